package scene

// Room is all that the layout of a table follows from: how large the screen is, and how the person wants it used.
type Room struct {
	Width, Height float64 // of the screen, in pixels
	Point         float64 // pixels a point of the device, by which fingers and eyes measure: 3 on most telephones
	Text          float64 // how much larger than usual the person wants what is read: 0.75 to 2
	LeftHanded    bool    // what is reached for lies on the left
	Wording       string  // of what is written, for some words are longer: see [App.Wording]
}

// PlainRoom is a screen of so many pixels for a person who wants nothing unusual. A point is one pixel there.
func PlainRoom(width, height float64) Room {
	return Room{Width: width, Height: height, Point: 1, Text: 1}
}

// Touch is how large a thing must be for a finger to hit it, in points.
const Touch = 44

// Of a screen, in logical units: the least that the layout of a telephone needs, on its short side and its long one.
const (
	leastLow, leastWide  = 344, 600 // lying
	leastSlim, leastTall = 360, 620 // upright
)

// Upright reports whether the screen is higher than wide.
func (r Room) Upright() bool { return r.Height > r.Width }

// Touchable enlarges a unit on a telephone until a thing of tall units is high enough for a finger.
func (r Room) Touchable(unit, tall float64) float64 {
	if r.Point < dense {
		return unit
	}
	return max(unit, Touch*r.Point/tall)
}

// Unit is how many pixels a logical unit has. The screen is designed for so many units, width and height, at the usual size
// of text. A person who wants larger text gets larger units, and so fewer of them. On a telephone a unit is a point at
// least, because nothing could be read otherwise. With fewer units than the design has, everything must lie closer
// together. Text that runs over lines may still grow: text is the factor for it, 1 or more.
func (r Room) Unit(width, height float64) (unit, text float64) {
	usual := min(r.Width/width, r.Height/height)
	if r.Point >= dense && usual < tooSmall*r.Point {
		usual = r.Point
	}
	most := min(r.Width/leastWide, r.Height/leastLow)
	if r.Upright() {
		most = min(r.Width/leastSlim, r.Height/leastTall)
	}
	unit = min(usual*r.Text, max(most, min(r.Width/width, r.Height/height)))
	return unit, max(usual*r.Text/unit, 1)
}

// Of words that have no room: how small they are made at the usual size of text, in units of a table and, on a telephone, in
// points, by which eyes measure.
const (
	leastUnits  = 14
	leastPoints = 11
)

// least is how small words are made at most because they have no room, in pixels.
func (r Room) least() float64 {
	unit := min(r.Width/1280, r.Height/720)
	if r.Upright() {
		unit = min(r.Width/900, r.Height/1200)
	}
	least := leastUnits * unit
	if r.Point >= dense {
		least = leastPoints * r.Point
	}
	return least * min(r.Text, 1)
}
