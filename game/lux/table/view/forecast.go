package view

import (
	"math"

	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// forecast is what ROB would do now by each of its instructions, drawn large.
type forecast struct{ region }

// draw draws one instruction beside the other, or below it where the place is slim.
func (r forecast) draw(in widget.Rect) {
	gap := 10 * r.U
	title := pencil.Label{Size: r.l.running(22), Face: text.Bold}
	top := r.SayWrapped(r.words("rob.now"), in.X, in.Y, in.W, title) + 0.6*gap
	in.Y, in.H = in.Y+top, in.H-top
	count := float64(len(instructions))
	place, stepX, stepY := in, 0.0, 0.0
	if beside := in.W > 1.3*in.H; beside {
		place.W = (in.W - gap*(count-1)) / count
		stepX = place.W + gap
	} else {
		place.H = (in.H - gap*(count-1)) / count
		stepY = place.H + gap
	}
	usual := r.Own
	for n := range instructions {
		parts := r.parts(place.Inset(gap))
		r.Own = math.Min(r.Own, usual*r.Fitting(parts.words.W, parts.words.H, parts.gap, r.said(instructions[n])...))
	}
	for n, i := range instructions {
		at := place
		at.X, at.Y = place.X+float64(n)*stepX, place.Y+float64(n)*stepY
		r.drawOne(i, at, gap)
	}
}

// pictured is how much of the width of its place a card takes at most, with arrows between that and the others.
const pictured = 0.26

// forecastParts are where the parts of one instruction lie.
type forecastParts struct {
	pictures, words widget.Rect
	gap             float64 // between its words
}

// parts lays one instruction out: pictures above its words, or left of them.
func (r forecast) parts(in widget.Rect) forecastParts {
	p := forecastParts{pictures: in, words: in, gap: r.l.running(5) * r.U}
	if in.H > 0.8*in.W {
		p.pictures.H = math.Min(0.42*in.H, pictured*in.W*ratio)
		p.words.Y, p.words.H = in.Y+p.pictures.H+12*r.U, in.H-p.pictures.H-12*r.U
		return p
	}
	p.pictures.W = math.Min(0.38*in.W, 2.1*in.H)
	p.words.X, p.words.W = in.X+p.pictures.W+10*r.U, in.W-p.pictures.W-10*r.U
	return p
}

// robLeft says how many cards of an instruction have still to be turned in this round.
func (r region) robLeft(i lux.Instruction) string {
	blue, red := robCards(i)
	return r.words("rob.left", r.art.instructionName(i), r.table().RobLeft(blue), r.table().RobLeft(red))
}

// said are the words of one instruction: how many cards are left, what ROB would do and why, and what the instruction says.
func (r forecast) said(i lux.Instruction) []pencil.Paragraph {
	return []pencil.Paragraph{
		{Words: r.robLeft(i), Label: pencil.Label{Size: r.l.running(19), Face: text.Bold}},
		{Words: r.art.robPlay(i, r.table().RobPlay(i)), Label: pencil.Label{Size: r.l.running(19)}},
		{Words: r.words("rob." + instructionKey(i) + ".line"), Label: pencil.Label{Size: r.l.running(16.5), Colour: theme.InkSoft}},
	}
}

// drawOne draws one instruction: its card, the citizen that it selects, and where that goes.
func (r forecast) drawOne(i lux.Instruction, in widget.Rect, gap float64) {
	r.Box(in, 8*r.U, 1.2*r.U, Slot, PaneLine)
	parts, play := r.parts(in.Inset(gap)), r.table().RobPlay(i)
	r.drawPictures(i, play, parts.pictures)
	said := r.said(i)
	high := r.high(said, parts)
	if high > parts.words.H { // the instruction stands in the rules book
		said = said[:len(said)-1]
		high = r.high(said, parts)
	}
	y := parts.words.Y
	if parts.pictures.Y == y { // beside the pictures
		y += math.Max(0, (parts.words.H-high)/2)
	}
	for _, one := range said {
		y += r.SayWrapped(one.Words, parts.words.X, y, parts.words.W, one.Label) + parts.gap
	}
}

// high is how high words of an instruction are.
func (r forecast) high(said []pencil.Paragraph, parts forecastParts) (high float64) {
	for _, one := range said {
		_, h := r.Writer.MeasureWrapped(one.Words, parts.words.W, r.RunningStyle(one.Label))
		high += h + parts.gap
	}
	return high - parts.gap
}

// drawPictures draws a card of the instruction, which is faint where none is left, then the citizen and where it goes.
func (r forecast) drawPictures(i lux.Instruction, play lux.RobPlay, in widget.Rect) {
	blue, red := robCards(i)
	card, alpha := blue, 1.0
	if r.table().RobLeft(blue) == 0 {
		card = red
		if r.table().RobLeft(red) == 0 {
			card, alpha = blue, 0.3
		}
	}
	w := math.Floor(math.Min(pictured*in.W, in.H/ratio))
	arrow := math.Min((in.W-2.8*w)/2, 0.7*w)
	middle := in.Y + in.H/2
	x, y := in.X, math.Round(middle-w*ratio/2)
	r.art.Pieces.DrawRob(r.Dst, card, x, y, w, alpha)
	if play.Why == lux.RobPlaysNone {
		return
	}
	size := 0.8 * arrow
	pointing := func() {
		r.Sign(icon.Becomes, x+(arrow-size)/2, middle-size/2, size)
		x += arrow
	}
	x += w
	pointing()
	r.art.Pieces.DrawCard(r.Dst, play.Card, math.Round(x), y, w, 1)
	x += w
	pointing()
	to := toCapital
	if play.Home {
		to = toHome
	}
	r.Sign(to, x, middle-0.4*w, 0.8*w)
}
