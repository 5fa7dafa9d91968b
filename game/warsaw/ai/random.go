package ai

import (
	"capital/game/search"
	"capital/rules/warsaw"
)

// random takes any legal action, each as likely as the others.
type random struct{ seed uint64 }

// Choose mixes the seed with what the seat sees, so that it needs no memory of
// what it has drawn before.
func (p random) Choose(v *warsaw.View) warsaw.Action {
	var buf [maxActions]warsaw.Action
	legal := v.Legal(false, buf[:0])
	h := search.Mix(p.seed, uint64(v.Seat()))
	h = search.Mix(h, uint64(v.Epoch()<<16|v.Round()<<8|int(v.Phase())))
	h = search.Mix(h, uint64(len(v.Own().Plan())))
	for s := range v.Seats() {
		h = search.Mix(h, uint64(v.Player(s).Coins)<<16|uint64(v.Player(s).VP))
	}
	for _, a := range legal {
		h = search.Mix(h, uint64(a.Tile)<<16|uint64(uint8(a.Space.X))<<8|uint64(uint8(a.Space.Y)))
	}
	return legal[search.Below(h, len(legal))]
}
