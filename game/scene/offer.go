package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// offered reports whether the first match of the game that the title shows is to be offered. It is not if the person has
// taken or declined it, has finished a match of the game, or has one to go on with.
func offered(a *App) bool {
	g := a.cabinet.open
	if g.Lesson.Start == nil || a.greeted(g.Name) {
		return false
	}
	if saved := g.saved.look(); g.saved.played {
		a.greet(g.Name)
		return false
	} else if saved {
		return false
	}
	return !g.first().saved.look()
}

// offer is the panel on the title with which the first match is offered.
type offer struct {
	panel   widget.Rect
	k       float64 // pixels a unit of its words
	room    float64 // for them
	stacked bool    // the buttons lie below the words
}

// lay lays the offer out with its two buttons. It lies on the pavement left of the title's buttons, or above them if the
// screen is higher than wide; first is the place of the first of those. If the words are large, its buttons lie below them.
func (o *offer) lay(app *App, first widget.Rect, scale float64, play, later *widget.Widget) {
	u := app.Unit()
	width, height := app.Size()
	most := 1.2
	o.stacked = app.upright() || scale > most
	if o.stacked && !app.upright() {
		most = 1.4
	}
	k := u * min(scale, most)
	high := 108 * k
	if o.stacked {
		high = 170 * k
	}
	o.panel = widget.Rect{X: 35 * u, Y: height - high - 24*u, W: first.X - 59*u, H: high}
	if app.upright() {
		o.panel.Y, o.panel.W = first.Y-high-24*u, width-70*u
	}
	o.k = k
	if o.stacked {
		o.room = o.panel.W - 44*k
		w := (o.panel.W - 54*k) / 2
		y := o.panel.Y + o.panel.H - 72*k
		play.Rect = widget.Rect{X: o.panel.X + 20*k, Y: y, W: w, H: 54 * k}
		later.Rect = widget.Rect{X: play.Rect.X + w + 14*k, Y: y, W: w, H: 54 * k}
		return
	}
	y := o.panel.Y + o.panel.H/2 - 27*k
	right := o.panel.X + o.panel.W - 20*k
	later.Rect = widget.Rect{X: right - 150*k, Y: y, W: 150 * k, H: 54 * k}
	play.Rect = widget.Rect{X: later.Rect.X - 254*k, Y: y, W: 240 * k, H: 54 * k}
	o.room = play.Rect.X - o.panel.X - 40*k
}

// draw draws the panel with its words; the buttons are the title's.
func (o *offer) draw(app *App, dst *ebiten.Image) {
	k, r := o.k, o.panel
	app.Painter(widget.Night(), 1).Panel(dst, r)
	x, y := r.X+22*k, r.Y+r.H/2
	if o.stacked {
		y = r.Y + 52*k
	}
	app.Writer.Draw(dst, app.Strings.Text("offer.title"), x, y-24*k, text.Style{
		Face: text.Bold, Size: 24 * k, Colour: theme.Moonlight, VAlign: text.Middle,
	})
	app.Writer.DrawWrapped(dst, app.Strings.Text("offer.line"), x, y+18*k, o.room, text.Style{
		Size: 18 * k, Colour: theme.MoonSoft, VAlign: text.Middle,
	})
}
