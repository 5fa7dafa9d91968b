package ai

import (
	"errors"
	"reflect"
	"testing"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/rules/lux"
	"capital/rules/record"
)

// asked is a match of four of a level after so many moves, and the first seat that owes a decision.
func asked(t testing.TB, level string, moves int) (r lux.Record, m lux.Match, seat int) {
	t.Helper()
	r.Seed = 8
	r.Options = []record.Option{{Name: "blue", Value: "agent"}}
	for range 4 {
		r.Seats = append(r.Seats, record.Seat{Player: level, Name: "Livia"})
	}
	enough := errors.New("enough")
	m, err := lux.Rules().Play(&r, func(m *lux.Match, seat int) (lux.Action, error) {
		if len(r.Actions) == moves {
			return lux.Action{}, enough
		}
		return NewPlayers(nil).Choose(t.Context(), &r, m, seat)
	}, nil)
	if !errors.Is(err, enough) {
		t.Fatal(err)
	}
	return r, m, playerstest.Owing(lux.Rules(), &m)
}

// laying is after how many moves a modifier is laid.
func laying(t testing.TB) int {
	r, _, _ := asked(t, Builder, 100)
	for n, move := range r.Actions {
		if move.Action.Kind == lux.LayModifier {
			return n
		}
	}
	t.Fatal("no modifier is laid")
	return 0
}

// Here or by a worker all is answered the same, after so many moves that there is keeping with others who have decided unseen,
// playing and laying.
func TestWorkersComeToTheSame(t *testing.T) {
	owed := map[lux.Decision]bool{}
	for _, moves := range []int{0, 3, 20, laying(t), 70} {
		r, m, seat := asked(t, Builder, moves)
		owed[m.Owes(seat)] = true
		playerstest.SameByWorkers(t, NewPlayers, &r, &m)
	}
	if len(owed) < 3 {
		t.Errorf("asked of only %v", owed)
	}
}

func TestSamplesBesideEachOther(t *testing.T) {
	for _, moves := range []int{3, 20, 70} {
		r, m, _ := asked(t, Builder, moves)
		playerstest.SameBeside(t, NewPlayers(nil), Master, &r, &m)
		playerstest.ThinkTogether(t, NewPlayers, &r, &m)
		playerstest.ChoosesByLeads(t, NewPlayers(nil), &m)
	}
}

// What another seat has kept unseen changes no hint.
func TestAHintKnowsNothingUnseen(t *testing.T) {
	r, m, _ := asked(t, Builder, 0)
	p := NewPlayers(nil)
	want, err := p.Hint(t.Context(), &r, &m, 3, 0, 4)
	view := m.View(0)
	m.Apply(0, view.Legal(nil)[3], nil)
	got, err2 := p.Hint(t.Context(), &r, &m, 3, 0, 4)
	if err != nil || err2 != nil || !reflect.DeepEqual(got, want) {
		t.Error("another hint once seat 1 has chosen unseen")
	}
}

func TestChosenAsByThePlayerItself(t *testing.T) {
	for _, level := range []string{Random, Apprentice, Builder, Architect} {
		r, m, seat := asked(t, level, 60)
		player, err := New(level, players.Seed(r.Seed, seat, 1))
		if err != nil {
			t.Fatal(err)
		}
		view := m.View(seat)
		if got, err := NewPlayers(nil).Choose(t.Context(), &r, &m, seat); err != nil || got != player.Choose(&view) {
			t.Errorf("%s: %v %v", level, got, err)
		}
	}
}

// A review is the one of the move, with the seed 0.
func TestReviewedAsByTheSearchItself(t *testing.T) {
	r, _, _ := asked(t, Builder, 30)
	want, err := reviewMove(&r, 12, 0, Limit{Samples: 2})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := NewPlayers(nil).Review(t.Context(), &r, 12, 2); err != nil || got != want {
		t.Errorf("%+v %v instead of %+v", got, err, want)
	}
}

func TestAMasterIsAskedForAsLongAsItMayThink(t *testing.T) {
	t.Parallel()
	r, m, seat := asked(t, Builder, 30)
	r.Seats[seat].Player = Master
	view := m.View(seat)
	if a, err := NewPlayers(nil).Choose(t.Context(), &r, &m, seat); err != nil || !view.Check(a).OK() {
		t.Error(a, err)
	}
}

// The draft is asked about, where long nothing is certain: who is certain ends.
func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m, seat := asked(t, Builder, 1)
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
