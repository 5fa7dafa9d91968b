package poster

import (
	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/expo/tinplate"
	"capital/render/text"
	"capital/render/theme"
)

// Of what is written, in pixels.
const (
	signY     = 470.0
	titleY    = 640.0
	ribbonTop = 560.0
	ribbonEnd = 676.0
	widest    = 1660.0
)

// written are the outlines of what is written on the poster as a whole: who hosts, what it came to, what match it was; and the size
// of the first.
func (p *painter) written() (lines [3][]canvas.Loop, size float64) {
	lines[0], size = p.Letters(p.caption.names[p.caption.host()], text.Black, middle, signY, 340, widest)
	lines[1], _ = p.Letters(p.caption.title, text.Bold, middle, titleY, 76, 1500)
	lines[2], _ = p.Letters(p.caption.about, text.Bold, middle, poster.Height-52, 40, widest)
	return lines, size
}

// ribbon is the band of tin behind what the match came to.
func (p *painter) ribbon() {
	const half, notch = 830.0, 60.0
	p.Poly(red.Mix(inkTone, 0.45), middle-half-70, ribbonTop+34, middle-half+120, ribbonTop+34, middle-half+120, ribbonEnd+34, middle-half-70, ribbonEnd+34, middle-half-70+notch, (ribbonTop+ribbonEnd)/2+34)
	p.Poly(red.Mix(inkTone, 0.45), middle+half+70, ribbonTop+34, middle+half-120, ribbonTop+34, middle+half-120, ribbonEnd+34, middle+half+70, ribbonEnd+34, middle+half+70-notch, (ribbonTop+ribbonEnd)/2+34)
	p.Rect(red, middle-half, ribbonTop, 2*half, ribbonEnd-ribbonTop)
	p.Rect(paperTone.Fade(0.8), middle-half, ribbonTop+8, 2*half, 4)
	p.Rect(paperTone.Fade(0.8), middle-half, ribbonEnd-12, 2*half, 4)
}

// sign lists what paints who hosts in letters of painted tin, and below what it came to; at last, in small, what match it was.
func (p *painter) sign() []func() {
	lines, size := p.written()
	tones := tinplate.Seat(p.caption.host())
	layer := func(tone theme.Colour, width, down float64) func() {
		return func() {
			for _, l := range lines[0] {
				for n := range l {
					l[n].Y += down
				}
				p.Outline(tone, width, l)
			}
			p.Fill(tone, lines[0]...)
			for _, l := range lines[0] {
				for n := range l {
					l[n].Y -= down
				}
			}
		}
	}
	return []func(){
		layer(inkTone, size*0.10, size*0.045), layer(paperTone, size*0.075, 0), layer(tones.Dark, size*0.02, 0),
		func() {
			p.Fill(tones.Base.Mix(tones.Dark, 0.12), lines[0]...)
			p.Fill(paperTone, lines[1]...)
			p.Fill(inkTone, lines[2]...)
		},
	}
}
