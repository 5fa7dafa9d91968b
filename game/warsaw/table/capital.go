// Package table is Capital's screens: the table at which a match is played, and the look back at a move of one that is over.
// Its parts rest on each other from the first to the last:
//
//   - play is the course of the match: it hands what a person does to the hand, what that wants to the session, and shows
//     what happens there, step by step;
//   - the hand is what the person holds and where it would go: it turns what the person does into an action, or into the
//     reason why that is not to be had, and plays nothing itself;
//   - sight and sitting are how the person sees the table, and who sits there;
//   - the view, a package of its own, draws positions: plain values that say all that is seen.
//
// The look back makes positions of a record's match for the same view.
package table

import (
	"capital/game/scene"
	"capital/game/session"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/jobs"
	"capital/game/warsaw/table/view"
	"capital/render/shape"
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

func (d *desk) game() scene.Game {
	return scene.Game{
		Name: "warsaw", File: "match.txt", Words: d.Strings,
		Least: 2, Most: warsaw.MaxSeats,
		Levels: ai.Levels(), Usual: []string{session.Person, ai.Builder, ai.Builder},
		HowTo:  scene.HowTo{Lines: howToLines, Sign: func(pen shape.Pen, line int) { drawHowTo(d.Capital, pen, line) }},
		Emblem: view.Emblem, Check: check, Start: d.start, Resume: d.resume,
	}
}

// check reads the record of a saved match. The error says why it can't go on.
func check(text string) (over bool, err error) {
	played, match, err := warsaw.ReadRecord(text)
	if err == nil {
		err = session.Check(warsaw.Rules(), jobs.Players{}, &played)
	}
	return match.Over(), err
}

// start begins a match.
func (d *desk) start(config scene.Config, save func(text string) error) (scene.Match, error) {
	played := warsaw.Record{Seed: config.Seed, Seats: config.Seats, TakeBacks: config.TakeBacks}
	played.TakeBacks = session.TakeBacks(&played)
	return d.sit(played, save)
}

// resume goes on with a saved match.
func (d *desk) resume(text string, save func(text string) error) (scene.Match, error) {
	played, _, err := warsaw.ReadRecord(text)
	if err != nil {
		return nil, err
	}
	return d.sit(played, save)
}

// sit brings a match to the table.
func (d *desk) sit(played warsaw.Record, save func(text string) error) (scene.Match, error) {
	playing, err := newMatch(d.players, played, save)
	if err != nil {
		return nil, err
	}
	return newTable(d, playing), nil
}
