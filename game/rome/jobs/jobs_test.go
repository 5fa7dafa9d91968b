package jobs

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"capital/game/consult"
	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/rome/ai"
	"capital/rules/record"
	"capital/rules/rome"
)

// played is a match of four of a level after so many moves.
func played(t testing.TB, level string, moves int) (rome.Record, rome.Match) {
	t.Helper()
	r := rome.Record{Seed: 8}
	for range 4 {
		r.Seats = append(r.Seats, record.Seat{Player: level, Name: "Livia"})
	}
	enough := errors.New("enough")
	m, err := rome.Rules().Play(&r, func(m *rome.Match, seat int) (rome.Action, error) {
		if len(r.Actions) == moves {
			return rome.Action{}, enough
		}
		return Players{}.Choose(t.Context(), &r, m, seat)
	}, nil)
	if err != nil && !errors.Is(err, enough) {
		t.Fatal(err)
	}
	return r, m
}

// owing is a seat that owes a decision.
func owing(m *rome.Match) (seat int) {
	for m.Owes(seat) == rome.NoDecision {
		seat++
	}
	return seat
}

// moments are after how many moves the tests ask: building, bidding with others who have decided unseen, drawing.
var moments = []int{0, 33, 41, 70, 128}

// Here or by a worker, whom job and answer reach as text, the answers are the same; hints in parts, too, and whoever else has
// bid unseen meanwhile.
func TestTheSameIsAnswered(t *testing.T) {
	here, away := Players{}, Players{Pool: playerstest.Pool(1, Do)}
	asked := map[rome.Decision]bool{}
	for _, moves := range moments {
		r, m := played(t, ai.Builder, moves)
		seat := owing(&m)
		asked[m.Owes(seat)] = true
		same := func(what string, ask func(p Players) (any, error)) {
			t.Helper()
			one, err := ask(here)
			other, err2 := ask(away)
			if err != nil || err2 != nil || !reflect.DeepEqual(one, other) {
				t.Errorf("%s after %d moves: %+v %v here, %+v %v by a worker", what, moves, one, err, other, err2)
			}
		}
		same("choice", func(p Players) (any, error) { return p.Choose(t.Context(), &r, &m, seat) })
		same("hint", func(p Players) (any, error) { return p.Hint(t.Context(), &r, &m, seat, 2, 3) })
		if moves > 0 {
			same("review", func(p Players) (any, error) { return p.Review(t.Context(), &r, moves/2, 3) })
		}
		whole, err := here.Hint(t.Context(), &r, &m, seat, 0, 4)
		first, err1 := here.Hint(t.Context(), &r, &m, seat, 0, 3)
		last, err2 := away.Hint(t.Context(), &r, &m, seat, 3, 1)
		if joined, ok := first.Join(last); errors.Join(err, err1, err2) != nil || !ok || !reflect.DeepEqual(joined, whole) {
			t.Errorf("after %d moves another hint in parts", moves)
		}
	}
	if len(asked) < 3 {
		t.Errorf("asked of only %v", asked)
	}
}

func TestAHintKnowsNoUnseenBid(t *testing.T) {
	r, m := played(t, ai.Builder, 0)
	for m.Phase() != rome.PhaseBid {
		m.Apply(owing(&m), rome.Action{Kind: rome.Pass}, nil)
	}
	want, err := Players{}.Hint(t.Context(), &r, &m, 3, 0, 4)
	view := m.View(0)
	m.Apply(0, rome.Action{Kind: rome.Bid, Bid: view.Hand().Prints()}, nil)
	got, err2 := Players{}.Hint(t.Context(), &r, &m, 3, 0, 4)
	if err != nil || err2 != nil || !reflect.DeepEqual(got, want) {
		t.Error("another hint once seat 1 has bid unseen")
	}
}

// A level chooses as the player itself does.
func TestChosenAsByThePlayerItself(t *testing.T) {
	for _, level := range []string{ai.Random, ai.Apprentice, ai.Builder, ai.Architect} {
		r, m := played(t, level, 60)
		seat := owing(&m)
		player, err := ai.New(level, players.Seed(r.Seed, seat, 1))
		if err != nil {
			t.Fatal(err)
		}
		view := m.View(seat)
		if got, err := (Players{}).Choose(t.Context(), &r, &m, seat); err != nil || got != player.Choose(&view) {
			t.Errorf("%s: %v %v", level, got, err)
		}
	}
}

func TestAMasterIsAskedForAsLongAsItMayThink(t *testing.T) {
	t.Parallel()
	r, m := played(t, ai.Builder, 30)
	seat := owing(&m)
	r.Seats[seat].Player = ai.Master
	view := m.View(seat)
	if a, err := (Players{}).Choose(t.Context(), &r, &m, seat); err != nil || !view.Check(a).OK() {
		t.Error(a, err)
	}
}

// What nobody waits for any more is given up, however long it would go on.
func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m := played(t, ai.Builder, 30)
	for name, ask := range map[string]func(ctx context.Context) error{
		"hint": func(ctx context.Context) error {
			_, err := Players{}.Hint(ctx, &r, &m, owing(&m), 0, 1<<30)
			return err
		},
		"review": func(ctx context.Context) error { _, err := Players{}.Review(ctx, &r, 3, 1<<30); return err },
	} {
		ctx, drop := context.WithCancel(t.Context())
		heeded := playerstest.Heed(ctx)
		ended := make(chan error)
		go func() { ended <- ask(heeded) }()
		<-heeded.Looked // it is under way
		drop()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWhatCantBeAsked(t *testing.T) {
	r, m := played(t, ai.Builder, 30)
	text, seat := rome.Rules().Text(&r, &m), owing(&m)
	for _, job := range []players.Job{
		{Record: text, Task: consult.Review, Move: 999, Samples: 2},
		{Record: text, Task: consult.Review, Move: 3},
		{Record: text, Task: consult.Hint, Seat: (seat + 1) % 4, Samples: 2},
		{Record: text, Task: consult.Hint, Seat: seat},
		{Record: text, Task: consult.Choose, Seat: seat, Level: "oracle"},
		{Record: text, Task: "sing", Seat: seat},
	} {
		if answer, err := Do(t.Context(), job); err == nil {
			t.Errorf("%s: %+v", job.Task, answer)
		}
	}
	if err := (Players{}).Check("oracle"); err == nil || !strings.Contains(err.Error(), ai.Builder) {
		t.Error(err)
	}
	if slices.ContainsFunc(ai.Levels(), func(level string) bool { return Players{}.Check(level) != nil }) {
		t.Error("a level is not known")
	}
}
