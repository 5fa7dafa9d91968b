package table

import (
	"capital/game/rome/table/view"
	"capital/game/table"
	"capital/rules/rome"
)

// held is what a person carries with the pointer.
type held struct {
	table.Grip[view.Thing]
	before choice // what was chosen before it was lifted
}

// grip is what is chosen and carried, and where it would go.
type grip struct {
	*viewpoint
	held   held
	choice choice
	bid    rome.Cards // the cards above the Stop
	focus  view.Thing // what keys, a finger or advice point at
	passes bool       // passing is proposed
}

// chooser works out what choosing leads to for the seat in view.
func (g *grip) chooser() chooser {
	known := g.known()
	return chooser{&known}
}

// table is what lies open, with the first of two floors where it was laid.
func (g *grip) table() rome.Table {
	open := *g.session.Table()
	if g.choice.laid {
		layFloor(open.Player(g.Seat), g.choice.first)
	}
	return open
}

// layFloor lays a floor on an unfinished house of a height, 0 being a new one.
func layFloor(p *rome.Player, height uint8) {
	if height > 0 {
		p.Unfinished[height]--
	}
	p.Unfinished[height+1]++
}

// seen is what is seen by the seat in view, with what it has laid and pushed.
func (g *grip) seen() view.Position {
	p := g.viewer.seen()
	p.Table, p.Open = g.table(), g.opened
	p.Hand.Bid, p.Hand.Stop = g.bid, g.decision() == rome.DecideBid && g.HandOpen()
	if g.decision() == rome.DecidePut {
		p.Hand.Won = p.Table.Piece()
	}
	if g.choice.chosen {
		p.Hand.Chosen = 1 << g.choice.card
	}
	return p
}

// at is what lies at a point.
func (g *grip) at(x, y float64) view.Thing {
	p := g.seen()
	return g.picture.At(&p, x, y)
}

// aimed is what would be chosen next: what keys or a finger point at, what is carried over, or what the mouse is over.
func (g *grip) aimed() view.Thing {
	switch {
	case g.held.Carried:
		return g.at(g.held.X, g.held.Y)
	case g.focus.Kind != view.Nothing:
		return g.focus
	}
	return g.at(g.X, g.Y)
}

// proposed is what would come of choosing what is aimed at, where something is chosen already.
func (g *grip) proposed() step {
	if !g.Free() {
		return step{}
	}
	return g.chooser().with(g.choice, g.aimed())
}

// Carries implements part of [table.Hand].
func (g *grip) Carries() bool { return g.held.Carried }

// Drags implements part of [table.Hand].
func (g *grip) Drags() bool { return g.held.Pressed }

// Rest implements part of [table.Hand]: what was chosen stays chosen.
func (g *grip) Rest(rome.Action) {}

// CanTakeBack implements part of [table.Hand].
func (g *grip) CanTakeBack() bool { return g.choice.laid }

// PutBack implements part of [table.Hand].
func (g *grip) PutBack() {
	g.held.PutBack()
	g.Stale = true
}

// drop empties the hand of all that was chosen.
func (g *grip) drop() {
	g.held, g.choice, g.bid, g.passes = held{}, choice{}, 0, false
	g.unfocus()
}

// unfocus lets the keys point at nothing.
func (g *grip) unfocus() {
	g.focus = view.Thing{}
	g.Stale = true
}

// step advances the motion of what glides back.
func (g *grip) step(passed float64) { g.Stale = g.held.Step(passed) || g.Stale }

// carries reports whether a thing can be lifted and carried now.
func (g *grip) carries(thing view.Thing) bool {
	switch thing.Kind {
	case view.Card:
		return g.decision() == rome.DecideBuild || g.decision() == rome.DecideBid
	case view.House:
		return g.decision() == rome.DecideBuild && thing.Seat == g.Seat
	case view.Stock, view.Roofs:
		return g.decision() == rome.DecideBuild
	case view.Piece:
		return g.decision() == rome.DecidePut
	case view.Pile:
		return g.decision() == rome.DecideDraw
	}
	return false
}

// lit are the things that may be chosen next for what is chosen already. Among those that begin something are only things with
// which it can come to an end.
func (g *grip) lit() (lit []view.Thing) {
	if !g.Free() {
		return nil
	}
	k := g.chooser()
	for _, thing := range g.things() {
		if s := k.with(g.choice, thing); s.kind == whole || s.kind == goesOn && s.next.follows(&g.choice) && k.leads(s.next) {
			lit = append(lit, thing)
		}
	}
	return lit
}

// things lists all that could be chosen, cards of the hand aside in the order of the fan: what stands beside the board, the
// prefectures, the piles.
func (g *grip) things() []view.Thing {
	open := g.table()
	var things []view.Thing
	switch g.decision() {
	case rome.DecidePut:
		return places(things)
	case rome.DecideDraw:
		return piles(things, view.OfPile)
	case rome.DecideBuild:
		things = built(things, &open, g.Seat)
		return piles(places(things), view.OfDiscards)
	}
	return nil
}

// built adds what a seat builds with.
func built(things []view.Thing, open *rome.Table, seat int) []view.Thing {
	p := open.Player(seat)
	for height, count := range p.Unfinished {
		if count > 0 {
			things = append(things, view.OfHouse(seat, height, rome.NoShape))
		}
	}
	for shape, heights := range p.Finished {
		for height, count := range heights {
			if count > 0 {
				things = append(things, view.OfHouse(seat, height, rome.Shape(shape)))
			}
		}
	}
	return append(things, view.Thing{Kind: view.NewHouse}, view.Thing{Kind: view.Stock}, view.OfRoofs(rome.Round), view.OfRoofs(rome.Triangular))
}

func places(things []view.Thing) []view.Thing {
	for place := range rome.Place(rome.Places) {
		things = append(things, view.OfPlace(place))
	}
	return things
}

func piles(things []view.Thing, of func(rome.Type) view.Thing) []view.Thing {
	for kind := range rome.Type(rome.Types) {
		things = append(things, of(kind))
	}
	return things
}
