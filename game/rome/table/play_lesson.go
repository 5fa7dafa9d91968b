package table

import (
	first "capital/game/rome/table/lesson"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/rome"
)

// teaching is the first match at its table: who takes the person through it, and what is told of the table. Without a guide
// it is any other match.
type teaching struct {
	guide    *lesson.Guide[*first.Seen, rome.Action]
	seen     first.Seen
	room     widget.Rect   // for the words
	position view.Position // in which things are looked for
	of       lessonKey
}

// lessonKey is what the places of things follow from.
type lessonKey struct {
	events int
	bid    rome.Cards
	laid   bool
	passes bool
	screen widget.Rect
}

// firstMatch describes the first match to the program.
func (d *desk) firstMatch() scene.Lesson {
	game := scene.GameOf(rome.Rules(), first.Players(d.players), func(s *session.Session[rome.Match, rome.Action, rome.Event]) scene.Match {
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
		Seen: &c.seen, Moves: movesOf(t), Still: c.still(t), Room: c.room,
	})
	t.changed = c.guide.Changed() || t.changed
	if left {
		t.leave()
	}
	return rest, left
}

// still reports whether the table is seen, and nothing is on its way.
func (c *teaching) still(t *table) bool {
	return t.sheets == nil && len(t.shown.waiting) == 0 && len(t.shown.flights) == 0 && !t.session.Table().Over()
}

// look finds out how the person sees the table.
func (c *teaching) look(t *table) {
	l := &t.picture.Layout
	of := lessonKey{len(t.session.Events()), t.hand.bid, t.hand.choice.laid, t.hand.passes, l.Screen}
	if c.of == of {
		return
	}
	c.of, c.position = of, t.position()
	c.seen = first.Seen{Known: t.session.View(0), Layout: l, Laid: of.laid, Bid: of.bid, Passes: of.passes, Where: func(thing view.Thing) widget.Rect {
		return t.picture.Where(&c.position, thing)
	}}
}

// movesOf is how many moves the person has made, who sits in the first seat of a lesson.
func movesOf(t *table) int {
	played := t.session.Record()
	return lesson.MovesOf(&played, 0)
}

// allows reports whether the person may make a move: in a lesson, one that it is about.
func (c *teaching) allows(t *table, a rome.Action) bool {
	if c.guide == nil {
		return true
	}
	c.look(t)
	if c.guide.Allows(&c.seen, movesOf(t), a) {
		return true
	}
	t.hand.drop()
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
