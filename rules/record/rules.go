package record

import "fmt"

// MostSeats is how many seats a match has at most, in any game: in records a seat is one digit.
const MostSeats = 9

// Rules is a game as records, sessions and simulations see it: plain data, functions of the game's
// rules. M is a match, a plain value copied by assignment; A is an action; E is an event. Nothing
// here changes it, and who is given it does not either.
type Rules[M, A, E any] struct {
	Name        string       // as in records: "warsaw"
	Version     int          // raised whenever a record would replay to something else
	Least, Most int          // seats a match has, at most [MostSeats]
	Options     []OptionKind // what a match can have beyond the usual rules; nil where there is nothing

	// New sets up the match of a record's seats, seed and options; its actions are not played.
	// What happens is told to tell, which may be nil, as everywhere here.
	New func(r *Record[A], tell func(E)) M
	// Apply carries out the seat's action. If it is not legal, it returns the reason and the match
	// is unchanged.
	Apply func(m *M, seat int, a A, tell func(E)) error
	// Owes reports whether the seat owes a decision. Several can at once; none does when the match is over.
	Owes func(m *M, seat int) bool
	Over func(m *M) bool
	// Legal lists all that a seat which owes a decision may do, in any order. Raise Version too where that becomes another list:
	// links count in it.
	Legal func(m *M, seat int) []A
	// Parts tells an action of a decision for which there are too many to be listed, in numbers: part takes each and of how many
	// it is one, and returns the one that counts. The action that those make is returned. It is not ok, and asks nothing, where
	// all is listed. It may be nil.
	Parts func(m *M, seat int, a A, part func(is, of int) int) (told A, ok bool)
	// Result returns the numbers of the seat's result line, victory points first.
	Result func(m *M, seat int) []int
	// Place is the seat's place in the final ranking: 1 is first, and those that share one have the same. It means something
	// once the match is over.
	Place func(m *M, seat int) int
	// Invariants returns what is wrong in a match that no legal action leads to.
	Invariants func(m *M) error
	// Reveals reports whether a move that tells of the event can't be taken back where take-backs
	// last until something is revealed.
	Reveals func(e E) bool

	// Format writes the action as in a record, without the seat.
	Format func(a A) string
	// Parse reads an action's words and reports whether they are one. It may be lenient: what
	// Format does not write back the same is refused anyway.
	Parse func(words []string) (a A, ok bool)
}

// Check returns what is wrong with the record's seats, their names, its options or what is said to have saved it.
func (r *Rules[M, A, E]) Check(record *Record[A]) error {
	if n := len(record.Seats); n < r.Least || n > r.Most {
		return fmt.Errorf("a match has %d to %d seats, not %d", r.Least, r.Most, n)
	}
	if err := CheckProgram(record.Program); err != nil {
		return err
	}
	for n, s := range record.Seats {
		if kind := s.Kind(); !playerKind(kind) {
			return fmt.Errorf("seat %d: %s is no kind of player", n+1, Quoted(kind))
		}
		if err := CheckName(s.Name); err != nil {
			return fmt.Errorf("seat %d: %w", n+1, err)
		}
	}
	for n, o := range record.Options {
		if err := r.checkOption(len(record.Seats), record.Options[:n], o); err != nil {
			return err
		}
	}
	return nil
}

// Replay plays the record from the start. It fails on the first action that is not legal.
func (r *Rules[M, A, E]) Replay(record *Record[A], tell func(E)) (M, error) {
	var none M
	if err := r.Check(record); err != nil {
		return none, err
	}
	m := r.New(record, tell)
	for n, move := range record.Actions {
		if err := r.Apply(&m, move.Seat, move.Action, tell); err != nil {
			return none, fmt.Errorf("action %d, seat %d: %w", n+1, move.Seat+1, err)
		}
	}
	return m, nil
}

// Play replays the record and plays its match on to the end: see [Rules.PlayOn].
func (r *Rules[M, A, E]) Play(record *Record[A], choose func(m *M, seat int) (A, error), tell func(E)) (M, error) {
	m, err := r.Replay(record, tell)
	if err != nil {
		return m, err
	}
	err = r.PlayOn(record, &m, choose, tell)
	return m, err
}

// PlayOn plays a match to its end, m being the match after the record's last action. The seats that
// owe a decision are asked in turn; what they do is added to the record. It fails with the error of
// choose, on an action that is not legal, or when nobody owes anything before the end; record and
// match have all that happened before.
func (r *Rules[M, A, E]) PlayOn(record *Record[A], m *M, choose func(m *M, seat int) (A, error), tell func(E)) error {
	for !r.Over(m) {
		seat, ok := r.next(record, m)
		if !ok {
			return fmt.Errorf("nobody owes a decision after %d actions, and the match is not over", len(record.Actions))
		}
		a, err := choose(m, seat)
		if err != nil {
			return err
		}
		if err := r.apply(record, m, Move[A]{seat, a}, tell); err != nil {
			return err
		}
	}
	return nil
}

// next is the seat to be asked: the first that owes a decision after the one that acted last. That
// depends on the record alone, so that a match goes on in the same order wherever it was left.
func (r *Rules[M, A, E]) next(record *Record[A], m *M) (seat int, ok bool) {
	if n := len(record.Actions); n > 0 {
		seat = record.Actions[n-1].Seat + 1
	}
	for range record.Seats {
		seat %= len(record.Seats)
		if r.Owes(m, seat) {
			return seat, true
		}
		seat++
	}
	return 0, false
}

// apply carries out a move and adds it to the record.
func (r *Rules[M, A, E]) apply(record *Record[A], m *M, move Move[A], tell func(E)) error {
	if err := r.Apply(m, move.Seat, move.Action, tell); err != nil {
		return fmt.Errorf("seat %d can't %s: %w", move.Seat+1, r.Format(move.Action), err)
	}
	record.Actions = append(record.Actions, move)
	return nil
}
