// Package lesson is the first match of The Capitals: four rounds in which it is taught, one of building and power, one of
// tourism, one of prosperity, and one with an Expo. How a person is taken through it is the house's: see
// [capital/game/scene/lesson].
package lesson

import (
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/render/widget"
	"capital/rules/expo"
)

// File is where the first match is kept.
const File = "expo-first-match.txt"

// seed deals the first match. The other begins, with a Textile Factory that costs Culture; the market of the first round has the
// Boarding House, too. What the lesson asks for is good play then: a test has it reviewed. The other one builds a Museum, and
// forgets jobs and Services.
const seed = 451418

// Config is the first match, with seats named in the game's words: the person, and a computer player that is easy to beat.
func Config(name func(seat int) string) scene.Config { return lesson.Config(seed, ai.Apprentice, name) }

// Players are computer players of whom the other does up to the first Expo what the lesson needs.
func Players(others session.Players[expo.Match, expo.Action]) lesson.Scripted[expo.Match, expo.Action] {
	return lesson.Scripted[expo.Match, expo.Action]{
		Players: others,
		Moves:   [][]expo.Action{nil, rival()},
		Can:     func(m *expo.Match, seat int, a expo.Action) bool { return m.Check(seat, a).OK() },
	}
}

// rival is what the other does in the first four rounds.
func rival() []expo.Action {
	return []expo.Action{
		build("textile-factory", 0, -1), {Kind: expo.RestPrestige},
		space(4), build("museum", 1, -1), crossing(0, 0, -1), activate(0, 0, 0, 1), activate(1, 0),
		space(3), build("terraced-houses", -1, -2), {Kind: expo.RestPrestige}, {Kind: expo.MakeLake, Tile: tile("most-industrial-tiles"), X: -2, Y: -3},
		space(4), build("fairground", 0, 1), {Kind: expo.RestPrestige},
	}
}

// space takes a space of the initiative.
func space(n uint8) expo.Action { return expo.Action{Kind: expo.TakeSpace, Space: n} }

// build sets a tile of the market on a cell.
func build(code string, x, y int8) expo.Action {
	return expo.Action{Kind: expo.Build, Tile: tile(code), X: x, Y: y}
}

// crossing moves a crossing to a corner.
func crossing(which uint8, x, y int8) expo.Action {
	return expo.Action{Kind: expo.MoveCrossing, Which: which, X: x, Y: y}
}

// activate activates the tile on a cell, for which tourists of some seats pay, and cubes the rest.
func activate(x, y int8, seats ...int) expo.Action {
	a := expo.Action{Kind: expo.Activate, X: x, Y: y}
	for _, seat := range seats {
		a.Tourists |= 1 << seat
	}
	return a
}

// tile is the tile with a code.
func tile(code string) expo.TileID {
	for id := range expo.TileID(expo.TileCount) {
		if id.String() == code {
			return id
		}
	}
	panic("lesson: there is no tile " + code)
}

// Seen is how a person sees the table.
type Seen struct {
	Layout *view.Layout
	Where  func(view.Thing) widget.Rect
}
