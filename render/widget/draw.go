package widget

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/icon"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
)

// Look is the colours of widgets on one ground.
type Look struct {
	Face, FaceHover, FacePressed theme.Colour
	Border, BorderHover          theme.Colour
	Text, Soft                   theme.Colour
	Main, MainHover, MainPressed theme.Colour
	MainText                     theme.Colour
	Field                        theme.Colour
	Ring                         theme.Colour // around the widget in focus
	Panel, PanelBorder           theme.Colour
}

// Night is the look on the street.
func Night() Look {
	return Look{
		Face: theme.NightRaised, FaceHover: 0x2B3A72FF, FacePressed: 0x141D40FF,
		Border: theme.NightLine, BorderHover: 0x7385C9FF,
		Text: theme.Moonlight, Soft: theme.MoonSoft,
		Main: theme.NeonAmber, MainHover: 0xFFD48AFF, MainPressed: 0xD99A34FF, MainText: theme.NightDeep,
		Field: 0x0A1026FF, Ring: theme.NeonBlue,
		Panel: theme.NightPanel, PanelBorder: theme.NightLine,
	}
}

// Paper is the look on the drawing table.
func Paper() Look {
	return Look{
		Face: theme.PaperLight, FaceHover: 0xFFFFFFFF, FacePressed: theme.PaperDark,
		Border: theme.PaperLine, BorderHover: theme.Ink,
		Text: theme.Ink, Soft: theme.InkSoft,
		Main: theme.Ink, MainHover: 0x42394DFF, MainPressed: 0x100D15FF, MainText: theme.PaperLight,
		Field: 0xFFFFFFFF, Ring: theme.Highlight,
		Panel: theme.Paper, PanelBorder: theme.PaperLine,
	}
}

// sharp is the look in high contrast.
func (l Look) sharp() Look {
	for _, c := range [...]*theme.Colour{
		&l.Face, &l.FaceHover, &l.FacePressed, &l.Border, &l.BorderHover, &l.Text, &l.Soft, &l.Main, &l.MainHover, &l.MainPressed,
		&l.MainText, &l.Field, &l.Ring, &l.Panel, &l.PanelBorder,
	} {
		*c = c.Sharp()
	}
	l.BorderHover = l.Text
	return l
}

// seen is the painter in the contrast that the person wants.
func (p Painter) seen() Painter {
	if p.Writer.Sharp {
		p.Look = p.Look.sharp()
	}
	return p
}

// Painter draws widgets: with which writer and painter of signs, in which look, and at
// which scale, in pixels a logical unit.
type Painter struct {
	Writer *text.Writer
	Icons  *icon.Painter
	Look   Look
	Scale  float64
}

const (
	radius = 7.0 // of corners, logical units
	border = 1.5
	ring   = 3.0
)

// Draw draws every widget that is not hidden, and a tip where one is due. bounds is
// the whole screen, which a tip keeps within.
func (p Painter) Draw(dst *ebiten.Image, g *Group, bounds Rect) {
	p.DrawWidgets(dst, g)
	p.DrawTip(dst, g, bounds)
}

// DrawWidgets draws every widget that is not hidden, for a screen that draws more on
// them before a tip lies over all. All shapes come before all words, for the engine
// draws what is alike together.
func (p Painter) DrawWidgets(dst *ebiten.Image, g *Group) {
	p = p.seen()
	for i := range g.Widgets {
		if w := &g.Widgets[i]; !w.Hidden {
			state := g.State(i)
			p.shapes(dst, w, state)
			if state.Focus {
				p.focusRing(dst, w.Rect)
			}
		}
	}
	for i := range g.Widgets {
		if w := &g.Widgets[i]; !w.Hidden && !w.Bare {
			p.words(dst, w, g.State(i), g.caretLit())
		}
	}
}

// shapes draws a widget without its words.
func (p Painter) shapes(dst *ebiten.Image, w *Widget, state State) {
	face, line, _ := p.faces(w, state)
	switch {
	case w.Bare:
	case w.Kind == Button:
		p.box(dst, pressed(w, state, p.Scale), face, line)
	case w.Kind == Cycler:
		p.box(dst, w.Rect, face, line)
		p.cycler(dst, w, state)
	case w.Kind == Field:
		p.box(dst, w.Rect, p.Look.Field, line)
	}
}

