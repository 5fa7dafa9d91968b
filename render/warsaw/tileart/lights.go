package tileart

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// Light is what shines in a district at night: the light of one epoch.
type Light struct {
	Core    theme.Colour    // a flame, an arc, a filament
	Window  theme.Colour    // a room behind a window
	Pool    theme.Colour    // what a lamp throws on the ground, its opacity the strength
	Signs   [3]theme.Colour // what is written in light over shops
	Fire    theme.Colour    // in a chimney
	Windows float64         // how many of all windows are lit, 0 to 1
	Slits   bool            // only slits of them show
}

// PaintLights paints everything that shines in the areas of a kind. The canvas is that of [PaintKind].
func PaintLights(c canvas.Canvas, look *Look, k warsaw.Kind, light *Light) {
	l := lamps{brush{Canvas: c}, light}
	shine := [warsaw.Kinds]func(lamps, plot){
		warsaw.Residential: lamps.yard, warsaw.Commercial: lamps.shops, warsaw.Industrial: lamps.works,
		warsaw.Cultural: lamps.forum, warsaw.Park: lamps.garden,
	}
	eachArea(&look.District, k, func(q warsaw.Quarters, plots []plot) {
		if k == warsaw.Residential {
			l.homes(q)
		}
		for _, p := range plots {
			shine[k](lamps{l.part(p.x, p.y, 1), light}, p)
		}
	})
}

// lamps paints lights.
type lamps struct {
	brush
	*Light
}

// window paints a lit window with its middle at x, y, or a slit of it.
func (l lamps) window(x, y, w, h float64) {
	if l.Slits {
		l.Rect(l.Window, x-w/2, y-0.5, w, 1)
		return
	}
	l.Rect(l.Window, x-w/2, y-h/2, w, h)
}

// lamp paints a lamp at x, y and the light it throws around.
func (l lamps) lamp(x, y, reach float64) {
	if l.Slits {
		reach *= 0.55
	}
	l.Circle(l.Pool, x, y, reach)
	l.Circle(l.Pool, x, y, reach*0.55)
	l.Circle(l.Core, x, y, 1.5)
}

// some reports whether the window with this number is lit.
func (l lamps) some(number uint32) bool {
	return float64(scramble(number*0x9E3779B9)%1000) < l.Windows*1000
}

// homes paints windows in the roofs around a residential area, two a house.
func (l lamps) homes(q warsaw.Quarters) {
	for _, corners := range outlines(q) {
		for i, from := range corners {
			l.row(from, corners[(i+1)%len(corners)])
		}
	}
}

// row paints the windows along one edge of a residential area.
func (l lamps) row(from, to corner) {
	dx, dy := float64(from.on.dx), float64(from.on.dy)
	nx, ny := from.on.inward()
	length := quarterUnits * (float64(to.x-from.x)*dx + float64(to.y-from.y)*dy)
	x, y := float64(from.x)*quarterUnits, float64(from.y)*quarterUnits
	const first, pitch, side = 12.2, 6.4, 3.0
	for n := range int((length-2*first)/pitch) + 1 {
		along := length/2 + pitch*(float64(n)-math.Floor((length-2*first)/pitch)/2)
		px, py := x+dx*along, y+dy*along
		number := uint32(int32(px))*131 + uint32(int32(py))*17
		if l.some(number) {
			l.window(px+nx*(eaves+2.9), py+ny*(eaves+2.9), side, side)
		}
		if along > gutter && along < length-gutter && l.some(number+7) {
			l.window(px+nx*(gutter-2.9), py+ny*(gutter-2.9), side, side)
		}
	}
}

// yard paints the lamp in a courtyard.
func (l lamps) yard(p plot) {
	if p.corner {
		l.window(47, 49, 3, 3)
		l.window(53, 52, 3, 3)
	}
	if p.pick(60, 3) > 0 || p.first {
		l.lamp(25+p.jitter(61, 4), 25+p.jitter(62, 4), 9)
	}
}

// shops paints what falls from under the awnings, and the signs above them.
func (l lamps) shops(p plot) {
	left, right := 8.5, 41.5
	if p.joined[west] {
		left = 0
	}
	if p.joined[east] {
		right = 50
	}
	l.shop(left, 8, right, p.pick(63, 3))
	switch p.pick(1, 3) {
	case 0:
		l.shop(left, 27, right, p.pick(64, 3))
	case 1:
		l.bulbs(16, 34.5)
		l.lamp(33, 34, 6)
	default:
		l.bulbs(34, 34.5)
		l.lamp(16, 34, 6)
	}
}

// shop paints the light of a row of stalls under an awning whose upper edge is at y.
func (l lamps) shop(left, y, right float64, sign uint32) {
	if l.Slits {
		for x := left + 3; x < right-3; x += 8 {
			l.Rect(l.Window, x, y+14.2, 4, 1)
		}
		return
	}
	l.Poly(l.Pool, left+1, y+13, right-1, y+13, right+1, y+21, left-1, y+21)
	l.Rect(l.Window, left+1.5, y+12.6, right-left-3, 3.4)
	colour := l.Signs[sign]
	l.Round(colour, left+2.5, y-1.2, right-left-5, 3, 1.5)
	for x := left + 3.5; x < right-3; x += 5 {
		l.Circle(l.Core, x, y+12.4, 1.2)
	}
}

