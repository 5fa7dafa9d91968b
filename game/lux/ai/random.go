package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// chance takes any legal action, each as likely as the others.
type chance struct{ seed uint64 }

// maxActions is room for the actions of one decision; few hands have more.
const maxActions = 320

// Choose mixes the seed with what the seat sees, so that it needs no memory of what it has drawn before.
func (p chance) Choose(v *lux.View) lux.Action {
	var buf [maxActions]lux.Action
	legal := v.Legal(buf[:0])
	return legal[search.Below(search.Mix(p.seed, hashView(v)), len(legal))]
}

// hashView is a number that tells most views apart.
func hashView(v *lux.View) uint64 {
	own := v.Own()
	h := search.Mix(uint64(v.Seat()), uint64(v.Round()<<24|v.DeckSize()<<16|v.Passes()<<8|int(v.Owes(v.Seat()))))
	h = search.Mix(h, uint64(own.Hand()))
	h = search.Mix(h, uint64(own.Packet()))
	h = search.Mix(h, uint64(v.Discards()))
	for seat := range v.Seats() {
		h = search.Mix(h, uint64(v.Points(seat)<<8|v.HandSize(seat)))
	}
	for d := range lux.District(lux.Districts) {
		h = search.Mix(h, uint64(v.OpenLimit(d)))
	}
	return h
}
