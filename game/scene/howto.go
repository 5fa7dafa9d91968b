package scene

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/icon"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

const howToLines = 10

// howTo tells the game in ten lines on a sheet of paper.
type howTo struct {
	streetScreen
	back    func() Scene
	sheet   widget.Rect
	columns int
	scale   float64
}

// newHowTo makes the screen; back makes the scene to return to.
func newHowTo(app *App, back func() Scene) *howTo {
	h := &howTo{back: back}
	h.widgets = widget.NewGroup(widget.Widget{Label: app.Strings.Text("button.back"), Main: true})
	return h
}

// Update implements [Scene].
func (h *howTo) Update(app *App, intents []input.Intent) error {
	events := h.update(app, intents, func() { h.lay(app) })
	if len(events) > 0 || cancelled(intents) {
		app.Show(h.back())
	}
	return nil
}

// Measures of the sheet, in logical units.
const (
	howToColumn = 540
	howToRow    = 98
	howToTop    = 92
	howToSign   = 92
)

func (h *howTo) lay(app *App) {
	u := app.Unit()
	width, height := app.Size()
	h.columns = 2
	if height > width {
		h.columns = 1
	}
	rows := float64(howToLines / h.columns)
	wide, tall := float64(h.columns)*howToColumn+60, howToTop+rows*howToRow+24.0
	h.scale = min((width/u-40)/wide, (height/u-40)/tall, app.TextScale(2))
	k := u * h.scale
	h.sheet = widget.Rect{X: width/2 - wide*k/2, Y: height/2 - tall*k/2, W: wide * k, H: tall * k}
	h.widgets.Widgets[0].Rect = widget.Rect{X: h.sheet.X + h.sheet.W - (36+160)*k, Y: h.sheet.Y + 24*k, W: 160 * k, H: 50 * k}
}

// Draw implements [Scene].
func (h *howTo) Draw(app *App, dst *ebiten.Image) {
	drawStreetBehind(app, dst)
	p := app.painter(widget.Paper(), h.scale)
	k := p.Scale
	p.Panel(dst, h.sheet)
	app.Writer.Draw(dst, app.Strings.Text("howto.title"), h.sheet.X+40*k, h.sheet.Y+50*k, text.Style{
		Face: text.Black, Size: theme.TextHeading * k, Colour: theme.Ink, VAlign: text.Middle,
	})
	shape.Pen{Dst: dst, Scale: 1}.Box(h.sheet.X+40*k, h.sheet.Y+82*k, h.sheet.W-80*k, 2*k, theme.PaperLine)
	rows := howToLines / h.columns
	for line := range howToLines {
		x := h.sheet.X + (36+float64(line/rows)*howToColumn)*k
		y := h.sheet.Y + (howToTop+float64(line%rows)*howToRow)*k
		h.drawLine(app, dst, line, x, y, k)
	}
	p.Draw(dst, h.widgets, app.screen())
}

// drawLine draws one line with its sign, in the row that begins at x, y.
func (h *howTo) drawLine(app *App, dst *ebiten.Image, line int, x, y, k float64) {
	h.drawSign(app, shape.Pen{Dst: dst, X: x, Y: y + (howToRow-howToSign)/2*k, Scale: k}, line)
	app.Writer.DrawWrapped(dst, app.Strings.Text("howto."+strconv.Itoa(line+1)), x+(2*howToSign-14)*k, y+howToRow/2*k, (howToColumn-2*howToSign-18)*k, text.Style{
		Size: 20 * k, Colour: theme.Ink, VAlign: text.Middle,
	})
}

// drawSign draws the picture that goes with a line, in a box of 2×1 howToSigns.
func (h *howTo) drawSign(app *App, pen shape.Pen, line int) {
	sign := func(i *icon.Icon, x, y, size float64) {
		app.Icons.Draw(pen.Dst, i, pen.X+x*pen.Scale, pen.Y+y*pen.Scale, size*pen.Scale)
	}
	tile := func(t warsaw.TileID, x, y, size float64) {
		app.Tiles.DrawFace(pen.Dst, t, 0, pen.X+x*pen.Scale, pen.Y+y*pen.Scale, int(size*pen.Scale))
	}
	back := func(x, y, size float64) {
		var options ebiten.DrawImageOptions
		options.GeoM.Translate(math.Round(pen.X+x*pen.Scale), math.Round(pen.Y+y*pen.Scale))
		pen.Dst.DrawImage(app.Tiles.Back(1, int(size*pen.Scale)), &options)
	}
	first := warsaw.EpochStack(1)
	switch line {
	case 0:
		for i := range 4 {
			tile(first[i*3], float64(i)*40, 28, 36)
		}
	case 1:
		back(0, 14, 64)
		sign(icon.Becomes, 66, 32, 28)
		tile(first[3], 94, 14, 64)
	case 2:
		sign(icon.Price, 0, 22, 48)
		sign(tileart.Overbuild, 54, 22, 48)
		sign(tileart.Discard, 108, 22, 48)
	case 3:
		for i := range 3 {
			back(float64(i)*14, 16+float64(i)*5, 50)
		}
		sign(tileart.PassLeft, 92, 16, 60)
	case 4:
		drawLimit(pen)
	case 5:
		tile(warsaw.StartingTile, 8, 10, 72)
		tile(warsaw.StartingTile, 80, 10, 72)
	case 6:
		h.pair(sign, tileart.Park, tileart.Residential, icon.VP)
	case 7:
		h.pair(sign, tileart.Commercial, tileart.Residential, icon.Coin)
	case 8:
		sign(tileart.Cultural, 0, 6, 42)
		sign(icon.Becomes, 52, 9, 36)
		sign(icon.VP, 98, 6, 42)
		sign(tileart.Industrial, 0, 50, 42)
		sign(icon.Becomes, 52, 53, 36)
		sign(icon.Coin, 98, 50, 42)
	case 9:
		sign(tileart.War, 4, 16, 60)
		sign(icon.Crown, 88, 16, 60)
	}
}

// pair shows an area, an area beside it, and what that brings.
func (h *howTo) pair(sign func(i *icon.Icon, x, y, size float64), area, beside, brings *icon.Icon) {
	sign(area, 0, 25, 42)
	sign(beside, 42, 25, 42)
	sign(icon.Becomes, 86, 34, 24)
	sign(brings, 112, 27, 38)
}

// drawLimit draws the twelve spaces of a district, some of them built on.
func drawLimit(pen shape.Pen) {
	kinds := [12]int{4, 0, -1, -1, 4, 0, 0, 1, -1, 3, 2, -1}
	const cell = 28
	for i, kind := range kinds {
		x, y := float64(20+i%4*cell), float64(4+i/4*cell)
		if kind < 0 {
			pen.RoundBoxLine(x+2, y+2, cell-4, cell-4, 3, 1.5, theme.PaperLine)
			continue
		}
		pen.RoundBox(x+0.5, y+0.5, cell-1, cell-1, 3, tileart.KindTones(warsaw.Kind(kind)).Base)
	}
	pen.RoundBoxLine(17, 1, 4*cell+6, 3*cell+6, 5, 2, theme.Ink)
}
