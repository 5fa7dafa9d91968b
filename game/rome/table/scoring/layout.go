package scoring

import (
	"math"

	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/render/rome/city"
	"capital/render/widget"
	"capital/rules/rome"
)

// buttonRound is the place of the first round's button in the group.
const buttonRound = counting.ButtonOn + 1

// screenLayout is where everything of the scoring lies, in pixels.
type screenLayout struct {
	measures
	u       float64 // pixels a logical unit
	own     float64 // how much larger text that runs over lines is than in units
	screen  widget.Rect
	title   widget.Rect
	menu    widget.Rect // the button with three bars
	board   widget.Rect // the map
	caption widget.Rect // how the prefecture that is lit is counted
	sheet   widget.Rect
	names   widget.Rect // of the prefectures, in the sheet
	pays    widget.Rect
	columns []widget.Rect // one a seat
	row     float64       // height of a row
	button  widget.Rect
	rounds  [rome.Rounds]widget.Rect
}

// measures are those of the screen, in logical units.
type measures struct {
	margin, gap           float64
	titleHigh, captionTop float64 // heights
	sheetWide             float64 // at least, beside the map
	bottomHigh            float64
	headHigh              float64 // of the sheet
	nameWide, payWide     float64
	onWide, roundWide     float64 // of the buttons
	text                  float64 // how large names and numbers are, to the usual size
}

// roomy are the measures of a screen that has the room it is designed for.
func roomy() measures { return measures{16, 12, 48, 112, 604, 56, 58, 148, 80, 210, 66, 1} }

// tight are those of a screen on which all lies close together: on a telephone, and where text is large.
func tight() measures { return measures{8, 6, 48, 84, 400, 48, 46, 120, 56, 150, 48, 0.8} }

const totalHigh = 1.25 // rows

// The screens that this one is designed for, in logical units.
const (
	designWide, designHigh   = 1280, 720
	uprightWide, uprightHigh = 800, 1066
)

// lay lays the scoring out for so many seats: the map beside the sheet, or above it.
func lay(room scene.Room, seats int) screenLayout {
	wide, high := float64(designWide), float64(designHigh)
	if room.Upright() {
		wide, high = uprightWide, uprightHigh
	}
	l := screenLayout{measures: roomy(), screen: widget.Rect{W: room.Width, H: room.Height}}
	l.u, l.own = room.Unit(wide, high)
	if l.u > 1.01*math.Min(room.Width/wide, room.Height/high) {
		l.measures = tight()
	}
	if room.Upright() {
		l.upright(room.Width/l.u, room.Height/l.u, seats)
	} else {
		l.lying(room.Width/l.u, room.Height/l.u, seats)
	}
	if room.LeftHanded {
		l.mirror()
	}
	return l
}

// at is where a place in logical units lies in pixels.
func (l *screenLayout) at(x, y, w, h float64) widget.Rect {
	return widget.Rect{X: x * l.u, Y: y * l.u, W: w * l.u, H: h * l.u}
}

// lying lays it out on a screen wider than high.
func (l *screenLayout) lying(width, height float64, seats int) {
	wide := math.Max(math.Min(l.sheetWide, 0.55*width), 0.46*width)
	left := width - l.margin - wide
	mapWide := left - l.margin - l.gap
	l.layTitle(left - l.margin - l.gap)
	top := 6 + l.titleHigh
	captionY := height - l.margin - l.captionTop
	l.layBoard(l.at(l.margin, top, mapWide, captionY-l.gap-top))
	l.caption = l.at(l.margin, captionY, mapWide, l.captionTop)
	l.laySheet(l.at(left, l.margin, wide, height-2*l.margin-l.bottomHigh-l.gap), seats)
	l.layBottom(l.at(left, height-l.margin-l.bottomHigh, wide, l.bottomHigh))
}

// upright lays it out on a screen higher than wide.
func (l *screenLayout) upright(width, height float64, seats int) {
	wide, top := width-2*l.margin, 6+l.titleHigh
	l.captionTop *= l.own
	room := height - top - l.captionTop - l.bottomHigh - l.margin - 3*l.gap
	high := math.Min(room*0.46, wide/narrowest)
	l.layTitle(wide)
	l.layBoard(l.at(l.margin, top, wide, high))
	l.caption = l.at(l.margin, top+high+l.gap, wide, l.captionTop)
	l.laySheet(l.at(l.margin, top+high+l.captionTop+2*l.gap, wide, room-high), seats)
	l.layBottom(l.at(l.margin, height-l.margin-l.bottomHigh, wide, l.bottomHigh))
}

