//go:build !js

package table

import (
	"testing"

	"capital/game/rome/table/view"
	house "capital/game/table"
	"capital/input"
	"capital/rules/rome"
)

// robot plays at a table as a person does: what it wants to do it does with a pointer, a finger or keys.
type robot struct {
	*screen
	t  testing.TB
	do func(...input.Intent) // lets a tick pass at a table of which others take care, or nil
}

// update lets a tick pass, in which something is done.
func (r *robot) update(intents ...input.Intent) {
	if r.do != nil {
		r.do(intents...)
		return
	}
	r.t.Helper()
	if err := r.Update(r.App, intents); err != nil {
		r.t.Fatal(err)
	}
}

// alike reports whether two actions are the same but for which card of a type is used.
func alike(a, b rome.Action) bool {
	if a.Kind == rome.Play && b.Kind == rome.Play && a.Card.Type() == b.Card.Type() {
		a.Card = b.Card
	}
	return a == b
}

// steps are the things that are chosen one after another for an action.
func steps(cards rome.Cards, seat int, a rome.Action) []view.Thing {
	house := func(height uint8, shape rome.Shape) view.Thing {
		if height == 0 {
			return view.Thing{Kind: view.NewHouse}
		}
		return view.OfHouse(seat, int(height), shape)
	}
	switch a.Kind {
	case rome.Put:
		return []view.Thing{{Kind: view.Piece}, view.OfPlace(a.Place)}
	case rome.Draw:
		return []view.Thing{view.OfPile(a.Pile), {Kind: view.Fan}}
	case rome.Idle:
		return []view.Thing{view.OfCard(cardOf(cards, a.Card)), view.OfDiscards(a.Card.Type())}
	}
	switch a.Card.Type() {
	case rome.Permit:
		return []view.Thing{house(a.A, a.Shape), view.OfPlace(a.Place)}
	case rome.Roof:
		return []view.Thing{view.OfRoofs(a.Shape), house(a.A, rome.NoShape)}
	}
	if a.B == rome.NoFloor {
		return []view.Thing{{Kind: view.Stock}, house(a.A, rome.NoShape)}
	}
	return []view.Thing{{Kind: view.Stock}, house(a.A, rome.NoShape), {Kind: view.Stock}, house(a.B, rome.NoShape)}
}

// cardOf is a card of the hand that has a print.
func cardOf(cards rome.Cards, print rome.Card) rome.Card {
	for card := range cards.All() {
		if card.First() == print {
			return card
		}
	}
	return rome.CardCount
}

// where is the middle of a thing now.
func (r *robot) where(thing view.Thing) (x, y float64) {
	p := r.hand.grip.seen()
	rect := r.picture.Where(&p, thing)
	if thing.Kind == view.Card { // others lie over its right side
		return rect.X + rect.W*0.1, rect.Y + rect.H*0.5
	}
	return rect.Centre()
}

// drag drags things, one pair after another, with the mouse or a finger.
func drag(touch bool) func(r *robot, a rome.Action) {
	return func(r *robot, a rome.Action) {
		switch a.Kind {
		case rome.Bid:
			for card := range wanted(r.hand.viewer.hand(), a.Bid).All() {
				r.dragTo(view.OfCard(card), view.Thing{Kind: view.Stop}, touch)
			}
			r.button(house.ButtonConfirm, touch)
			return
		case rome.Pass:
			r.pass(touch)
			return
		}
		things := steps(r.hand.viewer.hand(), r.Seat, a)
		for n := 0; n+1 < len(things); n += 2 {
			r.dragTo(things[n], things[n+1], touch)
		}
	}
}

func (r *robot) dragTo(from, to view.Thing, touch bool) {
	x, y := r.where(from)
	toX, toY := r.where(to)
	r.update(input.Intent{Kind: input.Press, X: x, Y: y, Touch: touch})
	r.update(input.Intent{Kind: input.Move, X: (x + toX) / 2, Y: (y + toY) / 2, Touch: touch})
	r.update(input.Intent{Kind: input.Release, X: toX, Y: toY, Touch: touch})
}

// clicks clicks things one after another, or taps them: a tap more where a finger is shown first what would come of it.
func clicks(touch bool) func(r *robot, a rome.Action) {
	return func(r *robot, a rome.Action) {
		switch a.Kind {
		case rome.Bid:
			for card := range wanted(r.hand.viewer.hand(), a.Bid).All() {
				r.click(view.OfCard(card), touch)
			}
			r.button(house.ButtonConfirm, touch)
			return
		case rome.Pass:
			r.pass(touch)
			return
		}
		moves := r.session.Moves()
		for _, thing := range steps(r.hand.viewer.hand(), r.Seat, a) {
			if thing.Kind == view.Piece || thing.Kind == view.Fan || thing.Kind == view.Stock && r.hand.choice.laid {
				continue
			}
			r.click(thing, touch)
			if touch && r.hand.focus == thing && r.session.Moves() == moves {
				r.click(thing, touch)
			}
		}
	}
}

func (r *robot) click(thing view.Thing, touch bool) {
	x, y := r.where(thing)
	r.clickAt(x, y, touch)
}

func (r *robot) clickAt(x, y float64, touch bool) {
	if !touch {
		r.update(input.Intent{Kind: input.Move, X: x, Y: y})
	}
	r.update(input.Intent{Kind: input.Press, X: x, Y: y, Touch: touch}, input.Intent{Kind: input.Release, X: x, Y: y, Touch: touch})
}

func (r *robot) button(n int, touch bool) {
	x, y := r.Buttons.Widgets[n].Rect.Centre()
	r.clickAt(x, y, touch)
}

func (r *robot) pass(touch bool) {
	r.button(view.ButtonPass, touch)
	if r.hand.passes {
		r.button(house.ButtonConfirm, touch)
	}
}

// typed does it with keys: it goes from thing to thing, as with Tab, and confirms.
func typed(r *robot, a rome.Action) {
	switch a.Kind {
	case rome.Bid:
		for card := range wanted(r.hand.viewer.hand(), a.Bid).All() {
			r.goTo(view.OfCard(card))
			r.update(input.Intent{Kind: input.Navigate, DY: -1})
		}
		r.update(input.Intent{Kind: input.Confirm})
		return
	case rome.Pass:
		r.update(input.Intent{Kind: input.Discard})
		if r.hand.passes {
			r.update(input.Intent{Kind: input.Confirm})
		}
		return
	case rome.Idle:
		r.goTo(view.OfCard(cardOf(r.hand.viewer.hand(), a.Card)))
		r.update(input.Intent{Kind: input.Discard})
		r.update(input.Intent{Kind: input.Discard})
		return
	}
	for _, thing := range steps(r.hand.viewer.hand(), r.Seat, a) {
		if thing.Kind == view.Piece || thing.Kind == view.Fan || thing.Kind == view.Stock && r.hand.choice.laid {
			continue
		}
		r.goTo(thing)
		r.update(input.Intent{Kind: input.Confirm})
	}
}

// goTo presses Tab until the keys are at a thing.
func (r *robot) goTo(thing view.Thing) {
	r.t.Helper()
	for range 60 {
		if r.hand.focus == thing {
			return
		}
		r.update(input.Intent{Kind: input.Next})
	}
	r.t.Fatalf("the keys never come to %+v", thing)
}

// ways are the ways in which a person plays.
func ways() map[string]func(r *robot, a rome.Action) {
	return map[string]func(r *robot, a rome.Action){
		"drag": drag(false), "click": clicks(false), "finger drags": drag(true), "finger taps": clicks(true), "keys": typed,
	}
}
