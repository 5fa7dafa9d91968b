package lab

import (
	"context"
	"fmt"
	"time"

	"capital/game/players/playerstest"
	"capital/game/terminal/terminaltest"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

type (
	biddingMatch  = recordtest.Match
	biddingAction = recordtest.Action
)

// biddingPlayer makes a computer player of the tests' game. A sleeper thinks until it need no longer.
var biddingPlayer = Computers(playerstest.Bidding(nil))

// bidding is the game of the tests, as any other game is given to the frame.
func bidding() Game {
	rules := recordtest.Rules()
	bench := Bench[biddingMatch, biddingAction, recordtest.Event]{Rules: rules, Player: biddingPlayer, Won: wonBidding}
	return Game{
		Name: rules.Name, Least: rules.Least, Most: rules.Most,
		Levels:  []string{recordtest.Guesser, recordtest.Planner, playerstest.Sleeper},
		Usual:   []string{recordtest.Planner, recordtest.Guesser, recordtest.Guesser},
		Rungs:   []Rung{{recordtest.Planner, recordtest.Guesser, 0.3}},
		Thinker: playerstest.Sleeper, ThinkingTime: time.Millisecond,
		Play: bench.Play,
		Read: func(text string) (string, error) {
			r, m, err := rules.Read(text)
			return fmt.Sprint(len(r.Actions), " actions, over: ", m.Over()), err
		},
		Reviewed: newAnalyst().Read,
	}
}

// newAnalyst reviews by finding the first thing that is legal a point better than any other.
func newAnalyst() *Analyst[biddingMatch, biddingAction, recordtest.Event] {
	rules := recordtest.Rules()
	return &Analyst[biddingMatch, biddingAction, recordtest.Event]{
		Rules: rules, Stage: "turn", Stages: 3, StageOf: func(*biddingMatch) int { return 1 }, Aside: " Really. ",
		Review: func(ctx context.Context, m *biddingMatch, moves []record.Move[biddingAction], seed uint64, samples int) (Review, error) {
			view := m.View(moves[0].Seat)
			best := view.Legal()[0]
			r := Review{Played: rules.Format(moves[0].Action), Best: rules.Format(best), BestMargin: 1, Sure: true,
				Margins: make([]float64, m.Seats()), Why: []string{}}
			if best == moves[0].Action {
				r.PlayedMargin = 1
			}
			return r, ctx.Err()
		},
	}
}

// wonBidding: most points win, then most prizes, which are a seat's two results.
func wonBidding(m *biddingMatch, seat int) bool {
	rules := recordtest.Rules()
	own := rules.Result(m, seat)
	for other := range m.Seats() {
		if theirs := rules.Result(m, other); theirs[0] > own[0] || theirs[0] == own[0] && theirs[1] > own[1] {
			return false
		}
	}
	return true
}

// other is a second game, of which nothing is but its name and what it says of a record.
func other() Game {
	return Game{Name: "other", Least: 2, Most: 2, Levels: []string{"only"}, Usual: []string{"only", "only"},
		Play: func(_ context.Context, match *Match) (Outcome, error) {
			return Outcome{Points: []int{7, 7}, Shares: []float64{0.5, 0.5}, Text: fmt.Sprintln("other", match.Seed)}, nil
		},
		Read: func(string) (string, error) { return "", &record.LineError{Line: 2, What: "another game"} },
	}
}

// call and mustCall run a command.
var call, mustCall = terminaltest.Call, terminaltest.MustCall
