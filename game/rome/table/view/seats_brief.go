package view

import (
	"strconv"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// drawBrief draws another seat where all lies close together: who it is, its points and its cards, and in an auction how much
// it could bid at most. All else is seen when its panel is opened.
func (r seats) drawBrief(seat int, panel widget.Rect) {
	u, tones := r.U, pieceart.Family(seat)
	line := tones.Base
	if r.p.Open == (Thing{Kind: Panel, Seat: seat}) {
		line = theme.Highlight
	}
	r.Box(panel, 7*u, 2*u, tones.Light.Mix(theme.PaperLight, 0.8), line)
	in := panel.Inset(4 * u)
	half := in.H / 2
	low := in.Y + half*1.5
	r.emblem(seat, in.X, in.Y, half)
	left := r.drawMarks(seat, in.X+in.W, in.Y, half)
	if room := left - in.X - half - 5*u; room > 26*u {
		r.SayWithin(r.p.Names[seat], in.X+half+3*u, in.Y+half/2, room, bold(15))
	}
	sign, number := icon.VP, strconv.Itoa(r.p.Scores[seat])
	roomy, words := in.W > 96*u, strconv.Itoa(r.table().Player(seat).HandSize())
	if r.table().Phase() == rome.PhaseBid && r.p.Most[seat] > 0 {
		words = "≤" + strconv.Itoa(r.p.Most[seat])
		if !roomy {
			sign, number = pieceart.Cards, words
		}
	}
	r.Icons.Draw(r.Dst, sign, in.X, in.Y+half, half)
	r.SayWithin(number, in.X+half+2*u, low, in.W-half-2*u, bold(17))
	if roomy {
		cards := bold(17)
		cards.Align = text.Right
		r.Say(words, in.X+in.W, low, cards)
		r.Icons.Draw(r.Dst, pieceart.Cards, in.X+in.W-r.Width(words, cards)-half-2*u, in.Y+half, half)
	}
}

// drawMarks draws up to an edge whether a seat begins, has passed or has still to decide, and returns where the marks begin.
func (r seats) drawMarks(seat int, right, y, size float64) (left float64) {
	if r.p.Thinks[seat] {
		right -= 32 * r.U
		r.drawDots(right+16*r.U, y+size/2)
	}
	if r.table().Player(seat).Passed && r.table().Phase() == rome.PhaseBuild {
		right -= size
		r.stopMan(seat, right, y, size)
	}
	if r.table().FirstPlayer() == seat {
		right -= size
		r.firstPlayer(right, y, size)
	}
	return right
}
