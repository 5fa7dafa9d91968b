// Package table is Capital's screens: the table at which a match is played, the counting of income, the results, the course of
// a match and the look back at a move.
package table

import (
	"context"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/session"
	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/warsaw/mermaid"
	"capital/rules/warsaw"
)

// desk is what the screens of a match are made with.
type desk struct {
	*view.Capital
	// think thinks about hints and reviews, off the frame loop.
	think func(context.Context, think.Job) think.Answer
}

// newDesk makes a desk. The error says which of its parts could not be read.
func newDesk(app *scene.App) (*desk, error) {
	c, err := view.NewCapital(app)
	if err != nil {
		return nil, err
	}
	return &desk{c, think.DoContext}, nil
}

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
		Emblem: drawEmblem, Check: check, Start: d.start, Resume: d.resume,
	}
}

func drawEmblem(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	mermaid.Draw(dst, seat, x, y, size, body, mark)
}

// check reads the record of a saved match. The error says why it can't go on.
func check(text string) (over bool, err error) {
	record, match, err := warsaw.ReadRecord(text)
	if err == nil {
		err = session.Check(record)
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
	record, _, err := warsaw.ReadRecord(text)
	if err != nil {
		return nil, err
	}
	return d.sit(record, save)
}

// sit brings a match to the table.
func (d *desk) sit(record warsaw.Record, save func(text string) error) (scene.Match, error) {
	playing, err := session.Resume(record, save)
	if err != nil {
		return nil, err
	}
	return newTable(d, playing), nil
}
