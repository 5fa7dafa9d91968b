package myplay

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/play"
	"capital/game/scene"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// slips are what each kind of decision gives away, where most is first: or the moments of the kind that was chosen, the worst first.
func (s *Screen) slips(g *scene.Game) []item {
	words, c := s.app.Strings, &s.courses
	switch {
	case c.failure != nil:
		return []item{s.paragraph(words.Text("play.unread", c.failure.Error()), theme.Moonlight)}
	case !c.known:
		return []item{s.paragraph(words.Text("play.slips.reading"), theme.Moonlight)}
	}
	known := slices.DeleteFunc(slices.Clone(c.reviewed), func(r play.Reviewed) bool { return r.Game != g.Name })
	all := play.CountGivenAway(known)
	if n := slices.IndexFunc(all, func(kind play.GivenAway) bool { return kind.Kind == s.kind }); n >= 0 {
		return s.moments(g, &all[n], len(known))
	}
	s.kind = ""
	items := s.work(g)
	switch {
	case len(known) == 0:
		items = append(items, s.paragraph(words.Text("play.slips.none"), theme.Moonlight))
	case len(all) == 0:
		items = append(items, s.paragraph(words.Text("play.slips.sure", len(known)), theme.Moonlight))
	default:
		items = append(items, s.paragraph(words.Text("play.slips.line", len(known)), theme.MoonSoft))
	}
	for _, kind := range all {
		items = append(items, s.entry(entry{
			name: g.Words.Text("decision." + kind.Kind), line: words.Text("play.slips.kind", len(kind.Slips), kind.Made, kind.Matches, len(known)),
			amount: s.amount(kind.AMatch, "play.slips.points"), said: s.amount(kind.AMatch, "play.slips.said"),
			press: func() { s.choose(kind.Kind) },
		}))
	}
	return items
}

// work says which matches are not worked out yet, with the button that begins or stops it.
func (s *Screen) work(g *scene.Game) (items []item) {
	words, c := s.app.Strings, &s.courses
	if failed := countOf(c.failed, g.Name); failed > 0 {
		items = append(items, s.paragraph(words.Text("play.slips.failed", failed), theme.MoonSoft))
	}
	unknown := countOf(c.unknown, g.Name)
	switch {
	case unknown == 0:
		return items
	case c.works == g.Name:
		return append(items, s.offer(words.Text("play.slips.working", unknown), words.Text("play.slips.stop"), s.stopWorking))
	}
	return append(items, s.offer(words.Text("play.slips.unknown", unknown), words.Text("play.slips.begin"), func() { s.beginWorking(g.Name) }))
}

func countOf(matches []play.Match, game string) int { return len(play.Of(matches, game)) }

// moments are the slips of a kind of decision, out of so many matches.
func (s *Screen) moments(g *scene.Game, kind *play.GivenAway, matches int) []item {
	words := s.app.Strings
	line := s.amount(kind.AMatch, "play.slips.said") + ". " + words.Text("play.slips.kind", len(kind.Slips), kind.Made, kind.Matches, matches) + ". " + words.Text("play.slips.moments")
	items := []item{s.stacked(g.Words.Text("decision."+kind.Kind), line)}
	for _, slip := range kind.Slips {
		items = append(items, s.entry(entry{
			name: s.dateText(slip.Match.Date()) + " · " + words.Text("play.slips.moment", slip.Move+1), line: s.against(g, slip.Match),
			amount: s.amount(slip.Points, "play.slips.points"), said: s.amount(slip.Points, "play.slips.worth"),
			press: func() { s.lookBackAt(slip.Match, slip.Move) },
		}))
	}
	return items
}

// against says how many seats a match had, and who the strongest rival was.
func (s *Screen) against(g *scene.Game, m play.Match) string {
	for _, f := range play.Count([]play.Match{m}, rivals(g)) {
		return s.opponents(g, f)
	}
	return ""
}

// amount says how many points were given away, with a key that has its place.
func (s *Screen) amount(points float64, key string) string {
	if points < 0.05 {
		return s.app.Strings.Text("play.slips.little")
	}
	return s.app.Strings.Text(key, text.Tenths(points, false))
}

// choose shows the moments of a kind of decision, or all kinds again with "".
func (s *Screen) choose(kind string) {
	if s.kind == "" {
		s.from = s.page
	}
	s.kind, s.page = kind, 0
	if kind == "" {
		s.page = s.from
	}
}

