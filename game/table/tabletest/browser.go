//go:build !js

package tabletest

import (
	"encoding/json"
	"fmt"
	"image"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene/narration"
	"capital/game/scene/narration/narrationtest"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
)

// prepared runs in the page before anything else: it lays files down that are not there, whose names and texts it is given.
const prepared = `
	try {
		for (const [name, text] of Object.entries(%s)) {
			if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
		}
	} catch (refused) {}`

// page is the program in a browser.
type page struct {
	*drive.Page
	t testing.TB
}

// browse opens the program in a browser, where nothing moves and these files are kept.
func (g Game[M, A, E, P]) browse(t testing.TB, files map[string]string) *page {
	t.Helper()
	kept := map[string]string{storage(drive.Settings): string(g.settings(t, 0))}
	for name, text := range files {
		kept[storage(name)] = text
	}
	data, err := json.Marshal(kept)
	if err != nil {
		t.Fatal(err)
	}
	p := &page{drive.Open(t, drive.PageOptions{Broken: fmt.Sprintf(prepared, data)}), t}
	p.WaitRunning()
	return p
}

// storage is what a browser calls a file that the program keeps.
func storage(file string) string { return "capital/" + file }

func (p *page) pass()                        { p.t.Helper(); p.Frames(1) }
func (p *page) look() *image.RGBA            { p.t.Helper(); return p.Look() }
func (p *page) keep(name string) *image.RGBA { p.t.Helper(); return p.Screenshot(name) }

// settled waits for what comes at once: a browser draws slowly without a graphics card.
func (p *page) settled() *image.RGBA {
	p.t.Helper()
	last := p.Look()
	drive.Until(p.t, "the page looks the same", func() bool {
		p.Frames(4)
		before := last
		last = p.Look()
		return drive.Differing(before, last) == 0
	})
	return last
}

func (p *page) kept(file string) string {
	p.t.Helper()
	return p.Ask(fmt.Sprintf(`localStorage.getItem(%q) || ""`, storage(file)))
}

func (p *page) give(in input.Intent) {
	p.t.Helper()
	switch {
	case in.Touch && in.Kind == input.Press: // the finger is lifted where it was put down
	case in.Touch && in.Kind == input.Release:
		p.Tap(in.X, in.Y)
	case in.Kind == input.Turn && (in.X != 0 || in.Y != 0):
		p.RightClick(in.X, in.Y)
	case in.Kind == input.Move:
		p.Move(in.X, in.Y)
	case in.Kind == input.Press:
		p.Move(in.X, in.Y)
		p.Press(in.X, in.Y)
	case in.Kind == input.Release:
		p.Move(in.X, in.Y)
		p.Release(in.X, in.Y)
	default:
		p.Key(keyOf(p.t, in).page)
	}
}

// PlayedInTheBrowser plays two turns of a match that goes on there, by mouse and by keys. The page is loaded again, which loses
// nothing. Where everything is tried, taps are a third.
func PlayedInTheBrowser[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	drive.Beside(t)
	file := g.Open(t, still()).Game.File
	p := g.browse(t, map[string]string{file: g.written(t, g.twice(t))})
	name := g.Rules.Name + "-browser-"
	p.keep(name + "title")
	for n, way := range testscope.First(2, []string{"drag", "keys", "finger taps"}) {
		r := g.goOn(t, p, logicWidth, logicHeight, way)
		r.turn()
		before := p.look()
		r.acts(g.Ways[way])
		r.turn()
		after, kept := p.settled(), p.kept(file)
		r.looksTheSame()
		if differ(before, after) == 0 {
			t.Errorf("nothing is seen of turn %d", n+1)
		}
		p.keep(name + strings.ReplaceAll(way, " ", "-"))
		p.Reload()
		p.WaitRunning()
		if now := p.kept(file); now != kept {
			t.Fatalf("kept was\n%s, and is\n%s", kept, now)
		}
	}
	r := g.goOn(t, p, logicWidth, logicHeight, "keys")
	r.turn()
	p.keep(name + "goes-on")
}

// AMatchEndsInTheBrowser with its last decisions and the results.
func AMatchEndsInTheBrowser[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	testscope.Only(t)
	drive.Beside(t)
	r := PlaysInTheBrowser(t, g, "end", g.last(t, g.seats(1, 1), 3), 1000)
	r.ends()
	r.keep(g.Rules.Name + "-browser-results")
}

// PlaysInTheBrowser plays on there from a record, so many decisions or to the end, and where everything is tried keeps a picture
// before each.
func PlaysInTheBrowser[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], name string, from record.Record[A], decisions int) *robot[M, A, E, P] {
	t.Helper()
	file := g.Open(t, still()).Game.File
	r := g.goOn(t, g.browse(t, map[string]string{file: g.written(t, from)}), logicWidth, logicHeight, "drag")
	r.plays(decisions, g.Ways["drag"], func(n int, _ bool) {
		if testscope.Everything() {
			r.keep(fmt.Sprintf("%s-browser-%s-%d", g.Rules.Name, name, n+1))
		}
	})
	return r
}

// ByEarInTheBrowser plays two turns there by keys, and by what stands in the part of the page that is read aloud.
func ByEarInTheBrowser[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], how ByEar) {
	testscope.Only(t)
	drive.Beside(t)
	p := g.browse(t, nil)
	const attributes = `[document.querySelector("canvas").getAttribute("aria-label") !== "", told.ariaLive, urgent.ariaLive, document.querySelector("canvas").getAttribute("role")].join()`
	if said := p.Ask(attributes); said != "true,polite,assertive,application" {
		t.Errorf("the page says %q of what is read aloud", said)
	}
	l := narrationtest.Hear(t, p.hears)
	how.sitsDown(l)
	file := g.Open(t, still()).Game.File
	made := func() int {
		if text := p.kept(file); text != "" {
			r, _, err := g.Rules.Read(text)
			if err != nil {
				t.Fatal(err)
			}
			return len(movesBy(r.Actions, 0))
		}
		return 0
	}
	for turn := 0; made() < 2; turn++ {
		how.Decide(l, l.Await("something to do", decidable), turn)
	}
	for part, what := range map[narration.Part]string{narration.Prompt: "what is to be done", narration.Hand: "what is in the hand", narration.State: "how all stand"} {
		if l.Ask(part) == "" {
			t.Errorf("nothing says %s", what)
		}
	}
}

// hears lets time pass in which somebody does something, and returns the lines that are said.
func (p *page) hears(intents ...input.Intent) (said []string) {
	p.t.Helper()
	for _, in := range intents {
		p.give(in)
	}
	p.Frames(4)
	lines := p.Ask(`(() => {
		const lines = [...told.children, ...urgent.children].map((line) => line.textContent).join("\n");
		told.replaceChildren();
		urgent.replaceChildren();
		return lines;
	})()`)
	if lines == "" {
		return nil
	}
	return strings.Split(lines, "\n")
}
