package fair

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/render/canvas"
	"capital/render/expo/fairground"
	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// The buttons beside the first.
const (
	buttonBack = counting.ButtonOn + 1 + iota
	buttonNext
)

// Teller tells names as they are now.
type Teller interface {
	// SeatNames are those of all seats.
	SeatNames() []string
	// Play plays a sound.
	Play(s audio.Sound)
}

// picture is what is seen of a counting.
type picture struct {
	tally
	app    *view.Expo
	teller Teller
	layout screenLayout
	page   int // that is looked at once all is counted
	seat   int // that is pointed at, or nobody
	ground *ebiten.Image
}

// seen is the page that is seen now: of what is counted, and once all is the one that is looked at.
func (p *picture) seen() int {
	if p.Settled() {
		return p.page
	}
	for n, page := range p.pages {
		if p.Beat < page.last {
			return n
		}
	}
	return len(p.pages) - 1
}

// forget gives the picture of the ground back, to be painted anew.
func (p *picture) forget() {
	if p.ground != nil {
		p.ground.Deallocate()
		p.ground = nil
	}
}

// places are the seats in the order in which a page shows them.
func (p *picture) places(seen kind) []int {
	switch seen {
	case services:
		return p.fair.ranking()
	case sums:
		return p.standing()
	}
	return p.order
}

// draw draws all.
func (p *picture) draw(dst *ebiten.Image) {
	n := p.seen()
	b := p.app.Brush(dst, p.layout.u, p.layout.own)
	p.drawGround(b)
	switch page := p.pages[n]; page.kind {
	case jobs:
		p.drawJobs(b, page)
	case services:
		p.drawServices(b, page)
	case cubes:
		p.drawCubes(b, page)
	case before, after:
		p.drawEffects(b, page)
	case payment:
		p.drawPayment(b, page)
	case conversion:
		p.drawConversion(b, page)
	default:
		p.drawSums(b)
	}
	p.drawTitle(b, n)
	p.drawCaption(b, n)
	p.drawButtons(b)
}

// drawGround draws what lies behind all; in high contrast the ground is plain.
func (p *picture) drawGround(b view.Brush) {
	if p.app.Writer.Sharp {
		b.Dst.Fill(view.PlainGround)
		return
	}
	if p.ground == nil {
		l := &p.layout
		p.ground = canvas.Screen(l.screen.W, l.screen.H)
		fairground.Noon(p.ground, l.base(), l.u)
	}
	b.Dst.DrawImage(p.ground, nil)
}

