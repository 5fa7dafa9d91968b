package view

import (
	"math"

	"capital/render/expo/tinplate"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// overlay is what lies over everything else.
type overlay struct{ region }

// drawFlashes draws what passes by itself: a ring around what has just come.
func (r overlay) drawFlashes() {
	for n := range r.p.Flashes {
		f := &r.p.Flashes[n]
		place := r.l.where(r.p, f.Thing)
		r.Outline(grown(place, (1-f.Left)*8*r.U), 8*r.U, 4*r.U, theme.Highlight.Fade(f.Left))
	}
}

// drawFlying draws what is on its way.
func (r overlay) drawFlying() {
	for n := range r.p.Flying {
		f := &r.p.Flying[n]
		r.drawThing(f.Thing, f.X, f.Y, 1)
		if f.Words != "" {
			words := Bold(20)
			r.Cover(widget.Rect{X: f.X + 16*r.U, Y: f.Y - 13*r.U, W: r.Width(f.Words, words) + 12*r.U, H: 26 * r.U}, 8*r.U, PaneSolid)
			r.Say(f.Words, f.X+22*r.U, f.Y, words)
		}
	}
}

// drawHeld draws what is carried or glides back.
func (r overlay) drawHeld() {
	h := &r.p.Held
	if h.None() {
		return
	}
	x, y, alpha := h.X, h.Y, 1.0
	switch {
	case h.Gliding != 0:
		homeX, homeY := r.l.where(r.p, h.Thing).Centre()
		x, y = homeX+(h.X-homeX)*h.Gliding, homeY+(h.Y-homeY)*h.Gliding
	case h.Legal:
		alpha = 0.72
	}
	r.drawThing(h.Thing, x, y, alpha)
}

// drawThing draws a thing around a point: a tile as large as it would be in the city.
func (r overlay) drawThing(thing Thing, x, y, alpha float64) {
	pieces, u := r.art.Pieces, r.U
	g := r.l.grid(r.p)
	size := math.Max(g.tile(expo.Cell{}).W, 56*u)
	switch thing.Kind {
	case Offer, Open:
		pieces.DrawTile(r.Dst, thing.Tile, x-size/2, y-size/2, size, alpha)
	case Turned:
		pieces.DrawLake(r.Dst, x-size/2, y-size/2, size, alpha)
	case Crossing:
		size = math.Max(cornerPart*g.size, 30*u)
		pieces.DrawCrossing(r.Dst, thing.Seat, x-size/2, y-size/2, size, alpha)
	default:
		size = 30 * u
		if thing.Kind == Tourist {
			size = math.Max(0.36*g.size, 30*u)
		}
		r.drawSmall(thing, x-size/2, y-size/2, size)
	}
}

// drawOpen draws what was opened, large over the table: the tracks, or the others. The city of a seat that was opened lies where
// the own one lay.
func (r overlay) drawOpen() {
	switch r.p.Open.Kind {
	case Tracks:
		r.Box(r.l.Over, 10*r.U, 2*r.U, PaneSolid, theme.Ink)
		tracksIn, fairIn := r.l.openTracks()
		tracks(r).drawBars(r.l.layBars(tracksIn))
		fair(r).drawIn(fairIn)
	case Rivals:
		r.Box(r.l.Over, 10*r.U, 2*r.U, PaneSolid, theme.Ink)
		panels(r).drawAll()
	default:
		return
	}
	choices(r).draw()
}

// drawRefusal shows why something was not legal, where it was tried.
func (r overlay) drawRefusal(p widget.Painter) {
	refusal, u := r.p.Refusal, r.U
	if refusal.Words == "" {
		return
	}
	p.Look.Field, p.Look.Text, p.Look.BorderHover = theme.Bad, theme.PaperLight, theme.Bad
	about := widget.Rect{X: refusal.X - 4*u, Y: refusal.Y - 30*u, W: 8 * u, H: 30 * u}
	p.Tip(r.Dst, refusal.Words, about, r.l.Screen.Inset(8*u))
}

// drawBanner draws words that the match waits for: over one place of the screen, so that the table is seen.
func (r overlay) drawBanner() {
	b, u, s := &r.p.Banner, r.U, r.l.Screen
	if b.Title == "" {
		return
	}
	strength := math.Min(1, math.Min((1-b.Left)*8, b.Left*8))
	r.Fill(s, theme.Colour(0x2A2118FF).Fade(0.35*strength))
	x, y := s.W/2, s.H*0.46
	band := widget.Rect{Y: y - 74*u, W: s.W, H: 168 * u}
	r.Cover(band, 0, PaneSolid.Fade(0.96*strength))
	for c := range expo.Colour(expo.Colours) {
		part := s.W / expo.Colours
		for _, line := range [...]float64{band.Y, band.Y + band.H - 5*u} {
			r.Cover(widget.Rect{X: part * float64(c), Y: line, W: part, H: 5 * u}, 0, tinplate.Family(c).Base.Fade(strength))
		}
	}
	title := label{Size: 54, Face: text.Black, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	if b.Seat >= 0 {
		if left := x - r.Width(b.Title, title)/2 - 76*u; left > 4*u {
			r.Emblem(b.Seat, left, y-46*u, 62*u)
		}
	}
	r.SayWithin(b.Title, x, y-14*u, s.W-24*u, title)
	words := label{Size: 22, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+48*u, s.W-40*u, r.Style(words))
}
