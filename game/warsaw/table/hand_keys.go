package table

import (
	"capital/input"
	"capital/rules/warsaw"
)

// Keys implements part of [table.Hand].
func (h *hand) Keys(in input.Intent) (a warsaw.Action) {
	switch in.Kind {
	case input.Choose:
		return h.chooseNumber(in.Number - 1)
	case input.Next:
		h.next(1)
	case input.Previous:
		h.next(-1)
	case input.Navigate:
		h.navigate(in.DX, in.DY)
	case input.Confirm:
		return h.Confirm()
	case input.Discard:
		return h.discarding()
	}
	return a
}

// chooseNumber takes a tile of the hand, or makes a choice, by its place.
func (h *hand) chooseNumber(n int) (a warsaw.Action) {
	switch h.decision() {
	case warsaw.DecidePick:
		if tiles := h.handTiles(); n < len(tiles) {
			h.hold(tiles[n], n)
		}
	case warsaw.DecideChoices:
		if n < len(h.options()) {
			h.marks.option = n
			return h.marks.choose()
		}
	}
	return a
}

// next takes the next tile of the hand, or points at the next piece or choice.
func (h *hand) next(way int) {
	switch h.decision() {
	case warsaw.DecideChoices:
		h.marks.nextOption(way)
	case warsaw.DecidePiece:
		h.marks.nextPiece(way)
	case warsaw.DecidePick:
		h.nextTile(way)
	}
}

// nextTile takes the next tile of the hand.
func (h *hand) nextTile(way int) {
	tiles := h.handTiles()
	if len(tiles) == 0 {
		return
	}
	n := 0
	if !h.held.none() {
		n = (h.held.slot + way + len(tiles)) % len(tiles)
	} else if way < 0 {
		n = len(tiles) - 1
	}
	h.hold(tiles[n], n)
}

// navigate moves the held tile over the board, the mark over the stacks, the
// window, the choice.
func (h *hand) navigate(dx, dy int) {
	switch h.decision() {
	case warsaw.DecidePick:
		if h.held.none() || !h.held.aimed && dx != 0 {
			h.next(dx + dy)
			return
		}
		h.aim(dx, dy, true)
	case warsaw.DecideUse, warsaw.DecideMilestone:
		h.aim(dx, dy, true)
	case warsaw.DecideLosses:
		h.aim(dx, dy, false)
	case warsaw.DecideWindow:
		h.marks.window = windowWithout(float64(dx), float64(dy))
	case warsaw.DecidePiece, warsaw.DecideChoices:
		h.next(dx + dy)
	}
}

// Confirm implements part of [table.Hand]: it does what is proposed: takes the first tile, places the one held, lays
// it face down, loses the marked stacks, keeps, chooses.
func (h *hand) Confirm() (a warsaw.Action) {
	h.forgetRefusal()
	switch d := h.decision(); d {
	case warsaw.DecidePick, warsaw.DecideUse, warsaw.DecideMilestone:
		return h.confirmTile(d == warsaw.DecidePick)
	case warsaw.DecideLosses:
		if a, ok := h.marks.losses(); ok {
			return a
		}
		if h.held.aimed {
			h.marks.markLoss(h.held.target)
		}
	case warsaw.DecideWindow, warsaw.DecidePiece:
		return h.marks.keep()
	case warsaw.DecideChoices:
		return h.marks.choose()
	}
	return a
}

// confirmTile does what is proposed with a tile, which may be one of several to pick.
func (h *hand) confirmTile(pick bool) (a warsaw.Action) {
	switch {
	case pick && h.held.none():
		h.next(1)
	case h.held.boxed:
		return h.discarding()
	case h.held.aimed:
		return h.letGoAimed()
	case pick:
		return h.layFaceDown()
	default:
		h.propose()
	}
	return a
}

// Confirms implements part of [table.Hand].
func (h *hand) Confirms() (does string, ready bool) {
	key, ready := h.confirms()
	switch {
	case key == "":
		return "", false
	case h.picture.Layout.Close && key == "table.confirm.facedown":
		key = "table.confirm.facedown.brief"
	}
	return h.art.Strings.Text(key), ready
}

// confirms is the key of what [hand.Confirm] does now, "" where there is nothing to confirm, and whether it can.
func (h *hand) confirms() (key string, ready bool) {
	if h.hint.Open {
		return "table.confirm.hint", h.hint.Ready
	}
	if h.held.boxed {
		return "table.confirm.discard", true
	}
	switch d := h.decision(); d {
	case warsaw.DecidePick, warsaw.DecideUse, warsaw.DecideMilestone:
		return h.confirmsTile(d)
	case warsaw.DecideLosses:
		known := h.known()
		a, ready := h.marks.losses()
		ready = ready && known.Check(a).OK()
		return lossesKey(h.session.Table().WarLosses(h.Seat)), ready
	case warsaw.DecideWindow:
		return windowKey(h.marks.window), true
	case warsaw.DecidePiece:
		return "table.confirm.piece", true
	case warsaw.DecideChoices:
		return "table.confirm.choice", true
	}
	return "", false
}

func (h *hand) confirmsTile(d warsaw.Decision) (key string, ready bool) {
	switch {
	case d == warsaw.DecidePick && h.held.none():
		return "", false
	case h.held.aimed && d == warsaw.DecideMilestone:
		return "table.confirm.milestone", h.check().OK()
	case h.held.aimed && h.placing(h.held.target).Kind == warsaw.Overbuild:
		return "table.confirm.overbuild", h.check().OK()
	case h.held.aimed:
		return "table.confirm.build", h.check().OK()
	case d == warsaw.DecidePick:
		return "table.confirm.facedown", true
	}
	return "", false
}

// lossesKey is the key of the button that loses so many stacks to a war.
func lossesKey(stacks int) string {
	if stacks == 1 {
		return "table.confirm.losses.one"
	}
	return "table.confirm.losses"
}

// windowKey is the key of the button that loses the row or column outside a window; see [windowWithout].
func windowKey(window int) string {
	return [...]string{"table.confirm.window.bottom", "table.confirm.window.top", "table.confirm.window.right", "table.confirm.window.left"}[window&3]
}
