package lab

import (
	"math/rand/v2"

	"capital/game/lab"
	"capital/game/lux/ai"
	"capital/rules/lux"
)

// How the matches are played from which the architect learns, and targets made of them.
const (
	exploration = 0.06 // share of decisions that are taken by chance
	builders    = 0.25 // share of seats that builders sit at
	lambda      = 30   // per cent of what comes after a round that is taken as it came, and not as foretold
)

// explorer plays one match with any powers, now and then by chance, and takes down what is seen.
type explorer struct {
	player, builder ai.Player
	weights         *ai.Weights // what was learned before, nil for nothing
	seats           int         // ROB's not counted
	chance          *rand.Rand
	seen            []sight
	begun           [lux.Rounds + 1][lux.MaxSeats]int64 // what each seat was foretold to end with as the round began
}

// sight is what was seen of a seat, and the points that it had.
type sight struct {
	features         ai.Features
	row, seat, round int
	score            int64
}

// play plays the match of a seed and adds what is seen.
func (e *explorer) play(seed uint64, sums *lab.Sums) {
	e.chance = rand.New(rand.NewPCG(seed, 1))
	random, _ := ai.New(ai.Random, seed)
	var players [lux.MaxSeats]ai.Player
	for seat := range players {
		players[seat] = e.player
		if e.chance.Float64() < builders {
			players[seat] = e.builder
		}
	}
	m := lux.NewMatch(e.seats, lux.Powers{}, seed, nil)
	e.begin(&m)
	for !m.Over() {
		for seat := range m.Seats() {
			if m.Owes(seat) == lux.NoDecision {
				continue
			}
			v := m.View(seat)
			a := e.choose(&v, players[seat], random)
			e.see(&v, a)
			round := m.Round()
			m.Apply(seat, a, nil)
			if m.Round() != round {
				e.begin(&m)
			}
		}
	}
	e.learn(&m, sums)
}

// choose takes what the player thinks best, or an action by chance.
func (e *explorer) choose(v *lux.View, player, random ai.Player) lux.Action {
	if e.chance.Float64() < exploration {
		return random.Choose(v)
	}
	return player.Choose(v)
}

// begin takes down what is seen of all seats as a round begins.
func (e *explorer) begin(m *lux.Match) {
	v := m.View(0)
	var seats [lux.MaxSeats]int
	for seat := range seats {
		seats[seat] = seat
	}
	ai.Begun(&v, seats[:m.Seats()], func(seat, row int, f *ai.Features) {
		e.take(&v, seat, row, f)
		foretold := 1000 * int64(v.Points(seat))
		if e.weights != nil {
			foretold += e.weights.Value(e.seats, row, f)
		}
		e.begun[m.Round()-1][seat] = foretold
	})
}

// see takes down what the seat that acts sees after its action of itself and of another.
func (e *explorer) see(v *lux.View, a lux.Action) {
	seats := [...]int{v.Seat(), (v.Seat() + 1 + e.chance.IntN(v.Seats()-1)) % v.Seats()}
	ai.Foresee(v, a, seats[:], func(seat, row int, f *ai.Features) { e.take(v, seat, row, f) })
}

func (e *explorer) take(v *lux.View, seat, row int, f *ai.Features) {
	e.seen = append(e.seen, sight{*f, row, seat, v.Round(), 1000 * int64(v.Points(seat))})
}

// learn adds up what was seen, before the points that came of it: those until the round's end as they came, and those after it
// in part as they were foretold then.
func (e *explorer) learn(m *lux.Match, sums *lab.Sums) {
	for seat := range m.Seats() {
		final := 1000 * int64(m.Points(seat))
		e.begun[lux.Rounds][seat] = final
		for round := 1; round < lux.Rounds; round++ {
			if e.weights == nil {
				e.begun[round][seat] = final
			}
			e.begun[round][seat] = (lambda*final + (100-lambda)*e.begun[round][seat]) / 100
		}
	}
	for n := range e.seen {
		s := &e.seen[n]
		sums.Add(s.row, s.features[:], e.begun[s.round][s.seat]-s.score)
	}
}
