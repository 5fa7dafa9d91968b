package jobs

import (
	"context"
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"capital/game/consult"
	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// played is four apprentices' match after so many moves.
func played(t testing.TB, moves int) (warsaw.Record, warsaw.Match) {
	t.Helper()
	r := warsaw.Record{Seed: 8}
	for range 4 {
		r.Seats = append(r.Seats, record.Seat{Player: ai.Apprentice, Name: "Sawa"})
	}
	player, err := ai.New(ai.Apprentice, 0)
	if err != nil {
		t.Fatal(err)
	}
	enough := errors.New("enough")
	m, err := warsaw.Rules().Play(&r, func(m *warsaw.Match, seat int) (warsaw.Action, error) {
		if len(r.Actions) == moves {
			return warsaw.Action{}, enough
		}
		view := m.View(seat)
		return player.Choose(&view), nil
	}, nil)
	if err != nil && !errors.Is(err, enough) {
		t.Fatal(err)
	}
	return r, m
}

// owing is a seat that owes a decision.
func owing(m *warsaw.Match) (seat int) {
	for m.Owes(seat) == warsaw.NoDecision {
		seat++
	}
	return seat
}

func TestChosenAsByThePlayerItself(t *testing.T) {
	for _, level := range []string{ai.Apprentice, ai.Builder, ai.Architect, ai.Random} {
		for moves := 0; moves < 180; moves += 3 {
			r, m := played(t, moves)
			seat := owing(&m)
			r.Seats[seat].Player = level
			player, err := ai.New(level, r.Seed+uint64(seat))
			if err != nil {
				t.Fatal(err)
			}
			view := m.View(seat)
			got, err := Players{}.Choose(t.Context(), &r, &m, seat)
			if want := player.Choose(&view); err != nil || got != want {
				t.Fatalf("%s after %d moves: %v %v, not %v", level, moves, got, err, want)
			}
		}
	}
}

// endless is so many samples that only the end of a time or a context ends them.
const endless = 1 << 30

// Time ends what would otherwise go on for ever, in WebAssembly too, where nothing interrupts a search: the answer is the
// best found so far.
func TestTimeEndsASearch(t *testing.T) {
	for moves := 0; moves < 150; moves += 30 {
		_, m := played(t, moves)
		view := m.View(owing(&m))
		limit, end := consult.Limit(t.Context(), endless, time.Millisecond)
		if a, err := (game{}).Choose(&m, owing(&m), ai.Master, 1, limit); err != nil || !view.Check(a).OK() {
			t.Errorf("after %d moves: %v %v", moves, a, err)
		}
		end()
	}
}

func TestAMasterIsAskedForAsLongAsItMayThink(t *testing.T) {
	t.Parallel()
	r, m := played(t, 30)
	seat := owing(&m)
	r.Seats[seat].Player = ai.Master
	view := m.View(seat)
	if a, err := (Players{}).Choose(t.Context(), &r, &m, seat); err != nil || !view.Check(a).OK() {
		t.Error(a, err)
	}
}

// A hint has up to three moves.
func TestHint(t *testing.T) {
	for moves := 0; moves < 160; moves += 9 {
		r, m := played(t, moves)
		seat := owing(&m)
		tried, err := Players{}.Hint(t.Context(), &r, &m, seat, 0, 2)
		hints := ai.Ideas(tried, nil, 3)
		if err != nil || len(hints) < 1 || len(hints) > 3 {
			t.Fatalf("after %d moves: %+v %v", moves, hints, err)
		}
		for _, h := range hints {
			if h.Action.Kind == 0 || h.Action.Kind == warsaw.Pick {
				t.Errorf("after %d moves: %+v", moves, h)
			}
		}
	}
}

// The same position has the same hint, here or by a worker, whenever it is asked for, at once or some samples after others,
// and whoever else has decided unseen meanwhile.
func TestTheSamePositionHasTheSameHint(t *testing.T) {
	away := Players{Pool: playerstest.Pool(1, Do)}
	ctx := t.Context()
	for _, moves := range []int{0, 30, 77, 150} {
		r, m := played(t, moves)
		seat := owing(&m)
		want, err := Players{}.Hint(ctx, &r, &m, seat, 0, 4)
		if err != nil || want.Samples() != 4 {
			t.Fatal(want.Samples(), err)
		}
		if got, err := away.Hint(ctx, &r, &m, seat, 0, 4); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("after %d moves another hint by a worker: %v", moves, err)
		}
		first, err := away.Hint(ctx, &r, &m, seat, 0, 3)
		last, err2 := Players{}.Hint(ctx, &r, &m, seat, 3, 1)
		if got, ok := first.Join(last); err != nil || err2 != nil || !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("after %d moves another hint in parts: %v %v", moves, err, err2)
		}
		other := slices.IndexFunc([]int{0, 1, 2, 3}, func(s int) bool { return s != seat && m.Owes(s) == warsaw.DecidePick })
		if other < 0 || m.Owes(seat) != warsaw.DecidePick {
			continue
		}
		r.Actions = append(r.Actions, warsaw.Move{Seat: other, Action: m.Legal(other, true, nil)[0]})
		m.Apply(other, r.Actions[len(r.Actions)-1].Action, nil)
		if got, err := (Players{}).Hint(ctx, &r, &m, seat, 0, 4); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("after %d moves another hint once seat %d has decided unseen: %v", moves, other+1, err)
		}
	}
}

func TestReview(t *testing.T) {
	r, _ := played(t, 30)
	want, err := ai.ReviewMove(&r, 12, 0, ai.Limit{Samples: 2})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := (Players{}).Review(t.Context(), &r, 12, 2); err != nil || got != want {
		t.Errorf("%+v %v instead of %+v", got, err, want)
	}
}

