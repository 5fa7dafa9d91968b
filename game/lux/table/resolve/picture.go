package resolve

import (
	"capital/audio"
	"capital/game/lux/table/wording"
	"capital/game/scene/counting"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/lux/sky"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// The buttons beside the first.
const (
	buttonBack = counting.ButtonOn + 1 + iota
	buttonNext
)

// nobody is in place of a seat where none is pointed at.
const nobody = -1

// Teller tells names and words as they are now.
type Teller interface {
	// SeatNames are those of all seats.
	SeatNames() []string
	// Match is what words tell of the match.
	Match() wording.Match
	// Play plays a sound.
	Play(s audio.Sound)
}

// picture is what is seen of a counting.
type picture struct {
	tally
	app    *view.Lux
	teller Teller
	layout screenLayout
	page   int // that is looked at once all is counted
	seat   int // that is pointed at, or nobody
	sky    *ebiten.Image
	clouds *ebiten.Image
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

// forget gives the pictures of sky and clouds back, to be painted anew.
func (p *picture) forget() {
	for _, image := range []**ebiten.Image{&p.sky, &p.clouds} {
		if *image != nil {
			(*image).Deallocate()
			*image = nil
		}
	}
}

// brush draws on a picture.
func (p *picture) brush(dst *ebiten.Image) view.Brush {
	return p.app.Brush(dst, p.layout.u, p.layout.own)
}

// draw draws all.
func (p *picture) draw(dst *ebiten.Image) {
	n := p.seen()
	b := p.brush(dst)
	p.drawSky(b)
	switch page := p.pages[n]; page.kind {
	case hands:
		p.drawHands(b, page)
	case modifiers:
		p.drawModifiers(b, page)
	case limits:
		p.drawLimits(b, page)
	case bonuses:
		p.drawBonuses(b, page)
	case guards:
		p.drawGuards(b, page)
	default:
		p.drawSums(b)
	}
	p.drawTitle(b, n)
	p.drawCaption(b, n)
	p.drawButtons(b)
}

// drawSky draws what lies behind the towers; in high contrast the ground is plain.
func (p *picture) drawSky(b view.Brush) {
	if p.app.Writer.Sharp {
		b.Dst.Fill(view.PlainGround)
		return
	}
	if p.sky == nil {
		l := &p.layout
		p.sky, p.clouds = canvas.Screen(l.screen.W, l.screen.H), canvas.Screen(l.screen.W, l.screen.H)
		sky.Dawn(p.sky, l.base()+4*l.u, l.u)
		sky.Clouds(p.clouds, l.base()+l.cloud*11*l.u, l.cloud*l.u)
	}
	b.Dst.DrawImage(p.sky, nil)
}

// drawClouds draws the clouds before the feet of the towers.
func (p *picture) drawClouds(b view.Brush) {
	if p.clouds != nil && !p.app.Writer.Sharp {
		b.Dst.DrawImage(p.clouds, nil)
	}
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

// drawTab draws the tab of a page: its sign, on which district it is of.
func (p *picture) drawTab(b view.Brush, n, seen int) {
	u, page := p.layout.u, p.pages[n]
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
	x, y = x-size/2, y-size/2
	switch page.kind {
	case hands:
		b.SignIn(view.Hands, x, y, size, theme.Ink)
	case modifiers:
		p.app.Pieces.DrawModifier(b.Dst, 0, x, y, math.Floor(size), 1)
	case limits:
		b.Sign(enamel.Crest(page.district), x, y, size)
	case bonuses:
		b.Sign(enamel.Crest(page.district), x, y+0.3*size, 0.7*size)
		b.Sign(icon.Crown, x+0.4*size, y-0.06*size, 0.6*size)
	case guards:
		p.app.Pieces.DrawToken(b.Dst, enamel.Guard, x, y, math.Floor(size), 1)
	default:
		b.Sign(icon.VP, x, y, size)
	}
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
	for n, sign := range map[int]*icon.Icon{buttonBack: view.Back, buttonNext: icon.Becomes} {
		w := &p.Buttons.Widgets[n]
		if w.Hidden {
			continue
		}
		tone := theme.Ink
		if w.Disabled {
			tone = theme.PaperLine
		}
		size := math.Min(w.Rect.W, w.Rect.H) * 0.55
		x, y := w.Rect.Centre()
		b.SignIn(sign, x-size/2, y-size/2, size, tone)
	}
}

// drawFoot draws the lower end of a seat's column: whose it is, and below the name what became of it.
func (p *picture) drawFoot(b view.Brush, column widget.Rect, seat int, l line) {
	u, foot := p.layout.u, p.layout.foot(column)
	edge, thick := enamel.Seat(seat).Base, 1.5*u
	if p.seat == seat || l.asked {
		edge, thick = theme.Highlight, 3*u
	}
	b.Box(foot, 9*u, thick, view.PaneSolid, edge)
	in := foot.Inset(5 * u)
	half := in.H / 2
	size := math.Min(half, 26*u)
	b.Emblem(seat, p.end.Open.IsRob(seat), in.X, in.Y+(half-size)/2, size)
	b.SayWithin(p.teller.SeatNames()[seat], in.X+size+5*u, in.Y+half/2, in.W-size-5*u, view.Bold(p.layout.name))
	p.drawLine(b, widget.Rect{X: in.X, Y: in.Y + half, W: in.W, H: half}, l)
}

// line is a sign and a few words in a colour, and fewer where these have no room.
type line struct {
	sign         *icon.Icon
	words, brief string
	tone         theme.Colour
	asked        bool // its seat is asked to pay
}

// drawLine draws a line.
func (p *picture) drawLine(b view.Brush, in widget.Rect, l line) {
	u, x := p.layout.u, in.X
	if l.sign != nil {
		size := math.Min(in.H, 22*u)
		b.SignIn(l.sign, x, in.Y+(in.H-size)/2, size, l.tone)
		x += size + 5*u
	}
	room, label := in.X+in.W-x, view.Coloured(view.Bold(p.layout.line), l.tone)
	if l.brief != "" && b.Width(l.words, label) > room {
		l.words = l.brief
	}
	b.SayWithin(l.words, x, in.Y+in.H/2, room, label)
}

// drawCapitalFoot draws the lower end of the capital's column.
func (p *picture) drawCapitalFoot(b view.Brush, column widget.Rect, d lux.District, words string) {
	u, foot, tones := p.layout.u, p.layout.foot(column), enamel.Family(d)
	b.Box(foot, 9*u, 1.5*u, tones.Dark, tones.Base)
	in := foot.Inset(5 * u)
	half := in.H / 2
	size := math.Min(half, 26*u)
	b.Sign(enamel.Crest(d), in.X, in.Y+(half-size)/2, size)
	b.SayWithin(p.words("resolve.capital"), in.X+size+5*u, in.Y+half/2, in.W-size-5*u, view.Coloured(view.Bold(p.layout.name), tones.Ink))
	b.SayWithin(words, in.X, in.Y+half*1.5, in.W, view.Coloured(view.Bold(p.layout.line), tones.Ink))
}
