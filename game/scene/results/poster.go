package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// poster is the part of the screen that tells who won.
type poster struct {
	*page
	about string        // the seed, and what might be taken back
	sign  *ebiten.Image // the winners' emblems and names, painted once a layout
}

// draw draws the winners: their emblems and names as neon signs, and how the
// match was decided.
func (p *poster) draw(dst *ebiten.Image) {
	place, u := p.layout.poster, p.layout.u
	winners := p.winners()
	title := "results.victory"
	if len(winners) > 1 {
		title = "results.shared.title"
	}
	x, _ := place.Centre()
	p.say(dst, p.app.Strings.Text(title), x, place.Y+26*u, place.W, 24, text.Bold, theme.NeonAmber, text.Centre)
	high := p.drawVerdict(dst)
	p.say(dst, p.about, x, place.Y+place.H-12*u, place.W-20*u, 15, text.Regular, theme.MoonSoft, text.Centre)

	around := margin * u // for the glow
	if p.sign == nil {
		p.sign = ebiten.NewImage(int(place.W+2*around), int(place.H+2*around))
		top := around + 48*u
		p.paintSign(p.sign, winners, widget.Rect{X: around, Y: top, W: place.W, H: place.H + around - high - 16*u - top})
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(place.X-around), math.Round(place.Y-around))
	dst.DrawImage(p.sign, &options)
}

// forget has the sign painted anew, for another layout.
func (p *poster) forget() {
	if p.sign != nil {
		p.sign.Deallocate()
		p.sign = nil
	}
}

// drawVerdict writes the verdict above what the poster ends with, and returns how high both are.
func (p *poster) drawVerdict(dst *ebiten.Image) (high float64) {
	place, u, k := p.layout.poster, p.layout.u, p.layout.k()
	verdict, width := p.outcome.Verdict, place.W-20*u
	st := text.Style{Size: theme.TextButton * k, Colour: theme.Moonlight, Align: text.Centre}
	wide, high := p.app.Writer.MeasureWrapped(verdict, width, st)
	if wide > width { // a name that can't be broken
		st.Size *= width / wide
		_, high = p.app.Writer.MeasureWrapped(verdict, width, st)
	}
	high += 22 * k
	x, _ := place.Centre()
	p.app.Writer.DrawWrapped(dst, verdict, x, place.Y+place.H-high-6*u, width, st)
	return high
}

// paintSign paints the winners' emblems, and their names below, within a place.
func (p *poster) paintSign(dst *ebiten.Image, winners []int, place widget.Rect) {
	u := p.layout.u
	names := math.Min(place.H*0.42, 112*u*float64(len(winners)))
	p.paintEmblems(dst, widget.Rect{X: place.X, Y: place.Y, W: place.W, H: place.H - names}, winners)
	line := names / float64(len(winners))
	for n, seat := range winners {
		y := place.Y + place.H - names + float64(n)*line
		p.paintNeon(dst, p.outcome.Seats[seat].Name, theme.Seat(seat).Light, widget.Rect{X: place.X + 14*u, Y: y, W: place.W - 28*u, H: line})
	}
}

// paintEmblems paints the winners' emblems side by side, in the glow of their signs.
func (p *poster) paintEmblems(dst *ebiten.Image, place widget.Rect, winners []int) {
	step := place.W / float64(len(winners))
	size := math.Floor(math.Min(step*0.92, place.H-12*p.layout.u))
	for n, seat := range winners {
		x, y := place.X+(float64(n)+0.5)*step, place.Y+place.H/2
		light := theme.Seat(seat).Light
		for ring := range 20 {
			pen(dst).Circle(x, y, size*(0.70-0.026*float64(ring)), light.Fade(0.010))
		}
		p.outcome.Emblem(dst, seat, math.Round(x-size/2), math.Round(y-size/2), size, light, theme.NightDeep)
	}
}

// paintNeon writes words as a neon sign within a place.
func (p *poster) paintNeon(dst *ebiten.Image, words string, light theme.Colour, place widget.Rect) {
	var path vector.Path
	st := text.Style{Face: text.Neon, Size: 100}
	width := p.app.Writer.Outline(&path, words, 0, 0, st)
	st.Size = math.Min(place.H*0.78, 100*place.W/math.Max(width, 1))
	width *= st.Size / 100
	path.Reset()
	p.app.Writer.Outline(&path, words, place.X+(place.W-width)/2, place.Y+place.H/2+st.Size*0.28, st)
	tube := pen(dst)
	for width := 0.46; width > 0.08; width *= 0.82 {
		tube.Stroke(&path, st.Size*width, light.Fade(0.045))
	}
	tube.Stroke(&path, st.Size*0.05, light)
	tube.Fill(&path, light.Mix(theme.NeonCore, 0.75))
}
