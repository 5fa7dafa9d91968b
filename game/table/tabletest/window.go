//go:build !js

package tabletest

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/lesson/lessontest"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
)

// The size of the windows in which logic is tried: without a graphics card drawing is most of the work.
const logicWidth, logicHeight = 640, 400

// settings are those of somebody who plays the game alone, is warned of nothing, and wants things to move at a speed.
func (g Game[M, A, E, P]) settings(t testing.TB, speed float64) []byte {
	t.Helper()
	settings := scene.DefaultSettings()
	settings.Unwarned = strings.Join(g.Open(t, still()).Game.Warnings, " ")
	settings.Offered, settings.Game, settings.Speed = g.Rules.Name, g.Rules.Name, speed
	data, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// home is a new folder of somebody with such settings.
func (g Game[M, A, E, P]) home(t testing.TB, speed float64) (home string) {
	t.Helper()
	home = drive.Home(t)
	keep(t, home, drive.Settings, g.settings(t, speed))
	return home
}

// homeWith is one where a match is kept, in a file.
func (g Game[M, A, E, P]) homeWith(t testing.TB, r record.Record[A]) (home, file string) {
	t.Helper()
	home, file = g.home(t, 0), g.Open(t, still()).Game.File
	keep(t, home, file, []byte(g.written(t, r)))
	return home, file
}

// keep writes a file that the program keeps in a home.
func keep(t testing.TB, home, name string, data []byte) {
	t.Helper()
	path := drive.FileOf(home, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// window is the program in a window.
type window struct {
	*drive.Guest
	t   testing.TB
	pad bool // it has a gamepad alone
}

// open opens the program in a home, in a window of a size in pixels.
func open(t *testing.T, home string, w, h int) *window {
	t.Helper()
	return &window{Guest: drive.Start(t, drive.Options{Width: w, Height: h, Home: home}), t: t}
}

func (w *window) pass()                        { w.t.Helper(); w.Tick(1) }
func (w *window) look() *image.RGBA            { w.t.Helper(); return w.Look() }
func (w *window) settled() *image.RGBA         { w.t.Helper(); return w.Settle() }
func (w *window) keep(name string) *image.RGBA { w.t.Helper(); return w.Screenshot(name) }

func (w *window) kept(file string) string {
	w.t.Helper()
	data, err := os.ReadFile(drive.FileOf(w.Home, file))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		w.t.Fatal(err)
	}
	return string(data)
}

func (w *window) give(in input.Intent) {
	w.t.Helper()
	switch {
	case w.pad:
		w.Pad(lessontest.ButtonOf(w.t, in))
	case in.Touch:
		w.touch(in)
	case in.Kind == input.Turn && (in.X != 0 || in.Y != 0):
		w.Move(in.X, in.Y)
		w.RightClick()
	case in.Kind == input.Move:
		w.Move(in.X, in.Y)
	case in.Kind == input.Press:
		w.Move(in.X, in.Y)
		w.Press()
	case in.Kind == input.Release:
		w.Move(in.X, in.Y)
		w.Release()
	default:
		w.Key(keyOf(w.t, in).window)
	}
}

// touch does it with a finger; a second one taps beside it to turn what the first carries.
func (w *window) touch(in input.Intent) {
	w.t.Helper()
	switch in.Kind {
	case input.Press:
		w.TouchDown(0, in.X, in.Y)
	case input.Move:
		w.TouchMove(0, in.X, in.Y)
	case input.Release:
		w.TouchMove(0, in.X, in.Y)
		w.TouchUp(0)
	case input.Turn:
		w.TouchDown(1, in.X+150, in.Y+40)
		w.Tick(3)
		w.TouchUp(1)
		w.Tick(3)
	default:
		w.t.Fatalf("no finger does %+v", in)
	}
}

// AKilledWindowGoesOn with the match in whose midst it was killed. It is played by mouse, by keys and by a finger in turn.
func AKilledWindowGoesOn[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	drive.Beside(t)
	home, file := g.homeWith(t, record.Record[A]{Seed: 12, Seats: g.seats(1, 2), Options: g.Options})
	ways, n := []string{"drag", "keys", "finger taps"}, 0
	drive.KillAndGoOn(t, testscope.Count(3, 6), home, file, func() drive.Player {
		n++
		return &killed[M, A, E, P]{window: open(t, home, logicWidth, logicHeight), game: g, way: ways[n%len(ways)]}
	})
}

// killed is somebody whose window will be killed.
type killed[M any, A comparable, E, P any] struct {
	*window
	game  Game[M, A, E, P]
	way   string
	robot *robot[M, A, E, P]
}

func (k *killed[M, A, E, P]) Window() *drive.Guest { return k.Guest }
func (k *killed[M, A, E, P]) Over() bool           { return k.robot.Over() }

func (k *killed[M, A, E, P]) GoOn() {
	k.robot = k.game.goOn(k.t, k.window, logicWidth, logicHeight, k.way)
	k.robot.turn()
}

func (k *killed[M, A, E, P]) Play() {
	k.robot.acts(k.game.Ways[k.way])
	k.robot.turn()
}

func (k *killed[M, A, E, P]) Begin() {
	k.game.Ways[k.way](k.robot.screen, k.robot.does, k.robot.choose())
}

// goOn goes on from the title with the match that the program keeps.
func (g Game[M, A, E, P]) goOn(t testing.TB, p program, w, h float64, way string) *robot[M, A, E, P] {
	t.Helper()
	r := g.robot(t, p, w, h, way)
	title := p.settled()
	p.give(input.Intent{Kind: input.Confirm}) // Continue is the main button where a match is kept
	drive.Until(t, "the table is seen", func() bool {
		p.pass()
		return differ(title, p.look()) > 0.5
	})
	return r
}

// differ tells how much of a picture, 0 to 1, looks otherwise than another one.
func differ(a, b *image.RGBA) float64 { return float64(drive.Differing(a, b)) / float64(len(a.Pix)/4) }

// AMatchIsPlayedInAWindow to the results: its end by mouse, or thoroughly in every way; by mouse from its start, if all of it is wanted.
func AMatchIsPlayedInAWindow[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], all bool) {
	drive.Beside(t)
	for name, way := range g.Ways {
		w, h, r := logicWidth, logicHeight, record.Record[A]{Seed: 11, Seats: g.seats(1, g.Rules.Most-1), Options: g.Options}
		switch {
		case name == "pad", name != "drag" && !testscope.Thorough():
			continue
		case name == "drag" && all:
			w, h = 960, 600
		default:
			r = g.last(t, g.seats(1, 1), testscope.Count(4, 12))
		}
		t.Run(name, func(t *testing.T) {
			home, _ := g.homeWith(t, r)
			p := g.goOn(t, open(t, home, w, h), float64(w), float64(h), name)
			title := g.Rules.Name + "-window-" + strings.ReplaceAll(name, " ", "-")
			p.plays(1000, way, func(n int, first bool) {
				if testscope.Everything() && (first || n%24 == 0) {
					p.keep(fmt.Sprintf("%s-%03d-%d", title, n, p.Decision()))
				}
			})
			p.ends()
			p.keep(title + "-results")
		})
	}
}

// PlayedByGamepadAlone from the title to the rematch: the match is set up, rules are looked up, a hint is taken, all is played
// to the end, and another one is begun between the same.
func PlayedByGamepadAlone[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	testscope.Only(t)
	drive.Beside(t)
	const w, h = 960, 600
	p := &padded[M, A, E, P]{open(t, g.home(t, 0), w, h), g, g.Open(t, still()).Game.File}
	p.window.pad = true
	for _, name := range []string{"title", "setup"} {
		p.settled()
		p.shows(name)
		p.press(input.Confirm)
	}
	p.looksRulesUp()
	first := p.takesHint("first", 0)
	r := g.robot(t, p.window, w, h, "pad")
	way, ok := g.Ways["pad"]
	if !ok {
		way = g.Ways["keys"]
	}
	r.plays(1000, way, func(_ int, first bool) {
		if first {
			p.shows(fmt.Sprintf("decision-%d", r.Decision()))
		}
	})
	r.ends()
	p.shows("results")
	p.press(input.Confirm) // points at the button
	p.settled()
	p.press(input.Confirm)
	if again := p.takesHint("rematch", first.Seed); !slices.Equal(again.Seats, first.Seats) {
		t.Errorf("a rematch is between %v", again.Seats)
	}
	p.shows("rematch")
}

// padded is somebody with a gamepad alone.
type padded[M any, A comparable, E, P any] struct {
	*window
	game Game[M, A, E, P]
	file string
}

func (p *padded[M, A, E, P]) press(kind input.Kind) { p.t.Helper(); p.give(input.Intent{Kind: kind}) }
func (p *padded[M, A, E, P]) shows(name string) {
	p.t.Helper()
	p.keep(p.game.Rules.Name + "-pad-" + name)
}

// looksRulesUp asks for the rules, and goes back from them.
func (p *padded[M, A, E, P]) looksRulesUp() {
	p.t.Helper()
	before := p.settled()
	p.press(input.Explain)
	drive.Until(p.t, "the rules are seen", func() bool { return differ(before, p.settled()) > 0.3 })
	p.shows("rules")
	p.press(input.Cancel)
	drive.Until(p.t, "the rules lead back", func() bool { return differ(before, p.settled()) < 0.05 })
}

// takesHint has a move advised and takes it, until the person has made one in a match of another seed: a match is kept from its
// first move on.
func (p *padded[M, A, E, P]) takesHint(name string, before uint64) (r record.Record[A]) {
	p.t.Helper()
	took := func() bool {
		p.settled()
		text := p.kept(p.file)
		if text == "" {
			return false
		}
		var err error
		if r, _, err = p.game.Rules.Read(text); err != nil {
			p.t.Fatal(err)
		}
		return r.Seed != before && len(movesBy(r.Actions, 0)) > 0
	}
	drive.Until(p.t, "it is the person's turn, and the advised move is taken", func() bool {
		if took() {
			return true
		}
		p.press(input.Hint)
		p.settled()
		p.shows("hint-" + name)
		p.press(input.Confirm)
		for range 20 { // a move may be long on its way to the disk: pressed again, another would be made
			if took() {
				return true
			}
		}
		return false
	})
	return r
}

// key is a key as a window has it, and as a page has it.
type key struct {
	window ebiten.Key
	page   string
}

// keyOf is the key that tells an intent.
func keyOf(t testing.TB, in input.Intent) key {
	t.Helper()
	switch in.Kind {
	case input.Choose:
		return key{ebiten.KeyDigit1 + ebiten.Key(in.Number-1), fmt.Sprint(in.Number)}
	case input.Navigate:
		switch {
		case in.DX < 0:
			return key{ebiten.KeyArrowLeft, kb.ArrowLeft}
		case in.DX > 0:
			return key{ebiten.KeyArrowRight, kb.ArrowRight}
		case in.DY < 0:
			return key{ebiten.KeyArrowUp, kb.ArrowUp}
		}
		return key{ebiten.KeyArrowDown, kb.ArrowDown}
	case input.Tell:
		return []key{{ebiten.KeyP, "p"}, {ebiten.KeyT, "t"}, {ebiten.KeyS, "s"}}[in.Number-1]
	}
	found, ok := map[input.Kind]key{
		input.Confirm: {ebiten.KeyEnter, kb.Enter}, input.Cancel: {ebiten.KeyEscape, kb.Escape},
		input.Next: {ebiten.KeyTab, kb.Tab}, input.Discard: {ebiten.KeyD, "d"},
		input.Turn: {ebiten.KeyR, "r"}, input.Hint: {ebiten.KeyH, "h"},
	}[in.Kind]
	if !ok || in.Kind == input.Turn && in.Number != 1 {
		t.Fatalf("no key does %+v", in)
	}
	return found
}
