package scene

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// shelf shows the games of the cabinet. Who takes one goes to its title.
type shelf struct {
	WidgetScene // a button for each game, then the one that leads back
	back        func() Scene
	scale       float64
	saved       []bool          // of every game, whether a match can be gone on with
	signs       []*ebiten.Image // of every game, nil until they are painted
}

// newShelf makes the shelf; back makes the scene to return to, that of the game taken.
func newShelf(app *App, back func() Scene) *shelf {
	s := &shelf{back: back}
	var w []widget.Widget
	for _, g := range app.cabinet.games {
		w = append(w, widget.Widget{Main: g == app.cabinet.open})
		s.saved = append(s.saved, g.saved.look())
	}
	s.signs = make([]*ebiten.Image, len(app.cabinet.games))
	s.Widgets = widget.NewGroup(append(w, widget.Widget{})...)
	return s
}

// Update implements [Scene].
func (s *shelf) Update(app *App, intents []input.Intent) error {
	games := app.cabinet.games
	events := s.Take(app, intents, func() { s.lay(app) })
	if len(events) > 0 && events[0].Index < len(games) {
		app.take(games[events[0].Index])
	}
	if len(events) > 0 || Cancelled(intents) {
		s.forget()
		app.Show(s.back())
	}
	return nil
}

// forget gives the pictures of the signs back.
func (s *shelf) forget() {
	for n, sign := range s.signs {
		if sign != nil {
			sign.Deallocate()
			s.signs[n] = nil
		}
	}
}

// Measures of the shelf, in logical units.
const (
	shelfWidth  = 560 // of a game
	shelfHeight = 306
	shelfSign   = 170 // height of a game's sign
	shelfGap    = 20
	shelfHead   = 96
	shelfFoot   = 96
)

// lay lays the games out in two columns, or in one where the screen is higher than wide.
func (s *shelf) lay(app *App) {
	s.forget()
	u := app.Unit()
	width, height := app.Size()
	columns := 2
	if app.upright() {
		columns = 1
	}
	games := s.Widgets.Widgets[:len(app.cabinet.games)]
	rows := (len(games) + columns - 1) / columns
	wide := float64(columns)*(shelfWidth+shelfGap) - shelfGap
	tall := float64(rows)*(shelfHeight+shelfGap) - shelfGap
	s.scale = min((width/u-80)/wide, (height/u-shelfHead-shelfFoot)/tall, max(app.TextScale(1.3), 1))
	k := u * s.scale
	left := width/2 - wide*k/2
	top := shelfHead*u + (height-(shelfHead+shelfFoot)*u-tall*k)/2
	for n := range games {
		column, row := float64(n%columns), float64(n/columns)
		games[n].Rect = widget.Rect{X: left + column*(shelfWidth+shelfGap)*k, Y: top + row*(shelfHeight+shelfGap)*k, W: shelfWidth * k, H: shelfHeight * k}
	}
	s.Widgets.Widgets[len(games)].Rect = widget.Rect{X: left, Y: height - 78*u, W: 150 * u, H: 60 * u}
	s.Widgets.Widgets[len(games)].Label = app.Strings.Text("button.back")
}

// Draw implements [Scene].
func (s *shelf) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	u := app.Unit()
	p := app.Painter(widget.Night(), s.scale)
	first := s.Widgets.Widgets[0].Rect
	heading(app, dst, app.Strings.Text("shelf.title"), first.X, first.Y-44*u, u)
	p.DrawWidgets(dst, s.Widgets)
	for n := range app.cabinet.games {
		s.drawGame(app, dst, n, p.Scale)
	}
}

// drawGame draws a game on its button: its sign, its name, what it is about, for how many and how long, and whether a match
// of it goes on.
func (s *shelf) drawGame(app *App, dst *ebiten.Image, n int, k float64) {
	g, w := app.cabinet.games[n], s.Widgets.Widgets[n]
	r, look := w.Rect, widget.Night()
	name, line := look.Text, look.Soft
	if w.Main {
		name, line = look.MainText, look.MainText
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(r.X+10*k), math.Round(r.Y+10*k))
	dst.DrawImage(s.sign(app, n, r.W-20*k, shelfSign*k), &options)
	x, room := r.X+24*k, r.W-48*k
	write := func(words string, y, size float64, face text.Face, colour theme.Colour) {
		st := text.Style{Face: face, Size: size * k, Colour: colour, VAlign: text.Middle}
		if wide, _ := app.Writer.Measure(words, st); wide > room {
			st.Size *= room / wide
		}
		app.Writer.Draw(dst, words, x, r.Y+y*k, st)
	}
	write(g.Words.Text("game.name"), shelfSign+38, 32, text.Black, name)
	write(g.Words.Text("game.line"), shelfSign+74, 20, text.Regular, line)
	write(s.facts(app, n), shelfSign+106, 20, text.Bold, line)
}

// facts says for how many a game is and how long it takes, and whether a match of it goes on.
func (s *shelf) facts(app *App, n int) string {
	g := app.cabinet.games[n]
	facts := app.Strings.Text("shelf.seats", g.Least, g.Most, g.Minutes)
	if s.saved[n] {
		facts = app.Strings.Text("shelf.goes-on", facts)
	}
	return facts
}

// sign is a picture of a game's sign, painted once a size.
func (s *shelf) sign(app *App, n int, width, height float64) *ebiten.Image {
	if s.signs[n] == nil {
		g := app.cabinet.games[n]
		s.signs[n] = ebiten.NewImage(int(width), int(height))
		g.Backdrop.PaintSign(app.Writer, s.signs[n], g.Words.Text("game.name"))
	}
	return s.signs[n]
}
