package city

import (
	"sync"

	"capital/render/canvas"
)

// Glitter lists places where the river glitters, in parts of the map's width and height.
var Glitter = sync.OnceValue(func() (places []canvas.Point) {
	const tried = 260
	shore := banks()
	for n := range tried {
		x, y := 14+470*chance(n, 201), 16+(sheetHeight-32)*chance(n, 202)
		if inside(shore, x-9, y) && inside(shore, x+9, y) && open(x, y) {
			places = append(places, canvas.Point{X: x / sheetWidth, Y: y / sheetHeight})
		}
	}
	return places
})

// open reports whether neither a prefecture nor a bridge or a boat lies over the river at a place.
func open(x, y float64) bool {
	for place := range regions {
		for _, by := range [...]float64{-14, 14} {
			if l := units(regions[place].Outline); inside(l, x+by, y) || inside(l, x, y+by) {
				return false
			}
		}
	}
	for _, boat := range [...]canvas.Point{{X: 34, Y: 236}, {X: 58, Y: 716}, {X: 432, Y: 700}} {
		if x > boat.X-28 && x < boat.X+30 && y > boat.Y-34 && y < boat.Y+16 {
			return false
		}
	}
	const bridge, high = 632.0, 26.0
	return y < bridge-high || y > bridge+high
}
