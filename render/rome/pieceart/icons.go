package pieceart

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/rome"
)

// The icons of the game.
var (
	Roofs        = icon.New(roofSign)   // a roof, a Roof card
	Floors       = icon.New(floorSign)  // a floor, a Floor card
	Permits      = icon.New(permitSign) // a permit
	Cards        = icon.New(cardsSign)  // cards in a hand
	Fountain     = icon.New(func(c canvas.Canvas, _ theme.Colour) { printedFountain(c.Part(-6, 93, 1.14)) })
	Amphitheatre = icon.New(func(c canvas.Canvas, _ theme.Colour) { amphitheatre(c) })
	Temple       = icon.New(func(c canvas.Canvas, _ theme.Colour) { temple(c) })
	First        = icon.New(func(c canvas.Canvas, _ theme.Colour) { medal(c, gold, "1") }) // first place in a prefecture
	Second       = icon.New(func(c canvas.Canvas, _ theme.Colour) { medal(c, travertine, "2") })
	RoundRoof    = icon.New(func(c canvas.Canvas, plain theme.Colour) { c.Dome(plain, 50, 82, 44, 60) })
	GableRoof    = icon.New(func(c canvas.Canvas, plain theme.Colour) { c.Poly(plain, 2, 82, 50, 16, 98, 82) })
)

// sign is the icon of a type of card.
func sign(of rome.Type) *icon.Icon { return [rome.Types]*icon.Icon{Roofs, Floors, Permits}[of] }

// RoofIcon is the icon of a shape of roof.
func RoofIcon(shape rome.Shape) *icon.Icon {
	if shape == rome.Round {
		return RoundRoof
	}
	return GableRoof
}
