package scene

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/narration"
	"capital/game/store"
	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Measures of the screen of matches, in units of its own.
const (
	matchesEdge    = 12 // around the panel
	matchesPad     = 24
	matchesHead    = 80 // the heading, and the button that leads back; between them is room for another
	matchesTool    = 52 // high
	matchesGap     = 10
	matchesFoot    = 72
	matchesRowHigh = 108
	matchesButtons = 62 // of a row, where they lie below its words
	matchesSignW   = 140
	matchesSignH   = 76
	matchesBar     = 8
	matchesWide    = 1240 // of the panel at most
	matchesAside   = 940  // from which width on a row's buttons lie beside its words
	matchesSlim    = 430  // that it needs where they lie below them
	matchesLeast   = 2    // rows for which there is room, where there is enough
)

// matchesPlan is how the screen is divided, in pixels.
type matchesPlan struct {
	scale float64 // as a factor of the unit
	k     float64 // pixels of a unit of its own
	below bool    // the buttons of a row lie below its words
	panel widget.Rect
	list  widget.Rect // of the rows
	rows  int         // that are seen
	high  float64     // of a row, with the gap below it
}

// planMatches divides the screen, as large as the text size asks for and the rows allow.
func planMatches(app *App) (p matchesPlan) {
	u := app.Unit()
	width, height := app.Size()
	p.below = app.upright()
	for p.scale = app.TextScale(2); ; p.scale *= 0.97 {
		p.k = app.Room().Touchable(u*p.scale, matchesTool)
		wide, tall := width/p.k-2*matchesEdge, height/p.k-2*matchesEdge
		slim, row, tools := float64(matchesAside), float64(matchesRowHigh), float64(matchesTool)
		if p.below {
			slim, row, tools = matchesSlim, matchesRowHigh+matchesButtons, 2*matchesTool+matchesGap
		}
		room := tall - matchesHead - tools - matchesGap - matchesFoot
		p.rows = max(int(room/(row+matchesGap)), 1)
		if fits := wide >= slim && p.rows >= matchesLeast; !fits && p.k == u*p.scale && p.scale > 0.5 {
			continue
		}
		wide = min(wide, matchesWide)
		p.panel = widget.Rect{X: width/2 - wide*p.k/2, Y: height/2 - tall*p.k/2, W: wide * p.k, H: tall * p.k}
		p.list = p.panel
		p.list.X += matchesPad * p.k
		p.list.W -= 2 * matchesPad * p.k
		p.list.Y += (matchesHead + tools + matchesGap) * p.k
		p.list.H = room * p.k
		p.high = p.list.H / float64(p.rows)
		return p
	}
}

// lay lays the screen out and writes the words of its widgets.
func (s *matchesScreen) lay(app *App) {
	s.signs.forget()
	s.plan = planMatches(app)
	p, w := &s.plan, s.Widgets.Widgets[:matchesRows]
	for range p.rows {
		w = append(w, make([]widget.Widget, rowWidgets)...)
	}
	s.Widgets.Widgets = w
	k, in := p.k, p.list
	y := p.panel.Y + matchesHead*k
	tool := func(x, y, wide float64) widget.Rect { return widget.Rect{X: x, Y: y, W: wide, H: matchesTool * k} }
	cyclers := [2]float64{230 * k, 260 * k}
	x := in.X + in.W - cyclers[0] - cyclers[1] - matchesGap*k
	if p.below {
		w[matchesSearch].Rect = tool(in.X, y, in.W)
		y += (matchesTool + matchesGap) * k
		cyclers[0] = (in.W - matchesGap*k) / 2
		cyclers[1], x = cyclers[0], in.X
	} else {
		w[matchesSearch].Rect = tool(in.X, y, x-in.X-matchesGap*k)
	}
	w[matchesWhich].Rect = tool(x, y, cyclers[0])
	w[matchesGame].Rect = tool(x+cyclers[0]+matchesGap*k, y, cyclers[1])
	w[matchesBack].Rect = tool(in.X+in.W-150*k, p.panel.Y+16*k, 150*k)
	wide := min(200*k, in.W*0.4)
	w[matchesBringBack].Rect = tool(in.X+in.W-wide, p.panel.Y+p.panel.H-(matchesTool+10)*k, wide)
	for n := range p.rows {
		s.layRow(n)
	}
	s.choose(app)
}

// rowRect is where a row lies.
func (p *matchesPlan) rowRect(n int) widget.Rect {
	return widget.Rect{X: p.list.X, Y: p.list.Y + float64(n)*p.high, W: p.list.W - 2*matchesBar*p.k, H: p.high - matchesGap*p.k}
}

