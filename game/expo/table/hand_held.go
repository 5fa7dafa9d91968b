package table

import (
	"capital/game/expo/table/view"
	"capital/game/table"
	"capital/rules/expo"
)

// grip is what is chosen and carried, and where it would go.
type grip struct {
	*viewpoint
	held   table.Grip[view.Thing]
	before choice     // what was chosen before it was lifted
	choice choice     // of a move
	focus  view.Thing // what keys, a finger or advice point at
	tray   view.Thing // what a person wants to see in the tray where all lies close together, or Nothing

	chooser chooser // of the decision before the person
	of      chooserOf
}

// chooserOf is what a chooser follows from.
type chooserOf struct{ seat, events int }

// choosing works out what choosing leads to for the seat in view.
func (g *grip) choosing() chooser {
	if of := (chooserOf{g.Seat, len(g.session.Events())}); g.chooser.known == nil || g.of != of {
		known := g.known()
		g.of, g.chooser = of, newChooser(&known)
	}
	return g.chooser
}

// seen is what is seen by the seat in view, with what it has chosen.
func (g *grip) seen() view.Position {
	p := g.viewer.seen()
	p.Open, p.Tray, p.Lit = g.opened, g.inTray(), g.lit() // what lies in another thing can be pointed at where it is lit
	if !g.choice.none() {
		p.Chosen = []view.Thing{g.choice.thing}
		p.Payers = g.choice.payers.set()
	}
	p.Placed, _ = g.choice.places()
	if g.Free() && g.decision() == expo.DecideCrossing {
		p.Chosen = []view.Thing{view.OfCrossing(g.Seat, g.choosing().full())}
	}
	return p
}

// inTray is what lies in the tray: what a person wants to see there, else what the decision is about.
func (g *grip) inTray() view.Thing {
	switch {
	case g.tray.Kind != view.Nothing:
		return g.tray
	case g.decision() == expo.DecideSpace:
		return view.Thing{Kind: view.Order}
	case g.decision() == expo.DecideProsper:
		return view.Thing{Kind: view.Prosperity}
	case g.decision() == expo.DecideActivate: // the answers
		return view.Thing{}
	}
	return view.Thing{Kind: view.Market}
}

// turnTo has something else lie in the tray, or once more what the decision is about; it reports whether it does.
func (g *grip) turnTo(thing view.Thing) bool {
	if !g.picture.Layout.Close {
		return false
	}
	switch thing.Kind {
	case view.Market, view.Order, view.Prosperity:
		if thing == g.tray {
			thing = view.Thing{}
		}
		g.tray, g.Stale = thing, true
		return true
	}
	return false
}

// at is what lies at a point.
func (g *grip) at(x, y float64) view.Thing {
	p := g.seen()
	return g.picture.At(&p, x, y)
}

// aimed is what would be chosen next: what is carried over, what keys or a finger point at, or what the mouse is over.
func (g *grip) aimed() view.Thing {
	switch {
	case g.held.Carried:
		return g.at(g.held.X, g.held.Y)
	case g.focus.Kind != view.Nothing:
		return g.focus
	}
	return g.at(g.X, g.Y)
}

// proposed is what would come of choosing what is aimed at. Where a building is to be activated and nothing else is aimed at, that
// is what is proposed.
func (g *grip) proposed() step {
	if !g.Free() {
		return step{}
	}
	s := g.choosing().with(g.choice, g.aimed())
	if s.kind == idle && g.choice.active() {
		s = g.choosing().with(g.choice, g.choice.thing)
	}
	return s
}

// Carries implements part of [table.Hand].
func (g *grip) Carries() bool { return g.held.Carried }

// Drags implements part of [table.Hand].
func (g *grip) Drags() bool { return g.held.Pressed }

// Rest implements part of [table.Hand]: what was chosen stays chosen.
func (g *grip) Rest(expo.Action) {}

// CanTakeBack implements part of [table.Hand].
func (g *grip) CanTakeBack() bool { return !g.choice.none() }

// PutBack implements part of [table.Hand].
func (g *grip) PutBack() {
	g.held.PutBack()
	g.Stale = true
}

// drop empties the hand of all that was chosen.
func (g *grip) drop() {
	g.held, g.choice = table.Grip[view.Thing]{}, choice{}
	g.unfocus()
}

// unfocus lets the keys point at nothing.
func (g *grip) unfocus() {
	g.focus = view.Thing{}
	g.Stale = true
}

// step advances the motion of what glides back.
func (g *grip) step(passed float64) { g.Stale = g.held.Step(passed) || g.Stale }

// carries reports whether a thing can be lifted and carried now: a tile that may be set, and the crossing that must move.
func (g *grip) carries(thing view.Thing) bool {
	switch g.decision() {
	case expo.DecideBuild, expo.DecideProsper:
		return g.choosing().with(choice{}, thing).kind == goesOn
	case expo.DecideCrossing:
		return thing == view.OfCrossing(g.Seat, g.choosing().full())
	}
	return false
}

// lit are the things that may be chosen next.
func (g *grip) lit() []view.Thing {
	if !g.Free() {
		return nil
	}
	return g.choosing().lit(g.choice)
}
