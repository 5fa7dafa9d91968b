package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// brief is another seat where all lies close together.
type brief struct{ region }

// draw draws another seat where all lies close together: who it is, its points and its cards, and in an auction how much
// it could bid at most. All else is seen when its panel is opened.
func (r brief) draw(seat int, panel widget.Rect) {
	u, tones := r.U, pieceart.Family(seat)
	line := pieceart.EmblemTone(seat, r.Writer.Sharp)
	if r.p.Open == (Thing{Kind: Panel, Seat: seat}) {
		line = theme.Highlight
	}
	r.Box(panel, 7*u, 2*u, tones.Light.Mix(theme.PaperLight, 0.8), line)
	in := panel.Inset(4 * u)
	half := in.H / 2
	r.signed(seat, in.X, in.Y, half)
	left := r.drawMarks(seat, widget.Rect{X: in.X + half, Y: in.Y, W: in.W - half, H: half})
	if name := r.p.Names[seat]; r.Width(name, bold(15)) <= left-in.X-half-4*u { // else its emblem tells
		r.Say(name, in.X+half+3*u, in.Y+half/2, bold(15))
	}
	low := in.Y + half*1.5
	cards, bids := strconv.Itoa(r.table().Player(seat).HandSize()), r.table().Phase() == rome.PhaseBid && r.p.Most[seat] > 0
	if bids {
		cards = "≤" + strconv.Itoa(r.p.Most[seat])
	}
	points := strconv.Itoa(r.p.Scores[seat])
	if in.W < roomy*u {
		r.drawNarrow(points, cards, bids, widget.Rect{X: in.X, Y: in.Y + half, W: in.W, H: half})
		return
	}
	r.Icons.Draw(r.Dst, icon.VP, in.X, in.Y+half, half)
	r.Say(points, in.X+half+2*u, low, bold(17))
	number := bold(17)
	number.Align = text.Right
	r.Say(cards, in.X+in.W, low, number)
	r.Icons.Draw(r.Dst, pieceart.Cards, in.X+in.W-r.Width(cards, number)-half-2*u, in.Y+half, half)
}

// roomy is from which width on there is room for a seat's points and its cards, in logical units.
const roomy = 96.0

// drawNarrow draws a seat's points on their sign where there is no room for more, or in an auction how much it could bid at
// most.
func (r brief) drawNarrow(points, cards string, bids bool, in widget.Rect) {
	x, y := in.Centre()
	if bids {
		l := bold(17)
		if r.Width(cards, l) > in.W {
			l.Size = 15
		}
		l.Align = text.Centre
		r.Say(cards, x, y, l)
		return
	}
	badge := math.Min(in.W, 1.2*in.H)
	r.Icons.Badge(r.Dst, icon.VP, points, x-badge/2, in.Y+in.H-badge, badge)
}

// drawMarks draws at the right end of a place whether a seat begins, has passed or has still to decide, as far as there is room,
// and returns where the marks begin.
func (r brief) drawMarks(seat int, in widget.Rect) (left float64) {
	left = in.X + in.W
	fits := func(wide float64) bool {
		if left-wide < in.X {
			return false
		}
		left -= wide
		return true
	}
	if r.p.Thinks[seat] && fits(32*r.U) {
		r.drawDots(left+16*r.U, in.Y+in.H/2)
	}
	if r.table().Player(seat).Passed && r.table().Phase() == rome.PhaseBuild && fits(in.H) {
		r.stopMan(seat, left, in.Y, in.H)
	}
	if r.table().FirstPlayer() == seat && fits(in.H) {
		r.firstPlayer(left, in.Y, in.H)
	}
	return left
}
