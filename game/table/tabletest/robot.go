//go:build !js

package tabletest

import (
	"context"
	"image"
	"strings"
	"testing"
	"time"

	"capital/game/drive"
	"capital/input"
	"capital/rules/record"
)

// program is the real program, in a window or in a browser, as somebody has it who plays.
type program interface {
	give(in input.Intent)           // does what a person does for it
	pass()                          // lets a little time pass
	look() *image.RGBA              // what is seen
	settled() *image.RGBA           // the same, once it rests
	keep(name string) *image.RGBA   // the same, kept as a picture
	kept(file string) (text string) // what it keeps under a name, or nothing
}

// robot plays a match in the real program as a person does, at the first seat. It knows of the match what the program keeps of
// it. All that it does there it does at a table of its own as well, where the same happens: there it sees where things lie.
type robot[M any, A comparable, E, P any] struct {
	*match[M, A, E, P] // at its own table
	program
	device device
	file   string // where the program keeps the match
	text   string // what it keeps there
	others *followers[M, A]
	told   told
}

// device is what somebody plays with.
type device uint8

const (
	byMouse device = iota
	byFinger
	byKeys // or a gamepad
)

// deviceOf is what a way is of.
func deviceOf(way string) device {
	switch {
	case strings.HasPrefix(way, "finger"):
		return byFinger
	case way == "keys", way == "pad":
		return byKeys
	}
	return byMouse
}

// followers do what another record of the match says that their seats did next, once it does.
type followers[M any, A comparable] struct {
	read chan []record.Move[A] // holds what is known of that record
}

func (*followers[M, A]) Check(string) error { return nil }

func (f *followers[M, A]) Choose(ctx context.Context, r *record.Record[A], _ *M, seat int) (a A, err error) {
	made := len(movesBy(r.Actions, seat))
	for {
		known := <-f.read
		f.read <- known
		if theirs := movesBy(known, seat); len(theirs) > made {
			return theirs[made], nil
		}
		select {
		case <-ctx.Done():
			return a, ctx.Err()
		case <-time.After(time.Millisecond):
		}
	}
}

// knows replaces what is known.
func (f *followers[M, A]) knows(moves []record.Move[A]) {
	<-f.read
	f.read <- moves
}

// movesBy are the moves of a seat.
func movesBy[A any](moves []record.Move[A], seat int) (made []A) {
	for _, move := range moves {
		if move.Seat == seat {
			made = append(made, move.Action)
		}
	}
	return made
}

// robot sits down at a table of a size in pixels, on which the match lies that the program keeps.
func (g Game[M, A, E, P]) robot(t testing.TB, p program, w, h float64, way string) *robot[M, A, E, P] {
	t.Helper()
	opened := g.Open(t, still())
	opened.App.Resize(w, h)
	others := &followers[M, A]{make(chan []record.Move[A], 1)}
	others.read <- nil
	text := p.kept(opened.Game.File)
	r, _, err := g.Rules.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return &robot[M, A, E, P]{
		match: g.sitAt(t, opened, r, others, nil), program: p, device: deviceOf(way), file: opened.Game.File, others: others,
	}
}

// lags reports whether the program has kept moves that are not made at the robot's own table.
func (r *robot[M, A, E, P]) lags() bool {
	r.t.Helper()
	if text := r.kept(r.file); text != r.text {
		played, _, err := r.game.Rules.Read(text)
		if err != nil {
			r.t.Fatal(err)
		}
		r.text = text
		r.others.knows(played.Actions)
	}
	return len(r.known()) > r.Session.Moves()
}

// known are the moves that the program has kept.
func (r *robot[M, A, E, P]) known() []record.Move[A] {
	known := <-r.others.read
	r.others.read <- known
	return known
}

// does does something in the program, and at the robot's own table.
func (r *robot[M, A, E, P]) does(intents ...input.Intent) {
	r.t.Helper()
	for _, in := range intents {
		r.give(in)
	}
	r.do(intents...)
}

// passes lets a little time pass.
func (r *robot[M, A, E, P]) passes() {
	r.t.Helper()
	r.pass()
	r.do()
}

// turn goes on until the person may decide or the match is over and nothing more is announced, and reports whether it goes on.
func (r *robot[M, A, E, P]) turn() bool {
	r.t.Helper()
	rested := 0 // for so many ticks
	drive.Until(r.t, "the person may decide", func() bool {
		r.passes()
		rested++
		if r.lags() || !r.covered() && (r.Over() || !r.atRest() || !r.Free() || r.Session.Thinking()) {
			rested = 0
		}
		if r.told.waits(r.screen.Shown().Announced()) {
			r.goesOn()
		}
		return rested > 3 // what was planned is done by itself
	})
	for range 8 { // there it may come a little later
		r.pass()
	}
	return !r.Over()
}

