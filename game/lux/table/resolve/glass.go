package resolve

import (
	"math"

	"capital/game/lux/table/view"
	"capital/render/lux/enamel"
	"capital/render/motion"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// Of glass in the light of the morning.
const (
	gleam     theme.Colour = 0xFFFFFFFF
	beamCore  theme.Colour = 0xFFFDF2FF
	beamShade theme.Colour = 0x2A2152FF
	goldGlass theme.Colour = 0xE9B44CFF
	goldShade theme.Colour = 0x7A5200FF
	greyGlass theme.Colour = 0xA7A4B4FF
	greyShade theme.Colour = 0x3C394AFF
)

// tower is where a tower stands: it is seen up to a height, in points, each as many pixels high.
type tower struct {
	x, base, wide float64
	point         float64
	up            float64 // points that are seen of it
}

// glassOf are the tones of a storey.
func glassOf(s storey) (face, shade theme.Colour) {
	switch s.kind {
	case rebel:
		return greyGlass, greyShade
	case shift, modifier:
		return goldGlass, goldShade
	}
	tones := enamel.Family(s.card.Colour())
	return tones.Base, tones.Dark
}

// drawTower draws a tower of storeys, a line of windows a point, as strongly as a light of 0 to 1.
func (p *picture) drawTower(b view.Brush, t tower, all []storey, light float64) {
	from := 0.0
	for _, s := range all {
		if s.value <= 0 {
			continue
		}
		to := math.Min(from+float64(s.value), t.up)
		if to > from {
			p.drawStorey(b, t, s, from, to, light)
		}
		from += float64(s.value)
	}
}

// drawStorey draws a storey that reaches from one height of its tower to another.
func (p *picture) drawStorey(b view.Brush, t tower, s storey, from, to, light float64) {
	u := p.Layout.U
	at := widget.Rect{X: math.Round(t.x), Y: math.Round(t.base - to*t.point), W: math.Round(t.wide)}
	at.H = math.Round(t.base-from*t.point) - at.Y
	face, shade := glassOf(s)
	b.Cover(at, 4*u, shade.Fade(light))
	in := widget.Rect{X: at.X + 1.5*u, Y: at.Y + 1.5*u, W: at.W - 3*u, H: at.H - 2*u}
	if in.H < 1 {
		return
	}
	b.Cover(in, 3*u, face.Fade(light))
	b.Cover(widget.Rect{X: in.X, Y: in.Y, W: in.W * 0.1, H: in.H}, 0, gleam.Fade(0.5*light))
	b.Cover(widget.Rect{X: in.X + 0.82*in.W, Y: in.Y, W: in.W * 0.18, H: in.H}, 0, shade.Fade(0.35*light))
	for n := from + 1; n < to; n++ { // windows
		y := math.Round(t.base - n*t.point)
		b.Cover(widget.Rect{X: in.X, Y: y, W: in.W, H: math.Max(1, u)}, 0, gleam.Fade(0.38*light))
	}
	p.drawInside(b, in, s, math.Round(float64(s.value)*t.point)-2*u, light)
}

// drawInside draws who or what a storey is that reaches so high.
func (p *picture) drawInside(b view.Brush, in widget.Rect, s storey, high, light float64) {
	u, pieces := p.Layout.U, p.app.Pieces
	if s.kind == citizen {
		p.drawCitizen(b, in, s.card, high, light)
		return
	}
	size := math.Floor(math.Min(math.Min(high-2*u, 0.5*in.W), 46*u))
	if x, y := in.X+0.46*in.W-size/2, in.Y+1*u; size < 9*u || in.H < size {
		return
	} else if s.kind == rebel {
		pieces.DrawToken(b.Dst, enamel.Rebel, x, y, size, light)
	} else {
		p.drawChange(b, x, y, size, s, light)
	}
}

// drawChange draws what raises or lowers a limit.
func (p *picture) drawChange(b view.Brush, x, y, size float64, s storey, light float64) {
	token := enamel.Raise
	if s.value < 0 {
		token = enamel.Lower
	}
	if s.kind == modifier {
		p.app.Pieces.DrawModifier(b.Dst, s.value, x, y, size, light)
	} else {
		p.app.Pieces.DrawToken(b.Dst, token, x, y, size, light)
	}
}

// drawCitizen draws a citizen who looks out of a storey that reaches so high: the upper end of its card, as far as it is seen.
func (p *picture) drawCitizen(b view.Brush, in widget.Rect, c lux.Citizen, high, light float64) {
	u := p.Layout.U
	wide := math.Floor(math.Min(math.Min(0.66*in.W, 90*u), high/0.3))
	if wide < 9*u {
		return
	}
	p.app.Pieces.DrawCardTop(b.Dst, c, in.X+0.46*in.W-wide/2, in.Y+0.5*u, wide, math.Min(in.H-u, wide*enamel.CardRatio), light)
}

// drawLowered draws what lowers a limit as shade over the upper end of its tower, down from a height.
func (p *picture) drawLowered(b view.Brush, t tower, s storey, from float64) {
	u := p.Layout.U
	high := math.Min(float64(-s.value), from)
	at := widget.Rect{X: math.Round(t.x - 3*u), Y: math.Round(t.base - from*t.point), W: math.Round(t.wide + 6*u), H: math.Round(high * t.point)}
	b.Cover(at, 4*u, theme.Colour(0x1A1740FF).Fade(0.62))
	size := math.Floor(math.Min(46*u, 0.5*at.W))
	p.drawChange(b, at.X+at.W-0.6*size, at.Y+(at.H-size)/2, size, s, 1)
}

// drawBeam draws the light of a limit across all towers.
func (p *picture) drawBeam(b view.Brush, left, right, y float64) {
	u := p.Layout.U
	y = math.Round(y)
	b.Cover(widget.Rect{X: left, Y: y - 7*u, W: right - left, H: 14 * u}, 7*u, beamCore.Fade(0.28))
	b.Cover(widget.Rect{X: left, Y: y - 2.5*u, W: right - left, H: 5 * u}, 2*u, beamShade)
	b.Cover(widget.Rect{X: left, Y: y - 1.2*u, W: right - left, H: 2.4 * u}, u, beamCore)
}

// chance is a number from 0 to 1 that is always the same for the same place.
func chance(a, b int) float64 {
	h := uint32(a)*0x9E3779B9 ^ uint32(b)*0x85EBCA6B
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	return float64(h>>12&4095) / 4096
}

// splinters is how many pieces a point of a tower falls to.
const splinters = 3

// drawFalling draws a tower that falls to pieces, so much of its way.
func (p *picture) drawFalling(b view.Brush, t tower, all []storey, fallen float64) {
	if fallen <= 0 {
		p.drawTower(b, t, all, 1)
		return
	}
	pen, from, n := b.Pen(), 0.0, 0
	for _, s := range all {
		face, shade := glassOf(s)
		for point := range s.value {
			for range splinters {
				n++
				x, y := t.x+t.wide*chance(n, 1), t.base-(from+float64(point)+chance(n, 2))*t.point
				x += (chance(n, 3) - 0.5) * 1.2 * t.wide * motion.Out(fallen)
				y += fallen * fallen * (0.5 + chance(n, 4)) * 0.9 * p.Layout.Room()
				if y > t.base+10*p.Layout.U {
					continue
				}
				tone := face
				if n%4 == 0 {
					tone = gleam
				} else if n%3 == 0 {
					tone = shade
				}
				splinter(pen, x, y, t.point*(0.7+chance(n, 5)), chance(n, 6)+fallen*(1+2*chance(n, 7)), tone.Fade(1-0.75*fallen))
			}
		}
		from += float64(s.value)
	}
}

// splinter draws a piece of glass that turns.
func splinter(pen shape.Pen, x, y, size, turn float64, tone theme.Colour) {
	var corners [6]float64
	for n := range 3 {
		a := 2 * math.Pi * (turn + [...]float64{0, 0.28, 0.61}[n])
		corners[2*n], corners[2*n+1] = x+size*math.Cos(a), y+size*math.Sin(a)
	}
	pen.Polygon(tone, corners[:]...)
}

// drawGhost draws where a tower stood that is lost: the edge of its glass.
func (p *picture) drawGhost(b view.Brush, t tower, total int, light float64) {
	u := p.Layout.U
	at := widget.Rect{X: math.Round(t.x), Y: math.Round(t.base - float64(total)*t.point), W: math.Round(t.wide), H: math.Round(float64(total) * t.point)}
	b.Cover(at, 4*u, gleam.Fade(0.14*light))
	for y := at.Y; y < at.Y+at.H; y += 12 * u { // a line of dashes
		high := math.Min(6*u, at.Y+at.H-y)
		b.Cover(widget.Rect{X: at.X, Y: y, W: 2 * u, H: high}, 0, theme.Bad.Fade(light))
		b.Cover(widget.Rect{X: at.X + at.W - 2*u, Y: y, W: 2 * u, H: high}, 0, theme.Bad.Fade(light))
	}
	for x := at.X; x < at.X+at.W; x += 12 * u {
		b.Cover(widget.Rect{X: x, Y: at.Y, W: math.Min(6*u, at.X+at.W-x), H: 2 * u}, 0, theme.Bad.Fade(light))
	}
}
