package view

import (
	"math"
	"strconv"

	"capital/render/pencil"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// reveal is the bids of an auction, laid open over the map: the lowest first, and who wins.
type reveal struct{ region }

func (r reveal) draw() {
	a := r.p.Auction
	if a == nil {
		return
	}
	u, m := r.U, r.l.Window
	row, foot := 68*u, 62*u // who has won, and what ends the pause
	if r.l.Close {
		if m = r.l.Screen; m.W < 500*u {
			foot = 86 * u
		}
		row = math.Min(row, (m.H-88*u-foot)/float64(r.seats()))
	}
	panel := widget.Rect{W: math.Min(m.W-16*u, 660*u), H: 76*u + row*float64(r.seats()) + foot}
	panel.X, panel.Y = m.X+(m.W-panel.W)/2, m.Y+(m.H-panel.H)/2
	r.Fill(m, theme.Ink.Fade(0.45))
	r.Box(panel, 12*u, 2*u, theme.PaperLight, theme.Ink)
	in := panel.Inset(14 * u)
	r.pieceSign(a.Piece, in.X, in.Y, 48*u)
	title := label{Size: 28, Face: text.Black, VAlign: text.Middle}
	r.SayWithin(r.words("auction.title", r.art.PieceName(a.Piece)), in.X+60*u, in.Y+24*u, in.W-160*u, title)
	round := soft(18)
	round.Align = text.Right
	r.Say(r.words("auction.round", Roman(a.Round)), in.X+in.W, in.Y+24*u, round)
	y := in.Y + 60*u
	for n := range a.Bids {
		r.drawBid(&a.Bids[n], widget.Rect{X: in.X, Y: y, W: in.W, H: row - 6*u}, a.Bids[n].Seat == a.Winner)
		y += row
	}
	words := label{Size: 20, Face: text.Bold}
	r.Own *= r.Fitting(in.W, in.Y+in.H-18*u-y, 0, pencil.Paragraph{Words: a.Words, Label: words})
	r.SayWrapped(a.Words, in.X, y, in.W, words)
	more := soft(16)
	more.Align = text.Right
	r.Say(a.More, in.X+in.W, in.Y+in.H-4*u, more)
}

// drawBid draws one seat's bid: who bids, with which cards, and what they come to.
func (r reveal) drawBid(b *SeatBid, in widget.Rect, won bool) {
	u, tones := r.U, pieceart.Family(b.Seat)
	if won {
		r.Box(in, 8*u, 3*u, tones.Light.Mix(theme.PaperLight, 0.5), theme.Highlight)
	} else {
		r.Box(in, 8*u, 1.5*u, theme.Paper, theme.PaperLine)
	}
	y := in.Y + in.H/2
	r.emblem(b.Seat, in.X+8*u, y-18*u, 36*u)
	name := 88.0
	if r.l.Close {
		name = 50
	}
	r.SayWithin(r.p.Names[b.Seat], in.X+52*u, y, name*u, bold(18))
	number := label{Size: 32, Face: text.Black, Align: text.Right, VAlign: text.Middle}
	r.Say(strconv.Itoa(b.Sum), in.X+in.W-12*u, y, number)
	cards := widget.Rect{X: in.X + (name+60)*u, Y: in.Y + 4*u, W: in.W - (name+60)*u - 58*u, H: in.H - 8*u}
	if b.Cards == 0 {
		r.Say(r.words("auction.nothing"), cards.X, y, soft(18))
		return
	}
	count := b.Cards.Count()
	lie := r.l.layFan(count, cards)
	for n, c := range SortHand(b.Cards) {
		r.card(c, lie.card(n, count))
	}
}
