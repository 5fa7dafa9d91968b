package myplay

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/widget"
)

// item is a piece of a page, which is not parted.
type item struct {
	high float64
	draw func(dst *ebiten.Image, y float64)
	said string

	press  func()      // what it is for where one can press it, else nil
	place  widget.Rect // of what is pressed, from its left upper corner
	button string      // what stands on it where it is a button and nothing else
}
