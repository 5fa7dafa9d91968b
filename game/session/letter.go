package session

import (
	"fmt"
	"strings"

	"capital/rules/record"
)

// Here is what of a match by letter is played at this screen: one seat. The other people play at other places. A letter has the
// record from one to the next.
type Here struct {
	Seat int
	Sent int // so many moves others have seen already, or have been sent: none of them is taken back; -1 before the first letter
}

// A saved match by letter has a line behind its record that readers of records pass over.
const hereForm = "# played here: seat %d, after %d moves"

// String is the line of a saved match that says so.
func (h Here) String() string { return fmt.Sprintf(hereForm+"\n", h.Seat+1, h.Sent) }

// HereOf reads out of a saved text which seat is played here, ok if the match goes by letter.
func HereOf(saved string) (h Here, ok bool) {
	for line := range strings.Lines(saved) {
		if n, err := fmt.Sscanf(line, hereForm, &h.Seat, &h.Sent); n == 2 && err == nil {
			h.Seat--
			return h, true
		}
	}
	return Here{}, false
}

// NewByLetter is [New] for a match of which one seat is played here. It is saved at once: who has opened a letter has it. It fails,
// too, where no person sits at that seat.
func NewByLetter[M, A, E any](rules *record.Rules[M, A, E], players Players[M, A], r record.Record[A], here Here, save func(text string) error) (*Session[M, A, E], error) {
	if err := Check(rules, players, &r); err != nil {
		return nil, err
	}
	if here.Seat < 0 || here.Seat >= len(r.Seats) || r.Seats[here.Seat].Player != Person {
		return nil, fmt.Errorf("seat %d is no person's", here.Seat+1)
	}
	here.Sent = max(-1, min(here.Sent, len(r.Actions)))
	s, err := begin(rules, players, r, &here, save)
	if err != nil {
		return nil, err
	}
	s.savePersons()
	return s, nil
}

// ByLetter reports whether the other people play at other places.
func (s *Session[M, A, E]) ByLetter() bool { return s.here != nil }

// Next is the seat to which a letter goes now, or -1 while somebody here still decides, a person or a computer player. Of several
// people who owe a decision it is the first after the seat that is played here. So a letter goes round where all decide at once.
func (s *Session[M, A, E]) Next() int {
	if s.here == nil || s.Thinking() || s.rules.Owes(&s.match, s.here.Seat) {
		return -1
	}
	for n := range s.record.Seats {
		if seat := (s.here.Seat + 1 + n) % len(s.record.Seats); s.rules.Owes(&s.match, seat) {
			return seat
		}
	}
	return -1
}

// Unsent reports whether a match by letter has moves that nobody else has seen yet.
func (s *Session[M, A, E]) Unsent() bool { return s.here != nil && s.here.Sent < len(s.record.Actions) }

// Send says that the match has gone on to others as it is. From now on nothing before is taken back.
func (s *Session[M, A, E]) Send() {
	if !s.Unsent() {
		return
	}
	s.here.Sent = len(s.record.Actions)
	s.begins, s.undone = nil, nil
	s.savePersons()
}

// HereText is what is saved of where a match is played; nothing where all of it is played here.
func (s *Session[M, A, E]) HereText() string {
	if s.here == nil {
		return ""
	}
	return s.here.String()
}

// sent is how many moves of the record others have.
func (s *Session[M, A, E]) sent() int {
	if s.here == nil {
		return 0
	}
	return max(s.here.Sent, 0)
}
