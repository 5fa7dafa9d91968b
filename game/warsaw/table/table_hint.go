package table

import (
	"context"
	"slices"

	"capital/game/scene"
	"capital/game/warsaw/jobs"
	"capital/input"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// hint is advice that the active person has asked for.
type hint struct {
	open   bool                          // the person wants to see it
	asking scene.Asking[[]jobs.HintMove] // what is being thought about: never two things at a time
	about  hintKey                       // what it is about
	wanted hintKey                       // what is asked
	ready  bool                          // advice answers what is asked
	advice advice
	failed bool    // there is no answer to what is asked
	time   float64 // seconds since it was asked
}

// hintKey is what a hint follows from: as long as it stays the same, so does all
// that the seat may know. What others commit unseen is no part of it.
type hintKey struct {
	seat, events, undone int
	decision             warsaw.Decision
}

// canHint reports whether the active person may ask for advice now.
func (t *table) canHint() bool {
	return t.decision() != warsaw.NoDecision && !t.needsCurtain() && len(t.moments) == 0 && t.plans[t.seat].Kind == 0
}

// advising reports whether advice lies on the table.
func (t *table) advising() bool { return t.hint.open && t.hint.ready }

// askHint asks for advice, or takes it away.
func (t *table) askHint() {
	t.changed = true
	if t.hint.open {
		t.closeHint()
		return
	}
	if !t.canHint() {
		return
	}
	t.putDown()
	t.forgetRefusal()
	t.enlarged, t.showLog = -1, false
	t.hint.open = true
	t.hint.time = 0
	if !t.hint.ready {
		t.hint.advice = t.hintAdvice(nil)
	}
	t.stepHint(0)
}

// putDown lays the tile in the hand back as if it had not been touched.
func (t *table) putDown() {
	if t.held.none() {
		return
	}
	tile, slot := t.held.tile, t.held.slot
	t.drop()
	if slot < 0 {
		t.held.tile, t.held.slot = tile, slot
	}
	t.marks, t.window, t.choice = 0, 0, 0
}

// closeHint takes the advice away. What is being thought about is kept, for it may
// be asked again.
func (t *table) closeHint() {
	if t.hint.open {
		t.hint.open = false
		t.changed = true
	}
}

// forgetHint closes the hint where something was done or undone, after which it
// means nothing any more.
func (t *table) forgetHint() {
	t.closeHint()
	t.hint.asking.Drop()
	t.hint.wanted.undone++
	t.hint.ready = false
}

// hintNow is what a hint would be about now.
func (t *table) hintNow() hintKey {
	return hintKey{t.seat, len(t.session.Events()), t.hint.wanted.undone, t.decision()}
}

// stepHint takes in what was thought, asks, and drops what is out of date.
func (t *table) stepHint(elapsed float64) {
	h := &t.hint
	if now := t.hintNow(); now != h.wanted {
		t.closeHint()
		h.asking.Drop()
		h.wanted, h.ready, h.failed = now, false, false
	}
	if h.open && !t.canHint() {
		t.closeHint()
	}
	if h.asking.Busy() {
		if moves, _, ok := h.asking.Take(); ok && h.about == h.wanted {
			t.takeHint(moves)
		}
	}
	if h.open && !h.ready && !h.failed {
		t.thinkHint()
		t.passThinking(elapsed)
	}
}

// thinkHint asks, unless something else is still being thought about.
func (t *table) thinkHint() {
	h := &t.hint
	if !h.asking.Busy() {
		h.about = h.wanted
		played, m, seat := t.session.Record(), *t.session.Match(), t.seat
		played.Actions = slices.Clone(played.Actions)
		h.asking.Ask(func(ctx context.Context) ([]jobs.HintMove, error) {
			return t.app.adviser.Hint(ctx, &played, &m, seat, 0)
		})

	}
}

// passThinking lets the sign that something is being thought about move.
func (t *table) passThinking(elapsed float64) {
	lit := t.dotLit()
	t.hint.time += elapsed
	t.changed = t.changed || t.dotLit() != lit
}

// dotLit is which dot of that sign is lit, or -1.
func (t *table) dotLit() int {
	if t.hint.failed || t.app.Pace().Reduced {
		return -1
	}
	return int((t.hint.time+motion.Instant)/thinkingTime) % thinkingDots
}

// takeHint takes the answer to what is asked.
func (t *table) takeHint(moves []jobs.HintMove) {
	h := &t.hint
	h.failed = len(moves) == 0
	h.ready = !h.failed
	h.advice = t.hintAdvice(moves)
	t.changed = true
}

// handleHint does what a person wants with the advice on the table. It reports
// whether the intent is done with.
func (t *table) handleHint(in input.Intent) bool {
	if !t.advising() {
		return false
	}
	a := &t.hint.advice
	switch in.Kind {
	case input.Move, input.Press:
		return t.pointHint(in)
	case input.Release:
		return true
	case input.Navigate:
		a.move(in.DX, in.DY)
	case input.Next:
		a.move(0, 1)
	case input.Previous:
		a.move(0, -1)
	case input.Choose:
		if in.Number <= len(a.rows) {
			a.choose(in.Number - 1)
		}
	case input.Confirm:
		t.takeAdvice()
	default:
		return false
	}
	return true
}

// pointHint follows the pointer over the advice: over its moves, what speaks for
// them, and the tile of the one that is shown on the board.
func (t *table) pointHint(in input.Intent) bool {
	a := &t.hint.advice
	row, reason, ok := t.adviceAt(a, in.X, in.Y)
	switch {
	case ok && in.Kind == input.Move:
		if row >= 0 && row != a.row {
			a.choose(row)
		} else if reason >= 0 {
			a.reason = reason
		}
	case ok && row >= 0 && in.Touch && row != a.row: // a finger can't point before it presses
		a.choose(row)
	case ok && row >= 0:
		a.choose(row)
		t.takeAdvice()
	case ok && reason >= 0:
		a.reason = reason
	case in.Kind == input.Press && t.onAdvised(in.X, in.Y):
		t.takeAdvice()
	case in.Kind == input.Press && !ok:
		return false // a tile, another's district, or nothing
	}
	return true
}

// onAdvised reports whether a point lies on the space of the advised move.
func (t *table) onAdvised(x, y float64) bool {
	a := t.hint.advice.action()
	s, ok := t.spaceAt(x, y)
	return ok && a.Space == s && (a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild || a.Kind == warsaw.PlaceMilestone)
}

// takeAdvice puts the advised move on the table as if the person had, to be
// confirmed.
func (t *table) takeAdvice() {
	a := t.hint.advice.action()
	t.closeHint()
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.Discard:
		t.hold(a.Tile, t.slotOf(a.Tile))
		t.held.turn = int(a.Turn)
		t.held.boxed = a.Kind == warsaw.Discard
		t.held.target, t.held.aimed, t.held.pinned = a.Space, !t.held.boxed, !t.held.boxed
	case warsaw.PlaceMilestone:
		t.hold(a.Tile, -1)
		t.held.target, t.held.aimed, t.held.pinned = a.Space, true, true
	case warsaw.Lose:
		t.marks = t.spacesOf(a)
	case warsaw.KeepWindow, warsaw.KeepPiece:
		t.window = max(slices.Index(t.legal(), a), 0)
	default:
		t.choice = max(slices.Index(t.options(), a), 0)
	}
	t.changed = true
}

// boxing reports whether a tile is about to be discarded, or advised to be.
func (t *table) boxing() bool {
	return t.held.boxed || t.advising() && t.hint.advice.action().Kind == warsaw.Discard
}

// slotOf is a tile's place in the open hand, or -1 where there is no choice.
func (t *table) slotOf(tile warsaw.TileID) int {
	if t.decision() != warsaw.DecidePick {
		return -1
	}
	return slices.Index(t.handTiles(), tile)
}

// spacesOf are the stacks that an action gives up.
func (t *table) spacesOf(a warsaw.Action) warsaw.Spaces {
	return t.session.Table().Player(t.seat).District.GivenUp(a)
}
