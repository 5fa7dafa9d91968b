package scene

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/narration"
	"capital/game/store"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

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
	cyclers := [2]float64{min(230*k, in.W*0.31), min(260*k, in.W*0.32)}
	x := in.X + in.W - cyclers[0] - cyclers[1] - matchesGap*k
	if p.slim {
		w[matchesSearch].Rect = tool(in.X, y, in.W)
		y += (matchesTool + matchesGap) * k
		cyclers[0] = (in.W - matchesGap*k) / 2
		cyclers[1], x = cyclers[0], in.X
	} else {
		w[matchesSearch].Rect = tool(in.X, y, x-in.X-matchesGap*k)
	}
	w[matchesWhich].Rect = tool(x, y, cyclers[0])
	w[matchesGame].Rect = tool(x+cyclers[0]+matchesGap*k, y, cyclers[1])
	s.layHead(app)
	wide := min(200*k, in.W*0.4)
	w[matchesBringBack].Rect = tool(in.X+in.W-wide, p.panel.Y+p.panel.H-(matchesTool+10)*k, wide)
	for n := range p.rows {
		s.layRow(n)
	}
	s.choose(app)
}

// layHead lays the buttons out that lie beside the heading, as wide as it leaves room for.
func (s *matchesScreen) layHead(app *App) {
	w, k, in, y := s.Widgets.Widgets, s.plan.k, s.plan.list, s.plan.panel.Y+16*s.plan.k
	heading, _ := app.Writer.Measure(app.Strings.Text("matches.title"), headingStyle(k))
	wide, many := 150*k, 2.0
	if w[matchesMyPlay].Hidden {
		many = 1
	}
	wide = min(wide, (in.W-heading)/many-matchesGap*k)
	w[matchesBack].Rect = widget.Rect{X: in.X + in.W - wide, Y: y, W: wide, H: matchesTool * k}
	w[matchesMyPlay].Rect = widget.Rect{X: in.X + in.W - 2*wide - matchesGap*k, Y: y, W: wide, H: matchesTool * k}
}

