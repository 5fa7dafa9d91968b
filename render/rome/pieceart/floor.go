package pieceart

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/rome"
)

// FloorSize is the room that one floor takes.
func FloorSize(unit float64) (w, h float64) { return unit, (storey - slantY) * unit / 100 }

// DrawFloor draws a floor that is nobody's yet.
func (p *Painter) DrawFloor(dst *ebiten.Image, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aFloor, size: int(unit)}, x, foot, alpha)
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

func paintFloor(c canvas.Canvas, _ key) {
	groundShadow(c, 1)
	neutralStorey(c)
}

// neutralStorey is a storey without a family's colour.
func neutralStorey(c canvas.Canvas) {
	c.Poly(travertineShade.Mix(ink, 0.18), slanted(frontRight, 0, storey)...)
	c.Rect(travertine, frontLeft, -storey, frontRight-frontLeft, storey)
	for n := range 3 {
		c.Arch(opening, middle-27+21*float64(n), -27, 12, 17)
	}
	c.Poly(travertineLight, frontLeft, -storey, frontLeft+slantX, -storey+slantY, frontRight+slantX, -storey+slantY, frontRight, -storey)
	c.Line(travertineShade.Mix(ink, 0.3), 2, frontLeft, -storey, frontRight, -storey, frontRight+slantX, -storey+slantY)
	c.Outline(ink.Fade(0.55), 1.6, canvas.Loop{{frontLeft, 0}, {frontRight, 0}, {frontRight + slantX, slantY}, {frontRight + slantX, -storey + slantY}, {frontLeft + slantX, -storey + slantY}, {frontLeft, -storey}})
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
