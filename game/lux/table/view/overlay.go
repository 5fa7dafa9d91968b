package view

import (
	"math"

	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/lux/sky"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// overlay is what lies over everything else.
type overlay struct{ region }

// drawFlashes draws what passes by itself: a ring around what has just come.
func (r overlay) drawFlashes() {
	for n := range r.p.Flashes {
		f := &r.p.Flashes[n]
		if f.Settles {
			r.drawSettling(f)
			continue
		}
		place := r.l.where(r.p, f.Thing)
		r.Outline(grown(place, (1-f.Left)*8*r.U), 8*r.U, 4*r.U, theme.Highlight.Fade(f.Left))
	}
}

// drawSettling draws the light in which a citizen steps into a district; then the limit and the totals of the column light up, one
// after the other.
func (r overlay) drawSettling(f *Flash) {
	u, t := r.U, 1-f.Left
	place := r.l.where(r.p, f.Thing)
	tone := enamel.Family(f.Thing.District)
	light := math.Max(0, 1-t/0.7)
	r.Cover(place, 8*u, theme.Colour(0xFFFFFFFF).Fade(0.75*light*light))
	for n := range 9 { // it rises in beams
		x := place.X + place.W*(0.06+0.11*float64(n))
		rise := math.Min(1, t*1.5) * (0.55 + 0.45*math.Sin(2.4*float64(n)+1))
		beam := widget.Rect{X: x, Y: place.Y + place.H*(1-rise), W: 0.045 * place.W, H: place.H * rise}
		r.Cover(beam, 2*u, tone.Light.Mix(0xFFFFFFFF, 0.5).Fade(0.8*light))
	}
	r.Outline(grown(place, t*6*u), 8*u, 4*u, theme.Highlight.Fade(f.Left))
	d := f.Thing.District
	if d >= lux.Districts {
		return
	}
	pulse := func(in widget.Rect, order int) {
		if glow := 1 - math.Abs(t-0.3-0.1*float64(order))/0.18; glow > 0 {
			r.Cover(grown(in, 2*u), 6*u, theme.Highlight.Fade(0.34*glow))
			r.Outline(grown(in, 2*u), 6*u, 2*u, theme.Highlight.Fade(glow))
		}
	}
	pulse(r.l.partsOfCapital(d).limit, 0)
	for seat := range r.p.Names {
		pulse(r.l.partsOfHome(r.l.home(r.p, seat, d)).total, 1+r.l.row(r.p, seat))
	}
}

// drawLarge draws a citizen larger than usual, lifted from the table.
func (r overlay) drawLarge(f *Flying) {
	factor := 1 + 1.1*f.Grown
	w := math.Round(72 * r.U)
	wide, high := w*factor, w*ratio*factor
	s := r.l.Screen.Inset(6 * r.U)
	x := between(f.X, s.X+wide/2, s.X+s.W-wide/2)
	y := between(f.Y, s.Y+high/2, s.Y+s.H-high/2)
	r.drawShadow(widget.Rect{X: x - wide/2, Y: y - high/2, W: wide, H: high}, 0.4+f.Grown)
	base := math.Round(2.1 * w)
	r.art.Pieces.DrawCardScaled(r.Dst, f.Thing.Card, x-wide/2, y-high/2, base, wide/base, 1)
}

// drawShadow draws the soft shadow of what is lifted so high over the table.
func (r overlay) drawShadow(in widget.Rect, high float64) {
	if r.Writer.Sharp {
		return
	}
	u := r.U
	in.X, in.Y = in.X+6*u*high, in.Y+11*u*high
	for n := range 4 {
		r.Cover(grown(in, (3.2*float64(n)-5)*u*high), (6+3*float64(n))*u, theme.Colour(0x1A1740FF).Fade(0.085))
	}
}

// drawFlying draws what is on its way.
func (r overlay) drawFlying() {
	for n := range r.p.Flying {
		f := &r.p.Flying[n]
		if f.Grown > 0 && f.Thing.Kind == Card {
			r.drawLarge(f)
			continue
		}
		r.drawThing(f.Thing, f.X, f.Y, 1)
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
	w := math.Round(72 * r.U)
	r.drawShadow(widget.Rect{X: x - w/2, Y: y - w*ratio/2, W: w, H: w * ratio}, 1)
	r.drawThing(h.Thing, x, y, alpha)
}

// drawThing draws a thing around a point.
func (r overlay) drawThing(thing Thing, x, y, alpha float64) {
	pieces, w := r.art.Pieces, math.Round(72*r.U)
	left, top := x-w/2, y-w*ratio/2
	switch thing.Kind {
	case Card, Kept, Laid, Row, RobHeld:
		pieces.DrawCard(r.Dst, thing.Card, left, top, w, alpha)
	case Deck:
		pieces.DrawBack(r.Dst, left, top, w, alpha)
	case Purse:
		r.Sign(icon.Coin, x-16*r.U, y-16*r.U, 32*r.U)
	case Tile:
		pieces.DrawTile(r.Dst, thing.District, x-20*r.U, y-20*r.U, 40*r.U, alpha)
	}
}

// drawOpen draws the seat, the power or what ROB would do that was opened, large over the columns.
func (r overlay) drawOpen() {
	switch place := grown(r.l.Grid, 3*r.U); r.p.Open.Kind {
	case Panel:
		r.Box(place, 10*r.U, 2*r.U, PaneSolid, enamel.Seat(r.p.Open.Seat).Base)
		r.drawSeat(r.p.Open.Seat, place.Inset(12*r.U))
	case Sign:
		r.Box(place, 10*r.U, 2*r.U, PaneSolid, enamel.Family(r.p.Open.District).Base)
		r.drawPower(r.p.Open.District, place.Inset(12*r.U))
	case RobCards:
		r.Box(place, 10*r.U, 2*r.U, PaneSolid, theme.Ink)
		forecast(r).draw(place.Inset(12 * r.U))
	}
}

// drawSeat draws a seat large: what is known of its hand, its gold, its score pile, and all that is told of it.
func (r overlay) drawSeat(seat int, in widget.Rect) {
	u, y := r.U, in.Y
	r.emblem(seat, in.X, y, 34*u)
	r.SayWithin(r.p.Names[seat], in.X+44*u, y+17*u, in.W-44*u, pencil.Bold(24))
	y += 44 * u
	cards := SortHand(r.p.Known[seat])
	row := widget.Rect{X: in.X, Y: y, W: in.W, H: math.Min(0.36*in.H, 120*u)}
	hidden := max(r.table().HandSize(seat)-len(cards), 0)
	lie := fanIn(row, len(cards)+hidden, 84*u, 6*u, enamel.Index, false)
	for n, c := range cards {
		r.Card(c, lie.card(n))
	}
	for n := range hidden {
		place := lie.card(len(cards) + n)
		r.art.Pieces.DrawBack(r.Dst, place.X, place.Y, place.W, 1)
	}
	y += row.H + 10*u
	about(r).write(nil, about(r).toldSeat(seat), widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y})
}

// drawPower draws a power large, with its sentence.
func (r overlay) drawPower(d lux.District, in widget.Rect) {
	size := math.Min(0.3*in.H, 0.3*in.W)
	r.Sign(enamel.Power(r.powerOf(d)), in.X, in.Y, size)
	r.Sign(enamel.Crest(d), in.X+in.W-0.5*size, in.Y, 0.5*size)
	about(r).draw(Thing{Kind: Sign, District: d}, widget.Rect{X: in.X, Y: in.Y + size + 10*r.U, W: in.W, H: in.H - size - 10*r.U})
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

// closeWords is how much larger words of an opening are where all lies close together.
const closeWords = 1.3

// drawOpening draws a round that begins: the city in the light of its hour, and who is first.
func (r overlay) drawOpening(o *sky.Opening) {
	b, u, s := &r.p.Banner, r.U, r.l.Screen
	o.Prepare(r.Writer, sky.OpeningPlan{Width: int(s.W), Height: int(s.H), Unit: u, Hour: b.Round, Title: b.Title})
	passed := 1 - b.Left
	if r.art.Pace().Still() {
		passed = 1
	}
	strength := b.strength()
	o.Draw(r.Dst, passed, strength)
	x, y, width := o.Line()
	k := 1.0
	if r.l.Close {
		k = closeWords
	}
	u *= k
	size := 40 * u
	words := pencil.Label{Size: 22 * k, Face: text.Bold, Colour: theme.Ink.Fade(strength), VAlign: text.Middle}
	wide := math.Min(r.Width(b.Words, words)+size+34*u, width)
	in := widget.Rect{X: x - wide/2, Y: y - size*0.62, W: wide, H: size * 1.24}
	r.Cover(in, in.H/2, PaneSolid.Fade(0.92*strength))
	r.emblem(b.Seat, in.X+10*u, y-size/2, size)
	r.SayWithin(b.Words, in.X+size+18*u, y, wide-size-30*u, words)
}

// drawBanner draws words that the match waits for: over one place of the screen, so that the table is seen.
func (r overlay) drawBanner() {
	b, u, s := &r.p.Banner, r.U, r.l.Screen
	if b.Title == "" {
		return
	}
	strength := b.strength()
	r.Fill(s, theme.Colour(0x1A1740FF).Fade(0.35*strength))
	x, y := s.W/2, s.H*0.46
	band := widget.Rect{Y: y - 74*u, W: s.W, H: 168 * u}
	r.Cover(band, 0, PaneSolid.Fade(0.96*strength))
	for n, d := range [...]lux.District{lux.Blue, lux.Pink, lux.Yellow, lux.Green} {
		for _, line := range [...]float64{band.Y, band.Y + band.H - 5*u} {
			r.Cover(widget.Rect{X: s.W * float64(n) / 4, Y: line, W: s.W / 4, H: 5 * u}, 0, enamel.Family(d).Base.Fade(strength))
		}
	}
	title := pencil.Label{Size: 54, Face: text.Black, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	if b.Seat >= 0 {
		if left := x - r.Width(b.Title, title)/2 - 76*u; left > 4*u {
			r.emblem(b.Seat, left, y-46*u, 62*u)
		}
	}
	r.SayWithin(b.Title, x, y-14*u, s.W-24*u, title)
	words := pencil.Label{Size: 22, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+48*u, s.W-40*u, r.Style(words))
}
