package scene

import "capital/render/widget"

// The logical screen, by which everything is measured: see [window.Unit].
const (
	logicalLong  = 1280
	logicalShort = 720
)

// tooSmall is how many points a logical unit has at least, if text of 14 units shall be read.
const tooSmall = 0.7

// dense is how many pixels a point has at least on the screen of a telephone. A window on a coarser one can be made larger.
const dense = 1.9

// window is how large the screen is, in pixels, and how many of them a point of the device has.
type window struct{ width, height, point float64 }

// Size returns the screen's width and height in pixels.
func (w *window) Size() (width, height float64) { return w.width, w.height }

// Unit returns how many pixels a logical unit has: the logical screen is 1280×720,
// or 720×1280 where the screen is higher than wide.
func (w *window) Unit() float64 {
	if w.upright() {
		return min(w.width/logicalShort, w.height/logicalLong)
	}
	return min(w.width/logicalLong, w.height/logicalShort)
}

// upright reports whether the screen is higher than wide.
func (w *window) upright() bool { return w.height > w.width }

// Screen returns the whole screen as a rectangle.
func (w *window) Screen() widget.Rect { return widget.Rect{W: w.width, H: w.height} }

// toastUnit is a logical unit of a toast, in pixels: enough to be read on a telephone too.
func (w *window) toastUnit() float64 {
	if w.point < dense {
		return w.Unit()
	}
	return max(w.Unit(), tooSmall*w.point)
}
