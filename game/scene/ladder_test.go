//go:build !js

package scene

import (
	"slices"
	"strings"
	"testing"

	"capital/game/ladder"
	"capital/game/play"
	"capital/game/session"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// ladderApp has a game with a ladder of two rungs: the first is done in any match, the second in none.
func ladderApp(t *testing.T) *App {
	t.Helper()
	app := quickApp(t)
	rungs := []ladder.Rung{
		{Seed: 5, Rivals: []string{recordtest.Guesser}, Task: ladder.Task{Points: 1}},
		{Seed: 6, Rivals: []string{recordtest.Guesser}, Task: ladder.Task{Lead: 1000}},
	}
	app.cabinet.open.Rungs = rungs
	app.cabinet.open.Goals = play.Goals{Judge: func(text string, seat int) (ladder.Result, bool) {
		found, err := app.cabinet.open.Check(text)
		if err != nil || !found.Over {
			return ladder.Result{}, false
		}
		return ladder.Result{Place: 1, Points: 7}, true
	}}
	return app
}

// longLadder gives the game that the title shows a ladder as long as those of real games, with two rungs done.
func longLadder(t *testing.T, app *App) {
	t.Helper()
	var rungs []ladder.Rung
	for n := range 8 {
		rungs = append(rungs, ladder.Rung{Seed: uint64(n), Rivals: app.cabinet.open.Levels[:1], Task: ladder.Task{Points: 10 * n, Lead: n}})
	}
	app.cabinet.open.Rungs = rungs
	climbed := app.climbed()
	for n := range 2 {
		climbed.Finish(app.cabinet.open.Name, &rungs[n], ladder.Result{Place: 1, Points: 100, Lead: 100}, "2026-11-26")
	}
	if err := climbed.Save(app.Store); err != nil {
		t.Fatal(err)
	}
	if s := newLadder(app, titleOf(app)); s.next != 2 {
		t.Fatalf("rung %d is the next one", s.next)
	}
}

// TestOnlyWhatIsAgreedIsARung: who may take back more, or lets a computer player climb, plays something else.
func TestOnlyWhatIsAgreedIsARung(t *testing.T) {
	g := ladderApp(t).cabinet.open
	of := func(change func(found *Saved)) int {
		found := rungConfig(&g.Rungs[0]).found()
		found.Seats = slices.Clone(found.Seats)
		change(&found)
		return g.rungOf(found)
	}
	if got := of(func(*Saved) {}); got != 0 {
		t.Errorf("it is rung %d", got)
	}
	if got := of(func(found *Saved) { found.TakeBacks = record.TakeBacksFree }); got >= 0 {
		t.Errorf("with free take-backs it is rung %d", got)
	}
	if got := of(func(found *Saved) { found.Seats[0].Player = recordtest.Guesser }); got >= 0 {
		t.Errorf("climbed by a computer player it is rung %d", got)
	}
}

// TestAMatchTakenOverIsNoClimb: who played it on from another one had seen what comes.
func TestAMatchTakenOverIsNoClimb(t *testing.T) {
	app := ladderApp(t)
	show(t, app, newTitle(app))
	show(t, app, newLadder(app, titleOf(app)))
	pressOn(t, app, numberedRows)
	pressOn(t, app, rungPlay)
	tableOf(t, app)
	text, _ := playOut(t, app)
	if err := app.Store.Save(ladder.File, []byte("{}")); err != nil {
		t.Fatal(err)
	}
	over := session.TakenOver(text, 2)
	if tell := app.Ended(over); tell != nil || app.ClimbOf(over) != nil {
		t.Errorf("it is told %v, and goes on", tell != nil)
	}
	if got := app.climbed().Count("bidding", app.cabinet.open.Rungs); got != 0 {
		t.Errorf("%d rungs are done", got)
	}
}

// TestARungIsClimbed from the list: it is played, done, offered again, and the next one is lit; what is done stays done.
func TestARungIsClimbed(t *testing.T) {
	app := ladderApp(t)
	show(t, app, newTitle(app))
	show(t, app, newLadder(app, titleOf(app)))
	if next := app.Shown().(*ladderScreen).next; next != 0 {
		t.Fatalf("rung %d is next", next)
	}
	for at, want := range []string{"Rung 1 is done", "Rung 2 is not done yet"} {
		show(t, app, newLadder(app, titleOf(app)))
		pressOn(t, app, numberedRows+at)
		pressOn(t, app, rungPlay)
		text, told := playOut(t, app)
		if !strings.Contains(told, want) {
			t.Errorf("%q is told, not %q", told, want)
		}
		climb := app.ClimbOf(text)
		if climb == nil || climb.Done != (at == 0) || climb.Last != (at == 1) {
			t.Fatalf("rung %d may go on by %+v", at+1, climb)
		}
		show(t, app, newTitle(app))
		climb.Next()
		do(t, app)
		if at == 0 {
			if next, ok := app.Shown().(*rungScreen); !ok || next.at != 1 {
				t.Errorf("the next rung is %T", app.Shown())
			}
		} else if list, ok := app.Shown().(*ladderScreen); !ok || list.next != 1 {
			t.Errorf("after the last comes %T", app.Shown())
		}
		climb.Again()
		do(t, app)
		if again := tableOf(t, app).session.Record(); again.Seed != app.cabinet.open.Rungs[at].Seed {
			t.Errorf("again is the seed %d", again.Seed)
		}
		app.EndMatch()
		show(t, app, newTitle(app))
	}
	if got := app.climbed().Count("bidding", app.cabinet.open.Rungs); got != 1 {
		t.Errorf("%d rungs are done", got)
	}
}
