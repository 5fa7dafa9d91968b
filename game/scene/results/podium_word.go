package results

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Measures of the word at the end, in units of text.
const (
	wordSize = 19.0
	wordHigh = 46.0
)

// speaker is the seat of the computer player who says a word at the end: the best of those that are somebody; or -1.
func (p *podium) speaker() int {
	if p.app.Settings().Silent {
		return -1
	}
	for _, seat := range p.order {
		if who := p.outcome.Seats[seat]; !who.person() && who.Persona != "" {
			return seat
		}
	}
	return -1
}

// word is what the speaker says of having won or lost, with whose it is; "" where nobody speaks.
func (p *podium) word() string {
	seat := p.speaker()
	if seat < 0 {
		return ""
	}
	who, key := p.outcome.Seats[seat], "results.says.lost."
	if who.Place == 1 {
		key = "results.says.won."
	}
	words := p.app.Strings
	return words.Text("narration.says", who.Name, words.Text(key+strconv.Itoa(p.app.Temper(who.Persona)+1)))
}

// layWord lays the word out: left of the button or, where that leaves too little room, above it. It returns where what lies above
// both ends.
func (p *podium) layWord(l *podiumLayout) (bottom float64) {
	if p.word() == "" {
		return l.button.Y
	}
	left := pad * l.u
	l.word = widget.Rect{X: left, Y: l.button.Y, W: l.button.X - 2*left, H: l.button.H}
	if l.w > l.h {
		return l.button.Y
	}
	l.word = widget.Rect{X: left, Y: l.button.Y - (wordHigh+6)*l.k, W: l.w - 2*left, H: wordHigh * l.k}
	return l.word.Y
}

// drawWord draws who speaks, once the first step stands, and the word beside it, as large as it has room.
func (p *podium) drawWord(dst *ebiten.Image) {
	l, words := p.lies, p.word()
	if words == "" || l.word.W <= 0 || p.passed < p.crowned() {
		return
	}
	in, seat := l.word, p.speaker()
	size := math.Floor(math.Min(in.H, 56*l.k))
	if p.app.DrawFace(dst, p.outcome.Seats[seat].Seat, in.X, in.Y+(in.H-size)/2, size) {
		in.X, in.W = in.X+size+8*l.u, in.W-size-8*l.u
	}
	st := text.Style{Face: text.Bold, Size: wordSize * l.k, Colour: theme.Moonlight, VAlign: text.Middle}
	for _, high := p.app.Writer.MeasureWrapped(words, in.W, st); high > in.H+4*l.u && st.Size > p.app.Writer.Least; {
		st.Size = math.Max(0.9*st.Size, p.app.Writer.Least)
		_, high = p.app.Writer.MeasureWrapped(words, in.W, st)
	}
	p.app.Writer.DrawWrapped(dst, words, in.X, in.Y+in.H/2, in.W, st)
}