// layRow lays the buttons of a row out.
func (s *matchesScreen) layRow(n int) {
	r, k := s.plan.rowRect(n), s.plan.k
	wides := s.plan.buttons
	x, y := r.X+r.W-s.plan.buttonsWide()-12*k, r.Y+(r.H-matchesTool*k)/2
	if s.plan.below {
		wide := r.W/k - 24 - 2*matchesGap
		wides = [rowWidgets]float64{0.35 * wide, 0.37 * wide, 0.28 * wide} // to delete needs the shortest word
		x, y = r.X+12*k, r.Y+r.H-(matchesTool+12)*k
	}
	for part := range rowWidgets {
		s.part(n, part).Rect = widget.Rect{X: x, Y: y, W: wides[part] * k, H: matchesTool * k}
		x += (wides[part] + matchesGap) * k
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
	w[matchesMyPlay].Label = words.Text("play.title")
	w[matchesSearch].Hint = words.Text("matches.search")
	w[matchesWhich].Value = words.Text("matches.which." + strconv.Itoa(int(s.which)))
	w[matchesGame].Value = words.Text("matches.games")
	if s.game > 0 {
		g := app.cabinet.games[s.game-1]
		w[matchesGame].Value = g.Words.Text("game.name")
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
		case m.Told.Over && !m.letter():
			key = "matches.look"
		}
		open.Label, open.Hidden = words.Text(key), m.Err != "" && !deleted
		share.Label, share.Hidden = words.Text("share.button"), deleted || m.Err != "" || m.letter() && !m.Told.Over
		if !m.Told.Over {
			share.Label = words.Text("matches.look")
		}
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

// drawRow draws a match: its city, or the sign of its game, the game and the day, its seats and how it went.
func (s *matchesScreen) drawRow(app *App, dst *ebiten.Image, n int, m *matchRow) {
	r, words, k := s.plan.rowRect(n), s.plan.wordsRect(n), s.plan.k
	app.Icons.Plate(dst, r.X, r.Y, r.W, r.H, 8*k, theme.Night)
	if m.game != nil {
		at := s.plan.signRect(n)
		var options ebiten.DrawImageOptions
		options.GeoM.Translate(math.Round(at.X), math.Round(at.Y))
		picture := s.cities.of(keyOf(m, at))
		if picture == nil {
			picture = s.signs.of(app, m.game, at.W, at.H)
		}
		dst.DrawImage(picture, &options)
	}
	lines := s.seatLines(app, m, words)
	at := [...]float64{0.21, 0.505, 0.80} // of the title, the seats and the facts
	if len(lines) == 2 {
		at = [...]float64{0.16, 0.40, 0.86}
	} else if len(lines) > 2 {
		at = [...]float64{0.12, 0.32, 0.89}
	}
	say := func(line string, at float64, st text.Style) {
		st.VAlign = text.Middle
		line, st = app.Writer.Within(line, words.W, st)
		app.Writer.Draw(dst, line, words.X, words.Y+words.H*at, st)
	}
	say(m.title(app), at[0], text.Style{Face: text.Bold, Size: 20 * k, Colour: theme.Moonlight})
	for n, line := range lines {
		s.drawSeats(app, dst, m, line, words.X, words.Y+words.H*(at[1]+float64(n)*(at[2]-at[1])/float64(len(lines))), words.W)
	}
	say(m.facts(app), at[2], text.Style{Size: 16 * k, Colour: theme.MoonSoft})
}

// Of the seats of a row, in units of the screen of matches: the size of an emblem and how far its words are from it, and from
// the next emblem.
const (
	seatEmblem = 24
	seatNear   = 5
	seatApart  = 14
)

// seatStyle is how the seats of a row are written.
func (s *matchesScreen) seatStyle() text.Style {
	return text.Style{Size: 18 * s.plan.k, Colour: theme.Moonlight, VAlign: text.Middle}
}

// seatsHigh is how high the words of a row are at least whose seats lie in three lines.
const seatsHigh = 128

// seatLines are the seats of a match in a line, or in two where they lack room; in three where the row is high and they still do.
func (s *matchesScreen) seatLines(app *App, m *matchRow, place widget.Rect) [][]matchSeat {
	if m.Err != "" {
		return nil
	}
	seats := m.seats(app)
	lines := [][]matchSeat{seats}
	wide := func(line []matchSeat) bool { return s.seatsWide(app, line) > place.W }
	for most := 2; most <= 3 && len(seats) >= most && slices.ContainsFunc(lines, wide); most++ {
		if most < 3 || place.H >= seatsHigh*s.plan.k {
			lines = slices.Collect(slices.Chunk(seats, (len(seats)+most-1)/most))
		}
	}
	return lines
}

// seatsWide is how wide seats are side by side.
func (s *matchesScreen) seatsWide(app *App, seats []matchSeat) float64 {
	wide := -seatApart * s.plan.k
	for _, who := range seats {
		w, _ := app.Writer.Measure(who.words, s.seatStyle())
		wide += w + (seatEmblem+seatNear+seatApart)*s.plan.k
	}
	return wide
}

// drawSeats draws seats side by side: the emblem of each in its colours, and its words. They are written smaller where they
// lack room.
func (s *matchesScreen) drawSeats(app *App, dst *ebiten.Image, m *matchRow, seats []matchSeat, x, y, room float64) {
	k := s.plan.k
	around := ((seatEmblem+seatNear+seatApart)*float64(len(seats)) - seatApart) * k // the words
	smaller := min((room-around)/(s.seatsWide(app, seats)-around), 1)
	for _, who := range seats {
		colours := m.game.Colours(who.seat)
		m.game.Emblem(dst, who.seat, math.Round(x), math.Round(y-seatEmblem*k/2), seatEmblem*k, colours.Light, colours.Dark)
		wide, _ := app.Writer.Measure(who.words, s.seatStyle())
		line, st := who.within(app.Writer, wide*smaller+0.5, s.seatStyle())
		app.Writer.Draw(dst, line, x+(seatEmblem+seatNear)*k, y, st)
		x += (seatEmblem+seatNear+seatApart)*k + wide*smaller
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
