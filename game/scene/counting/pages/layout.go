package pages

import (
	"math"

	"capital/game/scene"
	"capital/render/widget"
)

// Layout is where everything of a counting lies, in pixels.
type Layout struct {
	Measures
	U      float64 // pixels a logical unit
	Own    float64 // how much larger text that runs over lines is than in units
	Tight  bool    // all lies close together: on a telephone, and where text is large
	Screen widget.Rect
	Stage  widget.Rect // the columns, or the sheet
	Button widget.Rect // that leads on
	Back   widget.Rect // to the page before
	Next   widget.Rect // to the one behind

	title, caption widget.Rect
	menu           widget.Rect // the button with three bars
	tabs           widget.Rect // of the pages
	left           bool        // what is reached for lies on the left
}

// Measures are those of the screen, in logical units.
type Measures struct {
	Gap             float64 // between columns
	Big, Name, Line float64 // sizes of text: numbers, names, what stands below them
	FootHigh        float64 // of a column

	margin           float64
	topHigh, tabHigh float64
	tabWide          float64 // at most
	bottomHigh       float64
	captionHigh      float64
	LabelHigh        float64 // of what stands above what is counted
	columnWide       float64 // at most
	onWide, turnWide float64 // of the buttons
	rowHigh          float64 // of the sheet, at most
	titleSize, told  float64 // sizes of text
}

// roomy are the measures of a screen that has the room it is designed for.
func roomy() Measures {
	return Measures{Gap: 10, Big: 36, Name: 18, Line: 16, FootHigh: 64, margin: 16, topHigh: 46, tabHigh: 40, tabWide: 44, bottomHigh: 72,
		captionHigh: 96, LabelHigh: 52, columnWide: 230, onWide: 200, turnWide: 58, rowHigh: 104, titleSize: 28, told: 19}
}

// tight are those of a screen on which all lies close together.
func tight() Measures {
	return Measures{Gap: 4, Big: 23, Name: 14, Line: 13, FootHigh: 46, margin: 6, topHigh: 46, tabHigh: 34, tabWide: 34, bottomHigh: 48,
		captionHigh: 66, LabelHigh: 32, columnWide: 150, onWide: 118, turnWide: 46, rowHigh: 84, titleSize: 18, told: 15}
}

// The screens that this one is designed for, in logical units.
const (
	designWide, designHigh   = 1280, 720
	uprightWide, uprightHigh = 800, 1066
)

// Lay lays a counting out.
func Lay(room scene.Room) Layout {
	wide, high := float64(designWide), float64(designHigh)
	if room.Upright() {
		wide, high = uprightWide, uprightHigh
	}
	l := Layout{Measures: roomy(), Screen: widget.Rect{W: room.Width, H: room.Height}}
	l.U, l.Own = room.Unit(wide, high)
	if l.U > 1.01*math.Min(room.Width/wide, room.Height/high) {
		l.Measures, l.Tight = tight(), true
	}
	if room.Upright() {
		l.upright(room.Width/l.U, room.Height/l.U)
	} else {
		l.lying(room.Width/l.U, room.Height/l.U)
	}
	if room.LeftHanded {
		l.mirror()
	}
	return l
}

// Of is a measure of the game's own on a screen that has the room it is designed for, or where all lies close together.
func (l *Layout) Of(roomy, tight float64) float64 {
	if l.Tight {
		return tight
	}
	return roomy
}

// at is where a place in logical units lies in pixels.
func (l *Layout) at(x, y, w, h float64) widget.Rect {
	return widget.Rect{X: x * l.U, Y: y * l.U, W: w * l.U, H: h * l.U}
}

// menuSize is how wide and high the button is that opens the menu.
const menuSize = 44.0

// lying lays it out on a screen wider than high: the pages beside the title, what is told beside the buttons.
func (l *Layout) lying(width, height float64) {
	m := l.margin
	tabs := 0.56*width - menuSize
	l.menu = l.at(width-m-menuSize, (l.topHigh-menuSize)/2+2, menuSize, menuSize)
	l.tabs = l.at(width-m-menuSize-l.Gap-tabs, (l.topHigh-l.tabHigh)/2+2, tabs, l.tabHigh)
	l.title = l.at(m, 2, width-2*m-menuSize-tabs-2*l.Gap, l.topHigh)
	bottom := height - m - l.bottomHigh
	l.Stage = l.at(m, l.topHigh+l.Gap, width-2*m, bottom-l.topHigh-2*l.Gap)
	buttons := l.onWide + 2*l.turnWide + 2*l.Gap
	l.caption = l.at(m, bottom, width-2*m-buttons-l.Gap, l.bottomHigh)
	l.layButtons(width-m-buttons, bottom, buttons, l.bottomHigh)
}

