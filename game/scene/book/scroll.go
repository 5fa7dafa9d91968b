package book

import (
	"math"

	"capital/render/widget"
)

// scroll is a part of the screen that shows a piece of something higher.
type scroll struct {
	place  widget.Rect
	height float64 // of all
	at     float64 // how much of it lies above the place

	held   bool    // a pointer went down in it
	moved  bool    // it has gone farther than a click goes
	from   float64 // where it went down
	before float64 // what was above the place then
}

// most is how far it can be scrolled.
func (s *scroll) most() float64 { return math.Max(s.height-s.place.H, 0) }

// to scrolls to a height, and reports whether that is another.
func (s *scroll) to(at float64) bool {
	at = math.Round(math.Min(math.Max(at, 0), s.most()))
	changed := at != s.at
	s.at = at
	return changed
}

// show scrolls so that what lies between two heights is seen.
func (s *scroll) show(top, bottom float64) bool {
	margin := s.place.H / 8
	switch {
	case top-margin < s.at:
		return s.to(top - margin)
	case bottom+margin > s.at+s.place.H:
		return s.to(bottom + margin - s.place.H)
	}
	return false
}

// press, drag and release follow a pointer; slop is how far a click may go, in pixels.
func (s *scroll) press(x, y float64) {
	if s.place.Contains(x, y) {
		s.held, s.moved, s.from, s.before = true, false, y, s.at
	}
}

func (s *scroll) drag(y, slop float64) bool {
	if !s.held || !s.moved && math.Abs(y-s.from) < slop {
		return false
	}
	s.moved = true
	return s.to(s.before + s.from - y)
}

// release lets go, and reports whether that was a click in the place.
func (s *scroll) release(x, y float64) (clicked bool) {
	clicked = s.held && !s.moved && s.place.Contains(x, y)
	s.held, s.moved = false, false
	return clicked
}

// bar is where it shows how much there is, and what of it is seen; nothing where that is all.
func (s *scroll) bar(thick float64) (bar widget.Rect, ok bool) {
	if s.most() == 0 {
		return bar, false
	}
	high := math.Max(s.place.H*s.place.H/s.height, 4*thick)
	y := s.place.Y + (s.place.H-high)*s.at/s.most()
	return widget.Rect{X: s.place.X + s.place.W - 1.5*thick, Y: y, W: thick, H: high}, true
}
