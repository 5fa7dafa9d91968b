package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// chance takes any legal action, each as likely as the others.
type chance struct{ seed uint64 }

// maxActions is room for the actions of one decision; few cities have more.
const maxActions = 512

// Choose mixes the seed with what the seat sees, so that it needs no memory of what it has drawn before.
func (p chance) Choose(v *expo.View) expo.Action {
	var buf [maxActions]expo.Action
	legal := v.Legal(buf[:0])
	return legal[search.Below(search.Mix(p.seed, hashView(v)), len(legal))]
}

// hashView is a number that tells most views apart.
func hashView(v *expo.View) uint64 {
	h := search.Mix(uint64(v.Seat()), uint64(v.Round()<<16|v.Turn()<<8|v.Done()<<4|int(v.Owes(v.Seat()))))
	for row := range expo.Rows {
		for _, id := range v.Row(row) {
			h = search.Mix(h, uint64(row)<<8|uint64(id))
		}
	}
	for seat := range v.Seats() {
		p := v.Player(seat)
		for _, n := range p.Track {
			h = search.Mix(h, uint64(n))
		}
		h = search.Mix(h, uint64(p.Prestige)<<24|uint64(p.Cubes)<<16|uint64(p.Next)<<8|uint64(p.Built))
	}
	return h
}
