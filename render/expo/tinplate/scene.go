package tinplate

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/expo"
)

// scene is a drawing that is being painted in a box a hundred units wide, its ground at seventy: in the manner of an era, in the
// tones of a colour. In 1900 shapes have lines of ink, as a lithograph; in 1940 they are flat, one side in the light and the other
// in shade, as on a travel poster; in 2000 they are glass.
type scene struct {
	canvas.Canvas
	theme.Tones
	era                           int
	wall, brick, roof, trim, pane theme.Colour // what walls, roofs and windows are of
	ink                           theme.Colour
}

// painted are the tones of a colour in drawings: those of a family, the darkest of them brighter.
func painted(colour expo.Colour) theme.Tones {
	tones := Family(colour)
	switch colour {
	case expo.Cultural:
		tones.Base = 0x7440A3FF
	case expo.Civic:
		tones.Base, tones.Dark = 0x7C4B2AFF, 0x46260FFF
	case expo.Housing:
		tones.Base = 0x5BAA55FF
	case expo.Commercial:
		tones.Base = 0xF7CB2DFF
	}
	return tones
}

// ground is the height of the ground in a scene.
const ground = 70.0

// newScene is an empty scene of an era in the tones of a colour.
func newScene(c canvas.Canvas, era int, colour expo.Colour) scene {
	tones := painted(colour)
	s := scene{Canvas: c, Tones: tones, era: max(era, 1)}
	switch s.era {
	case 1:
		s.ink = 0x3B2617FF
		s.wall, s.brick, s.trim = 0xF2DDB0FF, 0xCB8460FF, 0xFDF3D8FF
		s.roof, s.pane = tones.Base.Mix(tones.Dark, 0.25), 0x5B4A44FF
	case 2:
		s.ink = tones.Dark.Mix(0x101828FF, 0.5)
		s.wall, s.brick, s.trim = 0xFFF1D2FF, 0xE8A57BFF, 0xFFFFFFFF
		s.roof, s.pane = tones.Base, s.ink.Mix(0x2B4A78FF, 0.4)
	default:
		s.ink = tones.Dark.Mix(0x16324FFF, 0.5)
		s.wall, s.brick, s.trim = 0xF2F7FAFF, tones.Light.Mix(tones.Base, 0.45), white
		s.roof, s.pane = tones.Base, 0x6FB7DEFF
	}
	return s
}

// at is the scene with its origin at x, y.
func (s scene) at(x, y float64) scene {
	s.Canvas = s.Part(x, y, 1)
	return s
}

// dim is a tone in shade.
func (s scene) dim(tone theme.Colour) theme.Colour {
	switch s.era {
	case 1:
		return tone.Mix(0x6B3A1EFF, 0.34)
	case 2:
		return tone.Mix(s.Dark.Mix(0x22304FFF, 0.35), 0.62)
	}
	return tone.Mix(s.Dark, 0.34)
}

// line is how wide the ink of 1900 is, in units.
const inkLine = 1.05

// edge draws the line around a shape where the era has lines.
func (s scene) edge(l canvas.Loop) {
	switch s.era {
	case 1:
		s.Outline(s.ink, inkLine, l)
	case 3:
		s.Outline(s.ink.Fade(0.35), 0.5, l)
	}
}

// solid fills a shape.
func (s scene) solid(tone theme.Colour, l canvas.Loop) {
	s.Fill(tone, l)
	s.edge(l)
}

// poly fills a polygon.
func (s scene) poly(tone theme.Colour, xy ...float64) { s.solid(tone, canvas.Points(xy)) }

// data fills shapes given as path data.
func (s scene) data(tone theme.Colour, data string) {
	for _, l := range canvas.Data(data) {
		s.solid(tone, l)
	}
}

// disc fills a circle.
func (s scene) disc(tone theme.Colour, x, y, r float64) { s.oval(tone, x, y, r, r) }

// oval fills an ellipse, round where the era models shapes.
func (s scene) oval(tone theme.Colour, x, y, rx, ry float64) {
	l := s.ArcLoop(x, y, rx, ry, 0, 360)
	s.Fill(tone, l)
	switch s.era {
	case 1:
		s.Fill(s.dim(tone).Fade(0.6), append(s.ArcLoop(x, y, rx, ry, -60, 120), s.ArcLoop(x-rx*0.25, y-ry*0.15, rx*0.9, ry*0.95, 120, -60)...))
	case 2:
		s.Fill(s.dim(tone), s.ArcLoop(x, y, rx, ry, -75, 105))
	default:
		s.Oval(white.Fade(0.35), x-rx*0.25, y-ry*0.3, rx*0.6, ry*0.5)
	}
	s.edge(l)
}

