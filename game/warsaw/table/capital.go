// Package table is Capital's screens: the table at which a match is played, the counting of income, the results, the course of
// a match and the look back at a move.
package table

import (
	"context"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/render/theme"
	"capital/render/warsaw/mermaid"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// capital is the running program as Capital's screens see it: with the game's own words and art.
type capital struct {
	*scene.App
	Strings  *assets.Strings // Capital's own; those of the house are the app's
	Tiles    *tileart.Painter
	mermaids mermaids
	// Think thinks about hints and reviews, off the frame loop.
	Think func(context.Context, think.Job) think.Answer
}

// newCapital makes what Capital's screens need. The error says which of its parts could not be read.
func newCapital(app *scene.App) (*capital, error) {
	words, err := assets.LoadStrings("en", "warsaw")
	if err != nil {
		return nil, err
	}
	return &capital{App: app, Strings: words, Tiles: tileart.NewPainter(app.Writer, app.Icons), mermaids: mermaids{}, Think: think.DoContext}, nil
}

// Game describes Capital to the program.
func Game(app *scene.App) (scene.Game, error) {
	c, err := newCapital(app)
	if err != nil {
		return scene.Game{}, err
	}
	return c.game(), nil
}

func (c *capital) game() scene.Game {
	return scene.Game{
		Name: "warsaw", File: "match.txt", Words: c.Strings,
		Least: 2, Most: warsaw.MaxSeats,
		Levels: ai.Levels(), Usual: []string{session.Person, ai.Builder, ai.Builder},
		HowTo:  scene.HowTo{Lines: howToLines, Sign: c.drawHowTo},
		Emblem: drawEmblem, Check: check, Start: c.start, Resume: c.resume,
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
func (c *capital) start(config scene.Config, save func(text string) error) (scene.Match, error) {
	record := warsaw.Record{Seed: config.Seed, TakeBacks: warsaw.TakeBacks(config.TakeBacks)}
	for _, who := range config.Seats {
		record.Seats = append(record.Seats, warsaw.Seat(who))
	}
	record.TakeBacks = session.TakeBacks(&record)
	return c.sit(record, save)
}

// resume goes on with a saved match.
func (c *capital) resume(text string, save func(text string) error) (scene.Match, error) {
	record, _, err := warsaw.ReadRecord(text)
	if err != nil {
		return nil, err
	}
	return c.sit(record, save)
}

// sit brings a match to the table.
func (c *capital) sit(record warsaw.Record, save func(text string) error) (scene.Match, error) {
	playing, err := session.Resume(record, save)
	if err != nil {
		return nil, err
	}
	return newTable(c, playing), nil
}
