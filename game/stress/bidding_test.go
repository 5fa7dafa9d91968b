package stress

import (
	"capital/game/players/playerstest"
	"capital/game/search"
	"capital/rules/record/recordtest"
)

type (
	biddingMatch  = recordtest.Match
	biddingAction = recordtest.Action
	biddingIdea   = search.Idea[biddingAction]
)

// newGame is the game of the tests: three-card bidding.
func newGame() *Game[biddingMatch, biddingAction, recordtest.Event] {
	return &Game[biddingMatch, biddingAction, recordtest.Event]{
		Players: playerstest.Bidding(nil), Levels: []string{recordtest.Guesser, recordtest.Planner, playerstest.Sleeper}, Thinker: playerstest.Sleeper,
		Legal:   legal,
		Illegal: []biddingAction{{}, {Kind: recordtest.Bid, Card: 200}},
		Kind:    func(a biddingAction) int { return int(a.Kind) },
		Kinds:   int(recordtest.Swap),
		Ideas: func(tried search.Trials[biddingAction], told []biddingIdea, most int) []biddingIdea {
			same := func(a, b biddingAction) bool { return a == b }
			return tried.Ideas(told, most, search.Alike[biddingAction]{Idea: same, Same: same})
		},
		CheckIdea: func(m *biddingMatch, seat int, idea biddingIdea) error {
			after := *m
			return after.Apply(seat, idea.Action, nil)
		},
	}
}

func legal(m *biddingMatch, seat int) []biddingAction {
	view := m.View(seat)
	return view.Legal()
}
