// Package ending is what Capitol says of a match that is over, on the screen of results that all games share: the points of
// every round, how the first place was won, what every seat has on the board, and the course of the match.
//
// [New] makes the screen of a [Match] and of its [Course], which the look back at a move reads too.
package ending

import (
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

// Match is a match that is over.
type Match struct {
	Record rome.Record
	Table  *rome.Table
}

// New makes the screen of a match that is over. A rematch is begun by rematch; lookBack shows the table before a move, moves
// counted from 0, and leads back to the scene that it is given.
func New(app *scene.App, art *view.Rome, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) *results.Screen {
	return results.New(app, outcomeOf(app, art, m, course, rematch, lookBack))
}

// outcomeOf tells how a match came out, in the language of now.
func outcomeOf(app *scene.App, art *view.Rome, m Match, course *Course, rematch func(), lookBack func(move int, back scene.Scene)) results.Outcome {
	m.Record.Seats = scene.SeatsNow(app, m.Record.Seats)
	ranking, posters := m.Table.Ranking(), posterOf(app, art, m.Record, m.Table)
	outcome := results.Outcome{
		Seats:     make([]results.Seat, len(m.Record.Seats)),
		Emblem:    art.Emblem,
		Verdict:   func(seat int) string { return verdict(art, ranking, &m.Record, seat) },
		Seed:      m.Record.Seed,
		TakeBacks: session.TakeBacks(&m.Record),
		Lines:     lines(art, &m.Record),
		Ties: []results.Line{
			{Words: art.Strings.Text("results.firsts"), Icon: pieceart.First},
			{Words: art.Strings.Text("results.floors"), Icon: pieceart.Floors},
		},
		Positions: boards(art, m.Table),
		Course:    course.shown(art, lookBack),
		Art:       evening(art),
		Posters:   &posters,
		Podium:    podium(art, m.Table),
		Rematch:   rematch,
		Again:     func() results.Outcome { return outcomeOf(app, art, m, course, rematch, lookBack) },
	}
	for seat, who := range m.Record.Seats {
		outcome.Seats[seat].Seat = who
		outcome.Total = append(outcome.Total, int(m.Table.Player(seat).Score))
		outcome.Ties[0].Points = append(outcome.Ties[0].Points, m.Table.Firsts(seat))
		outcome.Ties[1].Points = append(outcome.Ties[1].Points, m.Table.Floors(seat))
	}
	for _, rank := range ranking {
		outcome.Seats[rank.Seat].Place = rank.Place
	}
	return outcome
}

// evening is how the picture of the results is painted: the forum's evening sky, the name in its stone.
func evening(art *view.Rome) results.Art {
	return results.Art{
		Game: art.Strings.Text("game.name"), Emblem: art.Emblems.Paint, Face: text.Black, Sign: 0xF3B871FF,
		Sky: []theme.Colour{0x2B2145FF, 0x4A2A4CFF, 0x65304FFF, 0x8A3D4DFF},
	}
}
