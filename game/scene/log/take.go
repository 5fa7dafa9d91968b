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
		if l.at >= 0 && l.heading(l.at) {
			l.turn(l.at, !l.open(l.at))
			l.lay(p)
			l.see()
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
		line := l.laid.rows[row].line
		l.turn(line, !l.open(line))
		l.lay(p)
	}
	l.drag = drag{}
	return true
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
			l.see()
		}
		return
	}
	row := len(rows) - 1
	for n := range rows {
		if rows[n].line == l.at {
			row = min(max(n+in.DY, 0), len(rows)-1)
		}
	}
	l.at = rows[row].line
	l.see()
}

// see scrolls so far that all of the line in focus is seen.
func (l *Log[P]) see() {
	in := l.laid.in
	for _, r := range l.laid.rows {
		if r.line != l.at {
			continue
		}
		if y := l.top() + r.y; y < in.Y {
			l.above += in.Y - y
		} else if y+r.high > in.Y+in.H {
			l.above -= y + r.high - in.Y - in.H
		}
	}
}
