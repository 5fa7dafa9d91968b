package tileart

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"capital/render/text"
	"capital/render/theme"
)

// point is a place in the units of a canvas.
type point struct{ x, y float64 }

// loop is a closed outline.
type loop []point

// label is text that goes over a sheet once it is an image.
type label struct {
	words      string
	x, y, size float64 // middle of the words and size of the type, in pixels
	colour     theme.Colour
	face       text.Face
	fit        float64 // the most it may be wide, in pixels; 0 for any width
}

// sheet is what drawings are made on: pixels, filled without any help from the
// graphics card so that a drawing can be made and tested without a screen, and the
// labels that are written once the pixels have become an image.
type sheet struct {
	pixels *image.RGBA
	clip   image.Rectangle
	raster vector.Rasterizer
	mask   []uint8 // reused: how much of each pixel a shape covers
	labels []label
	paths  []loop // reused by strokes
}

// canvas is a part of a sheet with units of its own: the point (x, y) lies at
// pixel (left+x·scale, top+y·scale).
type canvas struct {
	*sheet
	left, top, scale float64
}

// newCanvas makes an empty sheet of w×h pixels whose unit is scale pixels.
func newCanvas(w, h int, scale float64) canvas {
	s := &sheet{pixels: image.NewRGBA(image.Rect(0, 0, w, h))}
	s.clip = s.pixels.Bounds()
	return canvas{sheet: s, scale: scale}
}

// part returns the canvas whose origin is x, y and whose unit is scale units of c.
func (c canvas) part(x, y, scale float64) canvas {
	return canvas{c.sheet, c.left + x*c.scale, c.top + y*c.scale, c.scale * scale}
}

// within draws with everything outside the rectangle left as it is.
func (c canvas) within(x, y, w, h float64, draw func()) {
	before := c.clip
	c.clip = before.Intersect(image.Rect(
		int(math.Round(c.left+x*c.scale)), int(math.Round(c.top+y*c.scale)),
		int(math.Round(c.left+(x+w)*c.scale)), int(math.Round(c.top+(y+h)*c.scale))))
	draw()
	c.clip = before
}

// pixel places a point on the sheet.
func (c canvas) pixel(p point) point { return point{c.left + p.x*c.scale, c.top + p.y*c.scale} }

// fill fills the loops, which may overlap, in one colour. A loop that turns the
// other way round cuts a hole.
func (c canvas) fill(colour theme.Colour, loops ...loop) {
	minX, minY, maxX, maxY := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range loops {
		for _, p := range l {
			p = c.pixel(p)
			minX, maxX = min(minX, p.x), max(maxX, p.x)
			minY, maxY = min(minY, p.y), max(maxY, p.y)
		}
	}
	if minX > maxX {
		return
	}
	box := image.Rect(int(math.Floor(minX)), int(math.Floor(minY)), int(math.Ceil(maxX))+1, int(math.Ceil(maxY))+1).Intersect(c.clip)
	if box.Empty() {
		return
	}
	mask := c.cover(box, loops)
	c.blend(box, mask, colour)
}

