package myplay

import "github.com/hajimehoshi/ebiten/v2"

// item is a piece of a page, which is not parted.
type item struct {
	high float64
	draw func(dst *ebiten.Image, y float64)
	said string
}
