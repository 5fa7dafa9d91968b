// Package session runs one match of any game. It knows who sits where, asks the computer players, keeps the record, takes
// moves back and saves after every move.
//
// A game comes in as its rules ([record.Rules]) and its computer players ([Players]). The owner of a session calls
// [Session.Submit] with what people do, and [Session.Think] once a tick.
//
// The program may be killed at any moment. At most the last thing that a person did is lost then, and only while it was on
// its way to the disk. For a person's move is saved before a computer player's next move is played, and a computer player's
// move is saved before it is played itself. Between two moves of people, wait for [Session.Saved].
package session

import (
	"context"
	"fmt"
	"slices"

	"capital/rules/record"
)

// Person is the kind of player of a person's seat. Every other kind is a level of computer player.
const Person = "person"

// Players are the computer players of a game.
type Players[M, A any] interface {
	// Check returns what is wrong with a kind of player, as records have it: or nil where there are such players.
	Check(kind string) error
	// Choose decides for a seat that owes a decision: it returns one of its legal actions. It is called in a goroutine of
	// its own, beside others, with copies of the record so far and of its match. When the context has ended, nobody waits
	// for the answer any more. An error before that is a fault of the program.
	Choose(ctx context.Context, r *record.Record[A], m *M, seat int) (A, error)
}

// Session is one running match. M is the game's match, A its action, E its event. A session belongs to one goroutine, that
// of the frame loop. Computer players think in others.
type Session[M, A, E any] struct {
	rules   *record.Rules[M, A, E]
	players Players[M, A]
	record  record.Record[A]
	match   M
	events  []E
	before  []int          // how many events there were before each move of the record
	begins  []int          // with which moves of the record people began what they did: one undo takes each back
	undone  []undone[A]    // the last one last
	here    *Here          // what of a match by letter is played here; nil where all people play here
	closed  bool           // nobody thinks any more
	asked   []*question[A] // what the computer player in each seat thinks about, or nil
	save    *saver
	last    int // number of the last text handed to save

	takenOver int // how many moves were made in another match, from which this one is played on
}

// New goes on with a recorded match after its last move. A record without actions begins a match. Each save gives the text
// of the record to save, off the frame loop; save may be nil. New fails as [Check] does, and if an action is not legal.
func New[M, A, E any](rules *record.Rules[M, A, E], players Players[M, A], r record.Record[A], save func(text string) error) (*Session[M, A, E], error) {
	if err := Check(rules, players, &r); err != nil {
		return nil, err
	}
	return begin(rules, players, r, nil, save)
}

// begin makes the session of a record whose seats can sit at a table.
func begin[M, A, E any](rules *record.Rules[M, A, E], players Players[M, A], r record.Record[A], here *Here, save func(text string) error) (*Session[M, A, E], error) {
	s := &Session[M, A, E]{rules: rules, players: players, here: here, asked: make([]*question[A], len(r.Seats)), save: newSaver(save)}
	if err := s.replay(r); err != nil {
		s.save.close()
		return nil, err
	}
	return s, nil
}

// Check returns why the seats of a record can't sit at a table, or why its options can't be had. It returns nil if all is
// well.
func Check[M, A, E any](rules *record.Rules[M, A, E], players Players[M, A], r *record.Record[A]) error {
	if err := rules.Check(r); err != nil {
		return err
	}
	for _, who := range r.Seats {
		if who.Player == Person {
			continue
		}
		if err := players.Check(who.Kind()); err != nil {
			return err
		}
	}
	return nil
}

// replay plays a record from the start and collects its events.
func (s *Session[M, A, E]) replay(r record.Record[A]) error {
	moves := r.Actions
	s.record = r
	s.record.Actions = nil
	s.events, s.before, s.begins = s.events[:0], s.before[:0], nil
	s.match = s.rules.New(&s.record, s.tell)
	for n, move := range moves {
		if err := s.apply(move.Seat, move.Action); err != nil {
			return fmt.Errorf("action %d, seat %d: %w", n+1, move.Seat+1, err)
		}
		if n >= s.sent() && s.IsPerson(move.Seat) {
			s.begins = append(s.begins, n)
		}
	}
	return nil
}

func (s *Session[M, A, E]) tell(e E) { s.events = append(s.events, e) }

// apply plays one move and writes it into the record.
func (s *Session[M, A, E]) apply(seat int, a A) error {
	before := len(s.events)
	if err := s.rules.Apply(&s.match, seat, a, s.tell); err != nil {
		return err
	}
	s.before = append(s.before, before)
	s.record.Actions = append(s.record.Actions, record.Move[A]{Seat: seat, Action: a})
	if err := s.rules.Invariants(&s.match); err != nil {
		s.broken("%v", err)
	}
	return nil
}

