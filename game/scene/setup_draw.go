package scene

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/session"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Draw implements [Scene].
func (s *setup) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	u := app.Unit()
	p := app.Painter(widget.Night(), s.plan.Scale)
	heading(app, dst, app.Strings.Text("setup.title"), s.cards[0].X, s.headY(u), s.side)
	around := s.around()
	for n, words := range beside() {
		if w := around[n]; !w.Hidden {
			s.drawName(app, dst, app.Strings.Text(words), w.Rect)
		}
	}
	for n := range s.game.Options {
		if w := around[setupWidgets+n]; !w.Hidden {
			s.drawName(app, dst, s.optionName(n), w.Rect)
		}
	}
	for seat := range s.cards {
		if seat < len(s.seats) {
			s.drawCard(app, dst, seat, p)
		} else {
			s.drawEmptySeat(dst, seat, p.Scale, seat == len(s.seats))
			s.drawAlone(app, dst, seat, p.Scale)
		}
	}
	s.drawName(app, dst, app.Strings.Text("setup.seed"), around[setupSeed].Rect)
	p.Draw(dst, s.Widgets, app.Screen())
}

// drawName writes what a widget is called, left of it.
func (s *setup) drawName(app *App, dst *ebiten.Image, words string, r widget.Rect) {
	app.Writer.Draw(dst, words, r.X-nameGap*app.Unit(), r.Y+r.H/2, nameStyle(s.side))
}

// drawCard draws one taken seat: its colour, its emblem and who plays it.
func (s *setup) drawCard(app *App, dst *ebiten.Image, seat int, p widget.Painter) {
	r, k := s.cards[seat], p.Scale
	colours := s.game.Colours(seat)
	p.Panel(dst, r)
	field := withinCard(r, s.plan.Field, k)
	shape.Pen{Dst: dst, Scale: 1}.RoundBox(field.X, field.Y, field.W, field.H, 8*k, colours.Dark)
	drawRays(dst, field, 16, colours.Base.Fade(0.28))
	if x, y, size := s.emblem(seat, k); s.game.isSomebody(s.seats[seat]) {
		s.drawPerson(dst, seat, field, k)
	} else {
		s.game.Emblem(dst, seat, x, y, size, colours.Light, colours.Dark)
	}
	line := withinCard(r, s.plan.Line, k)
	x, y := line.Centre()
	words, st := s.game.playerLine(app.Strings, s.seats[seat].Player), text.Style{
		Size: s.plan.Words * k, Colour: theme.MoonSoft, Align: text.Centre, VAlign: text.Middle,
	}
	if line := s.game.personLine(s.seats[seat]); line != "" {
		words = line
	}
	if s.byLetter && !s.around()[setupPlace].Hidden && s.seats[seat].Player == session.Person {
		words = app.Strings.Text("letter.setup.person")
	}
	if trouble := s.trouble(app, seat); trouble != "" {
		words, st.Colour = trouble, theme.NeonAmber
	}
	app.Writer.DrawWrapped(dst, words, x, y, line.W, st)
}

// drawPerson draws who a computer player is on the field of its card: the portrait, between arrows that lead to others, and the
// seat's emblem in a corner.
func (s *setup) drawPerson(dst *ebiten.Image, seat int, field widget.Rect, k float64) {
	colours := s.game.Colours(seat)
	size := math.Round(min(field.H-12*k, field.W-44*k))
	x, y := field.Centre()
	s.game.Persons.Draw(dst, s.seats[seat].Persona, x-size/2, y-size/2, size)
	s.game.Emblem(dst, seat, field.X+6*k, field.Y+6*k, 30*k, colours.Light, colours.Dark)
	pen := shape.Pen{Dst: dst, Scale: 1}
	for _, side := range []float64{-1, 1} {
		tip := x + side*(field.W/2-6*k)
		pen.Polygon(colours.Light, tip, y, tip-side*9*k, y-9*k, tip-side*9*k, y+9*k)
	}
}

// emblem is the square of a seat's emblem: the middle of its coloured field.
func (s *setup) emblem(seat int, k float64) (x, y, size float64) {
	field := withinCard(s.cards[seat], s.plan.Field, k)
	size = min(field.W, field.H) - 24*k
	x, y = field.Centre()
	return x - size/2, y - size/2, size
}

// drawAlone says against whom one seat plays alone above the button that adds a seat.
func (s *setup) drawAlone(app *App, dst *ebiten.Image, seat int, k float64) {
	words := s.alone()
	if seat != 1 || words == "" {
		return
	}
	r := s.cards[seat]
	st := text.Style{Face: text.Bold, Size: s.plan.Words * k * 1.2, Colour: theme.Moonlight, Align: text.Centre, VAlign: text.Middle}
	app.Writer.DrawWrapped(dst, words, r.X+r.W/2, r.Y+r.H*0.2, r.W-24*k, st)
}

// alone says against whom one seat plays alone, where a game has words for that, and how that went before.
func (s *setup) alone() string {
	if len(s.seats) > 1 || !s.game.Words.Has("setup.alone") {
		return ""
	}
	words := s.game.Words.Text("setup.alone")
	if s.game.Alone != nil {
		words = strings.TrimSpace(words + "\n" + s.game.Alone())
	}
	return words
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
	x, y, size := s.emblem(seat, k)
	s.game.Emblem(dst, seat, x, y, size, body, theme.Night)
	if next { // below what the button says, which stands in its middle
		x, y = r.Centre()
		pen.RoundBox(x-2.5*k, y+42*k, 5*k, 36*k, 2*k, theme.Moonlight)
		pen.RoundBox(x-18*k, y+57.5*k, 36*k, 5*k, 2*k, theme.Moonlight)
	}
}
