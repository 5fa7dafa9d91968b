package theme

import "image/color"

// Sharp is the colour that stands for c in high contrast: paper is white and ink black, the night is black and the moon
// white, and lines between are so dark or so bright that every edge is seen: text has a contrast of at least 7 to 1 to what
// it lies on, and the edge of what can be grasped 3 to 1. Colours of tiles and seats stay: they are told apart by shapes.
func (c Colour) Sharp() Colour {
	if sharp, ok := sharpPaper(c | 0xff); ok {
		return sharp&^0xff | c&0xff
	}
	if sharp, ok := sharpNight(c | 0xff); ok {
		return sharp&^0xff | c&0xff
	}
	return c
}

// sharpPaper is what stands for a colour of the drawing table.
func sharpPaper(c Colour) (sharp Colour, ok bool) {
	switch c {
	case Paper, PaperLight:
		return 0xFFFFFFFF, true
	case PaperDark:
		return 0xE3E3E3FF, true
	case PaperLine:
		return 0x5E5648FF, true
	case Ink:
		return 0x000000FF, true
	case InkSoft:
		return 0x37303DFF, true
	case Highlight:
		return 0xB83A08FF, true
	case Good:
		return 0x0D4825FF, true
	case Bad:
		return 0x8A120CFF, true
	}
	return c, false
}

// sharpNight is what stands for a colour of the street.
func sharpNight(c Colour) (sharp Colour, ok bool) {
	switch c {
	case NightDeep, Night, NightPanel | 0xff:
		return 0x000000FF, true
	case NightRaised:
		return 0x10183AFF, true
	case NightLine:
		return 0xA9B8FFFF, true
	case Moonlight:
		return 0xFFFFFFFF, true
	case MoonSoft:
		return 0xDFE3F7FF, true
	}
	return c, false
}

// Seen is how a colour is seen: in high contrast if that is wanted and it is one of the theme's.
func Seen(c color.Color, sharp bool) color.Color {
	if tone, ok := c.(Colour); ok && sharp {
		return tone.Sharp()
	}
	return c
}
