package scene

import (
	"capital/assets"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/widget"
)

// Display is what screens are drawn with: its size and pace, the person's settings, the words, the writer and the icons.
// With a display alone nobody can show another screen or end a match.
type Display struct {
	Strings *assets.Strings // the words of the screens that all games share
	Writer  *text.Writer
	Icons   *icon.Painter

	window
	tempo
	wishes
	words
	idle
}

// Painter returns what draws widgets at a factor of the unit.
func (d *Display) Painter(look widget.Look, factor float64) widget.Painter {
	return widget.Painter{Writer: d.Writer, Icons: d.Icons, Look: look, Scale: d.Unit() * factor}
}

// Room is the size and the wishes from which the layout of a table follows just now.
func (d *Display) Room() Room {
	return Room{d.width, d.height, d.point, d.TextScale(2), d.Settings().LeftHanded, d.Wording()}
}

// ResizePoints says how large the screen is, in pixels, and how many of them a point has. It reports whether that is new.
func (d *Display) ResizePoints(width, height, point float64) (changed bool) {
	size := window{width, height, point}
	if size == d.window {
		return false
	}
	if d.window != (window{}) {
		d.idle.resize()
	}
	d.window = size
	d.Writer.Least = d.Room().least()
	return true
}
