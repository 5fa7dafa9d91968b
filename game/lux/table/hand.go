package table

import (
	"errors"
	"slices"

	"capital/game/lux/table/book"
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/lux"
)

// hand is what the person at the table has chosen and carries, and where it would go. It turns what the person does into an
// action, or into the reason why that is not to be had. It plays nothing itself: the zero kind of action is none.
type hand struct {
	*viewpoint
	grip
	hint    view.Hint
	refusal refusal

	foretold bool // what ROB would do has lain over the table
}

func newHand(s *viewpoint) *hand { return &hand{viewpoint: s, grip: grip{viewpoint: s}} }

// refusalTime is how many seconds a refusal is shown.
const refusalTime = 3.5

// refusal is why the last thing a person tried was not to be had, shown where it was tried: for a while, but not beyond the
// next thing that is done.
type refusal struct {
	why   wording.Refused
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
	h.refusal = refusal{why: why, words: wording.Reason(h.art, why), x: x, y: y, left: motion.Tween{From: 1, Seconds: refusalTime}}
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
func (h *hand) closeHint() { h.Stale = h.hint.Close() || h.Stale }

// choose chooses a thing: it is the next part of an action, or all that was lacking.
func (h *hand) choose(thing view.Thing) (a lux.Action) {
	h.closeHint()
	h.forgetRefusal()
	h.shut()
	h.Stale = true
	if !h.Free() {
		return a
	}
	if h.decision() == lux.DecideKeep {
		h.toggle(thing)
		return a
	}
	switch s := h.choosing().with(h.choice, thing); s.kind {
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

// toggle chooses a card to be kept in the draft, or takes it back. A third one is refused.
func (h *hand) toggle(card view.Thing) {
	switch n := slices.Index(h.kept, card); {
	case card.Kind != view.Card:
		return
	case n >= 0:
		h.kept = slices.Delete(slices.Clone(h.kept), n, n+1)
	case len(h.kept) == 2:
		h.refuse(wording.Refused{Hand: wording.TwoOnly})
		return
	default:
		h.kept = append(slices.Clone(h.kept), card)
	}
	h.App.Play(table.SoundLift)
	h.Stale = true
}

// keeping is the action of keeping the two cards that are chosen.
func (h *hand) keeping() (a lux.Action) {
	if len(h.kept) != 2 {
		return a
	}
	one, other := h.kept[0].Card, h.kept[1].Card
	return lux.Action{Kind: lux.Keep, Card: min(one, other), Other: max(one, other)}
}

// unchoose takes away what was chosen last.
func (h *hand) unchoose() {
	h.choice.back()
	h.unfocus()
}

// Point implements part of [table.Hand]: it lifts cards, carries them and lets them go.
func (h *hand) Point(in input.Intent) (a lux.Action) {
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
	if h.held.Pressed {
		if h.held.Follow(in, h.picture.Layout.U) {
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
	if !h.Free() || h.decision() == lux.DecideKeep {
		return step{}
	}
	return h.choosing().with(h.choice, h.at(in.X, in.Y))
}

// carry begins to carry the card that the pointer went down on: from now on it is chosen.
func (h *hand) carry() {
	h.unfocus()
	h.App.Play(table.SoundLift)
	h.before = h.choice
	h.choice = choice{}.and(h.held.Thing)
}

func (h *hand) press(in input.Intent) {
	h.closeHint()
	h.forgetRefusal()
	thing := h.at(in.X, in.Y)
	if !h.Free() || !h.carries(thing) {
		thing = view.Thing{}
	}
	h.held.Lift(thing, in)
	h.Stale = true
}

// release lets go what is carried. A press that did not move is a click.
func (h *hand) release(in input.Intent) (a lux.Action) {
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
	h.held = table.Grip[view.Thing]{}
	return h.click(in)
}

// letGo drops the card that is carried at a point: it goes there, or it glides back.
func (h *hand) letGo(in input.Intent) (a lux.Action) {
	target := h.at(in.X, in.Y)
	before := h.choice
	if target != h.held.Thing && target.Kind != view.Card {
		a = h.choose(target)
	}
	if a.Kind == 0 && h.choice == before { // nothing came of it: what was chosen before stays so
		h.choice = h.before
		h.PutBack()
		return a
	}
	h.held = table.Grip[view.Thing]{}
	return a
}

// click chooses what lies at a point. A finger, which can't point before it presses, first shows what would come of it where
// that can't be taken back at will.
func (h *hand) click(in input.Intent) (a lux.Action) {
	thing := h.at(in.X, in.Y)
	if h.shut() {
		return a
	}
	if h.decision() == lux.DecideKeep && thing.Kind == view.Card {
		return h.choose(thing)
	}
	s := h.proposedAt(in)
	switch {
	case s.kind == idle && h.open(thing):
	case !h.Free():
	case s.kind == refuses && h.choice.things[h.choice.count-1] == thing: // once more, and it may not be meant once more
		h.unchoose()
	case in.Touch && h.focus != thing && s.kind == whole:
		h.focus, h.Stale = thing, true
	case s.kind == idle && !h.choice.none():
		h.unchoose()
	default:
		return h.choose(thing)
	}
	return a
}

// shut closes what lies large over the table, and reports whether anything did.
func (h *hand) shut() bool {
	was := h.opened.Kind != view.Nothing
	h.foretold = h.foretold || h.opened == robsCards
	h.opened = view.Thing{}
	h.Stale = h.Stale || was
	return was
}

// robsCards are ROB's cards, which show what he would do.
var robsCards = view.Thing{Kind: view.RobCards}

// open shows large what is too small to be read where all lies close together, and what ROB would do. It reports whether it
// does.
func (h *hand) open(thing view.Thing) bool {
	switch thing.Kind {
	case view.RobCards, view.RobHeld:
		thing = robsCards
	case view.Panel, view.Sign:
		if !h.picture.Layout.Close {
			return false
		}
	default:
		return false
	}
	h.opened, h.Stale = thing, true
	return true
}

// Refuse implements part of [table.Hand].
func (h *hand) Refuse(a lux.Action, reason error) {
	var why lux.Reason
	errors.As(reason, &why)
	h.refuse(wording.Refused{Reason: why, Card: a.Card, Power: h.session.Table().Power(a.Card.Colour())})
}

// TopicOfRefusal implements part of [table.Hand].
func (h *hand) TopicOfRefusal() string {
	if h.refusal.left.Done() {
		return ""
	}
	return book.OfRefusal(h.refusal.why)
}

// TakeBack implements part of [table.Hand]: what a power is used on, and where the card goes.
func (h *hand) TakeBack() bool {
	if h.choice.count < 2 {
		return false
	}
	h.unchoose()
	return true
}

// LayDown implements part of [table.Hand].
func (h *hand) LayDown() {
	h.drop()
	h.forgetRefusal()
}

// Cancel implements part of [table.Hand]: what lies large over the table, what is carried, pointed at or chosen.
func (h *hand) Cancel() bool {
	switch {
	case h.shut():
	case h.held.Carried:
		h.choice = choice{}
		h.PutBack()
	case h.focus.Kind != view.Nothing:
		h.unfocus()
	case !h.choice.none():
		h.unchoose()
	case len(h.kept) > 0:
		h.kept, h.Stale = h.kept[:len(h.kept)-1:len(h.kept)-1], true
	default:
		return false
	}
	return true
}
