package table

import (
	"slices"

	"capital/input"
	"capital/rules/warsaw"
)

// LayDown implements part of [table.Hand]: the tile in the hand is laid back as if it had not been touched, and nothing else is
// looked at.
func (h *hand) LayDown() {
	h.enlarged = -1
	h.forgetRefusal()
	if h.held.none() {
		return
	}
	tile, slot := h.held.tile, h.held.slot
	h.drop()
	if slot < 0 {
		h.held.tile, h.held.slot = tile, slot
	}
	h.marks.clear()
}

// TakeHint implements part of [table.Hand]. The tile of the move that is shown on the board is part of the advice.
func (h *hand) TakeHint(in input.Intent) (done, chosen bool) {
	if !h.hint.Advising() {
		return false, false
	}
	done, chosen = h.hint.Advice.Take(in, h.picture.AdviceAt)
	if !done && in.Kind == input.Press && h.onAdvised(in.X, in.Y) {
		done, chosen = true, true
	}
	return done, chosen
}

// onAdvised reports whether a point lies on the space of the advised move.
func (h *hand) onAdvised(x, y float64) bool {
	a := h.hint.Advice.Action()
	s, ok := h.spaceAt(x, y)
	return ok && a.Space == s && (a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild || a.Kind == warsaw.PlaceMilestone)
}

// TakeAdvice implements part of [table.Hand].
func (h *hand) TakeAdvice() warsaw.Action {
	a := h.hint.Advice.Action()
	h.closeHint()
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.Discard:
		h.hold(a.Tile, h.slotOf(a.Tile))
		h.held.turn = int(a.Turn)
		h.held.boxed = a.Kind == warsaw.Discard
		h.held.target, h.held.aimed, h.held.pinned = a.Space, !h.held.boxed, !h.held.boxed
	case warsaw.PlaceMilestone:
		h.hold(a.Tile, -1)
		h.held.target, h.held.aimed, h.held.pinned = a.Space, true, true
	case warsaw.Lose:
		h.marks.stacks = h.district().GivenUp(a)
	case warsaw.KeepWindow, warsaw.KeepPiece:
		h.marks.window = max(slices.Index(h.legal(), a), 0)
	default:
		h.marks.option = max(slices.Index(h.options(), a), 0)
	}
	h.Stale = true
	return a
}

// boxing reports whether a tile is about to be discarded, or advised to be.
func (h *hand) boxing() bool {
	return h.held.boxed || h.hint.Advising() && h.hint.Advice.Action().Kind == warsaw.Discard
}

// slotOf is a tile's place in the open hand, or -1 where there is no choice.
func (h *hand) slotOf(tile warsaw.TileID) int {
	if h.decision() != warsaw.DecidePick {
		return -1
	}
	return slices.Index(h.handTiles(), tile)
}

// Cancel implements part of [table.Hand]: a large picture of another's district, the tile in the hand, zooming in.
func (h *hand) Cancel() bool {
	held := &h.held
	switch {
	case h.enlarged >= 0:
		h.enlarged, h.Stale = -1, true
	case !held.none() && (held.carried || held.aimed || held.boxed || held.slot >= 0):
		h.PutBack()
	default:
		return h.fit()
	}
	return true
}