// cover returns how much of each pixel of the box the loops cover.
func (c canvas) cover(box image.Rectangle, loops []loop) []uint8 {
	c.raster.Reset(box.Dx(), box.Dy())
	for _, l := range loops {
		c.trace(clipRows(c.inPixels(l), float64(box.Min.Y), float64(box.Max.Y)), box.Min)
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
func (c canvas) blend(box image.Rectangle, mask []uint8, colour theme.Colour) {
	r32, g32, b32, a32 := colour.RGBA()
	r, g, b, a := r32>>8, g32>>8, b32>>8, a32>>8
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := mask[:box.Dx()]
		mask = mask[box.Dx():]
		pixels := c.sheet.pixels.Pix[c.sheet.pixels.PixOffset(box.Min.X, y):][:4*len(row)]
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

// inPixels returns the loop in pixels.
func (c canvas) inPixels(l loop) loop {
	out := make(loop, len(l))
	for i, p := range l {
		out[i] = c.pixel(p)
	}
	return out
}

// trace gives a loop in pixels to the rasteriser, whose corner is at from.
func (c canvas) trace(l loop, from image.Point) {
	if len(l) < 3 {
		return
	}
	x, y := float32(from.X), float32(from.Y)
	c.raster.MoveTo(float32(l[0].x)-x, float32(l[0].y)-y)
	for _, p := range l[1:] {
		c.raster.LineTo(float32(p.x)-x, float32(p.y)-y)
	}
	c.raster.ClosePath()
}

// clipRows cuts off what of a loop lies above top or below bottom.
func clipRows(l loop, top, bottom float64) loop {
	l = clipHalf(l, func(p point) float64 { return p.y - top })
	return clipHalf(l, func(p point) float64 { return bottom - p.y })
}

// clipHalf keeps what of a convex or concave loop lies where depth is positive.
func clipHalf(l loop, depth func(point) float64) loop {
	inside := true
	for _, p := range l {
		inside = inside && depth(p) >= 0
	}
	if inside {
		return l
	}
	var out loop
	for i, p := range l {
		q := l[(i+1)%len(l)]
		from, to := depth(p), depth(q)
		if from >= 0 {
			out = append(out, p)
		}
		if (from >= 0) != (to >= 0) {
			t := from / (from - to)
			out = append(out, point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t})
		}
	}
	return out
}

// keep clears everything outside the loops.
func (c canvas) keep(loops ...loop) {
	mask := c.cover(c.sheet.pixels.Bounds(), loops)
	pix := c.sheet.pixels.Pix
	for i, a := range mask {
		for n := 4 * i; n < 4*i+4; n++ {
			pix[n] = uint8(uint32(pix[n]) * uint32(a) / 255)
		}
	}
}

// poly fills the polygon with the corners x0, y0, x1, y1 …
func (c canvas) poly(colour theme.Colour, xy ...float64) { c.fill(colour, points(xy)) }

func points(xy []float64) loop {
	l := make(loop, len(xy)/2)
	for i := range l {
		l[i] = point{xy[2*i], xy[2*i+1]}
	}
	return l
}

// rect fills a rectangle.
func (c canvas) rect(colour theme.Colour, x, y, w, h float64) { c.fill(colour, rectLoop(x, y, w, h)) }

func rectLoop(x, y, w, h float64) loop {
	return loop{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}
}

// round fills a rectangle with corners of radius r.
func (c canvas) round(colour theme.Colour, x, y, w, h, r float64) {
	c.fill(colour, c.roundLoop(x, y, w, h, r))
}

func (c canvas) roundLoop(x, y, w, h, r float64) loop {
	r = min(r, w/2, h/2)
	l := c.arcLoop(x+w-r, y+r, r, r, -90, 0)
	l = append(l, c.arcLoop(x+w-r, y+h-r, r, r, 0, 90)...)
	l = append(l, c.arcLoop(x+r, y+h-r, r, r, 90, 180)...)
	return append(l, c.arcLoop(x+r, y+r, r, r, 180, 270)...)
}

// cut fills a rectangle whose corners are cut off straight at distance r.
func (c canvas) cut(colour theme.Colour, x, y, w, h, r float64) {
	c.fill(colour, cutLoop(x, y, w, h, r))
}

func cutLoop(x, y, w, h, r float64) loop {
	return loop{{x + r, y}, {x + w - r, y}, {x + w, y + r}, {x + w, y + h - r},
		{x + w - r, y + h}, {x + r, y + h}, {x, y + h - r}, {x, y + r}}
}

// circle fills a circle around x, y.
func (c canvas) circle(colour theme.Colour, x, y, r float64) { c.oval(colour, x, y, r, r) }

// oval fills an ellipse around x, y.
func (c canvas) oval(colour theme.Colour, x, y, rx, ry float64) {
	c.fill(colour, c.arcLoop(x, y, rx, ry, 0, 360))
}

// arcLoop lists points of an ellipse from one angle to another, in degrees
// clockwise from east, enough of them for the eye at this canvas's scale.
func (c canvas) arcLoop(x, y, rx, ry, from, to float64) loop {
	size := max(math.Abs(rx), math.Abs(ry)) * c.scale
	n := int(math.Ceil(math.Abs(to-from) / 360 * min(max(6*math.Sqrt(size), 8), 96)))
	n = max(n, 2)
	l := make(loop, n+1)
	for i := range l {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/float64(n)) * math.Pi / 180)
		l[i] = point{x + rx*cos, y + ry*sin}
	}
	return l
}

