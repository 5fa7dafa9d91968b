package session

import "capital/rules/record"

// CanUndo reports whether a move can be taken back, and whose: the last move of a person. Where take-backs are free,
// always; else only until something is revealed, which the game's rules tell of each event. What a seat lays down hidden
// and what comes to light only with what the others do can so be taken back while another seat still decides, and not
// after.
func (s *Session[M, A, E]) CanUndo() (seat int, ok bool) {
	n := s.lastOfPerson()
	if n < 0 || TakeBacks(&s.record) != record.TakeBacksFree && s.revealedSince(n) {
		return 0, false
	}
	return s.record.Actions[n].Seat, true
}

// TakeBacks says which moves of a record's match may be taken back. Between people they are never free, whatever the
// record says: what one has seen of another can't be unseen.
func TakeBacks[A any](r *record.Record[A]) record.TakeBacks {
	if people(r.Seats) > 1 {
		return record.TakeBacksUntilRevealed
	}
	return r.TakeBacks
}

// revealedSince reports whether a move of the record, or one after it, has revealed something.
func (s *Session[M, A, E]) revealedSince(move int) bool {
	for _, e := range s.events[s.before[move]:] {
		if s.rules.Reveals(e) {
			return true
		}
	}
	return false
}

// lastOfPerson is the index of the last move that a person made, or -1.
func (s *Session[M, A, E]) lastOfPerson() int {
	n := len(s.record.Actions) - 1
	for n >= 0 && !s.IsPerson(s.record.Actions[n].Seat) {
		n--
	}
	return n
}

// Undo takes the last move of a person back, and what followed it. It reports whether there was one to take back.
func (s *Session[M, A, E]) Undo() bool {
	if _, ok := s.CanUndo(); !ok {
		return false
	}
	s.dropAll()
	r := s.record
	r.Actions = r.Actions[:s.lastOfPerson()]
	if err := s.replay(r); err != nil {
		panic("session: a record that was played does not replay: " + err.Error())
	}
	s.savePersons()
	return true
}
