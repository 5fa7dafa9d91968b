package theme

// Tones are the colours in which one sort of thing is drawn. Base is the tone that
// tells it from the others to every eye; Light and Dark model its shapes; Ink is for
// lines and text on it.
type Tones struct {
	Base, Light, Dark, Ink Colour
}

// Seats is how many seats have colours of their own.
const Seats = 5

// SeatColours are the tones of one seat: Base on paper, Light by night, Dark for
// outlines.
type SeatColours struct {
	Base, Light, Dark Colour
}

// Seat returns the tones of a seat, 0 to 4. A game gives every seat an emblem of its own too.
func Seat(seat int) SeatColours {
	switch seat {
	case 0:
		return SeatColours{Base: 0xD9482BFF, Light: 0xFF7858FF, Dark: 0x7E2010FF}
	case 1:
		return SeatColours{Base: 0x0F8C8CFF, Light: 0x4FD6CEFF, Dark: 0x064B4DFF}
	case 2:
		return SeatColours{Base: 0xE0A100FF, Light: 0xFFD257FF, Dark: 0x7A5200FF}
	case 3:
		return SeatColours{Base: 0x3B4A8FFF, Light: 0x93A5F5FF, Dark: 0x1C2654FF}
	}
	return SeatColours{Base: 0x603C3CFF, Light: 0xFCFCD8FF, Dark: 0x2E1C1CFF}
}

// Sizes of text, in logical units of the 1280×720 screen. Nothing smaller than
// TextSmall is ever drawn, and numbers that matter are TextNumber or more.
const (
	TextSmall   = 14.0
	TextBody    = 17.0
	TextNumber  = 18.0
	TextButton  = 20.0
	TextLarge   = 24.0
	TextHeading = 34.0
	TextTitle   = 52.0
)
