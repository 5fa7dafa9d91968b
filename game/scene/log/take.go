package log

import (
	"math"

	"capital/input"
)

// clickSlop is how far a pointer that is down may go and still click, and wheelStep how far a step of the wheel scrolls, in
// logical units.
const (
	clickSlop = 8
	wheelStep = 66
)

// Take takes what a person does with the log that is shown: pointing, scrolling, folding, and keys. It reports whether that
// is done with.
func (l *Log[P]) Take(p *Panel[P], in input.Intent) bool {
	l.lay(p)
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
		return l.point(p, in)
	case input.Turn:
		if in.DY == 0 || !p.In.Contains(in.X, in.Y) {
			return false
		}
		l.above -= float64(in.DY) * wheelStep * p.U
		l.lay(p)
		l.pointAt(in.X, in.Y)
		return true
	case input.Navigate:
		l.navigate(p, in)
		return true
	case input.Confirm:
		if l.at >= 0 {
			l.take(l.at)
			l.lay(p)
			l.seeLine(l.at)
		}
		return true
	}
	return false
}

// point follows the pointer.
func (l *Log[P]) point(p *Panel[P], in input.Intent) bool {
	inside := p.In.Contains(in.X, in.Y)
	switch {
	case in.Kind == input.Press && inside:
		l.drag = drag{pressed: true, y: in.Y}
		l.pointAt(in.X, in.Y)
		return true
	case in.Kind == input.Press:
		l.at = -1
		return false
	case !l.drag.pressed:
		if in.Kind == input.Move && !in.Touch {
			l.at = -1
			l.pointAt(in.X, in.Y)
		}
		return inside && in.Kind == input.Release
	case in.Kind == input.Move:
		l.pull(p, in.Y)
		return true
	}
	if row := l.rowAt(in.X, in.Y); in.Kind == input.Release && !l.drag.moved && row >= 0 {
		l.take(l.laid.rows[row].line)
		l.lay(p)
	}
	l.drag = drag{}
	return true
}

// take opens or folds a line that is a heading, and leads to its moment. A heading that is folded leads nowhere.
func (l *Log[P]) take(line int) {
	l.turn(line, !l.open(line))
	if !l.heading(line) || l.open(line) {
		l.choose(line)
	}
}

// pull moves the lines with a pointer that is down.
func (l *Log[P]) pull(p *Panel[P], y float64) {
	if math.Abs(y-l.drag.y) > clickSlop*p.U {
		l.drag.moved = true
	}
	if l.drag.moved {
		l.above += y - l.drag.y
		l.drag.y = y
		l.at = -1
		l.lay(p)
	}
}

// pointAt points at the line at a point, if there is one.
func (l *Log[P]) pointAt(x, y float64) {
	if row := l.rowAt(x, y); row >= 0 {
		l.at = l.laid.rows[row].line
	}
}

// navigate goes to the line above or below, the newest first, and opens or folds the one in focus.
func (l *Log[P]) navigate(p *Panel[P], in input.Intent) {
	rows := l.laid.rows
	if len(rows) == 0 {
		return
	}
	if in.DX != 0 {
		if l.at >= 0 {
			l.turn(l.at, in.DX > 0)
			l.lay(p)
			l.seeLine(l.at)
		}
		return
	}
	row := l.firstRow()
	for n := range rows {
		if rows[n].line == l.at {
			row = min(max(n+in.DY, 0), len(rows)-1)
		}
	}
	l.at = rows[row].line
	l.seeLine(l.at)
}

// firstRow is the row at which keys begin: that of the moment that is looked at, or else the newest.
func (l *Log[P]) firstRow() (row int) {
	rows := l.laid.rows
	if l.here == 0 {
		return len(rows) - 1
	}
	here := l.hereLine()
	for n := range rows {
		if rows[n].line <= here {
			row = n
		}
	}
	return row
}

// seeLine scrolls so far that all of a line is seen.
func (l *Log[P]) seeLine(line int) {
	in := l.laid.in
	for _, r := range l.laid.rows {
		if r.line != line {
			continue
		}
		if y := l.top() + r.y; y < in.Y {
			l.above += in.Y - y
		} else if y+r.high > in.Y+in.H {
			l.above -= y + r.high - in.Y - in.H
		}
	}
}
