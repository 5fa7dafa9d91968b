// Package drill is the smallest example of a table: three-card bidding, whose rules are package recordtest, with all that the
// house brings to a game: the curtain between people, taking back, hints, the log, what may still come, results, saving; mouse,
// fingers, keys, gamepad; and playing by ear. It is for tests, and to be read by whoever makes a table.
//
// [Game] describes it to the program. A match is a [Screen]: a [table.Course] that asks it for what is the game's own. Its
// parts are those of package plain: the game only says what lies on its board, what is done there, and in which words.
package drill

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/table"
	"capital/game/table/plain"
	"capital/render/shape"
	"capital/render/theme"
	"capital/rules/record/recordtest"
)

// The parts of the house, for this game.
type (
	Session  = session.Session[recordtest.Match, recordtest.Action, recordtest.Event]
	Course   = table.Course[recordtest.Match, recordtest.Action, recordtest.Event, Position]
	Position = plain.Position[recordtest.Action]
	viewer   = table.Viewer[recordtest.Match, recordtest.Action, recordtest.Event]
)

// Game describes the game to the program.
func Game(app *scene.App) (scene.Game, error) {
	strings, err := assets.ParseStrings("bidding", words)
	if err != nil {
		return scene.Game{}, err
	}
	round := func(m *recordtest.Match) string { return strings.Text("round", m.Round()+1) }
	g := scene.GameOf(recordtest.Rules(), recordtest.Players{}, round, func(s *Session) scene.Match { return New(app, strings, s) })
	g.File, g.Words, g.Minutes, g.Emblem = "bidding.txt", strings, 5, emblem
	g.Levels = []string{recordtest.Guesser, recordtest.Planner}
	g.Usual = []string{session.Person, recordtest.Planner, recordtest.Guesser}
	return g, nil
}

// emblem is that of a seat: a card with as many dots.
func emblem(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(x+size*0.2, y, size*0.6, size, size*0.06, body)
	for n := range seat + 1 {
		pen.Circle(x+size*0.5, y+size*(0.14+0.18*float64(n)), size*0.06, mark)
	}
}
