package table

import (
	"capital/game/rome/table/view"
	"capital/game/scene/lesson"
	"capital/game/table"
	"capital/render/widget"

	first "capital/game/rome/table/lesson"
)

// mostTaught is how much larger than in units the words of a lesson are at most: they lie over a part of the map.
const mostTaught = 1.25

// teach has the game taught in the match. What was chosen for another move than the lesson's is chosen no more.
func (t *screen) teach(steps []first.Step) *screen {
	t.teaching = table.Teach(t.Course, lesson.New(t.App, t.art.Strings, steps, t.Back), t.lookAtLesson, t.hand.drop)
	return t
}

// lookAtLesson is how the person sees the table, and the room of the lesson's words.
func (t *screen) lookAtLesson() (seen *first.Seen, unit float64, room widget.Rect) {
	h, l, c := t.hand, &t.picture.Layout, &t.taught
	if of := (taughtOf{len(t.session.Events()), h.bid, h.choice.laid, h.passes, l.Map}); c.of != of {
		c.of, c.position = of, h.position()
		c.seen = first.Seen{
			Known: t.session.View(0), Layout: l, Laid: of.laid, Bid: of.bid, Passes: of.passes,
			Where: func(thing view.Thing) widget.Rect { return t.picture.Where(&c.position, thing) },
		}
	}
	return &c.seen, l.U * min(l.Text, mostTaught), t.roomOfLesson()
}

// mostBelow is how high the words of a lesson are at most where they lie below the map, in logical units.
const mostBelow = 160

// roomOfLesson is the room of the lesson's words: where all lies close together, below the map as long as they would lie over a
// place on it that is meant: over the hand, or on an upright screen over what is said.
func (t *screen) roomOfLesson() widget.Rect {
	l := &t.picture.Layout
	room := l.Words
	if !l.Close || t.teaching == nil {
		return room
	}
	for _, lit := range t.teaching.Guide.Lit() {
		if x, y := lit.Centre(); lit.W < l.Words.W && l.Words.Contains(x, y) {
			room.H = min(room.H, mostBelow*l.U)
			room.Y = l.Screen.H - room.H
			if l.Screen.H > l.Screen.W {
				room.Y = l.Side.Y
			}
		}
	}
	return room
}