// gradient fills a rectangle from one tone above to another below.
func gradient(c canvas.Canvas, from, to theme.Colour, x, y, w, h float64) {
	steps := max(min(int(h*c.Scale()/2), 40), 2)
	for n := range steps {
		top, foot := h*float64(n)/float64(steps), h*float64(n+1)/float64(steps)
		c.Rect(from.Mix(to, float64(n)/float64(steps-1)), x, y+top, w, foot-top+0.4/c.Scale())
	}
}

// block is a body of a building seen from the front, its upper left corner at x, y.
func (s scene) block(tone theme.Colour, x, y, w, h float64) {
	switch s.era {
	case 1:
		s.Rect(tone, x, y, w, h)
		s.Rect(s.dim(tone).Fade(0.55), x+w*0.72, y, w*0.28, h)
	case 2:
		s.Rect(tone, x, y, w, h)
		s.Rect(s.dim(tone), x+w*0.58, y, w*0.42, h)
	default:
		gradient(s.Canvas, tone.Mix(white, 0.55), tone, x, y, w, h)
		s.Rect(s.dim(tone).Fade(0.3), x+w*0.8, y, w*0.2, h)
	}
	s.edge(canvas.RectLoop(x, y, w, h))
}

// gable is a pointed roof whose eaves lie at y.
func (s scene) gable(tone theme.Colour, x, y, w, h float64) {
	s.Poly(tone, x, y, x+w/2, y-h, x+w, y)
	if s.era < 3 {
		s.Poly(s.dim(tone), x+w/2, y-h, x+w, y, x+w*0.6, y)
	}
	s.edge(canvas.Loop{{X: x, Y: y}, {X: x + w/2, Y: y - h}, {X: x + w, Y: y}})
}

// hip is a roof with a ridge, so much narrower at each side than its eaves, which lie at y.
func (s scene) hip(tone theme.Colour, x, y, w, h, in float64) {
	l := canvas.Loop{{X: x, Y: y}, {X: x + in, Y: y - h}, {X: x + w - in, Y: y - h}, {X: x + w, Y: y}}
	s.Fill(tone, l)
	s.Poly(s.dim(tone), x+w*0.62, y, x+w*0.62, y-h, x+w-in, y-h, x+w, y)
	s.edge(l)
}

// dome is half an ellipse standing on y.
func (s scene) dome(tone theme.Colour, x, y, rx, ry float64) {
	l := s.ArcLoop(x, y, rx, ry, 180, 360)
	s.Fill(tone, l)
	switch s.era {
	case 1:
		s.Fill(s.dim(tone).Fade(0.7), append(s.ArcLoop(x, y, rx, ry, 300, 360), canvas.Point{X: x + rx*0.5, Y: y}))
		for _, k := range []float64{-0.45, 0, 0.45} {
			s.Curve(s.ink, 0.6, x+rx*k*1.1, y, x+rx*k*1.1, y-ry*0.7, x, y-ry)
		}
	case 2:
		s.Fill(s.dim(tone), append(s.ArcLoop(x, y, rx, ry, 282, 360), canvas.Point{X: x + rx*0.2, Y: y}))
	default:
		s.Fill(white.Fade(0.4), append(s.ArcLoop(x, y, rx*0.86, ry*0.86, 195, 265), canvas.Point{X: x - rx*0.2, Y: y - ry*0.1}))
	}
	s.edge(append(l, canvas.Point{X: x - rx, Y: y}))
}

// windows are so many columns and rows of windows in a rectangle.
func (s scene) windows(x, y, w, h float64, columns, rows int) {
	if s.era == 3 {
		s.ribbons(x, y, w, h, columns, rows)
		return
	}
	cw, ch := w/float64(columns), h/float64(rows)
	for i := range columns {
		for j := range rows {
			at, top := x+cw*(float64(i)+0.22), y+ch*(float64(j)+0.18)
			switch {
			case s.era == 1 && ch > cw*0.9:
				s.Arch(s.pane, at, top, cw*0.56, ch*0.66)
			case s.era == 1:
				s.Rect(s.pane, at, top, cw*0.56, ch*0.62)
			case float64(i)+0.5 > float64(columns)*0.58:
				s.Rect(0xFFD98AFF, at, top, cw*0.56, ch*0.6)
			default:
				s.Rect(s.pane, at, top, cw*0.56, ch*0.6)
			}
		}
	}
}

// ribbons are windows from wall to wall, a band a storey.
func (s scene) ribbons(x, y, w, h float64, columns, rows int) {
	ch := h / float64(rows)
	for j := range rows {
		top := y + ch*(float64(j)+0.18)
		s.Rect(s.pane.Mix(s.Dark, 0.35), x, top, w, ch*0.62)
		s.Poly(white.Fade(0.45), x, top, x+w*0.45, top, x+w*0.3, top+ch*0.62, x, top+ch*0.62)
		for i := 1; i < columns; i++ {
			s.Rect(s.trim.Fade(0.8), x+w*float64(i)/float64(columns)-0.25, top, 0.5, ch*0.62)
		}
	}
}

