package table

import (
	"math"

	"capital/game/table"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/rules/warsaw"
)

// follow goes along with the match: all is seen of another district, and one that grows to the left or upwards stays
// where it is.
func (s *viewpoint) follow() {
	z, corner := &s.zoom, s.large().SpaceAt(0, 0)
	if seat := s.boardSeat(); z.seat != seat {
		s.zoom = zoom{seat: seat, corner: corner}
		return
	}
	if z.corner == corner {
		return
	}
	x, y := float64(int(corner.X)-int(z.corner.X)), float64(int(corner.Y)-int(z.corner.Y))
	z.place = z.place.Moved(x*z.place.Tile, y*z.place.Tile)
	s.place = s.place.Moved(x*s.place.Tile, y*s.place.Tile)
	z.corner = corner
}

// fit shows all of the district again, and reports whether that was not so.
func (s *viewpoint) fit() bool {
	was := s.zoom.steps > 0
	s.zoom.steps, s.zoom.pinched, s.zoom.dragged = 0, 0, false
	s.Stale = s.Stale || was
	return was
}

// zoomBy zooms in by so many steps, or out, as far as there are any; about a point of the board, or about its middle.
func (s *viewpoint) zoomBy(steps int, x, y float64) {
	d, l := s.large(), &s.picture.Layout
	steps = max(steps, -s.zoom.steps)
	tile, ok := l.Fit(d).Zoomed(s.zoom.steps + steps)
	for steps > 0 && !ok { // two fingers go farther than there is to go
		steps--
		tile, ok = l.Fit(d).Zoomed(s.zoom.steps + steps)
	}
	if steps == 0 || !ok {
		return
	}
	if !s.onBoard(x, y) {
		x, y = l.Board.Centre()
	}
	s.zoom.place = l.Keep(s.zoomed(d).About(x, y, tile), d)
	s.zoom.steps += steps
	s.Stale = true
}

// stepBy zooms as keys and the wheel do: what two fingers have begun counts no more.
func (s *viewpoint) stepBy(steps int, x, y float64) {
	s.zoom.pinched = 0
	s.zoomBy(steps, x, y)
}

// pan moves the district by so many pixels, where it is zoomed in.
func (s *viewpoint) pan(x, y float64) {
	if s.zoom.steps == 0 {
		return
	}
	d := s.large()
	s.zoom.place = s.picture.Layout.Keep(s.zoomed(d).Moved(x, y), d)
	if s.place.Tile == s.zoom.place.Tile {
		s.place = s.zoom.place // it does not lag behind the pointer
	}
	s.Stale = true
}

// pinch zooms and moves as two fingers do.
func (s *viewpoint) pinch(in input.Intent) {
	s.zoomBy(s.zoom.pinched.Steps(in.Scale), in.X, in.Y)
	s.pan(in.PanX, in.PanY)
}

// pointBoard moves the zoomed district with the pointer that has grasped it, and takes a press on the words that show all of
// it. It reports whether the intent is done with.
func (s *viewpoint) pointBoard(in input.Intent) bool {
	if s.zoom.dragged {
		s.drag(in)
		return true
	}
	return in.Kind == input.Press && s.zoom.steps > 0 && s.picture.Layout.Whole().Contains(in.X, in.Y) && s.fit()
}

// drag moves the district with the pointer. One that only clicks leaves another's district.
func (s *viewpoint) drag(in input.Intent) {
	z := &s.zoom
	if math.Hypot(in.X-z.downX, in.Y-z.downY) > table.ClickSlop*s.picture.Layout.U {
		z.moved = true
	}
	if z.moved && in.Kind == input.Move {
		s.pan(in.X-z.x, in.Y-z.y)
	}
	z.x, z.y = in.X, in.Y
	if in.Kind != input.Move {
		z.dragged = false
		if in.Kind == input.Release && !z.moved && s.enlarged >= 0 {
			s.enlarged = -1
		}
	}
}

// grasp lets the pointer that went down on the board move the district from now on, if it is zoomed in, or if it is another's:
// then a finger may rest there too.
func (s *viewpoint) grasp(in input.Intent) bool {
	z := &s.zoom
	if z.steps == 0 && s.enlarged < 0 || !s.onBoard(in.X, in.Y) {
		return false
	}
	z.dragged, z.moved = true, false
	z.x, z.y, z.downX, z.downY = in.X, in.Y, in.X, in.Y
	return true
}

// zoomed is where the large district belongs but for what is pointed at.
func (s *viewpoint) zoomed(d *warsaw.District) view.Place {
	if s.zoom.steps == 0 {
		return s.picture.Layout.Fit(d)
	}
	return s.picture.Layout.Keep(s.zoom.place, d)
}
