package myplay

import (
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/play"
	"capital/game/scene"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// content is what the part that is shown has, from its top to its end.
func (s *Screen) content() []item {
	words := s.app.Strings
	if s.part == profileTab {
		return []item{s.profile()}
	}
	g, matches := s.shown()
	switch {
	case !s.known:
		return []item{s.paragraph(words.Text("play.reading"), theme.Moonlight)}
	case s.failure != nil:
		return []item{s.paragraph(words.Text("play.unread", s.failure.Error()), theme.Moonlight)}
	case s.part == goalsTab:
		return s.goals(g)
	case len(matches) == 0:
		return []item{s.paragraph(words.Text("play.none"), theme.Moonlight)}
	case s.part == slipsTab:
		return s.slips(g)
	case s.part == strengthTab:
		return []item{s.curve(g, matches)}
	}
	return s.figures(g, matches)
}

// paged is the first item of each page: as many of them as have room.
func (s *Screen) paged() []int {
	pages, high, rows := []int{0}, 0.0, 0
	for n, i := range s.items {
		if i.press != nil {
			rows++
		}
		if high += i.high; n > pages[len(pages)-1] && (high > s.layout.content.H || rows > mostRows) {
			pages, high, rows = append(pages, n), i.high, min(rows, 1)
		}
	}
	return pages
}

// onPage are the items of the page that is shown.
func (s *Screen) onPage() []item {
	end := len(s.items)
	if s.page+1 < len(s.pages) {
		end = s.pages[s.page+1]
	}
	return s.items[s.pages[s.page]:end]
}

// drawPage draws the page that is shown.
func (s *Screen) drawPage(dst *ebiten.Image) {
	y := s.layout.content.Y
	for _, i := range s.onPage() {
		i.draw(dst, y)
		y += i.high
	}
}

// drawHeading draws whose page it is, and of what.
func (s *Screen) drawHeading(dst *ebiten.Image) {
	profile, l := s.app.Settings().Profile, &s.layout
	s.app.Icons.DrawIn(dst, signs[profile.Sign%len(signs)].icon, math.Round(l.sign.X), math.Round(l.sign.Y), math.Floor(l.sign.H), theme.Seat(profile.Colour).Light)
	words, st := s.app.Writer.Within(s.heading(), l.heading.W, text.Style{Face: text.Black, Size: theme.TextHeading * l.b, Colour: theme.Moonlight, VAlign: text.Middle})
	s.app.Writer.Draw(dst, words, l.heading.X, l.heading.Y+l.heading.H/2, st)
}

// heading says whose page it is, and of which game.
func (s *Screen) heading() string {
	g := s.games[s.game]
	whose := s.app.Strings.Text("play.title")
	if name := s.app.Settings().Profile.Name; name != "" {
		whose = name
	}
	return whose + " · " + g.Words.Text("game.name")
}

// style is how something is written on a page.
func (s *Screen) style(size float64, face text.Face, colour theme.Colour) text.Style {
	return text.Style{Face: face, Size: size * s.layout.k, Colour: colour}
}

// paragraph is words over the whole width.
func (s *Screen) paragraph(words string, colour theme.Colour) item {
	st, place := s.style(theme.TextBody, text.Regular, colour), s.layout.content
	_, high := s.app.Writer.MeasureWrapped(words, place.W, st)
	above := 8 * s.layout.k
	return item{high: high + 2*above, said: words, draw: func(dst *ebiten.Image, y float64) {
		s.app.Writer.DrawWrapped(dst, words, place.X, y+above, place.W, st)
	}}
}

// rule draws a line above an item.
func (s *Screen) rule(dst *ebiten.Image, y float64) {
	pen(dst).Box(s.layout.content.X, y, s.layout.content.W, max(s.layout.u, 1), theme.NightLine.Fade(0.6))
}

func pen(dst *ebiten.Image) shape.Pen { return shape.Pen{Dst: dst, Scale: 1} }

// opponents says how many seats there were, and who the strongest rival was.
func (s *Screen) opponents(g *scene.Game, f play.Figures) string {
	switch f.Level {
	case play.Rob:
		return s.app.Strings.Text("play.alone")
	case play.People:
		return s.app.Strings.Text("play.seats", f.Seats, s.app.Strings.Text("play.people"))
	}
	return s.app.Strings.Text("play.seats", f.Seats, g.Words.Text("level."+f.Level))
}

// percent is a share in whole percents.
func percent(share float64) string { return strconv.Itoa(int(math.Round(100 * share))) }

// wins is how many wins there were, of which a shared one is a part.
func wins(f play.Figures) string {
	if whole := math.Round(f.Wins); math.Abs(whole-f.Wins) < 1e-6 {
		return strconv.Itoa(int(whole))
	}
	return text.Tenths(f.Wins, false)
}

// rivals are all that there are, the weakest first.
func rivals(g *scene.Game) []string { return append(slices.Clone(g.Levels), play.Rob, play.People) }

// figures are the figures, a row each.
func (s *Screen) figures(g *scene.Game, matches []play.Match) []item {
	words := s.app.Strings
	all := play.Count(matches, rivals(g))
	var items []item
	rows := [][]string{{words.Text("play.against"), words.Text("play.matches"), words.Text("play.wins"), words.Text("play.interval"), words.Text("play.best"), words.Text("play.mean")}}
	for _, f := range all {
		share := f.Wins / float64(f.Matches)
		rows = append(rows, []string{s.opponents(g, f), strconv.Itoa(f.Matches), words.Text("play.percent", wins(f), percent(share)),
			words.Text("play.range", percent(f.Low), percent(f.High)), strconv.Itoa(f.Best), text.Tenths(f.Mean, false)})
		line := words.Text("play.line", f.Matches, wins(f), percent(share), percent(f.Low), percent(f.High), f.Best, text.Tenths(f.Mean, false))
		items = append(items, s.stacked(s.opponents(g, f), line))
	}
	if columns, fit := s.columns(rows); fit {
		table := []item{s.row(rows[0], columns, true)}
		for n, row := range rows[1:] {
			r := s.row(row, columns, false)
			r.said = items[n].said
			table = append(table, r)
		}
		items = table
	}
	return append(items, s.paragraph(words.Text("play.shared"), theme.MoonSoft))
}

// stacked is a heading with a line below it.
func (s *Screen) stacked(heading, line string) item {
	st, below, place, k := s.style(theme.TextNumber, text.Bold, theme.Moonlight), s.style(theme.TextBody, text.Regular, theme.Moonlight), s.layout.content, s.layout.k
	_, first := s.app.Writer.MeasureWrapped(heading, place.W, st)
	_, second := s.app.Writer.MeasureWrapped(line, place.W, below)
	return item{high: first + second + 20*k, said: heading + ". " + line, draw: func(dst *ebiten.Image, y float64) {
		s.rule(dst, y)
		s.app.Writer.DrawWrapped(dst, heading, place.X, y+6*k, place.W, st)
		s.app.Writer.DrawWrapped(dst, line, place.X, y+first+10*k, place.W, below)
	}}
}

// columns are how wide the columns of a table are, and whether all have room.
func (s *Screen) columns(rows [][]string) (wide []float64, fit bool) {
	wide = make([]float64, len(rows[0]))
	sum := 0.0
	for n := range wide {
		for r, row := range rows {
			face := text.Regular
			if r == 0 || n == 0 {
				face = text.Bold
			}
			w, _ := s.app.Writer.Measure(row[n], s.style(theme.TextNumber, face, theme.Moonlight))
			wide[n] = max(wide[n], w+24*s.layout.k)
		}
		sum += wide[n]
	}
	spare := s.layout.content.W - sum
	for n := range wide {
		wide[n] += max(spare, 0) / float64(len(wide))
	}
	return wide, spare >= 0
}

// row is a row of a table.
func (s *Screen) row(cells []string, wide []float64, header bool) item {
	k, place := s.layout.k, s.layout.content
	high := 36 * k
	return item{high: high, draw: func(dst *ebiten.Image, y float64) {
		s.rule(dst, y+high)
		x := place.X
		for n, words := range cells {
			st := s.style(theme.TextNumber, text.Regular, theme.Moonlight)
			st.VAlign = text.Middle
			if header {
				st.Face, st.Colour = text.Bold, theme.MoonSoft
			}
			if n == 0 {
				st.Face = text.Bold
				s.app.Writer.Draw(dst, words, x, y+high/2, st)
			} else {
				st.Align = text.Right
				s.app.Writer.Draw(dst, words, x+wide[n], y+high/2, st)
			}
			x += wide[n]
		}
	}}
}

// goals are the goals of a game: those that were reached are lit.
func (s *Screen) goals(g *scene.Game) []item {
	words, reached := s.app.Strings, 0
	var items []item
	for _, name := range g.Goals.Names {
		first, ok := s.history.Has(g.Name, name)
		if ok {
			reached++
		}
		items = append(items, s.goal(g.Words.Text("goal."+name), g.Words.Text("goal."+name+".line"), first, ok))
	}
	line := words.Text("play.goals.count", reached, len(g.Goals.Names))
	if reached > 0 {
		line += ". " + words.Text("play.goals.look")
	}
	return append([]item{s.paragraph(line, theme.MoonSoft)}, items...)
}

// goal is one goal. One that was reached leads to the match in which it was first.
func (s *Screen) goal(name, line string, first play.Reached, reached bool) item {
	k, place, state := s.layout.k, s.layout.content, s.app.Strings.Text("play.goal.open")
	colour, edge, arrow, least, space := theme.MoonSoft, 0.0, 0.0, 0.0, 0.0
	if reached {
		colour, state = theme.NeonAmber, s.app.Strings.Text("play.goal.date", s.dateText(first.Date()))
		line += " " + state
		edge, arrow, least, space = 14*k, 32*k, tall*s.layout.u, gap*s.layout.u
	}
	st, below := s.style(theme.TextNumber, text.Bold, colour), s.style(theme.TextBody, text.Regular, theme.Moonlight)
	x, wide := place.X+edge+36*k, place.W-2*edge-36*k-arrow
	_, high := s.app.Writer.MeasureWrapped(name, wide, st)
	_, second := s.app.Writer.MeasureWrapped(line, wide, below)
	tallest := max(high+second+16*k, least)
	i := item{high: tallest + space, said: name + ". " + line, draw: func(dst *ebiten.Image, y float64) {
		if reached {
			s.arrow(dst, place.X+place.W-edge, y+tallest/2)
		} else {
			s.rule(dst, y)
		}
		top := y + (tallest-high-second)/2
		s.tick(dst, place.X+edge+13*k, top+high/2, reached)
		s.app.Writer.DrawWrapped(dst, name, x, top, wide, st)
		s.app.Writer.DrawWrapped(dst, line, x, top+high, wide, below)
	}}
	if !reached {
		i.said += " " + state
		return i
	}
	i.place = widget.Rect{W: place.W, H: tallest}
	i.press = func() { s.lookBackAt(first.Match(), 0) }
	return i
}

// arrow draws that something leads on, up to a point.
func (s *Screen) arrow(dst *ebiten.Image, x, y float64) {
	k := s.layout.k
	pen(dst).At(x-10*k, y-8*k, k).Line("M2 1 L9 8 L2 15", 2.4, theme.MoonSoft)
}

// tick draws whether a goal was reached, around a point.
func (s *Screen) tick(dst *ebiten.Image, x, y float64, reached bool) {
	k := s.layout.k
	if !reached {
		pen(dst).Circle(x, y, 10*k, theme.MoonSoft)
		pen(dst).Circle(x, y, 8*k, theme.NightPanel)
		return
	}
	pen(dst).Circle(x, y, 10*k, theme.NeonAmber)
	pen(dst).At(x-10*k, y-10*k, k).Line("M5 10.5 L9 14.5 L15.5 6.5", 2.6, theme.NightDeep)
}

// dateText is a date of a file's name in words.
func (s *Screen) dateText(date string) string {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return scene.DateText(s.app.Strings, day)
}

// profile is what stands around the fields of the profile.
func (s *Screen) profile() item {
	words, l := s.app.Strings, &s.layout
	keys := []string{"play.profile.name", "play.profile.sign", "play.profile.colour"}
	return item{high: l.content.H, said: words.Text("play.profile.line"), draw: func(dst *ebiten.Image, y float64) {
		for n, key := range keys {
			st := s.style(theme.TextBody, text.Bold, theme.Moonlight)
			st.VAlign = text.Middle
			text, st := s.app.Writer.Within(words.Text(key), l.content.W, st)
			s.app.Writer.Draw(dst, text, l.content.X, l.profile[n].Y-l.label/2, st)
		}
		last := l.profile[2]
		place := widget.Rect{X: l.content.X, Y: last.Y + last.H + gap*l.u, W: l.content.W}
		place.H = l.content.Y + l.content.H - place.Y
		s.within(dst, words.Text("play.profile.line"), place)
	}}
}

// within writes words in a place, smaller where they have no room.
func (s *Screen) within(dst *ebiten.Image, words string, place widget.Rect) {
	st := s.fitted(words, place.W, place.H, s.style(theme.TextBody, text.Regular, theme.MoonSoft))
	s.app.Writer.DrawWrapped(dst, words, place.X, place.Y, place.W, st)
}

// fitted is a style in which words have room in a place, as far as they may get smaller.
func (s *Screen) fitted(words string, w, h float64, st text.Style) text.Style {
	for range 16 {
		if wide, high := s.app.Writer.MeasureWrapped(words, w, st); wide <= w && high <= h {
			break
		}
		st.Size = max(st.Size*0.93, min(s.app.Writer.Least, st.Size))
	}
	return st
}
