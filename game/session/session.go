// Package session runs one match: it knows who sits where, asks the computer
// players, keeps the record, takes moves back and saves after every move.
//
// Whenever the program is killed, no more is lost than the last thing a person did,
// and that only while it was on its way to the disk: a person's move is saved before
// a computer player's next move is played, and that one is saved before it is played.
// Whoever submits waits for [Session.Saved] between two moves.
package session

import (
	"context"
	"fmt"
	"slices"

	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// Person is the kind of player of a seat at which a person sits; any other kind is
// a level of computer player, as package ai names it.
const Person = "person"

// Session is one running match. It belongs to one goroutine, the frame loop's;
// computer players think in others.
type Session struct {
	record  warsaw.Record
	match   warsaw.Match
	players [warsaw.MaxSeats]ai.Player // nil where a person sits
	events  []warsaw.Event
	before  []int                      // how many events there were before each move of the record
	asked   [warsaw.MaxSeats]*question // what each computer player thinks about, or nil
	save    *saver
	last    int // number of the last text handed to save
}

// question is one decision that a computer player was asked for.
type question struct {
	answer chan warsaw.Action // holds the answer until its turn comes
	drop   context.CancelFunc // ends the thinking where nobody waits for the answer
	action warsaw.Action      // the answer, once known
	known  bool
	saved  bool // the answer was handed to the saver, behind the record as it is
}

// arrived reports whether the answer is known. It never waits.
func (q *question) arrived() bool {
	if !q.known {
		select {
		case q.action = <-q.answer:
			q.known = true
		default:
		}
	}
	return q.known
}

// New starts a match. Each save of the record's text goes to save, off the frame
// loop; save may be nil. It fails for a kind of player that there is not.
func New(seats []record.Seat, seed uint64, save func(text string) error) (*Session, error) {
	return Resume(warsaw.Record{Seed: seed, Seats: seats}, save)
}

// Resume goes on with a recorded match from its last move.
func Resume(record warsaw.Record, save func(text string) error) (*Session, error) {
	s := &Session{}
	if err := s.invite(record); err != nil {
		return nil, err
	}
	s.save = newSaver(save)
	if err := s.replay(record); err != nil {
		s.save.close()
		return nil, err
	}
	return s, nil
}

// Check reports whether the seats of a record could sit at a table.
func Check(record warsaw.Record) error { return new(Session).invite(record) }

// invite checks the seats and makes the computer players, each with a seed of its own.
func (s *Session) invite(played warsaw.Record) error {
	if n := len(played.Seats); n < 2 || n > warsaw.MaxSeats {
		return fmt.Errorf("a match has 2 to 4 seats, not %d", n)
	}
	for seat, who := range played.Seats {
		if err := record.CheckName(who.Name); err != nil {
			return fmt.Errorf("seat %d: %w", seat+1, err)
		}
		if who.Player == Person {
			continue
		}
		player, err := ai.New(who.Player, seedOf(played, seat))
		if err != nil {
			return err
		}
		s.players[seat] = player
	}
	return nil
}

// replay plays a record from the start and collects its events.
func (s *Session) replay(record warsaw.Record) error {
	moves := record.Actions
	s.record = record
	s.record.Actions = nil
	s.events, s.before = s.events[:0], s.before[:0]
	s.match = warsaw.NewMatch(len(record.Seats), record.Seed, s.tell)
	for n, move := range moves {
		if reason := s.apply(move.Seat, move.Action); !reason.OK() {
			return fmt.Errorf("action %d, seat %d: %v", n+1, move.Seat+1, reason)
		}
	}
	return nil
}

func (s *Session) tell(e warsaw.Event) { s.events = append(s.events, e) }

// apply plays one move and writes it into the record.
func (s *Session) apply(seat int, a warsaw.Action) warsaw.Reason {
	before := len(s.events)
	if reason := s.match.Apply(seat, a, s.tell); !reason.OK() {
		return reason
	}
	s.before = append(s.before, before)
	s.record.Actions = append(s.record.Actions, warsaw.Move{Seat: seat, Action: a})
	if err := s.match.Invariants(); err != nil {
		s.save.now(s.text())
		panic(fmt.Sprintf("session: %v; the record was saved", err))
	}
	return warsaw.Reason{}
}

// text is the record as it is saved. The match knows whether it is over: nothing is
// replayed to write it.
func (s *Session) text() string { return warsaw.Rules().Text(&s.record, &s.match) }

// Submit plays a person's action. If it is not legal, nothing has changed.
func (s *Session) Submit(seat int, a warsaw.Action) warsaw.Reason {
	reason := s.apply(seat, a)
	if reason.OK() {
		s.savePersons()
	}
	return reason
}

// savePersons saves what a person has done. An answer that was on its way to the disk
// has to follow it there.
func (s *Session) savePersons() {
	s.last = s.save.later(s.text())
	for _, asked := range s.asked {
		if asked != nil {
			asked.saved = false
		}
	}
}

// Saved reports whether all that was handed to the saver is on the disk, or the disk
// has failed to take it: what people did, and the answer that [Session.Think] plays
// next. It never waits.
func (s *Session) Saved() bool { return s.save.reached(s.last) }

// Think lets the computer players play: it asks all that owe a decision, who think
// side by side, and plays the next answer that is there. Answers are played in the
// order of the seats, so that the record does not depend on the machine. It never
// waits: an answer whose time has come is handed to the saver first, behind all that
// has happened, and is played by the call that finds it on the disk. Call it once a
// tick.
func (s *Session) Think() {
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

// savedAhead saves the match as it will be after a computer player's answer, and
// reports whether that is done.
func (s *Session) savedAhead(seat int, asked *question) bool {
	if !asked.saved {
		after, record := s.match, s.record
		if reason := after.Apply(seat, asked.action, nil); !reason.OK() {
			s.save.now(s.text())
			panic(fmt.Sprintf("session: the %s in seat %d chose %v, but %v; the record was saved", s.record.Seats[seat].Player, seat+1, asked.action, reason))
		}
		record.Actions = append(slices.Clip(record.Actions), warsaw.Move{Seat: seat, Action: asked.action})
		s.last = s.save.later(warsaw.Rules().Text(&record, &after))
		asked.saved = true
	}
	return s.Saved()
}

// take plays what a computer player has decided, which is on the disk and legal.
func (s *Session) take(seat int) {
	asked := s.asked[seat]
	asked.drop()
	s.asked[seat] = nil
	if reason := s.apply(seat, asked.action); !reason.OK() {
		panic(fmt.Sprintf("session: what was legal is not any more: %v", reason))
	}
}

// askAll asks the computer players that owe a decision and were not asked yet.
func (s *Session) askAll() {
	text := ""
	for seat, player := range s.players {
		if player == nil || s.asked[seat] != nil || s.match.Owes(seat) == warsaw.NoDecision {
			continue
		}
		if text == "" {
			text = s.text()
		}
		s.asked[seat] = s.ask(seat, text)
	}
}

// ask sends a computer player off to think about the match of a record's text.
func (s *Session) ask(seat int, text string) *question {
	ctx, drop := context.WithCancel(context.Background())
	asked := &question{answer: make(chan warsaw.Action, 1), drop: drop}
	player, view := s.players[seat], s.match.View(seat)
	job := think.Job{Record: text, Seat: seat, Task: think.Choose, Level: s.record.Seats[seat].Player, Seed: seedOf(s.record, seat)}
	go func() {
		answer := think.DoContext(ctx, job)
		switch {
		case ctx.Err() != nil:
		case answer.Error != "":
			// Whatever went wrong on the way, the match goes on with the same move.
			asked.answer <- ai.StoppedBy(ctx.Done(), player).Choose(&view)
		default:
			asked.answer <- answer.Action
		}
	}()
	return asked
}

// dropAll takes all questions back: whoever is thinking thinks in vain.
func (s *Session) dropAll() {
	for seat, asked := range s.asked {
		if asked != nil {
			asked.drop()
			s.asked[seat] = nil
		}
	}
}

// seedOf is the seed of the computer player in a seat.
func seedOf(record warsaw.Record, seat int) uint64 { return record.Seed + uint64(seat) }

// Thinking reports whether a computer player still owes a decision.
func (s *Session) Thinking() bool {
	for seat, player := range s.players {
		if player != nil && s.match.Owes(seat) != warsaw.NoDecision {
			return true
		}
	}
	return false
}

// Table is what lies open.
func (s *Session) Table() *warsaw.Table { return &s.match.Table }

// View is what the seat may know now.
func (s *Session) View(seat int) warsaw.View { return s.match.View(seat) }

// Seats returns who sits where.
func (s *Session) Seats() []record.Seat { return s.record.Seats }

// IsPerson reports whether a person sits at the seat.
func (s *Session) IsPerson(seat int) bool { return s.record.Seats[seat].Player == Person }

// People is the number of seats at which a person sits.
func (s *Session) People() int { return people(&s.record) }

func people(record *warsaw.Record) int {
	n := 0
	for _, who := range record.Seats {
		if who.Player == Person {
			n++
		}
	}
	return n
}

// Events is everything that has happened, oldest first. A move adds to its end;
// [Session.Undo] takes from it.
func (s *Session) Events() []warsaw.Event { return s.events }

// Moves is how many moves the record has.
func (s *Session) Moves() int { return len(s.record.Actions) }

// Record returns the match so far.
func (s *Session) Record() warsaw.Record { return s.record }

// CanUndo reports whether a move can be taken back, and whose: the last move of a
// person. Where take-backs are free, always; else only until something is revealed.
//
// Revealed is whatever the match tells an event of: tiles turned over, built,
// discarded or lost, hands passed on or dealt, a milestone, income. What a seat does is
// laid down hidden and comes to light with what the others do, when all of them have
// decided. So a move can be taken back while another seat still decides, and not after.
func (s *Session) CanUndo() (seat int, ok bool) {
	n := s.lastOfPerson()
	if n < 0 || TakeBacks(&s.record) != record.TakeBacksFree && s.before[n] != len(s.events) {
		return 0, false
	}
	return s.record.Actions[n].Seat, true
}

// TakeBacks says which moves of a record's match may be taken back. Between people they
// are never free, whatever the record says: what one has seen of another can't be
// unseen.
func TakeBacks(played *warsaw.Record) record.TakeBacks {
	if people(played) > 1 {
		return record.TakeBacksUntilRevealed
	}
	return played.TakeBacks
}

// lastOfPerson is the index of the last move that a person made, or -1.
func (s *Session) lastOfPerson() int {
	n := len(s.record.Actions) - 1
	for n >= 0 && !s.IsPerson(s.record.Actions[n].Seat) {
		n--
	}
	return n
}

// Undo takes the last move of a person back, and what followed it. It reports
// whether there was one to take back.
func (s *Session) Undo() bool {
	if _, ok := s.CanUndo(); !ok {
		return false
	}
	s.dropAll()
	record := s.record
	record.Actions = record.Actions[:s.lastOfPerson()]
	if err := s.replay(record); err != nil {
		panic("session: a record that was played does not replay: " + err.Error())
	}
	s.savePersons()
	return true
}

// Close ends all thinking and waits until the last save is written. It returns the
// error of the save that failed last, if one did.
func (s *Session) Close() error {
	s.dropAll()
	return s.save.close()
}
