package table

import (
	first "capital/game/expo/table/lesson"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/expo"
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
	h, l, c := t.hand, &t.picture.Layout, &t.taught
	if of := (taughtOf{len(t.session.Events()), h.choice, h.inTray(), t.opened, t.Free(), l.City}); c.of != of {
		c.of, c.position = of, h.seen()
		c.seen = first.Seen{Layout: l, Where: func(thing view.Thing) widget.Rect { return t.picture.Where(&c.position, thing) }}
	}
	return &c.seen, l.U * min(l.Text, mostTaught), l.Words
}

// firstMatch describes the first match, in which the game is taught.
func (d *desk) firstMatch() scene.Lesson {
	game := scene.GameOf(expo.Rules(), first.Players(d.players), d.round, func(s *session.Session[expo.Match, expo.Action, expo.Event]) scene.Match {
		return newScreen(d, match{s}).teach(first.Steps())
	})
	return scene.Lesson{File: first.File, Config: first.Config(d.seatName), Check: game.Check, Start: game.Start, Resume: game.Resume}
}

// seatName is what a seat of a lesson is called.
func (d *desk) seatName(seat int) string {
	return d.art.Strings.Text([]string{"name.0", "name.1"}[seat])
}

// chapters describes the chapters that follow it.
func (d *desk) chapters() (all []scene.Lesson) {
	for _, c := range first.Chapters() {
		all = append(all, lesson.Offer(&c.Chapter, lesson.At[expo.Match, expo.Action, expo.Event]{
			Rules: expo.Rules(), Players: d.players, Name: d.seatName, Far: d.round,
			Sit: func(s *session.Session[expo.Match, expo.Action, expo.Event], play *lesson.Play[expo.Action]) scene.Match {
				steps, _ := c.Steps(play)
				return newScreen(d, match{s}).teach(steps)
			},
		}))
	}
	return all
}
