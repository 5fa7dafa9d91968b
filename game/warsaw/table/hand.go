package table

import (
	"errors"
	"math"
	"slices"

	"capital/game/table"
	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// hand is what the person at the table holds and where it would go. It turns what the
// person does into an action, or into the reason why that is not to be had. It plays
// nothing itself: the zero kind of action is none.
type hand struct {
	*viewpoint
	grip
	marks   marks
	hint    view.Hint
	refusal refusal
}

func newHand(s *viewpoint) *hand {
	h := &hand{viewpoint: s, grip: grip{viewpoint: s}, marks: marks{viewpoint: s}}
	h.drop()
	return h
}

// refusalTime is how many seconds a refusal is shown.
const refusalTime = 3.5

// refusal is why the last thing a person tried was not legal, shown where it was
// tried: for a while, but not beyond the next thing that is done.
type refusal struct {
	reason warsaw.Reason
	x, y   float64
	left   motion.Tween
}

// Refuse implements part of [table.Hand].
func (h *hand) Refuse(_ warsaw.Action, reason error) {
	var why warsaw.Reason
	errors.As(reason, &why)
	h.refuse(why)
}

// TopicOfRefusal implements part of [table.Hand].
func (h *hand) TopicOfRefusal() string {
	if h.refusal.left.Done() {
		return ""
	}
	return book.OfReason(h.refusal.reason.Key)
}

// refuse shows why something was not legal, where it was tried: at the pointer, or at
// the space where the tile was aimed without it.
func (h *hand) refuse(reason warsaw.Reason) {
	x, y := h.X, h.Y
	if held := &h.held; held.aimed && !held.carried {
		x, y = h.place.Space(h.district().Offset(held.target)).Centre()
	}
	h.refusal = refusal{reason: reason, x: x, y: y, left: motion.Tween{From: 1, Seconds: refusalTime}}
	h.App.Play(table.SoundRefused)
	h.Stale = true
}

// forgetRefusal takes away why something was not legal: something else is done now.
func (h *hand) forgetRefusal() {
	h.Stale = h.Stale || !h.refusal.left.Done()
	h.refusal = refusal{}
}

// Forget implements part of [table.Hand].
func (h *hand) Forget() {
	h.forgetRefusal()
	h.drop()
	h.marks.clear()
}

// hold takes a tile into the hand.
func (h *hand) hold(tile warsaw.TileID, slot int) {
	h.closeHint()
	h.forgetRefusal()
	h.held = held{tile: tile, slot: slot}
	h.App.Play(table.SoundLift)
	h.Stale = true
}

// closeHint takes the advice away. What is being thought about is kept, for it may
// be asked again.
func (h *hand) closeHint() {
	h.Stale = h.hint.Close() || h.Stale
}

// takeUp puts a tile that there is no choice of into the hand: the one revealed,
// or the milestone won.
func (h *hand) takeUp() {
	if !h.held.none() {
		return
	}
	open := h.session.Table()
	switch h.decision() {
	case warsaw.DecideUse:
		h.hold(open.Revealed(h.Seat), -1)
	case warsaw.DecideMilestone:
		face, _ := open.Milestone(open.Epoch() - 1)
		h.hold(face, -1)
	}
}

// Point implements part of [table.Hand]: it lifts tiles, carries them and lets them go.
func (h *hand) Point(in input.Intent) (a warsaw.Action) {
	switch in.Kind {
	case input.Move:
		h.moveTo(in)
	case input.Press:
		return h.press(in)
	case input.Release:
		return h.release(in)
	case input.Abandon:
		if h.held.carried {
			h.PutBack()
		}
	}
	return a
}

// moveTo follows the pointer with the carried tile. One that lies in the hand is
// shown on the empty space where the mouse is; over a stack the mouse still tells
// what lies there.
func (h *hand) moveTo(in input.Intent) {
	held := &h.held
	switch {
	case held.carried:
		held.x, held.y = in.X, in.Y
		held.target, held.aimed = h.spaceAt(in.X, in.Y)
	case !held.none() && held.gliding.Done() && !in.Touch:
		if s, ok := h.spaceAt(in.X, in.Y); ok && h.isSite(s) {
			held.target, held.aimed, held.pinned, held.boxed, held.whole = s, true, false, false, false
		} else if !held.pinned {
			held.aimed = false
		}
	case h.decision() == warsaw.DecideWindow && h.onBoard(in.X, in.Y):
		h.marks.pointWindow(in.X, in.Y)
	}
}

// aimedSpace is the space of the large district that keys, a finger or advice point at. Under a mouse the board rests.
func (h *hand) aimedSpace() (s warsaw.Space, ok bool) {
	switch {
	case h.enlarged >= 0:
		return s, false
	case h.hint.Advising():
		a := h.hint.Advice.Action()
		s, ok = a.Space, a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild || a.Kind == warsaw.PlaceMilestone
	case h.held.aimed && (h.held.whole || h.held.pinned):
		s, ok = h.held.target, true
	}
	return s, ok && (h.isStack(s) || h.isSite(s))
}

// isStack reports whether tiles lie on a space.
func (h *hand) isStack(s warsaw.Space) bool {
	d := h.district()
	i, ok := d.IndexOf(s)
	return ok && d.Occupied().Has(i)
}

// isSite reports whether a space is an empty one on which a tile may be placed.
func (h *hand) isSite(s warsaw.Space) bool {
	var buf [16]warsaw.Space
	return slices.Contains(h.district().EmptySites(buf[:0]), s)
}

func (h *hand) press(in input.Intent) (a warsaw.Action) {
	h.closeHint()
	h.forgetRefusal()
	if h.enlarged >= 0 {
		if !h.grasp(in) {
			h.enlarged = -1
		}
		return a
	}
	held := &h.held
	if other, ok := h.picture.Layout.OtherAt(in.X, in.Y, h.Seat, len(h.session.Seats())); ok && !held.carried {
		h.enlarged = other
		return a
	}
	slot, tile, onTile := h.tileAt(in.X, in.Y)
	switch {
	case held.carried && !(onTile && tile != held.tile): // click and click: the second click lets it go on release
		held.pressed, held.downX, held.downY = true, in.X, in.Y
		held.x, held.y = in.X, in.Y
		held.target, held.aimed = h.spaceAt(in.X, in.Y)
	case onTile:
		if held.none() || held.tile != tile {
			h.hold(tile, slot)
		}
		held.carry(in.X, in.Y)
	case !held.none():
		return h.pressSpace(in)
	default:
		return h.pressBoard(in)
	}
	return a
}

// tileAt returns the tile of the hand at a point: one of several, or the one that
// must be used.
func (h *hand) tileAt(x, y float64) (slot int, tile warsaw.TileID, ok bool) {
	if h.decision() == warsaw.DecidePick {
		for n, tile := range h.handTiles() {
			if h.picture.Layout.Hand[n].Contains(x, y) {
				return n, tile, true
			}
		}
		return 0, 0, false
	}
	if !h.held.none() && h.held.slot < 0 && h.picture.Layout.Single().Contains(x, y) {
		return -1, h.held.tile, true
	}
	return 0, 0, false
}

// pressSpace places the tile that lies in the hand on the space pressed. A finger,
// which can't point before it presses, first shows the tile there and then turns
// it; the large button places it. A mouse must lift the tile to build over a stack.
func (h *hand) pressSpace(in input.Intent) (a warsaw.Action) {
	held := &h.held
	s, ok := h.spaceAt(in.X, in.Y)
	switch {
	case !ok:
	case in.Touch && held.aimed && held.target == s:
		h.turn(1)
	case in.Touch:
		held.target, held.aimed, held.boxed, held.whole = s, true, false, true
	case held.pinned && held.target == s:
		return h.letGoAimed()
	case h.isSite(s):
		held.target, held.aimed = s, true
		return h.letGoAimed()
	default:
		h.grasp(in)
	}
	return a
}

// pressBoard marks a stack to be lost, keeps a window or piece, makes a choice. Where there is nothing of this, it
// grasps the board.
func (h *hand) pressBoard(in input.Intent) (a warsaw.Action) {
	switch h.decision() {
	case warsaw.DecideLosses:
		if s, ok := h.spaceAt(in.X, in.Y); ok && h.isStack(s) {
			h.marks.markLoss(s)
			return a
		}
	case warsaw.DecideWindow:
		if h.onBoard(in.X, in.Y) {
			h.marks.pointWindow(in.X, in.Y)
			return h.marks.keep()
		}
	case warsaw.DecidePiece:
		if s, ok := h.spaceAt(in.X, in.Y); ok && h.marks.pointPiece(s) {
			return h.marks.keep()
		}
	case warsaw.DecideChoices:
		options := len(h.options())
		for n := range options {
			if h.picture.Layout.Option(n, options).Contains(in.X, in.Y) {
				h.marks.option = n
				return h.marks.choose()
			}
		}
	}
	h.grasp(in)
	return a
}

// release lets a carried tile go. A press that did not move is a click: the tile
// stays in the hand until the next one.
func (h *hand) release(in input.Intent) (a warsaw.Action) {
	held := &h.held
	if !held.carried || !held.pressed {
		return a
	}
	lifted := held.lifted
	held.pressed, held.lifted = false, false
	moved := math.Hypot(in.X-held.downX, in.Y-held.downY) > table.ClickSlop*h.picture.Layout.U
	switch {
	case moved || !h.picture.Layout.OnHand(in.X, in.Y):
		return h.letGo(in)
	case lifted: // a click: it stays lifted until the next one
		if in.Touch {
			held.carried = false // a finger does not carry what it does not touch
		}
	case in.Touch:
		h.turn(1)
	default:
		h.PutBack()
	}
	return a
}

// letGo drops the carried tile at a point: on a space, on the box, face down, or
// back into the hand.
func (h *hand) letGo(in input.Intent) warsaw.Action {
	a := h.letGoOn(in)
	if a.Kind == 0 {
		h.PutBack()
	}
	return a
}

func (h *hand) letGoOn(in input.Intent) warsaw.Action {
	if h.held.aimed {
		return h.letGoAimed()
	}
	return h.letGoInBand(in)
}

// letGoInBand is what becomes of the held tile where it is let go below the board: it is discarded or laid face down.
func (h *hand) letGoInBand(in input.Intent) (a warsaw.Action) {
	l := &h.picture.Layout
	switch {
	case l.Discard.Contains(in.X, in.Y):
		return h.discarding()
	case l.FaceDown.Contains(in.X, in.Y) && h.decision() == warsaw.DecidePick:
		return h.layFaceDown()
	}
	return a
}

// letGoAimed places the held tile on the space it is held over, or refuses to.
func (h *hand) letGoAimed() (a warsaw.Action) {
	if reason := h.check(); !reason.OK() {
		h.refuse(reason)
		return a
	}
	return h.placing(h.held.target)
}

// layFaceDown commits the pick and leaves its use open until all are revealed.
func (h *hand) layFaceDown() warsaw.Action {
	h.App.Play(soundPaper)
	return warsaw.Action{Kind: warsaw.Pick, Tile: h.held.tile}
}