// lookBackAt looks back at a move of a match, moves counted from 0, and leads here again.
func (s *Screen) lookBackAt(m play.Match, move int) {
	s.courses.working.Drop() // the look back has more need of the computer players
	home := func() scene.Scene {
		s.away, s.Stale = false, true
		return s
	}
	if s.away = s.app.LookBackAt(m, move, home); !s.away {
		s.app.Say(s.app.Strings.Text("play.gone"))
	}
}

// entry is a line of a list that leads on.
type entry struct {
	name, line   string
	amount, said string // the points, as they are drawn and as they are said
	press        func()
}

// entry is a button with a name, a line below it, and an amount on its right: below both where there is little room beside it.
func (s *Screen) entry(e entry) item {
	place, k := s.layout.content, s.layout.k
	first, second := s.style(theme.TextNumber, text.Bold, theme.Moonlight), s.style(theme.TextBody, text.Regular, theme.MoonSoft)
	amount := s.style(theme.TextLarge, text.Bold, theme.NeonAmber)
	right, own := s.app.Writer.Measure(e.amount, amount)
	edge, arrow := 14*k, 18*k
	wide := place.W - 3*edge - arrow
	if beside := wide - right; beside >= place.W/2 {
		wide, own = beside, 0
	}
	_, high := s.app.Writer.MeasureWrapped(e.name, wide, first)
	_, below := s.app.Writer.MeasureWrapped(e.line, wide, second)
	tallest := max(high+below+own+14*k, tall*s.layout.u)
	amount.Align, amount.VAlign = text.Right, text.Middle
	at := widget.Rect{W: place.W, H: tallest}
	return item{high: tallest + gap*s.layout.u, place: at, said: e.name + ": " + e.said + ". " + e.line, press: e.press, draw: func(dst *ebiten.Image, y float64) {
		top, middle := y+(tallest-high-below-own)/2, y+tallest/2
		s.app.Writer.DrawWrapped(dst, e.name, place.X+edge, top, wide, first)
		s.app.Writer.DrawWrapped(dst, e.line, place.X+edge, top+high, wide, second)
		if own > 0 {
			middle = top + high + below + own/2
		}
		end := place.X + place.W - edge
		s.arrow(dst, end, middle)
		s.app.Writer.Draw(dst, e.amount, end-arrow, middle, amount)
	}}
}

// offer is a paragraph with a button: beside it, or below where there is no room. It has room on a page.
func (s *Screen) offer(words, label string, press func()) item {
	place, st, space := s.layout.content, s.style(theme.TextBody, text.Regular, theme.Moonlight), gap*s.layout.u
	at := widget.Rect{W: min(210*s.layout.b, place.W), H: tall * s.layout.b}
	wide, most := place.W, place.H-at.H-2*space
	if beside := wide - at.W - 2*space; beside >= 0.4*wide {
		wide, most, at.X = beside, place.H-space, place.W-at.W
	}
	st = s.fitted(words, wide, most, st)
	_, below := s.app.Writer.MeasureWrapped(words, wide, st)
	above := 0.0
	if at.X == 0 {
		at.Y = below + space
	} else {
		above, at.Y = max(at.H-below, 0)/2, max(below-at.H, 0)/2
	}
	high := max(at.Y+at.H, below) + space
	return item{high: high, place: at, button: label, press: press, said: words, draw: func(dst *ebiten.Image, y float64) {
		s.app.Writer.DrawWrapped(dst, words, place.X, y+above, wide, st)
	}}
}

// layRows places the buttons of the items that are shown.
func (s *Screen) layRows() {
	y, n := s.layout.content.Y, 0
	for _, i := range s.onPage() {
		if i.press != nil {
			w := &s.Widgets.Widgets[firstRow+n]
			*w = widget.Widget{Label: i.button, Rect: i.place}
			w.Rect.X += s.layout.content.X
			w.Rect.Y += y
			n++
		}
		y += i.high
	}
	for ; n < mostRows; n++ {
		s.Widgets.Widgets[firstRow+n].Hidden = true
	}
}

// leading is the item on the page that has a widget.
func (s *Screen) leading(index int) item {
	n := index - firstRow
	for _, i := range s.onPage() {
		if i.press != nil {
			if n == 0 {
				return i
			}
			n--
		}
	}
	return item{}
}
