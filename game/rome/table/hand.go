package table

import (
	"errors"

	"capital/game/rome/table/book"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/rome"
)

// hand is what the person at the table has chosen and carries, and where it would go. It turns what the person does into an
// action, or into the reason why that is not to be had. It plays nothing itself: the zero kind of action is none.
type hand struct {
	*viewpoint
	grip
	zoom    zoom
	hint    view.Hint
	refusal refusal
	large   largeWords
}

// largeWords are what the large button says: words of a key, of the sum of a bid, in a language.
type largeWords struct {
	key, wording string
	sum          int
	words        string
}

func newHand(s *viewpoint) *hand {
	return &hand{viewpoint: s, grip: grip{viewpoint: s}, zoom: zoom{viewpoint: s}}
}

// refusalTime is how many seconds a refusal is shown.
const refusalTime = 3.5

// refusal is why the last thing a person tried was not to be had, shown where it was tried: for a while, but not beyond the
// next thing that is done.
type refusal struct {
	key   rome.ReasonKey
	words string
	x, y  float64
	left  motion.Tween
}

// refuse shows why something is not to be had, where it was tried: at the pointer, or at what was aimed at without it.
func (h *hand) refuse(why wording.Refused) {
	x, y := h.X, h.Y
	if h.focus.Kind != view.Nothing {
		p := h.seen()
		x, y = h.picture.Where(&p, h.focus).Centre()
	}
	h.refusal = refusal{key: why.Reason.Key, words: wording.Reason(h.art, why), x: x, y: y, left: motion.Tween{From: 1, Seconds: refusalTime}}
	h.App.Play(table.SoundRefused)
	h.Stale = true
}

// forgetRefusal takes away why something was not to be had: something else is done now.
func (h *hand) forgetRefusal() {
	h.Stale = h.Stale || !h.refusal.left.Done()
	h.refusal = refusal{}
}

// Forget implements part of [table.Hand].
func (h *hand) Forget() {
	h.forgetRefusal()
	h.drop()
}

// closeHint takes the advice away. What is being thought about is kept, for it may be asked again.
func (h *hand) closeHint() {
	h.Stale = h.hint.Close() || h.Stale
}

// choose chooses a thing: it is the next part of an action, or all that was lacking.
func (h *hand) choose(thing view.Thing) (a rome.Action) {
	h.closeHint()
	h.forgetRefusal()
	h.passes = false
	h.Stale = true
	if !h.Free() {
		return a
	}
	switch s := h.chooser().with(h.choice, thing); s.kind {
	case whole:
		return s.action
	case goesOn:
		h.choice = s.next
		h.unfocus()
		h.App.Play(table.SoundLift)
	case refuses:
		h.refuse(s.refused)
	}
	return a
}

// dropOn lets what is carried go on a thing: that is the next part of an action, or all that was lacking, or it is said why not.
func (h *hand) dropOn(thing view.Thing) (a rome.Action) {
	if !h.Free() {
		return a
	}
	h.forgetRefusal()
	switch s := h.chooser().dropped(h.choice, h.held.Thing, thing); s.kind {
	case whole:
		return s.action
	case goesOn:
		h.choice = s.next
		h.unfocus()
	case refuses:
		h.refuse(s.refused)
	}
	return a
}

// unchoose takes away what was chosen last.
func (h *hand) unchoose() {
	h.choice.back()
	h.passes = false
	h.unfocus()
}

// Point implements part of [table.Hand]: it lifts things, carries them and lets them go.
func (h *hand) Point(in input.Intent) (a rome.Action) {
	if in.Kind != input.Press && h.zoom.drag(in) {
		h.held = held{}
		return a
	}
	switch in.Kind {
	case input.Move:
		h.moveTo(in)
	case input.Press:
		h.press(in)
	case input.Release:
		return h.release(in)
	case input.Abandon:
		h.PutBack()
	}
	return a
}

// moveTo follows the pointer with what is carried. A mouse that comes to something that may be chosen takes over from the
// keys.
func (h *hand) moveTo(in input.Intent) {
	held := &h.held
	if held.Pressed {
		if held.Follow(in, h.picture.Layout.U) {
			h.carry()
		}
		return
	}
	if h.focus.Kind != view.Nothing && !in.Touch && h.proposedAt(in).kind != idle {
		h.unfocus()
	}
}

// proposedAt is what would come of choosing what lies at a point.
func (h *hand) proposedAt(in input.Intent) step {
	if !h.Free() {
		return step{}
	}
	return h.chooser().with(h.choice, h.at(in.X, in.Y))
}

// carry begins to carry what the pointer went down on: from now on it is chosen.
func (h *hand) carry() {
	h.unfocus()
	h.App.Play(table.SoundLift)
	if h.decision() != rome.DecideBuild {
		return
	}
	c := h.choice
	h.held.before = c
	if c.thing != h.held.Thing && h.held.Thing.Kind != view.Card && !c.laid {
		c.thing, c.placed = view.Thing{}, false
	}
	switch s := h.chooser().with(c, h.held.Thing); s.kind {
	case goesOn:
		h.choice = s.next
	case refuses:
		h.refuse(s.refused)
		h.held = held{} // it stays where it is
	}
}

