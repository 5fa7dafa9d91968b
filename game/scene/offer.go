package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// offered reports whether the first match is to be offered: once, to a person who has neither set anything nor played.
func (a *App) offered() bool {
	if !a.newcomer || a.cabinet.open.Lesson.Start == nil {
		return false
	}
	for _, g := range a.cabinet.games {
		if g.saved.look() || g.lesson.look() {
			return false
		}
	}
	return true
}

// greeted says that the person has had the offer: it is not made again.
func (a *App) greeted() {
	if a.newcomer {
		a.newcomer = false
		a.wishes.keep()
	}
}

// layOffer lays the offer out: left of the buttons on the pavement, or above the sign where the screen is higher than wide.
func (t *title) layOffer(app *App) {
	u := app.Unit()
	width, height := app.Size()
	k := u * min(t.scale, 1.2)
	t.offer = widget.Rect{X: 35 * u, W: t.Widgets.Widgets[titlePlay].Rect.X - 59*u, H: 108 * k}
	t.offer.Y = height - t.offer.H - 24*u
	play, later := &t.Widgets.Widgets[titleLesson], &t.Widgets.Widgets[titleNotNow]
	if app.upright() {
		t.offer = widget.Rect{X: 35 * u, Y: 35 * u, W: width - 70*u, H: 170 * k}
		w := (t.offer.W - 54*k) / 2
		y := t.offer.Y + t.offer.H - 72*k
		play.Rect = widget.Rect{X: t.offer.X + 20*k, Y: y, W: w, H: 54 * k}
		later.Rect = widget.Rect{X: play.Rect.X + w + 14*k, Y: y, W: w, H: 54 * k}
		return
	}
	y := t.offer.Y + t.offer.H/2 - 27*k
	right := t.offer.X + t.offer.W - 20*k
	later.Rect = widget.Rect{X: right - 150*k, Y: y, W: 150 * k, H: 54 * k}
	play.Rect = widget.Rect{X: later.Rect.X - 254*k, Y: y, W: 240 * k, H: 54 * k}
}

// drawOffer draws the panel of the offer; its buttons are the title's.
func (t *title) drawOffer(app *App, dst *ebiten.Image) {
	u, r := app.Unit(), t.offer
	k := u * min(t.scale, 1.2)
	app.Painter(widget.Night(), 1).Panel(dst, r)
	x, y, room := r.X+22*k, r.Y+r.H/2, t.Widgets.Widgets[titleLesson].Rect.X-r.X-40*k
	if app.upright() {
		y, room = r.Y+52*k, r.W-44*k
	}
	title, line := app.Strings.Text("offer.title"), app.Strings.Text("offer.line")
	app.Writer.Draw(dst, title, x, y-15*k, text.Style{Face: text.Bold, Size: 24 * k, Colour: theme.Moonlight, VAlign: text.Middle})
	app.Writer.DrawWrapped(dst, line, x, y+20*k, room, text.Style{Size: 18 * k, Colour: theme.MoonSoft, VAlign: text.Middle})
}

// decline takes the offer away.
func (t *title) decline() {
	t.offers, t.Stale = false, true
	w := t.Widgets.Widgets
	w[titleLesson].Hidden, w[titleNotNow].Hidden = true, true
	w[titleLesson].Main, w[titlePlay].Main = false, true
	t.Widgets.Focus(titlePlay)
}
