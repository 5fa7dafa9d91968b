// Package table is Capitol's screens: the table at which a match is played, and the look back at a move of one that is over.
// Its parts rest on each other from the first to the last:
//
//   - play is the course of the match: it hands what a person does to the hand, what that wants to the session, and shows
//     what happens there, step by step;
//   - the hand is what the person has chosen and carries, and where it would go: it turns what the person does into an action,
//     or into the reason why that is not to be had, and plays nothing itself;
//   - the choice is what has been chosen for an action, one thing after another, and what choosing one more leads to;
//   - viewpoint and viewer are how the person sees the table, and who sits there;
//   - the view, a package of its own, draws positions: plain values that say all that is seen.
//
// The look back makes positions of a record's match for the same view.
package table

import (
	"context"

	"capital/game/course"
	"capital/game/rome/ai"
	"capital/game/rome/goals"
	"capital/game/rome/poster"
	"capital/game/rome/table/book"
	"capital/game/rome/table/ending"
	first "capital/game/rome/table/lesson"
	"capital/game/rome/table/sound"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/render/rome/forum"
	"capital/rules/rome"
)

// Game describes Capitol to the program.
func Game(app *scene.App) (scene.Game, error) {
	d, err := newDesk(app)
	if err != nil {
		return scene.Game{}, err
	}
	return d.game(), nil
}

// round says how far a match is.
func (d *desk) round(m *rome.Match) string {
	return d.art.Strings.Text("table.round", view.Roman(m.Round()))
}

func (d *desk) game() scene.Game {
	game := scene.GameOf(rome.Rules(), d.players, d.round, func(s *session.Session[rome.Match, rome.Action, rome.Event]) scene.Match {
		return newScreen(d, match{s})
	})
	game.File = "rome.txt"
	game.Words = d.art.Strings
	game.Persons = scene.Persons{Names: ai.Personas(), Draw: d.art.Faces.Draw}
	game.Levels, game.Strengths = ai.Levels(), ai.Strengths()
	game.Decisions, game.Course = ending.Decisions(), d.courses().WorkOut
	game.Goals = goals.Goals()
	game.Rungs = goals.Rungs()
	game.Usual = []string{session.Person, ai.Builder, ai.Builder}
	game.Warnings = wording.Warnings()
	game.Minutes = 60
	game.Book = func(topic string, back func() scene.Scene) scene.Scene {
		return book.Open(d.App, d.art, d.rules, topic, back)
	}
	game.Emblem = d.art.Emblem
	game.Music, game.Ambience = sound.Music(), sound.Place()
	game.Picture = poster.Picture
	game.Backdrop = new(forum.Forum)
	game.Lesson, game.Chapters = d.firstMatch(), d.chapters()
	return game
}

// firstMatch describes the first match, in which the game is taught.
func (d *desk) firstMatch() scene.Lesson {
	game := scene.GameOf(rome.Rules(), first.Players(d.players), d.round, func(s *session.Session[rome.Match, rome.Action, rome.Event]) scene.Match {
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
		all = append(all, lesson.Offer(&c.Chapter, lesson.At[rome.Match, rome.Action, rome.Event]{
			Rules: rome.Rules(), Players: d.players, Name: d.seatName, Far: d.round,
			Sit: func(s *session.Session[rome.Match, rome.Action, rome.Event], play *lesson.Play[rome.Action]) scene.Match {
				steps, _ := c.Steps(play)
				return newScreen(d, match{s}).teach(steps)
			},
		}))
	}
	return all
}

// courses is what is the game's own in the courses of matches.
func (d *desk) courses() *course.Game[rome.Match, rome.Action, rome.Event] {
	return &course.Game[rome.Match, rome.Action, rome.Event]{
		Rules: rome.Rules(), Kinds: ending.Kinds,
		Review: func(ctx context.Context, r *rome.Record, move, samples int) (ai.Review, error) {
			return d.adviser.Review(ctx, r, move, samples)
		},
	}
}
