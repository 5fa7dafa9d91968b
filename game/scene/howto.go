package scene

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// howTo tells the game in a few lines on a sheet of paper.
type howTo struct {
	WidgetScene
	back    func() Scene
	sheet   widget.Rect
	columns int
	scale   float64
}

// newHowTo makes the screen; back makes the scene to return to.
func newHowTo(back func() Scene) *howTo {
	h := &howTo{back: back}
	h.Widgets = widget.NewGroup(widget.Widget{Main: true})
	return h
}

// Update implements [Scene].
func (h *howTo) Update(app *App, intents []input.Intent) error {
	events := h.Take(app, intents, func() { h.lay(app) })
	if len(events) > 0 || Cancelled(intents) {
		app.Show(h.back())
	}
	return nil
}

// Measures of the sheet, in logical units.
const (
	howToColumn = 540
	howToRow    = 98
	howToTop    = 92
)

// SignHeight is how high the picture beside a line of the how-to is, in the units of its pen; it is twice as wide.
const SignHeight = 92

func (h *howTo) lay(app *App) {
	u := app.Unit()
	width, height := app.Size()
	h.columns = 2
	if app.upright() {
		h.columns = 1
	}
	rows := math.Ceil(float64(app.cabinet.open.HowTo.Lines) / float64(h.columns))
	wide, tall := float64(h.columns)*howToColumn+60, howToTop+rows*howToRow+24.0
	h.scale = min((width/u-40)/wide, (height/u-40)/tall, app.TextScale(2))
	k := u * h.scale
	h.sheet = widget.Rect{X: width/2 - wide*k/2, Y: height/2 - tall*k/2, W: wide * k, H: tall * k}
	h.Widgets.Widgets[0].Rect = widget.Rect{X: h.sheet.X + h.sheet.W - (36+160)*k, Y: h.sheet.Y + 24*k, W: 160 * k, H: 50 * k}
	h.Widgets.Widgets[0].Label = app.Strings.Text("button.back")
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (h *howTo) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (h *howTo) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Paper(), h.scale)
	k := p.Scale
	p.Panel(dst, h.sheet)
	app.Writer.Draw(dst, app.Strings.Text("howto.title"), h.sheet.X+40*k, h.sheet.Y+50*k, text.Style{
		Face: text.Black, Size: theme.TextHeading * k, Colour: theme.Ink, VAlign: text.Middle,
	})
	shape.Pen{Dst: dst, Scale: 1}.Box(h.sheet.X+40*k, h.sheet.Y+82*k, h.sheet.W-80*k, 2*k, theme.PaperLine)
	lines := app.cabinet.open.HowTo.Lines
	rows := (lines + h.columns - 1) / h.columns
	for line := range lines {
		x := h.sheet.X + (36+float64(line/rows)*howToColumn)*k
		y := h.sheet.Y + (howToTop+float64(line%rows)*howToRow)*k
		h.drawLine(app, dst, line, x, y, k)
	}
	p.Draw(dst, h.Widgets, app.Screen())
}

// drawLine draws one line with its sign, in the row that begins at x, y.
func (h *howTo) drawLine(app *App, dst *ebiten.Image, line int, x, y, k float64) {
	app.cabinet.open.HowTo.Sign(shape.Pen{Dst: dst, X: x, Y: y + (howToRow-SignHeight)/2*k, Scale: k}, line)
	app.Writer.DrawWrapped(dst, app.cabinet.open.Words.Text(howToKey(line)), x+(2*SignHeight-14)*k, y+howToRow/2*k, (howToColumn-2*SignHeight-18)*k, text.Style{
		Size: 20 * k, Colour: theme.Ink, VAlign: text.Middle,
	})
}
