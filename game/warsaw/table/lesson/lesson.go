// Package lesson is Capital's first match: the epoch in which it is taught, from the first tile to the first milestone and its
// income. How a person is taken through it is the house's: see [capital/game/scene/lesson].
package lesson

import (
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// File is where the first match is kept.
const File = "first-match.txt"

// seed deals the first match. The person is dealt I-02, I-13, I-06 and I-01, the other I-04, the Arsenal, I-10 and I-11; the
// first milestone is Wilanów Palace, for most areas. What the lesson asks for is as good as the best that a master finds, or
// nearly so: a test asks one.
const seed = 545

// Config is the first match, with seats named in the game's words: the person, and a computer player that is easy to beat.
func Config(name func(seat int) string) scene.Config {
	return lesson.Config(seed, ai.Apprentice, name)
}

// Players are computer players of whom the other does in the first epoch what the lesson needs.
func Players(others session.Players[warsaw.Match, warsaw.Action]) lesson.Scripted[warsaw.Match, warsaw.Action] {
	return lesson.Scripted[warsaw.Match, warsaw.Action]{
		Players: others,
		Moves:   [][]warsaw.Action{nil, rival()},
		Can:     func(m *warsaw.Match, seat int, a warsaw.Action) bool { return m.Check(seat, a).OK() },
	}
}

// rival is what the other does in the first epoch: it leaves the person what the lesson needs.
func rival() (moves []warsaw.Action) {
	use := func(a warsaw.Action) {
		moves = append(moves, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, a)
	}
	use(warsaw.Action{Kind: warsaw.Discard, Tile: tile("I-04")})
	use(warsaw.Action{Kind: warsaw.Discard, Tile: tile("I-02")})
	use(warsaw.Action{Kind: warsaw.Build, Tile: tile("arsenal"), Space: warsaw.Space{X: 1, Y: 0}})
	return append(moves, warsaw.Action{Kind: warsaw.Build, Tile: tile("I-01"), Space: warsaw.Space{X: -1, Y: 0}}) // the last of a hand is picked unasked
}

// tile is the tile with a code.
func tile(code string) warsaw.TileID {
	id, ok := warsaw.TileByCode(code)
	if !ok {
		panic("lesson: there is no tile " + code)
	}
	return id
}

// Seen is how a person sees the table.
type Seen struct {
	Known     warsaw.View
	Held      warsaw.TileID // the tile in the hand, or NoTile
	Turn      int           // how it is turned
	Milestone int           // the one that is looked at, from 0, or -1
	Layout    *view.Layout
	Place     view.Place // where the person's district lies
}

// district is the person's.
func (s *Seen) district() *warsaw.District { return &s.Known.Player(s.Known.Seat()).District }

// handTile is where a tile of the hand lies.
func (s *Seen) handTile(tile warsaw.TileID) widget.Rect {
	var hand [view.HandSize]warsaw.TileID
	for n, other := range s.Known.Own().Hand(hand[:0]) {
		if other == tile {
			return s.Layout.Hand[n]
		}
	}
	return s.Layout.Single()
}

// space is where a space of the district lies, or would lie, as far as it is on the board.
func (s *Seen) space(at warsaw.Space) widget.Rect {
	r, board := s.Place.Space(s.district().Offset(at)), s.Layout.Board
	left, top := max(r.X, board.X), max(r.Y, board.Y)
	return widget.Rect{X: left, Y: top, W: min(r.X+r.W, board.X+board.W) - left, H: min(r.Y+r.H, board.Y+board.H) - top}
}
