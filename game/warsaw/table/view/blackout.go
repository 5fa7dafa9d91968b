package view

import (
	"math"

	"capital/render/theme"
	"capital/render/widget"
)

// drawBlackout darkens the table while a war lasts, and the board under the large district most of all. What is read there
// and done is drawn later, and stays light.
func (r region) drawBlackout(beams *searchlights) {
	if r.p.Blackout <= 0 {
		return
	}
	b, u := r.l.Board, r.U
	Fill(r.Dst, r.l.Screen, theme.Colour(0x0A1A48FF).Fade(0.46*r.p.Blackout))
	r.Pen().RoundBox(b.X, b.Y, b.W, b.H, 10*u, theme.Colour(0x0B1224FF).Fade(0.9*r.p.Blackout))
	beams.begin()
	for n, from := range [...]float64{0.16, 0.84} {
		lean := 0.35 - 0.7*float64(n)
		beams.add(b.X+from*b.W, b.Y+b.H-2*u, lean, b.H*0.96, 0.40*r.p.Blackout)
	}
	beams.draw(r.Dst)
}

// drawWar draws what is behind the words of a war: darkness, and searchlights that sweep the sky. sweep is how far, 0 to 1.
func (r region) drawWar(beams *searchlights, sweep, strength float64) {
	s := r.l.Screen
	Fill(r.Dst, s, darkness.Fade(0.9*strength))
	beams.begin()
	for n, from := range [...]float64{0.14, 0.55, 0.9} {
		turn := 2*math.Pi*sweep*[...]float64{0.6, -0.45, 0.5}[n] + float64(n)*2.1
		beams.add(from*s.W, s.H*1.04, 0.62*math.Sin(turn), s.H*1.15, 0.42*strength)
	}
	beams.draw(r.Dst)
	r.drawDarkCity(strength)
}

// drawDarkCity draws the roofs of a city without a light before the sky.
func (r region) drawDarkCity(strength float64) {
	s, u := r.l.Screen, r.U
	for n, x := 0, 0.0; x < s.W; n++ {
		w, high := float64(34+n*29%46)*u, float64(46+n*53%97)*u
		if n == 8 { // a tower
			w, high = 40*u, 210*u
		}
		r.Fill(widget.Rect{X: x, Y: s.H - high, W: w + 1, H: high}, theme.Colour(0x02040AFF).Fade(strength))
		if n%3 == 1 {
			r.Fill(widget.Rect{X: x + w*0.6, Y: s.H - high - 16*u, W: 7 * u, H: 16 * u}, theme.Colour(0x02040AFF).Fade(strength))
		}
		x += w
	}
}
