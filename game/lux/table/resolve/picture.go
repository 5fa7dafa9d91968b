package resolve

import (
	"capital/audio"
	"capital/game/lux/table/wording"
	"capital/game/scene/counting/pages"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/lux/table/view"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/lux/sky"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

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
	sky    *ebiten.Image
	clouds *ebiten.Image
}

// Forget implements part of [pages.Content]: it gives the pictures of sky and clouds back, to be painted anew.
func (p *picture) Forget() {
	for _, image := range []**ebiten.Image{&p.sky, &p.clouds} {
		if *image != nil {
			(*image).Deallocate()
			*image = nil
		}
	}
}

// Seats implements part of [pages.Content].
func (p *picture) Seats(page int) []int {
	if p.pages[page].kind == modifiers {
		return nil
	}
	return p.end.order()
}

// Place implements part of [pages.Content].
func (p *picture) Place(page, n int) widget.Rect {
	of := p.end.Open.Seats()
	switch p.pages[page].kind {
	case sums:
		return p.Layout.Row(n, of)
	case limits, bonuses: // beside the capital
		return p.Layout.Column(n+1, of+1)
	}
	return p.Layout.Column(n, of)
}

// brush draws on a picture.
func (p *picture) brush(dst *ebiten.Image) view.Brush {
	return p.app.Brush(dst, p.Layout.U, p.Layout.Own)
}

// draw draws all.
func (p *picture) draw(dst *ebiten.Image) {
	n := p.Seen()
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
	p.DrawFrame(look(b), pages.Frame{Title: p.title(n), Told: p.told(n), Sign: func(page int, x, y, size float64) { p.drawSign(b, p.pages[page], x, y, size) }})
}

// drawSky draws what lies behind the towers; in high contrast the ground is plain.
func (p *picture) drawSky(b view.Brush) {
	if p.app.Writer.Sharp {
		b.Dst.Fill(view.PlainGround)
		return
	}
	if p.sky == nil {
		l := &p.Layout
		p.sky, p.clouds = canvas.Screen(l.Screen.W, l.Screen.H), canvas.Screen(l.Screen.W, l.Screen.H)
		cloud := p.Layout.Of(1, 0.6)
		sky.Dawn(p.sky, l.Base()+4*l.U, l.U)
		sky.Clouds(p.clouds, l.Base()+cloud*11*l.U, cloud*l.U)
	}
	b.Dst.DrawImage(p.sky, nil)
}

// drawClouds draws the clouds before the feet of the towers.
func (p *picture) drawClouds(b view.Brush) {
	if p.clouds != nil && !p.app.Writer.Sharp {
		b.Dst.DrawImage(p.clouds, nil)
	}
}

// look is how what lies around a page is drawn.
func look(b view.Brush) pages.Look {
	return pages.Look{Board: b.Board, Pane: view.Pane, Solid: view.PaneSolid, Line: view.PaneLine}
}

// drawSign draws the sign of a page: on which district it is of.
func (p *picture) drawSign(b view.Brush, page page, x, y, size float64) {
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

// drawFoot draws the lower end of a seat's column: whose it is, and below the name what became of it.
func (p *picture) drawFoot(b view.Brush, column widget.Rect, seat int, l pages.Line, asked bool) {
	emblem, below := p.DrawFoot(look(b), column, p.teller.SeatNames()[seat], enamel.Seat(seat).Base, p.Seat == seat || asked)
	b.Emblem(seat, p.end.Open.IsRob(seat), emblem.X, emblem.Y, emblem.W)
	p.DrawLine(look(b), below, l)
}

// drawCapitalFoot draws the lower end of the capital's column.
func (p *picture) drawCapitalFoot(b view.Brush, column widget.Rect, d lux.District, words string) {
	u, foot, tones := p.Layout.U, p.Layout.Foot(column), enamel.Family(d)
	b.Box(foot, 9*u, 1.5*u, tones.Dark, tones.Base)
	in := foot.Inset(5 * u)
	half := in.H / 2
	size := math.Min(half, 26*u)
	b.Sign(enamel.Crest(d), in.X, in.Y+(half-size)/2, size)
	b.SayWithin(p.words("resolve.capital"), in.X+size+5*u, in.Y+half/2, in.W-size-5*u, pencil.Bold(p.Layout.Name).In(tones.Ink))
	b.SayWithin(words, in.X, in.Y+half*1.5, in.W, pencil.Bold(p.Layout.Line).In(tones.Ink))
}