// wordsRect is where the words of a row lie, right of its sign.
func (p *matchesPlan) wordsRect(n int) widget.Rect {
	r, k := p.rowRect(n), p.k
	r.X, r.W = r.X+(matchesSignW+24)*k, r.W-(matchesSignW+36)*k
	if p.below {
		r.X, r.W = r.X-(matchesSignW-90)*k, r.W+(matchesSignW-90)*k
		r.H -= matchesButtons * k
	} else {
		r.W -= (160 + 2*130 + 3*matchesGap) * k
	}
	return r
}

// signRect is where the sign of its game lies.
func (p *matchesPlan) signRect(n int) widget.Rect {
	words, k := p.wordsRect(n), p.k
	wide, high := matchesSignW*k, matchesSignH*k
	if p.below {
		wide, high = 90*k, 60*k
	}
	return widget.Rect{X: p.rowRect(n).X + 12*k, Y: words.Y + (words.H-high)/2, W: wide, H: high}
}

// layRow lays the buttons of a row out.
func (s *matchesScreen) layRow(n int) {
	r, k := s.plan.rowRect(n), s.plan.k
	wides := [rowWidgets]float64{160 * k, 130 * k, 130 * k}
	x, y := r.X+r.W-(160+2*130+2*matchesGap+12)*k, r.Y+(r.H-matchesTool*k)/2
	if s.plan.below {
		wide := (r.W - (24+2*matchesGap)*k) / rowWidgets
		wides = [rowWidgets]float64{wide, wide, wide}
		x, y = r.X+12*k, r.Y+r.H-(matchesTool+12)*k
	}
	for part := range rowWidgets {
		s.part(n, part).Rect = widget.Rect{X: x, Y: y, W: wides[part], H: matchesTool * k}
		x += wides[part] + matchesGap*k
	}
}

// part is a widget of a row.
func (s *matchesScreen) part(n, part int) *widget.Widget {
	return &s.Widgets.Widgets[matchesRows+n*rowWidgets+part]
}

// label writes what the widgets say, and hides those that say nothing.
func (s *matchesScreen) label(app *App) {
	s.Stale = true
	w, words := s.Widgets.Widgets, app.Strings
	w[matchesBack].Label = words.Text("button.back")
	w[matchesSearch].Hint = words.Text("matches.search")
	w[matchesWhich].Value = words.Text("matches.which." + strconv.Itoa(int(s.which)))
	w[matchesGame].Value = words.Text("matches.games")
	if s.game > 0 {
		w[matchesGame].Value = app.cabinet.games[s.game-1].Words.Text("game.name")
	}
	w[matchesBringBack].Label, w[matchesBringBack].Hidden = words.Text("matches.bring-back"), s.deleted == nil
	for n := range s.plan.rows {
		m := s.row(n)
		open, share, remove := s.part(n, rowOpen), s.part(n, rowShare), s.part(n, rowDelete)
		if open.Hidden, share.Hidden, remove.Hidden = m == nil, m == nil, m == nil; m == nil {
			continue
		}
		deleted := m.Shelf() == store.Deleted
		key := "matches.go-on"
		switch {
		case deleted:
			key = "matches.bring-back"
		case m.Told.Over:
			key = "matches.look"
		}
		open.Label, open.Hidden = words.Text(key), m.Err != "" && !deleted
		share.Label, share.Hidden = words.Text("share.button"), deleted || !m.Told.Over
		remove.Label, remove.Hidden = words.Text("matches.delete"), deleted
	}
}

// status says how many matches are listed and what was deleted last.
func (s *matchesScreen) status(app *App) string {
	words := app.Strings
	switch {
	case s.deleted != nil:
		return words.Text("matches.deleted", s.deleted.title(app))
	case s.left > 0 && len(s.all) > 0:
		return words.Text("matches.reading", len(s.shown), s.left)
	case s.left > 0:
		return ""
	case s.which == whichDeleted:
		return words.Text("matches.deleted.line")
	}
	return words.Text("matches.count", len(s.shown))
}

