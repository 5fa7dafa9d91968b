package lookback

import (
	"capital/game/scene/log"
	"capital/input"
	"capital/rules/record"
)

// Story is what happened in a match from its first move to its last: a log, each line of which leads to its moment.
type Story interface {
	// Take takes what a person does with the log that is shown, and reports whether that is done with.
	Take(in input.Intent) bool
	// Chosen is the moment of the line that was chosen since this was last asked.
	Chosen() (moves int, ok bool)
	// AtLine reports whether a line is pointed at or in focus.
	AtLine() bool
	// See marks what the move after so many moves brings, and shows that.
	See(moves int)
	// Reset points at nothing.
	Reset()
	// Spoken is the line that keys are at, or that of the moment.
	Spoken() string
	// Covers reports whether it lies over the table that it tells of.
	Covers() bool
}

// Log is a [Story] with pictures of a game.
type Log[P any] struct {
	*log.Log[P]
	panel func() (p *log.Panel[P], covers bool)
}

// NewLog makes an empty story, which is shown in a panel. That may lie over the table.
func NewLog[P any](panel func() (p *log.Panel[P], covers bool)) Log[P] {
	l := log.New[P]()
	l.Lead(true)
	return Log[P]{l, panel}
}

// Take implements part of [Story].
func (l Log[P]) Take(in input.Intent) bool {
	p, _ := l.panel()
	return l.Log.Take(p, in)
}

// Covers implements part of [Story].
func (l Log[P]) Covers() bool {
	_, covers := l.panel()
	return covers
}

// Tell plays a match again and tells what happened, each with the move that told of it, counted from 0; -1 for what was before
// the first.
func Tell[M, A, E any](rules *record.Rules[M, A, E], r *record.Record[A], tell func(move int, e E)) {
	move := -1
	told := func(e E) { tell(move, e) }
	m := rules.New(r, told)
	for n, made := range r.Actions {
		move = n
		if err := rules.Apply(&m, made.Seat, made.Action, told); err != nil {
			panic("lookback: a match that was played does not replay: " + err.Error())
		}
	}
}
