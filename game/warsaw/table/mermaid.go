package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/theme"
	"capital/render/warsaw/mermaid"
)

// mermaidKey names one cached picture of a mermaid.
type mermaidKey struct {
	seat, size int
	colour     theme.Colour
}

// mermaids keeps pictures of mermaids, drawn once a size: there are many strokes in each.
type mermaids map[mermaidKey]*ebiten.Image

// Mermaid draws a seat's mermaid size pixels high with her upper left corner at x, y.
func (a *capital) Mermaid(dst *ebiten.Image, seat int, x, y, size float64, colour theme.Colour) {
	m := a.mermaids
	key := mermaidKey{seat, int(size), colour}
	if m[key] == nil {
		if len(m) > 64 { // the window has been resized many times
			clear(m)
		}
		m[key] = ebiten.NewImage(key.size, key.size)
		mermaid.Draw(m[key], seat, 0, 0, float64(key.size), colour, theme.PaperLight)
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(x, y)
	dst.DrawImage(m[key], &options)
}
