package text

import (
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
	"github.com/tinne26/etxt/fract"

	"capital/render/shape"
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

// drawSign draws a sign about its middle: a line around what is lettered on it, or its picture.
func (w *Writer) drawSign(dst *ebiten.Image, sign rune, x, y, wide float64, st Style) {
	pen := shape.Pen{Dst: dst, X: x, Y: y, Scale: st.Size, Sharp: w.Sharp}
	half, high := wide/st.Size/2-signLine/2, signHigh/2-signLine/2
	radius := high
	if sign >= SignLB && sign <= SignRT {
		radius = high * 0.55
	}
	if sign != SignCross {
		pen.RoundBoxLine(-half, -high, 2*half, 2*high, radius, signLine, st.Colour)
	}
	switch sign {
	case SignMenu:
		for n := range 3 {
			pen.Box(-0.28, -0.24+0.2*float64(n), 0.56, 0.09, st.Colour)
		}
	case SignView:
		pen.RoundBoxLine(-0.28, -0.22, 0.36, 0.3, 0.04, signLine, st.Colour)
		pen.RoundBoxLine(-0.08, -0.06, 0.36, 0.3, 0.04, signLine, st.Colour)
	case SignCross:
		cross(pen, st)
	default:
		w.letterSign(dst, sign, x, y, st)
	}
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

// cross draws the outline of the four buttons that point.
func cross(pen shape.Pen, st Style) {
	const in, out = 0.19, 0.56
	var path vector.Path
	for n, corner := range [...][2]float32{
		{-in, -out}, {in, -out}, {in, -in}, {out, -in}, {out, in}, {in, in}, {in, out}, {-in, out}, {-in, in}, {-out, in}, {-out, -in}, {-in, -in},
	} {
		if n == 0 {
			path.MoveTo(corner[0], corner[1])
			continue
		}
		path.LineTo(corner[0], corner[1])
	}
	path.Close()
	pen.Stroke(&path, signLine, st.Colour)
}
