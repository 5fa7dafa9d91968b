package play

import "capital/rules/record"

// Goals are what a game sets a person to try, each of which teaches something of it. Of each the game's words have "goal.NAME" and
// "goal.NAME.line", a sentence.
type Goals struct {
	Names []string // in the order in which they are shown
	// Reached are the names of those that a seat has reached in a match that is over, by the text of its record; none where that
	// can't be read. It may be called off the frame loop.
	Reached func(text string, seat int) (names []string)
}

// Goal is one goal. F is what the goals of its game are told of. A name does not change: it is kept.
type Goal[F any] struct {
	Name    string
	Reached func(f *F) bool
}

// Telling tells the goals of a game of a match, which is played again. M is the game's match, E its event, F what its goals are
// told of.
type Telling[M, E, F any] struct {
	Begin func(seat int) *F           // of nothing yet
	Note  func(f *F, m *M, e *E)      // what happens, and the match as it is then
	End   func(f *F, m *M, place int) // the match that is over, and the place of the seat
}

// GoalsOf makes the goals of a game.
func GoalsOf[M, A, E, F any](rules *record.Rules[M, A, E], goals []Goal[F], telling Telling[M, E, F]) Goals {
	var all Goals
	for _, g := range goals {
		all.Names = append(all.Names, g.Name)
	}
	all.Reached = func(text string, seat int) (names []string) {
		f := told(rules, telling, text, seat)
		if f == nil {
			return nil
		}
		for _, g := range goals {
			if g.Reached(f) {
				names = append(names, g.Name)
			}
		}
		return names
	}
	return all
}

// told is what goals are told of a match that is over, by the text of its record; nil where that can't be read.
func told[M, A, E, F any](rules *record.Rules[M, A, E], telling Telling[M, E, F], text string, seat int) *F {
	r, over, err := rules.Read(text)
	if err != nil || seat < 0 || seat >= len(r.Seats) || !rules.Over(&over) {
		return nil
	}
	f := telling.Begin(seat)
	var m M
	tell := func(e E) { telling.Note(f, &m, &e) }
	m = rules.New(&r, tell)
	for _, move := range r.Actions {
		if rules.Apply(&m, move.Seat, move.Action, tell) != nil {
			return nil
		}
	}
	telling.End(f, &m, rules.Place(&m, seat))
	return f
}
