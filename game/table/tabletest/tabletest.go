//go:build !js

// Package tabletest tests what the tables of all games do, once for all: a game tells in a [Game] how its table is made and what
// is its own, and each function here is one test of it. What is a game's own is tested there.
package tabletest

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"

	"capital/assets"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/table"
	"capital/input"
	"capital/rules/record"
)

// tick is how many seconds pass with each Update.
const tick = 1.0 / 60

// Screen is a game's table.
type Screen[A comparable, E, P any] interface {
	table.Game[A, E, P]
	scene.MatchWithMenu
	scene.Speaker
}

// Game is a game whose tables are tested. M is its match, A its action, E its event, P the position that its view draws.
type Game[M any, A comparable, E, P any] struct {
	Rules *record.Rules[M, A, E]
	Level string // of the computer players beside people
	// Open is a program without a window, in which the game is alone and warns of nothing.
	Open func(t testing.TB, settings scene.Settings) Program[M, A, E, P]
	// Course is the course of the match at a table.
	Course func(s Screen[A, E, P]) *table.Course[M, A, E, P]
	// Choose is what somebody does who decides for a seat.
	Choose func(m *M, seat int) A
	// Ways are the ways in which a person does something, by name: "drag", "keys" and "finger taps" at least. Those of a finger begin
	// with "finger"; "pad" is that of a gamepad, where it is another one than that of keys.
	Ways map[string]Way[A, E, P]
	// Options are those of a match that is played in every way.
	Options []record.Option
	// Alike reports whether an action is as good as one that was wanted, where not every way tells them apart; nil where they must be
	// the same.
	Alike func(made, wanted A) bool
	// Carry has the person in view take something up.
	Carry func(s Screen[A, E, P])
	// Secrets are what nobody but the seat may be told of it, in the words of its table; nil where it has none.
	Secrets func(s Screen[A, E, P], seat int) []string
	// Honest checks of a table's picture that it shows no more than the person in view may know; nil where all that is hidden is
	// among the Secrets.
	Honest func(t testing.TB, s Screen[A, E, P])
	// Regretted is what a seat could do now of which a person is warned; nil for a game without warnings.
	Regretted func(m *M, seat int) (a A, ok bool)
	// Advised is the move that is advised at a table.
	Advised func(s Screen[A, E, P]) A
	// Moment names the moment that an event begins, of those that are filmed; "" for none.
	Moment func(e E) string
	// Announces reports whether an announcement is one over which something may be opened; nil where any is.
	Announces func(a table.Announcement) bool
}

// alike reports whether an action is as good as one that was wanted.
func (g Game[M, A, E, P]) alike(made, wanted A) bool {
	return made == wanted || g.Alike != nil && g.Alike(made, wanted)
}

// Program is a program without a window.
type Program[M any, A comparable, E, P any] struct {
	App  *scene.App
	Game scene.Game // that is alone in it
	// Sit makes the table of a session.
	Sit func(s *session.Session[M, A, E]) Screen[A, E, P]
}

// still are settings in which nothing moves.
func still() scene.Settings { return scene.Settings{TextSize: 100} }

// players decide as the game's Choose does, or think for ever.
type players[M any, A comparable] struct{ choose func(m *M, seat int) A }

func (players[M, A]) Check(string) error { return nil }

func (p players[M, A]) Choose(ctx context.Context, _ *record.Record[A], m *M, seat int) (a A, err error) {
	if p.choose == nil {
		<-ctx.Done()
		return a, ctx.Err()
	}
	return p.choose(m, seat), nil
}

// match is a match at a table.
type match[M any, A comparable, E, P any] struct {
	*table.Course[M, A, E, P]
	t      testing.TB
	game   Game[M, A, E, P]
	app    *scene.App
	words  *assets.Strings // the game's
	screen Screen[A, E, P]
}

// seats are so many people, and computer players.
func (g Game[M, A, E, P]) seats(people, computers int) (seats []record.Seat) {
	for n := range people + computers {
		seat := record.Seat{Player: session.Person, Name: []string{"Zofia", "Jan", "Sawa", "Wars", "Ola"}[n]}
		if n >= people {
			seat.Player = g.Level
		}
		seats = append(seats, seat)
	}
	return seats
}

// sit goes on with a record.
func (g Game[M, A, E, P]) sit(t testing.TB, settings scene.Settings, r record.Record[A], choose func(m *M, seat int) A, save func(string) error) *match[M, A, E, P] {
	t.Helper()
	return g.sitAt(t, g.Open(t, settings), r, players[M, A]{choose}, save)
}

