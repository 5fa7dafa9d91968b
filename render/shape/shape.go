// Package shape draws flat shapes given in a drawing's own units: paths written
// in the letters of SVG, limbs that taper, circles and boxes.
package shape

import (
	"fmt"
	"image"
	"image/color"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/theme"
)

// Path makes a path from path data as in SVG, of which it knows the commands
// M L H V C Q Z and their lower-case, relative forms. The data is part of the
// program, so a mistake in it is a panic.
func Path(data string) *vector.Path {
	path := new(vector.Path)
	Trace(path, data)
	return path
}

// Outlines are what lines and curves are added to: a path of the engine's, or the loops of a picture made without it. X grows to the
// right, y downwards.
type Outlines interface {
	MoveTo(x, y float32)
	LineTo(x, y float32)
	QuadTo(x1, y1, x2, y2 float32)
	CubicTo(x1, y1, x2, y2, x3, y3 float32)
	Close()
}

// Trace adds the outlines that path data describes to a path of any kind; see [Path].
func Trace(path Outlines, data string) {
	r := reader{data: data}
	for r.skip(); r.at < len(r.data); r.skip() {
		if c := r.data[r.at]; c >= 'A' {
			r.command = c
			r.at++
		}
		r.step(path)
	}
}

// reader goes through path data.
type reader struct {
	data           string
	at             int
	command        byte
	x, y           float32 // the pen
	startX, startY float32 // where the present outline began
}

// skip passes over spaces and commas.
func (r *reader) skip() {
	for r.at < len(r.data) && (r.data[r.at] <= ' ' || r.data[r.at] == ',') {
		r.at++
	}
}

// number reads one number.
func (r *reader) number() float32 {
	r.skip()
	start := r.at
	for r.at < len(r.data) {
		c := r.data[r.at]
		if (c < '0' || c > '9') && c != '.' && (c != '-' || r.at > start) {
			break
		}
		r.at++
	}
	v, err := strconv.ParseFloat(r.data[start:r.at], 32)
	if err != nil {
		panic(fmt.Sprintf("path data %q, at %d: expected a number", r.data, start))
	}
	return float32(v)
}

// point reads two numbers, relative to the pen where the command is lower-case.
func (r *reader) point() (x, y float32) {
	x, y = r.number(), r.number()
	if r.command >= 'a' {
		x, y = x+r.x, y+r.y
	}
	return x, y
}

// step carries out one command.
func (r *reader) step(path Outlines) {
	switch r.command {
	case 'M', 'm':
		r.x, r.y = r.point()
		r.startX, r.startY = r.x, r.y
		path.MoveTo(r.x, r.y)
		r.command-- // further points are lines
	case 'L', 'l':
		r.x, r.y = r.point()
		path.LineTo(r.x, r.y)
	case 'H', 'h', 'V', 'v':
		r.straight(path)
	case 'Q', 'q':
		x1, y1 := r.point()
		r.x, r.y = r.point()
		path.QuadTo(x1, y1, r.x, r.y)
	case 'C', 'c':
		x1, y1 := r.point()
		x2, y2 := r.point()
		r.x, r.y = r.point()
		path.CubicTo(x1, y1, x2, y2, r.x, r.y)
	case 'Z', 'z':
		r.x, r.y = r.startX, r.startY
		path.Close()
	default:
		panic(fmt.Sprintf("path data %q, at %d: unknown command", r.data, r.at))
	}
}

// straight carries out a level or upright line.
func (r *reader) straight(path Outlines) {
	v := r.number()
	switch r.command {
	case 'H':
		r.x = v
	case 'h':
		r.x += v
	case 'V':
		r.y = v
	case 'v':
		r.y += v
	}
	path.LineTo(r.x, r.y)
}

// RoundBox adds a box with round corners to path.
func RoundBox(path *vector.Path, x, y, width, height, radius float64) {
	r := float32(min(radius, width/2, height/2))
	left, top, right, bottom := float32(x), float32(y), float32(x+width), float32(y+height)
	path.MoveTo(left+r, top)
	path.LineTo(right-r, top)
	path.ArcTo(right, top, right, top+r, r)
	path.LineTo(right, bottom-r)
	path.ArcTo(right, bottom, right-r, bottom, r)
	path.LineTo(left+r, bottom)
	path.ArcTo(left, bottom, left, bottom-r, r)
	path.LineTo(left, top+r)
	path.ArcTo(left, top, left+r, top, r)
	path.Close()
}

// Pen draws shapes on an image. A drawing's unit is Scale pixels, and its origin
// lies at X, Y in pixels.
type Pen struct {
	Dst         *ebiten.Image
	X, Y, Scale float64
	Sharp       bool // colours of the theme are those of high contrast
}

// At returns a pen whose origin is at x, y of this pen's drawing and whose unit is
// scale of this pen's units.
func (p Pen) At(x, y, scale float64) Pen {
	return Pen{Dst: p.Dst, X: p.X + x*p.Scale, Y: p.Y + y*p.Scale, Scale: p.Scale * scale, Sharp: p.Sharp}
}

