package view

import (
	"math"
	"strconv"

	"capital/render/motion"
	"capital/render/pencil"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// reveal is the bids of an auction, laid open over the map: every seat has a paddle, which is turned over in its time, and the
// gavel falls for who wins.
type reveal struct{ region }

// revealLayout is where everything of an auction lies.
type revealLayout struct {
	panel, in   widget.Rect
	piece       widget.Rect // what is auctioned
	gavel       widget.Rect
	title       widget.Rect // beside it
	paddle      float64     // how wide one is
	columns     [rome.MaxSeats]widget.Rect
	names, fans float64 // the heights at which names are, and cards begin
	fan         float64 // how high cards lie
	foot        widget.Rect
}

// lay lays an auction out: what it is about above, a column a seat, below them how it ends.
func (r reveal) lay() (l revealLayout) {
	u, m := r.U, r.l.Window
	head, name, foot, gap := 84.0*u, 24.0*u, 68.0*u, 8.0*u
	if r.l.Close {
		if m, head = r.l.Screen, 64*u; m.W < 500*u {
			foot = 88 * u
		}
	}
	wide := math.Min(m.W-16*u, 700*u)
	column := (wide - 28*u) / float64(r.seats())
	room := m.H - 16*u - head - name - foot - 28*u - 2*gap // of paddles and cards
	l.fan = between(0.3*room, 26*u, 76*u)
	l.paddle = math.Floor(between((room-l.fan)/(pieceart.PaddleHigh+paddleLift), 30*u, math.Min(0.78*column, 126*u)))
	high := head + name + foot + 28*u + 2*gap + l.fan + l.paddle*(pieceart.PaddleHigh+paddleLift)
	l.panel = widget.Rect{X: m.X + (m.W-wide)/2, Y: m.Y + (m.H-high)/2, W: wide, H: high}
	l.in = l.panel.Inset(14 * u)
	l.piece = widget.Rect{X: l.in.X, Y: l.in.Y - 4*u, W: head, H: head}
	l.gavel = widget.Rect{X: l.in.X + l.in.W - head, Y: l.in.Y - 4*u, W: head, H: head}
	l.title = widget.Rect{X: l.in.X + head + 12*u, Y: l.in.Y, W: l.in.W - 2*head - 20*u, H: head - 8*u}
	top := l.in.Y + head + gap
	for n := range r.seats() {
		l.columns[n] = widget.Rect{X: l.in.X + float64(n)*column, Y: top, W: column, H: high - head - foot - 28*u - gap}
	}
	l.names = top + l.paddle*(pieceart.PaddleHigh+paddleLift) + name/2
	l.fans = l.names + name/2
	l.foot = widget.Rect{X: l.in.X, Y: l.in.Y + l.in.H - foot + gap, W: l.in.W, H: foot - gap}
	return l
}

// paddleLift is how far the winner's paddle is raised, in parts of its width.
const paddleLift = 0.12

// paddleAt is the middle of the board of a seat's paddle.
func (l *revealLayout) paddleAt(seat int, raised float64) (x, y float64) {
	c := l.columns[seat]
	return c.X + c.W/2, c.Y + l.paddle*(pieceart.PaddleAbove+paddleLift*(1-raised))
}

func (r reveal) draw() {
	a := r.p.Auction
	if a == nil {
		return
	}
	m := r.l.Window
	if r.l.Close {
		m = r.l.Screen
	}
	l, u := r.lay(), r.U
	r.Fill(m, theme.Ink.Fade(0.5))
	r.Box(l.panel, 12*u, 2*u, theme.PaperLight, theme.Ink)
	r.drawAuctioned(a, &l)
	for n := range a.Bids {
		r.drawPaddle(a, n, &l)
	}
	r.drawPaid(a, &l)
	words := label{Size: 21, Face: text.Bold}
	more := soft(16)
	r.Own *= r.Fitting(l.foot.W, l.foot.H-20*u, 0, pencil.Paragraph{Words: a.Words, Label: words})
	r.SayWrapped(a.Words, l.foot.X, l.foot.Y, l.foot.W, words)
	more.Align = text.Right
	r.Say(a.More, l.foot.X+l.foot.W, l.foot.Y+l.foot.H-8*u, more)
}

// drawAuctioned draws what it is about, in which round, and the gavel.
func (r reveal) drawAuctioned(a *Auction, l *revealLayout) {
	u := r.U
	r.art.Pieces.DrawPiece(r.Dst, a.Piece, l.piece.X, l.piece.Y, l.piece.W, 1)
	title := label{Size: 27, Face: text.Black, VAlign: text.Middle}
	if r.l.Close {
		title.Size = 21
	}
	y := l.title.Y + l.title.H/2
	r.SayWithin(r.words("auction.title", r.art.PieceName(a.Piece)), l.title.X, y-10*u, l.title.W, title)
	r.Say(r.words("auction.round", Roman(a.Round)), l.title.X, y+16*u, soft(17))
	fallen := a.Struck
	if r.art.Pace().Still() {
		fallen = 1
	}
	r.art.Pieces.DrawGavel(r.Dst, l.gavel.X, l.gavel.Y, l.gavel.W, fallen)
	if a.Struck >= 1 {
		r.art.Pieces.DrawDust(r.Dst, l.gavel.X+0.3*l.gavel.W, l.gavel.Y+0.76*l.gavel.W, 0.55*l.gavel.W, a.Paid)
	}
}

// drawPaddle draws the n-th paddle that is turned over: whose it is and, as far as it is turned, what is bid.
func (r reveal) drawPaddle(a *Auction, n int, l *revealLayout) {
	b, u, won := &a.Bids[n], r.U, a.Bids[n].Seat == a.Winner
	turned, raised, alpha := between(a.Turned-float64(n), 0, 1), 0.0, 1.0
	column := l.columns[b.Seat]
	switch {
	case won:
		raised = motion.Out(between(a.Paid*4, 0, 1))
		r.Box(column.Inset(2*u), 8*u, 3*u, pieceart.Family(b.Seat).Light.Mix(theme.PaperLight, 0.55), theme.Highlight)
	case a.Winner >= 0:
		alpha = softer(r.region, 0.45, 0.8)
	}
	x, y := l.paddleAt(b.Seat, raised)
	up := 2*motion.InOut(turned) - 1
	if r.art.Pace().Still() && turned > 0 {
		up = 1
	}
	r.art.Pieces.DrawPaddle(r.Dst, b.Seat, up, x, y, l.paddle, alpha)
	if up > 0.75 {
		number := label{Size: 0.52 * l.paddle / u, Face: text.Black, Align: text.Centre, VAlign: text.Middle, Colour: theme.Ink.Fade(alpha)}
		if b.Cards == 0 {
			r.Say("–", x, y-0.04*l.paddle, number)
		} else {
			r.SayWithin(strconv.Itoa(b.Sum), x, y-0.04*l.paddle, 0.66*l.paddle, number)
		}
		r.drawLaid(b, widget.Rect{X: column.X + 6*u, Y: l.fans, W: column.W - 12*u, H: l.fan}, alpha)
	}
	name := bold(17)
	name.Align = text.Centre
	r.SayWithin(r.p.Names[b.Seat], x, l.names, column.W-10*u, name)
}

// drawLaid draws the cards of a bid.
func (r reveal) drawLaid(b *SeatBid, in widget.Rect, alpha float64) {
	if b.Cards == 0 {
		none := soft(16)
		none.Align = text.Centre
		r.SayWithin(r.words("auction.nothing"), in.X+in.W/2, in.Y+12*r.U, in.W, none)
		return
	}
	count := b.Cards.Count()
	lie := r.l.layFan(count, in)
	for n, c := range SortHand(b.Cards) {
		place := lie.card(n, count)
		r.art.Pieces.DrawCard(r.Dst, c, place.X, place.Y, place.W, alpha)
	}
}

// mostCoins is how many coins are paid at most: cards are the money, and coins are what is seen of it.
const mostCoins = 9

// drawPaid draws the coins on their way from who has won to the gavel.
func (r reveal) drawPaid(a *Auction, l *revealLayout) {
	if a.Winner < 0 || a.Paid <= 0 || a.Paid >= 1 || r.art.Pace().Still() {
		return
	}
	coins, size := 1, math.Max(0.24*l.gavel.W, 14*r.U)
	for n := range a.Bids {
		if a.Bids[n].Seat == a.Winner {
			coins = min(max(a.Bids[n].Sum, 1), mostCoins)
		}
	}
	fromX, fromY := l.paddleAt(a.Winner, 1)
	toX, toY := l.gavel.X+0.3*l.gavel.W, l.gavel.Y+0.7*l.gavel.W
	for n := range coins {
		part := between(a.Paid*1.8-0.8*float64(n)/float64(coins), 0, 1)
		if part == 0 || part == 1 {
			continue
		}
		way := motion.InOut(part)
		arc := math.Sin(part*math.Pi) * (40 + 12*float64(n%3)) * r.U
		r.art.Pieces.DrawCoin(r.Dst, fromX+(toX-fromX)*way, fromY+(toY-fromY)*way-arc, size, math.Cos(part*9+float64(n)), 1)
	}
}