func (h *hand) press(in input.Intent) {
	h.closeHint()
	h.forgetRefusal()
	if !h.held.Gliding.Done() {
		h.held = held{}
	}
	thing := h.at(in.X, in.Y)
	if !h.Free() || !h.carries(thing) {
		thing = view.Thing{}
	}
	if thing.Kind == view.Nothing {
		h.zoom.grasp(in)
	}
	h.held = held{}
	h.held.Lift(thing, in)
	h.Stale = true
}

// release lets go what is carried. A press that did not move is a click.
func (h *hand) release(in input.Intent) (a rome.Action) {
	if !h.held.Pressed {
		return a
	}
	h.held.X, h.held.Y = in.X, in.Y
	switch {
	case h.held.Carried:
		return h.letGo(in)
	case h.held.Moved(in, h.picture.Layout.U):
		h.PutBack()
		return a
	}
	h.held = held{}
	return h.click(in)
}

// letGo drops what is carried at a point: what it means there is done, or it glides back.
func (h *hand) letGo(in input.Intent) (a rome.Action) {
	target, before := h.at(in.X, in.Y), h.choice
	switch {
	case h.decision() == rome.DecideBid:
		h.push(h.held.Thing.Card, target.Kind == view.Stop || target.Kind == view.Card && h.bid.Has(target.Card))
		h.held = held{}
		return a
	case h.decision() == rome.DecideDraw && (target.Kind == view.Fan || target.Kind == view.Card):
		a = h.choose(h.held.Thing)
	case target != h.held.Thing:
		a = h.dropOn(target)
	}
	if a.Kind == 0 && h.choice == before { // nothing came of it: what was chosen before stays so
		h.choice = h.held.before
		if !h.choice.laid {
			h.choice.without(h.held.Thing)
		}
		h.PutBack()
		return a
	}
	h.held = held{}
	return a
}

// click chooses what lies at a point. A finger, which can't point before it presses, first shows what would come of it where
// that can't be taken back at will.
func (h *hand) click(in input.Intent) (a rome.Action) {
	thing := h.at(in.X, in.Y)
	if h.zoom.shut() {
		return a
	}
	if h.decision() == rome.DecideBid {
		if thing.Kind == view.Card {
			h.push(thing.Card, !h.bid.Has(thing.Card))
		} else {
			h.zoom.tap(thing)
		}
		return a
	}
	switch {
	case h.choice.none() && h.proposedAt(in).kind == idle && h.zoom.tap(thing):
	case !h.Free():
	case h.chosen(thing):
		h.unchooseThing(thing)
	case in.Touch && h.decision() != rome.DecideDraw && h.focus != thing && h.proposedAt(in).kind == whole:
		h.focus, h.Stale = thing, true
	case h.proposedAt(in).kind == idle:
		h.unchoose()
	default:
		return h.choose(thing)
	}
	return a
}

// chosen reports whether a thing is what was chosen already.
func (h *hand) chosen(thing view.Thing) bool {
	switch {
	case thing.Kind == view.Card:
		return h.choice.chosen && h.choice.card == thing.Card
	case h.choice.laid:
		return false
	}
	return thing.Kind != view.Nothing && thing == h.choice.thing
}

// unchooseThing takes a thing back that was chosen.
func (h *hand) unchooseThing(thing view.Thing) {
	h.choice.without(thing)
	h.unfocus()
}

// push pushes a card above the Stop, or takes it back.
func (h *hand) push(card rome.Card, above bool) {
	if h.bid.Has(card) == above || !h.Free() {
		return
	}
	h.bid ^= 1 << card
	h.App.Play(table.SoundLift)
	h.Stale = true
}

// pass is what a person wants who passes. What could still be done is asked for once more.
func (h *hand) pass() (a rome.Action) {
	if h.decision() != rome.DecideBuild || !h.Free() {
		return a
	}
	h.closeHint()
	h.forgetRefusal()
	k := h.chooser()
	if h.passes || !k.leads(choice{}) {
		return rome.Action{Kind: rome.Pass}
	}
	h.drop()
	h.passes = true
	return a
}

// Refuse implements part of [table.Hand].
func (h *hand) Refuse(a rome.Action, reason error) {
	var why rome.Reason
	errors.As(reason, &why)
	h.refuse(wording.Refused{Reason: why, Place: a.Place, Shape: a.Shape})
}

// TopicOfRefusal implements part of [table.Hand].
func (h *hand) TopicOfRefusal() string {
	if h.refusal.left.Done() {
		return ""
	}
	return book.OfReason(h.refusal.key)
}

// TakeBack implements part of [table.Hand]: the first of two floors.
func (h *hand) TakeBack() bool {
	laid := h.choice.laid
	if laid {
		h.unchoose()
	}
	return laid
}

// LayDown implements part of [table.Hand].
func (h *hand) LayDown() {
	h.drop()
	h.forgetRefusal()
}

// Cancel implements part of [table.Hand]: what lies large over the map, what is proposed, carried, chosen or bid.
func (h *hand) Cancel() bool {
	switch {
	case h.zoom.shut():
	case h.passes || h.focus.Kind != view.Nothing && h.choice.none():
		h.passes = false
		h.unfocus()
	case h.held.Carried:
		h.choice.back()
		h.PutBack()
	case !h.choice.none():
		h.unchoose()
	case h.bid != 0:
		h.bid = 0
	default:
		return false
	}
	return true
}
