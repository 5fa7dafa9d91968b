package table

import (
	"math"
	"slices"

	"capital/input"
	"capital/render/motion"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// held is the tile in a person's hand: lifted with the pointer or chosen with keys.
type held struct {
	tile    warsaw.TileID // NoTile: none
	slot    int           // its place in the hand, or -1 for a revealed tile or a milestone
	turn    int           // quarter turns clockwise
	carried bool          // it follows the pointer
	pressed bool          // the pointer went down on it and has not come up again
	lifted  bool          // that press lifted it
	x, y    float64       // the middle of the tile while it is carried
	downX   float64       // where the pointer went down
	downY   float64
	target  warsaw.Space // the space it is held over
	aimed   bool         // it is held over a space
	pinned  bool         // by advice: it stays there until it is aimed elsewhere
	boxed   bool         // it is to be discarded, once that is confirmed
	turning motion.Tween // radians still to turn
	gliding motion.Tween // 1 to 0 on its way back to the hand from x, y
}

// How long the tile in the hand moves at the designed speed, in seconds.
const (
	turnTime  = 7.0 / 60  // a quarter turn
	glideTime = 16.0 / 60 // back to where it came from
)

func (h *held) none() bool { return h.tile == warsaw.NoTile }

// drop puts nothing in the hand any more.
func (t *table) drop() {
	t.held = held{tile: warsaw.NoTile}
	t.changed = true
}

// takeUp puts a tile that there is no choice of into the hand: the one revealed,
// or the milestone won.
func (t *table) takeUp() {
	if !t.held.none() {
		return
	}
	switch t.decision() {
	case warsaw.DecideUse:
		if t.plans[t.seat].Kind == 0 {
			t.hold(t.session.Table().Revealed(t.seat), -1)
		}
	case warsaw.DecideMilestone:
		face, _ := t.session.Table().Milestone(t.session.Table().Epoch() - 1)
		t.hold(face, -1)
	}
}

func (t *table) hold(tile warsaw.TileID, slot int) {
	t.closeHint()
	t.forgetRefusal()
	t.held = held{tile: tile, slot: slot}
	t.app.Play(soundLift)
	t.changed = true
}

// handTiles returns the open hand, none where it must not be seen.
func (t *table) handTiles() []warsaw.TileID {
	if !t.handOpen() {
		return nil
	}
	view := t.session.View(t.seat)
	return view.Own().Hand(nil)
}

// handle does what a person wants. While the last move is on its way to the disk, what
// comes after it waits: a kill must not lose both.
func (t *table) handle(intents []input.Intent) {
	t.waiting = append(t.waiting, intents...)
	for n, in := range t.waiting {
		if len(t.moments) > 0 {
			break // what was done has begun something to look at
		}
		if !t.session.Saved() {
			t.waiting = slices.Delete(t.waiting, 0, n)
			return
		}
		t.handleOne(in)
	}
	t.waiting = t.waiting[:0]
}

func (t *table) handleOne(in input.Intent) {
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
		t.pointerX, t.pointerY = in.X, in.Y
		if t.pressButtons(in) {
			return
		}
		if !t.handleHint(in) {
			t.point(in)
		}
	case input.Hint:
		t.askHint()
	case input.Turn:
		t.turnHeld(in.Number)
	case input.Undo:
		t.undo()
	case input.Log:
		t.toggleLog()
	case input.Menu:
		t.leave()
	case input.Cancel:
		t.cancel()
	default:
		if !t.handleHint(in) {
			t.handleKey(in)
		}
	}
	t.changed = true
}

// toggleLog shows what happened, or no longer.
func (t *table) toggleLog() {
	t.closeHint()
	t.showLog = !t.showLog
}

// cancel backs out of one thing: advice, a large picture of another's district, the
// log, the tile in the hand, and then the match.
func (t *table) cancel() {
	switch {
	case t.hint.open:
		t.closeHint()
	case t.enlarged >= 0:
		t.enlarged = -1
	case t.showLog:
		t.showLog = false
	case !t.held.none() && (t.held.carried || t.held.aimed || t.held.boxed || t.held.slot >= 0):
		t.putBack()
	default:
		t.leave()
	}
}

// turnHeld turns the tile in the hand.
func (t *table) turnHeld(quarters int) {
	if t.held.none() {
		return
	}
	t.held.turn = (t.held.turn + quarters) & 3
	t.held.turning = motion.Tween{From: -float64(quarters) * math.Pi / 2, Seconds: turnTime, Ease: motion.Out}
	t.app.Play(soundTurn)
	t.changed = true
}

