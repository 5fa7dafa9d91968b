// Package table is Capital Lux 2's screens: the table at which a match is played. Its parts rest on each other from the first to
// the last:
//
//   - screen is the course of the match: it hands what a person does to the hand, what that wants to the session, and shows
//     what happens there, step by step;
//   - the hand is what the person has chosen and carries, and where it would go: it turns what the person does into an action,
//     or into the reason why that is not to be had, and plays nothing itself;
//   - the choice is what has been chosen for an action, one thing after another, and what choosing one more leads to: every
//     legal action is a path of things;
//   - viewpoint and viewer are how the person sees the table, and who sits there;
//   - the view, a package of its own, draws positions: plain values that say all that is seen.
package table

import (
	"context"

	"capital/game/course"
	"capital/game/lux/ai"
	"capital/game/lux/goals"
	"capital/game/lux/poster"
	"capital/game/lux/table/book"
	"capital/game/lux/table/ending"
	first "capital/game/lux/table/lesson"
	"capital/game/lux/table/sound"
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/render/lux/enamel"
	"capital/rules/lux"
)

// Game describes Capital Lux 2 to the program.
func Game(app *scene.App) (scene.Game, error) {
	d, err := newDesk(app)
	if err != nil {
		return scene.Game{}, err
	}
	return d.game(), nil
}

// round says how far a match is.
func (d *desk) round(m *lux.Match) string {
	return d.art.Strings.Text("table.round", view.Roman(m.Round()))
}

func (d *desk) game() scene.Game {
	game := scene.GameOf(lux.Rules(), d.players, d.round, func(s *session.Session[lux.Match, lux.Action, lux.Event]) scene.Match {
		return newScreen(d, match{s})
	})
	game.File = file
	game.Words = d.art.Strings
	game.Persons = scene.Persons{Names: ai.Personas(), Draw: d.art.Faces.Draw}
	game.Levels, game.Strengths = ai.Levels(), ai.Strengths()
	game.Decisions, game.Course = ending.Decisions(), d.courses().WorkOut
	game.Goals = goals.Goals()
	game.Rungs = goals.Rungs()
	game.Usual = []string{session.Person, ai.Builder, ai.Builder}
	game.Warnings = wording.Warnings()
	game.Minutes = 30
	game.Choices = d.art.Choices()
	game.Book = func(topic string, back func() scene.Scene) scene.Scene {
		return book.Open(d.App, d.art, d.rules, topic, back)
	}
	game.Emblem, game.Colours = d.art.Emblem, enamel.SeatColours
	game.Music, game.Ambience = sound.Music(), sound.Place()
	game.Picture = poster.Picture
	game.Backdrop = d.art.Backdrop()
	game.Lesson, game.Chapters = d.firstMatch(), append([]scene.Lesson{d.firstRob()}, d.chapters()...)
	game.Alone = d.alone
	game.Daily = d.daily()
	return game
}

// alone says what the person's best match alone against ROB was, or nothing.
func (d *desk) alone() string {
	best, ok := d.past.Best(nil)
	if !ok {
		return ""
	}
	return ending.Best(d.art, best)
}

// firstRob describes the first match against ROB, in which that is taught.
func (d *desk) firstRob() scene.Lesson {
	game := scene.GameOf(lux.Rules(), d.players, d.round, func(s *session.Session[lux.Match, lux.Action, lux.Event]) scene.Match {
		return newScreen(d, match{s}).teach(first.RobSteps())
	})
	return scene.Lesson{
		Name: "rob", Seats: 1, File: first.RobFile, Config: first.RobConfig(d.art.Strings.Text("name.0")),
		Check: game.Check, Start: game.Start, Resume: game.Resume,
	}
}

// firstMatch describes the first match, in which the game is taught.
func (d *desk) firstMatch() scene.Lesson {
	game := scene.GameOf(lux.Rules(), first.Players(d.players), d.round, func(s *session.Session[lux.Match, lux.Action, lux.Event]) scene.Match {
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
		all = append(all, lesson.Offer(&c.Chapter, lesson.At[lux.Match, lux.Action, lux.Event]{
			Rules: lux.Rules(), Players: d.players, Name: d.seatName, Far: d.round,
			Sit: func(s *session.Session[lux.Match, lux.Action, lux.Event], play *lesson.Play[lux.Action]) scene.Match {
				steps, _ := c.Steps(play)
				return newScreen(d, match{s}).teach(steps)
			},
		}))
	}
	return all
}

// courses is what is the game's own in the courses of matches.
func (d *desk) courses() *course.Game[lux.Match, lux.Action, lux.Event] {
	return &course.Game[lux.Match, lux.Action, lux.Event]{
		Rules: lux.Rules(), Kinds: ending.Kinds,
		Review: func(ctx context.Context, r *lux.Record, move, samples int) (ai.Review, error) {
			return d.adviser.Review(ctx, r, move, samples)
		},
	}
}
