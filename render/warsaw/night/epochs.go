package night

import (
	"capital/render/theme"
	"capital/render/warsaw/tileart"
)

// mood is how an epoch's night looks.
type mood struct {
	dark  theme.Colour // what is black by day
	high  theme.Colour // what is white by day
	glow  float64      // how far light is seen in the air, 0 to 1
	light tileart.Light
}

// moodOf is the night of an epoch, 1 to 6.
func moodOf(epoch int) mood { return moods()[min(max(epoch, 1), 6)-1] }

// moods are gas, arc lamps, the first bulbs, the blackout, reconstruction and neon.
func moods() [6]mood {
	return [6]mood{
		{0x0A1424FF, 0x44577AFF, 0.9, tileart.Light{
			Core: 0xFBFFD0FF, Window: 0xE3D878FF, Pool: 0xC9D86A4A, Fire: 0xF08A3CFF, Windows: 0.55,
			Signs: [3]theme.Colour{0xB9B45EFF, 0xC8C777FF, 0xA9A551FF}}},
		{0x0B1230FF, 0x4A5590FF, 1, tileart.Light{
			Core: 0xFFFFFFFF, Window: 0xE9CF8BFF, Pool: 0xBDB4FF50, Fire: 0xFF8A4AFF, Windows: 0.6,
			Signs: [3]theme.Colour{0xB9B0FFFF, 0xD9CFFFFF, 0x9FA6F2FF}}},
		{0x0C1230FF, 0x4B5488FF, 1, tileart.Light{
			Core: 0xFFF0C2FF, Window: 0xFFB347FF, Pool: 0xFF9A3350, Fire: 0xFF6B3AFF, Windows: 0.75,
			Signs: [3]theme.Colour{0xFF7A3CFF, 0xFFC24FFF, 0xFF9440FF}}},
		{0x080C1AFF, 0x2E3854FF, 0.5, tileart.Light{
			Core: 0xE9D7A0FF, Window: 0xD9AE62FF, Pool: 0x7E8FC22A, Fire: 0xC9482EFF, Windows: 0.7, Slits: true,
			Signs: [3]theme.Colour{0x5A6488FF, 0x5A6488FF, 0x5A6488FF}}},
		{0x0D1422FF, 0x55607AFF, 0.8, tileart.Light{
			Core: 0xFFFBEAFF, Window: 0xE6DCC0FF, Pool: 0xCFD8DC42, Fire: 0xE58A55FF, Windows: 0.7,
			Signs: [3]theme.Colour{0xC9D4DAFF, 0xE2D3B4FF, 0xB9CBD2FF}}},
		{0x0A0E2AFF, 0x474F92FF, 1, tileart.Light{
			Core: 0xFFFFFFFF, Window: 0xFFC861FF, Pool: 0x8FB4FF44, Fire: 0xFF7A55FF, Windows: 0.85,
			Signs: [3]theme.Colour{0xFF4FA3FF, 0x3DE0FFFF, 0xFFB83DFF}}},
	}
}

// luminance is how bright a colour is to the eye, 0 to 1.
func luminance(c theme.Colour) float64 {
	return (0.30*float64(c>>24) + 0.59*float64(c>>16&255) + 0.11*float64(c>>8&255)) / 255
}

// dim is a colour of the day by night where no lamp reaches it: the blue of the night, and a trace of itself.
func (m *mood) dim(c theme.Colour, trace float64) theme.Colour {
	blue := m.dark.Mix(m.high, luminance(c))
	return blue.Mix(c|255, trace)&^255 | c&255
}

// shade keeps a colour's opacity.
func shade(to, opacity theme.Colour) theme.Colour { return to&^255 | opacity&255 }

// darkTone is the light of a night without lamps.
func (m *mood) darkTone(c theme.Colour, _, _ float64) theme.Colour { return m.dim(c, 0.13) }

// litTone is what stands under lamps: more of its own colour, in their light.
func (m *mood) litTone(c theme.Colour, _, _ float64) theme.Colour {
	lit := m.dim(c, 0.46)
	return shade(lit.Mix(m.light.Pool|255, 0.14), c)
}

// signTone is how what is printed on a tile looks in the dark.
func (m *mood) signTone(c theme.Colour, _, _ float64) theme.Colour {
	return shade(m.dark.Mix(c|255, 0.55), c)
}

// blackTone is what gives no light, for what is added up.
func blackTone(c theme.Colour, _, _ float64) theme.Colour { return 0x00000000 | c&255 }

// building says how the picture of a building is lit on a canvas of so many pixels a tile.
type building struct {
	*mood
	tile    float64 // pixels
	counted uint32  // openings so far
	wall    func(*mood, theme.Colour) theme.Colour
}

// tone lights the windows of a building, most of them, and leaves the rest to the wall.
func (b *building) tone(c theme.Colour, w, h float64) theme.Colour {
	w, h = w/b.tile, h/b.tile
	small := w < 0.10 && h < 0.16 && w > 0.008
	switch {
	case luminance(c) > 0.5 && isNeon(c):
		return c
	case (c == tileart.Opening || c == tileart.GlassShade) && small:
		return b.opening(c)
	case c == tileart.Door && small && h > 1.25*w && w > 0.02:
		return b.light.Window
	case c == tileart.Glass && small:
		return b.opening(c)
	case c == tileart.Glass || c == tileart.GlassShade:
		return b.wall(b.mood, c).Mix(b.light.Window, 0.45)
	}
	return b.wall(b.mood, c)
}

// opening lights one of a building's windows, or leaves it dark.
func (b *building) opening(c theme.Colour) theme.Colour {
	b.counted++
	if b.counted*2654435761>>16%100 >= uint32(b.light.Windows*100)+10 {
		return b.wall(b.mood, c)
	}
	return b.light.Window
}

// isNeon reports whether a picture's colour shines by day already.
func isNeon(c theme.Colour) bool {
	return c == theme.NeonAmber || c == theme.NeonPink || c == theme.NeonBlue || c == theme.NeonCore
}
