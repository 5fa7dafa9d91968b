package enamel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/lux"
)

// DrawRob draws the face of a ROB card.
func (p *Painter) DrawRob(dst *ebiten.Image, card lux.RobCard, x, y, width, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aRobCard, Number: int(card), Size: int(width)}, x, y, alpha)
}

// DrawRobBack draws the back of ROB's cards.
func (p *Painter) DrawRobBack(dst *ebiten.Image, x, y, width, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aRobBack, Number: 0, Size: int(width)}, x, y, alpha)
}

// Rob is who plays against a lone seat, as an icon; BestFit, Roomiest and Tightest are what his cards say, Red is a red one.
var (
	Rob      = icon.New(func(c canvas.Canvas, _ theme.Colour) { robHead(c) })
	BestFit  = icon.New(bestFit)
	Roomiest = icon.New(roomiest)
	Tightest = icon.New(tightest)
	Red      = icon.New(func(c canvas.Canvas, _ theme.Colour) { redCard(c) })
)

// Instruction is the icon of what a ROB card says.
func Instruction(i lux.Instruction) *icon.Icon {
	return [...]*icon.Icon{Rob, BestFit, Roomiest, Tightest}[i]
}

// redCard is a red card as small as it is counted: its corners are cut.
func redCard(c canvas.Canvas) {
	c.Fill(wireShade, canvas.CutLoop(18, 2, 64, 96, 18))
	c.Fill(robRed, canvas.CutLoop(25, 9, 50, 82, 14))
	c.Poly(0xFFFFFFFF, 50, 28, 68, 62, 32, 62)
}

func paintRobCard(c canvas.Canvas, card lux.RobCard) {
	outline := func(in float64) canvas.Loop { return frame(c, in) }
	face := robBlue
	if card.Red() {
		face = robRed
		outline = func(in float64) canvas.Loop { return canvas.CutLoop(in, in, 100-2*in, cardHeight-2*in, 18-in/2) }
	}
	c.Fill(theme.Shadow.Fade(0.6), canvas.Shifted([]canvas.Loop{outline(0.5)}, 2.5, 4)...)
	c.Fill(wireShade, outline(0))
	c.Fill(wire, outline(1.4))
	c.Fill(face, outline(4))
	c.Round(glass, 12, 14, 76, 76, 8)
	Instruction(card.Instruction()).DrawOn(c.Part(17, 19, 0.66), greyDark)
	robHead(c.Part(32, 96, 0.36))
}

func paintRobBack(c canvas.Canvas) {
	blank(c, greyDark)
	c.Outline(grey, 2.5, frame(c, 9))
	robHead(c.Part(20, 38, 0.6))
}

// robHead is the head of ROB: a box of metal with two lamps and an aerial.
func robHead(c canvas.Canvas) {
	c.Line(greyDark, 6, 50, 6, 50, 24)
	c.Circle(robRed, 50, 7, 7)
	c.Round(greyDark, 10, 22, 80, 74, 14)
	c.Round(greyLight, 16, 28, 68, 62, 9)
	c.Round(greyDark, 24, 40, 52, 22, 11)
	c.Circle(0x7FE3FFFF, 37, 51, 7)
	c.Circle(0x7FE3FFFF, 63, 51, 7)
	for n := range 4 {
		c.Rect(greyDark, 32+10*float64(n), 72, 6, 11)
	}
}

// room is a space that is open above, from one side to another, its floor at y.
func room(c canvas.Canvas, plain theme.Colour, left, right float64) {
	c.Line(plain, 8, left, 22, left, 92, right, 92, right, 22)
}

// bestFit is a card that fills a space to its brim.
func bestFit(c canvas.Canvas, plain theme.Colour) {
	room(c, plain, 16, 84)
	c.Round(robBlue, 26, 34, 48, 50, 6)
	c.Poly(plain, 50, 30, 34, 10, 66, 10)
}

// roomiest is a card in a wide space.
func roomiest(c canvas.Canvas, plain theme.Colour) {
	room(c, plain, 6, 94)
	c.Round(robBlue, 37, 54, 26, 31, 4)
	c.Line(plain, 8, 26, 34, 74, 34)
	c.Poly(plain, 14, 34, 34, 20, 34, 48)
	c.Poly(plain, 86, 34, 66, 20, 66, 48)
}

// tightest is a narrow space, and a card that goes up and away.
func tightest(c canvas.Canvas, plain theme.Colour) {
	room(c, plain, 32, 68)
	c.Round(robRed, 40, 50, 20, 34, 3)
	c.Poly(plain, 50, 4, 72, 32, 28, 32)
	c.Line(plain, 9, 50, 30, 50, 44)
}
