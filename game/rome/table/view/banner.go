package view

import (
	"math"

	"capital/render/motion"
	"capital/render/rome/city"
	"capital/render/rome/hours"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// banner is words that the match waits for, and the picture above them.
type banner struct{ region }

// Of a banner, in logical units: how high it is, and the sizes of its title and its words.
const (
	bannerHigh  = 200.0
	captionHigh = 136.0 // below a picture
	titleSize   = 62.0
	wordsSize   = 25.0
)

func (r banner) draw() {
	b := &r.p.Banner
	if b.Round == 0 {
		r.art.Hours.Forget()
	}
	if b.Title == "" {
		return
	}
	strength := math.Min(1, math.Min((1-b.Left)*8, b.Left*8))
	switch {
	case b.Line:
		r.drawLine(strength)
	case b.Round > 0:
		r.drawOpening(strength)
	default:
		r.Fill(r.l.Screen, theme.Ink.Fade(0.5*strength))
		r.drawWords(r.l.Screen.H*0.44-84*r.U, bannerHigh, strength)
	}
}

// drawWords draws the words on a strip of marble as wide as the screen.
func (r banner) drawWords(top, high, strength float64) {
	b, u, s, solid := &r.p.Banner, r.U, r.l.Screen, 0.95
	if b.Round > 0 {
		solid = 1
	}
	r.Plate(widget.Rect{Y: top, W: s.W, H: high * u}, 0, theme.PaperLight.Fade(solid*strength))
	for _, line := range [...]float64{top + 5*u, top + (high-6)*u} {
		r.Fill(widget.Rect{Y: line, W: s.W, H: 2 * u}, theme.CoinDark.Fade(strength))
	}
	x, y := s.W/2, top+0.42*high*u
	title := label{Size: titleSize, Face: text.Black, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	if high < bannerHigh {
		title.Size, y = 52, top+0.36*high*u
	}
	if b.Seat >= 0 {
		r.emblem(b.Seat, x-r.Width(b.Title, title)/2-76*u, y-30*u, 60*u)
	}
	r.drawPieces(x, y-title.Size*0.62*u, strength)
	r.SayWithin(b.Title, x, y, s.W-24*u, title)
	words := label{Size: wordsSize, Colour: theme.Ink.Fade(strength), Align: text.Centre, VAlign: text.Middle}
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+(title.Size*0.5+0.19*high)*u, s.W-80*u, r.Style(words))
}

// drawPieces draws what a banner speaks of, side by side on the strip's upper edge.
func (r banner) drawPieces(x, foot, strength float64) {
	b, size := &r.p.Banner, 96*r.U
	for n, piece := range b.Pieces {
		at := x + (float64(n)-float64(len(b.Pieces)-1)/2)*1.12*size
		come := motion.Out(between((1-b.Left)*5-0.5*float64(n), 0, 1))
		if r.art.Pace().Still() {
			come = 1
		}
		r.art.Pieces.DrawShadow(r.Dst, at+0.08*size, foot-0.04*size, size, 0.24*size, strength*come)
		r.art.Pieces.PosePiece(r.Dst, piece, at, foot-(1-come)*0.5*size, size, pieceart.Pose{Wide: 1, High: 1, Alpha: strength * come})
	}
}

// drawLine says in one line over the map what has come of auctions: nothing.
func (r banner) drawLine(strength float64) {
	b, u, m := &r.p.Banner, r.U, r.l.Window
	words := label{Size: 21, Face: text.Bold, Colour: theme.Ink.Fade(strength)}
	signs := 40 * u * float64(len(b.Pieces))
	room := math.Min(m.W-24*u, r.Width(b.Title, words)*r.Own+signs+44*u)
	_, tall := r.Writer.MeasureWrapped(b.Title, room-signs-36*u, r.RunningStyle(words))
	in := widget.Rect{W: room, H: math.Max(tall, 34*u) + 22*u}
	in.X, in.Y = m.X+(m.W-in.W)/2, m.Y+0.3*(m.H-in.H)
	r.Box(in, 10*u, 2*u, theme.PaperLight.Fade(0.97*strength), theme.CoinDark.Fade(strength))
	for n, piece := range b.Pieces {
		r.art.Pieces.DrawPiece(r.Dst, piece, in.X+14*u+40*u*float64(n), in.Y+(in.H-36*u)/2, 36*u, 0.6*strength)
	}
	r.SayWrapped(b.Title, in.X+signs+20*u, in.Y+(in.H-tall)/2, room-signs-36*u, words)
}

// drawOpening draws Rome at the hour of a round, with all that has been built, and the words below it.
func (r banner) drawOpening(strength float64) {
	u, s, b := r.U, r.l.Screen, &r.p.Banner
	high := math.Round(s.H - captionHigh*u)
	r.art.Hours.Draw(r.Dst, b.Round, high, strength)
	grown := 1.0
	if !r.art.Pace().Still() {
		grown = (1 - b.Left) * 2.4
	}
	for n, p := range city.NorthToSouth() {
		r.drawQuarter(p, n/hours.Rows, high, grown, strength)
	}
	if !r.art.Pace().Still() {
		r.drawSwallows(high, strength)
	}
	r.drawWords(high, captionHigh, strength)
}

// drawQuarter draws what is built in a prefecture on its hill: houses come up one after another.
func (r banner) drawQuarter(p rome.Place, row int, high, grown, strength float64) {
	s, room := r.l.Screen, city.RegionOf(p).Room
	pre, nearer := r.table().Prefecture(p), [hours.Rows]float64{0.84, 1.02, 1.22}[row]
	step := city.RegionOf(p).Step * s.W * nearer
	unit := math.Floor(math.Min(step/city.Aside, 0.2*high))
	step = unit * city.Aside
	foot := math.Round(hours.Foot(row) * high)
	tone, lamps := hours.Light(r.p.Banner.Round)
	as := pieceart.Pose{Wide: 1, High: 1, Alpha: strength, Light: tone}
	left := room.X*s.W + (room.W*s.W-float64(p.Sites())*step)/2
	if pre.Monument != rome.NoPiece {
		size := math.Floor(2.4 * unit)
		as.High = comesUp(grown, 0.1)
		r.art.Pieces.PosePiece(r.Dst, pre.Monument, left+float64(p.Sites())*step-0.2*size, foot-0.35*unit, size, as)
	}
	for n := range p.Sites() {
		x := left + float64(n)*step
		as.High = comesUp(grown, 0.08*float64(n)+0.1*float64(row)+0.2*room.X)
		switch {
		case n >= int(pre.Used):
			if g := grounds[p][n]; g >= pieceart.Cypresses {
				as.High = 1
				r.art.Pieces.PoseSite(r.Dst, g, x, foot, unit, as)
			}
		case pre.Built[n].Height == 0:
			r.art.Pieces.PoseFountain(r.Dst, x, foot, unit, as)
		default:
			site := pre.Built[n]
			h := pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: pre.Shape, Bare: true}
			r.art.Pieces.PoseHouse(r.Dst, h, x, foot, unit, as)
			if lamps && as.High == 1 {
				r.drawLamps(h, x, foot, unit, strength)
			}
		}
	}
}