// empty says why no match is listed, or nothing.
func (s *matchesScreen) empty(app *App) string {
	switch {
	case len(s.shown) > 0 || s.left > 0:
		return ""
	case len(s.all) > 0:
		return app.Strings.Text("matches.none.found")
	}
	return app.Strings.Text("matches.none")
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (s *matchesScreen) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (s *matchesScreen) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p, k := app.Painter(widget.Night(), s.plan.k/app.Unit()), s.plan.k
	p.Panel(dst, s.plan.panel)
	in := s.plan.list
	heading(app, dst, app.Strings.Text("matches.title"), in.X, s.plan.panel.Y+(16+matchesTool/2)*k, k)
	for n := range s.plan.rows {
		if m := s.row(n); m != nil {
			s.drawRow(app, dst, n, m)
		}
	}
	s.drawBar(app, dst)
	room := in.W
	if s.deleted != nil {
		room = s.Widgets.Widgets[matchesBringBack].Rect.X - in.X - matchesGap*k
	}
	foot := s.plan.panel.Y + s.plan.panel.H - matchesFoot*k/2
	app.Writer.DrawWrapped(dst, s.status(app), in.X, foot, room, text.Style{Size: 18 * k, Colour: theme.MoonSoft, VAlign: text.Middle})
	x, y := in.Centre()
	app.Writer.DrawWrapped(dst, s.empty(app), x, y, in.W, text.Style{Size: 22 * k, Colour: theme.MoonSoft, Align: text.Centre, VAlign: text.Middle})
	p.Draw(dst, s.Widgets, app.Screen())
}

// drawRow draws a match: the sign of its game, the game and the day, its seats and how it went.
func (s *matchesScreen) drawRow(app *App, dst *ebiten.Image, n int, m *matchRow) {
	r, words, k := s.plan.rowRect(n), s.plan.wordsRect(n), s.plan.k
	app.Icons.Plate(dst, r.X, r.Y, r.W, r.H, 8*k, theme.Night)
	if m.game != nil {
		at := s.plan.signRect(n)
		var options ebiten.DrawImageOptions
		options.GeoM.Translate(math.Round(at.X), math.Round(at.Y))
		dst.DrawImage(s.signs.of(app, m.game, at.W, at.H), &options)
	}
	say := func(line string, at float64, st text.Style) {
		st.VAlign = text.Middle
		line, st = app.Writer.Within(line, words.W, st)
		app.Writer.Draw(dst, line, words.X, words.Y+words.H*at, st)
	}
	say(m.title(app), 0.21, text.Style{Face: text.Bold, Size: 20 * k, Colour: theme.Moonlight})
	say(m.facts(app), 0.80, text.Style{Size: 16 * k, Colour: theme.MoonSoft})
	if m.Err == "" && m.game != nil {
		s.drawSeats(app, dst, m, words.X, words.Y+words.H*0.505, words.W)
	}
}

// drawSeats draws the seats of a match in a line: the emblem of each in its colours, and its words. They are written smaller
// where they lack room.
func (s *matchesScreen) drawSeats(app *App, dst *ebiten.Image, m *matchRow, x, y, room float64) {
	k, seats := s.plan.k, m.seats(app)
	st := text.Style{Size: 18 * k, Colour: theme.Moonlight, VAlign: text.Middle}
	emblem, near := 24*k, 5*k
	each := emblem + near + 14*k
	wide := -14 * k
	var wides []float64
	for _, who := range seats {
		w, _ := app.Writer.Measure(who.words, st)
		wides = append(wides, w)
		wide += w + each
	}
	written := room - (each*float64(len(seats)) - 14*k)
	for n, who := range seats {
		colours := theme.Seat(who.seat)
		m.game.Emblem(dst, who.seat, math.Round(x), math.Round(y-emblem/2), emblem, colours.Light, colours.Dark)
		line, style := who.words, st
		if wide > room {
			wides[n] *= written / (wide - each*float64(len(seats)) + 14*k)
			line, style = app.Writer.Within(line, wides[n], st)
		}
		app.Writer.Draw(dst, line, x+emblem+near, y, style)
		x += each + wides[n]
	}
}

// drawBar shows which part of the list is seen, where that is not all.
func (s *matchesScreen) drawBar(app *App, dst *ebiten.Image) {
	many, k, in := len(s.shown), s.plan.k, s.plan.list
	if many <= s.plan.rows {
		return
	}
	bar := widget.Rect{X: in.X + in.W - matchesBar*k, Y: in.Y, W: matchesBar * k, H: in.H - matchesGap*k}
	app.Icons.Plate(dst, bar.X, bar.Y, bar.W, bar.H, bar.W/2, theme.Night)
	high := max(bar.H*float64(s.plan.rows)/float64(many), 24*k)
	y := bar.Y + (bar.H-high)*float64(s.first)/float64(many-s.plan.rows)
	app.Icons.Plate(dst, bar.X, math.Round(y), bar.W, math.Round(high), bar.W/2, theme.NightLine)
}