// glass is a wall of panes.
func (s scene) glass(tone theme.Colour, x, y, w, h float64, columns, rows int) {
	gradient(s.Canvas, tone.Mix(white, 0.7), tone, x, y, w, h)
	s.Within(x, y, w, h, func() {
		s.Poly(white.Fade(0.4), x+w*0.1, y, x+w*0.5, y, x+w*0.2, y+h, x-w*0.2, y+h)
		s.Poly(white.Fade(0.25), x+w*0.62, y, x+w*0.74, y, x+w*0.44, y+h, x+w*0.32, y+h)
	})
	for i := 1; i < columns; i++ {
		s.Rect(white.Fade(0.65), x+w*float64(i)/float64(columns)-0.25, y, 0.5, h)
	}
	for j := 1; j < rows; j++ {
		s.Rect(white.Fade(0.65), x, y+h*float64(j)/float64(rows)-0.25, w, 0.5)
	}
	s.edge(canvas.RectLoop(x, y, w, h))
}

// door stands on the ground.
func (s scene) door(x, w, h float64) { s.doorAt(x, ground, w, h) }

// doorAt is a door whose threshold lies at y.
func (s scene) doorAt(x, y, w, h float64) {
	switch s.era {
	case 1:
		s.Arch(s.Dark, x, y-h, w, h)
		s.Line(s.ink, 0.7, x+w/2, y-h*0.9, x+w/2, y)
	case 2:
		s.Rect(s.pane, x, y-h, w, h)
	default:
		s.Rect(s.ink.Mix(s.pane, 0.3), x, y-h, w, h)
		s.Rect(white.Fade(0.7), x+w/2-0.3, y-h, 0.6, h)
	}
}

// columns stand side by side in a rectangle, before a wall in shade.
func (s scene) columns(x, y, w, h float64, count int) {
	back := s.dim(s.wall)
	s.Rect(back.Mix(s.ink, 0.3), x, y, w, h)
	step := w / float64(count)
	for n := range count {
		at := x + step*(float64(n)+0.22)
		s.Rect(s.trim, at, y, step*0.56, h)
		s.Rect(s.dim(s.trim).Fade(0.7), at+step*0.36, y, step*0.2, h)
		s.Rect(s.trim, at-step*0.1, y, step*0.76, h*0.08)
		s.Rect(s.trim, at-step*0.1, y+h*0.92, step*0.76, h*0.08)
	}
	s.edge(canvas.RectLoop(x, y, w, h))
}

// temple is a front with columns, a pediment and steps: its eaves lie at y.
func (s scene) temple(x, y, w, high float64, count int) {
	s.columns(x+w*0.05, y, w*0.9, ground-4-y, count)
	s.block(s.trim, x, y-5, w, 5)
	s.gable(s.wall, x-1, y-5, w+2, high)
	s.block(s.trim, x-2, ground-4, w+4, 2)
	s.block(s.trim, x-4, ground-2, w+8, 2)
}

// chimney smokes; its foot lies at y.
func (s scene) chimney(x, y, w, h float64) {
	s.block(s.brick, x, y-h, w, h)
	s.Rect(s.dim(s.brick), x-w*0.12, y-h, w*1.24, w*0.4)
	s.smoke(x+w/2, y-h-w*0.2, w)
}

// smoke rises from a place, to the right.
func (s scene) smoke(x, y, k float64) {
	s.Lives(canvas.Smoke, x, y, k)
	switch s.era {
	case 1: // it curls
		for n := range 3 {
			at := float64(n)
			r := k * (0.7 + 0.35*at)
			cx, cy := x+k*(0.4+1.2*at), y-k*(0.4+0.75*at)
			s.Circle(white.Fade(0.85), cx, cy, r)
			s.Arc(s.ink, 0.7, cx, cy, r, r, 150, 400)
		}
	case 2:
		for n := range 3 {
			at := float64(n)
			s.Oval(white.Fade(0.75), x+k*(0.5+1.5*at), y-k*(0.4+0.7*at), k*(0.9+0.5*at), k*(0.6+0.3*at))
		}
	default:
		for n := range 4 {
			at := float64(n)
			s.Circle(white.Fade(0.5-0.1*at), x+k*0.6*at, y-k*(0.3+0.8*at), k*(0.5+0.25*at))
		}
	}
}

// sawtooth are roofs of a factory, their eaves at y.
func (s scene) sawtooth(x, y, w, h float64, count int) {
	step := w / float64(count)
	for n := range count {
		at := x + step*float64(n)
		s.poly(s.roof, at, y, at, y-h, at+step, y)
		s.Poly(s.pane.Mix(white, 0.35), at+step*0.12, y-h*0.2, at+step*0.12, y-h*0.7, at+step*0.5, y-h*0.2)
	}
}

