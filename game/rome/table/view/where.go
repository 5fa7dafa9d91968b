package view

import (
	"capital/render/rome/city"
	"capital/render/widget"
	"capital/rules/rome"
)

// at is what lies under a point, and Nothing where that is nothing that can be pointed at.
func (l *Layout) at(p *Position, x, y float64) Thing {
	if p.Open.Kind != Nothing && l.Window.Contains(x, y) {
		return l.openAt(p, x, y)
	}
	if thing, ok := l.toolAt(x, y); ok && !(p.Hand.Stop && l.Stop.Contains(x, y)) {
		return thing
	}
	switch {
	case l.Stop.Contains(x, y) && p.Hand.Won != rome.NoPiece && l.won().Contains(x, y):
		return Thing{Kind: Piece}
	case l.Close && p.Hand.Stop && l.Stop.Contains(x, y):
		return Thing{Kind: Stop}
	case l.Course.Contains(x, y):
		return l.courseAt(p, x, y)
	case l.Hand.Contains(x, y):
		return l.handAt(p, x, y)
	case l.Own.Contains(x, y):
		return l.ownAt(p, x, y)
	case l.Others.Contains(x, y):
		return l.othersAt(p, x, y)
	}
	if m := l.Map; l.Window.Contains(x, y) {
		if place, ok := city.At((x-m.X)/m.W, (y-m.Y)/m.H); ok {
			return OfPlace(place)
		}
		return Thing{}
	}
	for of := range rome.Type(rome.Types) {
		if l.Piles[of].Contains(x, y) {
			return OfPile(of)
		}
		if l.Discards[of].Contains(x, y) {
			return OfDiscards(of)
		}
	}
	return Thing{}
}

// won is where the piece lies that is to be placed: above the cards of the hand or, where all lies close together, right of
// one's houses.
func (l *Layout) won() widget.Rect {
	in := l.Stop
	if l.Close {
		in = l.Houses
		in.X, in.W = in.X+in.W-in.H, in.H
	}
	return widget.Rect{X: in.X + (in.W-in.H)/2, Y: in.Y, W: in.H, H: in.H}
}

// handAt is the card at a point, the one drawn last where several lie there; else what is above the Stop, or the hand.
func (l *Layout) handAt(p *Position, x, y float64) Thing {
	for n := len(p.Hand.Cards) - 1; n >= 0; n-- {
		if l.cardRect(&p.Hand, n).Contains(x, y) {
			return OfCard(p.Hand.Cards[n])
		}
	}
	if p.Hand.Stop && l.Stop.Contains(x, y) {
		return Thing{Kind: Stop}
	}
	return Thing{Kind: Fan}
}

// ownAt is what of the own panel lies at a point.
func (l *Layout) ownAt(p *Position, x, y float64) Thing {
	if thing, ok := l.houseIn(p, p.Seat, l.Houses, 1, x, y); ok {
		return thing
	}
	if l.newHouse(p).Contains(x, y) {
		return Thing{Kind: NewHouse}
	}
	return Thing{Kind: Panel, Seat: p.Seat}
}

// toolAt is what of the stock and the roofs lies at a point.
func (l *Layout) toolAt(x, y float64) (Thing, bool) {
	if l.Stock.Contains(x, y) {
		return Thing{Kind: Stock}, true
	}
	for shape := range rome.Shape(rome.Shapes) {
		if l.Roofs[shape].Contains(x, y) {
			return OfRoofs(shape), true
		}
	}
	return Thing{}, false
}

// openAt is what of the panel that lies open over the map is at a point.
func (l *Layout) openAt(p *Position, x, y float64) Thing {
	if thing, ok := l.houseIn(p, p.Open.Seat, l.seatParts(l.Window).houses, 0, x, y); ok {
		return thing
	}
	return p.Open
}

// newHouse is where a house is begun: right of those that are there.
func (l *Layout) newHouse(p *Position) widget.Rect {
	k := kindsOf(p.Table.Player(p.Seat))
	return l.houseAt(k.count, k.count+1, l.Houses)
}

// houseIn is the house of a seat at a point of a row, in which there is room for so many more.
func (l *Layout) houseIn(p *Position, seat int, row widget.Rect, more int, x, y float64) (Thing, bool) {
	k := kindsOf(p.Table.Player(seat))
	for n, one := range k.all() {
		if l.houseAt(n, k.count+more, row).Contains(x, y) {
			return OfHouse(seat, one.height, one.shape), true
		}
	}
	return Thing{}, false
}

// othersAt is what of the other seats' panels lies at a point.
func (l *Layout) othersAt(p *Position, x, y float64) Thing {
	seats := len(p.Names)
	for n, seat := range others(p.Seat, seats) {
		panel := l.Other(n, seats)
		if !panel.Contains(x, y) {
			continue
		}
		if l.Close {
			return Thing{Kind: Panel, Seat: seat}
		}
		if thing, ok := l.houseIn(p, seat, l.seatParts(panel).houses, 0, x, y); ok {
			return thing
		}
		return Thing{Kind: Panel, Seat: seat}
	}
	return Thing{}
}

// where is where a thing lies, as large as it can be pointed at; the place of a house or a card that is not there (any more)
// is that of what holds it.
func (l *Layout) where(p *Position, thing Thing) widget.Rect {
	switch thing.Kind {
	case Card:
		for n, c := range p.Hand.Cards {
			if c == thing.Card {
				return l.cardRect(&p.Hand, n)
			}
		}
		return l.Hand
	case House:
		return l.houseWhere(p, thing)
	case NewHouse:
		return l.newHouse(p)
	case Stock:
		return l.Stock
	case Roofs:
		return l.Roofs[thing.Shape]
	case Prefecture:
		return within(l.Prefectures[thing.Place], l.Window)
	case Pile:
		return l.Piles[thing.Type]
	case Discards:
		return l.Discards[thing.Type]
	case Stop:
		return l.Stop
	case Fan:
		return l.Hand
	case Panel:
		return l.Panel(thing.Seat, p.Seat, len(p.Names))
	case Piece:
		return l.won()
	case Round:
		return l.layCourse(stageNow(p)).rounds[thing.Number-1]
	case Stage:
		return l.layCourse(stageNow(p)).stages[thing.Number]
	}
	return widget.Rect{}
}

// houseWhere is where a house beside the board lies.
func (l *Layout) houseWhere(p *Position, thing Thing) widget.Rect {
	panel, row, more := l.Panel(thing.Seat, p.Seat, len(p.Names)), l.Houses, 1
	switch {
	case thing.Seat == p.Seat:
	case p.Open == Thing{Kind: Panel, Seat: thing.Seat}:
		row, more = l.seatParts(l.Window).houses, 0
	case l.Close:
		return panel
	default:
		row, more = l.seatParts(panel).houses, 0
	}
	k := kindsOf(p.Table.Player(thing.Seat))
	for n, one := range k.all() {
		if one.height == thing.Height && one.shape == thing.Shape {
			return l.houseAt(n, k.count+more, row)
		}
	}
	return panel
}