// comesUp is how high something stands, of 0 to 1, that begins to come up at a time.
func comesUp(grown, begins float64) float64 { return motion.Out(between(grown-begins, 0, 1)) }

// drawLamps lights windows of a house.
func (r banner) drawLamps(h pieceart.House, x, foot, unit, strength float64) {
	for storey := 1; storey < h.Height; storey++ {
		for n := range 2 {
			if (storey*7+n*3+h.Seat*5+h.Height)%3 != 0 {
				r.Fill(pieceart.Window(storey, n, x, foot, unit), theme.NeonAmber.Fade(strength))
			}
		}
	}
}

// drawSwallows draws swallows in the sky.
func (r banner) drawSwallows(high, strength float64) {
	s, pen := r.l.Screen, r.Pen()
	size := 0.012 * high
	for n := range 7 {
		way := (1 - r.p.Banner.Left) * (0.1 + 0.03*float64(n%3))
		x := s.W * (0.16 + 0.045*float64(n*3%7) + way)
		y := high * (0.14 + 0.028*float64(n*5%7) - 0.2*way)
		flap := math.Sin(40*r.p.Banner.Left+2*float64(n)) * 0.7
		pen.Polygon(theme.Ink.Fade(0.6*strength), x-size, y-size*flap, x, y-0.1*size, x+size, y-size*flap, x, y+0.3*size)
	}
}
