package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// shelf shows the games of the cabinet. Who takes one goes to its title.
type shelf struct {
	WidgetScene // a button for each game, then the one that leads back
	back        func() Scene
	scale       float64
}

// newShelf makes the shelf; back makes the scene to return to, that of the game taken.
func newShelf(app *App, back func() Scene) *shelf {
	s := &shelf{back: back}
	var w []widget.Widget
	for _, g := range app.cabinet.games {
		w = append(w, widget.Widget{Main: g == app.cabinet.open})
	}
	s.Widgets = widget.NewGroup(append(w, widget.Widget{Label: app.Strings.Text("button.back")})...)
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
		app.Show(s.back())
	}
	return nil
}

// Measures of the shelf, in logical units.
const (
	shelfWidth  = 560 // of a game
	shelfHeight = 190
	shelfGap    = 20
	shelfHead   = 96
	shelfFoot   = 96
)

// lay lays the games out in two columns, or in one where the screen is higher than wide.
func (s *shelf) lay(app *App) {
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
}

// Draw implements [Scene].
func (s *shelf) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	u := app.Unit()
	p := app.Painter(widget.Night(), s.scale)
	first := s.Widgets.Widgets[0].Rect
	heading(app, dst, app.Strings.Text("shelf.title"), first.X, first.Y-44*u, u)
	p.DrawWidgets(dst, s.Widgets)
	for n, g := range app.cabinet.games {
		drawShelved(app, dst, g, s.Widgets.Widgets[n], p.Scale)
	}
}

// drawShelved draws a game on its button: the emblem of its first seat, its name and what it is about.
func drawShelved(app *App, dst *ebiten.Image, g *game, w widget.Widget, k float64) {
	r, colours := w.Rect, theme.Seat(0)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(r.X+10*k, r.Y+10*k, 170*k, 170*k, 6*k, colours.Dark)
	g.Emblem(dst, 0, r.X+25*k, r.Y+25*k, 140*k, colours.Light, colours.Dark)
	look := widget.Night()
	name, line := look.Text, look.Soft
	if w.Main {
		name, line = look.MainText, look.MainText
	}
	x, room := r.X+200*k, r.W-220*k
	st := text.Style{Face: text.Black, Size: 38 * k, Colour: name, VAlign: text.Middle}
	words := g.Words.Text("game.name")
	if wide, _ := app.Writer.Measure(words, st); wide > room {
		st.Size *= room / wide
	}
	app.Writer.Draw(dst, words, x, r.Y+64*k, st)
	app.Writer.DrawWrapped(dst, g.Words.Text("game.line"), x, r.Y+124*k, room, text.Style{Size: 20 * k, Colour: line, VAlign: text.Middle})
}
