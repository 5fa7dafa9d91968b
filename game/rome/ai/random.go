package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// chance takes any legal action, each as likely as the others; into a bid any of its cards, each as likely as not.
type chance struct{ seed uint64 }

// maxActions is room for the actions of one decision; few hands have more.
const maxActions = 256

// Choose mixes the seed with what the seat sees, so that it needs no memory of what it has drawn before.
func (p chance) Choose(v *rome.View) rome.Action {
	h := search.Mix(p.seed, hashView(v))
	if v.Owes(v.Seat()) == rome.DecideBid {
		return rome.Action{Kind: rome.Bid, Bid: (v.Hand() & rome.Cards(h)).Prints()}
	}
	var buf [maxActions]rome.Action
	legal := v.Legal(buf[:0])
	return legal[search.Below(h, len(legal))]
}

// hashView is a number that tells most views apart.
func hashView(v *rome.View) uint64 {
	h := search.Mix(uint64(v.Seat()), uint64(v.Round()<<16|v.Auction()<<8|int(v.Phase())))
	h = search.Mix(h, uint64(v.Hand()))
	h = search.Mix(h, uint64(v.Discards()))
	for s := range v.Seats() {
		h = search.Mix(h, uint64(v.Player(s).Known))
	}
	return h
}
