package lab

import (
	"math/rand/v2"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/rules/rome"
)

// How the matches are played from which the architect learns, and targets made of them.
const (
	exploration = 0.05 // share of decisions that are taken by chance
	passes      = 0.3  // share of these in construction that pass
	builders    = 0.4  // share of seats that builders sit at
	drawing     = 0.2  // share of cards that are drawn by chance
	lambda      = 40   // per cent of what comes after the next drawing of cards that is taken as it came, and not as foretold
)

// rowsOfRound is how many rows of weights a round has; the last is that of the drawing.
const rowsOfRound = ai.Rows / rome.Rounds

// explorer plays one match, now and then by chance, and takes down what is seen.
type explorer struct {
	player, builder ai.Player
	weights         *ai.Weights // what was learned before, nil for nothing
	seats           int
	chance          *rand.Rand
	seen            []sight
}

// sight is what was seen of a seat, and the points that it had.
type sight struct {
	features ai.Features
	row      int
	seat     int
	score    int64
}

// play plays the match of a seed and adds what is seen.
func (e *explorer) play(seed uint64, sums *lab.Sums) {
	e.chance = rand.New(rand.NewPCG(seed, 1))
	random, _ := ai.New(ai.Random, seed)
	var players [rome.MaxSeats]ai.Player
	for seat := range players {
		players[seat] = e.player
		if e.chance.Float64() < builders {
			players[seat] = e.builder
		}
	}
	m := rome.NewMatch(e.seats, seed, nil)
	for !m.Over() {
		for seat := range e.seats {
			if m.Owes(seat) == rome.NoDecision {
				continue
			}
			v := m.View(seat)
			a := e.choose(&v, players[seat], random)
			e.see(&v, a)
			m.Apply(seat, a, nil)
		}
	}
	e.learn(&m, sums)
}

// choose takes what the player thinks best, or an action by chance.
func (e *explorer) choose(v *rome.View, player, random ai.Player) rome.Action {
	share, owed := exploration, v.Owes(v.Seat())
	if owed == rome.DecideDraw {
		share = drawing
	}
	switch {
	case e.chance.Float64() >= share:
		return player.Choose(v)
	case owed == rome.DecideBuild && e.chance.Float64() < passes:
		return rome.Action{Kind: rome.Pass}
	}
	return random.Choose(v)
}

// see takes down what the seat that acts sees after its action of itself and of another; of all, when a piece is placed.
func (e *explorer) see(v *rome.View, a rome.Action) {
	other := (v.Seat() + 1 + e.chance.IntN(e.seats-1)) % e.seats
	for seat := range e.seats {
		if seat != v.Seat() && seat != other && a.Kind != rome.Put {
			continue
		}
		if f, row, ok := ai.Foresee(v, a, seat); ok {
			e.seen = append(e.seen, sight{f, row, seat, 1000 * int64(v.Player(seat).Score)})
		}
	}
}

// learn adds up what was seen, before the points that came of it: those until the next drawing as they came, and those after
// it in part as they were foretold then.
func (e *explorer) learn(m *rome.Match, sums *lab.Sums) {
	var after [rome.Rounds][rome.MaxSeats]int64 // what a seat comes to in all, as seen when a round is over
	for seat := range e.seats {
		for round := range after {
			after[round][seat] = 1000 * int64(m.Player(seat).Score)
		}
	}
	for n := len(e.seen) - 1; n >= 0 && e.weights != nil; n-- { // the first sight of a drawing is what counts
		if s := &e.seen[n]; s.row%rowsOfRound == rowsOfRound-1 {
			final := 1000 * int64(m.Player(s.seat).Score)
			foretold := s.score + e.weights.Value(e.seats, s.row, &s.features)
			after[s.row/rowsOfRound][s.seat] = (lambda*final + (100-lambda)*foretold) / 100
		}
	}
	for n := range e.seen {
		s := &e.seen[n]
		sums.Add(s.row, s.features[:], after[(s.row+1)/rowsOfRound][s.seat]-s.score)
	}
}
