package pages

import (
	"math"
	"strings"

	"capital/game/scene"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Look is how a counting is drawn: with what, and in which colours.
type Look struct {
	pencil.Board
	Pane, Solid, Line theme.Colour // of the boards that things lie on, those on which much is written, and the line around them
}

// Frame is what lies around a page.
type Frame struct {
	Title string
	Told  []string                           // sentences
	Sign  func(page int, x, y, size float64) // draws what stands for a page, in a square
}

// DrawFrame draws what lies around the page that is seen: what it is called, a tab for each page, what is told, and the buttons.
func (p *Pages) DrawFrame(b Look, f Frame) {
	p.drawTitle(b, f.Title)
	for n := range p.Ends {
		p.drawTab(b, n, f.Sign)
	}
	b.Box(p.Layout.menu, 8*b.U, 1.5*b.U, theme.PaperLight, theme.PaperLine)
	scene.DrawBars(b.Dst, p.Layout.menu, theme.Ink)
	p.drawCaption(b, strings.Join(f.Told, " "))
	p.drawButtons(b)
}

// drawTitle draws what the page is called.
func (p *Pages) drawTitle(b Look, title string) {
	l, u, label := &p.Layout, b.U, pencil.Black(p.Layout.titleSize)
	in := l.title
	in.W = math.Min(in.W, b.Width(title, label)+24*u)
	if l.left {
		in.X = l.title.X + l.title.W - in.W
	}
	b.Box(in, 9*u, 1.2*u, b.Solid, b.Line)
	b.SayWithin(title, in.X+12*u, in.Y+in.H/2, in.W-20*u, label)
}

// drawTab draws the tab of a page: its sign.
func (p *Pages) drawTab(b Look, n int, sign func(page int, x, y, size float64)) {
	u, seen := b.U, p.Seen()
	at := p.Layout.Tab(n, len(p.Ends)).Inset(1.5 * u)
	face, line, thick := b.Pane, b.Line, 1.2*u
	if n == seen {
		face, line, thick = b.Solid, theme.Highlight, 3*u
	} else if n > seen && !p.Settled() {
		face = face.Fade(0.55)
	}
	b.Box(at, 7*u, thick, face, line)
	size := math.Min(at.W, at.H) - 7*u
	x, y := at.Centre()
	sign(n, x-size/2, y-size/2, size)
}

// drawCaption draws what is told, smaller where it would leave its box.
func (p *Pages) drawCaption(b Look, words string) {
	place, u := p.Layout.caption, b.U
	b.Box(place, 10*u, 1.2*u, b.Solid, b.Line)
	in := widget.Rect{X: place.X + 12*u, Y: place.Y + 5*u, W: place.W - 24*u, H: place.H - 10*u}
	label := pencil.Label{Size: p.Layout.told}
	b.Own *= b.Fitting(in.W, in.H, 0, pencil.Paragraph{Words: words, Label: label})
	label.VAlign = text.Middle
	b.Writer.DrawWrapped(b.Dst, words, in.X, in.Y+in.H/2, in.W, b.RunningStyle(label))
}

// drawButtons draws the buttons, and arrows on those that turn pages.
func (p *Pages) drawButtons(b Look) {
	widget.Painter{Writer: b.Writer, Icons: b.Icons, Look: widget.Paper(), Scale: b.U}.DrawWidgets(b.Dst, p.Buttons)
	p.drawArrow(b, ButtonBack, -1)
	p.drawArrow(b, ButtonNext, 1)
}

// drawArrow draws an arrow to the right on a button, or to the left where way is -1.
func (p *Pages) drawArrow(b Look, button int, way float64) {
	w := &p.Buttons.Widgets[button]
	if w.Hidden {
		return
	}
	tone := theme.Ink
	if w.Disabled {
		tone = theme.PaperLine
	}
	size := math.Min(w.Rect.W, w.Rect.H) * 0.2
	x, y := w.Rect.Centre()
	b.Pen().Polygon(tone, x-way*size*0.8, y-size, x+way*size, y, x-way*size*0.8, y+size)
}

// DrawFoot draws the lower end of a seat's column: its name, within a line in its colour. It returns the square for the seat's emblem,
// and the room below the name.
func (p *Pages) DrawFoot(b Look, column widget.Rect, name string, edge theme.Colour, lit bool) (emblem, below widget.Rect) {
	u, foot, thick := b.U, p.Layout.Foot(column), 2*b.U
	if lit {
		edge, thick = theme.Highlight, 3*u
	}
	b.Box(foot, 9*u, thick, b.Solid, edge)
	in := foot.Inset(5 * u)
	half := in.H / 2
	size := math.Min(half, 26*u)
	b.SayWithin(name, in.X+size+5*u, in.Y+half/2, in.W-size-5*u, pencil.Bold(p.Layout.Name))
	return widget.Rect{X: in.X, Y: in.Y + (half-size)/2, W: size, H: size}, widget.Rect{X: in.X, Y: in.Y + half, W: in.W, H: half}
}

// Line is a sign and a few words in a colour, and fewer where these have no room.
type Line struct {
	Sign         *icon.Icon // or nil
	Words, Brief string
	Tone         theme.Colour
}

// DrawLine draws a line within a place, and returns how wide it is.
func (p *Pages) DrawLine(b Look, in widget.Rect, l Line) float64 {
	u, x := b.U, in.X
	if l.Sign != nil {
		size := math.Min(in.H, 22*u)
		b.SignIn(l.Sign, x, in.Y+(in.H-size)/2, size, l.Tone)
		x += size + 4*u
	}
	label := pencil.Bold(p.Layout.Line).In(l.Tone)
	room := math.Max(in.X+in.W-x, 0)
	words := l.Words
	if l.Brief != "" && b.Width(words, label) > room {
		words = l.Brief
	}
	b.SayWithin(words, x, in.Y+in.H/2, room, label)
	return math.Min(x+math.Min(b.Width(words, label), room)-in.X, in.W)
}