// upright lays it out on a screen higher than wide: all below each other.
func (l *Layout) upright(width, height float64) {
	m := l.margin
	l.menu = l.at(width-m-menuSize, (l.topHigh-menuSize)/2+2, menuSize, menuSize)
	l.title = l.at(m, 2, width-2*m-menuSize-l.Gap, l.topHigh)
	l.tabs = l.at(m, l.topHigh+l.Gap, width-2*m, l.tabHigh)
	top := l.topHigh + l.tabHigh + 2*l.Gap
	buttons := math.Min(l.bottomHigh, 56)
	bottom := height - m - buttons
	caption := bottom - l.Gap - l.captionHigh
	l.rowHigh *= 1.5
	l.Stage = l.at(m, top, width-2*m, caption-top-l.Gap)
	l.caption = l.at(m, caption, width-2*m, l.captionHigh)
	l.layButtons(m, bottom, width-2*m, buttons)
}

// layButtons lays the buttons out beside each other: the one that leads on takes what is left.
func (l *Layout) layButtons(x, y, wide, high float64) {
	l.Back = l.at(x, y, l.turnWide, high)
	l.Next = l.at(x+l.turnWide+l.Gap, y, l.turnWide, high)
	left := 2 * (l.turnWide + l.Gap)
	l.Button = l.at(x+left, y, wide-left, high)
}

// mirror puts what is reached for on the left.
func (l *Layout) mirror() {
	for _, place := range [...]*widget.Rect{&l.title, &l.menu, &l.tabs, &l.caption, &l.Back, &l.Next, &l.Button} {
		place.X = l.Screen.W - place.X - place.W
	}
	l.Back, l.Next = l.Next, l.Back
	l.left = true
}

// Tab is the place of the n-th of so many pages.
func (l *Layout) Tab(n, of int) widget.Rect {
	wide := math.Min(l.tabs.W/float64(of), l.tabWide*l.U)
	x := l.tabs.X + l.tabs.W - wide*float64(of)
	if l.tabs.W > 0.9*(l.Screen.W-2*l.margin*l.U) { // a row of its own
		x = l.tabs.X + (l.tabs.W-wide*float64(of))/2
	}
	return widget.Rect{X: x + float64(n)*wide, Y: l.tabs.Y, W: wide, H: l.tabs.H}
}

// Column is the n-th of so many columns beside each other, in the middle of the stage.
func (l *Layout) Column(n, of int) widget.Rect {
	gap := l.Gap * l.U
	wide := math.Min((l.Stage.W-gap*float64(of-1))/float64(of), l.columnWide*l.U)
	left := l.Stage.X + (l.Stage.W-wide*float64(of)-gap*float64(of-1))/2
	return widget.Rect{X: left + float64(n)*(wide+gap), Y: l.Stage.Y, W: wide, H: l.Stage.H}
}

// Sheet is where the heads of the sheet lie, above so many rows, and how high each of these is: all lie a little above the middle.
func (l *Layout) Sheet(rows int) (head widget.Rect, high float64) {
	gap := l.Gap * l.U
	wide := math.Min(l.Stage.W, 1040*l.U)
	head = widget.Rect{X: l.Stage.X + (l.Stage.W-wide)/2, Y: l.Stage.Y, W: wide, H: 0.96 * l.FootHigh * l.U}
	room := l.Stage.H - head.H - gap*float64(rows)
	high = math.Min(room/float64(rows), l.rowHigh*l.U)
	head.Y += 0.4 * (room - high*float64(rows))
	return head, high
}

// Row is the n-th of so many rows of the sheet, below its heads.
func (l *Layout) Row(n, of int) widget.Rect {
	head, high := l.Sheet(of)
	gap := l.Gap * l.U
	return widget.Rect{X: head.X, Y: head.Y + head.H + gap + float64(n)*(high+gap), W: head.W, H: high}
}

// SlimWide is below which width a column is slim, in logical units.
const SlimWide = 112.0

// Slim reports whether a column has no room for things beside each other.
func (l *Layout) Slim(column widget.Rect) bool { return column.W < SlimWide*l.U }

// Foot is the lower end of a column.
func (l *Layout) Foot(column widget.Rect) widget.Rect {
	high := l.FootHigh * l.U
	return widget.Rect{X: column.X, Y: column.Y + column.H - high, W: column.W, H: high}
}

// Base is the ground on which all stands.
func (l *Layout) Base() float64 { return l.Stage.Y + l.Stage.H - (l.FootHigh+4)*l.U }

// Room is how high what stands on the ground may be.
func (l *Layout) Room() float64 { return l.Base() - l.Stage.Y - l.LabelHigh*l.U }
