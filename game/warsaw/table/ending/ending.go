// Package ending is what Capital says of a match that is over, on the screen of results that all games share: its final sheet,
// how the first place was won, the districts, and the course of the match.
//
// [New] makes the screen of a [Match] and of its [Course], which the look back at a move reads too.
package ending

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/opening"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Match is a match that is over.
type Match struct {
	Record warsaw.Record
	Table  *warsaw.Table
	Events []warsaw.Event // all of them
	Looks  []tileart.Look // the districts, a seat
}

// New makes the screen of a match that is over. A rematch is begun by rematch; lookBack shows the table before a move, moves
// counted from 0, and leads back to the scene that it is given.
func New(app *scene.App, art *view.Capital, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) *results.Screen {
	return results.New(app, outcomeOf(app, art, m, course, rematch, lookBack))
}

// outcomeOf tells how a match came out, in the language of now.
func outcomeOf(app *scene.App, art *view.Capital, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) results.Outcome {
	m.Record.Seats = scene.SeatsNow(app, m.Record.Seats)
	ranking := m.Table.Ranking(nil)
	posters := Posters(app, art, m.Record, m.Table)
	outcome := results.Outcome{
		Seats:     make([]results.Seat, len(m.Record.Seats)),
		Emblem:    art.Emblems.Draw,
		Verdict:   func(seat int) string { return verdict(art, ranking, &m.Record, seat) },
		Seed:      m.Record.Seed,
		TakeBacks: session.TakeBacks(&m.Record),
		Positions: districts(art, m.Looks),
		Course:    course.shown(art, lookBack),
		Posters:   &posters,
		Art:       results.NightArt(art.Strings.Text("game.name"), art.Emblems.Paint),
		Podium: results.Podium{
			Paint: opening.Riverside, Step: opening.Step, Glow: theme.NeonPink, Face: text.Neon,
			Board: theme.NightPanel, Celebrate: results.Fireworks(theme.NeonPink, theme.NeonAmber, theme.NeonBlue),
		},
		Rematch: rematch,
		Again:   func() results.Outcome { return outcomeOf(app, art, m, course, rematch, lookBack) },
	}
	left := results.Line{Words: art.Strings.Text("results.left"), Icon: icon.Coin}
	for seat, who := range m.Record.Seats {
		player := m.Table.Player(seat)
		outcome.Seats[seat].Seat = who
		outcome.Total = append(outcome.Total, int(player.VP))
		left.Points = append(left.Points, int(player.Coins))
	}
	outcome.Ties = []results.Line{left}
	for _, rank := range ranking {
		outcome.Seats[rank.Seat].Place = rank.Place
	}
	for _, line := range finalSheet(m.Events) {
		outcome.Lines = append(outcome.Lines, results.Line{Words: art.Strings.Text(line.key), Icon: line.icon, Points: line.vp[:len(m.Record.Seats)]})
	}
	return outcome
}

// districts are the districts as the screen shows them.
func districts(app *view.Capital, looks []tileart.Look) results.Positions {
	var sizes []results.Size
	for seat := range looks {
		width, height := looks[seat].District.Size()
		sizes = append(sizes, results.Size{Width: width, Height: height})
	}
	return results.Positions{Sizes: sizes, Page: app.Strings.Text("results.sheet"), Draw: func(dst *ebiten.Image, seat int, x, y float64, unit int) {
		if !looks[seat].District.Empty() {
			app.Tiles.DrawDistrict(dst, looks[seat], x, y, unit)
		}
	}}
}
