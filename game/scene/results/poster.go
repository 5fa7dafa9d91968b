package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// winners are the seats that share the first place.
func (s *Screen) winners() []int {
	n := 0
	for n < len(s.order) && s.outcome.Seats[s.order[n]].Place == 1 {
		n++
	}
	return s.order[:n]
}

// drawPoster draws the winners: their emblems and names as neon signs, and how the
// match was decided.
func (s *Screen) drawPoster(dst *ebiten.Image) {
	p, u := s.layout.poster, s.layout.u
	winners := s.winners()
	title := "results.victory"
	if len(winners) > 1 {
		title = "results.shared.title"
	}
	x, _ := p.Centre()
	s.say(dst, s.app.Strings.Text(title), x, p.Y+26*u, p.W, 24, text.Bold, theme.NeonAmber, text.Centre)
	high := s.drawVerdict(dst)
	s.say(dst, s.about, x, p.Y+p.H-12*u, p.W-20*u, 15, text.Regular, theme.MoonSoft, text.Centre)

	around := margin * u // for the glow
	if s.sign == nil {
		s.sign = ebiten.NewImage(int(p.W+2*around), int(p.H+2*around))
		top := around + 48*u
		s.paintSign(s.sign, winners, widget.Rect{X: around, Y: top, W: p.W, H: p.H + around - high - 16*u - top})
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(p.X-around), math.Round(p.Y-around))
	dst.DrawImage(s.sign, &options)
}

// drawVerdict writes the verdict above what the poster ends with, and returns how high both are.
func (s *Screen) drawVerdict(dst *ebiten.Image) (high float64) {
	p, u, k := s.layout.poster, s.layout.u, s.layout.k()
	verdict, width := s.outcome.Verdict, p.W-20*u
	st := text.Style{Size: theme.TextButton * k, Colour: theme.Moonlight, Align: text.Centre}
	wide, high := s.app.Writer.MeasureWrapped(verdict, width, st)
	if wide > width { // a name that can't be broken
		st.Size *= width / wide
		_, high = s.app.Writer.MeasureWrapped(verdict, width, st)
	}
	high += 22 * k
	x, _ := p.Centre()
	s.app.Writer.DrawWrapped(dst, verdict, x, p.Y+p.H-high-6*u, width, st)
	return high
}

// paintSign paints the winners' emblems, and their names below, within a place.
func (s *Screen) paintSign(dst *ebiten.Image, winners []int, place widget.Rect) {
	u := s.layout.u
	names := math.Min(place.H*0.42, 112*u*float64(len(winners)))
	s.paintEmblems(dst, widget.Rect{X: place.X, Y: place.Y, W: place.W, H: place.H - names}, winners)
	line := names / float64(len(winners))
	for n, seat := range winners {
		y := place.Y + place.H - names + float64(n)*line
		s.paintNeon(dst, s.outcome.Seats[seat].Name, theme.Seat(seat).Light, widget.Rect{X: place.X + 14*u, Y: y, W: place.W - 28*u, H: line})
	}
}

// paintEmblems paints the winners' emblems side by side, in the glow of their signs.
func (s *Screen) paintEmblems(dst *ebiten.Image, place widget.Rect, winners []int) {
	step := place.W / float64(len(winners))
	size := math.Floor(math.Min(step*0.92, place.H-12*s.layout.u))
	for n, seat := range winners {
		x, y := place.X+(float64(n)+0.5)*step, place.Y+place.H/2
		light := theme.Seat(seat).Light
		for ring := range 20 {
			pen(dst).Circle(x, y, size*(0.70-0.026*float64(ring)), light.Fade(0.010))
		}
		s.outcome.Emblem(dst, seat, math.Round(x-size/2), math.Round(y-size/2), size, light, theme.NightDeep)
	}
}

// paintNeon writes words as a neon sign within a place.
func (s *Screen) paintNeon(dst *ebiten.Image, words string, light theme.Colour, place widget.Rect) {
	var path vector.Path
	st := text.Style{Face: text.Neon, Size: 100}
	width := s.app.Writer.Outline(&path, words, 0, 0, st)
	st.Size = math.Min(place.H*0.78, 100*place.W/math.Max(width, 1))
	width *= st.Size / 100
	path.Reset()
	s.app.Writer.Outline(&path, words, place.X+(place.W-width)/2, place.Y+place.H/2+st.Size*0.28, st)
	tube := pen(dst)
	for width := 0.46; width > 0.08; width *= 0.82 {
		tube.Stroke(&path, st.Size*width, light.Fade(0.045))
	}
	tube.Stroke(&path, st.Size*0.05, light)
	tube.Fill(&path, light.Mix(theme.NeonCore, 0.75))
}
