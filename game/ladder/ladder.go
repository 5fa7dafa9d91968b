// Package ladder knows the ladders of challenges, and keeps how far a person has climbed them.
//
// Each game has one: deals, each with a task that was hard with it, the easiest first ([Rung]). A person sits in the first seat.
// Whether a task is done follows from what a match came to ([Result]), which the game tells of its record. How far a person is
// lies in a small JSON file: see [Load].
package ladder

import (
	"slices"

	"capital/rules/record"
)

// Task is what a person is to do in a match: all that is not the zero value.
type Task struct {
	Win    bool   // be first, alone or with others
	Lead   int    // win with at least so many points more than the next
	Points int    // have at least so many
	Goal   string // reach this goal of the game
}

// Result is what a match that is over came to for a seat.
type Result struct {
	Place, Points int
	Lead          int      // of points, to the best other seat
	Goals         []string // that were reached
}

// Done reports whether the task is done in a match.
func (t Task) Done(r Result) bool {
	first := r.Place == 1
	return (!t.Win || first) && (t.Lead == 0 || first && r.Lead >= t.Lead) && (t.Points == 0 || r.Points >= t.Points) &&
		(t.Goal == "" || slices.Contains(r.Goals, t.Goal))
}

// Rung is one challenge of a ladder: a deal, who plays against the person, and the task. Its seed is that of no other rung of the
// ladder, and it is kept by it.
type Rung struct {
	Seed    uint64
	Rivals  []string // the levels in the seats from the second on; none of a match alone
	Options []record.Option
	Task    Task
}

// Plays reports whether a match was dealt and seated as the rung is, whoever sits in the first seat.
func (r *Rung) Plays(seed uint64, seats []record.Seat, options []record.Option) bool {
	return seed == r.Seed && len(seats) == len(r.Rivals)+1 && slices.Equal(options, r.Options) &&
		slices.EqualFunc(r.Rivals, seats[1:], func(level string, seat record.Seat) bool { return level == seat.Player })
}
