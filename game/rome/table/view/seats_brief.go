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
	top, low := in.Y+half/2, in.Y+half*1.5
	r.emblem(seat, in.X, in.Y, half)
	right := in.X + in.W
	if r.p.Thinks[seat] {
		right -= 32 * u
		r.drawDots(right+16*u, top)
	}
	if r.table().Player(seat).Passed && r.table().Phase() == rome.PhaseBuild {
		right -= half
		r.stopMan(seat, right, in.Y, half)
	}
	if r.table().FirstPlayer() == seat {
		right -= half
		r.firstPlayer(right, in.Y, half)
	}
	r.SayWithin(r.p.Names[seat], in.X+half+3*u, top, right-in.X-half-5*u, bold(15))
	r.Icons.Draw(r.Dst, icon.VP, in.X, in.Y+half, half)
	r.Say(strconv.Itoa(r.p.Scores[seat]), in.X+half+3*u, low, bold(17))
	cards := bold(17)
	cards.Align = text.Right
	words := strconv.Itoa(r.table().Player(seat).HandSize())
	if r.table().Phase() == rome.PhaseBid && r.p.Most[seat] > 0 {
		words = "≤" + strconv.Itoa(r.p.Most[seat])
	}
	right = in.X + in.W
	r.Say(words, right, low, cards)
	r.Icons.Draw(r.Dst, pieceart.Cards, right-r.Width(words, cards)-half-2*u, in.Y+half, half)
}
