package table

import (
	"capital/game/rome/table/view"
	"capital/game/scene/lesson"
	"capital/input"
	"capital/render/widget"
	"capital/rules/rome"

	first "capital/game/rome/table/lesson"
)

// teaching is the first match at its table: who takes the person through it, and what is told of the table. Without a guide
// it is any other match.
type teaching struct {
	guide    *lesson.Guide[*first.Seen, rome.Action]
	seen     first.Seen
	position view.Position // in which things are looked for
	of       lessonKey
}

// lessonKey is what the places of things follow from.
type lessonKey struct {
	events int
	bid    rome.Cards
	laid   bool
	passes bool
	city   widget.Rect
}

// mostTaught is how much larger than in units the words of a lesson are at most: they lie over a part of the map.
const mostTaught = 1.25

// update takes the person on with the lesson, if this is one: still says that the table is seen, with nothing on its way. It
// returns what the person did that is for the table, and whether the table is to be left.
func (c *teaching) update(h *hand, intents []input.Intent, still bool) (rest []input.Intent, leaves bool) {
	if c.guide == nil {
		return intents, false
	}
	c.look(h)
	rest, leaves = c.guide.Update(intents, lesson.Now[*first.Seen]{Seen: &c.seen, Moves: movesOf(h.session), Still: still, Unit: c.seen.Layout.U * min(c.seen.Layout.Text, mostTaught), Room: c.seen.Layout.Words})
	h.changed = c.guide.Changed() || h.changed
	return rest, leaves
}

// look finds out how the person sees the table.
func (c *teaching) look(h *hand) {
	l := &h.picture.Layout
	of := lessonKey{len(h.session.Events()), h.bid, h.choice.laid, h.passes, l.Map}
	if c.of == of {
		return
	}
	c.of, c.position = of, handPicture{h}.position()
	c.seen = first.Seen{
		Known: h.session.View(0), Layout: l, Laid: of.laid, Bid: of.bid, Passes: of.passes,
		Where: func(thing view.Thing) widget.Rect { return h.picture.Where(&c.position, thing) },
	}
}

// movesOf is how many moves the person has made, who sits in the first seat of a lesson.
func movesOf(m match) int {
	played := m.Record()
	return lesson.MovesOf(&played, 0)
}

// allows reports whether the person may make a move: in a lesson, one that it is about. What was chosen for another is
// chosen no more.
func (c *teaching) allows(h *hand, a rome.Action) bool {
	if c.guide == nil {
		return true
	}
	c.look(h)
	if c.guide.Allows(&c.seen, movesOf(h.session), a) {
		return true
	}
	h.drop()
	h.art.Play(soundRefused)
	h.changed = true
	return false
}
