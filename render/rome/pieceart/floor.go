package pieceart

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

// FloorSize is the room that one floor takes, and StockSize that of all floors.
func FloorSize(unit float64) (w, h float64) { return unit, (storey - slantY) * unit / 100 }

// DrawFloor draws a floor that is nobody's yet.
func (p *Painter) DrawFloor(dst *ebiten.Image, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aFloor, size: int(unit)}, x, foot, alpha)
}

// DrawStock draws the floors that are left, in stacks of [StockHeight], with their number.
func (p *Painter) DrawStock(dst *ebiten.Image, count int, x, foot, unit float64) {
	p.draw(dst, key{what: aStock, number: count, size: int(unit)}, x, foot, 1)
}

// StockSize is the room that the stock takes, its floors unit pixels wide: three stacks
// side by side.
func StockSize(unit float64) (w, h float64) {
	return 2.35 * unit, (8*stockLayer + 40 - slantY) * unit / 100
}

// DrawRoof draws a roof of a seat that lies beside the board.
func (p *Painter) DrawRoof(dst *ebiten.Image, seat int, shape rome.Shape, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aRoof, house: House{Seat: seat, Roof: shape}, size: int(unit)}, x, foot, alpha)
}

// RoofSize is the room that a roof takes.
func RoofSize(unit float64) (w, h float64) { return unit, (roofAlone - slantY) * unit / 100 }

// roofAlone is how high a roof is that lies by itself, without a number.
const roofAlone = 48.0

func floorExtent(key) extent { return extent{-4, -storey + slantY - 4, 128, 6} }
func roofExtent(key) extent  { return extent{-8, -roofAlone + slantY - 4, 124, 6} }
func stockExtent(key) extent { return extent{-4, -8*stockLayer - 60, 260, 8} }

func paintFloor(c canvas.Canvas, _ key) {
	groundShadow(c, 1)
	neutralStorey(c, storey, true)
}

// neutralStorey is a storey without a family's colour, so high.
func neutralStorey(c canvas.Canvas, height float64, windows bool) {
	side := canvas.Points(slanted(frontRight, 0, height))
	c.Fill(travertineShade.Mix(ink, 0.18), side)
	c.Rect(travertine, frontLeft, -height, frontRight-frontLeft, height)
	if windows {
		for n := range 3 {
			c.Arch(opening, middle-27+21*float64(n), -27, 12, 17)
		}
	}
	c.Poly(travertineLight, frontLeft, -height, frontLeft+slantX, -height+slantY, frontRight+slantX, -height+slantY, frontRight, -height)
	c.Line(travertineShade.Mix(ink, 0.3), 2, frontLeft, -height, frontRight, -height, frontRight+slantX, -height+slantY)
	c.Outline(ink.Fade(0.55), 1.6, canvas.Loop{{frontLeft, 0}, {frontRight, 0}, {frontRight + slantX, slantY}, {frontRight + slantX, -height + slantY}, {frontLeft + slantX, -height + slantY}, {frontLeft, -height}})
}

// The stock lies in flat slabs: ten to a stack, three stacks.
const (
	stockLayer = 9.0
	stackMost  = 10
)

func paintStock(c canvas.Canvas, k key) {
	slabs := (k.number + 2) / 3 // three floors a slab
	for column := range 3 {
		at := c.Part(66*float64(column), 0, 1)
		n := min(max(slabs-stackMost*column, 0), stackMost)
		if n > 0 {
			groundShadow(at, 1)
		}
		for layer := range n {
			neutralStorey(at.Part(0, -stockLayer*float64(layer), 1), stockLayer, false)
		}
	}
	c.Circle(theme.PaperLight, 44, -30, 33)
	c.Circle(ink, 44, -30, 31)
	c.Write(strconv.Itoa(k.number), 44, -30, 42, travertineLight, text.Black)
}

func paintRoof(c canvas.Canvas, k key) {
	tones := Family(k.house.Seat)
	for n := range 3 {
		c.Poly(theme.Shadow.Fade(0.75), frontLeft, 0, frontRight, 0, frontRight+24-4*float64(n), -3, frontRight+slantX+24-4*float64(n), slantY, frontRight+slantX, slantY)
	}
	if k.house.Roof == rome.Round {
		roundRoof(c, tones, roofAlone)
	} else {
		gableRoof(c, tones, roofAlone)
	}
}