// sector fills a slice of a circle between two angles, in degrees clockwise from east.
func (c canvas) sector(colour theme.Colour, x, y, r, from, to float64) {
	c.fill(colour, append(c.arcLoop(x, y, r, r, from, to), point{x, y}))
}

// dome fills the upper half of an ellipse standing on x, y.
func (c canvas) dome(colour theme.Colour, x, y, rx, ry float64) {
	c.fill(colour, c.arcLoop(x, y, rx, ry, 180, 360))
}

// arch fills a door or window: w wide, h high, round at the top.
func (c canvas) arch(colour theme.Colour, x, y, w, h float64) {
	l := c.arcLoop(x+w/2, y+w/2, w/2, w/2, 180, 360)
	c.fill(colour, append(l, point{x + w, y + h}, point{x, y + h}))
}

// line draws a line through the points, with round joints and ends.
func (c canvas) line(colour theme.Colour, width float64, xy ...float64) {
	c.stroke(colour, width, points(xy), false)
}

// outline draws the line around a loop.
func (c canvas) outline(colour theme.Colour, width float64, l loop) { c.stroke(colour, width, l, true) }

// ring draws the line around a circle.
func (c canvas) ring(colour theme.Colour, width, x, y, r float64) {
	c.outline(colour, width, c.arcLoop(x, y, r, r, 0, 360))
}

// arc draws a part of an ellipse's line.
func (c canvas) arc(colour theme.Colour, width, x, y, rx, ry, from, to float64) {
	c.stroke(colour, width, c.arcLoop(x, y, rx, ry, from, to), false)
}

// curve draws a quadratic curve from the first to the last point, bent towards
// the middle one.
func (c canvas) curve(colour theme.Colour, width, x0, y0, x1, y1, x2, y2 float64) {
	c.stroke(colour, width, quadratic(point{x0, y0}, point{x1, y1}, point{x2, y2}, 14), false)
}

// quadratic lists n+1 points of a quadratic curve.
func quadratic(a, b, d point, n int) loop {
	l := make(loop, n+1)
	for i := range l {
		t := float64(i) / float64(n)
		u := 1 - t
		l[i] = point{u*u*a.x + 2*u*t*b.x + t*t*d.x, u*u*a.y + 2*u*t*b.y + t*t*d.y}
	}
	return l
}

// thinnest is the least width of a line in pixels; anything thinner flickers
// between sizes.
const thinnest = 0.55

// stroke fills a quadrilateral for each stretch of the line and a disc for each joint.
func (c canvas) stroke(colour theme.Colour, width float64, l loop, closed bool) {
	width = max(width, thinnest/c.scale)
	c.paths = c.paths[:0]
	n := len(l) - 1
	if closed {
		n = len(l)
	}
	for i := range n {
		a, b := l[i], l[(i+1)%len(l)]
		dx, dy := b.x-a.x, b.y-a.y
		length := math.Hypot(dx, dy)
		if length == 0 {
			continue
		}
		nx, ny := -dy/length*width/2, dx/length*width/2
		c.paths = append(c.paths, loop{{a.x - nx, a.y - ny}, {b.x - nx, b.y - ny}, {b.x + nx, b.y + ny}, {a.x + nx, a.y + ny}})
	}
	if width*c.scale > 1.2 {
		for _, p := range l {
			c.paths = append(c.paths, c.arcLoop(p.x, p.y, width/2, width/2, 0, 360))
		}
	}
	c.fill(colour, c.paths...)
}

// write puts words with their middle at x, y; size is the size of the type in units.
func (c canvas) write(words string, x, y, size float64, colour theme.Colour, face text.Face) {
	c.writeWithin(words, x, y, 0, size, colour, face)
}

// writeWithin writes words smaller than size where they would be wider than width.
func (c canvas) writeWithin(words string, x, y, width, size float64, colour theme.Colour, face text.Face) {
	p := c.pixel(point{x, y})
	c.labels = append(c.labels, label{words, p.x, p.y, size * c.scale, colour, face, width * c.scale})
}

// polar is the point at an angle and a distance from x, y, in degrees clockwise from east.
func polar(x, y, r, angle float64) point {
	sin, cos := math.Sincos(angle * math.Pi / 180)
	return point{x + r*cos, y + r*sin}
}
