// Package log is what has happened in a match, told in lines with small pictures of what they speak of: a panel beside the
// tables of all games. What belongs together folds: the lines of an epoch or a round, and those of an income or a scoring.
//
// A line's depth says to what it belongs: to the last line before it that is less deep. A line with deeper lines after it is
// a heading. What is newest is open, what is old is folded, as long as the person says nothing else.
//
// A line may lead to the move that it tells of: see [Log.Lead].
package log

import "slices"

// Line is one thing that has happened. P is a picture of the game's.
type Line[P any] struct {
	Words    string
	Seat     int // whose emblem stands before it, or -1
	Pictures []P // of what it speaks of
	Depth    int // 0 for an epoch or a round, 1 for what happens in it, 2 for the parts of that
	Move     int // the move that it tells of, counted from 0; -1 for what was before the first
	// Item is what it adds to the line before it, where both tell of one move and have items: they are one line, a list.
	Item string
}

// Moment is how many moves had been made at the moment to which the line leads: before the move that it tells of. An epoch or a
// round leads to its own first move, for it begins with the last move before that.
func (l *Line[P]) Moment() int {
	if l.Depth == 0 {
		return l.Move + 1
	}
	return max(l.Move, 0)
}

// Log is what has happened so far, and how it is looked at. The zero Log is empty; [New] makes one whose newest end is seen.
type Log[P any] struct {
	lines  []Line[P]
	turned map[int]bool // headings that the person has opened (true) or folded
	at     int          // the line that is pointed at or in focus, or -1
	above  float64      // pixels by which it is scrolled up from its newest end
	drag   drag
	laid   laid
	leads  bool // lines lead to the moments that they tell of
	chosen int  // one more than the moment of the line that was chosen last; 0 where none was
	here   int  // one more than the moment that is looked at; 0 where none is
	toSee  bool // that moment is to be seen in the panel
}

// New makes an empty log.
func New[P any]() *Log[P] { return &Log[P]{at: -1} }

// Clear forgets all lines, and how they were folded.
func (l *Log[P]) Clear() {
	*l = Log[P]{lines: l.lines[:0], at: -1, leads: l.leads, here: l.here, toSee: l.here > 0}
}

// Add adds a line at the newest end, or to the list that is there.
func (l *Log[P]) Add(line Line[P]) {
	l.laid = laid{}
	if n := len(l.lines) - 1; n >= 0 && line.Item != "" && l.lines[n].Item != "" && l.lines[n].Move == line.Move {
		list := &l.lines[n]
		list.Words += ", " + line.Item
		list.Pictures = append(list.Pictures, line.Pictures...)
		return
	}
	l.lines = append(l.lines, line)
}

// Lines are all lines, the newest last, to be read only.
func (l *Log[P]) Lines() []Line[P] { return l.lines }

// Reset shows the newest end again, and points at nothing.
func (l *Log[P]) Reset() { l.at, l.above, l.drag = -1, 0, drag{} }

// Pointed are the pictures of the line that is pointed at, to be shown large; none where there is no such line.
func (l *Log[P]) Pointed() []P {
	if l.at < 0 || l.at >= len(l.lines) {
		return nil
	}
	return l.lines[l.at].Pictures
}

// Spoken is the line that keys are at, or the newest.
func (l *Log[P]) Spoken() string {
	switch {
	case l.at >= 0 && l.at < len(l.lines):
		return l.lines[l.at].Words
	case l.here > 0 && len(l.lines) > 0:
		return l.lines[l.hereLine()].Words
	case len(l.lines) > 0:
		return l.lines[len(l.lines)-1].Words
	}
	return ""
}

// Told are the words of all lines, the newest last.
func (l *Log[P]) Told() []string {
	told := make([]string, len(l.lines))
	for n := range l.lines {
		told[n] = l.lines[n].Words
	}
	return told
}

// heading reports whether a line has others that belong to it.
func (l *Log[P]) heading(n int) bool {
	return n+1 < len(l.lines) && l.lines[n+1].Depth > l.lines[n].Depth
}

// open reports whether what belongs to a heading is shown.
func (l *Log[P]) open(n int) bool {
	if open, said := l.turned[n]; said {
		return open
	}
	if l.here > 0 {
		return l.under(n, l.hereLine())
	}
	return !slices.ContainsFunc(l.lines[n+1:], func(later Line[P]) bool { return later.Depth <= l.lines[n].Depth })
}

// turn opens a heading or folds it.
func (l *Log[P]) turn(n int, open bool) {
	if !l.heading(n) || l.open(n) == open {
		return
	}
	if l.turned == nil {
		l.turned = map[int]bool{}
	}
	l.turned[n] = open
	l.laid = laid{}
}

// shown lists the lines that no folded heading hides.
func (l *Log[P]) shown() []int {
	var shown []int
	for n := 0; n < len(l.lines); n++ {
		shown = append(shown, n)
		if !l.heading(n) || l.open(n) {
			continue
		}
		depth := l.lines[n].Depth
		for n+1 < len(l.lines) && l.lines[n+1].Depth > depth {
			n++
		}
	}
	return shown
}
