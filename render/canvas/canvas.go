// Package canvas is what pictures are painted on: a [Canvas] fills shapes in memory,
// without any help from the graphics card, so that drawings can be made and tested
// without a screen, and then becomes an image. A [Cache] keeps images.
//
// Coordinates are in units of the canvas, x to the right and y downwards; angles are
// in degrees, clockwise from east.
package canvas

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"capital/render/text"
	"capital/render/theme"
)

// Point is a place in the units of a canvas. It is an alias, so that lists of points
// need no names of fields.
type Point = struct{ X, Y float64 }

// Loop is a closed outline.
type Loop []Point

// Label is text that goes over a picture once it is an image.
type Label struct {
	Words      string
	X, Y, Size float64 // middle of the words and size of the type, in pixels
	Colour     theme.Colour
	Face       text.Face
	Fit        float64 // the most it may be wide, in pixels; 0 for any width
}

// sheet is what drawings are made on: pixels, filled without any help from the
// graphics card so that a drawing can be made and tested without a screen, and the
// labels that are written once the pixels have become an image.
type sheet struct {
	pixels *image.RGBA
	clip   image.Rectangle
	tone   Tone // nil where colours stay as they are
	raster vector.Rasterizer
	mask   []uint8 // reused: how much of each pixel a shape covers
	labels []Label
	paths  []Loop // reused by strokes
	marks  []Mark
}

// Canvas is a part of a sheet with units of its own: the point (x, y) lies at
// pixel (left+x·scale, top+y·scale).
type Canvas struct {
	*sheet
	left, top, scale float64
}

// Tone is another light: the colour in which something is painted instead of its own.
type Tone func(colour theme.Colour, shape Shape) theme.Colour

// Shape is what is being filled, for a window shines where a wall of its colour does not.
type Shape struct {
	Width, Height float64 // of the rectangle around it, in pixels
	Opening       bool    // one outline that stands upright on a straight base, as doors and windows do
}

// opening reports whether the loops are one outline with an upright side and a straight base.
func opening(loops []Loop) bool {
	const exact = 1e-6
	if len(loops) != 1 || len(loops[0]) < 4 {
		return false
	}
	l := loops[0]
	first, last, before := l[0], l[len(l)-1], l[len(l)-2]
	return math.Abs(first.X-last.X) < exact && math.Abs(last.Y-before.Y) < exact
}

// New makes an empty sheet of w×h pixels whose unit is scale pixels.
func New(w, h int, scale float64) Canvas {
	s := &sheet{pixels: image.NewRGBA(image.Rect(0, 0, w, h))}
	s.clip = s.pixels.Bounds()
	return Canvas{sheet: s, scale: scale}
}

// Moved returns the canvas whose origin lies at the pixel left, top of its sheet.
func (c Canvas) Moved(left, top float64) Canvas { return Canvas{c.sheet, left, top, c.scale} }

// Origin is the pixel of its sheet at which the canvas begins.
func Origin(c Canvas) Point { return Point{c.left, c.top} }

// Scale is how many pixels a unit has.
func (c Canvas) Scale() float64 { return c.scale }

// Pixels is what has been painted so far, on the whole sheet.
func (c Canvas) Pixels() *image.RGBA { return c.pixels }

// Labels is what has been written so far, on the whole sheet.
func (c Canvas) Labels() []Label { return c.labels }

// Part returns the canvas whose origin is x, y and whose unit is scale units of c.
func (c Canvas) Part(x, y, scale float64) Canvas {
	return Canvas{c.sheet, c.left + x*c.scale, c.top + y*c.scale, c.scale * scale}
}

// Within draws with everything outside the rectangle left as it is.
func (c Canvas) Within(x, y, w, h float64, draw func()) {
	before := c.clip
	c.clip = before.Intersect(image.Rect(
		int(math.Round(c.left+x*c.scale)), int(math.Round(c.top+y*c.scale)),
		int(math.Round(c.left+(x+w)*c.scale)), int(math.Round(c.top+(y+h)*c.scale))))
	draw()
	c.clip = before
}

// Toned draws with everything in another light.
func (c Canvas) Toned(tone Tone, draw func()) {
	before := c.tone
	c.tone = tone
	draw()
	c.tone = before
}

// pixel places a point on the sheet.
func pixel(c Canvas, p Point) Point { return Point{c.left + p.X*c.scale, c.top + p.Y*c.scale} }

