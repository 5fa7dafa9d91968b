package session

import (
	"slices"
	"sort"

	"capital/rules/record"
)

// Step is what one [Session.Undo] takes back: the moves of the record from From up to, but not including, To. They are
// counted from 0. The first of them is a person's.
type Step struct{ From, To int }

// undone is what was taken back.
type undone[A any] struct {
	from   int              // how many moves there were before it
	moves  []record.Move[A] // the first is a person's
	begins []int            // see [Session]
}

// CanUndo reports whether the last thing that a person did can be taken back, and whose it is. If take-backs are free, it
// always can. If not, it can only until something is revealed, as the game's rules tell of each event. So a seat can take
// back what it laid down hidden while another seat still decides, but not once all is shown.
func (s *Session[M, A, E]) CanUndo() (seat int, ok bool) {
	step, ok := stepBefore(s, len(s.record.Actions))
	if !ok {
		return 0, false
	}
	return s.record.Actions[step.From].Seat, true
}

// TakeBacks says which moves of a record's match may be taken back. Between several people take-backs are never free,
// whatever the record says, because nobody can forget what somebody else has shown.
func TakeBacks[A any](r *record.Record[A]) record.TakeBacks {
	if people(r.Seats) > 1 {
		return record.TakeBacksUntilRevealed
	}
	return r.TakeBacks
}

// Past lists the steps that can be taken back, one [Session.Undo] after the other. The latest comes first.
func (s *Session[M, A, E]) Past() []Step {
	var past []Step
	before := len(s.record.Actions)
	for {
		step, ok := stepBefore(s, before)
		if !ok {
			return past
		}
		past = append(past, step)
		before = step.From
	}
}

// EventsOf is what happened in a step.
func EventsOf[M, A, E any](s *Session[M, A, E], step Step) []E {
	end := len(s.events)
	if step.To < len(s.before) {
		end = s.before[step.To]
	}
	return s.events[s.before[step.From]:end]
}

// MoveOf is the move of the record, counted from 0, that told of an event of the match; -1 for what happened before the first.
func (s *Session[M, A, E]) MoveOf(event int) int { return sort.SearchInts(s.before, event+1) - 1 }

// stepBefore is the last step before a move of the record that may be taken back. It begins with a move of a person and has
// all that followed up to there.
func stepBefore[M, A, E any](s *Session[M, A, E], before int) (Step, bool) {
	n := sort.SearchInts(s.begins, before) - 1
	if n < 0 {
		return Step{}, false
	}
	for move := s.begins[n]; move < before; move++ {
		if s.IsPerson(s.record.Actions[move].Seat) && maySkip(s, move) {
			return Step{move, before}, true
		}
	}
	return Step{}, false
}

// maySkip reports whether the match may go back to before a move of the record.
func maySkip[M, A, E any](s *Session[M, A, E], move int) bool {
	return TakeBacks(&s.record) == record.TakeBacksFree || !slices.ContainsFunc(s.events[s.before[move]:], s.rules.Reveals)
}

// Undo takes back the last thing that a person did, and what followed it. It reports whether there was one to take back.
func (s *Session[M, A, E]) Undo() bool {
	step, ok := stepBefore(s, len(s.record.Actions))
	if !ok {
		return false
	}
	cut := sort.SearchInts(s.begins, step.From)
	taken := undone[A]{step.From, s.record.Actions[step.From:], slices.Clone(s.begins[cut:])}
	s.undone = append(s.undone, taken)
	goTo(s, s.record.Actions[:step.From], s.begins[:cut])
	return true
}

// CanRedo reports whether the step that was taken back last can be brought back, and whose it is. It can until a person
// does something else. If take-backs are not free, it can only until something is revealed.
func (s *Session[M, A, E]) CanRedo() (seat int, ok bool) {
	if len(s.undone) == 0 {
		return 0, false
	}
	last := &s.undone[len(s.undone)-1]
	if last.from < len(s.record.Actions) && !maySkip(s, last.from) {
		return 0, false
	}
	return last.moves[0].Seat, true
}

// Redo brings back the step that was taken back last: the same moves, those of computer players too. It reports whether
// there was one. The record is then as if that step had never been taken back.
func (s *Session[M, A, E]) Redo() bool {
	if _, ok := s.CanRedo(); !ok {
		return false
	}
	last := s.undone[len(s.undone)-1]
	s.undone = s.undone[:len(s.undone)-1]
	goTo(s, slices.Concat(s.record.Actions[:last.from], last.moves), slices.Concat(s.begins, last.begins))
	return true
}

// goTo goes to another moment: that after the moves. What a person did began with some of them.
func goTo[M, A, E any](s *Session[M, A, E], moves []record.Move[A], begins []int) {
	s.dropAll()
	r := s.record
	r.Actions = moves
	if err := s.replay(r); err != nil {
		panic("session: a record that was played does not replay: " + err.Error())
	}
	s.begins = begins
	s.savePersons()
}
