package plain

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/table"
	"capital/render/life"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Picture is the [table.Picture] of a table of things that are put on each other: buttons above, the things in rows below them,
// how all stand, the log or advice beside them, and what is to be done at the bottom.
type Picture[A comparable] struct {
	App     *scene.App
	Strings *assets.Strings // the game's words
	U       float64         // pixels a logical unit

	room          scene.Room
	own           float64
	width, height float64 // logical units
}

// Measures, in logical units.
const (
	edge     = 16
	button   = 48 // wide and high
	sideWide = 260
	saidHigh = 64
	rowHigh  = 56 // of a line at the side
	cardWide = 110
	cardHigh = 150
)

// Teach implements part of [table.Picture]: there is no lesson.
func (f *Picture[A]) Teach(bool) {}

// Resize implements part of [table.Picture].
func (f *Picture[A]) Resize(room scene.Room) bool {
	if room == f.room {
		return false
	}
	f.room = room
	wide, high := 1280.0, 720.0
	if room.Upright() {
		wide, high = 720, 1280
	}
	f.U, f.own = room.Unit(wide, high)
	f.width, f.height = room.Width/f.U, room.Height/f.U
	return true
}

func (f *Picture[A]) at(x, y, w, h float64) widget.Rect {
	return widget.Rect{X: x * f.U, Y: y * f.U, W: w * f.U, H: h * f.U}
}

// wide is how wide the side is, and top where all below the buttons begins.
func (f *Picture[A]) wide() float64 { return min(sideWide, 0.4*f.width) }

const top = 2*edge + button

// Live implements part of [table.Picture]: nothing lives.
func (f *Picture[A]) Live(*Position[A], float64, *life.Scenery) {}

// Menu implements part of [table.Picture].
func (f *Picture[A]) Menu() widget.Rect { return f.at(f.width-edge-button, edge, button, button) }

// PlaceButtons implements part of [table.Picture].
func (f *Picture[A]) PlaceButtons(buttons *widget.Group) {
	var places [table.Buttons]widget.Rect
	for n, b := range []int{table.ButtonUndo, table.ButtonRedo, table.ButtonLog, table.ButtonHint, table.ButtonOutlook} {
		places[b] = f.at(edge+float64(n)*(button+8), edge, button, button)
	}
	places[table.ButtonMenu] = f.Menu()
	places[table.ButtonConfirm] = f.at(f.width-f.wide()-edge, f.height-edge-button, f.wide(), button)
	table.PlaceButtons(buttons, places)
}

// Cell is the place of a thing: the n-th of so many side by side, in a row of so many.
func (f *Picture[A]) Cell(row, rows, n, of int) widget.Rect {
	wide, high := (f.width-f.wide()-3*edge)/float64(max(of, 1)), (f.height-top-saidHigh-edge)/float64(rows)
	k := min(1, (wide-8)/cardWide, (high-8)/cardHigh)
	step := min(wide, cardWide*k+edge)
	x := edge + (f.width-f.wide()-3*edge-step*float64(of))/2 + step*float64(n) + (step-cardWide*k)/2
	return f.at(x, top+high*float64(row)+(high-cardHigh*k)/2, cardWide*k, cardHigh*k)
}

// side is where the log and advice lie, and how all stand; row is one line there.
func (f *Picture[A]) side() widget.Rect {
	return f.at(f.width-f.wide()-edge, top, f.wide(), f.height-top-button-2*edge)
}

func (f *Picture[A]) row(n int) widget.Rect {
	s := f.side()
	return widget.Rect{X: s.X, Y: s.Y + (40+rowHigh*float64(n))*f.U, W: s.W, H: (rowHigh - 6) * f.U}
}

// adviceAt is what of advice lies at a point.
func (f *Picture[A]) adviceAt(a *hinting.Advice[A, NoReason], x, y float64) (row, reason int, ok bool) {
	for n := range a.Rows {
		if f.row(n).Contains(x, y) {
			return n, -1, true
		}
	}
	return -1, -1, false
}

// pencil draws and writes in the units of the table.
func (f *Picture[A]) pencil(dst *ebiten.Image) pencil.Pencil {
	return pencil.Pencil{Dst: dst, Writer: f.App.Writer, Icons: f.App.Icons, U: f.U, Own: f.own}
}

// panel is that of the log.
func (f *Picture[A]) panel(dst *ebiten.Image) *log.Panel[struct{}] {
	return &log.Panel[struct{}]{Pencil: f.pencil(dst), Title: f.Strings.Text("table.log"), In: f.side()}
}

// DrawButtons implements part of [table.Picture].
func (f *Picture[A]) DrawButtons(dst *ebiten.Image, buttons *widget.Group) {
	look := widget.Painter{Writer: f.App.Writer, Icons: f.App.Icons, Look: widget.Paper(), Scale: f.U}
	table.DrawButtons(dst, look, buttons, 0.68, f.App.Screen())
}

// Draw implements part of [table.Picture].
func (f *Picture[A]) Draw(dst *ebiten.Image, at *Position[A]) {
	dst.Fill(theme.Paper)
	p, side, said := f.pencil(dst), f.side(), at.Prompt
	if at.Refusal != "" {
		said = at.Refusal
	}
	p.SayWrapped(said, edge*f.U, (f.height-saidHigh)*f.U, side.X-3*edge*f.U, pencil.Label{Size: 20})
	line := pencil.Label{Size: 20}
	switch {
	case at.Log != nil:
		at.Log.Draw(f.panel(dst))
	case at.Thinking != nil:
		p.SayWithin(at.Thinking.Title, side.X, side.Y, side.W, line)
	case at.Advice != nil:
		p.SayWithin(at.Advice.Caption, side.X, side.Y, side.W, line)
		for n, row := range at.Advice.Rows {
			f.drawBox(dst, f.row(n), row.Does+": "+row.Tag, n == at.Advice.Row)
		}
	default:
		for n, words := range at.Standings {
			p.SayWithin(words, side.X, f.row(n).Y, side.W, line)
		}
	}
}

// DrawOver implements part of [table.Picture]: a thing is carried over all else, and a banner lies over all.
func (f *Picture[A]) DrawOver(dst *ebiten.Image, at *Position[A]) {
	for _, thing := range at.Things {
		f.drawBox(dst, thing.Rect, thing.Words, thing.Framed)
	}
	if at.Banner != "" {
		f.drawBox(dst, f.at(edge, (f.height-button)/2, f.width-2*edge, button), at.Banner, true)
	}
}

// drawBox draws a card or a line with words in its middle; what is chosen, or that keys are at, has a frame.
func (f *Picture[A]) drawBox(dst *ebiten.Image, r widget.Rect, words string, framed bool) {
	p, line := f.pencil(dst), theme.PaperLine
	if framed {
		line = theme.Highlight
	}
	p.Box(r, 8*f.U, 3*f.U, theme.PaperLight, line)
	x, y := r.Centre()
	p.SayWithin(words, x, y, r.W-12*f.U, pencil.Label{Size: min(26, r.H/f.U*0.4), Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
}