// Fill fills the loops, which may overlap, in one colour. A loop that turns the
// other way round cuts a hole.
func (c Canvas) Fill(colour theme.Colour, loops ...Loop) {
	minX, minY, maxX, maxY := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range loops {
		for _, p := range l {
			p = pixel(c, p)
			minX, maxX = min(minX, p.X), max(maxX, p.X)
			minY, maxY = min(minY, p.Y), max(maxY, p.Y)
		}
	}
	if minX > maxX {
		return
	}
	if c.tone != nil {
		colour = c.tone(colour, Shape{maxX - minX, maxY - minY, opening(loops)})
	}
	box := image.Rect(int(math.Floor(minX)), int(math.Floor(minY)), int(math.Ceil(maxX))+1, int(math.Ceil(maxY))+1).Intersect(c.clip)
	if box.Empty() {
		return
	}
	mask := cover(c, box, loops)
	blend(c, box, mask, colour)
}

// cover returns how much of each pixel of the box the loops cover.
func cover(c Canvas, box image.Rectangle, loops []Loop) []uint8 {
	c.raster.Reset(box.Dx(), box.Dy())
	for _, l := range loops {
		trace(c, clipRows(inPixels(c, l), float64(box.Min.Y), float64(box.Max.Y)), box.Min)
	}
	if n := box.Dx() * box.Dy(); cap(c.mask) < n {
		c.mask = make([]uint8, n)
	}
	mask := image.Alpha{Pix: c.mask[:box.Dx()*box.Dy()], Stride: box.Dx(), Rect: image.Rect(0, 0, box.Dx(), box.Dy())}
	c.raster.DrawOp = draw.Src
	c.raster.Draw(&mask, mask.Rect, image.Opaque, image.Point{})
	return mask.Pix
}

// blend lays a colour over the pixels of the box as far as the mask covers them.
func blend(c Canvas, box image.Rectangle, mask []uint8, colour theme.Colour) {
	r32, g32, b32, a32 := colour.RGBA()
	r, g, b, a := r32>>8, g32>>8, b32>>8, a32>>8
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := mask[:box.Dx()]
		mask = mask[box.Dx():]
		pixels := c.pixels.Pix[c.pixels.PixOffset(box.Min.X, y):][:4*len(row)]
		for x, m := range row {
			if m == 0 {
				continue
			}
			p := pixels[4*x : 4*x+4 : 4*x+4]
			if cover := uint32(m); cover*a == 255*255 {
				p[0], p[1], p[2], p[3] = uint8(r), uint8(g), uint8(b), 255
			} else {
				left := 255*255 - cover*a
				p[0] = uint8((r*cover*255 + uint32(p[0])*left + 32512) / 65025)
				p[1] = uint8((g*cover*255 + uint32(p[1])*left + 32512) / 65025)
				p[2] = uint8((b*cover*255 + uint32(p[2])*left + 32512) / 65025)
				p[3] = uint8((a*cover*255 + uint32(p[3])*left + 32512) / 65025)
			}
		}
	}
}

// inPixels returns the Loop in pixels.
func inPixels(c Canvas, l Loop) Loop {
	out := make(Loop, len(l))
	for i, p := range l {
		out[i] = pixel(c, p)
	}
	return out
}

// trace gives a Loop in pixels to the rasteriser, whose corner is at from.
func trace(c Canvas, l Loop, from image.Point) {
	if len(l) < 3 {
		return
	}
	x, y := float32(from.X), float32(from.Y)
	c.raster.MoveTo(float32(l[0].X)-x, float32(l[0].Y)-y)
	for _, p := range l[1:] {
		c.raster.LineTo(float32(p.X)-x, float32(p.Y)-y)
	}
	c.raster.ClosePath()
}

// clipRows cuts off what of a Loop lies above top or below bottom.
func clipRows(l Loop, top, bottom float64) Loop {
	l = clipHalf(l, func(p Point) float64 { return p.Y - top })
	return clipHalf(l, func(p Point) float64 { return bottom - p.Y })
}

// clipHalf keeps what of a convex or concave Loop lies where depth is positive.
func clipHalf(l Loop, depth func(Point) float64) Loop {
	inside := true
	for _, p := range l {
		inside = inside && depth(p) >= 0
	}
	if inside {
		return l
	}
	var out Loop
	for i, p := range l {
		q := l[(i+1)%len(l)]
		from, to := depth(p), depth(q)
		if from >= 0 {
			out = append(out, p)
		}
		if (from >= 0) != (to >= 0) {
			t := from / (from - to)
			out = append(out, Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t})
		}
	}
	return out
}

