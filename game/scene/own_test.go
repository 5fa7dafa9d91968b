//go:build !js

package scene

import (
	"context"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/ladder"
	"capital/game/play"
	"capital/game/session"
	"capital/rules/record"
)

// withGoals has the open game have two goals: every match reaches the first, that of seed 8 the second.
func withGoals(app *App) {
	app.cabinet.open.Goals = play.Goals{Names: []string{"first", "second"}, Judge: func(text string, _ int) (ladder.Result, bool) {
		if strings.Contains(text, "seed 8\n") {
			return ladder.Result{Goals: []string{"first", "second"}}, true
		}
		return ladder.Result{Goals: []string{"first"}}, true
	}}
}

// toldOf is what is said of the goals of a match that has ended, once they are found out.
func toldOf(t *testing.T, app *App, text string) string {
	t.Helper()
	app.toast = toast{}
	app.MatchOver(text)
	drive.Until(t, "the goals are found out", func() bool { stepOwn(app); return !app.own.asking.Busy() })
	return app.toast.Words
}

// A goal is told when it is reached for the first time, and found with its date afterwards.
func TestGoalIsToldOnce(t *testing.T) {
	app := filesApp(t, t.TempDir())
	withGoals(app)
	app.Begin(alone(7))
	text := toTheEnd(t, app)
	if told := toldOf(t, app, text); !strings.Contains(told, "goal.first") {
		t.Errorf("it says %q", told)
	}
	h, err := app.ReadHistory(context.Background())
	if first, ok := h.Has("bidding", "first"); err != nil || len(h.Matches) != 1 || !ok || first.Date() == "" {
		t.Errorf("the match that ended last comes to %+v, %v", h, err)
	}
	app.ShowTitle() // the match moves to the others
	app.Begin(alone(8))
	text = toTheEnd(t, app)
	if told := toldOf(t, app, text); strings.Contains(told, "goal.first") || !strings.Contains(told, "goal.second") {
		t.Errorf("it says %q", told)
	}
	h, err = app.ReadHistory(context.Background())
	if err != nil || len(h.Matches) != 2 || h.Matches[0].Rivals[0] != play.Rob {
		t.Errorf("the matches come to %+v, %v", h, err)
	}
	app.EndMatch()
}

// A match is a person's own where one person has played it to its end, and it was no lesson.
func TestWhoseMatchItIs(t *testing.T) {
	app := filesApp(t, t.TempDir())
	app.Begin(alone(7))
	running := tableOf(t, app).record()
	text := toTheEnd(t, app)
	c := &app.cabinet
	if s, ok := c.summarise(text); !ok || s.Seats != 1 || s.Game != "bidding" {
		t.Errorf("it comes to %+v", s)
	}
	for what, other := range map[string]string{
		"that goes on": running, "of nobody": strings.Replace(text, session.Person, c.open.Levels[0], 1), "of no game": "capital 1\n",
	} {
		if _, ok := c.summarise(other); ok {
			t.Errorf("a match %s is the person's own", what)
		}
	}
	c.open.Lesson = Lesson{Start: c.open.Start, Config: alone(7)}
	if _, ok := c.summarise(text); ok {
		t.Error("a lesson counts")
	}
	app.EndMatch()
}

// The person's name is that of the first seat, unless the seat was given another or is a computer player's.
func TestOwnNameInSetup(t *testing.T) {
	app := filesApp(t, t.TempDir())
	app.KeepProfile(Profile{Name: "Ala", Sign: 2, Colour: 9})
	if kept, err := loadSettings(app.Store); err != nil || kept.Profile != (Profile{Name: "Ala", Sign: 2, Colour: 4}) {
		t.Errorf("kept is %+v, %v", kept.Profile, err)
	}
	if s := newSetup(app, nil); s.seats[0].Name != "Ala" || s.seats[1].Name == "Ala" {
		t.Errorf("the seats are %+v", s.seats)
	}
	app.cabinet.open.config = Config{Seats: []record.Seat{{Player: session.Person, Name: "Ola"}}}
	if s := newSetup(app, nil); s.seats[0].Name != "Ola" {
		t.Errorf("the seats are %+v", s.seats)
	}
	for _, wrong := range []string{"\u3164", "a\nb", strings.Repeat("a", 15)} {
		if p := (Profile{Name: wrong}).valid(); p.Name != "" {
			t.Errorf("the name %q is kept", wrong)
		}
	}
}
