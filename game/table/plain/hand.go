package plain

import (
	"slices"

	"capital/assets"
	"capital/game/scene/hinting"
	"capital/game/table"
	"capital/input"
	"capital/render/widget"
)

// Hand is the [table.Hand] of a table at which every move puts one thing on another: a card on a pile, a piece on a space. A person
// drags it there, or chooses the one and then the other with a pointer or keys. T is what can be pointed at, its zero value
// nothing; what there is and what comes of it its [Board] tells.
type Hand[T, A comparable] struct {
	table.Grip[T]
	Board[T, A]
	Picture *Picture[A]
	Strings *assets.Strings // the game's words

	Chosen  T      // what is to be put somewhere, or nothing
	Focus   T      // what keys are at, or nothing
	Refusal string // why the last thing was not to be had, until something else is done
	Hint    hinting.Hint[A, NoReason]
}

// Board is what lies on such a table, as the person in view may use it.
type Board[T, A comparable] interface {
	Free() bool
	// Things can be put somewhere, in the order of the number keys; Targets are where.
	Things() []T
	Targets() []T
	// Where is the place of either, Face what stands on it.
	Where(thing T) widget.Rect
	Face(thing T) string
	// Move is the action of putting a thing on a target; Parts are what an action is made of.
	Move(thing, target T) A
	Parts(a A) (thing, target T)
	// Does says in words what an action does, Why the reason for which one is not to be had.
	Does(a A) string
	Why(reason error) string
}

// At is what lies at a point, or nothing.
func (h *Hand[T, A]) At(x, y float64) (nothing T) {
	for _, thing := range slices.Concat(h.Things(), h.Targets()) {
		if h.Where(thing).Contains(x, y) {
			return thing
		}
	}
	return nothing
}

// Point implements part of [table.Hand].
func (h *Hand[T, A]) Point(in input.Intent) (a A) {
	switch in.Kind {
	case input.Move:
		if h.Pressed && h.Follow(in, h.Picture.U) {
			h.Chosen = h.Thing
		}
	case input.Press:
		h.begin()
		if thing := h.At(in.X, in.Y); h.Free() && slices.Contains(h.Things(), thing) {
			h.Lift(thing, in)
			return a
		}
		h.Lift(*new(T), in)
	case input.Release:
		return h.release(in)
	case input.Abandon:
		h.PutBack()
	}
	return a
}

// begin does away with what was said about what was done before.
func (h *Hand[T, A]) begin() {
	h.Hint.Close()
	h.Refusal = ""
}

// release lets go what is carried, where it goes or where it came from. A press that did not move chooses.
func (h *Hand[T, A]) release(in input.Intent) (a A) {
	target, none := h.At(in.X, in.Y), a
	switch {
	case !h.Pressed:
	case h.Carried:
		if slices.Contains(h.Targets(), target) {
			a = h.Move(h.Thing, target)
		}
		if a == none {
			h.Chosen = *new(T)
			h.PutBack()
			return a
		}
		h.Grip = table.Grip[T]{}
	case h.Moved(in, h.Picture.U):
		h.PutBack()
	default:
		h.Grip = table.Grip[T]{}
		return h.choose(target)
	}
	return a
}

// choose chooses a thing to be put somewhere, or no longer; with one chosen, where it goes.
func (h *Hand[T, A]) choose(thing T) (a A) {
	var nothing T
	h.begin()
	chosen := h.Chosen
	h.Chosen, h.Focus = nothing, nothing
	switch {
	case !h.Free() || thing == chosen:
	case slices.Contains(h.Things(), thing):
		h.Chosen = thing
	case chosen != nothing && slices.Contains(h.Targets(), thing):
		return h.Move(chosen, thing)
	}
	return a
}

