// Package lesson is the first match of Capital Lux 2, and the first against ROB: in each a round is taught, from the draft to the
// first bonuses. How a
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

// seed deals the first match. The person begins; in the capital lie a blue 4, a yellow 3 and a green 6. What the lesson asks for
// is good play then: a test has it reviewed. The other one brings too much blue home, and loses it.
const seed = 4678

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

// rival is what the other does in the first round.
func rival() []lux.Action {
	home := func(code string) lux.Action { return lux.Action{Kind: lux.PlayHome, Card: citizen(code)} }
	return []lux.Action{
		{Kind: lux.Keep, Card: citizen("P5"), Other: citizen("P6")}, {Kind: lux.Keep, Card: citizen("B3"), Other: citizen("P3")},
		home("B4"), home("P5"), home("B3"), home("P3"), cleric("P3", lux.Blue), cleric("P6", lux.Yellow),
	}
}

// cleric is a pink citizen that goes to the capital, and takes the lowest of a district home.
func cleric(code string, from lux.District) lux.Action {
	return lux.Action{Kind: lux.PlayCapital, Card: citizen(code), Fields: lux.FieldTo, To: int8(from)}
}

// citizen is the citizen with a code.
func citizen(code string) lux.Citizen {
	for c := range lux.Citizen(lux.CitizenKinds) {
		if c.String() == code {
			return c
		}
	}
	panic("lesson: there is no citizen " + code)
}

// Seen is how a person sees the table.
type Seen struct {
	Known    lux.View
	Layout   *view.Layout
	Kept     int  // how many cards are chosen to be kept
	Foretold bool // what ROB would do has lain over the table
	Where    func(view.Thing) widget.Rect
	Chosen   func(a lux.Action) []view.Thing // what is chosen for an action, one thing after another
}
