package table

import (
	"capital/game/scene/lesson"
	"capital/game/table"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
	"capital/rules/warsaw"

	first "capital/game/warsaw/table/lesson"
)

// teach has the game taught in the match; asks are the moves that the steps ask for, or nil: what is to be laid on a space is shown
// there. A tile that was carried for another move than the lesson's glides back.
func (t *screen) teach(steps []first.Step, asks [][]warsaw.Action) *screen {
	t.asks = asks
	guide := lesson.New(t.App, t.art.Strings, steps, t.Back)
	t.teaching = table.Teach(t.Course, guide, t.lookAtLesson, func() {
		if t.hand.held.carried {
			t.hand.PutBack()
		}
	})
	return t
}

// lookAtLesson is how the person sees the table, and the room of the lesson's words.
func (t *screen) lookAtLesson() (seen *first.Seen, unit float64, room widget.Rect) {
	l := &t.picture.Layout
	held := &t.hand.held
	seen = &t.seen
	*seen = first.Seen{Known: t.session.View(0), Held: held.tile, Turn: held.turn, Milestone: -1, Layout: l, Place: t.place}
	if t.above.at.Kind == view.MilestoneOf {
		seen.Milestone = t.above.at.N
	}
	if n, ok := l.MilestoneAt(t.X, t.Y); ok {
		seen.Milestone = n
	}
	return seen, l.U * l.Text, l.Words
}

// askedToLay is what the present step asks to be laid on a space; the zero action where it asks nothing of the kind.
func (t *screen) askedToLay() (a warsaw.Action) {
	if t.teaching == nil || len(t.asks) == 0 || t.teaching.Over() || t.decidedUnseen() {
		return a
	}
	at, _ := t.teaching.Step()
	if moves := t.asks[at]; len(moves) > 0 {
		a = moves[len(moves)-1]
	}
	if a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild || a.Kind == warsaw.PlaceMilestone {
		return a
	}
	return warsaw.Action{}
}

// decidedUnseen reports whether nothing is asked of the person now.
func (t *screen) decidedUnseen() bool { return t.Decided() || t.shown.untold() }
