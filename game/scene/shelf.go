package scene

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// shelf shows the games of the cabinet. Taking one leads to its title.
type shelf struct {
	WidgetScene // a button for each game, then the one that leads back
	back        func() Scene
	scale       float64
	words       float64         // how much larger than the rest of a game its words are: 1 or more
	tall        float64         // height of a game's sign, in logical units
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
	shelfSign   = 170 // height of a game's sign where its words are not large
	leastSign   = 64  // and where they are
	shelfGap    = 20
	shelfHead   = 96
	shelfFoot   = 96
	shelfSide   = 24 // between a game's edge and its words
)

// Of the words below a game's sign: their sizes, and how far below it the middle of the name lies, and of the first lines of
// what it is about and of the facts.
const (
	shelfName, shelfNameAt   = 32, 28
	shelfLine, shelfLineAt   = 20, 64
	shelfFacts, shelfFactsAt = 20, 96
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
	high := s.layWords(app, k, (height-(shelfHead+shelfFoot)*u)/k/float64(rows)-shelfGap)
	tall = float64(rows)*(high+shelfGap) - shelfGap
	left := width/2 - wide*k/2
	top := shelfHead*u + (height-(shelfHead+shelfFoot)*u-tall*k)/2
	for n := range games {
		column, row := float64(n%columns), float64(n/columns)
		games[n].Rect = widget.Rect{X: left + column*(shelfWidth+shelfGap)*k, Y: top + row*(high+shelfGap)*k, W: shelfWidth * k, H: high * k}
	}
	large := u * max(app.TextScale(1.3), 1)
	s.Widgets.Widgets[len(games)].Rect = widget.Rect{X: left, Y: height - 18*u - 60*large, W: 150 * large, H: 60 * large}
	s.Widgets.Widgets[len(games)].Label = app.Strings.Text("button.back")
}

// layWords finds how large the words of the games can be where each is at most so many units of k pixels high, below a sign that
// is lower for it, and returns how high they are.
func (s *shelf) layWords(app *App, k, most float64) float64 {
	for s.words = max(app.TextScale(2)/s.scale, 1); s.words > 1; s.words -= 0.05 {
		high := 0.0
		s.tall = shelfSign
		for n := range app.cabinet.games {
			high = max(high, s.write(app, nil, n, widget.Rect{W: shelfWidth * k}, k)/k)
		}
		if s.tall -= max(high-most, 0); s.tall >= leastSign {
			return min(high, most)
		}
	}
	s.words, s.tall = 1, shelfSign
	return shelfHeight
}

// Draw implements [Scene].
func (s *shelf) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	u := app.Unit()
	p := app.Painter(widget.Night(), max(s.scale, app.TextScale(1.3)))
	first := s.Widgets.Widgets[0].Rect
	heading(app, dst, app.Strings.Text("shelf.title"), first.X, first.Y-44*u, u*max(app.TextScale(1.3), 1))
	p.DrawWidgets(dst, s.Widgets)
	for n := range app.cabinet.games {
		s.drawGame(app, dst, n, u*s.scale)
	}
}

// drawGame draws a game on its button: its sign and its words.
func (s *shelf) drawGame(app *App, dst *ebiten.Image, n int, k float64) {
	r := s.Widgets.Widgets[n].Rect
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(r.X+10*k), math.Round(r.Y+10*k))
	dst.DrawImage(s.sign(app, n, r.W-20*k, s.tall*k), &options)
	s.write(app, dst, n, r, k)
}

// write writes a game's words on its button: its name, what it is about, for how many and how long, and whether a match of it
// goes on. It returns how high the button has to be for them; with no picture to write on it does only that. Words that are
// larger than the rest take as many lines as they need.
func (s *shelf) write(app *App, dst *ebiten.Image, n int, r widget.Rect, k float64) (high float64) {
	g, w, look := app.cabinet.games[n], s.Widgets.Widgets[n], widget.Night()
	name, line := look.Text, look.Soft
	if w.Main {
		name, line = look.MainText, look.MainText
	}
	x, room, t := r.X+shelfSide*k, r.W-2*shelfSide*k, k*s.words
	below := r.Y + (10+s.tall)*k
	for _, part := range []struct {
		words    string
		at, size float64
		face     text.Face
		colour   theme.Colour
	}{
		{g.Words.Text("game.name"), shelfNameAt, shelfName, text.Black, name},
		{g.Words.Text("game.line"), shelfLineAt, shelfLine, text.Regular, line},
		{s.facts(app, n), shelfFactsAt, shelfFacts, text.Bold, line},
	} {
		st := text.Style{Face: part.face, Size: part.size * t, Colour: part.colour, VAlign: text.Middle}
		if wide, _ := app.Writer.Measure(part.words, st); wide > room && (s.words == 1 || part.size == shelfName) {
			st.Size *= room / wide * 0.999 // so that it is one line
		}
		_, tall := app.Writer.MeasureWrapped(part.words, room, st)
		more := max(tall-app.Writer.LineHeight(st), 0) // than one line
		if dst != nil {
			app.Writer.DrawWrapped(dst, part.words, x, below+part.at*t+more/2, room, st)
		}
		below += more
	}
	return below + (shelfHeight-10-shelfSign)*t - r.Y
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
