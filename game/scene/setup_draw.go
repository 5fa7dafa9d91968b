package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Measures in logical units.
const (
	cardWidth  = 270
	cardHeight = 404
	cardGap    = 20

	takeBacksWidth = 275
	optionWidth    = 460 // with its name
	optionGap      = 40
	optionRow      = 64 // height of the row of options
)

// lay lays out the cards in a row, or in as many columns as leave them large where the screen is higher than wide.
func (s *setup) lay(app *App) {
	u := app.Unit()
	width, height := app.Size()
	columns, rows := s.game.Most, 1
	if app.upright() {
		columns = 2 + s.game.Most/5
		rows = (s.game.Most + columns - 1) / columns
	}
	foot, head := 118.0, 92.0
	if len(s.game.Options) > 0 {
		head += optionRow
	}
	wide := float64(columns)*(cardWidth+cardGap) - cardGap
	tall := float64(rows)*(cardHeight+cardGap) - cardGap
	s.scale = min((width/u-80)/wide, (height/u-head-foot)/tall, max(app.TextScale(1.3), 1.15))
	k := u * s.scale
	left := width/2 - wide*k/2
	top := head*u + (height-(head+foot)*u-tall*k)/2
	for seat := range s.cards {
		column, row := float64(seat%columns), float64(seat/columns)
		s.cards[seat] = widget.Rect{X: left + column*(cardWidth+cardGap)*k, Y: top + row*(cardHeight+cardGap)*k, W: cardWidth * k, H: cardHeight * k}
		s.layCard(seat, k)
	}
	small := min(k, u*1.15)
	s.around()[setupTakeBacks].Rect = widget.Rect{
		X: left + wide*k - takeBacksWidth*small, Y: s.headY(u) - 25*small, W: takeBacksWidth * small, H: 50 * small,
	}
	s.layOptions(app, left, left+wide*k, s.cards[0].Y-optionRow*u)
	s.layFoot(left, left+wide*k, height-86*u, small)
	s.show(app)
}

// headY is the middle of what stands above the cards and the options.
func (s *setup) headY(u float64) float64 {
	above := 44.0
	if len(s.game.Options) > 0 {
		above += optionRow
	}
	return max(s.cards[0].Y-above*u, 30*u)
}

// layOptions lays the options out side by side, each with room for its name before it.
func (s *setup) layOptions(app *App, left, right, y float64) {
	options := s.around()[setupWidgets:]
	u, gaps := app.Unit(), float64(len(options)-1)
	wide := min((right-left-gaps*optionGap*u)/(gaps+1), optionWidth*u)
	for n := range options {
		name, _ := app.Writer.Measure(s.optionName(n), nameStyle(u))
		name += nameGap * u
		options[n].Rect = widget.Rect{X: left + float64(n)*(wide+optionGap*u) + name, Y: y, W: wide - name, H: 48 * u}
	}
}

// optionName is what an option is called.
func (s *setup) optionName(n int) string {
	return s.game.Words.Text("option." + s.game.Options[n].Name)
}

func (s *setup) layCard(seat int, k float64) {
	r := s.cards[seat]
	w := s.card(seat)
	w[cardName].Rect = widget.Rect{X: r.X + 18*k, Y: r.Y + 196*k, W: r.W - 36*k, H: 52 * k}
	w[cardPlayer].Rect = widget.Rect{X: r.X + 18*k, Y: r.Y + 258*k, W: r.W - 36*k, H: 52 * k}
	w[cardRemove].Rect = widget.Rect{X: r.X + 40*k, Y: r.Y + r.H - 52*k, W: r.W - 80*k, H: 40 * k}
}

// layFoot lays out what lies below the cards, from left to right and y downwards.
func (s *setup) layFoot(left, right, y, k float64) {
	const back, seed, start, label = 150, 190, 220, 70
	k = min(k, (right-left)/(back+label+seed+start+40))
	w := s.around()
	tall := 60 * k
	free := right - left - (back+start+seed+label)*k
	w[setupBack].Rect = widget.Rect{X: left, Y: y, W: back * k, H: tall}
	w[setupSeed].Rect = widget.Rect{X: left + (back+label)*k + free/2, Y: y + 3*k, W: seed * k, H: tall - 6*k}
	w[setupStart].Rect = widget.Rect{X: right - start*k, Y: y, W: start * k, H: tall}
}

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

// nameGap is how far what a widget is called lies from it, in logical units.
const nameGap = 16

func nameStyle(u float64) text.Style {
	return text.Style{Size: theme.TextButton * u, Colour: theme.MoonSoft, Align: text.Right, VAlign: text.Middle}
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
