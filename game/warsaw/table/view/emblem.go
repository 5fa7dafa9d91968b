package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/theme"
	"capital/render/warsaw/mermaid"
)

// Emblem draws a seat's mermaid as the screens that all games share have it drawn: see [capital/game/scene.Emblem].
func Emblem(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	mermaid.Draw(dst, seat, x, y, size, body, mark)
}
