package lab

import (
	"context"
	"math/rand/v2"

	"capital/game/lab"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// exploration is the share of decisions that are taken by chance while the architect learns.
const exploration = 0.10

// trajectory is one seat's match: what the architect saw at each stage, and the score it came to.
type trajectory struct {
	at    [ai.Stages]observation
	score float64
}

// observation is one stage of a trajectory. Where the use of the tile was taken by chance, best is what would have been
// seen after the one thought best.
type observation struct {
	seen   ai.Features
	vp     float64
	best   *ai.Features
	bestVP float64
}

// playTrajectories plays matches with the player at all seats, who must keep nothing between decisions.
func playTrajectories(ctx context.Context, player ai.Player, seats, games int, seed uint64) ([]trajectory, error) {
	all := make([]trajectory, games*seats)
	err := lab.OnAllCores(ctx, games, func(n int) error {
		match := architects(seed+uint64(n), seats)
		e := explorer{player: player, chance: rand.New(rand.NewPCG(match.Seed, 1)), seats: all[n*seats:][:seats]}
		return e.play(ctx, match)
	})
	return all, err
}

// explorer plays one match at all its seats, now and then by chance, and takes down their trajectories.
type explorer struct {
	player ai.Player
	chance *rand.Rand
	seats  []trajectory
	buf    [256]warsaw.Action
}

func (e *explorer) play(ctx context.Context, match *lab.Match) error {
	players := make([]player, len(e.seats))
	for seat := range players {
		players[seat] = e.choose
	}
	var m *warsaw.Match
	_, err := newBench().PlayWith(ctx, match, players, func(begun *warsaw.Match) func(warsaw.Event) {
		m = begun
		return func(event warsaw.Event) { e.tell(m, event) }
	})
	if err != nil {
		return err
	}
	for s := range e.seats {
		p := m.Player(s)
		e.seats[s].score = float64(p.VP) + float64(p.Coins)/5
	}
	return nil
}

// tell takes down what the seats have before an income phase and after the choices that follow it.
func (e *explorer) tell(m *warsaw.Match, event warsaw.Event) {
	switch event.Kind {
	case warsaw.IncomeBegan:
		e.observe(m, ai.StageBeforeIncome(m.Epoch()))
	case warsaw.EpochBegan:
		e.observe(m, ai.StageAfterChoices(event.Count-1))
	}
}

func (e *explorer) observe(m *warsaw.Match, stage int) {
	for s := range e.seats {
		e.seats[s].at[stage] = observation{seen: ai.Observe(&m.Table, s, stage), vp: float64(m.Player(s).VP)}
	}
}

// choose takes what the player thinks best, or a pick or use by chance, and takes down what is seen after a use.
func (e *explorer) choose(_ context.Context, m *warsaw.Match, seat int) (warsaw.Action, error) {
	v := m.View(seat)
	best := e.player.Choose(&v)
	explores := e.chance.Float64() < exploration
	switch m.Owes(seat) {
	case warsaw.DecidePick:
		if explores {
			return e.any(&v), nil
		}
	case warsaw.DecideUse:
		now := foresee(&v, best)
		if explores {
			seen := now
			best = e.any(&v)
			now = foresee(&v, best)
			now.best, now.bestVP = &seen.seen, seen.vp
		}
		e.seats[seat].at[ai.StageOf(&v)] = now
	}
	return best, nil
}

// any is a legal action by chance.
func (e *explorer) any(v *warsaw.View) warsaw.Action {
	legal := v.Legal(false, e.buf[:0])
	return legal[e.chance.IntN(len(legal))]
}

// foresee is what is seen after an action.
func foresee(v *warsaw.View, a warsaw.Action) observation {
	seen, vp := ai.Foresee(v, a)
	return observation{seen: seen, vp: float64(vp)}
}

func meanScore(all []trajectory) float64 {
	sum := 0.0
	for n := range all {
		sum += all[n].score
	}
	return sum / float64(len(all))
}
