package scene

import (
	"math"

	"capital/input"
)

// dragSlop is how far a press may go and still be a click, in units of the screen of matches.
const dragSlop = 10

// scrolled moves the rows as the intents say, and returns the intents that are for the widgets.
func (s *matchesScreen) scrolled(app *App, intents []input.Intent) (left []input.Intent) {
	for _, in := range intents {
		if s.dragged(app, &in) || s.stepped(app, in) {
			continue
		}
		left = append(left, in)
	}
	return left
}

// dragged follows a pointer that moves the rows, and reports whether it does: then the press no longer counts for widgets.
func (s *matchesScreen) dragged(app *App, in *input.Intent) bool {
	d := &s.drag
	switch in.Kind {
	case input.Press:
		*d = matchesDrag{held: s.plan.list.Contains(in.X, in.Y), y: in.Y, first: s.first}
	case input.Move:
		if !d.held || !d.moved && math.Abs(in.Y-d.y) < dragSlop*s.plan.k {
			return false
		}
		s.scroll(app, d.first+int(math.Round((d.y-in.Y)/s.plan.high))-s.first)
		if !d.moved {
			d.moved, in.Kind = true, input.Abandon
			return false
		}
		return true
	case input.Release:
		moved := d.moved
		*d = matchesDrag{}
		return moved
	case input.Abandon:
		*d = matchesDrag{}
	}
	return false
}

// stepped moves the rows by the wheel, by the keys that turn things, and by going on beyond the first or the last that is seen.
func (s *matchesScreen) stepped(app *App, in input.Intent) bool {
	at := s.Widgets.Focused() - matchesRows
	row := at / rowWidgets
	switch {
	case in.Kind == input.Turn && in.DY != 0:
		s.scroll(app, in.DY)
		return true
	case in.Kind == input.Turn:
		s.scroll(app, in.Number*s.plan.rows)
		return true
	case at < 0:
		return false
	case in.Kind == input.Navigate && in.DY > 0 && row == s.plan.rows-1, in.Kind == input.Navigate && in.DY < 0 && row == 0:
		return s.scroll(app, in.DY)
	case in.Kind == input.Next && s.isEnd(at, 1), in.Kind == input.Previous && s.isEnd(at, -1):
		way := 1
		if in.Kind == input.Previous {
			way = -1
		}
		if !s.scroll(app, way) {
			return false
		}
		s.focusEnd(row, way)
		return true
	}
	return false
}

// isEnd reports whether a part of the rows is the last one that can be used on a way, 1 on or -1 back.
func (s *matchesScreen) isEnd(at, way int) bool {
	w := s.Widgets.Widgets[matchesRows:]
	for at += way; at >= 0 && at < len(w); at += way {
		if !w[at].Hidden {
			return false
		}
	}
	return true
}

// focusEnd goes to the part of a row that comes first on a way.
func (s *matchesScreen) focusEnd(row, way int) {
	for n := range rowWidgets {
		part := n
		if way < 0 {
			part = rowWidgets - 1 - n
		}
		if !s.part(row, part).Hidden {
			s.Widgets.Focus(matchesRows + row*rowWidgets + part)
			return
		}
	}
}
