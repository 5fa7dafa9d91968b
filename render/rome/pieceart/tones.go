package pieceart

import (
	"capital/render/theme"
	"capital/rules/rome"
)

// The colours of pictures: a poster's few flat tones, a light and a shaded one of each.
const (
	travertine      theme.Colour = 0xEBDDC3FF
	travertineShade theme.Colour = 0xC4AE88FF
	travertineLight theme.Colour = 0xF8F0DFFF
	terracotta      theme.Colour = 0xC8643FFF
	terracottaShade theme.Colour = 0x96422AFF
	opening         theme.Colour = 0x2E2433FF // a window or a door
	deepWater       theme.Colour = 0x3B87A0FF
	waterLight      theme.Colour = 0xD3EEF0FF
	laurel          theme.Colour = 0x5D7F45FF
	laurelShade     theme.Colour = 0x3E5B31FF
	gold            theme.Colour = 0xE3A92CFF
	skin            theme.Colour = 0xD69A70FF
	ink                          = theme.Ink
)

// Those of what is not built: paler than pieces, so that these are seen first.
const (
	earth      theme.Colour = 0xC3A277FF
	earthShade theme.Colour = 0x9B7A52FF
	grass      theme.Colour = 0xA9B681FF
	leafTone   theme.Colour = 0x7F9A62FF
	leafShade  theme.Colour = 0x67824FFF
	leafLight  theme.Colour = 0x9DB47AFF
	wood       theme.Colour = 0xB08A5EFF
	woodShade  theme.Colour = 0x866440FF
	brick      theme.Colour = 0xCF8A68FF
	brickLight theme.Colour = 0xE2AB8BFF
	brickShade theme.Colour = 0xA96B4EFF
	sand       theme.Colour = 0xE6D3A6FF
	sandShade  theme.Colour = 0xCDB684FF
	stoneShade theme.Colour = 0xCBB793FF
	paving     theme.Colour = 0xDFCDABFF
)

// Family returns the tones of a seat's houses: Base and Light its walls, Dark its roofs
// and the sides in shade, Ink for what is written on a roof.
func Family(seat int) theme.Tones {
	switch seat {
	case 0:
		return theme.Tones{Base: 0xC4402AFF, Light: 0xE88A6EFF, Dark: 0x701C10FF, Ink: travertineLight}
	case 1:
		return theme.Tones{Base: 0x0F8C8CFF, Light: 0x73C9C0FF, Dark: 0x064648FF, Ink: travertineLight}
	case 2:
		return theme.Tones{Base: 0xEDB427FF, Light: 0xFBE08FFF, Dark: 0x77500AFF, Ink: travertineLight}
	}
	return theme.Tones{Base: 0x3B4A8FFF, Light: 0x8E9FE0FF, Dark: 0x1C2654FF, Ink: travertineLight}
}

// PermitTones returns the tones of a colour of permits: Base its ground, Light and Dark
// the pattern of its border, Ink for what is written on it.
func PermitTones(colour rome.Colour) theme.Tones {
	switch colour {
	case rome.White:
		return theme.Tones{Base: 0xFAF5E8FF, Light: 0xFFFFFFFF, Dark: 0x6E6658FF, Ink: ink}
	case rome.Black:
		return theme.Tones{Base: 0x34303AFF, Light: 0xEADFCBFF, Dark: 0x17141AFF, Ink: travertineLight}
	}
	return theme.Tones{Base: 0xB23A28FF, Light: 0xF3C9A2FF, Dark: 0x6E1A12FF, Ink: travertineLight}
}

// EmblemTone is the colour in which a seat's emblem is drawn on paper: a dark one in high contrast.
func EmblemTone(seat int, sharp bool) theme.Colour {
	if sharp {
		return Family(seat).Dark
	}
	return Family(seat).Base
}
