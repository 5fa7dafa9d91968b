package income

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// drawTable draws the table as it darkens: its paper takes the colour of dusk first, then that of the night.
func (v *picture) drawTable(dst *ebiten.Image) {
	if v.table == nil {
		return
	}
	colours, share := skyOf(v.phase.Epoch), v.dusk.veil()
	light := theme.Paper.Mix(colours.dusk, min(2*share, 1)).Mix(colours.ground, max(2*share-1, 0))
	var options ebiten.DrawImageOptions
	tint(&options.ColorScale, light, theme.Paper)
	dst.DrawImage(v.table, &options)
}

// tint gives a picture the light in which a colour looks like another.
func tint(scale *ebiten.ColorScale, to, from theme.Colour) {
	part := func(shift int) float32 { return float32(uint8(to>>shift)) / float32(uint8(from>>shift)) }
	scale.Scale(part(24), part(16), part(8), 1)
}

// keepTable keeps a picture of the table as it lay, as long as dusk falls.
func (v *picture) keepTable() {
	if v.table != nil || v.phase.Table == nil || v.dusk.over() {
		return
	}
	v.table = canvas.Screen(v.layout.screen.W, v.layout.screen.H)
	v.phase.Table(v.table)
	v.places = v.phase.Places()
}

// forgetTable gives the picture of the table back.
func (v *picture) forgetTable() {
	if v.table != nil {
		v.table.Deallocate()
		v.table, v.places = nil, nil
	}
}
