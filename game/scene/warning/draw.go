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
	wide   = 560
	side   = 24
	sign   = 44 // of the sign before the sentence
	says   = 20 // size of the sentence
	button = 54
	row    = 44 // of the line that is ticked
	gap    = 12
	box    = 22 // that is ticked
	below  = 20 // between it and the lower edge of the screen
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

// lay lays a question out for its words, along the lower edge of the screen: what it is about lies above.
func lay(app *scene.App, words string) (p place) {
	width, height := app.Size()
	u := app.Unit()
	const room = wide - 2*side - sign - gap
	_, high := app.Writer.MeasureWrapped(words, room, style(1))
	high = max(high, sign)
	tall := side + high + gap + button + gap + row + side/2
	p.k = min(u*max(app.TextScale(1.6), 1), (width-2*below*u)/wide, (height-2*below*u)/tall)
	x, y := width/2-wide*p.k/2, height-below*u-tall*p.k
	at := func(left, top, w, h float64) widget.Rect {
		return widget.Rect{X: x + left*p.k, Y: y + top*p.k, W: w * p.k, H: h * p.k}
	}
	p.panel = at(0, 0, wide, tall)
	p.words = at(side+sign+gap, side, room, high)
	top := side + high + gap
	const half = (wide - 2*side - gap) / 2
	p.think, p.do = at(side, top, half, button), at(side+half+gap, top, half, button)
	p.never = at(side, top+button+gap/2, wide-2*side, row)
	return p
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

func (q *Question[A]) draw(dst *ebiten.Image) {
	p, app := &q.place, q.app
	scene.Fill(dst, theme.Ink.Fade(0.28))
	painter := widget.Painter{Writer: app.Writer, Look: widget.Paper(), Scale: p.k}
	painter.Panel(dst, p.panel)
	y := p.words.Y + p.words.H/2
	app.Icons.DrawIn(dst, icon.Warning, p.panel.X+side*p.k, y-sign*p.k/2, sign*p.k, theme.Ink)
	app.Writer.DrawWrapped(dst, q.warning.Words, p.words.X, y, p.words.W, style(p.k))
	painter.DrawWidgets(dst, q.buttons)
	q.drawNever(dst)
}

// drawNever draws the line that is ticked where no such warning is wanted any more.
func (q *Question[A]) drawNever(dst *ebiten.Image) {
	p, pen := &q.place, shape.Pen{Dst: dst, Scale: q.place.k}
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
	st := text.Style{Size: 18 * p.k, Colour: line, VAlign: text.Middle}
	q.app.Writer.Draw(dst, q.app.Strings.Text("warning.never"), x+(box+10)*p.k, y, st)
}