// Keep clears everything outside the loops.
func (c Canvas) Keep(loops ...Loop) {
	mask := cover(c, c.pixels.Bounds(), loops)
	pix := c.pixels.Pix
	for i, a := range mask {
		for n := 4 * i; n < 4*i+4; n++ {
			pix[n] = uint8(uint32(pix[n]) * uint32(a) / 255)
		}
	}
}

// Poly fills the polygon with the corners x0, y0, x1, y1 …
func (c Canvas) Poly(colour theme.Colour, xy ...float64) { c.Fill(colour, Points(xy)) }

// Points makes a loop of the points x0, y0, x1, y1 …
func Points(xy []float64) Loop {
	l := make(Loop, len(xy)/2)
	for i := range l {
		l[i] = Point{xy[2*i], xy[2*i+1]}
	}
	return l
}

// Rect fills a rectangle.
func (c Canvas) Rect(colour theme.Colour, x, y, w, h float64) { c.Fill(colour, RectLoop(x, y, w, h)) }

// RectLoop is the outline of a rectangle, clockwise.
func RectLoop(x, y, w, h float64) Loop {
	return Loop{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}
}

// Round fills a rectangle with corners of radius r.
func (c Canvas) Round(colour theme.Colour, x, y, w, h, r float64) {
	c.Fill(colour, c.RoundLoop(x, y, w, h, r))
}

// RoundLoop is the outline of a rectangle with corners of radius r.
func (c Canvas) RoundLoop(x, y, w, h, r float64) Loop {
	r = min(r, w/2, h/2)
	l := c.ArcLoop(x+w-r, y+r, r, r, -90, 0)
	l = append(l, c.ArcLoop(x+w-r, y+h-r, r, r, 0, 90)...)
	l = append(l, c.ArcLoop(x+r, y+h-r, r, r, 90, 180)...)
	return append(l, c.ArcLoop(x+r, y+r, r, r, 180, 270)...)
}

// Cut fills a rectangle whose corners are cut off straight at distance r.
func (c Canvas) Cut(colour theme.Colour, x, y, w, h, r float64) {
	c.Fill(colour, CutLoop(x, y, w, h, r))
}

// CutLoop is the outline of a rectangle whose corners are cut off.
func CutLoop(x, y, w, h, r float64) Loop {
	return Loop{{x + r, y}, {x + w - r, y}, {x + w, y + r}, {x + w, y + h - r},
		{x + w - r, y + h}, {x + r, y + h}, {x, y + h - r}, {x, y + r}}
}

// Circle fills a circle around x, y.
func (c Canvas) Circle(colour theme.Colour, x, y, r float64) { c.Oval(colour, x, y, r, r) }

// Oval fills an ellipse around x, y.
func (c Canvas) Oval(colour theme.Colour, x, y, rx, ry float64) {
	c.Fill(colour, c.ArcLoop(x, y, rx, ry, 0, 360))
}

// ArcLoop lists points of an ellipse from one angle to another, in degrees
// clockwise from east, enough of them for the eye at this canvas's scale.
func (c Canvas) ArcLoop(x, y, rx, ry, from, to float64) Loop {
	size := max(math.Abs(rx), math.Abs(ry)) * c.scale
	n := int(math.Ceil(math.Abs(to-from) / 360 * min(max(6*math.Sqrt(size), 8), 96)))
	n = max(n, 2)
	l := make(Loop, n+1)
	for i := range l {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/float64(n)) * math.Pi / 180)
		l[i] = Point{x + rx*cos, y + ry*sin}
	}
	return l
}

// Sector fills a slice of a circle between two angles, in degrees clockwise from east.
func (c Canvas) Sector(colour theme.Colour, x, y, r, from, to float64) {
	c.Fill(colour, append(c.ArcLoop(x, y, r, r, from, to), Point{x, y}))
}

// Dome fills the upper half of an ellipse standing on x, y.
func (c Canvas) Dome(colour theme.Colour, x, y, rx, ry float64) {
	c.Fill(colour, c.ArcLoop(x, y, rx, ry, 180, 360))
}

