package fair

import (
	"math"

	"capital/game/scene"
	"capital/render/widget"
)

// screenLayout is where everything of a counting lies, in pixels.
type screenLayout struct {
	measures
	u       float64 // pixels a logical unit
	own     float64 // how much larger text that runs over lines is than in units
	screen  widget.Rect
	title   widget.Rect
	menu    widget.Rect // the button with three bars
	tabs    widget.Rect // of the pages
	stage   widget.Rect // the columns
	caption widget.Rect
	back    widget.Rect
	next    widget.Rect
	button  widget.Rect
	left    bool // what is reached for lies on the left
}

// measures are those of the screen, in logical units.
type measures struct {
	margin, gap      float64
	topHigh, tabHigh float64
	tabWide          float64 // at most
	bottomHigh       float64
	captionHigh      float64
	footHigh         float64 // of a column
	labelHigh        float64 // of what stands above what is counted
	columnWide       float64 // at most
	piece            float64 // how large flags, tiles and the like are at most
	onWide, turnWide float64 // of the buttons
	rowHigh          float64 // of the sheet, at most
	big, name, line  float64 // sizes of text: numbers, names, what stands below them
	titleSize, told  float64
}

// roomy are the measures of a screen that has the room it is designed for.
func roomy() measures {
	return measures{margin: 16, gap: 10, topHigh: 46, tabHigh: 40, tabWide: 44, bottomHigh: 72, captionHigh: 96, footHigh: 64, labelHigh: 52,
		columnWide: 230, piece: 104, onWide: 200, turnWide: 58, rowHigh: 104, big: 36, name: 18, line: 16, titleSize: 28, told: 19}
}

// tight are those of a screen on which all lies close together: on a telephone, and where text is large.
func tight() measures {
	return measures{margin: 6, gap: 4, topHigh: 46, tabHigh: 34, tabWide: 34, bottomHigh: 48, captionHigh: 66, footHigh: 46, labelHigh: 32,
		columnWide: 150, piece: 62, onWide: 118, turnWide: 46, rowHigh: 84, big: 23, name: 14, line: 13, titleSize: 18, told: 15}
}

// The screens that this one is designed for, in logical units.
const (
	designWide, designHigh   = 1280, 720
	uprightWide, uprightHigh = 800, 1066
)

