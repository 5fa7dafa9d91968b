package ai

import (
	"math/bits"

	"capital/rules/rome"
)

// chance takes any legal action, each as likely as the others; into a bid any of its cards, each as likely as not.
type chance struct{ seed uint64 }

// maxActions is room for the actions of one decision; few hands have more.
const maxActions = 256

// Choose mixes the seed with what the seat sees, so that it needs no memory of what it has drawn before.
func (p chance) Choose(v *rome.View) rome.Action {
	h := mix(p.seed, hashView(v))
	if v.Owes(v.Seat()) == rome.DecideBid {
		return rome.Action{Kind: rome.Bid, Bid: (v.Hand() & rome.Cards(h)).Prints()}
	}
	var buf [maxActions]rome.Action
	legal := v.Legal(buf[:0])
	return legal[below(h, len(legal))]
}

// hashView is a number that tells most views apart.
func hashView(v *rome.View) uint64 {
	h := mix(uint64(v.Seat()), uint64(v.Round()<<16|v.Auction()<<8|int(v.Phase())))
	h = mix(h, uint64(v.Hand()))
	h = mix(h, uint64(v.Discards()))
	for s := range v.Seats() {
		h = mix(h, uint64(v.Player(s).Known))
	}
	return h
}

// mix stirs x into h (the finishing steps of SplitMix64).
func mix(h, x uint64) uint64 {
	z := (h ^ x) + 0x9E3779B97F4A7C15
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// below is a number from 0 up to but not including n, as h has it.
func below(h uint64, n int) int {
	high, _ := bits.Mul64(h, uint64(n))
	return int(high)
}