// drawTitle draws what lies along the top: what the page is called, and a tab for each page.
func (p *picture) drawTitle(b view.Brush, seen int) {
	l, u := &p.layout, p.layout.u
	title, label := p.title(seen), view.Black(l.titleSize)
	in := l.title
	in.W = math.Min(in.W, b.Width(title, label)+24*u)
	if l.left {
		in.X = l.title.X + l.title.W - in.W
	}
	b.Box(in, 9*u, 1.2*u, view.PaneSolid, view.PaneLine)
	b.SayWithin(title, in.X+12*u, in.Y+in.H/2, in.W-20*u, label)
	for n := range p.pages {
		p.drawTab(b, n, seen)
	}
	b.Box(l.menu, 8*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	scene.DrawBars(b.Dst, l.menu, theme.Ink)
}

// drawTab draws the tab of a page: its sign.
func (p *picture) drawTab(b view.Brush, n, seen int) {
	u := p.layout.u
	at := p.layout.tab(n, len(p.pages)).Inset(1.5 * u)
	face, line, thick := view.Pane, view.PaneLine, 1.2*u
	if n == seen {
		face, line, thick = view.PaneSolid, theme.Highlight, 3*u
	} else if n > seen && !p.Settled() {
		face = view.Pane.Fade(0.55)
	}
	b.Box(at, 7*u, thick, face, line)
	size := math.Min(at.W, at.H) - 7*u
	x, y := at.Centre()
	b.SignIn(p.sign(p.pages[n].kind), x-size/2, y-size/2, size, theme.Ink)
}

// sign is the sign of a kind of page.
func (p *picture) sign(k kind) *icon.Icon {
	return [...]*icon.Icon{
		before: tinplate.Effect(expo.BeforeEnd), jobs: tinplate.Track(expo.Employment), services: tinplate.Track(expo.Services),
		cubes: tinplate.Track(expo.Cubes), payment: tinplate.Track(expo.Economy), after: tinplate.Effect(expo.AtEnd),
		conversion: icon.Becomes, sums: icon.VP,
	}[k]
}

// drawCaption draws what is told, smaller where it would leave its box.
func (p *picture) drawCaption(b view.Brush, n int) {
	l, u := &p.layout, p.layout.u
	b.Box(l.caption, 10*u, 1.2*u, view.PaneSolid, view.PaneLine)
	in := widget.Rect{X: l.caption.X + 12*u, Y: l.caption.Y + 5*u, W: l.caption.W - 24*u, H: l.caption.H - 10*u}
	words, label := strings.Join(p.told(n), " "), pencil.Label{Size: l.told}
	b.Own *= b.Fitting(in.W, in.H, 0, pencil.Paragraph{Words: words, Label: label})
	label.VAlign = text.Middle
	b.Writer.DrawWrapped(b.Dst, words, in.X, in.Y+in.H/2, in.W, b.RunningStyle(label))
}

// drawButtons draws the buttons, and arrows on those that turn pages.
func (p *picture) drawButtons(b view.Brush) {
	widget.Painter{Writer: p.app.Writer, Icons: p.app.Icons, Look: widget.Paper(), Scale: p.layout.u}.DrawWidgets(b.Dst, p.Buttons)
	for _, n := range [...]int{buttonBack, buttonNext} {
		w := &p.Buttons.Widgets[n]
		if w.Hidden {
			continue
		}
		tone := theme.Ink
		if w.Disabled {
			tone = theme.PaperLine
		}
		way := 1.0
		if n == buttonBack {
			way = -1
		}
		size := math.Min(w.Rect.W, w.Rect.H) * 0.2
		x, y := w.Rect.Centre()
		b.Pen().Polygon(tone, x-way*size*0.8, y-size, x+way*size, y, x-way*size*0.8, y+size)
	}
}

// line is a sign and a few words in a colour.
type line struct {
	sign  *icon.Icon
	words string
	tone  theme.Colour
}

// drawFoot draws the lower end of a seat's column: whose it is, and below the name what became of it.
func (p *picture) drawFoot(b view.Brush, column widget.Rect, seat int, lines ...line) {
	u, foot := p.layout.u, p.layout.foot(column)
	edge, thick := tinplate.Seat(seat).Base.Mix(tinplate.Seat(seat).Dark, 0.3), 2*u
	if p.seat == seat {
		edge, thick = theme.Highlight, 3*u
	}
	b.Box(foot, 9*u, thick, view.PaneSolid, edge)
	in := foot.Inset(5 * u)
	half := in.H / 2
	size := math.Min(half, 26*u)
	p.app.Pieces.DrawMarker(b.Dst, seat, math.Round(in.X), math.Round(in.Y+(half-size)/2), math.Floor(size), 1)
	b.SayWithin(p.teller.SeatNames()[seat], in.X+size+5*u, in.Y+half/2, in.W-size-5*u, view.Bold(p.layout.name))
	x := in.X
	for _, l := range lines {
		x += p.drawLine(b, widget.Rect{X: x, Y: in.Y + half, W: in.X + in.W - x, H: half}, l) + 8*u
	}
}

// drawLine draws a line within a place, and returns how wide it is.
func (p *picture) drawLine(b view.Brush, in widget.Rect, l line) float64 {
	u, x := p.layout.u, in.X
	if l.sign != nil {
		size := math.Min(in.H, 22*u)
		b.SignIn(l.sign, x, in.Y+(in.H-size)/2, size, l.tone)
		x += size + 4*u
	}
	label := view.Coloured(view.Bold(p.layout.line), l.tone)
	room := math.Max(in.X+in.W-x, 0)
	b.SayWithin(l.words, x, in.Y+in.H/2, room, label)
	return math.Min(x+math.Min(b.Width(l.words, label), room)-in.X, in.W)
}

// prestige is a line of prestige that was gained or lost.
func prestige(n int) line {
	l := line{icon.VP, text.Signed(n), theme.Good}
	switch {
	case n < 0:
		l.tone = theme.Bad
	case n == 0:
		l.words, l.tone = "0", theme.InkSoft
	}
	return l
}

// readable is a size of text, or the least that can be read where it is smaller.
func (p *picture) readable(size float64) float64 {
	return math.Max(size, p.app.Writer.Least/p.layout.u)
}

// drawPlate writes words on a plate around a point, the wider the longer they are.
func (p *picture) drawPlate(b view.Brush, sign *icon.Icon, words string, x, y, size float64, tone theme.Colour) widget.Rect {
	u := p.layout.u
	size = p.readable(size)
	label := view.Coloured(view.Black(size), tone)
	side := 1.15 * size * u
	wide := b.Width(words, label) + 14*u
	if sign != nil {
		wide += side + 3*u
	}
	at := widget.Rect{X: math.Round(x - wide/2), Y: math.Round(y - 0.72*size*u), W: math.Round(wide), H: math.Round(1.44 * size * u)}
	b.Box(at, 7*u, 1.2*u, view.PaneSolid, view.PaneLine)
	left := at.X + 7*u
	if sign != nil {
		b.SignIn(sign, left, at.Y+(at.H-side)/2, side, tone)
		left += side + 3*u
	}
	b.Say(words, left, at.Y+at.H/2, label)
	return at
}
