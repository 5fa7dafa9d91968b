//go:build !js

package cabinet

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

// portraits are the widgets of a set-up that show who computer players are.
func portraits(app *scene.App) (found []*widget.Widget) {
	widgets := app.Shown().(interface{ Group() *widget.Group }).Group().Widgets
	for n := range widgets {
		if w := &widgets[n]; w.Kind == widget.Cycler && w.Bare && !w.Hidden {
			found = append(found, w)
		}
	}
	return found
}

// TestComputerPlayersAreSomebody in the set-up of every game that has persons: each another one, who makes way for the next by a
// click, and comes back by the other arrow. A match has them in its record.
func TestComputerPlayersAreSomebody(t *testing.T) {
	drive.Window(t)
	width, height := 1280.0, 720.0
	persons := map[string]scene.Persons{}
	app := opened(t, width, height, func(g *scene.Game) { persons[g.Name] = g.Persons })
	for n, e := range entries() {
		names := persons[e.name].Names
		if len(names) == 0 {
			continue
		}
		app.ShowTitle()
		settle(t, app)
		press(t, app, app.Strings.Text("title.games"))
		take(t, app, n)
		app.ShowTitle()
		settle(t, app)
		press(t, app, app.Strings.Text("title.play"))
		shown := portraits(app)
		if len(shown) == 0 {
			t.Fatalf("%s: nobody is shown", e.name)
		}
		var who []string
		for _, w := range shown {
			if slices.Contains(who, w.Value) {
				t.Errorf("%s: %s is there twice", e.name, w.Value)
			}
			who = append(who, w.Value)
		}
		if testscope.Thorough() {
			drive.Keep(t, fmt.Sprintf("persons-%s-set-up", e.name), pictureOf(app))
		}
		turn := func(part float64) {
			r := portraits(app)[0].Rect
			x, y := r.X+part*r.W, r.Y+r.H/2
			if err := app.Shown().Update(app, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}); err != nil {
				t.Fatal(err)
			}
		}
		turn(0.9)
		next := portraits(app)[0].Value
		if slices.Contains(who, next) {
			t.Errorf("%s: the next person is %s, who is at the table already", e.name, next)
		}
		if said := strings.Join(told(app), " "); !strings.Contains(said, next) {
			t.Errorf("%s: by ear the next person is not told", e.name)
		}
		turn(0.1)
		if back := portraits(app)[0].Value; back != who[0] {
			t.Errorf("%s: the person before is %s, not %s", e.name, back, who[0])
		}
	}
}

// told is what the screen says of what keys are at.
func told(app *scene.App) []string {
	return []string{app.Shown().(scene.Speaker).Spoken(app).Focus}
}

// TestComputerPlayersSayAWord when something matters, in every game that has persons, and not where a person does not want it.
func TestComputerPlayersSayAWord(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	persons := map[string]scene.Persons{}
	for n, e := range entries() {
		for _, silent := range []bool{false, true} {
			app := opened(t, 1280, 720, func(g *scene.Game) { persons[g.Name] = g.Persons })
			names := persons[e.name].Names
			if len(names) == 0 {
				continue
			}
			app.ShowTitle()
			settle(t, app)
			press(t, app, app.Strings.Text("title.games"))
			take(t, app, n)
			settings := app.Settings()
			settings.Speed, settings.Silent = 0, silent
			app.SetSettings(settings)
			var seats []record.Seat
			for _, name := range names[:3] {
				seats = append(seats, record.Seat{Player: "builder", Persona: name, Name: name})
			}
			app.Begin(scene.Config{Seed: 7, Seats: seats})
			settle(t, app)
			said := wordsOfMatch(t, app, fmt.Sprintf("persons-%s-silent-%v", e.name, silent))
			if t.Logf("%s: %q", e.name, said); silent != (len(said) == 0) {
				t.Errorf("%s, silent %v: %d words are said: %q", e.name, silent, len(said), said)
			}
		}
	}
}

// wordsOfMatch plays a match of computer players to its end, and is what they said. Nothing is said twice. It keeps pictures of the
// second word and of the end.
func wordsOfMatch(t *testing.T, app *scene.App, picture string) (said []string) {
	last := ""
	drive.Until(t, "the match is over", func() bool {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if over, ok := app.Shown().(*results.Screen); ok { // with a word at the end
			settle(t, app)
			drive.Keep(t, picture+"-at-the-end", pictureOf(app))
			if words := over.Spoken(app).Aside; words != "" {
				said = append(said, words)
			}
			return true
		}
		app.Shown().Update(app, []input.Intent{{Kind: input.Confirm}})
		s, ok := app.Shown().(scene.Speaker)
		if !ok {
			return true
		}
		speech := s.Spoken(app)
		if words := speech.Aside; words != last && words != "" {
			if slices.Contains(said, words) {
				t.Errorf("%s is said twice", words)
			}
			if said = append(said, words); len(said) == 2 {
				drive.Keep(t, picture, pictureOf(app))
			}
		}
		last = speech.Aside
		return false
	})
	return said
}
