package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Draw implements [Scene].
func (s *setup) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	u := app.Unit()
	p := app.Painter(widget.Night(), s.scale)
	heading(app, dst, app.Strings.Text("setup.title"), s.cards[0].X, s.headY(u), u)
	around := s.around()
	if w := around[setupTakeBacks]; !w.Hidden {
		drawName(app, dst, app.Strings.Text("setup.takebacks"), w.Rect)
	}
	for n := range s.game.Options {
		drawName(app, dst, s.optionName(n), around[setupWidgets+n].Rect)
	}
	for seat := range s.cards {
		if seat < len(s.seats) {
			s.drawCard(app, dst, seat, p)
		} else {
			s.drawEmptySeat(dst, seat, p.Scale, seat == len(s.seats))
		}
	}
	drawName(app, dst, app.Strings.Text("setup.seed"), around[setupSeed].Rect)
	p.Draw(dst, s.Widgets, app.Screen())
}

// drawName writes what a widget is called, left of it.
func drawName(app *App, dst *ebiten.Image, words string, r widget.Rect) {
	u := app.Unit()
	app.Writer.Draw(dst, words, r.X-nameGap*u, r.Y+r.H/2, nameStyle(u))
}

// drawCard draws one taken seat: its colour, its emblem and who plays it.
func (s *setup) drawCard(app *App, dst *ebiten.Image, seat int, p widget.Painter) {
	r, k := s.cards[seat], p.Scale
	colours := theme.Seat(seat)
	p.Panel(dst, r)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(r.X+8*k, r.Y+8*k, r.W-16*k, 176*k, 8*k, colours.Dark)
	drawRays(dst, widget.Rect{X: r.X + 8*k, Y: r.Y + 8*k, W: r.W - 16*k, H: 176 * k}, 16, colours.Base.Fade(0.28))
	s.game.Emblem(dst, seat, r.X+r.W/2-76*k, r.Y+20*k, 152*k, colours.Light, colours.Dark)
	app.Writer.DrawWrapped(dst, s.game.playerLine(app.Strings, s.seats[seat].Player), r.X+r.W/2, r.Y+332*k, r.W-36*k, text.Style{
		Size: 16 * k, Colour: theme.MoonSoft, Align: text.Centre, VAlign: text.Middle,
	})
}

// drawEmptySeat draws a seat nobody has taken; the next one to be taken stands out.
func (s *setup) drawEmptySeat(dst *ebiten.Image, seat int, k float64, next bool) {
	r := s.cards[seat]
	line, body := theme.NightLine.Fade(0.35), theme.Night.Mix(theme.NightLine, 0.22)
	if next {
		line, body = theme.NightLine, theme.Night.Mix(theme.NightLine, 0.6)
	}
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(r.X, r.Y, r.W, r.H, 12*k, theme.Night.Fade(0.8))
	pen.RoundBoxLine(r.X, r.Y, r.W, r.H, 12*k, 1.5*k, line)
	s.game.Emblem(dst, seat, r.X+r.W/2-76*k, r.Y+20*k, 152*k, body, theme.Night)
	if next {
		pen.RoundBox(r.X+r.W/2-2.5*k, r.Y+244*k, 5*k, 36*k, 2*k, theme.Moonlight)
		pen.RoundBox(r.X+r.W/2-18*k, r.Y+259.5*k, 36*k, 5*k, 2*k, theme.Moonlight)
	}
}
