package night

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// mood is how an epoch's night looks.
type mood struct {
	dark  theme.Colour // what is black by day
	high  theme.Colour // what is white by day
	lamps float64      // how much lamps show of what stands under them, 0 to 1
	glow  float64      // how much of their light is seen in the air, 0 to 1
	light tileart.Light
}

// moodOf is the night of an epoch, 1 to 6.
func moodOf(epoch int) mood { return moods()[min(max(epoch, 1), 6)-1] }

// moods are gas, arc lamps, the first bulbs, the blackout, reconstruction and neon.
func moods() [6]mood {
	return [6]mood{
		{0x0A1424FF, 0x44577AFF, 0.82, 0.65, tileart.Light{
			Core: 0xFBFFD0FF, Window: 0xE3D878FF, Pool: 0xC9D86A4A, Fire: 0xF08A3CFF, Windows: 0.45,
			Signs: [3]theme.Colour{0xB9B45EFF, 0xC8C777FF, 0xA9A551FF}}},
		{0x0B1230FF, 0x4A5590FF, 0.86, 0.7, tileart.Light{
			Core: 0xFFFFFFFF, Window: 0xE9CF8BFF, Pool: 0xBDB4FF50, Fire: 0xFF8A4AFF, Windows: 0.5,
			Signs: [3]theme.Colour{0xB9B0FFFF, 0xD9CFFFFF, 0x9FA6F2FF}}},
		{0x0C1230FF, 0x4B5488FF, 0.86, 0.85, tileart.Light{
			Core: 0xFFF0C2FF, Window: 0xFFB347FF, Pool: 0xFF9A3350, Fire: 0xFF6B3AFF, Windows: 0.55,
			Signs: [3]theme.Colour{0xFF7A3CFF, 0xFFC24FFF, 0xFF9440FF}}},
		{0x080C1AFF, 0x2E3854FF, 0.6, 0.5, tileart.Light{
			Core: 0xE9D7A0FF, Window: 0xD9AE62FF, Pool: 0x7E8FC22A, Fire: 0xC9482EFF, Windows: 0.4, Slits: true,
			Signs: [3]theme.Colour{0x5A6488FF, 0x5A6488FF, 0x5A6488FF}}},
		{0x0D1422FF, 0x55607AFF, 0.8, 0.65, tileart.Light{
			Core: 0xFFFBEAFF, Window: 0xE6DCC0FF, Pool: 0xCFD8DC42, Fire: 0xE58A55FF, Windows: 0.5,
			Signs: [3]theme.Colour{0xC9D4DAFF, 0xE2D3B4FF, 0xB9CBD2FF}}},
		{0x0A0E2AFF, 0x474F92FF, 0.88, 0.9, tileart.Light{
			Core: 0xFFFFFFFF, Window: 0xFFC861FF, Pool: 0x9DBBFF3A, Fire: 0xFF7A55FF, Windows: 0.65,
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

// vivid is a colour with more of its hue: what is left of it at night is still told apart.
func vivid(c theme.Colour) theme.Colour {
	grey := 255 * luminance(c)
	channel := func(v theme.Colour) theme.Colour {
		return theme.Colour(min(max(grey+1.6*(float64(v&255)-grey), 0), 255))
	}
	return channel(c>>24)<<24 | channel(c>>16)<<16 | channel(c>>8)<<8 | c&255
}

// darkTone is the light of a night without lamps.
func (m *mood) darkTone(c theme.Colour, _ canvas.Shape) theme.Colour { return m.dim(vivid(c), 0.15) }

// litTone is what stands under lamps: more of its own colour, in their light, and still well below the lamps themselves.
func (m *mood) litTone(c theme.Colour, _ canvas.Shape) theme.Colour {
	lit := m.dim(vivid(c), 0.5).Mix(m.light.Pool|255, 0.10)
	return shade(m.dark.Mix(lit|255, m.lamps), c)
}

// litToneOf is litTone for an area of a kind. The pale green of parks would be grey in any coloured light.
func (m *mood) litToneOf(k warsaw.Kind) canvas.Tone {
	const leaves theme.Colour = 0x2F9A48FF
	if k != warsaw.Park {
		return m.litTone
	}
	return func(c theme.Colour, shape canvas.Shape) theme.Colour {
		return m.litTone(shade(c.Mix(leaves, 0.3), c), shape)
	}
}

// streetTone returns what streets are like: wet, and darker than what stands along them; lit says how far lamps reach them.
func (m *mood) streetTone(lit float64) canvas.Tone {
	street := m.dark.Mix(m.high, 0.20).Mix(m.light.Pool|255, 0.22*lit)
	return func(c theme.Colour, _ canvas.Shape) theme.Colour {
		switch c {
		case theme.Road:
			return street
		case theme.PaperLine:
			return street.Mix(m.high, 0.35)
		}
		return c
	}
}

// signTone is how what is printed on a tile looks in the dark.
func (m *mood) signTone(c theme.Colour, _ canvas.Shape) theme.Colour {
	return shade(m.dark.Mix(c|255, 0.55), c)
}

// blackTone is what gives no light, for what is added up.
func blackTone(c theme.Colour, _ canvas.Shape) theme.Colour { return 0x00000000 | c&255 }

// building says how the picture of a building is lit on a canvas of so many pixels a tile.
type building struct {
	*mood
	tile    float64 // pixels
	counted uint32  // openings so far
	wall    canvas.Tone
}

// tone lights the windows of a building, most of them, and leaves the rest to the wall.
func (b *building) tone(c theme.Colour, shape canvas.Shape) theme.Colour {
	w, h := shape.Width/b.tile, shape.Height/b.tile
	small := shape.Opening && w < 0.10 && h < 0.16 && w > 0.008
	switch {
	case isNeon(c) && b.light.Slits:
		return b.wall(c, shape).Mix(b.light.Window, 0.2)
	case isNeon(c):
		return c
	case small && (c == tileart.Opening || c == tileart.GlassShade || c == tileart.Glass):
		return b.opening(c, shape)
	case c == tileart.Opening && shape.Opening && w < 0.026: // a tower's windows one over the other
		return b.opening(c, shape)
	case small && c == tileart.Door && h > 1.25*w && w > 0.02:
		return b.light.Window
	case c == tileart.Glass || c == tileart.GlassShade:
		return b.wall(c, shape).Mix(b.light.Window, 0.45)
	}
	return b.wall(c, shape)
}

// opening lights one of a building's windows, or leaves it dark.
func (b *building) opening(c theme.Colour, shape canvas.Shape) theme.Colour {
	b.counted++
	if b.counted*2654435761>>16%100 >= uint32(b.light.Windows*100)+15 {
		return b.wall(c, shape)
	}
	return b.light.Window
}

// isNeon reports whether a picture's colour shines by day already.
func isNeon(c theme.Colour) bool {
	return c == theme.NeonAmber || c == theme.NeonPink || c == theme.NeonBlue || c == theme.NeonCore
}
