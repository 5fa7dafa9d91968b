package enamel

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/rules/lux"
)

// DrawCardTop draws the upper end of a card, so many pixels of it: who looks out of something.
func (p *Painter) DrawCardTop(dst *ebiten.Image, c lux.Citizen, x, y, width, high, alpha float64) {
	k := canvas.Piece{What: aCard, Number: int(c), Size: int(width)}
	if k.Size <= 0 || high < 1 || alpha <= 0 {
		return
	}
	left, top, _, _ := p.Box(k)
	whole := p.Image(k)
	seen := whole.Bounds()
	seen.Min.Y += top // what lies above the edge of a card is shadow
	seen.Max.Y = min(seen.Max.Y, seen.Min.Y+int(high))
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x)-float64(left), math.Round(y))
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(whole.SubImage(seen).(*ebiten.Image), &options)
}

// DrawCardScaled draws a card that is painted so wide larger or smaller by a factor: one that grows or shrinks on its way is not
// painted anew in every size that it goes through.
func (p *Painter) DrawCardScaled(dst *ebiten.Image, c lux.Citizen, x, y, width, factor, alpha float64) {
	p.DrawScaled(dst, canvas.Piece{What: aCard, Number: int(c), Size: int(width)}, x, y, factor, factor, alpha)
}

// DrawModifierTurning draws a modifier in a square that turns over: it is seen as narrow as a part of its width, 0 to 1.
func (p *Painter) DrawModifierTurning(dst *ebiten.Image, value int, x, y, size, part float64) {
	p.DrawScaled(dst, canvas.Piece{What: aModifier, Number: value, Size: int(size)}, x+size*(1-part)/2, y, part, 1, 1)
}