// bulbs paints the lights around a parasol.
func (l lamps) bulbs(x, y float64) {
	if l.Slits {
		l.Circle(l.Window, x, y, 1.2)
		return
	}
	l.Circle(l.Pool, x, y, 9.5)
	for n := range 8 {
		at := canvas.Polar(x, y, 7.2, 45*float64(n))
		l.Circle(l.Core, at.X, at.Y, 1.2)
	}
}

// works paints the windows of a factory, what burns in its chimney and the signals of its tracks.
func (l lamps) works(p plot) {
	left, right := 8.5, 41.5
	if p.joined[west] {
		left = 0
	}
	if p.joined[east] {
		right = 50
	}
	n := 3.0
	if left == 0 && right == 50 {
		n = 4
	}
	width := (right - left) / n
	for t := 0.0; t < n; t++ {
		x := left + t*width
		l.window(x+1.1, 8.5+5.2, 2.2, 10.5)
		l.window(x+width*0.33, 8.5+15.7, width*0.26, 5)
		l.window(x+width*0.71, 8.5+15.7, width*0.26, 5)
	}
	if p.first || p.pick(1, 3) == 0 {
		l.fire(33+p.jitter(2, 4), 12)
	}
	l.Circle(l.Fire, 12, 43.4, 1.3)
	l.Circle(l.Core, 39, 33.6, 1.3)
	l.Circle(l.Pool, 39, 33.6, 6)
}

// fire paints the glow over a chimney whose mouth is at x, y.
func (l lamps) fire(x, y float64) {
	l.Circle(l.Fire.Fade(0.30), x, y-1, 9)
	l.Circle(l.Fire.Fade(0.45), x, y-1, 5.4)
	l.Rect(l.Fire, x-2.6, y-1, 5.2, 2.4)
	l.Circle(l.Core, x, y-1, 1.7)
}

// forum paints footlights before columns, and what falls out between them.
func (l lamps) forum(p plot) {
	switch p.pick(1, 5) {
	case 0, 1:
		l.portico(25, 40.5, 15.5, 30)
	case 2, 3:
		l.rotunda(25, 41)
	default:
		for n := range 4 {
			if l.Slits {
				l.window(25-13.4+2.5+float64(n)*7.2, 40.5-8, 5, 12)
				continue
			}
			l.Arch(l.Window, 25-13.4+float64(n)*7.2, 40.5-14.5, 5, 12.5)
		}
		l.Circle(l.Core, 25, 15.5, 1.8)
		l.tube(1, 15, 13.5, 25, 8.5, 35, 13.5)
	}
	l.footlights(p)
}

// footlights paints the row of lamps on the steps of a cultural quarter.
func (l lamps) footlights(p plot) {
	right := 40.0
	if p.joined[east] {
		right = 62
	}
	step := 6.4
	if l.Slits {
		step = 12.8
	}
	for x := 10.0; x < right; x += step {
		l.Circle(l.Pool, x, 41, 3.6)
		l.Circle(l.Core, x, 41.4, 1.2)
	}
}

// portico paints the light behind four columns: x their middle, y their foot.
func (l lamps) portico(x, y, half, height float64) {
	gap := (2*half - 5.4) / 3
	for n := range 3 {
		at := x - half + 1 + float64(n)*gap + 3.6
		l.window(at+(gap-3.6)/2, y-height+14.2+(height-17.4)/2, gap-3.6, height-17.4)
	}
	l.Poly(l.Pool, x-half+5, y-height+9.2, x, y-height+3, x+half-5, y-height+9.2)
	l.tube(0, x-half-1.5, y-height+11, x, y-height, x+half+1.5, y-height+11)
}

// tube paints a sign's light along a line; in a blackout it is off.
func (l lamps) tube(sign int, xy ...float64) {
	if !l.Slits {
		l.Line(l.Signs[sign], 1.1, xy...)
	}
}

// rotunda paints the light between the columns of a round hall and in its lantern.
func (l lamps) rotunda(x, y float64) {
	for n := range 4 {
		l.window(x-13+3+float64(n)*5.75+1.37, y-7.8, 2.75, 9.6)
	}
	if !l.Slits {
		l.Arc(l.Signs[2], 1.1, x, y-14.5, 13.5, 14, 180, 360)
	}
	l.Rect(l.Core, x-1.4, y-32, 2.8, 3.6)
	l.Circle(l.Pool, x, y-30, 6)
}

// garden paints the lamps along the paths of a park quarter.
func (l lamps) garden(p plot) {
	if p.joined[east] {
		l.lamp(50, 28.6, 8)
	}
	if p.joined[south] {
		l.lamp(21.4, 50, 8)
	}
	if p.joined == [4]bool{} {
		l.lamp(9.5, 25, 6)
		l.lamp(40.5, 25, 6)
	}
	switch {
	case p.pick(1, 3) == 0: // on a pond
		l.Line(l.Core.Fade(0.8), 0.9, 20, 24, 27, 24)
		l.Line(l.Core.Fade(0.6), 0.9, 23, 27, 30, 27)
		l.lamp(25, 15, 9)
	default:
		l.lamp(25, 25, 11)
	}
}
