package myplay

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/game/play"
	"capital/game/scene"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// mark is a strength that is named beside the curve: that of a level.
type mark struct {
	words    string
	strength float64
}

// marks are the levels of a game, and who plays against one seat alone, the strongest first.
func marks(g *scene.Game, rob string) []mark {
	var all []mark
	for _, level := range g.Levels {
		if strength, ok := g.Strengths[level]; ok {
			all = append(all, mark{g.Words.Text("level." + level), strength})
		}
	}
	if strength, ok := g.Strengths[play.Rob]; ok {
		all = append(all, mark{rob, strength})
	}
	slices.SortStableFunc(all, func(a, b mark) int { return int(b.strength - a.strength) })
	return all
}

// curve is the person's strength over time, with the levels beside it.
func (s *Screen) curve(g *scene.Game, matches []play.Match) item {
	strengths := append([]float64{play.Beginning}, play.Strengths(matches, g.Strengths)...)
	now := s.app.Strings.Text("play.strength.now", int(math.Round(strengths[len(strengths)-1])))
	said := now + ". " + s.app.Strings.Text("play.strength.line")
	levels := marks(g, s.app.Strings.Text("play.rob"))
	for _, m := range levels {
		said += " " + m.words + ": " + strconv.Itoa(int(math.Round(m.strength))) + "."
	}
	return item{high: s.layout.content.H, said: said, draw: func(dst *ebiten.Image, y float64) {
		s.drawCurve(dst, strengths, levels, now)
	}}
}

// drawCurve draws the curve below what is said of it.
func (s *Screen) drawCurve(dst *ebiten.Image, strengths []float64, levels []mark, now string) {
	place, k := s.layout.content, s.layout.k
	st := s.style(theme.TextLarge, text.Bold, theme.Seat(s.app.Settings().Profile.Colour).Light)
	now, st = s.app.Writer.Within(now, place.W, st)
	s.app.Writer.Draw(dst, now, place.X, place.Y, st)
	top := place.Y + s.app.Writer.LineHeight(st) + 2*k
	line := s.app.Strings.Text("play.strength.line")
	_, high := s.app.Writer.MeasureWrapped(line, place.W, s.style(theme.TextBody, text.Regular, theme.MoonSoft))
	high = min(high, 0.42*(place.Y+place.H-top)) // the curve has more
	s.within(dst, line, widget.Rect{X: place.X, Y: top, W: place.W, H: high})
	top += high + 14*k
	s.drawPlot(dst, widget.Rect{X: place.X, Y: top, W: place.W, H: place.Y + place.H - top - 24*k}, strengths, levels)
}

// drawPlot draws the lines of the levels, and over them the curve.
func (s *Screen) drawPlot(dst *ebiten.Image, r widget.Rect, strengths []float64, levels []mark) {
	k := s.layout.k
	low, high := slices.Min(strengths), slices.Max(strengths)
	for _, m := range levels {
		low, high = min(low, m.strength), max(high, m.strength)
	}
	low, high = low-40, high+40
	at := func(strength float64) float64 { return r.Y + r.H*(high-strength)/(high-low) }
	names := 0.0
	small := s.style(theme.TextSmall+1, text.Regular, theme.MoonSoft)
	for _, m := range levels {
		wide, _ := s.app.Writer.Measure(m.words, small)
		names = max(names, wide+10*k)
	}
	names = min(names, 0.4*r.W)
	end := r.X + r.W - names
	written := math.Inf(-1)
	for _, m := range levels {
		y := at(m.strength)
		pen(dst).Box(r.X, y, end-r.X, max(s.layout.u, 1), theme.NightLine)
		if below := s.app.Writer.LineHeight(small); y-written >= below { // no name over another
			words, st := s.app.Writer.Within(m.words, names-10*k, small)
			st.VAlign = text.Middle
			s.app.Writer.Draw(dst, words, end+10*k, y, st)
			written = y
		}
	}
	s.drawEnds(dst, r.X, end, r.Y+r.H+6*k, len(strengths)-1)
	step := (end - r.X) / float64(max(len(strengths)-1, 1))
	colour := theme.Seat(s.app.Settings().Profile.Colour).Light
	var path vector.Path
	for n, strength := range strengths {
		x, y := float32(r.X+step*float64(n)), float32(at(strength))
		if n == 0 {
			path.MoveTo(x, y)
		} else {
			path.LineTo(x, y)
		}
	}
	pen(dst).Stroke(&path, 2.6*s.layout.u, colour)
	pen(dst).Circle(end, at(strengths[len(strengths)-1]), 6*s.layout.u, colour)
}

// drawEnds says where the curve begins and ends.
func (s *Screen) drawEnds(dst *ebiten.Image, left, right, y float64, matches int) {
	st := s.style(theme.TextSmall+1, text.Regular, theme.MoonSoft)
	last := s.app.Strings.Text("play.strength.last", matches)
	st.Align = text.Right
	s.app.Writer.Draw(dst, last, right, y, st)
}
