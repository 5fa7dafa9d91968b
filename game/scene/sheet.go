package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// sheet is a screen of a few sentences, with widgets in rows below them.
type sheet struct {
	WidgetScene
	heading string
	words   string
	style   text.Style
	panel   widget.Rect
	head    float64 // where the words begin
	scale   float64
}

// Measures of a sheet, in logical units.
const (
	sheetWide = 640
	sheetSlim = 400 // at least
	sheetPad  = 36
	sheetHead = 84
	sheetText = 20
	sheetHigh = 60 // a row of widgets
	sheetGap  = 14
	sheetEdge = 20 // around it
)

// lay lays the sheet out, as large as its words ask for and the screen allows: a heading, sentences, and rows of widgets that
// share its width. Hidden widgets have no room, nor has a row of them.
func (s *sheet) lay(app *App, heading, words string, rows ...[]int) {
	s.heading, s.words = heading, words
	var seen [][]int
	for _, row := range rows {
		var shown []int
		for _, index := range row {
			if !s.Widgets.Widgets[index].Hidden {
				shown = append(shown, index)
			}
		}
		if len(shown) > 0 {
			seen = append(seen, shown)
		}
	}
	width, height := app.Size()
	u := app.Unit()
	below := float64(len(seen))*(sheetHigh+sheetGap) - sheetGap
	for s.scale = min((width/u-2*sheetEdge)/sheetSlim, app.TextScale(2)); ; s.scale *= 0.96 {
		k := u * s.scale
		wide := min(sheetWide, (width/u-2*sheetEdge)/s.scale) * k
		s.style = text.Style{Size: max(sheetText*k, app.Writer.Least), Colour: theme.Moonlight, VAlign: text.Top}
		_, high := app.Writer.MeasureWrapped(words, wide-2*sheetPad*k, s.style)
		tall := (sheetHead+sheetPad+below)*k + high + sheetPad*0.75*k
		s.panel = widget.Rect{X: width/2 - wide/2, Y: height/2 - tall/2, W: wide, H: tall}
		if tall <= height-2*sheetEdge*u || s.scale < 0.3 {
			break
		}
	}
	k, in := u*s.scale, s.panel
	s.head = in.Y + sheetHead*k
	y := in.Y + in.H - (sheetPad*0.75+below)*k
	for _, row := range seen {
		wide := (in.W - (2*sheetPad+sheetGap*float64(len(row)-1))*k) / float64(len(row))
		for n, index := range row {
			s.Widgets.Widgets[index].Rect = widget.Rect{X: in.X + sheetPad*k + float64(n)*(wide+sheetGap*k), Y: y, W: wide, H: sheetHigh * k}
		}
		y += (sheetHigh + sheetGap) * k
	}
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (s *sheet) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (s *sheet) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Night(), s.scale)
	k, in := p.Scale, s.panel
	p.Panel(dst, in)
	st := headingStyle(k)
	words, st := app.Writer.Within(s.heading, in.W-2*sheetPad*k, st)
	app.Writer.Draw(dst, words, in.X+sheetPad*k, in.Y+48*k, st)
	app.Writer.DrawWrapped(dst, s.words, in.X+sheetPad*k, s.head, in.W-2*sheetPad*k, s.style)
	p.Draw(dst, s.Widgets, app.Screen())
}
