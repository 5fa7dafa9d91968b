package table

import (
	"errors"

	"capital/game/expo/ai"
	"capital/game/expo/table/book"
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/game/table"
	"capital/input"
	"capital/render/motion"
	"capital/rules/expo"
)

// hand is what the person at the table has chosen and carries, and where it would go. It turns what the person does into an
// action, or into the reason why that is not to be had. It plays nothing itself: the zero kind of action is none.
type hand struct {
	*viewpoint
	grip
	zoom    zoom
	hint    view.Hint
	chain   chain
	refusal refusal
}

func newHand(s *viewpoint, critic ai.Critic) *hand {
	h := &hand{viewpoint: s, grip: grip{viewpoint: s}, chain: chain{critic: critic}}
	h.zoom.grip = &h.grip
	return h
}

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
	h.tray = view.Thing{}
}

// closeHint takes the advice away. What is being thought about is kept, for it may be asked again.
func (h *hand) closeHint() { h.Stale = h.hint.Close() || h.Stale }

// choose chooses a thing: it is the next part of an action, or all that was lacking.
func (h *hand) choose(thing view.Thing) (a expo.Action) {
	h.closeHint()
	h.forgetRefusal()
	h.shut()
	h.Stale = true
	if !h.Free() {
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

// unchoose takes away what was chosen.
func (h *hand) unchoose() {
	h.choice = choice{}
	h.unfocus()
}

// Point implements part of [table.Hand]: it lifts tiles and crossings, carries them and lets them go.
func (h *hand) Point(in input.Intent) (a expo.Action) {
	if in.Kind != input.Press && h.zoom.drag(in) {
		h.held = table.Grip[view.Thing]{}
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
	if !h.Free() {
		return step{}
	}
	return h.choosing().with(h.choice, h.at(in.X, in.Y))
}

// carry begins to carry what the pointer went down on: a tile is chosen from now on.
func (h *hand) carry() {
	h.unfocus()
	h.App.Play(table.SoundLift)
	h.before, h.choice = h.choice, choice{}
	if h.held.Thing.Kind != view.Crossing {
		h.choice.thing = h.held.Thing
	}
}

func (h *hand) press(in input.Intent) {
	h.closeHint()
	h.forgetRefusal()
	thing := h.at(in.X, in.Y)
	if !h.Free() || !h.carries(thing) {
		thing = view.Thing{}
		h.zoom.grasp(in)
	}
	h.held.Lift(thing, in)
	h.Stale = true
}

// release lets go what is carried. A press that did not move is a click.
func (h *hand) release(in input.Intent) (a expo.Action) {
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

// letGo drops what is carried at a point: it goes there, or it glides back.
func (h *hand) letGo(in input.Intent) (a expo.Action) {
	target := h.at(in.X, in.Y)
	switch {
	case target.Kind == view.Panel:
		h.refuse(wording.Refused{Hand: wording.OtherCity})
	case target.Kind == view.Nothing && h.picture.Layout.City.Contains(in.X, in.Y):
		h.refuse(wording.Refused{Reason: expo.ReasonCellApart})
	case h.choosing().with(h.choice, target).kind != goesOn: // no other tile instead
		a = h.choose(target)
	}
	if a.Kind == 0 { // nothing came of it: what was chosen before stays so
		h.choice = h.before
		h.PutBack()
		return a
	}
	h.held = table.Grip[view.Thing]{}
	return a
}

// click chooses what lies at a point. A finger, which can't point before it presses, first shows what would come of it where
// that can't be taken back at will.
func (h *hand) click(in input.Intent) (a expo.Action) {
	thing := h.at(in.X, in.Y)
	if h.opened.Kind != view.Nothing {
		if thing == h.opened || thing.Kind != view.Panel || !h.open(thing) { // from one to the next
			h.shut()
		}
		return a
	}
	s := h.proposedAt(in)
	switch {
	case h.turnTo(thing):
	case s.kind == idle && h.Free() && !h.choice.none() && (thing == h.choice.thing || thing.Kind == view.Nothing):
		h.unchoose()
	case s.kind == idle && h.open(thing):
	case !h.Free():
	case in.Touch && h.focus != thing && s.kind == whole && thing != h.choice.thing:
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
	h.opened = view.Thing{}
	h.Stale = h.Stale || was
	return was
}

// open shows large what is too small to be read: another seat's city, and where all lies close together the tracks and all rivals.
// It reports whether it does.
func (h *hand) open(thing view.Thing) bool {
	switch thing.Kind {
	case view.Panel:
		if thing.Seat == h.Seat {
			return false
		}
	case view.Track, view.Marker, view.Tracks, view.Fair:
		thing = view.Thing{Kind: view.Tracks}
		if !h.picture.Layout.Close {
			return false
		}
	case view.Rivals:
	default:
		return false
	}
	h.opened, h.Stale = thing, true
	return true
}

// Refuse implements part of [table.Hand].
func (h *hand) Refuse(a expo.Action, reason error) {
	var why expo.Reason
	errors.As(reason, &why)
	h.refuse(h.choosing().refused(why, a))
}

// TopicOfRefusal implements part of [table.Hand].
func (h *hand) TopicOfRefusal() string {
	if h.refusal.left.Done() {
		return ""
	}
	return book.OfRefusal(h.refusal.why)
}

// TakeBack implements part of [table.Hand]: what was chosen.
func (h *hand) TakeBack() bool {
	if h.choice.none() {
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
	default:
		return false
	}
	return true
}
