package view

import (
	"slices"

	"capital/render/widget"
	"capital/rules/lux"
)

// at is what lies under a point, and Nothing where that is nothing that can be pointed at.
func (l *Layout) at(p *Position, x, y float64) Thing {
	if p.Open.Kind != Nothing && l.Grid.Contains(x, y) {
		return p.Open
	}
	switch {
	case l.Hand.Contains(x, y):
		return l.handAt(p, x, y)
	case l.Round.Contains(x, y):
		return Thing{Kind: Round}
	case !l.Grid.Contains(x, y):
		return Thing{}
	case l.match.solo && l.Rob.Contains(x, y):
		return l.robAt(p, x, y)
	case l.Stock.Contains(x, y):
		return l.stockAt(p, x, y)
	}
	for seat := range p.Names {
		if l.Labels[l.row(p, seat)].Contains(x, y) {
			return l.seatAt(p, seat, x, y)
		}
	}
	for d := range l.districts() {
		if l.Columns[d].Contains(x, y) {
			return l.columnAt(p, d, x, y)
		}
	}
	return Thing{}
}

// handAt is what of the hand lies at a point: the card drawn last where several lie there.
func (l *Layout) handAt(p *Position, x, y float64) Thing {
	h, lie := &p.Hand, l.layHand(&p.Hand)
	for n, place := range lie.answers {
		if thing := (Thing{Kind: Answer, Copy: n}); place.Contains(x, y) && slices.Contains(p.Lit, thing) {
			return thing
		}
	}
	for n := len(h.Cards) - 1; n >= 0; n-- {
		if l.cardAt(h, lie, n).Contains(x, y) {
			return OfCard(h.Cards[n], copyOf(h.Cards, n))
		}
	}
	for n := len(h.Kept) - 1; n >= 0 && h.Draft; n-- {
		if lie.kept.card(n).Contains(x, y) {
			return Thing{Kind: Kept, Card: h.Kept[n], Copy: copyOf(h.Kept, n)}
		}
	}
	return Thing{}
}

// copyOf is which of the cards that are alike the n-th is.
func copyOf(cards []lux.Citizen, n int) (before int) {
	for _, c := range cards[:n] {
		if c == cards[n] {
			before++
		}
	}
	return before
}

// seatAt is a seat's gold, or the seat.
func (l *Layout) seatAt(p *Position, seat int, x, y float64) Thing {
	if !l.Close && l.purse(p, seat).Contains(x, y) && !slices.Contains(p.Lit, OfPanel(seat)) {
		return Thing{Kind: Purse, Seat: seat}
	}
	return OfPanel(seat)
}

// stockAt is a citizen beside the deck, or the deck.
func (l *Layout) stockAt(p *Position, x, y float64) Thing {
	for n, c := range p.Table.Row() {
		if l.rowCard(n).Contains(x, y) {
			return OfRow(c)
		}
	}
	return Thing{Kind: Deck}
}

// robAt is what of ROB's things lies at a point.
func (l *Layout) robAt(p *Position, x, y float64) Thing {
	lie := l.layRob()
	for n, c := range slices.Backward(p.Table.RobHand()) {
		if lie.hand.card(n).Contains(x, y) {
			return Thing{Kind: RobHeld, Card: c}
		}
	}
	if lie.reserve.Contains(x, y) {
		return Thing{Kind: RobStored}
	}
	return Thing{Kind: RobCards}
}

// columnAt is what of a district's column lies at a point.
func (l *Layout) columnAt(p *Position, d lux.District, x, y float64) Thing {
	switch {
	case l.Heads[d].Contains(x, y):
		return Thing{Kind: Sign, District: d}
	case l.Capital[d].Contains(x, y):
		return l.tileAt(p, d, x, y, OfCapital(d))
	}
	for seat := range p.Names {
		if !l.home(p, seat, d).Contains(x, y) {
			continue
		}
		for n, c := range slices.Backward(p.Table.Home(seat, d)) { // the last one lies on top
			thing, lie := OfLaid(seat, d, c), l.homePile(p, seat, d)
			if place := lie.place(n); slices.Contains(p.Lit, thing) && place.Contains(x, y) {
				return thing
			}
		}
		return l.tileAt(p, d, x, y, OfHome(seat, d))
	}
	return Thing{}
}