// pole carries a flag of the colour.
func (s scene) pole(x, y, h float64) {
	s.Rect(s.ink, x-0.5, y-h, 1, h)
	s.poly(s.Base, x, y-h, x+h*0.7, y-h+h*0.2, x, y-h+h*0.42)
}

// clock is the face of a clock at noon.
func (s scene) clock(x, y, r float64) {
	s.Circle(s.ink, x, y, r)
	s.Circle(white, x, y, r*0.78)
	s.Line(s.ink, r*0.2, x, y, x, y-r*0.6)
	s.Line(s.ink, r*0.2, x, y, x+r*0.08, y-r*0.42)
}

// redCross is the sign of help.
func (s scene) redCross(tone theme.Colour, x, y, r float64) {
	s.Rect(tone, x-r*0.32, y-r, r*0.64, 2*r)
	s.Rect(tone, x-r, y-r*0.32, 2*r, r*0.64)
}

// tree grows on y.
func (s scene) tree(x, y, r float64) {
	green := theme.Colour(0x6FA052FF)
	switch s.era {
	case 1:
		s.Rect(s.ink, x-r*0.12, y-r, r*0.24, r)
		s.oval(green, x, y-r*1.6, r*0.85, r)
		s.Arc(s.ink, 0.6, x-r*0.1, y-r*1.6, r*0.4, r*0.5, 90, 330)
	case 2:
		s.Poly(0x3F7A4AFF, x-r*0.6, y, x, y-r*2.8, x+r*0.6, y)
		s.Poly(0x1F4B3AFF, x, y-r*2.8, x+r*0.6, y, x+r*0.1, y)
	default:
		s.Rect(s.ink.Fade(0.7), x-r*0.08, y-r, r*0.16, r)
		s.Circle(0x6DBE5EFF, x, y-r*1.5, r*0.85)
		s.Circle(0xA8E08FFF, x-r*0.2, y-r*1.75, r*0.5)
	}
}

// bush is low.
func (s scene) bush(x, y, r float64) {
	s.dome(theme.Colour(0x7DAA55FF).Mix(s.Dark, 0.1), x, y, r*1.2, r)
}

// person stands on y, so high.
func (s scene) person(tone theme.Colour, x, y, h float64) {
	s.Poly(tone, x-h*0.18, y, x-h*0.14, y-h*0.66, x+h*0.14, y-h*0.66, x+h*0.18, y)
	s.Circle(s.ink.Mix(0xE8B88AFF, 0.7), x, y-h*0.82, h*0.16)
}

// awning hangs over a shop, striped.
func (s scene) awning(x, y, w, h float64, stripes int) {
	step := w / float64(stripes)
	for n := range stripes {
		tone := s.Base
		if n%2 == 1 {
			tone = s.trim
		}
		at := x + step*float64(n)
		s.Rect(tone, at, y, step, h*0.7)
		s.Oval(tone, at+step/2, y+h*0.7, step/2, h*0.3)
	}
	if s.era == 1 {
		s.Line(s.ink, 0.8, x, y+h*0.7, x, y, x+w, y, x+w, y+h*0.7)
	}
}

// wheel is a great wheel with cabins, around x, y.
func (s scene) wheel(x, y, r float64) {
	s.Line(s.ink, 1.6, x-r*0.6, ground, x, y, x+r*0.6, ground)
	s.Ring(s.ink, 1.6, x, y, r)
	s.Ring(s.Base, 1.2, x, y, r*0.82)
	for n := range 12 {
		at := canvas.Polar(x, y, r, 30*float64(n)+15)
		s.Line(s.ink.Fade(0.8), 0.6, x, y, at.X, at.Y)
		tone := s.Base
		if n%2 == 1 {
			tone = 0xF7CB2DFF
		}
		s.Round(tone, at.X-r*0.12, at.Y-r*0.06, r*0.24, r*0.2, 1)
	}
	s.Circle(s.Base, x, y, r*0.14)
}

// gear is a cogwheel around x, y.
func (s scene) gear(tone theme.Colour, x, y, r float64, teeth int) {
	var l canvas.Loop
	step := 360 / float64(teeth)
	for n := range teeth {
		a := step * float64(n)
		for _, at := range []struct{ r, by float64 }{{0.8, -0.3}, {1, -0.2}, {1, 0.2}, {0.8, 0.3}} {
			l = append(l, canvas.Polar(x, y, r*at.r, a+at.by*step))
		}
	}
	s.solid(tone, l)
	s.Circle(s.dim(tone), x, y, r*0.5)
	s.Circle(tone.Mix(white, 0.3), x, y, r*0.36)
	s.Circle(s.ink, x, y, r*0.14)
}