// putBack lets the tile glide back to where it came from.
func (t *table) putBack() {
	h := &t.held
	glide := h.carried
	tile, slot, turn, x, y := h.tile, h.slot, h.turn, h.x, h.y
	if slot >= 0 && !glide {
		t.drop()
		return
	}
	t.held = held{tile: tile, slot: slot, turn: turn, x: x, y: y}
	if glide {
		t.held.gliding = motion.Tween{From: 1, Seconds: glideTime, Ease: motion.InOut}
	}
	t.changed = true
}

// stepHeld advances the motion of the tile in the hand.
func (t *table) stepHeld(passed float64) {
	h := &t.held
	if h.none() {
		return
	}
	if h.turning.Step(passed) {
		t.changed = true
	}
	if h.gliding.Step(passed) {
		t.changed = true
		if h.gliding.Done() && h.slot >= 0 {
			t.drop()
		}
	}
}

// point follows the pointer: it lifts tiles, carries them and lets them go.
func (t *table) point(in input.Intent) {
	switch in.Kind {
	case input.Move:
		t.moveTo(in)
	case input.Press:
		t.press(in)
	case input.Release:
		t.release(in)
	case input.Abandon:
		if t.held.carried {
			t.putBack()
		}
	}
}

// moveTo follows the pointer with the carried tile. One that lies in the hand is
// shown on the empty space where the mouse is; over a stack the mouse still tells
// what lies there.
func (t *table) moveTo(in input.Intent) {
	h := &t.held
	switch {
	case h.carried:
		h.x, h.y = in.X, in.Y
		h.target, h.aimed = t.spaceAt(in.X, in.Y)
	case !h.none() && h.gliding.Done() && !in.Touch:
		if s, ok := t.spaceAt(in.X, in.Y); ok && t.isSite(s) {
			h.target, h.aimed, h.pinned, h.boxed = s, true, false, false
		} else if !h.pinned {
			h.aimed = false
		}
	case t.decision() == warsaw.DecideWindow && t.layout.board.Contains(in.X, in.Y):
		t.pointWindow(in.X, in.Y)
	}
}

// spaceAt returns the space of the active district, or beside it, at a point of
// the board.
func (t *table) spaceAt(x, y float64) (warsaw.Space, bool) {
	if !t.layout.board.Contains(x, y) || t.view.tile == 0 || t.enlarged >= 0 {
		return warsaw.Space{}, false
	}
	d := &t.session.Table().Player(t.seat).District
	column, row := t.view.at(x, y)
	return d.SpaceAt(column, row), true
}

// isSite reports whether a space is an empty one on which a tile may be placed.
func (t *table) isSite(s warsaw.Space) bool {
	d := &t.session.Table().Player(t.seat).District
	var buf [16]warsaw.Space
	return slices.Contains(d.EmptySites(buf[:0]), s)
}

func (t *table) press(in input.Intent) {
	t.closeHint()
	t.forgetRefusal()
	if t.enlarged >= 0 {
		t.enlarged = -1
		return
	}
	if seat, ok := t.otherAt(in.X, in.Y); ok && !t.held.carried {
		t.enlarged = seat
		return
	}
	h := &t.held
	slot, tile, onTile := t.tileAt(in.X, in.Y)
	switch {
	case h.carried && !(onTile && tile != h.tile): // click and click: the second click lets it go on release
		h.pressed, h.downX, h.downY = true, in.X, in.Y
		h.x, h.y = in.X, in.Y
		h.target, h.aimed = t.spaceAt(in.X, in.Y)
	case onTile:
		t.lift(tile, slot, in)
	case !h.none():
		t.pressSpace(in)
	default:
		t.pressBoard(in)
	}
}

// lift takes a tile of the hand up with the pointer.
func (t *table) lift(tile warsaw.TileID, slot int, in input.Intent) {
	h := &t.held
	if h.none() || h.tile != tile {
		t.hold(tile, slot)
	}
	h.carried, h.pressed, h.lifted, h.gliding = true, true, true, motion.Tween{}
	h.pinned, h.boxed = false, false
	h.x, h.y = in.X, in.Y
	h.downX, h.downY = in.X, in.Y
	h.aimed = false
}

// pressSpace places the tile that lies in the hand on the space pressed. A finger,
// which can't point before it presses, first shows the tile there and then turns
// it; the large button places it. A mouse must lift the tile to build over a stack.
func (t *table) pressSpace(in input.Intent) {
	h := &t.held
	s, ok := t.spaceAt(in.X, in.Y)
	switch {
	case !ok:
	case in.Touch && h.aimed && h.target == s:
		t.turnHeld(1)
	case in.Touch:
		h.target, h.aimed, h.boxed = s, true, false
	case h.pinned && h.target == s:
		t.place()
	case t.isSite(s):
		h.target, h.aimed = s, true
		t.place()
	}
}

