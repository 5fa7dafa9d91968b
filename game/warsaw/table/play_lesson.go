package table

import (
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	first "capital/game/warsaw/table/lesson"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// teaching is the first match at its table: who takes the person through it, and what is told of the table. Without a guide
// it is any other match.
type teaching struct {
	guide *lesson.Guide[*first.Seen, warsaw.Action]
	seen  first.Seen
	room  widget.Rect // for the words
}

// firstMatch describes the first match to the program.
func (d *desk) firstMatch() scene.Lesson {
	game := scene.GameOf(warsaw.Rules(), first.Players(d.players), func(s *session.Session[warsaw.Match, warsaw.Action, warsaw.Event]) scene.Match {
		t := newTable(d, match{s})
		t.teaching.guide = lesson.New(d.App, d.Strings, first.Steps())
		return t
	})
	name := func(seat int) string { return d.Strings.Text([]string{"name.0", "name.1"}[seat]) }
	return scene.Lesson{File: first.File, Config: first.Config(name), Check: game.Check, Start: game.Start, Resume: game.Resume}
}

// teach takes the person on with the lesson, if this is one. It returns what the person did that is for the table, and
// whether the table was left.
func teach(t *table, intents []input.Intent) (rest []input.Intent, left bool) {
	c := &t.teaching
	if c.guide == nil {
		return intents, false
	}
	c.look(t)
	rest, left = c.guide.Update(intents, lesson.Now[*first.Seen]{
		Seen: &c.seen, Moves: movesOf(t), Still: len(t.shown.waiting) == 0 && !t.session.Table().Over(), Room: c.room,
	})
	t.changed = c.guide.Changed() || t.changed
	if left {
		t.leave()
	}
	return rest, left
}

// look finds out how the person sees the table.
func (c *teaching) look(t *table) {
	c.seen = first.Seen{
		Known: t.session.View(0), Held: t.hand.held.tile, Turn: t.hand.held.turn, Milestone: t.above.at - 1,
		Layout: &t.picture.Layout, Place: t.place,
	}
	if n, ok := t.picture.Layout.MilestoneAt(t.x, t.y); ok {
		c.seen.Milestone = n
	}
}

// movesOf is how many moves the person has made, who sits in the first seat of a lesson.
func movesOf(t *table) int {
	played := t.session.Record()
	return lesson.MovesOf(&played, 0)
}

// allows reports whether the person may make a move: in a lesson, one that it is about.
func (c *teaching) allows(t *table, a warsaw.Action) bool {
	if c.guide == nil {
		return true
	}
	c.look(t)
	if c.guide.Allows(&c.seen, movesOf(t), a) {
		return true
	}
	if t.hand.held.carried {
		t.hand.putBack()
	}
	t.app.Play(soundRefused)
	t.changed = true
	return false
}

// makeRoom makes room for the words of a lesson once the table has been laid out.
func (c *teaching) makeRoom(t *table) {
	if c.guide != nil {
		c.room = lesson.Room(&t.picture.Layout.Others, t.picture.Layout.U)
	}
}
