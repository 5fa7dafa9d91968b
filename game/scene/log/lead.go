package log

// Lead says whether lines lead to their moments, with a tap, a click, Enter or a button of the gamepad.
func (l *Log[P]) Lead(leads bool) {
	if l.leads != leads {
		l.leads, l.laid = leads, laid{}
	}
}

// Chosen is the moment of the line that was chosen since this was last asked: so many moves had been made.
func (l *Log[P]) Chosen() (moves int, ok bool) {
	moves, l.chosen = l.chosen-1, 0
	return moves, moves >= 0
}

// AtLine reports whether a line is pointed at or in focus that leads somewhere.
func (l *Log[P]) AtLine() bool { return l.leads && l.at >= 0 && l.at < len(l.lines) }

// See marks what the move after so many moves brings, and shows that.
func (l *Log[P]) See(moves int) {
	l.here, l.toSee, l.laid = moves+1, true, laid{}
	if len(l.lines) == 0 {
		return
	}
	here := l.hereLine()
	for n := range l.turned {
		if l.under(n, here) {
			delete(l.turned, n) // which is open by itself
		}
	}
}

// choose takes a line for the one that was chosen.
func (l *Log[P]) choose(n int) {
	if l.leads {
		l.chosen = l.lines[n].Moment() + 1
	}
}

// hereLine is the first line of the moment that is looked at, but for what is above it, or else the last one before it.
func (l *Log[P]) hereLine() (line int) {
	for n := range l.lines {
		if l.isHere(n) {
			return n
		}
		if l.lines[n].Moment() < l.here {
			line = n
		}
	}
	return line
}

// isHere reports whether a line tells of the move that is looked at.
func (l *Log[P]) isHere(n int) bool {
	return l.here > 0 && l.lines[n].Depth > 0 && l.lines[n].Move == l.here-1
}

// under reports whether a line belongs to a heading, or is that.
func (l *Log[P]) under(heading, line int) bool {
	if line < heading {
		return false
	}
	for n := heading + 1; n <= line; n++ {
		if l.lines[n].Depth <= l.lines[heading].Depth {
			return false
		}
	}
	return true
}
