package play

import (
	"capital/game/ladder"
	"capital/rules/record"
)

// Goals are what a game sets a person to try, each of which teaches something of it. Of each the game's words have "goal.NAME" and
// "goal.NAME.line", a sentence.
type Goals struct {
	Names []string // in the order in which they are shown
	// Judge is what a match that is over came to for a seat, by the text of its record, and which goals were reached. It is not
	// ok where that can't be read or the match goes on. It may be called off the frame loop.
	Judge func(text string, seat int) (result ladder.Result, ok bool)
}

// Reached are the names of the goals that a seat has reached in a match, as Judge has them.
func (g *Goals) Reached(text string, seat int) []string {
	result, _ := g.Judge(text, seat)
	return result.Goals
}

// Goal is one goal. F is what the goals of its game are told of. A name does not change: it is kept.
type Goal[F any] struct {
	Name    string
	Reached func(f *F) bool
}

// Telling tells the goals of a game of a match, which is played again. M is the game's match, E its event, F what its goals are
// told of.
type Telling[M, E, F any] struct {
	Begin func(seat int) *F      // of nothing yet
	Note  func(f *F, m *M, e *E) // what happens, and the match as it is then
	// End takes in the match that is over and the place of the seat, and tells its points and how many more they are than those of
	// the best other seat.
	End func(f *F, m *M, place int) (points, lead int)
}

// GoalsOf makes the goals of a game.
func GoalsOf[M, A, E, F any](rules *record.Rules[M, A, E], goals []Goal[F], telling Telling[M, E, F]) Goals {
	var all Goals
	for _, g := range goals {
		all.Names = append(all.Names, g.Name)
	}
	all.Judge = func(text string, seat int) (result ladder.Result, ok bool) {
		r, over, err := rules.Read(text)
		if err != nil || seat < 0 || seat >= len(r.Seats) || !rules.Over(&over) {
			return result, false
		}
		f := telling.Begin(seat)
		var m M
		tell := func(e E) { telling.Note(f, &m, &e) }
		m = rules.New(&r, tell)
		for _, move := range r.Actions {
			if rules.Apply(&m, move.Seat, move.Action, tell) != nil {
				return result, false
			}
		}
		result.Place = rules.Place(&m, seat)
		result.Points, result.Lead = telling.End(f, &m, result.Place)
		for _, g := range goals {
			if g.Reached(f) {
				result.Goals = append(result.Goals, g.Name)
			}
		}
		return result, true
	}
	return all
}