// words writes what a widget says.
func (p Painter) words(dst *ebiten.Image, w *Widget, state State, caret bool) {
	_, _, words := p.faces(w, state)
	switch w.Kind {
	case Button:
		p.label(dst, signed(w), pressed(w, state, p.Scale), text.Bold, words)
	case Cycler:
		p.label(dst, w.Value, middle(w), text.Bold, words)
	case Field:
		p.field(dst, w, state, caret)
	}
}

// signed is what a button says, after its sign if it has one.
func signed(w *Widget) string {
	if w.Sign == "" || w.Label == "" {
		return w.Label
	}
	return w.Sign + " " + w.Label
}

// pressed is where a button is: lower while it is pressed.
func pressed(w *Widget, state State, scale float64) Rect {
	r := w.Rect
	if state.Pressed {
		r.Y += scale
	}
	return r
}

// DrawTip draws what lies over the widgets: the signs of buttons that bear no words, and a tip where one is due, within bounds.
func (p Painter) DrawTip(dst *ebiten.Image, g *Group, bounds Rect) {
	for i := range g.Widgets {
		if w := &g.Widgets[i]; w.Sign != "" && w.Label == "" && !w.Hidden {
			p.seen().signAt(dst, w, bounds)
		}
	}
	if owner := g.tipOwner(); owner != nobody && g.tipShown() {
		p.Tip(dst, g.Widgets[owner].Tip, g.Widgets[owner].Rect, bounds)
	}
}

// box fills a rectangle with round corners and draws its border.
func (p Painter) box(dst *ebiten.Image, r Rect, face, line theme.Colour) {
	p.Icons.Plate(dst, r.X, r.Y, r.W, r.H, radius*p.Scale, face)
	p.Icons.Frame(dst, r.X, r.Y, r.W, r.H, radius*p.Scale, border*p.Scale, line)
}

func (p Painter) focusRing(dst *ebiten.Image, r Rect) {
	const wide = 0.8 // of its distance
	out := r.Inset(-ring * (1 + wide/2) * p.Scale)
	p.Icons.Frame(dst, out.X, out.Y, out.W, out.H, (radius+ring*(1+wide/2))*p.Scale, ring*p.Scale*wide, p.Look.Ring)
}

// faces returns the colours of a widget's face, border and text in a state.
func (p Painter) faces(w *Widget, state State) (face, line, words theme.Colour) {
	l := p.Look
	face, line, words = l.Face, l.Border, l.Text
	if w.Main {
		face, line, words = l.Main, l.Main, l.MainText
	}
	if w.Quiet {
		face, line = 0, 0
	}
	switch {
	case state.Disabled:
		return face.Fade(0.4), line.Fade(0.5), words.Fade(0.45)
	case state.Pressed && w.Main:
		return l.MainPressed, l.MainPressed, words
	case state.Pressed:
		return l.FacePressed, l.BorderHover, words
	case state.Hover && w.Main:
		return l.MainHover, l.MainHover, words
	case state.Hover:
		return l.FaceHover, l.BorderHover, words
	}
	return face, line, words
}

// Of the sign on a button that bears no words, in logical units: the size of words beside which it would stand, and how far
// it lies beyond the button's upper right corner.
const (
	signSize  = 20
	signRight = 5
	signAbove = 12
)

// signAt draws the sign of a button that bears no words, over its corner, within bounds. One that is wider than the button,
// two buttons to be pressed together, is as wide as that; and over the lower corner of a button in the upper half, where
// rows lie close.
func (p Painter) signAt(dst *ebiten.Image, w *Widget, bounds Rect) {
	st := text.Style{Size: signSize * p.Scale, Colour: p.Look.Text, VAlign: text.Middle}
	if w.Disabled {
		st.Colour = p.Look.Soft.Fade(0.6)
	}
	wide, _ := p.Writer.Measure(w.Sign, st)
	pair := wide > w.Rect.W
	if pair {
		st.Size *= w.Rect.W / wide
		wide = w.Rect.W
	}
	high := st.Size * 1.24
	r := Rect{w.Rect.X + w.Rect.W + signRight*p.Scale - wide, w.Rect.Y - signAbove*p.Scale, wide, high}
	if pair && r.Y < bounds.Y+bounds.H/2 {
		r.Y = w.Rect.Y + w.Rect.H + signRight*p.Scale - high
	}
	r.X, r.Y = min(r.X, bounds.X+bounds.W-r.W), max(r.Y, bounds.Y)
	shape.Pen{Dst: dst, Scale: 1}.RoundBox(r.X, r.Y, r.W, r.H, r.H*0.5, p.Look.Face)
	p.Writer.Draw(dst, w.Sign, r.X, r.Y+r.H/2, st)
}