// Whether a worker is asked, whom the job and the answer reach as text, or nobody else, the answer is the same.
func TestWorkersComeToTheSame(t *testing.T) {
	var done atomic.Int64
	away := Players{Pool: playerstest.Pool(1, func(ctx context.Context, job players.Job) (any, error) {
		done.Add(1)
		return Do(ctx, job)
	})}
	var here Players
	ctx := t.Context()
	for _, moves := range []int{0, 30, 77, 1000} {
		r, m := played(t, moves)
		if !m.Over() {
			seat := owing(&m)
			same(t, "choice", func(p Players) (any, error) { return p.Choose(ctx, &r, &m, seat) }, here, away)
			same(t, "hint", func(p Players) (any, error) { return p.Hint(ctx, &r, &m, seat, 2, 3) }, here, away)
		}
		if moves > 0 {
			same(t, "review", func(p Players) (any, error) { return p.Review(ctx, &r, len(r.Actions)/2, 3) }, here, away)
		}
	}
	r := warsaw.Record{Seed: math.MaxUint64 - 1, Seats: []record.Seat{{Player: ai.Apprentice}, {Player: ai.Random}}}
	m := warsaw.Rules().New(&r, nil)
	same(t, "choice by a large seed", func(p Players) (any, error) { return p.Choose(ctx, &r, &m, 1) }, here, away)
	if done.Load() != 10 {
		t.Errorf("workers did %d jobs", done.Load())
	}
}

func same(t *testing.T, what string, ask func(Players) (any, error), here, away Players) {
	t.Helper()
	one, err := ask(here)
	other, err2 := ask(away)
	if (err == nil) != (err2 == nil) || !reflect.DeepEqual(one, other) {
		t.Errorf("%s: %+v %v here, %+v %v by a worker", what, one, err, other, err2)
	}
}

func TestJobsThatCantBeDone(t *testing.T) {
	r, m := played(t, 30)
	text, seat := warsaw.Rules().Text(&r, &m), owing(&m)
	for _, job := range []players.Job{
		{Record: text, Task: consult.Review, Move: 999, Samples: 2},
		{Record: text, Task: consult.Review, Move: -1, Samples: 2},
		{Record: text, Task: consult.Review, Move: 3},
		{Record: text, Task: consult.Hint, Seat: 4, Samples: 2},
		{Record: text, Task: consult.Hint, Seat: seat},
		{Record: text, Task: consult.Hint, Seat: seat, First: -1, Samples: 2},
		{Record: text, Task: consult.Choose, Seat: -1, Level: ai.Builder},
		{Record: text, Task: consult.Choose, Seat: seat, Level: "oracle"},
		{Record: "capital 0", Task: consult.Hint, Samples: 2},
		{Record: text, Task: "sing", Seat: seat},
	} {
		if answer, err := Do(t.Context(), job); err == nil {
			t.Errorf("%s of move %d, seat %d: %+v", job.Task, job.Move, job.Seat, answer)
		}
	}
}

func TestWhoOwesNothingIsAskedNothing(t *testing.T) {
	begun, m := played(t, 1) // seat 0 has picked, the others have not
	over, end := played(t, 1000)
	for _, at := range []struct {
		r *warsaw.Record
		m *warsaw.Match
	}{{&begun, &m}, {&over, &end}} {
		for _, level := range append(ai.Levels(), ai.Random) {
			at.r.Seats[0].Player = level
			_, err := Players{}.Choose(t.Context(), at.r, at.m, 0)
			_, err2 := Players{}.Hint(t.Context(), at.r, at.m, 0, 0, 2)
			if err == nil || err2 == nil || !strings.Contains(err.Error(), "owes no decision") || !strings.Contains(err2.Error(), "owes no decision") {
				t.Errorf("%s: %v, %v", level, err, err2)
			}
		}
	}
}

func TestLevels(t *testing.T) {
	for _, level := range append(ai.Levels(), ai.Random) {
		if err := (Players{}).Check(level); err != nil {
			t.Error(err)
		}
	}
	if err := (Players{}).Check("oracle"); err == nil || !strings.Contains(err.Error(), ai.Builder) {
		t.Error(err)
	}
}

// What nobody waits for any more is given up, however long it would go on, and has no answer.
func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m := played(t, 30)
	seat := owing(&m)
	r.Seats[seat].Player = ai.Master
	for name, ask := range map[string]func(ctx context.Context) (any, error){
		"choice": func(ctx context.Context) (any, error) { return Players{}.Choose(ctx, &r, &m, seat) },
		"hint":   func(ctx context.Context) (any, error) { return Players{}.Hint(ctx, &r, &m, seat, 0, endless) },
		"review": func(ctx context.Context) (any, error) { return Players{}.Review(ctx, &r, 3, endless) },
	} {
		ctx, drop := context.WithCancel(t.Context())
		heeded := playerstest.Heed(ctx)
		type outcome struct {
			answer any
			err    error
		}
		outcomes := make(chan outcome)
		go func() {
			answer, err := ask(heeded)
			outcomes <- outcome{answer, err}
		}()
		select {
		case got := <-outcomes:
			t.Fatalf("%s: it ended before it was dropped: %+v", name, got)
		case <-heeded.Looked: // it is under way, and heeds the end
		}
		drop()
		if got := <-outcomes; !errors.Is(got.err, context.Canceled) || !reflect.ValueOf(got.answer).IsZero() {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// What it costs to ask for a decision late in a match; compare with the player's own benchmark.
func BenchmarkApprentice(b *testing.B) {
	r, m := played(b, 170)
	seat := owing(&m)
	for b.Loop() {
		if _, err := (Players{}).Choose(b.Context(), &r, &m, seat); err != nil {
			b.Fatal(err)
		}
	}
}
