//go:build !js

package myplay

import (
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/input"
)

// reachedIn are the records of a person's own match in which a goal was reached, one of each game.
func reachedIn(t *testing.T, app *scene.App) map[string]looked {
	t.Helper()
	found := map[string]looked{}
	games, _ := app.Games()
	for _, l := range someLooked(t) {
		for _, g := range games {
			if _, has := found[g.Name]; !has && g.Name == l.game() && len(g.Goals.Reached(l.text, l.person)) > 0 {
				found[g.Name] = l
			}
		}
	}
	return found
}

// By keys one gets from a goal that was reached into the look back at the match in which it was, and back to the list of goals.
// A goal that is open leads nowhere; one whose match is gone says so.
func TestGoalsLeadToTheirMatches(t *testing.T) {
	drive.Window(t)
	app := cabinetApp(t, 0, 0)
	all := reachedIn(t, app)
	if len(all) < 2 {
		t.Fatalf("in matches of %d games a goal was reached", len(all))
	}
	for _, l := range all {
		l.keep(t, app, true)
	}
	for game, l := range all {
		s := opened(t, app)
		app.Show(s)
		settle(t, app)
		for s.games[s.game].Name != game {
			press(t, s, gameTurner)
		}
		press(t, s, goalsTab)
		leads := func() (many int) {
			for _, i := range s.items {
				if i.press != nil {
					many++
				}
			}
			return many
		}
		if reached := len(s.games[s.game].Goals.Reached(l.text, l.person)); leads() != reached {
			t.Errorf("%s: %d goals lead on, and %d were reached", game, leads(), reached)
		}
		for s.Widgets.Widgets[firstRow].Hidden {
			press(t, s, pageTurner)
		}
		page := s.page
		for range widgetCount {
			if s.Widgets.Focused() == firstRow {
				break
			}
			do(t, s, input.Intent{Kind: input.Next})
		}
		if focus := s.Spoken(app).Focus; s.Widgets.Focused() != firstRow || !strings.Contains(focus, "Reached on ") {
			t.Fatalf("%s: widget %d is in focus: %s", game, s.Widgets.Focused(), focus)
		}
		do(t, s, input.Intent{Kind: input.Confirm})
		settle(t, app)
		back, ok := app.Shown().(scene.Speaker)
		if !ok || app.Shown() == scene.Scene(s) {
			t.Fatalf("%s: %T is shown", game, app.Shown())
		}
		if speech := back.Spoken(app); !strings.Contains(strings.ToLower(speech.Place+speech.Prompt), "move 1 of ") {
			t.Errorf("%s: not the first move, but %s %s", game, speech.Place, speech.Prompt)
		}
		for range 4 { // through the results of the match
			if app.Shown() == scene.Scene(s) {
				break
			}
			if err := app.Shown().Update(app, []input.Intent{{Kind: input.Cancel}}); err != nil {
				t.Fatal(err)
			}
			settle(t, app)
		}
		if app.Shown() != scene.Scene(s) || s.part != goalsTab || s.page != page || s.away {
			t.Errorf("%s: %T is shown after the look back, part %d, page %d", game, app.Shown(), s.part, s.page)
		}
	}
	gone := opened(t, cabinetApp(t, 3, 3))
	gone.app.Show(gone)
	settle(t, gone.app)
	press(t, gone, goalsTab)
	said := ""
	gone.app.Listen(func(told narration.Told) { said += told.Words })
	press(t, gone, firstRow+1)
	settle(t, gone.app)
	if want := gone.app.Strings.Text("play.gone"); gone.away || gone.app.Shown() != scene.Scene(gone) || !strings.Contains(said, want) {
		t.Errorf("%q is said, not %q", said, want)
	}
}
