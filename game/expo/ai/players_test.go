package ai

import (
	"errors"
	"testing"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/rules/expo"
	"capital/rules/record"
)

// asked is a match of four of a level after so many moves, and the first seat that owes a decision.
func asked(t testing.TB, level string, moves int) (r expo.Record, m expo.Match, seat int) {
	t.Helper()
	r.Seed = 8
	for range 4 {
		r.Seats = append(r.Seats, record.Seat{Player: level, Name: "Kraków"})
	}
	enough := errors.New("enough")
	m, err := expo.Rules().Play(&r, func(m *expo.Match, seat int) (expo.Action, error) {
		if len(r.Actions) == moves {
			return expo.Action{}, enough
		}
		return NewPlayers(nil).Choose(t.Context(), &r, m, seat)
	}, nil)
	if !errors.Is(err, enough) {
		t.Fatal(err)
	}
	return r, m, playerstest.Owing(expo.Rules(), &m)
}

// owing is after how many moves a decision is owed for the first time.
func owing(t testing.TB, owed expo.Decision) int {
	t.Helper()
	after := -1
	n := 0
	play(t, 4, 8, makePlayers(t, Builder), func(m *expo.Match, v *expo.View) bool {
		if v.Owes(v.Seat()) == owed {
			after = n
		}
		n++
		return after >= 0
	})
	if after < 0 {
		t.Fatalf("nobody owes decision %d", owed)
	}
	return after
}

// Here or by a worker all is answered the same, whatever is owed.
func TestWorkersComeToTheSame(t *testing.T) {
	for owed := expo.DecideSpace; owed <= expo.DecideProsper; owed++ {
		r, m, seat := asked(t, Builder, owing(t, owed))
		if m.Owes(seat) != owed {
			t.Errorf("decision %d is asked instead of %d", m.Owes(seat), owed)
		}
		playerstest.SameByWorkers(t, NewPlayers, &r, &m)
	}
}

func TestSamplesBesideEachOther(t *testing.T) {
	for _, owed := range []expo.Decision{expo.DecideSpace, expo.DecideActivate} {
		r, m, _ := asked(t, Builder, owing(t, owed))
		playerstest.SameBeside(t, NewPlayers(nil), Master, &r, &m)
		playerstest.ThinkTogether(t, NewPlayers, &r, &m)
		playerstest.ChoosesByLeads(t, NewPlayers(nil), &m)
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

// The first building is asked about, where long nothing is certain: who is certain ends.
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