// tileAt returns the tile of the hand at a point: one of several, or the one that
// must be used.
func (t *table) tileAt(x, y float64) (slot int, tile warsaw.TileID, ok bool) {
	if t.decision() == warsaw.DecidePick {
		for n, tile := range t.handTiles() {
			if t.layout.hand[n].Contains(x, y) {
				return n, tile, true
			}
		}
		return 0, 0, false
	}
	if !t.held.none() && t.held.slot < 0 && t.single().Contains(x, y) {
		return -1, t.held.tile, true
	}
	return 0, 0, false
}

// single is where a tile lies that there is no choice of: the middle of the hand.
func (t *table) single() widget.Rect {
	first, last := t.layout.hand[1], t.layout.hand[2]
	return widget.Rect{X: (first.X + last.X) / 2, Y: first.Y, W: first.W, H: first.H}
}

// release lets a carried tile go. A press that did not move is a click: the tile
// stays in the hand until the next one.
func (t *table) release(in input.Intent) {
	h := &t.held
	if !h.carried || !h.pressed {
		return
	}
	h.pressed = false
	moved := math.Hypot(in.X-h.downX, in.Y-h.downY) > 8*t.layout.u
	lifted := h.lifted
	h.lifted = false
	switch {
	case moved || !t.onHand(in.X, in.Y):
		t.letGo(in)
	case lifted: // a click: it stays lifted until the next one
		if in.Touch {
			h.carried = false // a finger does not carry what it does not touch
		}
	case in.Touch:
		t.turnHeld(1)
	default:
		t.putBack()
	}
}

// onHand reports whether a point lies on the tiles of the hand.
func (t *table) onHand(x, y float64) bool {
	for _, r := range t.layout.hand {
		if r.Contains(x, y) {
			return true
		}
	}
	return t.single().Contains(x, y)
}

// letGo drops the carried tile at a point: on a space, on the box, face down, or
// back into the hand.
func (t *table) letGo(in input.Intent) {
	h := &t.held
	switch {
	case h.aimed:
		if !t.place() {
			t.putBack()
		}
	case t.layout.discard.Contains(in.X, in.Y) && t.canDiscard():
		t.use(warsaw.Action{Kind: warsaw.Discard, Tile: h.tile})
	case t.layout.faceDown.Contains(in.X, in.Y) && t.decision() == warsaw.DecidePick:
		t.layFaceDown()
	default:
		t.putBack()
	}
}

func (t *table) canDiscard() bool {
	d := t.decision()
	return !t.held.none() && (d == warsaw.DecidePick || d == warsaw.DecideUse)
}

// layFaceDown commits the pick and leaves its use open until all are revealed.
func (t *table) layFaceDown() {
	if t.submit(warsaw.Action{Kind: warsaw.Pick, Tile: t.held.tile}) {
		t.app.Play(soundPaper)
	}
}

// place puts the held tile on the space it is held over.
func (t *table) place() bool {
	a := t.placing()
	if t.decision() == warsaw.DecideMilestone {
		return t.submit(a)
	}
	return t.use(a)
}

// placing is the action of letting the held tile go where it is held.
func (t *table) placing() warsaw.Action {
	h := &t.held
	if t.decision() == warsaw.DecideMilestone {
		return warsaw.Action{Kind: warsaw.PlaceMilestone, Tile: h.tile, Space: h.target}
	}
	a := warsaw.Action{Kind: warsaw.Build, Tile: h.tile, Space: h.target, Turn: uint8(h.turn)}
	d := &t.session.Table().Player(t.seat).District
	if i, ok := d.IndexOf(h.target); ok && d.Occupied().Has(i) {
		a.Kind = warsaw.Overbuild
	}
	return a
}

// check says why the held tile can't be let go where it is held.
func (t *table) check() warsaw.Reason {
	view := t.session.View(t.seat)
	if t.decision() == warsaw.DecideMilestone {
		return view.Check(t.placing())
	}
	return view.CheckUse(t.placing())
}

// otherAt returns the other seat whose small district is at a point.
func (t *table) otherAt(x, y float64) (seat int, ok bool) {
	for n, seat := range t.others() {
		if t.otherRect(n).Contains(x, y) {
			return seat, true
		}
	}
	return 0, false
}

// others lists the seats whose districts are small, in order from the left of the
// active one.
func (t *table) others() []int {
	var seats []int
	count := len(t.session.Seats())
	for n := 1; n < count; n++ {
		seats = append(seats, (t.seat+n)%count)
	}
	return seats
}
