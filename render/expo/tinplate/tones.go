package tinplate

import (
	"capital/render/theme"
	"capital/rules/expo"
)

// The colours of painted tin and of posters.
const (
	cream    theme.Colour = 0xFFF6E0FF // what icons lie on, and the ground of posters
	creamDim theme.Colour = 0xE9D9B6FF
	key      theme.Colour = 0x2A2230FF // lines
	white    theme.Colour = 0xFFFFFFFF
	steel    theme.Colour = 0x8F9AA6FF
	steelDim theme.Colour = 0x55606DFF
	water    theme.Colour = 0x3E8FC2FF
	cubeRed  theme.Colour = 0xD9412FFF
)

// Family returns the tones of a colour: Base tells it from the others, Light and Dark model it, Ink is written on Dark.
func Family(c expo.Colour) theme.Tones {
	switch c {
	case expo.Housing:
		return theme.Tones{Base: 0x71BA72FF, Light: 0xD3EBC0FF, Dark: 0x1F5A2AFF, Ink: white}
	case expo.Industrial:
		return theme.Tones{Base: 0x9B9FA6FF, Light: 0xE1E5E9FF, Dark: 0x4A525CFF, Ink: white}
	case expo.Commercial:
		return theme.Tones{Base: 0xFFE337FF, Light: 0xFDF0BBFF, Dark: 0x7F5A00FF, Ink: white}
	case expo.Service:
		return theme.Tones{Base: 0x3772E6FF, Light: 0xC6DEF7FF, Dark: 0x143F7DFF, Ink: white}
	case expo.Cultural:
		return theme.Tones{Base: 0x592A84FF, Light: 0xE2D1F0FF, Dark: 0x33114FFF, Ink: white}
	case expo.Civic:
		return theme.Tones{Base: 0x4C1F0AFF, Light: 0xEBD6C0FF, Dark: 0x2E1104FF, Ink: white}
	case expo.Leisure:
		return theme.Tones{Base: 0xD12C14FF, Light: 0xF9D2CAFF, Dark: 0x861A1AFF, Ink: white}
	}
	return theme.Tones{Base: 0x4FA8CFFF, Light: 0xD2ECF6FF, Dark: 0x1E5E80FF, Ink: white}
}

// Seat returns the tones of a seat, none of which is taken for a colour of buildings: Base is that of its pieces, Light of panes,
// Dark of outlines, and Ink is written on Base.
func Seat(seat int) theme.Tones {
	switch seat {
	case 0:
		return theme.Tones{Base: 0xF5A43BFF, Light: 0xFCE0C4FF, Dark: 0x7A3600FF, Ink: key}
	case 1:
		return theme.Tones{Base: 0x329F84FF, Light: 0xC5ECE7FF, Dark: 0x07514CFF, Ink: key}
	case 2:
		return theme.Tones{Base: 0x1D2450FF, Light: 0xCDD4EAFF, Dark: 0x0E1733FF, Ink: white}
	case 3:
		return theme.Tones{Base: 0xE556B0FF, Light: 0xF9D8E7FF, Dark: 0x7C1B4DFF, Ink: key}
	}
	return theme.Tones{Base: 0x5AD6EAFF, Light: 0xD2F0F9FF, Dark: 0x0F4F66FF, Ink: key}
}

// nightLights are the tones of the seats before a night.
var nightLights = [...]theme.Colour{0xFF933BFF, 0x4CC49FFF, 0x7F8AF0FF, 0xF9A2E5FF, 0xBBFEF7FF}

// SeatColours are the tones of a seat outside the table: those of its pieces there, and one for the night.
func SeatColours(seat int) theme.SeatColours {
	tones := Seat(seat)
	return theme.SeatColours{Base: tones.Base, Light: nightLights[seat], Dark: tones.Dark}
}
