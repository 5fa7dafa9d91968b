package results

import (
	"math"

	"capital/input"
)

// stepCourse goes on with finding the course out while it is shown, and follows the
// pointer over it.
func (s *Screen) stepCourse(intents []input.Intent) {
	if !s.shown {
		return
	}
	if s.outcome.Course.Step() {
		s.slips = s.outcome.Course.slips(s.outcome.Seats)
		s.showSlips()
		s.Stale = true
	}
	for _, in := range intents {
		if in.Kind == input.Move || in.Kind == input.Press {
			s.pointCourse(in.X, in.Y)
		}
	}
}

// pointCourse points at the move of the course at a place.
func (s *Screen) pointCourse(x, y float64) {
	cursor := -1
	if c := &s.layout.course; c.Plot.Contains(x, y) {
		moves := s.outcome.Course.Moves()
		cursor = min(max(int(math.Round((x-c.Curves.X)/c.Curves.W*float64(moves))), 0), moves-1)
	}
	if cursor != s.cursor {
		s.cursor, s.Stale = cursor, true
	}
}

// ownIntents takes out the arrows that move along the course while it has the focus.
func (s *Screen) ownIntents(intents []input.Intent) []input.Intent {
	if !s.shown || s.Widgets.Focused() != plotWidget {
		return intents
	}
	var rest []input.Intent
	for _, in := range intents {
		if in.Kind != input.Navigate || in.DX == 0 {
			rest = append(rest, in)
			continue
		}
		s.cursor = min(max(s.cursor+in.DX, 0), s.outcome.Course.Moves()-1)
		s.Stale = true
	}
	return rest
}

// turnPage shows the course in place of the sheet, or the sheet again.
func (s *Screen) turnPage() {
	s.shown = !s.shown
	key := "results.course"
	if s.shown {
		key = "results.sheet"
	}
	s.Widgets.Widgets[courseButton].Label = s.app.Strings.Text(key)
	s.showSlips()
	s.Stale = true
}

// showSlips shows as many buttons as there are slips.
func (s *Screen) showSlips() {
	w := s.Widgets.Widgets
	w[plotWidget].Hidden = !s.shown
	for n := range mostSlips {
		w[slipWidget+n].Hidden = !s.shown || n >= len(s.slips)
	}
}

// lookBack goes to the position that a widget stands for: that of a slip, or the one
// pointed at.
func (s *Screen) lookBack(index int) {
	move := max(s.cursor, 0)
	if index >= slipWidget {
		move = s.slips[index-slipWidget].move
	}
	s.outcome.Course.LookBack(move, s)
}
