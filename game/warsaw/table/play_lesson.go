package table

import (
	"capital/game/scene/lesson"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/rules/warsaw"

	first "capital/game/warsaw/table/lesson"
)

// teaching is the first match at its table: who takes the person through it, and what is told of the table. Without a guide
// it is any other match.
type teaching struct {
	guide *lesson.Guide[*first.Seen, warsaw.Action]
	seen  first.Seen
}

// update takes the person on with the lesson, if this is one: still says that the table is seen. It returns what the person
// did that is for the table, and whether the table is to be left.
func (c *teaching) update(at *looking, intents []input.Intent, still bool) (rest []input.Intent, leaves bool) {
	if c.guide == nil {
		return intents, false
	}
	c.look(at)
	rest, leaves = c.guide.Update(intents, lesson.Now[*first.Seen]{Seen: &c.seen, Moves: movesOf(at.session), Still: still, Unit: c.seen.Layout.U * c.seen.Layout.Text, Room: c.seen.Layout.Words})
	at.changed = c.guide.Changed() || at.changed
	return rest, leaves
}

// look finds out how the person sees the table.
func (c *teaching) look(at *looking) {
	l := &at.picture.Layout
	c.seen = first.Seen{Known: at.session.View(0), Held: at.held.tile, Turn: at.held.turn, Milestone: -1, Layout: l, Place: at.place}
	if at.at.Kind == view.MilestoneOf {
		c.seen.Milestone = at.at.N
	}
	if n, ok := l.MilestoneAt(at.x, at.y); ok {
		c.seen.Milestone = n
	}
}

// movesOf is how many moves the person has made, who sits in the first seat of a lesson.
func movesOf(m match) int {
	played := m.Record()
	return lesson.MovesOf(&played, 0)
}

// allows reports whether the person may make a move: in a lesson, one that it is about. A tile that was carried for another
// glides back.
func (c *teaching) allows(at *looking, a warsaw.Action) bool {
	if c.guide == nil {
		return true
	}
	c.look(at)
	if c.guide.Allows(&c.seen, movesOf(at.session), a) {
		return true
	}
	if at.held.carried {
		at.putBack()
	}
	at.art.Play(soundRefused)
	at.changed = true
	return false
}
