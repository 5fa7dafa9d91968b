package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// drawBanner draws words that the match waits for.
func (r overlay) drawBanner(beams *searchlights) {
	b := &r.p.Banner
	if b.Title == "" {
		return
	}
	strength := math.Min(1, math.Min((1-b.Left)*8, b.Left*8))
	if b.War {
		sweep := 1 - b.Left
		if b.Still {
			sweep = 1
		}
		r.drawWar(beams, sweep, strength)
	} else {
		Fill(r.Dst, r.l.Screen, theme.NightDeep.Fade(0.62*strength))
	}
	r.drawBannerWords(strength)
}

// drawBannerWords draws what a banner says on its band.
func (r overlay) drawBannerWords(strength float64) {
	b, u, s := &r.p.Banner, r.U, r.l.Screen
	x, y := s.W/2, s.H*0.44
	above := 84.0 // of the band behind the words, where nothing shows through
	if b.Tile != warsaw.NoTile {
		above = 246
	}
	band, colour := theme.NightDeep.Fade(0.85*strength), theme.NeonAmber
	if b.War {
		band, colour = darkness.Fade(0.72*strength), warRed
	}
	Fill(r.Dst, widget.Rect{Y: y - above*u, W: s.W, H: (above + 124) * u}, band)
	r.Writer.Filled(r.Dst, 0, y-above*u, s.W, (above+124)*u)
	if b.Tile != warsaw.NoTile {
		size := int(170 * u)
		r.Tiles.DrawFace(r.Dst, b.Tile, 0, math.Round(x-float64(size)/2), math.Round(y-float64(size)-50*u), size)
	}
	if b.Seat >= 0 {
		r.Mermaid(r.Dst, b.Seat, x+100*u, y-180*u, 110*u, theme.Seat(b.Seat).Light)
	}
	r.SayWithin(b.Title, x, y, s.W-24*u, label{Size: 84, Face: text.Neon, Colour: colour.Fade(strength), Align: text.Centre, VAlign: text.Middle})
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+74*u, s.W-80*u, r.Style(label{Size: 26, Colour: theme.Moonlight.Fade(strength), Align: text.Centre, VAlign: text.Middle}))
}
