package table

import (
	"slices"

	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// hint is advice that the active person has asked for, as it lies on the table.
type hint struct {
	open   bool        // the person wants to see it
	ready  bool        // there is some
	failed bool        // there is none
	advice view.Advice // without moves as long as there is none
	time   float64     // seconds since it was asked for
}

// thinkingTime is how many seconds each dot is lit of the sign that a hint is thought about.
const thinkingTime = 0.3

// dotLit is which dot of that sign is lit, where things move; else or without a sign -1.
func (h *hint) dotLit(moves bool) int {
	if h.failed || !moves {
		return -1
	}
	return int((h.time+motion.Instant)/thinkingTime) % view.ThinkingDots
}

// pass lets the sign move, and reports whether it looks different.
func (h *hint) pass(seconds float64, moves bool) (changed bool) {
	lit := h.dotLit(moves)
	h.time += seconds
	return h.dotLit(moves) != lit
}

// advising reports whether advice lies on the table.
func (h *hint) advising() bool { return h.open && h.ready }

// show puts the hint beside the board.
func (h *hint) show(s *view.Side, moves bool) {
	switch {
	case h.advising():
		s.Advice = &h.advice
	case h.open:
		s.Thinking = &view.Thinking{Title: h.advice.Title, Caption: h.advice.Caption, Failed: h.failed, Lit: h.dotLit(moves)}
	}
}

// closeHint takes the advice away. What is being thought about is kept, for it may
// be asked again.
func (h *hand) closeHint() {
	if h.hint.open {
		h.hint.open = false
		h.changed = true
	}
}

// putDown lays the tile in the hand back as if it had not been touched.
func (h *hand) putDown() {
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

// takeHint does what a person wants with the advice on the table. It reports whether
// the intent is done with.
func (h *hand) takeHint(in input.Intent) bool {
	if !h.hint.advising() {
		return false
	}
	a := &h.hint.advice
	switch in.Kind {
	case input.Move, input.Press:
		return h.pointHint(in)
	case input.Release:
		return true
	case input.Navigate:
		a.Move(in.DX, in.DY)
	case input.Next:
		a.Move(0, 1)
	case input.Previous:
		a.Move(0, -1)
	case input.Choose:
		if in.Number <= len(a.Rows) {
			a.Choose(in.Number - 1)
		}
	case input.Confirm:
		h.takeAdvice()
	default:
		return false
	}
	return true
}

// pointHint follows the pointer over the advice: over its moves, what speaks for
// them, and the tile of the one that is shown on the board.
func (h *hand) pointHint(in input.Intent) bool {
	a := &h.hint.advice
	row, reason, ok := h.table.AdviceAt(a, in.X, in.Y)
	switch {
	case ok && in.Kind == input.Move:
		if row >= 0 && row != a.Row {
			a.Choose(row)
		} else if reason >= 0 {
			a.Reason = reason
		}
	case ok && row >= 0 && in.Touch && row != a.Row: // a finger can't point before it presses
		a.Choose(row)
	case ok && row >= 0:
		a.Choose(row)
		h.takeAdvice()
	case ok && reason >= 0:
		a.Reason = reason
	case in.Kind == input.Press && h.onAdvised(in.X, in.Y):
		h.takeAdvice()
	case in.Kind == input.Press && !ok:
		return false // a tile, another's district, or nothing
	}
	return true
}

// onAdvised reports whether a point lies on the space of the advised move.
func (h *hand) onAdvised(x, y float64) bool {
	a := h.hint.advice.Action()
	s, ok := h.spaceAt(x, y)
	return ok && a.Space == s && (a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild || a.Kind == warsaw.PlaceMilestone)
}

// takeAdvice puts the advised move on the table as if the person had, to be
// confirmed.
func (h *hand) takeAdvice() {
	a := h.hint.advice.Action()
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
	h.changed = true
}

// boxing reports whether a tile is about to be discarded, or advised to be.
func (h *hand) boxing() bool {
	return h.held.boxed || h.hint.advising() && h.hint.advice.Action().Kind == warsaw.Discard
}

// slotOf is a tile's place in the open hand, or -1 where there is no choice.
func (h *hand) slotOf(tile warsaw.TileID) int {
	if h.decision() != warsaw.DecidePick {
		return -1
	}
	return slices.Index(h.handTiles(), tile)
}
