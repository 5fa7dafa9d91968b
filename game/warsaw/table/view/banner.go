package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// drawBanner draws words that the match waits for.
func (r overlay) drawBanner() {
	b := &r.p.Banner
	if b.Title == "" {
		return
	}
	strength := math.Min(1, math.Min((1-b.Left)*8, b.Left*8))
	u, s := r.u, r.l.Screen
	veil, most := theme.NightDeep, 0.62
	if b.War {
		veil, most = theme.Colour(0x1A0408FF), 0.8
	}
	pen := Pen(r.dst)
	pen.Box(0, 0, s.W, s.H, veil.Fade(most*strength))
	x, y := s.W/2, s.H*0.44
	above := 84.0 // of the band behind the words, where nothing shows through
	if b.Tile != warsaw.NoTile {
		above = 246
	}
	pen.Box(0, y-above*u, s.W, (above+124)*u, veil.Fade(0.85*strength))
	if b.Tile != warsaw.NoTile {
		size := int(170 * u)
		r.Tiles.DrawFace(r.dst, b.Tile, 0, math.Round(x-float64(size)/2), math.Round(y-float64(size)-50*u), size)
	}
	if b.Seat >= 0 {
		r.Mermaid(r.dst, b.Seat, x+100*u, y-180*u, 110*u, theme.Seat(b.Seat).Light)
	}
	r.say(b.Title, x, y, label{size: 84, face: text.Neon, colour: theme.NeonAmber.Fade(strength), align: text.Centre, valign: text.Middle})
	r.Writer.DrawWrapped(r.dst, b.Words, x, y+74*u, s.W-80*u, r.style(label{size: 26, colour: theme.Moonlight.Fade(strength), align: text.Centre, valign: text.Middle}))
}
