package table

import (
	"math"

	"capital/input"
	"capital/rules/warsaw"
)

// What a person does on the board and with keys: war losses, windows and pieces,
// choices, and moving a tile without a pointer.

// pressBoard marks a stack to be lost, keeps a window or piece, makes a choice.
func (t *table) pressBoard(in input.Intent) {
	switch t.decision() {
	case warsaw.DecideLosses:
		if s, ok := t.spaceAt(in.X, in.Y); ok {
			t.markLoss(s)
		}
	case warsaw.DecideWindow:
		if t.layout.board.Contains(in.X, in.Y) {
			t.pointWindow(in.X, in.Y)
			t.keep()
		}
	case warsaw.DecidePiece:
		if s, ok := t.spaceAt(in.X, in.Y); ok && t.pointPiece(s) {
			t.keep()
		}
	case warsaw.DecideChoices:
		for n := range t.options() {
			if t.optionRect(n).Contains(in.X, in.Y) {
				t.choice = n
				t.choose()
				return
			}
		}
	}
}

// markLoss marks the stack on a space to be lost to the war, or no longer. Marking
// one too many lets the first mark go.
func (t *table) markLoss(s warsaw.Space) {
	open := t.session.Table()
	d := &open.Player(t.seat).District
	i, ok := d.IndexOf(s)
	if !ok || !d.Occupied().Has(i) {
		return
	}
	bit := warsaw.Spaces(1) << i
	switch {
	case t.marks&bit != 0:
		t.marks &^= bit
	case t.marks.Count() >= open.WarLosses(t.seat):
		t.marks = t.marks&(t.marks-1) | bit
	default:
		t.marks |= bit
	}
	t.app.Play(soundTurn)
}

// losses is the action of losing the marked stacks; ok while as many are marked as
// the war takes.
func (t *table) losses() (a warsaw.Action, ok bool) {
	open := t.session.Table()
	d := &open.Player(t.seat).District
	if t.marks == 0 || t.marks.Count() != open.WarLosses(t.seat) {
		return a, false
	}
	first := d.SpaceOf(t.marks.First())
	a = warsaw.Action{Kind: warsaw.Lose, Space: first, Other: first}
	if rest := t.marks & (t.marks - 1); rest != 0 {
		a.Other = d.SpaceOf(rest.First())
	}
	return a, true
}

// legal lists what the active seat may do now.
func (t *table) legal() []warsaw.Action {
	view := t.session.View(t.seat)
	return view.Legal(true, nil)
}

// pointWindow chooses the window that gives up the edge nearest to a point.
func (t *table) pointWindow(x, y float64) {
	middle := 2 * t.view.tile
	dx, dy := x-t.view.x-middle, y-t.view.y-middle
	t.window = windowWithout(dx, dy)
	t.changed = true
}

// windowWithout is the index among the legal windows of the one that gives up the
// edge in a direction: they are listed as without the lowest row, the uppermost,
// the rightmost column and the leftmost.
func windowWithout(dx, dy float64) int {
	switch {
	case math.Abs(dy) > math.Abs(dx) && dy > 0:
		return 0
	case math.Abs(dy) > math.Abs(dx):
		return 1
	case dx > 0:
		return 2
	}
	return 3
}

// pointPiece chooses the piece that holds a space.
func (t *table) pointPiece(s warsaw.Space) bool {
	d := &t.session.Table().Player(t.seat).District
	i, ok := d.IndexOf(s)
	if !ok || !d.Occupied().Has(i) {
		return false
	}
	for n, a := range t.legal() {
		if !t.spacesOf(a).Has(i) {
			t.window = n
			return true
		}
	}
	return false
}

// keep keeps the window or piece pointed at.
func (t *table) keep() {
	if legal := t.legal(); len(legal) > 0 {
		t.submit(legal[t.window%len(legal)])
		t.window = 0
	}
}

// options lists the choices after income that the active person has.
func (t *table) options() []warsaw.Action {
	if t.decision() != warsaw.DecideChoices {
		return nil
	}
	return t.legal()
}

func (t *table) choose() {
	if options := t.options(); len(options) > 0 {
		t.submit(options[t.choice%len(options)])
		t.choice = 0
	}
}

// handleKey does what keys and gamepad want.
func (t *table) handleKey(in input.Intent) {
	switch in.Kind {
	case input.Choose:
		t.chooseNumber(in.Number - 1)
	case input.Next:
		t.nextTile(1)
	case input.Previous:
		t.nextTile(-1)
	case input.Navigate:
		t.navigate(in.DX, in.DY)
	case input.Confirm:
		t.confirm()
	case input.Discard:
		if t.canDiscard() {
			t.use(warsaw.Action{Kind: warsaw.Discard, Tile: t.held.tile})
		}
	}
}

