package view

import (
	"math"

	"capital/render/expo/tinplate"
	"capital/render/pencil"
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
		if seen := place.W <= 1.2*place.H; f.Settles && seen { // or else what lies there is opened by what is outlined
			r.drawDust(place, 1-f.Left)
			continue
		}
		if f.Glows {
			r.drawGlow(place, f.Left)
			continue
		}
		r.Outline(grown(place, (1-f.Left)*8*r.U), 8*r.U, 4*r.U, theme.Highlight.Fade(f.Left))
	}
}

// falls is the part of its time in which a tile that settles comes down.
const falls = 0.16

// drawDust draws the dust that flies where a tile is set down, so much of its time after that.
func (r overlay) drawDust(place widget.Rect, t float64) {
	if t < falls || r.art.Pace().Still() {
		r.Outline(place, 8*r.U, 4*r.U, theme.Highlight.Fade(1-t))
		return
	}
	t = (t - falls) / (1 - falls)
	out := 1 - (1-t)*(1-t)*(1-t)
	x, y := place.Centre()
	const puffs = 14
	for n := range puffs {
		way := 2*math.Pi*float64(n)/puffs + 0.3*math.Sin(5*float64(n))
		half := 0.5 * place.W
		fromX, fromY := between(math.Cos(way)*1.3, -1, 1)*half, between(math.Sin(way)*1.3, -1, 1)*half
		far := 1 + out*(0.36+0.2*math.Sin(3*float64(n)))
		size := place.W * (0.1 + 0.16*out*(1+0.4*math.Sin(7*float64(n))))
		at := widget.Rect{X: x + fromX*far - size/2, Y: y + fromY*far - size/2 - 0.06*place.W*out, W: size, H: size}
		r.Cover(at, size/2, theme.Colour(0xC9B48EFF).Mix(0xFFFFFFFF, 0.25).Fade(0.55*(1-t)))
	}
	r.Outline(grown(place, 4*r.U*out), 8*r.U, 4*r.U, theme.Highlight.Fade(1-t))
}

// drawGlow lights a tile up whose effect is set off.
func (r overlay) drawGlow(place widget.Rect, left float64) {
	light := math.Max(0, math.Sin(math.Pi*math.Min(1, 1.6*(1-left))))
	r.Cover(place, 0.06*place.W, theme.Colour(0xFFF3B0FF).Fade(0.55*light))
	for n := range 3 {
		r.Outline(grown(place, (2+4*float64(n)*(1-left))*r.U), 9*r.U, 3*r.U, theme.Coin.Fade(left*(0.9-0.28*float64(n))))
	}
}

// drawLarge draws a tile larger than usual, lifted from the table.
func (r overlay) drawLarge(f *Flying) {
	id := f.Thing.Tile
	if f.Thing.Kind == Turned {
		id = expo.Lake
	}
	least := math.Max(r.l.grid(r.p).tile(expo.Cell{}).W, 56*r.U)
	painted := math.Floor(math.Max(2*least, 150*r.U))
	size := least + (painted-least)*f.Grown
	s := r.l.Screen.Inset(6 * r.U)
	x, y := between(f.X, s.X+size/2, s.X+s.W-size/2), between(f.Y, s.Y+size/2, s.Y+s.H-size/2)
	r.drawShadow(widget.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}, 0.4+f.Grown)
	r.art.Pieces.DrawTileScaled(r.Dst, id, x-size/2, y-size/2, painted, size/painted, 1)
}

// drawShadow draws the soft shadow of what is lifted so high over the table.
func (r overlay) drawShadow(in widget.Rect, high float64) {
	if r.Writer.Sharp {
		return
	}
	u := r.U
	in.X, in.Y = in.X+7*u*high, in.Y+12*u*high
	for n := range 4 {
		r.Cover(grown(in, (3.2*float64(n)-5)*u*high), (6+3*float64(n))*u, theme.Colour(0x2A2118FF).Fade(0.1))
	}
}

// drawFlying draws what is on its way.
func (r overlay) drawFlying() {
	for n := range r.p.Flying {
		f := &r.p.Flying[n]
		if f.Grown > 0 {
			r.drawLarge(f)
			continue
		}
		r.drawThing(f.Thing, f.X, f.Y, 1)
		if f.Words != "" {
			words := pencil.Bold(20)
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
		alpha = 0.86
	}
	if size := math.Max(r.l.grid(r.p).tile(expo.Cell{}).W, 56*r.U); h.Thing.Kind != Crossing {
		r.drawShadow(widget.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}, 1)
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

// closeWords is how much larger words on a poster are where all lies close together.
const closeWords = 1.3

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
	k := 1.0
	if r.l.Close {
		k = closeWords
	}
	u *= k
	width := 0.96*s.W - 20*u
	title := pencil.Label{Size: 28 * k, Face: text.Black, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	words := pencil.Label{Size: 20 * k, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Top}
	used, high := r.Writer.MeasureWrapped(b.Words, width-40*u, r.Style(words))
	wide := math.Max(used, math.Min(r.Width(b.Title, title), width-40*u)) + 40*u
	x, y := e.Words(high + 56*u)
	in := widget.Rect{X: x - wide/2, Y: y, W: wide, H: high + 56*u}
	r.Cover(in, 12*u, PaneSolid.Fade(strength))
	r.Outline(in.Inset(4*u), 9*u, 1.5*u, theme.Ink.Fade(0.5*strength))
	r.SayWithin(b.Title, x, y+22*u, wide-24*u, title)
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+41*u, width-40*u, r.Style(words))
}

// drawRibbon draws a banner that is quiet: a ribbon with bunting that hangs over the city, and the table as it is.
func (r overlay) drawRibbon() {
	b, u := &r.p.Banner, r.U
	strength := b.strength()
	title := pencil.Label{Size: 24, Face: text.Black, Colour: theme.Ink.Fade(strength), VAlign: text.Middle}
	words := pencil.Label{Size: 17, Colour: theme.Ink.Fade(strength), VAlign: text.Top}
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
	title := pencil.Label{Size: 54, Face: text.Black, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	if b.Seat >= 0 {
		if left := x - r.Width(b.Title, title)/2 - 76*u; left > 4*u {
			r.Emblem(b.Seat, left, y-46*u, 62*u)
		}
	}
	r.SayWithin(b.Title, x, y-14*u, s.W-24*u, title)
	words := pencil.Label{Size: 22, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+48*u, s.W-40*u, r.Style(words))
}
