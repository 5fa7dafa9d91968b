// Package outlook is what Capitol's sheet about what may still come tells: the cards that were not seen yet, what the others
// hold as far as a seat can tell, the piles, and what is still built and auctioned. It follows from what one seat may know,
// and from nothing else.
package outlook

import (
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// Known is what is told.
type Known struct {
	Round  int
	Unseen rome.Cards // in a hand or a pile, where the seat can't tell which
	Rivals []Rival
	Piles  [rome.Types]Pile
	Stock  int // floors left
	Ahead  []Auctions
}

// Rival is what another seat holds, as far as can be told.
type Rival struct {
	Seat   int
	Cards  rome.Cards      // that can be told
	Hidden [rome.Types]int // how many others
	Most   int             // the highest sum it could bid; -1 where that is not told
}

// Pile is a pile of cards.
type Pile struct {
	Size   int
	Top    rome.Card
	Remade bool // all know which cards lie below the top
}

// Auctions are the pieces still to be auctioned in a round.
type Auctions struct {
	Round  int
	Pieces []rome.Piece
}

// Of is what a seat may know. Where its hand is not open, it is what everybody before the screen may know.
func Of(v *rome.View, open bool) Known {
	k := Known{Round: v.Round(), Unseen: v.Unseen(), Stock: v.Stock(), Ahead: ahead(&v.Table)}
	for of := range rome.Type(rome.Types) {
		size, top := v.Pile(of)
		k.Piles[of] = Pile{size, top, v.Remade(of)}
	}
	if !open {
		for seat := range v.Seats() {
			k.Unseen |= v.KnownOf(seat) &^ v.Player(seat).Known
		}
	}
	for n := range v.Seats() {
		seat := (v.Seat() + n) % v.Seats()
		if seat != v.Seat() || !open {
			k.Rivals = append(k.Rivals, rival(v, seat, open))
		}
	}
	return k
}

// rival is what is known of a seat.
func rival(v *rome.View, seat int, open bool) Rival {
	player := v.Player(seat)
	r := Rival{Seat: seat, Cards: player.Known, Most: -1}
	if open {
		r.Cards, r.Most = v.KnownOf(seat), view.MostBid(v, seat)
	}
	for of := range r.Hidden {
		r.Hidden[of] = int(player.Hidden[of]) - (r.Cards &^ player.Known).Of(rome.Type(of)).Count()
	}
	return r
}

// ahead lists what is still auctioned, round by round.
func ahead(t *rome.Table) (all []Auctions) {
	for round := t.Round(); round <= rome.Rounds; round++ {
		pieces := []rome.Piece{rome.Fountain, rome.Fountain, rome.Amphitheatre}
		if round > rome.Rounds/2 {
			pieces[2] = rome.Temple
		}
		if round == t.Round() {
			pieces = pieces[min(over(t), len(pieces)):]
		}
		all = append(all, Auctions{round, pieces})
	}
	return all
}

// over is how many auctions of the round are over.
func over(t *rome.Table) int {
	switch t.Phase() {
	case rome.PhaseBuild:
		return 0
	case rome.PhaseBid, rome.PhasePut:
		return t.Auction()
	}
	return rome.Auctions
}
