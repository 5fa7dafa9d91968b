package ai

import (
	"context"
	"errors"
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/testscope"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// asked is four apprentices' match after so many moves, and the first seat that owes a decision, or -1 once it is over.
func asked(t testing.TB, moves int) (r warsaw.Record, m warsaw.Match, seat int) {
	t.Helper()
	r.Seed = 8
	for range 4 {
		r.Seats = append(r.Seats, record.Seat{Player: Apprentice, Name: "Sawa"})
	}
	enough := errors.New("enough")
	m, err := warsaw.Rules().Play(&r, func(m *warsaw.Match, seat int) (warsaw.Action, error) {
		if len(r.Actions) == moves {
			return warsaw.Action{}, enough
		}
		view := m.View(seat)
		return apprentice{}.Choose(&view), nil
	}, nil)
	switch {
	case err == nil:
		return r, m, -1
	case !errors.Is(err, enough):
		t.Fatal(err)
	}
	return r, m, playerstest.Owing(warsaw.Rules(), &m)
}

func TestWorkersComeToTheSame(t *testing.T) {
	for _, moves := range []int{0, 30, 77, 150, 1000} {
		r, m, _ := asked(t, moves)
		playerstest.SameByWorkers(t, NewPlayers, &r, &m)
	}
}

func TestSamplesBesideEachOther(t *testing.T) {
	for _, moves := range []int{77, 30, 150}[:testscope.Count(1, 3)] {
		r, m, _ := asked(t, moves)
		playerstest.SameBeside(t, NewPlayers(nil), Master, &r, &m)
		playerstest.ThinkTogether(t, NewPlayers, &r, &m)
		playerstest.ChoosesByLeads(t, NewPlayers(nil), &m)
	}
}

// The same position has the same hint whoever else has decided unseen meanwhile.
func TestAHintKnowsNoUnseenPick(t *testing.T) {
	p, picks := NewPlayers(nil), 0
	for _, moves := range []int{0, 30, 77, 150} {
		r, m, seat := asked(t, moves)
		other := slices.IndexFunc([]int{0, 1, 2, 3}, func(s int) bool { return s != seat && m.Owes(s) == warsaw.DecidePick })
		if other < 0 || m.Owes(seat) != warsaw.DecidePick {
			continue
		}
		want, err := p.Hint(t.Context(), &r, &m, seat, 0, 4)
		r.Actions = append(r.Actions, warsaw.Move{Seat: other, Action: m.Legal(other, true, nil)[0]})
		m.Apply(other, r.Actions[len(r.Actions)-1].Action, nil)
		if got, err2 := p.Hint(t.Context(), &r, &m, seat, 0, 4); err != nil || err2 != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("after %d moves another hint once seat %d has decided unseen: %v %v", moves, other+1, err, err2)
		}
		picks++
	}
	if picks == 0 {
		t.Error("nobody picked")
	}
}

func TestChosenAsByThePlayerItself(t *testing.T) {
	for _, level := range []string{Apprentice, Builder, Architect, Random} {
		for moves := 0; moves < 180; moves += 3 {
			r, m, seat := asked(t, moves)
			r.Seats[seat].Player = level
			player, err := New(level, players.Seed(r.Seed, seat, 1))
			if err != nil {
				t.Fatal(err)
			}
			view := m.View(seat)
			got, err := NewPlayers(nil).Choose(t.Context(), &r, &m, seat)
			if want := player.Choose(&view); err != nil || got != want {
				t.Fatalf("%s after %d moves: %v %v, not %v", level, moves, got, err, want)
			}
		}
	}
}

// A review is the one of the move, with the seed 0.
func TestReviewedAsByTheSearchItself(t *testing.T) {
	r, _, _ := asked(t, 30)
	want, err := reviewMove(&r, 12, 0, Limit{Samples: 2})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := NewPlayers(nil).Review(t.Context(), &r, 12, 2); err != nil || got != want {
		t.Errorf("%+v %v instead of %+v", got, err, want)
	}
}

// Time ends what would otherwise go on for ever, in WebAssembly too, where nothing interrupts a search: the answer is the
// best found so far.
func TestTimeEndsASearch(t *testing.T) {
	for moves := 0; moves < 150; moves += 30 {
		_, m, seat := asked(t, moves)
		view := m.View(seat)
		player, err := newPlayer(Master, "", 1)
		if err != nil {
			t.Fatal(err)
		}
		ctx, end := context.WithTimeout(t.Context(), time.Millisecond)
		if a := player(&m, seat, Limit{Samples: endless, Stop: ctx.Done(), Yield: runtime.Gosched}); !view.Check(a).OK() {
			t.Errorf("after %d moves: %v", moves, a)
		}
		end()
	}
}

func TestAMasterIsAskedForAsLongAsItMayThink(t *testing.T) {
	t.Parallel()
	r, m, seat := asked(t, 30)
	r.Seats[seat].Player = Master
	view := m.View(seat)
	if a, err := NewPlayers(nil).Choose(t.Context(), &r, &m, seat); err != nil || !view.Check(a).OK() {
		t.Error(a, err)
	}
}

// A hint has up to three moves.
func TestHint(t *testing.T) {
	for moves := 0; moves < 160; moves += 9 {
		r, m, seat := asked(t, moves)
		tried, err := NewPlayers(nil).Hint(t.Context(), &r, &m, seat, 0, 2)
		hints := Ideas(tried, nil, 3)
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

func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m, seat := asked(t, 30)
	r.Seats[seat].Player = Master
	playerstest.GivenUp(t, NewPlayers(nil), &r, &m, seat)
}

func TestLevelsAreKnown(t *testing.T) {
	for _, level := range append(Levels(), Random) {
		if err := NewPlayers(nil).Check(level); err != nil {
			t.Error(err)
		}
	}
}

// What it costs to ask for a decision late in a match; compare with the player's own benchmark.
func BenchmarkAsked(b *testing.B) {
	r, m, seat := asked(b, 170)
	p := NewPlayers(nil)
	for b.Loop() {
		if _, err := p.Choose(b.Context(), &r, &m, seat); err != nil {
			b.Fatal(err)
		}
	}
}