// chooseNumber takes a tile of the hand, or makes a choice, by its place.
func (t *table) chooseNumber(n int) {
	switch t.decision() {
	case warsaw.DecidePick:
		if tiles := t.handTiles(); n < len(tiles) {
			t.hold(tiles[n], n)
		}
	case warsaw.DecideChoices:
		if n < len(t.options()) {
			t.choice = n
			t.choose()
		}
	}
}

// nextTile takes the next tile of the hand, or the next choice.
func (t *table) nextTile(way int) {
	if t.decision() == warsaw.DecideChoices {
		t.moveChoice(way)
		return
	}
	if t.decision() == warsaw.DecidePiece {
		t.window = (t.window + way + len(t.legal())) % len(t.legal())
		return
	}
	tiles := t.handTiles()
	if t.decision() != warsaw.DecidePick || len(tiles) == 0 {
		return
	}
	n := 0
	if !t.held.none() {
		n = (t.held.slot + way + len(tiles)) % len(tiles)
	} else if way < 0 {
		n = len(tiles) - 1
	}
	t.hold(tiles[n], n)
}

func (t *table) moveChoice(way int) {
	if n := len(t.options()); n > 0 {
		t.choice = (t.choice + way + n) % n
	}
}

// navigate moves the held tile over the board, the mark over the stacks, the
// window, the choice.
func (t *table) navigate(dx, dy int) {
	switch t.decision() {
	case warsaw.DecidePick:
		if t.held.none() || !t.held.aimed && dx != 0 {
			t.nextTile(dx + dy)
			return
		}
		t.aim(dx, dy, true)
	case warsaw.DecideUse, warsaw.DecideMilestone:
		t.aim(dx, dy, true)
	case warsaw.DecideLosses:
		t.aim(dx, dy, false)
	case warsaw.DecideWindow:
		t.window = windowWithout(float64(dx), float64(dy))
	case warsaw.DecidePiece:
		t.nextTile(dx + dy)
	case warsaw.DecideChoices:
		t.moveChoice(dx + dy)
	}
}

// spaces lists where a tile may be held: over every stack and, with empty ones,
// over every empty space where it may be placed.
func (t *table) spaces(empty bool) []warsaw.Space {
	d := &t.session.Table().Player(t.seat).District
	var spaces []warsaw.Space
	if empty {
		spaces = d.EmptySites(spaces)
	}
	for s := d.Occupied(); s != 0; s &= s - 1 {
		spaces = append(spaces, d.SpaceOf(s.First()))
	}
	return spaces
}

// aim moves the target to the next space in a direction; the first step comes to
// the space nearest to the middle of the board, and a step down from the lowest
// goes back to the hand.
func (t *table) aim(dx, dy int, empty bool) {
	h := &t.held
	h.carried, h.boxed = false, false
	spaces := t.spaces(empty)
	if len(spaces) == 0 {
		return
	}
	if !h.aimed {
		h.target, h.aimed = spaces[0], true
		return
	}
	best, bestCost := h.target, math.Inf(1)
	for _, s := range spaces {
		along := (int(s.X)-int(h.target.X))*dx + (int(s.Y)-int(h.target.Y))*dy
		aside := (int(s.X)-int(h.target.X))*dy + (int(s.Y)-int(h.target.Y))*dx
		if cost := float64(along) + 3*math.Abs(float64(aside)); along > 0 && cost < bestCost {
			best, bestCost = s, cost
		}
	}
	if bestCost == math.Inf(1) && dy > 0 && !h.none() {
		h.aimed = false
	}
	h.target = best
}

// propose holds the tile over the first space where it may be let go, or, where it can
// only be discarded, over the box.
func (t *table) propose() {
	if t.cannotBuild() {
		t.held.carried, t.held.boxed = false, true
		return
	}
	t.aim(0, -1, true)
	for _, s := range t.spaces(true) {
		if t.held.target = s; t.check().OK() {
			return
		}
	}
}

// confirm does what is proposed: takes the first tile, places the one held, lays
// it face down, loses the marked stacks, keeps, chooses.
func (t *table) confirm() {
	t.forgetRefusal()
	switch t.decision() {
	case warsaw.DecidePick:
		switch {
		case t.held.none():
			t.nextTile(1)
		case t.held.boxed:
			t.use(warsaw.Action{Kind: warsaw.Discard, Tile: t.held.tile})
		case t.held.aimed:
			t.place()
		default:
			t.layFaceDown()
		}
	case warsaw.DecideUse, warsaw.DecideMilestone:
		switch {
		case t.held.boxed:
			t.use(warsaw.Action{Kind: warsaw.Discard, Tile: t.held.tile})
		case t.held.aimed:
			t.place()
		default:
			t.propose()
		}
	case warsaw.DecideLosses:
		if a, ok := t.losses(); ok {
			t.submit(a)
		} else if t.held.aimed {
			t.markLoss(t.held.target)
		}
	case warsaw.DecideWindow, warsaw.DecidePiece:
		t.keep()
	case warsaw.DecideChoices:
		t.choose()
	}
}
