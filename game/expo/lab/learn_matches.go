package lab

import (
	"math/rand/v2"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/rules/expo"
)

// How the matches are played from which the architect learns, and targets made of them.
const (
	exploration = 0.06 // share of decisions that are taken by chance
	builders    = 0.25 // share of seats that builders sit at
	lambda      = 80   // per cent of what comes after a round that is taken as it came, and not as foretold when the next began
)

// explorer plays one match, now and then by chance, and takes down what is seen.
type explorer struct {
	player, builder ai.Player
	weights         *ai.Weights // what was learned before, nil for nothing
	seats           int
	builds          [expo.MaxSeats]bool // a builder sits there
	chance          *rand.Rand
	seen            []sight
	begun           [expo.Rounds + 1][expo.MaxSeats]int64 // what each seat was foretold to end with as the round began, and at the end
}

// sight is what was seen of a seat.
type sight struct {
	ai.Sight
	seat int
}

// play plays the match of a seed and takes down what is seen, and the prestige that each seat ends with, foretold as each round begins.
func (e *explorer) play(seed uint64) {
	e.chance = rand.New(rand.NewPCG(seed, 1))
	random, _ := ai.New(ai.Random, seed)
	var players [expo.MaxSeats]ai.Player
	for seat := range players {
		players[seat] = e.player
		if e.builds[seat] = e.chance.Float64() < builders; e.builds[seat] {
			players[seat] = e.builder
		}
	}
	m := expo.NewMatch(e.seats, seed, nil)
	e.begin(&m)
	for !m.Over() {
		seat, round := m.Turn(), m.Round()
		v := m.View(seat)
		a := e.choose(&v, players[seat], random)
		if seen, ok := ai.Foresee(&v, a); ok {
			e.seen = append(e.seen, sight{seen, seat})
		}
		m.Apply(seat, a, nil)
		if m.Round() != round {
			e.begin(&m)
		}
	}
	e.end(&m)
}

// choose takes what the player thinks best, or an action by chance.
func (e *explorer) choose(v *expo.View, player, random ai.Player) expo.Action {
	if e.chance.Float64() < exploration {
		return random.Choose(v)
	}
	return player.Choose(v)
}

// begin takes down what is seen of all seats as a round begins.
func (e *explorer) begin(m *expo.Match) {
	for seat := range m.Seats() {
		s := ai.See(&m.Table, seat)
		e.seen = append(e.seen, sight{s, seat})
		foretold := 1000 * int64(s.Prestige)
		if e.weights != nil {
			foretold += e.weights.At(e.seats).Value(s.Row, &s.Features)
		}
		e.begun[m.Round()-1][seat] = foretold
	}
}

// end takes down what the seats have as the match ends, and what that makes of what they were foretold: the prestige of the round as it
// came, and that of later ones in part as it was foretold when they began.
func (e *explorer) end(m *expo.Match) {
	for seat := range m.Seats() {
		e.begun[expo.Rounds][seat] = 1000 * int64(m.Has(seat, expo.Prestige))
		for round := expo.Rounds - 1; round >= 0; round-- {
			later := e.begun[round+1][seat]
			if e.weights == nil {
				e.begun[round][seat] = later
			}
			e.begun[round][seat] = (lambda*later + (100-lambda)*e.begun[round][seat]) / 100
		}
	}
}

// toCome is the prestige, in thousandths, that came after what was seen.
func (e *explorer) toCome(s *sight) int64 { return e.begun[s.Round][s.seat] - 1000*int64(s.Prestige) }

// sum adds up what was seen, before the prestige that came of it.
func (e *explorer) sum(sums *lab.Sums) {
	for n := range e.seen {
		s := &e.seen[n]
		sums.Add(s.Row, s.Features[:], e.toCome(s))
	}
}