// layTitle lays out the title, and at its end the button that opens the menu.
func (l *screenLayout) layTitle(wide float64) {
	const size, edge = 44.5, 5.0
	l.menu = l.at(l.margin+wide-size, edge, size, size)
	l.title = l.at(l.margin, 6, wide-size-l.gap, l.titleHigh)
}

// mirror puts the sheet and the buttons to the left of the map, for a person who reaches for them with the left hand.
func (l *screenLayout) mirror() {
	sheet := []*widget.Rect{&l.sheet, &l.names, &l.pays}
	for n := range l.columns {
		sheet = append(sheet, &l.columns[n])
	}
	l.move(sheet...)
	for _, place := range [...]*widget.Rect{&l.title, &l.menu, &l.board, &l.caption, &l.button} {
		l.move(place)
	}
	l.move(&l.rounds[0], &l.rounds[1], &l.rounds[2], &l.rounds[3])
}

// move moves places, as they lie to each other, as far from the left as they are from the right.
func (l *screenLayout) move(places ...*widget.Rect) {
	left, right := math.Inf(1), math.Inf(-1)
	for _, r := range places {
		left, right = math.Min(left, r.X), math.Max(right, r.X+r.W)
	}
	for _, r := range places {
		r.X += l.screen.W - left - right
	}
}

// The map is so many times as wide as it is high, at least and at most.
const (
	narrowest = 1.2
	widest    = 1.9
)

// layBoard lays the map out in the middle of its room.
func (l *screenLayout) layBoard(room widget.Rect) {
	w, h := math.Floor(math.Min(room.W, room.H*widest)), math.Floor(math.Min(room.H, room.W/narrowest))
	l.board = widget.Rect{X: math.Round(room.X + (room.W-w)/2), Y: math.Round(room.Y + (room.H-h)/2), W: w, H: h}
}

// place is where a prefecture lies on the map.
func (l *screenLayout) place(p rome.Place) widget.Rect {
	b, room := l.board, city.RegionOf(p).Room
	return widget.Rect{X: b.X + room.X*b.W, Y: b.Y + room.Y*b.H, W: room.W * b.W, H: room.H * b.H}
}

// laySheet lays the sheet out: below its heads a row a prefecture, and two that add up.
func (l *screenLayout) laySheet(r widget.Rect, seats int) {
	u := l.u
	l.sheet = r
	in := r.Inset(0.75 * l.margin * u)
	l.row = (in.H - l.headHigh*u) / (rome.Places + 2*totalHigh)
	l.names = widget.Rect{X: in.X, Y: in.Y, W: l.nameWide * u, H: in.H}
	l.pays = widget.Rect{X: in.X + l.nameWide*u, Y: in.Y, W: l.payWide * u, H: in.H}
	left := l.pays.X + l.pays.W
	wide := (in.X + in.W - left) / float64(seats)
	for seat := range seats {
		l.columns = append(l.columns, widget.Rect{X: left + float64(seat)*wide, Y: in.Y, W: wide, H: in.H})
	}
}

// layBottom lays the buttons out.
func (l *screenLayout) layBottom(r widget.Rect) {
	u := l.u
	const between = 8.0
	round := l.roundWide
	wide := math.Min(l.onWide, r.W/u-float64(len(l.rounds))*(round+between))
	l.button = widget.Rect{X: r.X + r.W - wide*u, Y: r.Y, W: wide * u, H: r.H}
	for n := range l.rounds {
		l.rounds[n] = widget.Rect{X: r.X + float64(n)*(round+between)*u, Y: r.Y, W: round * u, H: r.H}
	}
}

// rowOf is the row of a prefecture in the sheet.
func (l *screenLayout) rowOf(p rome.Place) widget.Rect {
	in := l.sheet.Inset(0.75 * l.margin * l.u)
	return widget.Rect{X: in.X, Y: in.Y + l.headHigh*l.u + float64(p)*l.row, W: in.W, H: l.row}
}

// totals is the part of the sheet with its two rows that add up.
func (l *screenLayout) totals() widget.Rect {
	r := l.rowOf(rome.Places)
	r.H = 2 * totalHigh * l.row
	return r
}