// looksTheSame checks that the program shows the match as it lies at the robot's own table. Another engine may draw the edges of
// shapes otherwise, and what a pointer rests on may look otherwise.
func (r *robot[M, A, E, P]) looksTheSame() {
	r.t.Helper()
	seen, here, other := r.look(), r.picture(), 0
	for at := 0; at < len(seen.Pix); at += 4 {
		for n := range 3 {
			if d := int(seen.Pix[at+n]) - int(here.Pix[at+n]); d < -64 || d > 64 {
				other++
				break
			}
		}
	}
	const most = 0.04 // of all pixels
	if much := float64(other) / float64(len(seen.Pix)/4); much > most {
		drive.Keep(r.t, "robot-sees", seen)
		drive.Keep(r.t, "robot-expects", here)
		r.t.Errorf("the program looks otherwise than this table in %.3f of all pixels", much)
	}
}

// goesOn goes on from what is announced, once it is seen: a mouse or a finger presses in the corner of the screen first, where
// nothing else can be had.
func (r *robot[M, A, E, P]) goesOn() {
	r.t.Helper()
	r.settled()
	if at := (input.Intent{Kind: input.Press, X: 2, Y: 2, Touch: r.device == byFinger}); r.device != byKeys && r.told.first() {
		r.does(at)
		at.Kind = input.Release
		r.does(at)
		return
	}
	r.does(input.Intent{Kind: input.Confirm})
}

// acts does what the person would do now in a way, and waits until the program has made that move.
func (r *robot[M, A, E, P]) acts(way Way[A, E, P]) {
	r.t.Helper()
	want, before := r.choose(), len(movesBy(r.known(), r.Seat))
	way(r.screen, r.does, want)
	var made []A
	r.until("the move is made", func() bool {
		made = movesBy(r.known(), r.Seat)
		return len(made) > before && len(movesOf(r.match, r.Seat)) > before
	})
	if here := movesOf(r.match, r.Seat)[before]; made[before] != here || !r.game.alike(here, want) {
		r.t.Fatalf("%v was wanted, the program has made %v, and %v is made here", want, made[before], here)
	}
}

// until lets time pass in the program and at the robot's own table.
func (r *robot[M, A, E, P]) until(what string, holds func() bool) {
	r.t.Helper()
	drive.Until(r.t, what, func() bool {
		r.passes()
		r.lags()
		return holds()
	})
}

// plays plays so many decisions in a way, or to the end; before each it is told how many there were, and whether this kind is new.
func (r *robot[M, A, E, P]) plays(decisions int, way Way[A, E, P], before func(n int, first bool)) {
	r.t.Helper()
	seen := map[uint8]bool{}
	for n := 0; n < decisions && r.turn(); n++ {
		if owed := r.Decision(); before != nil {
			before(n, !seen[owed])
			r.looksTheSame()
			seen[owed] = true
		}
		r.acts(way)
	}
}

// ends waits until the results are seen.
func (r *robot[M, A, E, P]) ends() {
	r.t.Helper()
	if r.turn() || !r.Over() {
		r.t.Fatal("the match goes on")
	}
	r.until("the results are shown", r.covered)
	r.settled()
}

// last is a record of a match of some seats in which the first one still has so many decisions to make.
func (g Game[M, A, E, P]) last(t testing.TB, seats []record.Seat, decisions int) record.Record[A] {
	t.Helper()
	whole := g.until(t, seats, "the match is over", g.Rules.Over)
	for n := len(whole.Actions) - 1; n >= 0 && decisions > 0; n-- {
		if whole.Actions[n].Seat == 0 {
			decisions--
		}
		whole.Actions = whole.Actions[:n]
	}
	return whole
}

// lastTurns is a record of a match in which so many turns are left, or more where some seat has none of them.
func (g Game[M, A, E, P]) lastTurns(t testing.TB, seats []record.Seat, turns int) record.Record[A] {
	t.Helper()
	whole := g.until(t, seats, "the match is over", g.Rules.Over)
	acts, last := map[int]bool{}, -1
	for n := len(whole.Actions) - 1; n >= 0; n-- {
		seat := whole.Actions[n].Seat
		if seat != last && turns <= 0 && len(acts) == len(seats) {
			break
		}
		if seat != last {
			turns--
		}
		acts[seat], last = true, seat
		whole.Actions = whole.Actions[:n]
	}
	return whole
}

// written is a record as it is kept.
func (g Game[M, A, E, P]) written(t testing.TB, r record.Record[A]) string {
	t.Helper()
	m, err := g.Rules.Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g.Rules.Text(&r, &m)
}
