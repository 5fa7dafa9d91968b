package log

import "capital/render/widget"

// row is a line as it lies in the panel, in pixels from the upper end of all.
type row struct {
	line        int
	y, high     float64
	wordsX      float64 // from the panel's left
	wordsWide   float64
	wordsHigh   float64
	picturesX   float64
	picturesY   float64 // from the row's upper end
	pictureHigh float64
}

// laid are the rows as they lie for a panel, and what that follows from.
type laid struct {
	in     widget.Rect
	u, own float64
	rows   []row
	tall   float64 // of all rows
}

// drag is a press in the panel that may move the lines.
type drag struct {
	pressed bool
	moved   bool // as far as that is no click
	y       float64
}
