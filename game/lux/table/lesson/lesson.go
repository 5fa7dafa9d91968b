// Package lesson is the first match of Capital Lux 2: the round in which it is taught, from the draft to the first bonuses. How a
// person is taken through it is the house's: see [capital/game/scene/lesson].
package lesson

import (
	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/render/widget"
	"capital/rules/lux"
	"capital/rules/record"
)

// File is where the first match is kept.
const File = "lux-first-match.txt"

// seed deals the first match. The person begins; in the capital lie a pink 5 and a yellow 6 and 4. What the lesson asks for is good
// play then: a test has it reviewed. The other one keeps all that is blue, and loses it.
const seed = 606

// Config is the first match, with the four powers of letter A and seats named in the game's words: the person, and a computer
// player that is easy to beat.
func Config(name func(seat int) string) scene.Config {
	config := lesson.Config(seed, ai.Apprentice, name)
	for colour := range lux.District(lux.Districts) {
		config.Options = append(config.Options, record.Option{Name: colour.String(), Value: lux.PowerOf(colour, 0).String()})
	}
	return config
}

// Players are computer players of whom the other does in the first round what the lesson needs.
func Players(others session.Players[lux.Match, lux.Action]) lesson.Scripted[lux.Match, lux.Action] {
	return lesson.Scripted[lux.Match, lux.Action]{
		Players: others,
		Moves:   [][]lux.Action{nil, rival()},
		Can: func(m *lux.Match, seat int, a lux.Action) bool {
			return m.Check(seat, a).OK()
		},
	}
}

// rival is what the other does in the first round: all that it keeps is blue, and goes home.
func rival() (moves []lux.Action) {
	blue := func(value int) lux.Citizen { return lux.CitizenOf(lux.Blue, value) }
	moves = append(moves, lux.Action{Kind: lux.Keep, Card: blue(5), Other: blue(6)}, lux.Action{Kind: lux.Keep, Card: blue(4), Other: blue(5)})
	for _, value := range []int{3, 3, 4, 5, 5, 6} {
		moves = append(moves, lux.Action{Kind: lux.PlayHome, Card: blue(value)})
	}
	return moves
}

// Seen is how a person sees the table.
type Seen struct {
	Known  lux.View
	Layout *view.Layout
	Kept   int // how many cards are chosen to be kept
	Where  func(view.Thing) widget.Rect
}
