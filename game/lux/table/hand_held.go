package table

import (
	"slices"

	"capital/game/lux/table/view"
	"capital/game/table"
	"capital/rules/lux"
)

// grip is what is chosen and carried, and where it would go.
type grip struct {
	*viewpoint
	held   table.Grip[view.Thing]
	before choice       // what was chosen before it was lifted
	choice choice       // of a move
	kept   []view.Thing // chosen in the draft, at most two
	focus  view.Thing   // what keys, a finger or advice point at

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
	p.Open, p.Lit = g.opened, g.lit() // what lies in another thing can be pointed at where it is lit
	p.Hand.Chosen = g.kept
	if !g.choice.none() {
		for _, thing := range g.choice.chosen() {
			if thing.Kind == view.Card {
				p.Hand.Chosen = append(slices.Clone(p.Hand.Chosen), thing)
			}
		}
	}
	return p
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

// proposed is what would come of choosing what is aimed at.
func (g *grip) proposed() step {
	if !g.Free() || g.decision() == lux.DecideKeep {
		return step{}
	}
	return g.choosing().with(g.choice, g.aimed())
}

// Carries implements part of [table.Hand].
func (g *grip) Carries() bool { return g.held.Carried }

// Drags implements part of [table.Hand].
func (g *grip) Drags() bool { return g.held.Pressed }

// Rest implements part of [table.Hand]: what was chosen stays chosen.
func (g *grip) Rest(lux.Action) {}

// CanTakeBack implements part of [table.Hand]: where the card goes, and what its power is used on.
func (g *grip) CanTakeBack() bool { return g.choice.count > 1 }

// PutBack implements part of [table.Hand].
func (g *grip) PutBack() {
	g.held.PutBack()
	g.Stale = true
}

// drop empties the hand of all that was chosen.
func (g *grip) drop() {
	g.held, g.choice, g.kept = table.Grip[view.Thing]{}, choice{}, nil
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
	return thing.Kind == view.Card && g.decision() == lux.DecidePlay && g.choice.count < 2
}

// lit are the things that may be chosen next.
func (g *grip) lit() []view.Thing {
	if !g.Free() || g.decision() == lux.DecideKeep || g.choice.none() && g.decision() == lux.DecidePlay {
		return nil // any card
	}
	return g.choosing().lit(g.choice)
}
