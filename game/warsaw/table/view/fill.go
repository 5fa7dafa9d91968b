package view

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/theme"
	"capital/render/widget"
)

// Fill fills a rectangle with hard edges: many of them together are one draw command, as those of a [Pen] are not.
func Fill(dst *ebiten.Image, r widget.Rect, colour theme.Colour) {
	vector.FillRect(dst, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), colour, false)
}