// sitAt goes on with a record in a program, against computer players.
func (g Game[M, A, E, P]) sitAt(t testing.TB, opened Program[M, A, E, P], r record.Record[A], others session.Players[M, A], save func(string) error) *match[M, A, E, P] {
	t.Helper()
	s, err := session.New(g.Rules, others, r, save)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return g.show(t, opened, opened.Sit(s))
}

// show shows a table in its program.
func (g Game[M, A, E, P]) show(t testing.TB, opened Program[M, A, E, P], s Screen[A, E, P]) *match[M, A, E, P] {
	opened.App.ShowAtOnce(s)
	return &match[M, A, E, P]{g.Course(s), t, g, opened.App, opened.Game.Words, s}
}

// do lets a tick pass, in which somebody does something.
func (p *match[M, A, E, P]) do(intents ...input.Intent) {
	p.t.Helper()
	if err := scene.Tick(p.app, tick, intents...); err != nil {
		p.t.Fatal(err)
	}
}

func (p *match[M, A, E, P]) key(kind input.Kind) { p.t.Helper(); p.do(input.Intent{Kind: kind}) }

// rest goes on from what is announced, until the table is seen as it is and the person in view may decide.
func (p *match[M, A, E, P]) rest() {
	p.t.Helper()
	drive.Until(p.t, "the person may decide", func() bool {
		if p.screen.Shown().Announced() != nil {
			p.key(input.Confirm)
		}
		p.do()
		return p.Over() || p.atRest() && p.Free()
	})
	p.screen.Hand().Forget()
}

// othersDecide waits until all computer players have decided that can: where all decide at once, they may do so before the
// person does or after.
func (p *match[M, A, E, P]) othersDecide() {
	p.t.Helper()
	drive.Until(p.t, "the others have decided", func() bool {
		p.do()
		return !p.Session.Thinking() && p.screen.Shown().AllShown()
	})
}

func (p *match[M, A, E, P]) atRest() bool {
	shown := p.screen.Shown()
	return shown.Announced() == nil && !shown.OnItsWay()
}

// covered reports whether something else is shown than the table: the curtain.
func (p *match[M, A, E, P]) covered() bool { return p.app.Shown() != scene.Scene(p.screen) }

// told is all that is said.
func (p *match[M, A, E, P]) told() string {
	s := p.screen.Spoken(p.app)
	all := slices.Concat(s.News, s.Hand, []string{s.Place, s.Prompt, s.Focus, s.Enter, s.Urgent})
	if s.State != nil {
		all = append(all, s.State()...)
	}
	return strings.Join(all, "\n")
}

// text is the record of the match.
func (p *match[M, A, E, P]) text() string {
	return p.game.Rules.Text(new(p.Session.Record()), p.Session.Match())
}

// await lets ticks pass until something holds.
func (p *match[M, A, E, P]) await(what string, holds func() bool) {
	p.t.Helper()
	drive.Until(p.t, what, func() bool { p.do(); return holds() })
}

// settle waits until nothing moves and nobody thinks.
func (p *match[M, A, E, P]) settle() {
	p.t.Helper()
	ticks := 0 // for so many
	drive.Until(p.t, "nothing moves and nobody thinks", func() bool {
		p.update()
		if ticks++; p.screen.Changed() || !p.atRest() || p.Session.Thinking() || !p.screen.Saved() {
			ticks = 0
		}
		return ticks > 9
	})
}

// update lets a tick pass at the table alone, which afterwards tells whether it changed.
func (p *match[M, A, E, P]) update() {
	if err := p.screen.Update(p.app, nil); err != nil {
		p.t.Fatal(err)
	}
}

// makes does something, and waits until it is done and saved.
func (p *match[M, A, E, P]) makes(a A) {
	p.t.Helper()
	before := p.Session.Moves()
	p.Do(a)
	p.await("the move is made and saved", func() bool { return p.Session.Moves() > before && p.screen.Saved() })
}

// choose is what the person in view would do.
func (p *match[M, A, E, P]) choose() A { return p.game.Choose(p.Session.Match(), p.Seat) }

