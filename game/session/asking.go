package session

import (
	"context"
	"slices"

	"capital/game/background"
	"capital/rules/record"
)

// question is one decision that a computer player was asked for.
type question[A any] struct {
	asking background.Question[A] // holds the answer until its turn comes
	answer answer[A]              // once known
	known  bool
	saved  bool // the answer was handed to the saver, behind the record as it is
}

// answer is what a computer player decided, or why it could not.
type answer[A any] struct {
	action A
	err    error
}

// arrived reports whether the answer is known. It never waits.
func (q *question[A]) arrived() bool {
	if !q.known {
		q.answer.action, q.answer.err, q.known = q.asking.Take()
	}
	return q.known
}

// Think lets the computer players play. It asks all that owe a decision; they think side by side. Then it plays the next
// answer that is there. Answers are played in the order of the seats, so that the record does not depend on the machine.
//
// Think never waits. An answer whose time has come is handed to the saver first, behind all that has happened. A later call
// finds it on the disk and plays it. Call Think once a tick.
func (s *Session[M, A, E]) Think() {
	if s.closed {
		return
	}
	s.askAll()
	if !s.Saved() {
		return
	}
	for seat, asked := range s.asked {
		if asked == nil {
			continue
		}
		if asked.arrived() && s.savedAhead(seat, asked) {
			s.take(seat)
		}
		return
	}
}

// Thinking reports whether a computer player still owes a decision.
func (s *Session[M, A, E]) Thinking() bool {
	for seat := range s.record.Seats {
		if s.IsComputer(seat) && s.rules.Owes(&s.match, seat) {
			return true
		}
	}
	return false
}

// savedAhead saves the match as it will be after a computer player's answer, and reports whether that is done.
func (s *Session[M, A, E]) savedAhead(seat int, asked *question[A]) bool {
	if !asked.saved {
		s.last = s.save.later(textAfter(s, seat, asked.answer))
		asked.saved = true
	}
	return s.Saved()
}

// textAfter is the record as it is saved once a computer player's answer is played.
func textAfter[M, A, E any](s *Session[M, A, E], seat int, given answer[A]) string {
	level := s.record.Seats[seat].Player
	if given.err != nil {
		s.broken("the %s in seat %d has no answer: %v", level, seat+1, given.err)
	}
	after, r := s.match, s.record
	if err := s.rules.Apply(&after, seat, given.action, nil); err != nil {
		s.broken("the %s in seat %d chose %s, but %v", level, seat+1, s.rules.Format(given.action), err)
	}
	r.Actions = append(slices.Clip(r.Actions), record.Move[A]{Seat: seat, Action: given.action})
	return s.rules.Text(&r, &after) + s.behind()
}

// take plays what a computer player has decided, which is on the disk and legal.
func (s *Session[M, A, E]) take(seat int) {
	asked := s.asked[seat]
	s.asked[seat] = nil
	if err := s.apply(seat, asked.answer.action); err != nil {
		s.broken("what was legal is not any more: %v", err)
	}
}

// askAll asks the computer players that owe a decision and were not asked yet.
func (s *Session[M, A, E]) askAll() {
	for seat := range s.record.Seats {
		if s.asked[seat] == nil && s.IsComputer(seat) && s.rules.Owes(&s.match, seat) {
			s.asked[seat] = s.ask(seat)
		}
	}
}

// ask sends a computer player off to think about the match as it is now.
func (s *Session[M, A, E]) ask(seat int) *question[A] {
	r, match := s.record, s.match
	r.Actions = slices.Clone(r.Actions)
	asked := new(question[A])
	asked.asking.Ask(func(ctx context.Context) (A, error) { return s.players.Choose(ctx, &r, &match, seat) })
	return asked
}

// dropAll takes all questions back. Players who still think do so in vain.
func (s *Session[M, A, E]) dropAll() {
	for seat, asked := range s.asked {
		if asked != nil {
			asked.asking.Drop()
			s.asked[seat] = nil
		}
	}
}
