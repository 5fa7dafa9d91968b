package text

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/fract"

	"capital/render/theme"
)

// Signs are runes that a Writer draws, so that they stand in a sentence as letters do: the buttons of a gamepad, called as most
// are lettered.
const (
	SignA rune = 0xE000 + iota
	SignB
	SignX
	SignY
	SignLB
	SignRB
	SignLT
	SignRT
	SignView
	SignMenu
	SignLeftStick
	SignRightStick
	SignCross // the four buttons that point
	signEnd
)

// Plain is a text with its signs called by name, for who hears it rather than sees it.
func Plain(s string) string {
	if at, _ := signIn(s); at < 0 {
		return s
	}
	var plain strings.Builder
	for _, r := range s {
		if r >= SignA && r < signEnd {
			plain.WriteString(nameOf(r))
			continue
		}
		plain.WriteRune(r)
	}
	return plain.String()
}

// nameOf is what is lettered on a sign, or what it is called where that is a picture.
func nameOf(sign rune) string {
	return [...]string{"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "L3", "R3", "D-pad"}[sign-SignA]
}

// Of a sign, as parts of the size of the words beside it.
const (
	signHigh  = 1.24
	signWide  = 1.62 // of one with two letters
	signGap   = 0.06 // on either side
	signWords = 0.84
	signPair  = 0.74 // of two letters
	signLine  = 0.085
)

// signIn is where the first sign of a text begins and how many bytes it has; at is -1 where there is none.
func signIn(s string) (at, size int) {
	for from := 0; ; {
		n := strings.IndexByte(s[from:], 0xEE) // the first byte of all signs
		if n < 0 {
			return -1, 0
		}
		at = from + n
		r, size := utf8.DecodeRuneInString(s[at:])
		if r >= SignA && r < signEnd {
			return at, size
		}
		from = at + size
	}
}

// signWidth is how wide a sign is beside words of a size.
func signWidth(sign rune, size float64) float64 {
	wide := signHigh
	switch sign {
	case SignLB, SignRB, SignLT, SignRT:
		wide = signWide
	}
	return (wide + 2*signGap) * size
}

// lineWidth is how wide a line is, with its signs.
func lineWidth(renderer *etxt.Renderer, line string, size float64) (width float64) {
	for line != "" {
		at, bytes := signIn(line)
		if at < 0 {
			return width + renderer.Measure(line).Width().ToFloat64()
		}
		if at > 0 {
			width += renderer.Measure(line[:at]).Width().ToFloat64()
		}
		sign, _ := utf8.DecodeRuneInString(line[at:])
		width += signWidth(sign, size)
		line = line[at+bytes:]
	}
	return width
}

// drawLine writes a line, with its signs, from a place on its baseline on.
func (w *Writer) drawLine(dst *ebiten.Image, line string, x, baseline float64, st Style) {
	for line != "" {
		at, bytes := signIn(line)
		words := line
		if at >= 0 {
			words = line[:at]
		}
		if words != "" {
			renderer := w.use(st)
			renderer.Fract().Draw(dst, words, fract.FromFloat64(x), fract.FromFloat64(baseline))
			if at < 0 {
				return
			}
			x += renderer.Measure(words).Width().ToFloat64()
		}
		sign, _ := utf8.DecodeRuneInString(line[at:])
		wide := signWidth(sign, st.Size)
		w.drawSign(dst, sign, x+wide/2, baseline-w.CapHeight(st)/2, wide-2*signGap*st.Size, st)
		x += wide
		line = line[at+bytes:]
	}
}

// drawSign draws a sign about its middle: a line around what is lettered on it, or its picture.
func (w *Writer) drawSign(dst *ebiten.Image, sign rune, x, y, wide float64, st Style) {
	pen := signPen{dst: dst, x: x, y: y, size: st.Size, colour: theme.Seen(st.Colour, w.Sharp)}
	half, high := wide/st.Size/2-signLine/2, signHigh/2-signLine/2
	switch sign {
	case SignCross:
		pen.cross()
		return
	case SignLB, SignRB, SignLT, SignRT:
		pen.box(0, 0, half, high, high*0.55)
	default:
		pen.box(0, 0, half, high, high)
	}
	switch sign {
	case SignMenu:
		for n := range 3 {
			pen.bar(-0.24+0.2*float64(n), 0.28)
		}
	case SignView:
		pen.box(-0.1, -0.07, 0.18, 0.15, 0.04)
		pen.box(0.1, 0.09, 0.18, 0.15, 0.04)
	default:
		w.letterSign(dst, sign, x, y, st)
	}
}

// signPen draws lines about a point, in parts of the size of the words beside.
type signPen struct {
	dst        *ebiten.Image
	x, y, size float64
	colour     color.Color
}

// at is a point in pixels.
func (p signPen) at(x, y float64) (px, py float32) {
	return float32(p.x + x*p.size), float32(p.y + y*p.size)
}

// box draws the border of a box about a point, half as wide and high as is told, with round corners.
func (p signPen) box(x, y, wide, high, radius float64) {
	left, top := p.at(x-wide, y-high)
	right, foot := p.at(x+wide, y+high)
	r := float32(min(radius, wide, high) * p.size)
	var path vector.Path
	path.MoveTo(left+r, top)
	path.ArcTo(right, top, right, foot, r)
	path.ArcTo(right, foot, left, foot, r)
	path.ArcTo(left, foot, left, top, r)
	path.ArcTo(left, top, right, top, r)
	path.Close()
	p.stroke(&path)
}

// bar draws a bar at a height, half as wide as is told.
func (p signPen) bar(y, wide float64) {
	var path vector.Path
	path.MoveTo(p.at(-wide, y+0.045))
	path.LineTo(p.at(wide, y+0.045))
	p.stroke(&path)
}

// cross draws the outline of the four buttons that point.
func (p signPen) cross() {
	const in, out = 0.19, 0.56
	var path vector.Path
	path.MoveTo(p.at(-in, -out))
	for _, corner := range [...][2]float64{
		{in, -out}, {in, -in}, {out, -in}, {out, in}, {in, in}, {in, out}, {-in, out}, {-in, in}, {-out, in}, {-out, -in}, {-in, -in},
	} {
		path.LineTo(p.at(corner[0], corner[1]))
	}
	path.Close()
	p.stroke(&path)
}

func (p signPen) stroke(path *vector.Path) {
	options := &vector.DrawPathOptions{AntiAlias: true}
	options.ColorScale.ScaleWithColor(p.colour)
	vector.StrokePath(p.dst, path, &vector.StrokeOptions{Width: float32(signLine * p.size), LineJoin: vector.LineJoinRound}, options)
}

// letterSign writes what is lettered on a sign.
func (w *Writer) letterSign(dst *ebiten.Image, sign rune, x, y float64, st Style) {
	name := nameOf(sign)
	small := Style{Face: Bold, Size: st.Size * signWords, Align: Centre, VAlign: Middle}
	if len(name) > 1 {
		small.Size = st.Size * signPair
	}
	renderer := w.use(small)
	renderer.SetColor(w.renderers[st.Face].GetColor())
	wide := renderer.Measure(name).Width().ToFloat64()
	renderer.Fract().Draw(dst, name, fract.FromFloat64(x-wide/2), fract.FromFloat64(y+w.CapHeight(small)/2))
}
