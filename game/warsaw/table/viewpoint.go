package table

import (
	"capital/game/table"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// viewpoint is how the person sees the table: how it is laid out, whose district is large
// and where that lies.
type viewpoint struct {
	*viewer
	art      *view.Capital
	picture  *view.Table
	enlarged int        // another seat's district shown large, or -1
	place    view.Place // where the large district is drawn now, on its way to where it belongs
	zoom     zoom
}

// zoom is how a person has zoomed in on the large district. It is of what is seen, not of the match. With no steps
// all of the district is seen, wherever it was put.
type zoom struct {
	steps   int        // of a tile's size
	place   view.Place // where the district was put
	pinched table.Pinch

	seat   int          // whose district it is
	corner warsaw.Space // that of the district when it was put there

	dragged      bool // the pointer went down on the board and moves it
	moved        bool // as far as that is no click
	downX, downY float64
	x, y         float64 // where the pointer was
}

// viewHalf is in how many seconds at the designed speed the board has half of its way left.
const viewHalf = 0.0465

// boardSeat is the seat whose district is on the board.
func (s *viewpoint) boardSeat() int {
	if s.enlarged >= 0 {
		return s.enlarged
	}
	return s.Seat
}

// large is the district on the board.
func (s *viewpoint) large() *warsaw.District {
	return &s.session.Table().Player(s.boardSeat()).District
}

// goal is where the large district belongs. A space that is aimed at, if there is one, lies wholly on the board.
func (s *viewpoint) goal(aimed warsaw.Space, ok bool) view.Place {
	d, l := s.large(), &s.picture.Layout
	goal, part := s.zoomed(d), l.Board
	if s.zoom.steps > 0 {
		part = l.Clear()
	}
	if ok {
		goal = goal.Showing(d, aimed, part)
	}
	return goal
}

// stepPlace moves the board towards where the large district belongs.
func (s *viewpoint) stepPlace(passed float64, goal view.Place) {
	if s.place == goal {
		return
	}
	s.Stale = true
	if s.place.Tile == 0 {
		s.place = goal
		return
	}
	part := motion.Nearer(viewHalf, passed)
	near := func(v, goal float64) float64 {
		if d := goal - v; d < 0.6 && d > -0.6 {
			return goal
		}
		return v + (goal-v)*part
	}
	s.place = view.Place{X: near(s.place.X, goal.X), Y: near(s.place.Y, goal.Y), Tile: near(s.place.Tile, goal.Tile), Goal: goal.Tile}
}

// spaceAt returns the space of the active district, or beside it, at a point of
// the board.
func (s *viewpoint) spaceAt(x, y float64) (warsaw.Space, bool) {
	if !s.picture.Layout.Board.Contains(x, y) || s.place.Tile == 0 || s.enlarged >= 0 {
		return warsaw.Space{}, false
	}
	return s.district().SpaceAt(s.place.At(x, y)), true
}

// onBoard reports whether a point lies on the board.
func (s *viewpoint) onBoard(x, y float64) bool { return s.picture.Layout.Board.Contains(x, y) }

// told is what is told of the match in words.
func (s *viewpoint) told() wording.Match {
	return wording.Match{Names: s.Told(s.art.Strings.Text("name.0")), Seed: s.session.Record().Seed, Secret: s.session.People() > 1}
}
