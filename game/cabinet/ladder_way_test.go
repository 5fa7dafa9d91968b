//go:build !js

package cabinet

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/assets"
	"capital/game/drive"
	"capital/game/ladder"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// TestALadderIsClimbed from the title of a game on: its first rung is begun while another match is running, which is put beside;
// what a Master did there is played up to its end; the results say whether the task is done, and lead to the same deal and to
// the next rung. What is done is kept, and the list says so.
func TestALadderIsClimbed(t *testing.T) {
	games := []int{1, 0} // of Capital Lux 2 the first rung is played alone: nothing of it is kept before the first move
	for _, n := range games[:testscope.Count(1, len(games))] {
		t.Run(Names()[n], func(t *testing.T) { climbs(t, n) })
	}
}

func climbs(t *testing.T, n int) {
	name, g := Names()[n], simulated()[n]
	folder := t.TempDir()
	app := openedIn(t, folder, 1280, 720, bare)
	app.SetSettings(atOnce(app.Settings()))
	words := app.Strings.Text
	kept := func() string {
		data, _ := os.ReadFile(filepath.Join(folder, files(n)))
		return string(data)
	}
	text, _ := played(t, n)
	running := strings.Join(strings.SplitAfter(strings.Replace(text, "seat 1 builder", "seat 1 person", 1), "\n")[:30], "")
	if err := app.Store.Save(files(n), []byte(running)); err != nil {
		t.Fatal(err)
	}
	toTitle := func() {
		t.Helper()
		app.EndMatch()
		app.ShowTitle()
		settle(t, app)
	}
	toTitle()
	press(t, app, words("title.games"))
	take(t, app, n)
	press(t, app, words("daily.button"))
	press(t, app, words("ladder.button", 0, 8))
	const first = 2 // the widget of the first rung
	x, y := app.Shown().(interface{ Group() *widget.Group }).Group().Widgets[first].Rect.Centre()
	do(t, app, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
	play := func() {
		t.Helper()
		press(t, app, words("title.play"))
		if _, ok := app.Shown().(scene.Match); !ok { // whether it shall be taught is asked
			answer(t, app, 1)
		}
	}
	play()
	begun := func(rung int) (head string) {
		t.Helper()
		start := fmt.Sprintf("game %s", name)
		seed := fmt.Sprintf("\nseed %d\n", g.Challenges[rung].Seed)
		drive.Until(t, fmt.Sprintf("rung %d is kept", rung+1), func() bool {
			settle(t, app)
			return strings.Contains(kept(), start) && strings.Contains(kept(), seed)
		})
		head, _, ok := strings.Cut(kept(), "takebacks until-revealed\n")
		if !ok {
			t.Fatalf("take-backs are others:\n%s", kept())
		}
		for seat, level := range append([]string{"person"}, g.Challenges[rung].Rivals...) {
			start := fmt.Sprintf("\nseat %d %s", seat+1, level)
			if !strings.Contains(head, start+" ") && !strings.Contains(head, start+"-") { // who of that level
				t.Errorf("rung %d has no %s at seat %d:\n%s", rung+1, level, seat+1, head)
			}
		}
		return head + "takebacks until-revealed\n"
	}
	head := begun(0)
	if beside, _ := filepath.Glob(filepath.Join(folder, "running", "*-"+name+"-*")); len(beside) != 1 || read(t, beside[0]) != running {
		t.Errorf("what was running is not put beside: %q", beside)
	}
	toTitle()

	proof, err := links()[n].open(proofs(t, name)[0])
	if err != nil {
		t.Fatal(err)
	}
	var moves []string
	for line := range strings.Lines(proof) {
		if line[0] >= '1' && line[0] <= '9' {
			moves = append(moves, line)
		}
	}
	if err := app.Store.Save(files(n), []byte(head+strings.Join(moves[:len(moves)-1], ""))); err != nil {
		t.Fatal(err)
	}
	toTitle()
	press(t, app, words("title.continue.game", shelf(t)[name].Words.Text("game.name")))
	hinted := 0
	drive.Until(t, "the results are there", func() bool {
		if hinted++; moves[len(moves)-1][0] == '1' && hinted%8 == 0 { // the last move is the person's
			do(t, app, input.Intent{Kind: input.Hint})
			do(t, app, input.Intent{Kind: input.Confirm})
		} else {
			do(t, app, input.Intent{Kind: input.Confirm})
		}
		_, ok := app.Shown().(*results.Screen)
		return ok
	})
	over := app.Shown().(*results.Screen)
	result, ok := g.Judge(over.Shared(), 0)
	if !ok {
		t.Fatalf("it can't be judged:\n%s", over.Shared())
	}
	says := "Rung 1 is done"
	if !g.Challenges[0].Task.Done(result) {
		says = "Rung 1 is not done yet"
	}
	if said := over.Spoken(app); !strings.Contains(said.Place, says) {
		t.Errorf("the results say %+v, not %q", said, says)
	}
	climbed, err := ladder.Load(app.Store)
	if err != nil {
		t.Fatal(err)
	}
	if tried, ok := climbed.Of(name, g.Challenges[0].Seed); !ok || tried.Points != result.Points || (tried.Done != "") != g.Challenges[0].Task.Done(result) {
		t.Errorf("kept is %+v of %+v", tried, result)
	}
	drawnClimb(t, app, name, over)

	press(t, app, words("ladder.again"))
	begun(0)
	app.EndMatch()
	app.ShowAtOnce(over)
	settle(t, app)
	press(t, app, words("ladder.next"))
	if said := app.Shown().(scene.Speaker).Spoken(app); shown(app) != "*scene.rungScreen" || said.Place != "Rung 2 of 8" {
		t.Errorf("next comes a %s: %+v", shown(app), said)
	}
	play()
	begun(1)
	toTitle()
	press(t, app, words("daily.button"))
	count := climbed.Count(name, g.Challenges)
	press(t, app, words("ladder.button", count, 8))
	if said := app.Shown().(scene.Speaker).Spoken(app).Prompt; !strings.Contains(said, fmt.Sprintf("Done: %d of 8", count)) {
		t.Errorf("the list says %q", said)
	}
}

// atOnce has nothing move.
func atOnce(s scene.Settings) scene.Settings {
	s.Speed = 0
	return s
}

// drawnClimb looks at the results of a match of a rung in each language, at several sizes, and comes back to them.
func drawnClimb(t *testing.T, app *scene.App, name string, over *results.Screen) {
	t.Helper()
	drive.Window(t)
	sizes := [][2]float64{{640, 400}, {360, 640}, {1280, 720}, {810, 1080}}
	usual := app.Settings()
	for n, size := range sizes[:testscope.Count(2, len(sizes))] {
		languages := assets.Languages()
		if !testscope.Thorough() {
			languages = languages[1+n:][:1]
		}
		for _, language := range languages {
			settings := usual
			settings.Language, settings.TextSize = language.Code, []int{200, 100}[n%2]
			app.SetSettings(settings)
			app.Resize(size[0], size[1])
			app.ShowAtOnce(over)
			settle(t, app)
			at := fmt.Sprintf("ladder-%s-%.0fx%.0f-%s-results", name, size[0], size[1], language.Code)
			widgetsApart(t, app, at)
			if testscope.Everything() {
				drive.Keep(t, at, pictureOf(app))
			}
		}
	}
	app.SetSettings(usual)
	app.Resize(1280, 720)
	app.ShowAtOnce(over)
	settle(t, app)
}