// broken saves the record so that it can be played again, and ends the program.
func (s *Session[M, A, E]) broken(what string, about ...any) {
	s.save.now(s.text())
	panic(fmt.Sprintf("session: "+what+"; the record was saved", about...))
}

// Text is the record in its text form.
func (s *Session[M, A, E]) Text() string { return s.rules.Text(&s.record, &s.match) }

// text is the record as it is saved, with when it was taken over and what can be brought back.
func (s *Session[M, A, E]) text() string {
	return s.Text() + s.behind()
}

// behind is what stands behind the saved record.
func (s *Session[M, A, E]) behind() string {
	return takenOverLine(s.takenOver) + s.HereText() + undoneText(s.rules, s.undone)
}

// Submit plays a person's action. If it is not legal, it returns the game's reason and nothing has changed.
func (s *Session[M, A, E]) Submit(seat int, a A) error {
	begun := len(s.record.Actions)
	if err := s.Follow(seat, a); err != nil {
		return err
	}
	s.begins = append(s.begins, begun)
	return nil
}

// Follow is Submit for an action that belongs to the one submitted last: one [Session.Undo] takes both back.
func (s *Session[M, A, E]) Follow(seat int, a A) error {
	if err := s.apply(seat, a); err != nil {
		return err
	}
	s.undone = nil
	s.savePersons()
	return nil
}

// savePersons saves what a person has done. An answer that was on its way to the disk has to follow it there.
func (s *Session[M, A, E]) savePersons() {
	s.last = s.save.later(s.text())
	for _, asked := range s.asked {
		if asked != nil {
			asked.saved = false
		}
	}
}

// Saved reports whether everything that was handed to the saver is on the disk: what people did, and the answer that
// [Session.Think] plays next. It also reports true if the disk has failed to take it. It never waits.
func (s *Session[M, A, E]) Saved() bool { return s.save.reached(s.last) }

// Match is the match as it is now, to be read only. The game says what a seat may know of it.
func (s *Session[M, A, E]) Match() *M { return &s.match }

// Seats returns who sits where.
func (s *Session[M, A, E]) Seats() []record.Seat { return s.record.Seats }

// Rename gives all seats other names. The record has them from then on.
func Rename[M, A, E any](s *Session[M, A, E], name func(now string) string) {
	seats := slices.Clone(s.record.Seats) // who is thinking reads the others
	for n := range seats {
		seats[n].Name = name(seats[n].Name)
	}
	s.record.Seats = seats
}

// IsPerson reports whether a person sits at the seat, here: those who play by letter at other places do not.
func (s *Session[M, A, E]) IsPerson(seat int) bool {
	return !s.IsComputer(seat) && (s.here == nil || seat == s.here.Seat)
}

// IsComputer reports whether a computer player sits at the seat.
func (s *Session[M, A, E]) IsComputer(seat int) bool { return s.record.Seats[seat].Player != Person }

// NextPerson is the first person's seat for which something holds. The seat rather is asked before all others. Without any
// such seat it is -1.
func (s *Session[M, A, E]) NextPerson(rather int, holds func(seat int) bool) int {
	if s.IsPerson(rather) && holds(rather) {
		return rather
	}
	for seat := range s.record.Seats {
		if s.IsPerson(seat) && holds(seat) {
			return seat
		}
	}
	return -1
}

// Awaited is the seat that the seat by waits for after its own decision. It is the only other seat that still owes one. If
// none does, it is the only other seat there is. If there are several, it is -1.
func (s *Session[M, A, E]) Awaited(by int) int {
	only := func(holds func(seat int) bool) (only, count int) {
		for seat := range s.record.Seats {
			if seat != by && holds(seat) {
				only, count = seat, count+1
			}
		}
		return only, count
	}
	seat, count := only(func(seat int) bool { return s.rules.Owes(&s.match, seat) })
	if count == 0 {
		seat, count = only(func(int) bool { return true })
	}
	if count != 1 {
		return -1
	}
	return seat
}

// People is the number of seats at which a person sits, here.
func (s *Session[M, A, E]) People() int {
	if s.here != nil {
		return 1
	}
	return people(s.record.Seats)
}

func people(seats []record.Seat) int {
	n := 0
	for _, who := range seats {
		if who.Player == Person {
			n++
		}
	}
	return n
}

// Events is everything that has happened, oldest first. A move adds to its end; [Session.Undo] takes from it.
func (s *Session[M, A, E]) Events() []E { return s.events }

// Moves is how many moves the record has.
func (s *Session[M, A, E]) Moves() int { return len(s.record.Actions) }

// Record returns the match so far, to be read only.
func (s *Session[M, A, E]) Record() record.Record[A] { return s.record }

// Close ends all thinking, for good, and waits until the last save is written. If saves have failed, it returns the error of
// the latest that did.
func (s *Session[M, A, E]) Close() error {
	s.dropAll()
	s.closed = true
	return s.save.close()
}