// placed returns the path in pixels.
func (p Pen) placed(path *vector.Path) *vector.Path {
	var placed vector.Path
	var options vector.AddPathOptions
	options.GeoM.Scale(p.Scale, p.Scale)
	options.GeoM.Translate(p.X, p.Y)
	placed.AddPath(path, &options)
	return &placed
}

// Flush has what was filled and stroked so far drawn now. Else Ebitengine draws it all together, as soon as the image is
// used otherwise. For that it takes an image in which all those shapes have room, the highest first, in rows that are as
// high as the first; it keeps that image as large as it ever was, and clears the whole of it each time. Shapes that are
// large, or high ones and flat ones together, make all that is drawn later many times as slow: Flush keeps them apart.
func (p Pen) Flush() {
	p.Dst.SubImage(image.Rectangle{}).(*ebiten.Image).Fill(color.Transparent) // a use that changes nothing
}

// Large reports whether a shape so wide and high, in pixels, is drawn by itself.
func Large(width, height float64) bool { return width*height >= 1<<16 }

// apart keeps a shape apart that covers much of the image, before and after it is drawn.
func (p Pen) apart(box image.Rectangle) {
	if box = box.Intersect(p.Dst.Bounds()); Large(float64(box.Dx()), float64(box.Dy())) {
		p.Flush()
	}
}

// Fill fills a path.
func (p Pen) Fill(path *vector.Path, colour color.Color) {
	placed := p.placed(path)
	p.apart(placed.Bounds())
	vector.FillPath(p.Dst, placed, nil, p.options(colour))
	p.apart(placed.Bounds())
}

// FillHoles fills a path by the even-odd rule, so that an outline inside another is a hole.
func (p Pen) FillHoles(path *vector.Path, colour color.Color) {
	placed := p.placed(path)
	p.apart(placed.Bounds())
	vector.FillPath(p.Dst, placed, &vector.FillOptions{FillRule: vector.FillRuleEvenOdd}, p.options(colour))
	p.apart(placed.Bounds())
}

// Stroke draws a path's line, width units wide, with round ends and joints.
func (p Pen) Stroke(path *vector.Path, width float64, colour color.Color) {
	placed := p.placed(path)
	p.apart(placed.Bounds())
	vector.StrokePath(p.Dst, placed, &vector.StrokeOptions{
		Width:    float32(width * p.Scale),
		LineCap:  vector.LineCapRound,
		LineJoin: vector.LineJoinRound,
	}, p.options(colour))
	p.apart(placed.Bounds())
}

// Data fills the shape that path data describes; see [Path].
func (p Pen) Data(data string, colour color.Color) { p.Fill(Path(data), colour) }

// Line strokes the shape that path data describes; see [Path].
func (p Pen) Line(data string, width float64, colour color.Color) {
	p.Stroke(Path(data), width, colour)
}

// Polygon fills the shape with the given corners, x and y in turn.
func (p Pen) Polygon(colour color.Color, corners ...float64) {
	var path vector.Path
	path.MoveTo(float32(corners[0]), float32(corners[1]))
	for i := 2; i < len(corners); i += 2 {
		path.LineTo(float32(corners[i]), float32(corners[i+1]))
	}
	path.Close()
	p.Fill(&path, colour)
}

// Circle fills a circle.
func (p Pen) Circle(x, y, radius float64, colour color.Color) {
	box := p.box(x-radius, y-radius, 2*radius, 2*radius)
	p.apart(box)
	vector.FillCircle(p.Dst, float32(p.X+x*p.Scale), float32(p.Y+y*p.Scale), float32(radius*p.Scale), theme.Seen(colour, p.Sharp), true)
	p.apart(box)
}

// Box fills a box.
func (p Pen) Box(x, y, width, height float64, colour color.Color) {
	box := p.box(x, y, width, height)
	p.apart(box)
	vector.FillRect(p.Dst, float32(p.X+x*p.Scale), float32(p.Y+y*p.Scale), float32(width*p.Scale), float32(height*p.Scale), theme.Seen(colour, p.Sharp), true)
	p.apart(box)
}

// box is a box of the drawing in pixels.
func (p Pen) box(x, y, width, height float64) image.Rectangle {
	return image.Rect(int(p.X+x*p.Scale), int(p.Y+y*p.Scale), int(p.X+(x+width)*p.Scale), int(p.Y+(y+height)*p.Scale))
}

// RoundBox fills a box with round corners.
func (p Pen) RoundBox(x, y, width, height, radius float64, colour color.Color) {
	var path vector.Path
	RoundBox(&path, x, y, width, height, radius)
	p.Fill(&path, colour)
}

// RoundBoxLine draws the border of a box with round corners, width units wide.
func (p Pen) RoundBoxLine(x, y, boxWidth, boxHeight, radius, width float64, colour color.Color) {
	var path vector.Path
	RoundBox(&path, x, y, boxWidth, boxHeight, radius)
	p.Stroke(&path, width, colour)
}

func (p Pen) options(colour color.Color) *vector.DrawPathOptions {
	options := &vector.DrawPathOptions{AntiAlias: true}
	options.ColorScale.ScaleWithColor(theme.Seen(colour, p.Sharp))
	return options
}