// label writes words in the middle of a rectangle, smaller where they are too long.
func (p Painter) label(dst *ebiten.Image, s string, r Rect, face text.Face, colour theme.Colour) {
	st := text.Style{Face: face, Size: p.textSize(r), Colour: colour, Align: text.Centre, VAlign: text.Middle}
	s, st = p.Writer.Within(s, r.W-12*p.Scale, st)
	x, y := r.Centre()
	p.Writer.Draw(dst, s, x, y, st)
}

// textSize is the size of text that goes with a widget's height.
func (p Painter) textSize(r Rect) float64 {
	return min(max(r.H*0.40, theme.TextSmall*p.Scale), theme.TextLarge*1.1*p.Scale)
}

// cycler draws what a cycler has on its box: arrows, and how far it has gone.
func (p Painter) cycler(dst *ebiten.Image, w *Widget, state State) {
	r := w.Rect
	arrows := p.Look.Soft
	if state.Hover || state.Focus {
		arrows = p.Look.Ring
	}
	if state.Disabled {
		arrows = arrows.Fade(0.4)
	}
	inset, half := r.H*arrowInset, r.H*arrowHalf
	p.arrow(dst, r.X+inset, r.Y+r.H/2, -half, arrows)
	p.arrow(dst, r.X+r.W-inset, r.Y+r.H/2, half, arrows)
	if w.Steps > 0 {
		m := middle(w)
		p.bar(dst, w, state, Rect{m.X + m.W*0.12, r.Y + r.H*0.76, m.W * 0.76, max(r.H*0.07, 2)})
	}
}

// Of a cycler's arrows, as parts of its height: how far the middle of one lies from its end, and half of its width.
const (
	arrowInset = 0.42
	arrowHalf  = 0.13
)

// middle is where a cycler's value stands: between its arrows, above its bar.
func middle(w *Widget) Rect {
	r := w.Rect
	inset := r.H * (arrowInset + arrowHalf)
	m := Rect{r.X + inset, r.Y, r.W - 2*inset, r.H}
	if w.Steps > 0 {
		m.Y -= r.H * 0.10
	}
	return m
}

// bar shows how far a cycler of steps has gone.
func (p Painter) bar(dst *ebiten.Image, w *Widget, state State, r Rect) {
	lit := p.Look.Ring
	if state.Disabled {
		lit = lit.Fade(0.4)
	}
	p.Icons.Plate(dst, r.X, r.Y, r.W, r.H, r.H/2, p.Look.Border.Fade(0.7))
	if w.Step > 0 {
		p.Icons.Plate(dst, r.X, r.Y, r.W*float64(w.Step)/float64(w.Steps), r.H, r.H/2, lit)
	}
}

// arrow draws an arrow head that points right, or left where half is below 0.
func (p Painter) arrow(dst *ebiten.Image, x, y, half float64, colour theme.Colour) {
	var path vector.Path
	path.MoveTo(float32(x-half*0.7), float32(y-half*1.3))
	path.LineTo(float32(x+half*0.7), float32(y))
	path.LineTo(float32(x-half*0.7), float32(y+half*1.3))
	shape.Pen{Dst: dst, Scale: 1}.Stroke(&path, 2.4*p.Scale, colour)
}

// field writes what stands in a field, and its caret.
func (p Painter) field(dst *ebiten.Image, w *Widget, state State, caret bool) {
	_, _, words := p.faces(w, state)
	r := w.Rect
	st := text.Style{Face: text.Bold, Size: p.textSize(r), Colour: words, Align: text.Centre, VAlign: text.Middle}
	shown := w.Value
	if shown == "" && !state.Focus {
		shown, st.Face, st.Colour = w.Hint, text.Regular, p.Look.Soft
	}
	w.letters = p.Written(dst, w.letters[:0], shown, r.Inset(8*p.Scale), st, state, caret)
}