// lay lays a counting out.
func lay(room scene.Room) screenLayout {
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
		l.upright(room.Width/l.u, room.Height/l.u)
	} else {
		l.lying(room.Width/l.u, room.Height/l.u)
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

// menuSize is how wide and high the button is that opens the menu.
const menuSize = 44.0

// lying lays it out on a screen wider than high: the pages beside the title, what is told beside the buttons.
func (l *screenLayout) lying(width, height float64) {
	m := l.margin
	tabs := 0.56*width - menuSize
	l.menu = l.at(width-m-menuSize, (l.topHigh-menuSize)/2+2, menuSize, menuSize)
	l.tabs = l.at(width-m-menuSize-l.gap-tabs, (l.topHigh-l.tabHigh)/2+2, tabs, l.tabHigh)
	l.title = l.at(m, 2, width-2*m-menuSize-tabs-2*l.gap, l.topHigh)
	bottom := height - m - l.bottomHigh
	l.stage = l.at(m, l.topHigh+l.gap, width-2*m, bottom-l.topHigh-2*l.gap)
	buttons := l.onWide + 2*l.turnWide + 2*l.gap
	l.caption = l.at(m, bottom, width-2*m-buttons-l.gap, l.bottomHigh)
	l.layButtons(width-m-buttons, bottom, buttons, l.bottomHigh)
}

// upright lays it out on a screen higher than wide: all below each other.
func (l *screenLayout) upright(width, height float64) {
	m := l.margin
	l.menu = l.at(width-m-menuSize, (l.topHigh-menuSize)/2+2, menuSize, menuSize)
	l.title = l.at(m, 2, width-2*m-menuSize-l.gap, l.topHigh)
	l.tabs = l.at(m, l.topHigh+l.gap, width-2*m, l.tabHigh)
	top := l.topHigh + l.tabHigh + 2*l.gap
	buttons := math.Min(l.bottomHigh, 56)
	bottom := height - m - buttons
	caption := bottom - l.gap - l.captionHigh
	l.rowHigh *= 1.5
	l.stage = l.at(m, top, width-2*m, caption-top-l.gap)
	l.caption = l.at(m, caption, width-2*m, l.captionHigh)
	l.layButtons(m, bottom, width-2*m, buttons)
}

// layButtons lays the buttons out beside each other: the one that leads on takes what is left.
func (l *screenLayout) layButtons(x, y, wide, high float64) {
	l.back = l.at(x, y, l.turnWide, high)
	l.next = l.at(x+l.turnWide+l.gap, y, l.turnWide, high)
	left := 2 * (l.turnWide + l.gap)
	l.button = l.at(x+left, y, wide-left, high)
}

// mirror puts what is reached for on the left.
func (l *screenLayout) mirror() {
	for _, place := range [...]*widget.Rect{&l.title, &l.menu, &l.tabs, &l.caption, &l.back, &l.next, &l.button} {
		place.X = l.screen.W - place.X - place.W
	}
	l.back, l.next = l.next, l.back
	l.left = true
}

// tab is the place of the n-th of so many pages.
func (l *screenLayout) tab(n, of int) widget.Rect {
	wide := math.Min(l.tabs.W/float64(of), l.tabWide*l.u)
	x := l.tabs.X + l.tabs.W - wide*float64(of)
	if l.tabs.W > 0.9*(l.screen.W-2*l.margin*l.u) { // a row of its own
		x = l.tabs.X + (l.tabs.W-wide*float64(of))/2
	}
	return widget.Rect{X: x + float64(n)*wide, Y: l.tabs.Y, W: wide, H: l.tabs.H}
}

// column is the n-th of so many columns beside each other, in the middle of the stage.
func (l *screenLayout) column(n, of int) widget.Rect {
	gap := l.gap * l.u
	wide := math.Min((l.stage.W-gap*float64(of-1))/float64(of), l.columnWide*l.u)
	left := l.stage.X + (l.stage.W-wide*float64(of)-gap*float64(of-1))/2
	return widget.Rect{X: left + float64(n)*(wide+gap), Y: l.stage.Y, W: wide, H: l.stage.H}
}

// sheet is where the heads of the sheet lie, above so many rows, and how high each of these is: all lie a little above the middle.
func (l *screenLayout) sheet(rows int) (head widget.Rect, high float64) {
	gap := l.gap * l.u
	wide := math.Min(l.stage.W, 1040*l.u)
	head = widget.Rect{X: l.stage.X + (l.stage.W-wide)/2, Y: l.stage.Y, W: wide, H: 0.96 * l.footHigh * l.u}
	room := l.stage.H - head.H - gap*float64(rows)
	high = math.Min(room/float64(rows), l.rowHigh*l.u)
	head.Y += 0.4 * (room - high*float64(rows))
	return head, high
}

// row is the n-th of so many rows of the sheet, below its heads.
func (l *screenLayout) row(n, of int) widget.Rect {
	head, high := l.sheet(of)
	gap := l.gap * l.u
	return widget.Rect{X: head.X, Y: head.Y + head.H + gap + float64(n)*(high+gap), W: head.W, H: high}
}

// place is the column or the row of the n-th of so many seats on a page.
func (l *screenLayout) place(seen kind, n, of int) widget.Rect {
	if seen == sums {
		return l.row(n, of)
	}
	return l.column(n, of)
}

// slim reports whether a column has no room for things beside each other.
func (l *screenLayout) slim(column widget.Rect) bool { return column.W < slimWide*l.u }

// slimWide is below which width a column is slim, in logical units.
const slimWide = 112.0

// foot is the lower end of a column.
func (l *screenLayout) foot(column widget.Rect) widget.Rect {
	high := l.footHigh * l.u
	return widget.Rect{X: column.X, Y: column.Y + column.H - high, W: column.W, H: high}
}

// base is the ground on which all stands, and room is how high it may be.
func (l *screenLayout) base() float64 { return l.stage.Y + l.stage.H - (l.footHigh+4)*l.u }
func (l *screenLayout) room() float64 { return l.base() - l.stage.Y - l.labelHigh*l.u }
