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

// seed deals the first match. The person is the First Player and holds Roofs 3 and 6, Floors 3 and 5, white Permits 3 and 8, a
// black 8 and a red 5; the other Roofs 1 and 2, Floors 5 and 7, Permits white 1, 2 and 5, red 7. What the lesson asks for is
// good play then: a test has it reviewed.
const seed = 6022

// Home is the prefecture in which both build, and Elsewhere the one that the person has alone, with two printed fountains.
const (
	Home      = rome.Viminal
	Elsewhere = rome.Capitoline
)

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

// rival is what the other does in the first round, until cards are drawn: houses are begun, one is carried beside the person's,
// and low bids win both fountains.
func rival() []rome.Action {
	begin := func(code string) rome.Action { return rome.Action{Kind: rome.Play, Card: card(code)} }
	bid := func(code string) rome.Action { return rome.Action{Kind: rome.Bid, Bid: 1 << card(code)} }
	put := func(place rome.Place) rome.Action { return rome.Action{Kind: rome.Put, Place: place} }
	return []rome.Action{
		begin("floor-5"), begin("floor-7"),
		{Kind: rome.Play, Card: card("white-2"), A: 1, Shape: rome.Round, Place: Home},
		{Kind: rome.Pass},
		bid("roof-2"), put(Home), bid("white-5"), put(Elsewhere), bid("roof-1"),
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
