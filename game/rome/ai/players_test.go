package ai

import (
	"errors"
	"reflect"
	"testing"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/rules/record"
	"capital/rules/rome"
)

// asked is a match of four of a level after so many moves, and the first seat that owes a decision.
func asked(t testing.TB, level string, moves int) (r rome.Record, m rome.Match, seat int) {
	t.Helper()
	r.Seed = 8
	for range 4 {
		r.Seats = append(r.Seats, record.Seat{Player: level, Name: "Livia"})
	}
	enough := errors.New("enough")
	m, err := rome.Rules().Play(&r, func(m *rome.Match, seat int) (rome.Action, error) {
		if len(r.Actions) == moves {
			return rome.Action{}, enough
		}
		return NewPlayers(nil).Choose(t.Context(), &r, m, seat)
	}, nil)
	if !errors.Is(err, enough) {
		t.Fatal(err)
	}
	return r, m, playerstest.Owing(rome.Rules(), &m)
}

// Here or by a worker all is answered the same, after so many moves that there is building, bidding with others who have
// decided unseen, and drawing.
func TestWorkersComeToTheSame(t *testing.T) {
	owed := map[rome.Decision]bool{}
	for _, moves := range []int{0, 33, 41, 70, 128} {
		r, m, seat := asked(t, Builder, moves)
		owed[m.Owes(seat)] = true
		playerstest.SameByWorkers(t, NewPlayers, &r, &m)
	}
	if len(owed) < 3 {
		t.Errorf("asked of only %v", owed)
	}
}

func TestSamplesBesideEachOther(t *testing.T) {
	for _, moves := range []int{33, 41, 128} {
		r, m, seat := asked(t, Builder, moves)
		playerstest.SameBeside(t, NewPlayers(nil), Master, &r, &m)
		playerstest.ThinkTogether(t, NewPlayers, &r, &m)
		if m.Owes(seat) != rome.DecideBid { // of which it mixes those that leave it ahead
			playerstest.ChoosesByLeads(t, NewPlayers(nil), &m)
		}
	}
}

func TestAHintKnowsNoUnseenBid(t *testing.T) {
	r, m, _ := asked(t, Builder, 0)
	for m.Phase() != rome.PhaseBid {
		m.Apply(playerstest.Owing(rome.Rules(), &m), rome.Action{Kind: rome.Pass}, nil)
	}
	p := NewPlayers(nil)
	want, err := p.Hint(t.Context(), &r, &m, 3, 0, 4)
	view := m.View(0)
	m.Apply(0, rome.Action{Kind: rome.Bid, Bid: view.Hand().Prints()}, nil)
	got, err2 := p.Hint(t.Context(), &r, &m, 3, 0, 4)
	if err != nil || err2 != nil || !reflect.DeepEqual(got, want) {
		t.Error("another hint once seat 1 has bid unseen")
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

func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m, seat := asked(t, Builder, 30)
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
