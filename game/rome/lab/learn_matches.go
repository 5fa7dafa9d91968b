package lab

import (
	"context"
	"math/rand/v2"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/rules/rome"
)

// exploration is the share of decisions that are taken by chance while the architect learns.
const exploration = 0.05

// builders is the share of seats that builders sit at.
const builders = 0.25

// playMatches adds up what is seen in matches with the player at all seats, who must keep nothing between decisions.
func playMatches(ctx context.Context, player, builder ai.Player, seats, games int, seed uint64) (*sums, error) {
	const parts = 16
	var all [parts]sums
	err := lab.OnAllCores(ctx, parts, func(part int) error {
		for n := part; n < games && ctx.Err() == nil; n += parts {
			e := explorer{player: player, builder: builder, seed: seed + uint64(n)}
			e.play(seats, &all[part])
		}
		return nil
	})
	for part := range all[1:] {
		all[0].merge(&all[part+1])
	}
	return &all[0], err
}

// explorer plays one match at all its seats, now and then by chance, and takes down what is seen.
type explorer struct {
	player, builder ai.Player
	seed            uint64
	chance          *rand.Rand
	seen            []sight
}

// sight is what was seen of a seat, and the points that it had.
type sight struct {
	features ai.Features
	row      int
	seat     int
	score    int16
}

func (e *explorer) play(seats int, sums *sums) {
	e.chance = rand.New(rand.NewPCG(e.seed, 1))
	random, _ := ai.New(ai.Random, e.seed)
	m := rome.NewMatch(seats, e.seed, nil)
	var players [rome.MaxSeats]ai.Player
	for seat := range players {
		players[seat] = e.player
		if e.chance.Float64() < builders {
			players[seat] = e.builder
		}
	}
	for !m.Over() {
		for seat := range seats {
			if m.Owes(seat) == rome.NoDecision {
				continue
			}
			v, player := m.View(seat), players[seat]
			a := player.Choose(&v)
			x := exploration
			if m.Owes(seat) == rome.DecideDraw {
				x = 0.2
			}
			if e.chance.Float64() < x {
				a = random.Choose(&v)
				if m.Owes(seat) == rome.DecideBuild && e.chance.Float64() < 0.3 {
					a = rome.Action{Kind: rome.Pass}
				}
			}
			e.see(&v, a)
			m.Apply(seat, a, nil)
		}
	}
	for n := range e.seen {
		s := &e.seen[n]
		sums.rows[s.row].add(&s.features, int64(m.Player(s.seat).Score-s.score))
	}
	for seat := range seats {
		sums.scores += int64(m.Player(seat).Score)
		sums.seats++
	}
}

// see takes down what the seat that acts sees of itself and of another after its action.
func (e *explorer) see(v *rome.View, a rome.Action) {
	other := (v.Seat() + 1 + e.chance.IntN(v.Seats()-1)) % v.Seats()
	for seat := range v.Seats() {
		if a.Kind != rome.Put && seat != v.Seat() && seat != other {
			continue
		}
		if f, row, ok := ai.Foresee(v, a, seat); ok {
			e.seen = append(e.seen, sight{f, row, seat, v.Player(seat).Score})
		}
	}
}
