package ai

import (
	"math/bits"

	"capital/rules/warsaw"
)

// random takes any legal action, each as likely as the others.
type random struct{ seed uint64 }

// Choose mixes the seed with what the seat sees, so that it needs no memory of
// what it has drawn before.
func (p random) Choose(v *warsaw.View) warsaw.Action {
	var buf [maxActions]warsaw.Action
	legal := v.Legal(false, buf[:0])
	h := mix(p.seed, uint64(v.Seat()))
	h = mix(h, uint64(v.Epoch()<<16|v.Round()<<8|int(v.Phase())))
	h = mix(h, uint64(len(v.Own().Plan())))
	for s := range v.Seats() {
		h = mix(h, uint64(v.Player(s).Coins)<<16|uint64(v.Player(s).VP))
	}
	for _, a := range legal {
		h = mix(h, uint64(a.Tile)<<16|uint64(uint8(a.Space.X))<<8|uint64(uint8(a.Space.Y)))
	}
	high, _ := bits.Mul64(h, uint64(len(legal)))
	return legal[high]
}

// mix stirs x into h (the finishing steps of SplitMix64).
func mix(h, x uint64) uint64 {
	z := (h ^ x) + 0x9E3779B97F4A7C15
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}
