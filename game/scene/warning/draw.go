package warning

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/icon"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Measures of the question, in its own units.
const (
	wide    = 780
	slim    = 560 // on a screen that is higher than wide
	side    = 20
	sign    = 44 // of the sign before the sentence
	says    = 20 // size of the sentence
	button  = 52
	answers = 190 // width of each answer
	gap     = 12
	box     = 22 // that is ticked
	below   = 6  // between it and the lower edge of the screen
)

// The buttons of a question, as places in their group.
const (
	buttonThink = iota
	buttonDo
	buttonNever
)

// place is where a question lies on the screen.
type place struct {
	k     float64 // pixels a unit
	panel widget.Rect
	words widget.Rect
	think widget.Rect
	do    widget.Rect
	never widget.Rect
}

// lay lays a question out for its words: along the lower edge of its room or, where that hides what it is about, along the
// upper one, if that does not.
func lay(app *scene.App, words string, at spot) (p place) {
	room := app.Room()
	width, inner := float64(wide), float64(1280)
	if room.Upright() {
		width, inner = slim, 900
	}
	u, own := room.Unit(inner, inner*9/16)
	says := width - 2*side - sign - gap
	_, high := app.Writer.MeasureWrapped(words, says, style(1))
	high = max(high, sign)
	rows := 1.0
	if room.Upright() {
		rows = 2 // the answers below the line that is ticked
	}
	tall := side + high + gap + rows*(button+gap)
	p.k = min(u*own, (room.Width-2*below*u)/width, (room.Height-2*below*u)/tall)
	x, y := room.Width/2-width*p.k/2, at.stand(room.Height, tall*p.k, below*u)
	part := func(left, top, w, h float64) widget.Rect {
		return widget.Rect{X: x + left*p.k, Y: y + top*p.k, W: w * p.k, H: h * p.k}
	}
	p.panel = part(0, 0, width, tall)
	p.words = part(side+sign+gap, side, says, high)
	top := side + high + gap
	p.never = part(side, top, width-2*side-2*(answers+gap), button)
	if room.Upright() {
		p.never = part(side, top, width-2*side, button)
		top += button + gap
	}
	p.do, p.think = part(width-side-2*answers-gap, top, answers, button), part(width-side-answers, top, answers, button)
	return p
}

// spot is what a question must not hide: what it is about, and what lies lower than a height, or nothing where that is 0.
type spot struct {
	about widget.Rect
	above float64
}

// stand is how low a question stands that is so tall, on a screen of a height from whose edges it keeps away.
func (s spot) stand(height, tall, edge float64) float64 {
	if s.above > 0 {
		height = min(height, s.above)
	}
	lower := max(height-edge-tall, edge)
	if s.about.Y < lower+tall && s.about.Y+s.about.H > lower && s.about.Y > edge+tall {
		return edge
	}
	return lower
}

// put puts the buttons where they belong.
func (p place) put(buttons *widget.Group) {
	for n, r := range [...]widget.Rect{buttonThink: p.think, buttonDo: p.do, buttonNever: p.never} {
		buttons.Widgets[n].Rect = r
	}
}

// style is how the sentence is written, a unit having k pixels.
func style(k float64) text.Style {
	return text.Style{Size: says * k, Colour: theme.Ink, VAlign: text.Middle}
}

// card is a question as it is seen.
type card struct {
	app     *scene.App
	words   string // what would be lost
	spot    spot
	never   bool // the line is ticked
	buttons *widget.Group
	place   place
}

// draw draws the card over the table.
func (q *card) draw(dst *ebiten.Image) {
	p, app := &q.place, q.app
	scene.Fill(dst, theme.Ink.Fade(0.28))
	painter := widget.Painter{Writer: app.Writer, Icons: app.Icons, Look: widget.Paper(), Scale: p.k}
	painter.Panel(dst, p.panel)
	y := p.words.Y + p.words.H/2
	app.Icons.DrawIn(dst, icon.Warning, p.panel.X+side*p.k, y-sign*p.k/2, sign*p.k, theme.Ink)
	app.Writer.DrawWrapped(dst, q.words, p.words.X, y, p.words.W, style(p.k))
	painter.DrawWidgets(dst, q.buttons)
	q.drawNever(dst)
}

// drawNever draws the line that is ticked where no such warning is wanted any more.
func (q *card) drawNever(dst *ebiten.Image) {
	p, pen := &q.place, shape.Pen{Dst: dst, Scale: q.place.k, Sharp: q.app.Writer.Sharp}
	x, y := p.never.X+6*p.k, p.never.Y+p.never.H/2
	at := pen.At(x/p.k, y/p.k-box/2, 1)
	line := theme.InkSoft
	if q.buttons.State(buttonNever).Hover {
		line = theme.Ink
	}
	at.RoundBox(0, 0, box, box, 4, theme.PaperLight)
	at.RoundBoxLine(0, 0, box, box, 4, 2, line)
	if q.never {
		at.Line("M5 12 L10 17 L18 5", 3.2, theme.Ink)
	}
	words := q.app.Strings.Text("warning.never")
	left, st := x+(box+10)*p.k, text.Style{Size: 18 * p.k, Colour: line, VAlign: text.Middle}
	width := p.never.X + p.never.W - left
	if w, _ := q.app.Writer.Measure(words, st); w > width {
		st.Size = 16 * p.k // on two lines
	}
	q.app.Writer.DrawWrapped(dst, words, left, y, width, st)
}