// signs are pictures of the signs of games, each painted once a size.
type signs map[*game]*ebiten.Image

func (s *signs) of(app *App, g *game, width, height float64) *ebiten.Image {
	if (*s)[g] == nil {
		if *s == nil {
			*s = signs{}
		}
		(*s)[g] = ebiten.NewImage(int(width), int(height))
		g.Backdrop.PaintSign(app.Writer, (*s)[g], g.Words.Text("game.name"))
	}
	return (*s)[g]
}

// forget gives the pictures back.
func (s *signs) forget() {
	for _, sign := range *s {
		sign.Deallocate()
	}
	*s = nil
}

// Spoken implements [Speaker].
func (s *matchesScreen) Spoken(app *App) narration.Speech {
	words := app.Strings
	prompt := narration.Sentence(s.status(app), s.empty(app))
	return s.spoken(app, words.Text("matches.title"), prompt, func(index int) string {
		switch index {
		case matchesWhich:
			return words.Text("matches.which")
		case matchesGame:
			return words.Text("matches.game")
		case matchesSearch:
			return words.Text("matches.search")
		}
		if n := index - matchesRows; n >= 0 {
			if m := s.row(n / rowWidgets); m != nil {
				return narration.Sentence(s.Widgets.Widgets[index].Label, m.spoken(app))
			}
		}
		return ""
	})
}

// matchesDrag is a press among the rows that may move them.
type matchesDrag struct {
	held, moved bool
	y           float64
	first       int // the row that was seen first when it began
}

// dragSlop is how far a press may go and still be a click, in units of the screen of matches.
const dragSlop = 10

// scrolled moves the rows as the intents say, and returns the intents that are for the widgets.
func (s *matchesScreen) scrolled(app *App, intents []input.Intent) (left []input.Intent) {
	for _, in := range intents {
		if s.dragged(app, &in) || s.stepped(app, in) {
			continue
		}
		left = append(left, in)
	}
	return left
}

// dragged follows a pointer that moves the rows, and reports whether it does: then the press no longer counts for widgets.
func (s *matchesScreen) dragged(app *App, in *input.Intent) bool {
	d := &s.drag
	switch in.Kind {
	case input.Press:
		*d = matchesDrag{held: s.plan.list.Contains(in.X, in.Y), y: in.Y, first: s.first}
	case input.Move:
		if !d.held || !d.moved && math.Abs(in.Y-d.y) < dragSlop*s.plan.k {
			return false
		}
		s.scroll(app, d.first+int(math.Round((d.y-in.Y)/s.plan.high))-s.first)
		if !d.moved {
			d.moved, in.Kind = true, input.Abandon
			return false
		}
		return true
	case input.Release:
		moved := d.moved
		*d = matchesDrag{}
		return moved
	case input.Abandon:
		*d = matchesDrag{}
	}
	return false
}

// stepped moves the rows by the wheel, by the keys that turn things, and by going on beyond the first or the last that is seen.
func (s *matchesScreen) stepped(app *App, in input.Intent) bool {
	at := s.Widgets.Focused() - matchesRows
	row := at / rowWidgets
	switch {
	case in.Kind == input.Turn && in.DY != 0:
		s.scroll(app, in.DY)
		return true
	case in.Kind == input.Turn:
		s.scroll(app, in.Number*s.plan.rows)
		return true
	case at < 0:
		return false
	case in.Kind == input.Navigate && in.DY > 0 && row == s.plan.rows-1, in.Kind == input.Navigate && in.DY < 0 && row == 0:
		return s.scroll(app, in.DY)
	case in.Kind == input.Next && s.isEnd(at, 1), in.Kind == input.Previous && s.isEnd(at, -1):
		way := 1
		if in.Kind == input.Previous {
			way = -1
		}
		if !s.scroll(app, way) {
			return false
		}
		s.focusEnd(row, way)
		return true
	}
	return false
}

// isEnd reports whether a part of the rows is the last one that can be used on a way, 1 on or -1 back.
func (s *matchesScreen) isEnd(at, way int) bool {
	w := s.Widgets.Widgets[matchesRows:]
	for at += way; at >= 0 && at < len(w); at += way {
		if !w[at].Hidden {
			return false
		}
	}
	return true
}

// focusEnd goes to the part of a row that comes first on a way.
func (s *matchesScreen) focusEnd(row, way int) {
	for n := range rowWidgets {
		part := n
		if way < 0 {
			part = rowWidgets - 1 - n
		}
		if !s.part(row, part).Hidden {
			s.Widgets.Focus(matchesRows + row*rowWidgets + part)
			return
		}
	}
}