// Written writes what stands in a field in the middle of a place, with what is selected and the caret, and returns where its
// letters begin and where the last one ends, appended to buf.
func (p Painter) Written(dst *ebiten.Image, buf []float64, shown string, r Rect, st text.Style, state State, caret bool) []float64 {
	width, _ := p.Writer.Measure(shown, st)
	if width > r.W {
		st.Size *= r.W / width
		width = r.W
	}
	x, y := r.Centre()
	for n := range shown {
		wide, _ := p.Writer.Measure(shown[:n], st)
		buf = append(buf, x-width/2+wide)
	}
	buf = append(buf, x+width/2)
	pen := shape.Pen{Dst: dst, Scale: 1}
	if state.Focus && state.From < state.To {
		from, to := buf[state.From], buf[state.To]
		pen.Box(from-p.Scale, y-st.Size*0.62, to-from+2*p.Scale, st.Size*1.24, p.Look.Ring.Fade(0.45))
	}
	p.Writer.Draw(dst, shown, x, y, st)
	if state.Focus && caret {
		at := buf[state.Caret]
		if state.Caret == len(buf)-1 {
			at += 2 * p.Scale
		}
		pen.Box(at, y-st.Size*0.5, max(2*p.Scale, 1), st.Size, p.Look.Ring)
	}
	return buf
}

// Panel draws a panel with a soft shadow below it.
func (p Painter) Panel(dst *ebiten.Image, r Rect) {
	p = p.seen()
	corner := 12 * p.Scale
	for i := 3.0; i >= 1; i-- {
		grow := i * 3 * p.Scale
		p.Icons.Plate(dst, r.X-grow, r.Y-grow+5*p.Scale, r.W+2*grow, r.H+2*grow, corner+grow, theme.Shadow.Fade(0.5))
	}
	p.Icons.Plate(dst, r.X, r.Y, r.W, r.H, corner, p.Look.Panel)
	p.Icons.Frame(dst, r.X, r.Y, r.W, r.H, corner, border*p.Scale, p.Look.PanelBorder)
}

// Tip draws a few words beside what they speak of, within bounds.
func (p Painter) Tip(dst *ebiten.Image, words string, about, bounds Rect) {
	p = p.seen()
	r := p.TipRect(words, about, bounds)
	p.box(dst, r, p.Look.Field, p.Look.BorderHover)
	in := r.Inset(tipPad * p.Scale)
	p.Writer.DrawWrapped(dst, words, in.X, in.Y, p.tipWidth(bounds), p.tipStyle())
}

// Of a tip, in logical units: how far its words lie from its edge, how far it lies from
// what it speaks of, and how wide its words may be.
const (
	tipPad   = 10
	tipGap   = 8
	tipWords = 320
)

func (p Painter) tipStyle() text.Style {
	return text.Style{Size: theme.TextBody * p.Scale, Colour: p.Look.Text, Align: text.Left, VAlign: text.Top}
}

// tipWidth is how wide a tip's words may be within bounds.
func (p Painter) tipWidth(bounds Rect) float64 {
	return min(tipWords*p.Scale, bounds.W-4*tipPad*p.Scale)
}

// TipRect returns where a tip lies: above what it speaks of, below it where there is no
// room above, and always within bounds.
func (p Painter) TipRect(words string, about, bounds Rect) Rect {
	pad := tipPad * p.Scale
	width, height := p.Writer.MeasureWrapped(words, p.tipWidth(bounds), p.tipStyle())
	r := Rect{about.X + about.W/2 - width/2 - pad, about.Y - height - 2*pad - tipGap*p.Scale, width + 2*pad, height + 2*pad}
	if r.Y < bounds.Y+pad {
		r.Y = about.Y + about.H + tipGap*p.Scale
	}
	r.X = min(max(r.X, bounds.X+pad), bounds.X+bounds.W-r.W-pad)
	r.Y = min(max(r.Y, bounds.Y+pad), bounds.Y+bounds.H-r.H-pad)
	return r
}
