package playerstest

import (
	"fmt"

	"capital/game/players"
	"capital/game/search"
	"capital/rules/record/recordtest"
)

// Sleeper is a level of a player of [Bidding] that thinks for as long as it may, and then does what a planner does.
const Sleeper = "sleeper"

// Endless are so many samples that they are drawn until somebody says stop.
const Endless = 1 << 30

// Bidding are computer players of three-card bidding: its own, and a [Sleeper]. What they say of moves tells what they were
// asked for: a seat ends ahead in each sample by the sample's number.
func Bidding(pool *players.Pool) *players.Players[recordtest.Match, recordtest.Action, recordtest.Event] {
	return &players.Players[recordtest.Match, recordtest.Action, recordtest.Event]{
		Rules: recordtest.Rules(), New: newBidder, Thinker: Sleeper, Search: searchBids, Try: tryBids, Judge: judgeBid,
		Milliseconds: 1, Samples: 4, Enough: 16, Pool: pool,
	}
}

func newBidder(level, _ string, seed uint64) (players.Player[recordtest.Match, recordtest.Action], error) {
	if level != recordtest.Guesser && level != recordtest.Planner && level != Sleeper {
		return nil, fmt.Errorf("no player is called %q: expected %s, %s or %s", level, recordtest.Guesser, recordtest.Planner, Sleeper)
	}
	return func(m *recordtest.Match, seat int, limit search.Limit) recordtest.Action {
		known := level
		if level == Sleeper {
			sleep(limit)
			known = recordtest.Planner
		}
		view := m.View(seat)
		a, err := recordtest.Choose(&view, known, seed)
		if err != nil {
			panic(err) // the level is known
		}
		return a
	}, nil
}

// searchBids finds the first bid better than the others in the first million samples, and the last one much better after them: so it
// is seen whether a worker that begins far on has tried any.
func searchBids(m *recordtest.Match, seat int, _ string, _ uint64, _ search.Limit) (*search.Search[recordtest.Action], func() recordtest.Action, error) {
	view := m.View(seat)
	legal := view.Legal()
	sample := 0
	s := &search.Search[recordtest.Action]{Seat: seat, Endless: true}
	s.Draw = func(n int) { sample = n }
	s.Rollout = func(a recordtest.Action) (ahead search.Margins) {
		if a == legal[0] {
			ahead[seat] = 1
		}
		if far := sample >= 1<<20; far && a == legal[len(legal)-1] {
			ahead[seat] = 1_000_000
		}
		return ahead
	}
	for _, a := range legal {
		s.Add(a)
	}
	return s, s.Best, nil
}

func tryBids(m *recordtest.Match, seat, first int, limit search.Limit) (trials search.Trials[recordtest.Action], _ error) {
	samples := sleep(limit)
	view := m.View(seat)
	for _, a := range view.Legal() {
		trial := search.Trial[recordtest.Action]{Action: a}
		for n := range samples {
			trial.Margins = append(trial.Margins, float64(first+n))
		}
		trials = append(trials, trial)
	}
	return trials, nil
}

func judgeBid(m *recordtest.Match, moves []recordtest.Move, limit search.Limit) (search.Review[recordtest.Action], error) {
	played := moves[0]
	if !m.Owes(played.Seat) {
		return search.Review[recordtest.Action]{}, fmt.Errorf("seat %d owes no bid", played.Seat+1)
	}
	return search.Review[recordtest.Action]{
		Seat: played.Seat, Played: search.Judgement[recordtest.Action]{Action: played.Action}, Samples: sleep(limit),
	}, nil
}

// sleep is how many samples are drawn: as many as asked for, or none where they were endless and somebody has said stop.
func sleep(limit search.Limit) int {
	if limit.Samples > 0 && limit.Samples < Endless {
		return limit.Samples
	}
	<-limit.Stop
	return 0
}
