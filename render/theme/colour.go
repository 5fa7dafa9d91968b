// Package theme says how the game looks: its colours and the sizes of its text.
package theme

import "image/color"

// Colour is a colour as 0xRRGGBBAA, its red, green and blue not multiplied by
// alpha. Being an integer it can be a constant, and a constant Colour becomes a
// [color.Color] without an allocation.
type Colour uint32

// RGBA makes a Colour a [color.Color].
func (c Colour) RGBA() (r, g, b, a uint32) {
	return color.NRGBA{R: uint8(c >> 24), G: uint8(c >> 16), B: uint8(c >> 8), A: uint8(c)}.RGBA()
}

// Fade returns the colour with its opacity multiplied by amount, 0 to 1.
func (c Colour) Fade(amount float64) Colour {
	return c&^0xff | Colour(uint8(float64(uint8(c))*clamp(amount)+0.5))
}

// Mix returns the colour between c (amount 0) and d (amount 1).
func (c Colour) Mix(d Colour, amount float64) Colour {
	amount = clamp(amount)
	var mixed Colour
	for shift := 0; shift < 32; shift += 8 {
		from, to := float64(uint8(c>>shift)), float64(uint8(d>>shift))
		mixed |= Colour(uint8(from+(to-from)*amount+0.5)) << shift
	}
	return mixed
}

func clamp(amount float64) float64 { return min(max(amount, 0), 1) }

// The drawing table.
const (
	Paper       Colour = 0xF3EADAFF // the sheet everything lies on
	PaperLight  Colour = 0xFBF5E9FF // a card, a field to write in
	PaperDark   Colour = 0xE2D5BEFF // a fold, a pressed button
	PaperLine   Colour = 0xC9BA9FFF // pencil lines, borders
	Ink         Colour = 0x241F2BFF // text and outlines
	InkSoft     Colour = 0x6A6070FF // text of less weight
	Shadow      Colour = 0x2A1E1A38 // under what is lifted
	Highlight   Colour = 0xE8632BFF // what may be done now; what is chosen
	Good        Colour = 0x23693FFF // a gain
	Bad         Colour = 0xB3261EFF // a loss
	Coin        Colour = 0xE3A92CFF // a coin
	CoinDark    Colour = 0x9A6A12FF // a coin's rim
	BrassLight  Colour = 0xF0D9A0FF // what is written on brass
	Laurel      Colour = 0x5B3FA0FF // a victory point
	Road        Colour = 0xD8CDB8FF // the street between kinds
	Transparent Colour = 0x00000000
)

// The street by night.
const (
	NightDeep   Colour = 0x070B1AFF // the top of the sky
	Night       Colour = 0x0D1430FF // the sky
	NightHigh   Colour = 0x1B2450FF // the sky above the roofs
	NightGlow   Colour = 0x3A2E63FF // the glow of the city
	NightPanel  Colour = 0x121A38F2 // a panel
	NightRaised Colour = 0x1E2A56FF // a button
	NightLine   Colour = 0x3D4C86FF // a panel's border
	Moonlight   Colour = 0xE9E6F2FF // text
	MoonSoft    Colour = 0xA9AECBFF // text of less weight
	NeonPink    Colour = 0xFF4F79FF // the sign's tube
	NeonCore    Colour = 0xFFE3EAFF // the tube's heart
	NeonAmber   Colour = 0xFFC15AFF // lit windows, what is chosen
	NeonBlue    Colour = 0x5CD0FFFF // the second tube
)
