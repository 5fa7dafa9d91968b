package enamel

import (
	"capital/render/theme"
	"capital/rules/lux"
)

// The colours of enamel: a few flat tones between wires of pale gold.
const (
	wire      theme.Colour = 0xFFF1C9FF // between fields of enamel
	wireShade theme.Colour = 0xB98E45FF // the rim of a card
	glass     theme.Colour = 0xF4F7FFFF // what light falls through
	night     theme.Colour = 0x241B3DFF // the back of a card
	nightSoft theme.Colour = 0x46356BFF
	dawn      theme.Colour = 0xF9B5A0FF
	grey      theme.Colour = 0x83808FFF // rebels belong to nobody
	greyLight theme.Colour = 0xD6D3DEFF
	greyDark  theme.Colour = 0x3C394AFF
	robRed    theme.Colour = 0xC23A34FF
	robBlue   theme.Colour = 0x2B6CB0FF
	ink                    = theme.Ink
)

// Family returns the tones of a district's citizens: Base tells it from the others to every eye, Light and Dark model it,
// Ink is written on Dark.
func Family(d lux.District) theme.Tones {
	switch d {
	case lux.Blue:
		return theme.Tones{Base: 0x24408FFF, Light: 0xB9CDF7FF, Dark: 0x101F52FF, Ink: 0xFFFFFFFF}
	case lux.Pink:
		return theme.Tones{Base: 0xEE7FAEFF, Light: 0xFCDCE8FF, Dark: 0x85205AFF, Ink: 0xFFFFFFFF}
	case lux.Yellow:
		return theme.Tones{Base: 0xFFE066FF, Light: 0xFFF7D2FF, Dark: 0x7E5600FF, Ink: 0xFFFFFFFF}
	case lux.Green:
		return theme.Tones{Base: 0x2E8B57FF, Light: 0xC6EBD0FF, Dark: 0x0D452AFF, Ink: 0xFFFFFFFF}
	}
	return theme.Tones{Base: 0x8C8798FF, Light: 0xECE9F1FF, Dark: 0x3C394AFF, Ink: 0xFFFFFFFF}
}

// Seat returns the tones of a seat's tower: of stone and metal, so that no seat is taken for a family.
func Seat(seat int) theme.Tones {
	switch seat {
	case 0:
		return theme.Tones{Base: 0x4F2262FF, Light: 0xE3D3EAFF, Dark: 0x35173FFF, Ink: 0xFFFFFFFF}
	case 1:
		return theme.Tones{Base: 0xB3552BFF, Light: 0xF6DCCBFF, Dark: 0x6B2C10FF, Ink: 0xFFFFFFFF}
	case 2:
		return theme.Tones{Base: 0x17686FFF, Light: 0xC9E6E6FF, Dark: 0x0C3F44FF, Ink: 0xFFFFFFFF}
	}
	return theme.Tones{Base: 0x8E929EFF, Light: 0xE4E6ECFF, Dark: 0x3E414CFF, Ink: 0xFFFFFFFF}
}

// nightLights are the tones of the seats before a night.
var nightLights = [...]theme.Colour{0xC79BF0FF, 0xF58F5CFF, 0x45BBB6FF, 0xE6E9F0FF}

// SeatColours are the tones of a seat outside the table: those of its pieces there, and one for the night.
func SeatColours(seat int) theme.SeatColours {
	tones := Seat(seat)
	return theme.SeatColours{Base: tones.Base, Light: nightLights[seat], Dark: tones.Dark}
}