// Keys implements part of [table.Hand].
func (h *Hand[T, A]) Keys(in input.Intent) (a A) {
	if !h.Free() {
		return a
	}
	switch in.Kind {
	case input.Choose:
		if things := h.Things(); in.Number <= len(things) {
			h.Chosen = *new(T)
			return h.pick(things[in.Number-1])
		}
	case input.Next:
		h.goTo(table.Beside(h.stops(), h.Focus, 1))
	case input.Previous:
		h.goTo(table.Beside(h.stops(), h.Focus, -1))
	case input.Navigate:
		if h.Focus == *new(T) {
			h.goTo(h.stops()[0])
			return a
		}
		h.goTo(table.Towards(h.stops(), h.Focus, in.DX, in.DY, h.Where))
	case input.Confirm:
		return h.Confirm()
	}
	return a
}

// stops are what keys can be at: what can be chosen next.
func (h *Hand[T, A]) stops() []T {
	if h.Chosen == *new(T) {
		return h.Things()
	}
	return h.Targets()
}

func (h *Hand[T, A]) goTo(thing T) {
	h.begin()
	h.Focus, h.Grip = thing, table.Grip[T]{}
}

// pick chooses what keys are at, and goes on to where it may go.
func (h *Hand[T, A]) pick(thing T) (a A) {
	if a = h.choose(thing); h.Chosen != *new(T) {
		h.goTo(h.Targets()[0])
	}
	return a
}

// Confirm implements part of [table.Hand].
func (h *Hand[T, A]) Confirm() (a A) {
	if h.Focus != *new(T) {
		return h.pick(h.Focus)
	}
	if stops := h.stops(); len(stops) > 0 {
		h.goTo(stops[0])
	}
	return a
}

// Confirms implements part of [table.Hand].
func (h *Hand[T, A]) Confirms() (does string, ready bool) {
	switch {
	case h.Hint.Open:
		return h.Strings.Text("table.confirm.hint"), h.Hint.Ready
	case !h.Free() || h.Focus == *new(T):
		return "", false
	case h.Chosen == *new(T):
		return h.Strings.Text("table.confirm.choose"), true
	}
	return h.Does(h.Move(h.Chosen, h.Focus)), true
}

// Carries implements part of [table.Hand].
func (h *Hand[T, A]) Carries() bool { return h.Carried }

// Drags implements part of [table.Hand].
func (h *Hand[T, A]) Drags() bool { return h.Pressed }

// Rest implements part of [table.Hand]: what is to be put somewhere stays chosen, and it is seen where it goes.
func (h *Hand[T, A]) Rest(a A) { h.Chosen, h.Focus = h.Parts(a) }

// Forget implements part of [table.Hand].
func (h *Hand[T, A]) Forget() {
	h.LayDown()
	h.Refusal = ""
}

// LayDown implements part of [table.Hand].
func (h *Hand[T, A]) LayDown() {
	var nothing T
	h.Grip, h.Chosen, h.Focus = table.Grip[T]{}, nothing, nothing
}

// TakeBack implements part of [table.Hand]: what is chosen alone is nothing to be taken back.
func (h *Hand[T, A]) TakeBack() bool { return false }

// CanTakeBack implements part of [table.Hand].
func (h *Hand[T, A]) CanTakeBack() bool { return false }

// Cancel implements part of [table.Hand].
func (h *Hand[T, A]) Cancel() bool {
	var nothing T
	if h.Chosen == nothing && h.Focus == nothing {
		return false
	}
	h.PutBack()
	h.Chosen, h.Focus = nothing, nothing
	return true
}

// Refuse implements part of [table.Hand].
func (h *Hand[T, A]) Refuse(_ A, reason error) {
	h.LayDown()
	h.Refusal = h.Why(reason)
}

// TopicOfRefusal implements part of [table.Hand].
func (h *Hand[T, A]) TopicOfRefusal() string { return "" }

// TakeHint implements part of [table.Hand].
func (h *Hand[T, A]) TakeHint(in input.Intent) (done, chosen bool) {
	if !h.Hint.Advising() {
		return false, false
	}
	return h.Hint.Advice.Take(in, h.Picture.adviceAt)
}

// TakeAdvice implements part of [table.Hand].
func (h *Hand[T, A]) TakeAdvice() A {
	a := h.Hint.Advice.Action()
	h.Hint.Close()
	h.LayDown()
	h.Rest(a)
	return a
}
