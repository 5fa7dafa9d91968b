package enamel

import (
	"capital/render/canvas"
	"capital/render/text"
	"capital/rules/lux"
)

// Painter draws pieces and cards, each once a size. Like the images it makes it belongs to the goroutine that draws.
type Painter struct{ canvas.Pieces }

// NewPainter makes a painter that writes with writer.
func NewPainter(writer *text.Writer) *Painter { return &Painter{canvas.NewPieces(pieces(), writer)} }

// What there is to draw.
const (
	aCard = iota
	aChip
	aBack
	aRobCard
	aRobBack
	aModifier
	aToken
	aFollower
	aTile
)

// pieces lists how everything is painted: number is a citizen, a ROB card, a value, a token, a seat or a district.
func pieces() canvas.Drawings {
	card, square := canvas.Extent{Left: -4, Top: -4, Right: 106, Bottom: cardHeight + 8}, canvas.Extent{Left: -3, Top: -3, Right: 105, Bottom: 107}
	return canvas.Drawings{
		aCard:     {Extent: card, Paint: func(c canvas.Canvas, n int) { paintCard(c, lux.Citizen(n)) }},
		aChip:     {Extent: square, Paint: func(c canvas.Canvas, n int) { paintChip(c, lux.Citizen(n)) }},
		aBack:     {Extent: card, Paint: func(c canvas.Canvas, _ int) { paintBack(c) }},
		aRobCard:  {Extent: card, Paint: func(c canvas.Canvas, n int) { paintRobCard(c, lux.RobCard(n)) }},
		aRobBack:  {Extent: card, Paint: func(c canvas.Canvas, _ int) { paintRobBack(c) }},
		aModifier: {Extent: square, Paint: paintModifier},
		aToken:    {Extent: square, Paint: func(c canvas.Canvas, n int) { paintToken(c, Token(n)) }},
		aFollower: {Extent: square, Paint: paintFollower},
		aTile:     {Extent: square, Paint: func(c canvas.Canvas, n int) { paintTile(c, lux.District(n)) }},
	}
}