// tileAt is a district's aristocrat tile where that lies at a point, else what it lies in.
func (l *Layout) tileAt(p *Position, d lux.District, x, y float64, in Thing) Thing {
	if tile := (Thing{Kind: Tile, District: d}); d < lux.Districts && p.Table.InPlay(lux.Aristocrat) && l.tile(p, d).Contains(x, y) {
		return tile
	}
	return in
}

// tile is where a district's aristocrat tile lies: the last of the tokens of who holds it.
func (l *Layout) tile(p *Position, d lux.District) widget.Rect {
	holder := p.Table.TileHolder(d)
	in, all := l.partsOfCapital(d).tokens, p.tokensOfCapital(d)
	if holder >= 0 {
		in, all = l.partsOfHome(l.home(p, holder, d)).tokens, p.tokensOfHome(holder, d)
	}
	return tokenPlace(in, len(all)-1, len(all))
}

// where is where a thing lies, as large as it can be pointed at; the place of a card that is not there (any more) is that of
// what holds it.
func (l *Layout) where(p *Position, thing Thing) widget.Rect {
	switch thing.Kind {
	case Card, Kept, Answer:
		return l.whereInHand(p, thing)
	case Capital:
		return l.Capital[thing.District]
	case Home:
		return l.home(p, thing.Seat, thing.District)
	case Laid:
		return l.whereLaid(p, thing)
	case Row:
		for n, c := range p.Table.Row() {
			if c == thing.Card {
				return l.rowCard(n)
			}
		}
		return l.Stock
	case Deck:
		return l.deck()
	case Panel:
		return l.Labels[l.row(p, thing.Seat)]
	case Purse:
		if l.Close {
			return l.Labels[l.row(p, thing.Seat)]
		}
		return l.purse(p, thing.Seat)
	case Tile:
		return l.tile(p, thing.District)
	case Sign:
		return l.Heads[thing.District]
	case RobCards:
		return l.layRob().turned
	case RobHeld:
		for n, c := range p.Table.RobHand() {
			if c == thing.Card {
				return l.layRob().hand.card(n)
			}
		}
		return l.layRob().held
	case RobStored:
		return l.layRob().reserve
	case Round:
		return l.Round
	}
	return widget.Rect{}
}

// whereInHand is where a card, one that was kept, or an answer lies.
func (l *Layout) whereInHand(p *Position, thing Thing) widget.Rect {
	h, lie := &p.Hand, l.layHand(&p.Hand)
	switch thing.Kind {
	case Answer:
		return lie.answers[thing.Copy]
	case Kept:
		for n, c := range h.Kept {
			if c == thing.Card && copyOf(h.Kept, n) == thing.Copy {
				return lie.kept.card(n)
			}
		}
		return l.Hand
	}
	for n, c := range h.Cards {
		if c == thing.Card && copyOf(h.Cards, n) == thing.Copy {
			card := l.cardAt(h, lie, n)
			if n+1 < len(h.Cards) {
				card = seenOf(card, l.cardAt(h, lie, n+1))
			}
			return card
		}
	}
	return l.Hand
}

// whereLaid is where the last of the citizens of a kind in a home district lies.
func (l *Layout) whereLaid(p *Position, thing Thing) widget.Rect {
	cards, lie := p.Table.Home(thing.Seat, thing.District), l.homePile(p, thing.Seat, thing.District)
	for n := len(cards) - 1; n >= 0; n-- {
		if cards[n] == thing.Card {
			card := lie.place(n)
			if n+1 < len(cards) {
				card = seenOf(card, lie.place(n+1))
			}
			return card
		}
	}
	return l.home(p, thing.Seat, thing.District)
}

// seenOf is what is seen of a card on which the next one lies.
func seenOf(card, next widget.Rect) widget.Rect {
	if next.X > card.X && next.X < card.X+card.W {
		card.W = next.X - card.X
	}
	return card
}
