package table

import (
	first "capital/game/lux/table/lesson"
	"capital/game/lux/table/view"
	"capital/game/scene/lesson"
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/lux"
)

// mostTaught is how much larger than in units the words of a lesson are at most: they lie over a part of the table.
const mostTaught = 1.25

// teach has the game taught in the match. What was chosen for another move than the lesson's is chosen no more.
func (t *screen) teach(steps []first.Step) *screen {
	t.teaching = table.Teach(t.Course, lesson.New(t.App, t.art.Strings, steps, t.Back), t.lookAtLesson, t.hand.drop)
	t.teaching.Covers = func() bool { return t.opened.Kind != view.Nothing }
	return t
}

// lookAtLesson is how the person sees the table, and the room of the lesson's words.
func (t *screen) lookAtLesson() (seen *first.Seen, unit float64, room widget.Rect) {
	l, p := &t.picture.Layout, t.hand.seen()
	seen = &first.Seen{
		Known: t.session.View(0), Layout: l, Kept: len(t.hand.kept),
		Foretold: t.hand.foretold,
		Where:    func(thing view.Thing) widget.Rect { return t.picture.Where(&p, thing) },
		Chosen: func(a lux.Action) []view.Thing {
			path := t.hand.choosing().path(a)
			return path.chosen()
		},
	}
	return seen, l.U * min(l.Text, mostTaught), l.Words
}
