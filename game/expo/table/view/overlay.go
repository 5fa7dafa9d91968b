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

// strength is how strongly a banner is seen, 0 to 1: it comes and goes softly.
func (b *Banner) strength() float64 { return math.Min(1, math.Min((1-b.Left)*8, b.Left*8)) }

// drawEra draws an era that begins: a poster of its time, with what begins in words.
func (r overlay) drawEra(e *tinplate.Era) {
	b, u, s := &r.p.Banner, r.U, r.l.Screen
	e.Prepare(r.Writer, tinplate.EraPlan{Width: int(s.W), Height: int(s.H), Unit: u, Era: b.Era})
	passed := 1 - b.Left
	if r.art.Pace().Still() {
		passed = 0.6
	}
	strength := b.strength()
	e.Draw(r.Dst, passed, strength)
	x, y, width := e.Line()
	title := label{Size: 28, Face: text.Black, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	words := label{Size: 20, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Top}
	used, high := r.Writer.MeasureWrapped(b.Words, width-40*u, r.Style(words))
	wide := math.Max(used, math.Min(r.Width(b.Title, title), width-40*u)) + 40*u
	in := widget.Rect{X: x - wide/2, Y: y - 22*u, W: wide, H: high + 56*u}
	r.Cover(in, 12*u, PaneSolid.Fade(0.94*strength))
	r.Outline(in.Inset(4*u), 9*u, 1.5*u, theme.Ink.Fade(0.5*strength))
	r.SayWithin(b.Title, x, y, wide-24*u, title)
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+19*u, width-40*u, r.Style(words))
}

// drawRibbon draws a banner that is quiet: a ribbon with bunting that hangs over the city, and the table as it is.
func (r overlay) drawRibbon() {
	b, u := &r.p.Banner, r.U
	strength := b.strength()
	title := label{Size: 24, Face: text.Black, Colour: theme.Ink.Fade(strength), VAlign: text.Middle}
	words := label{Size: 17, Colour: theme.Ink.Fade(strength), VAlign: text.Top}
	room := math.Min(r.l.City.W, 520*u)
	sign := 0.0
	if b.Seat >= 0 {
		sign = 40 * u
	}
	used, high := r.Writer.MeasureWrapped(b.Words, room-32*u-sign, r.Style(words))
	wide := math.Max(used, math.Min(r.Width(b.Title, title), room-32*u-sign)) + 32*u + sign
	in := widget.Rect{X: r.l.City.X + (r.l.City.W-wide)/2, Y: r.l.City.Y + 8*u, W: wide, H: high + 52*u}
	if !r.art.Pace().Still() {
		in.Y -= (1 - strength) * 0.5 * in.H // it is let down
	}
	r.Cover(grown(in, 2*u), 10*u, theme.Shadow.Fade(strength))
	r.Cover(in, 8*u, PaneSolid.Fade(strength))
	r.Outline(in, 8*u, 2*u, theme.Ink.Fade(0.6*strength))
	flag := 15 * u
	for n := range int(in.W/flag) - 1 {
		x := in.X + (in.W-flag*math.Floor(in.W/flag-1))/2 + flag*float64(n)
		tone := tinplate.Family(expo.Colour(n % expo.Colours)).Base.Fade(strength)
		r.Pen().Polygon(tone, x+u, in.Y+in.H, x+flag-u, in.Y+in.H, x+flag/2, in.Y+in.H+13*u)
	}
	if sign > 0 {
		r.Emblem(b.Seat, in.X+12*u, in.Y+(in.H-32*u)/2, 32*u)
	}
	x := in.X + 16*u + sign
	r.SayWithin(b.Title, x, in.Y+22*u, in.X+in.W-x-8*u, title)
	r.Writer.DrawWrapped(r.Dst, b.Words, x, in.Y+40*u, room-32*u-sign, r.Style(words))
}

// drawBanner draws words that the match waits for: over one place of the screen, so that the table is seen.
func (r overlay) drawBanner() {
	b, u, s := &r.p.Banner, r.U, r.l.Screen
	strength := b.strength()
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
