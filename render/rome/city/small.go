package city

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/rome"
)

// PaintSmall paints the map as it is seen from far away, w units wide and h high, with its corner at a canvas's origin: no
// stone by itself.
func PaintSmall(c canvas.Canvas, w, h float64) {
	m := &mosaic{canvas: c, stretchX: w / sheetWidth, stretchY: h / sheetHeight}
	m.rect(sand, 0, 0, sheetWidth, sheetHeight)
	shore := banks()
	m.line(cream, 14, shore, true)
	m.fill(river, shore)
	m.bridge(370, 474, 622)
	m.bridge(4, 84, 640)
	for place := range rome.Place(rome.Places) {
		l, colour := units(regions[place].Outline), place.Colour()
		m.fill(theme.Shadow, moved(l, 6, 8))
		m.fill(edgeOf(colour), l)
		m.fill(Ground(colour), inset(l, 11))
	}
}

// edgeOf is the tone of a colour's border from far away.
func edgeOf(colour rome.Colour) theme.Colour {
	switch colour {
	case rome.White:
		return white
	case rome.Black:
		return black
	}
	return red
}