// until is a record of a match that has come to where something holds; computer players decide before people.
func (g Game[M, A, E, P]) until(t testing.TB, seats []record.Seat, what string, holds func(m *M) bool) record.Record[A] {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		r := record.Record[A]{Seed: seed, Seats: seats}
		m := g.Rules.New(&r, nil)
		for !g.Rules.Over(&m) {
			if len(r.Actions) > 0 && holds(&m) {
				return r
			}
			seat := len(seats) - 1
			for !g.Rules.Owes(&m, seat) {
				seat--
			}
			a := g.Choose(&m, seat)
			if err := g.Rules.Apply(&m, seat, a, nil); err != nil {
				t.Fatal(err)
			}
			r.Actions = append(r.Actions, record.Move[A]{Seat: seat, Action: a})
		}
		if holds(&m) {
			return r
		}
	}
	t.Fatalf("there is no match in which %s", what)
	return record.Record[A]{}
}

// twice is a record in which the first seat is to make two moves one after the other.
func (g Game[M, A, E, P]) twice(t testing.TB) record.Record[A] {
	t.Helper()
	alone := func(m *M) bool { return g.Rules.Owes(m, 0) && !g.Rules.Owes(m, 1) }
	return g.until(t, g.seats(1, 1), "somebody makes two moves", func(m *M) bool {
		after := *m
		return alone(m) && g.Rules.Apply(&after, 0, g.Choose(m, 0), nil) == nil && alone(&after)
	})
}

// slow is a match on a disk that takes nothing until it is let go, with a move of a person on its way there. Nobody else decides.
func (g Game[M, A, E, P]) slow(t testing.TB) (p *match[M, A, E, P], letGo func()) {
	t.Helper()
	disk := make(chan struct{})
	letGo = sync.OnceFunc(func() { close(disk) })
	p = g.sit(t, still(), g.twice(t), nil, func(string) error { <-disk; return nil })
	t.Cleanup(letGo)
	p.rest()
	before := p.Session.Moves()
	p.Do(p.choose())
	if p.Session.Moves() != before+1 || p.screen.Saved() {
		t.Fatal("no move is on its way to the disk")
	}
	p.rest()
	return p, letGo
}

// ASlowDiskHoldsUpTheNextMoveAlone: whoever kills the program loses no more than the last thing a person did, and everything
// else is done at once.
func ASlowDiskHoldsUpTheNextMoveAlone[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	p, letGo := g.slow(t)
	before := p.Session.Moves()
	if p.key(input.Log); !p.ShowLog {
		t.Error("the log stays shut")
	}
	if p.key(input.Cancel); p.ShowLog {
		t.Error("the log stays open")
	}
	if p.key(input.Outlook); p.Sheet == nil {
		t.Error("what may still come is not shown")
	}
	if p.key(input.Cancel); p.Sheet != nil {
		t.Error("the sheet stays open")
	}
	waits := func(when string, want bool) {
		t.Helper()
		if p.Waits() != want || p.Session.Moves() != before {
			t.Fatalf("%s: a move waits: %t; %d moves", when, p.Waits(), p.Session.Moves()-before)
		}
	}
	next := p.choose()
	p.Do(next)
	waits("a move", true)
	p.do()
	waits("a tick later", true)
	p.key(input.Cancel)
	waits("backed out", false)
	p.Do(next)
	p.screen.Hand().Forget() // what is chosen for it is taken back first
	p.key(input.Undo)
	waits("taken back", false)
	p.key(input.Undo)
	waits("and the move before it", true)
	p.Do(next)
	waits("it is made after all", true)
	letGo()
	drive.Until(t, "it is made once the move before it is saved", func() bool {
		p.do()
		return p.Session.Moves() > before
	})
	if made := p.Session.Record().Actions[before:]; len(made) != 1 || made[0] != (record.Move[A]{Action: next}) {
		t.Errorf("made was %v", made)
	}
}

// WhatIsTakenBackWaitsUntilItIsSaved, too.
func WhatIsTakenBackWaitsUntilItIsSaved[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	p, letGo := g.slow(t)
	before := p.Session.Moves()
	p.TakeBack(1)
	if p.Session.Moves() != before {
		t.Error("something is done while the last move is on its way to the disk")
	}
	letGo()
	drive.Until(t, "it is done once that move is saved", func() bool { p.do(); return p.Session.Moves() == before-1 })
}

// WhoTakesSomethingUpDoesNotMakeAMoveThatWaits on a slow disk.
func WhoTakesSomethingUpDoesNotMakeAMoveThatWaits[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	p, letGo := g.slow(t)
	before := p.Session.Moves()
	p.Do(p.choose())
	if g.Carry(p.screen); !p.Waits() || !p.screen.Hand().Carries() {
		t.Fatal("nothing is taken up while a move waits")
	}
	letGo()
	drive.Until(t, "all is saved", func() bool { p.do(); return !p.Waits() })
	if p.Session.Moves() != before {
		t.Error("it is made all the same")
	}
}
