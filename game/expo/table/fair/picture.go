package fair

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/expo/table/view"
	"capital/game/scene/counting/pages"
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
	ground *ebiten.Image
}

// Forget implements part of [pages.Content]: it gives the picture of the ground back, to be painted anew.
func (p *picture) Forget() {
	if p.ground != nil {
		p.ground.Deallocate()
		p.ground = nil
	}
}

// Seats implements part of [pages.Content].
func (p *picture) Seats(page int) []int {
	switch p.pages[page].kind {
	case services:
		return p.fair.ranking()
	case sums:
		return p.standing()
	}
	return p.order
}

// Place implements part of [pages.Content].
func (p *picture) Place(page, n int) widget.Rect {
	if p.pages[page].kind == sums {
		return p.Layout.Row(n, len(p.order))
	}
	return p.Layout.Column(n, len(p.order))
}

// draw draws all.
func (p *picture) draw(dst *ebiten.Image) {
	n := p.Seen()
	b := p.app.Brush(dst, p.Layout.U, p.Layout.Own)
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
	p.DrawFrame(look(b), pages.Frame{Title: p.title(n), Told: p.told(n), Sign: func(page int, x, y, size float64) {
		b.SignIn(sign(p.pages[page].kind), x, y, size, theme.Ink)
	}})
}

// drawGround draws what lies behind all; in high contrast the ground is plain.
func (p *picture) drawGround(b view.Brush) {
	if p.app.Writer.Sharp {
		b.Dst.Fill(view.PlainGround)
		return
	}
	if p.ground == nil {
		l := &p.Layout
		p.ground = canvas.Screen(l.Screen.W, l.Screen.H)
		fairground.Noon(p.ground, l.Base(), l.U)
	}
	b.Dst.DrawImage(p.ground, nil)
}

// look is how what lies around a page is drawn.
func look(b view.Brush) pages.Look {
	return pages.Look{Board: b.Board, Pane: view.Pane, Solid: view.PaneSolid, Line: view.PaneLine}
}

// piece is how large flags, tiles and the like are at most, in logical units.
func (p *picture) piece() float64 { return p.Layout.Of(104, 62) }

// sign is the sign of a kind of page.
func sign(k kind) *icon.Icon {
	return [...]*icon.Icon{
		before: tinplate.Effect(expo.BeforeEnd), jobs: tinplate.Track(expo.Employment), services: tinplate.Track(expo.Services),
		cubes: tinplate.Track(expo.Cubes), payment: tinplate.Track(expo.Economy), after: tinplate.Effect(expo.AtEnd),
		conversion: icon.Becomes, sums: icon.VP,
	}[k]
}

// drawFoot draws the lower end of a seat's column: whose it is, and below the name what became of it.
func (p *picture) drawFoot(b view.Brush, column widget.Rect, seat int, lines ...pages.Line) {
	tones := tinplate.Seat(seat)
	emblem, below := p.DrawFoot(look(b), column, p.teller.SeatNames()[seat], tones.Base.Mix(tones.Dark, 0.3), p.Seat == seat)
	p.app.Pieces.DrawMarker(b.Dst, seat, math.Round(emblem.X), math.Round(emblem.Y), math.Floor(emblem.W), 1)
	end := below.X + below.W
	for _, l := range lines {
		below.X += p.DrawLine(look(b), below, l) + 8*b.U
		below.W = end - below.X
	}
}

// prestige is a line of prestige that was gained or lost.
func prestige(n int) pages.Line {
	l := pages.Line{Sign: icon.VP, Words: text.Signed(n), Tone: theme.Good}
	switch {
	case n < 0:
		l.Tone = theme.Bad
	case n == 0:
		l.Words, l.Tone = "0", theme.InkSoft
	}
	return l
}

// readable is a size of text, or the least that can be read where it is smaller.
func (p *picture) readable(size float64) float64 {
	return math.Max(size, p.app.Writer.Least/p.Layout.U)
}

// drawPlate writes words on a plate around a point, the wider the longer they are.
func (p *picture) drawPlate(b view.Brush, sign *icon.Icon, words string, x, y, size float64, tone theme.Colour) widget.Rect {
	u := p.Layout.U
	size = p.readable(size)
	label := pencil.Black(size).In(tone)
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
