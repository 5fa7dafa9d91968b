package table

import "capital/game/rome/table/view"

// sight is how the person sees the table.
type sight struct {
	*sitting
	art     *view.Rome
	picture *view.Table
	x, y    float64 // the pointer
	changed bool    // the picture is no longer what was drawn last
}

// clickSlop is how far a pointer that is down may go and still click, in logical units.
const clickSlop = 8

// resize lays the table out for a screen of w×h pixels, and reports whether it had to.
func (s *sight) resize(w, h float64) bool {
	if !s.picture.Resize(w, h) {
		return false
	}
	s.changed = true
	return true
}
