// Package lesson is Capitol's first match: the round in which it is taught, from the first house to the first points and new
// cards. How a person is taken through it is the house's: see [capital/game/scene/lesson].
package lesson

import (
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/render/widget"
	"capital/rules/rome"
)

// File is where the first match is kept.
const File = "rome-first-match.txt"

// seed deals the first match. The person is the First Player and holds Roofs 2 and 7, Floors 5 and 8, white Permits 1 and 4,
// black ones 5 and 8; the other Roofs 4 and 6, Floors 2 and 6, Permits white 8, black 3 and 7, red 6.
const seed = 1058

// Home is the prefecture in which the person builds: white, with a printed fountain.
const Home = rome.CampusMartius

// Config is the first match, with seats named in the game's words: the person, and a computer player that is easy to beat.
func Config(name func(seat int) string) scene.Config {
	return lesson.Config(seed, ai.Apprentice, name)
}

// Players are computer players of whom the other does in the first round what the lesson needs.
func Players(others session.Players[rome.Match, rome.Action]) lesson.Scripted[rome.Match, rome.Action] {
	return lesson.Scripted[rome.Match, rome.Action]{
		Players: others,
		Moves:   [][]rome.Action{nil, rival()},
		Can: func(m *rome.Match, seat int, a rome.Action) bool {
			after := *m
			return after.Apply(seat, a, nil).OK()
		},
	}
}

// rival is what the other does in the first round, until cards are drawn: a house beside the person's, and low bids.
func rival() []rome.Action {
	bid := func(codes ...string) rome.Action {
		var cards rome.Cards
		for _, code := range codes {
			cards |= 1 << card(code)
		}
		return rome.Action{Kind: rome.Bid, Bid: cards}
	}
	return []rome.Action{
		{Kind: rome.Play, Card: card("white-8"), A: 1, Shape: rome.Round, Place: Home},
		{Kind: rome.Pass},
		bid("floor-2"), bid("floor-2"),
		{Kind: rome.Put, Place: rome.Viminal},
		bid("black-3"),
	}
}

// card is the first card with a code.
func card(code string) rome.Card {
	for c := range rome.Card(rome.CardCount) {
		if c.String() == code {
			return c
		}
	}
	panic("lesson: there is no card " + code)
}

// Seen is how a person sees the table.
type Seen struct {
	Known  rome.View
	Layout *view.Layout
	Laid   bool       // the first of two floors lies where it will
	Bid    rome.Cards // that lie above the Stop
	Passes bool       // a pass is to be confirmed
	Where  func(view.Thing) widget.Rect
}
