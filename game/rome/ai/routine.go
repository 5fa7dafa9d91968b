package ai

import "capital/rules/rome"

// routine is a greedy player of rollouts and rehearsals. There the same comes about again and again, so it remembers what it did.
// It belongs to one decision of one match, and to one goroutine: see [memory].
type routine struct {
	greedy // with a memory
	done   map[situation]rome.Action
	room   room
}

// situation is all that an action follows from, but for the drawing of cards, where hardly anything comes about twice.
type situation struct {
	players               [rome.MaxSeats]rome.Player
	hand                  rome.Cards
	prefectures           [rome.Places]rome.Prefecture
	seat, first           uint8
	round, phase, auction uint8
	stock                 uint8
}

// mostDone bounds how much is remembered: some five megabytes.
const mostDone = 10_000

func newRoutine(g greedy) *routine { return &routine{greedy: g.remembering()} }

// Choose does what it did before, or else looks at each action by itself.
func (r *routine) Choose(v *rome.View) rome.Action {
	if v.Phase() > rome.PhasePut {
		return r.choose(v, &r.room)
	}
	now := situationOf(v)
	a, ok := r.done[now]
	if ok {
		return a
	}
	if r.done == nil || len(r.done) >= mostDone {
		r.done = make(map[situation]rome.Action)
	}
	a = r.choose(v, &r.room)
	r.done[now] = a
	return a
}

func situationOf(v *rome.View) situation {
	now := situation{
		prefectures: *v.Prefectures(), hand: v.Hand(), seat: uint8(v.Seat()), first: uint8(v.FirstPlayer()),
		round: uint8(v.Round()), phase: uint8(v.Phase()), auction: uint8(v.Auction()), stock: uint8(v.Stock()),
	}
	for seat := range v.Seats() {
		now.players[seat] = *v.Player(seat)
	}
	return now
}
