// Package table is The Capitals' screens: the table at which a match is played. Its parts rest on each other from the first to
// the last:
//
//   - screen is the course of the match: it hands what a person does to the hand, what that wants to the session, and shows
//     what happens there, step by step;
//   - the hand is what the person has chosen and carries, and where it would go: it turns what the person does into an action,
//     or into the reason why that is not to be had, and plays nothing itself;
//   - the choice is what has been chosen for an action, and what choosing one thing more leads to;
//   - viewpoint and viewer are how the person sees the table, and who sits there;
//   - the view, a package of its own, draws positions: plain values that say all that is seen.
package table

import (
	"context"

	"capital/game/course"
	"capital/game/expo/ai"
	"capital/game/expo/goals"
	"capital/game/expo/poster"
	"capital/game/expo/table/book"
	"capital/game/expo/table/ending"
	"capital/game/expo/table/sound"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/game/session"
	"capital/render/expo/tinplate"
	"capital/rules/expo"
)

// Game describes The Capitals to the program.
func Game(app *scene.App) (scene.Game, error) {
	d, err := newDesk(app)
	if err != nil {
		return scene.Game{}, err
	}
	return d.game(), nil
}

// round says how far a match is.
func (d *desk) round(m *expo.Match) string { return d.art.Strings.Text("table.round", m.Round()) }

func (d *desk) game() scene.Game {
	game := scene.GameOf(expo.Rules(), d.players, d.round, func(s *session.Session[expo.Match, expo.Action, expo.Event]) scene.Match {
		return newScreen(d, match{s})
	})
	game.File = file
	game.Words = d.art.Strings
	game.Persons = scene.Persons{Names: ai.Personas(), Draw: d.art.Faces.Draw}
	game.Levels, game.Strengths = ai.Levels(), ai.Strengths()
	game.Usual = []string{session.Person, ai.Builder, ai.Builder}
	game.Warnings = wording.Warnings()
	game.Minutes = 60
	game.Decisions, game.Course = ending.Decisions(), d.courses().WorkOut
	game.Goals = goals.Goals()
	game.Rungs = goals.Rungs()
	game.Book = func(topic string, back func() scene.Scene) scene.Scene {
		return book.Open(d.App, d.art, d.rules, topic, back)
	}
	game.Emblem, game.Colours = d.art.Emblem, tinplate.SeatColours
	game.Music, game.Ambience = sound.Music(), sound.Place()
	game.Picture = poster.Picture
	game.Backdrop = d.art.Backdrop()
	game.Lesson, game.Chapters = d.firstMatch(), d.chapters()
	return game
}

// courses is what is the game's own in the courses of matches.
func (d *desk) courses() *course.Game[expo.Match, expo.Action, expo.Event] {
	return &course.Game[expo.Match, expo.Action, expo.Event]{
		Rules: expo.Rules(), Kinds: ending.Kinds,
		Review: func(ctx context.Context, r *expo.Record, move, samples int) (ai.Review, error) {
			return d.adviser.Review(ctx, r, move, samples)
		},
	}
}
