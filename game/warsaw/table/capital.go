// Package table is Capital's screens: the table at which a match is played, and the look back at a move of one that is over.
// Its parts rest on each other from the first to the last:
//
//   - play is the course of the match: it hands what a person does to the hand, what that wants to the session, and shows
//     what happens there, step by step;
//   - the hand is what the person holds and where it would go: it turns what the person does into an action, or into the
//     reason why that is not to be had, and plays nothing itself;
//   - viewpoint and viewer are how the person sees the table, and who sits there;
//   - the view, a package of its own, draws positions: plain values that say all that is seen.
//
// The look back makes positions of a record's match for the same view.
package table

import (
	"context"

	"capital/game/course"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/goals"
	"capital/game/warsaw/poster"
	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/ending"
	first "capital/game/warsaw/table/lesson"
	"capital/game/warsaw/table/sound"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// Game describes Capital to the program.
func Game(app *scene.App) (scene.Game, error) {
	d, err := newDesk(app)
	if err != nil {
		return scene.Game{}, err
	}
	return d.game(), nil
}

// epoch says how far a match is.
func (d *desk) epoch(m *warsaw.Match) string {
	return d.art.Strings.Text("table.epoch", view.Roman(m.Epoch()))
}

func (d *desk) game() scene.Game {
	game := scene.GameOf(warsaw.Rules(), d.players, d.epoch, func(s *session.Session[warsaw.Match, warsaw.Action, warsaw.Event]) scene.Match {
		return newScreen(d, match{s})
	})
	game.File = "match.txt"
	game.Words = d.art.Strings
	game.Persons = scene.Persons{Names: ai.Personas(), Draw: d.art.Faces.Draw}
	game.Levels, game.Strengths = ai.Levels(), ai.Strengths()
	game.Decisions, game.Course = ending.Decisions(), d.courses().WorkOut
	game.Goals = goals.Goals()
	game.Rungs = goals.Rungs()
	game.Usual = []string{session.Person, ai.Builder, ai.Builder}
	game.Warnings = wording.Warnings()
	game.Minutes = 45
	game.Book = func(topic string, back func() scene.Scene) scene.Scene {
		return book.Open(d.App, d.art, d.rules, topic, back)
	}
	game.Emblem = d.art.Emblems.Draw
	game.Music, game.Ambience = sound.Music(), sound.Place()
	game.Picture = poster.Picture
	game.Lesson, game.Chapters = d.firstMatch(), d.chapters()
	return game
}

// firstMatch describes the first match, in which the game is taught.
func (d *desk) firstMatch() scene.Lesson {
	game := scene.GameOf(warsaw.Rules(), first.Players(d.players), d.epoch, func(s *session.Session[warsaw.Match, warsaw.Action, warsaw.Event]) scene.Match {
		return newScreen(d, match{s}).teach(first.Steps(), nil)
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
		all = append(all, lesson.Offer(&c.Chapter, lesson.At[warsaw.Match, warsaw.Action, warsaw.Event]{
			Rules: warsaw.Rules(), Players: d.players, Name: d.seatName, Far: d.epoch,
			Sit: func(s *session.Session[warsaw.Match, warsaw.Action, warsaw.Event], play *lesson.Play[warsaw.Action]) scene.Match {
				return newScreen(d, match{s}).teach(c.Steps(play))
			},
		}))
	}
	return all
}

// courses is what is the game's own in the courses of matches.
func (d *desk) courses() *course.Game[warsaw.Match, warsaw.Action, warsaw.Event] {
	return &course.Game[warsaw.Match, warsaw.Action, warsaw.Event]{
		Rules: warsaw.Rules(), Kinds: ending.Kinds,
		Review: func(ctx context.Context, r *warsaw.Record, move, samples int) (ai.Review, error) {
			return d.adviser.Review(ctx, r, move, samples)
		},
	}
}