// Arch fills a door or window: w wide, h high, round at the top.
func (c Canvas) Arch(colour theme.Colour, x, y, w, h float64) {
	l := c.ArcLoop(x+w/2, y+w/2, w/2, w/2, 180, 360)
	c.Fill(colour, append(l, Point{x + w, y + h}, Point{x, y + h}))
}

// Star fills a star of five points.
func (c Canvas) Star(colour theme.Colour, x, y, r float64) {
	var l Loop
	for n := range 10 {
		radius := r
		if n%2 == 1 {
			radius = r * 0.42
		}
		l = append(l, Polar(x, y, radius, 36*float64(n)-90))
	}
	c.Fill(colour, l)
}

// Line draws a line through the points, with round joints and ends.
func (c Canvas) Line(colour theme.Colour, width float64, xy ...float64) {
	c.Stroke(colour, width, Points(xy), false)
}

// Outline draws the line around a Loop.
func (c Canvas) Outline(colour theme.Colour, width float64, l Loop) { c.Stroke(colour, width, l, true) }

// Ring draws the line around a circle.
func (c Canvas) Ring(colour theme.Colour, width, x, y, r float64) {
	c.Outline(colour, width, c.ArcLoop(x, y, r, r, 0, 360))
}

// Arc draws a part of an ellipse's line.
func (c Canvas) Arc(colour theme.Colour, width, x, y, rx, ry, from, to float64) {
	c.Stroke(colour, width, c.ArcLoop(x, y, rx, ry, from, to), false)
}

// Curve draws a quadratic curve from the first to the last Point, bent towards
// the middle one.
func (c Canvas) Curve(colour theme.Colour, width, x0, y0, x1, y1, x2, y2 float64) {
	c.Stroke(colour, width, Quadratic(Point{x0, y0}, Point{x1, y1}, Point{x2, y2}, 14), false)
}

// Quadratic lists n+1 points of a quadratic curve.
func Quadratic(a, b, d Point, n int) Loop {
	l := make(Loop, n+1)
	for i := range l {
		t := float64(i) / float64(n)
		u := 1 - t
		l[i] = Point{u*u*a.X + 2*u*t*b.X + t*t*d.X, u*u*a.Y + 2*u*t*b.Y + t*t*d.Y}
	}
	return l
}

// thinnest is the least width of a line in pixels; anything thinner flickers
// between sizes.
const thinnest = 0.55

// Stroke fills a quadrilateral for each stretch of the line and a disc for each joint.
func (c Canvas) Stroke(colour theme.Colour, width float64, l Loop, closed bool) {
	width = max(width, thinnest/c.scale)
	c.paths = c.paths[:0]
	n := len(l) - 1
	if closed {
		n = len(l)
	}
	for i := range n {
		a, b := l[i], l[(i+1)%len(l)]
		dx, dy := b.X-a.X, b.Y-a.Y
		length := math.Hypot(dx, dy)
		if length == 0 {
			continue
		}
		nx, ny := -dy/length*width/2, dx/length*width/2
		c.paths = append(c.paths, Loop{{a.X - nx, a.Y - ny}, {b.X - nx, b.Y - ny}, {b.X + nx, b.Y + ny}, {a.X + nx, a.Y + ny}})
	}
	if width*c.scale > 1.2 {
		for _, p := range l {
			c.paths = append(c.paths, c.ArcLoop(p.X, p.Y, width/2, width/2, 0, 360))
		}
	}
	c.Fill(colour, c.paths...)
}

// Write puts words with their middle at x, y; size is the size of the type in units.
func (c Canvas) Write(words string, x, y, size float64, colour theme.Colour, face text.Face) {
	c.WriteWithin(words, x, y, 0, size, colour, face)
}

// WriteWithin writes words smaller than size where they would be wider than width.
func (c Canvas) WriteWithin(words string, x, y, width, size float64, colour theme.Colour, face text.Face) {
	p := pixel(c, Point{x, y})
	if c.tone != nil {
		colour = c.tone(colour, Shape{Width: size * c.scale, Height: size * c.scale})
	}
	c.labels = append(c.labels, Label{words, p.X, p.Y, size * c.scale, colour, face, width * c.scale})
}

// Polar is the point at an angle and a distance from x, y, in degrees clockwise from east.
func Polar(x, y, r, angle float64) Point {
	sin, cos := math.Sincos(angle * math.Pi / 180)
	return Point{x + r*cos, y + r*sin}
}
