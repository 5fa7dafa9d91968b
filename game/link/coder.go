package link

import (
	"slices"
	"strings"

	"capital/rules/record"
)

// coder tells a record part by part: part takes each number and of how many it is one, and returns the one that counts. Where a
// record is written those are its own; where one is read they are those of the link, and the record becomes theirs. So both go
// the same way.
type coder[M, A, E any] struct {
	rules *record.Rules[M, A, E]
	part  func(is, of int) int
}

// The letters of words in records, "" being the end; those of versions have all of them.
const letters = "abcdefghijklmnopqrstuvwxyz0123456789-."

// head tells all but the moves.
func (c *coder[M, A, E]) head(r *record.Record[A]) {
	r.Program = c.word(r.Program)
	r.Seed = c.long(r.Seed)
	seats := c.rules.Least + c.part(len(r.Seats)-c.rules.Least, c.rules.Most-c.rules.Least+1)
	r.Seats = resized(r.Seats, seats)
	for n := range r.Seats {
		seat := record.SeatOf(c.word(r.Seats[n].Kind()))
		seat.Name = c.name(r.Seats[n].Name)
		r.Seats[n] = seat
	}
	r.Options = resized(r.Options, c.part(len(r.Options), 10))
	for n := range r.Options {
		r.Options[n].Name = c.word(r.Options[n].Name)
		r.Options[n].Value = c.word(r.Options[n].Value)
	}
	r.TakeBacks = record.TakeBacks(c.part(int(r.TakeBacks), 2))
}

// resized is a copy of so many.
func resized[T any](all []T, size int) []T {
	if size == 0 {
		return nil
	}
	all = append(slices.Clone(all), make([]T, max(size-len(all), 0))...)
	return all[:size]
}

// word tells a word of records.
func (c *coder[M, A, E]) word(is string) string {
	size := c.part(len(is), record.NameLimit+1)
	var told strings.Builder
	for n := range size {
		letter := 0
		if n < len(is) {
			letter = max(strings.IndexByte(letters, is[n]), 0)
		}
		told.WriteByte(letters[c.part(letter, len(letters))])
	}
	return told.String()
}

// name tells the bytes of a name.
func (c *coder[M, A, E]) name(is string) string {
	told := resized([]byte(is), c.part(len(is), 4*record.NameLimit+1))
	for n := range told {
		told[n] = byte(c.part(int(told[n]), 1<<8))
	}
	return string(told)
}

// long tells a number of any size: how many bytes it has, and these.
func (c *coder[M, A, E]) long(is uint64) (told uint64) {
	bytes := 0
	for left := is; left > 0; left >>= 8 {
		bytes++
	}
	bytes = c.part(bytes, 9)
	for n := range bytes {
		told |= uint64(c.part(int(is>>(8*n)&0xFF), 1<<8)) << (8 * n)
	}
	return told
}

// moves tells the moves, up to the end of the match or so many, and reports whether that can be done: they are legal, and all
// that is told is within bounds.
func (c *coder[M, A, E]) moves(r *record.Record[A], many int, over bool) bool {
	whole := 0
	if over {
		whole = 1
	}
	whole = c.part(whole, 2)
	if whole == 0 {
		many = int(min(c.long(uint64(many)), most))
	}
	moves := r.Actions
	r.Actions = nil
	m := c.rules.New(r, nil)
	for n := 0; whole == 0 && n < many || whole == 1 && !c.rules.Over(&m); n++ {
		var move record.Move[A]
		if n < len(moves) {
			move = moves[n]
		}
		told, ok := c.move(r, &m, move)
		if !ok || n >= most || c.rules.Apply(&m, told.Seat, told.Action, nil) != nil {
			return false
		}
		r.Actions = append(r.Actions, told)
	}
	return whole == 1 || !c.rules.Over(&m)
}

// move tells a move: the seat, counted from the one that moved last on, and what it does.
func (c *coder[M, A, E]) move(r *record.Record[A], m *M, is record.Move[A]) (told record.Move[A], ok bool) {
	last := len(r.Seats) - 1
	if n := len(r.Actions); n > 0 {
		last = r.Actions[n-1].Seat
	}
	var owing []int
	for n := range r.Seats {
		if seat := (last + 1 + n) % len(r.Seats); c.rules.Owes(m, seat) {
			owing = append(owing, seat)
		}
	}
	if len(owing) == 0 {
		return told, false
	}
	told.Seat = owing[c.part(max(slices.Index(owing, is.Seat), 0), len(owing))]
	told.Action, ok = c.action(m, told.Seat, is.Action)
	return told, ok
}

// action tells what a seat does.
func (c *coder[M, A, E]) action(m *M, seat int, is A) (told A, ok bool) {
	if c.rules.Parts != nil {
		if told, ok := c.rules.Parts(m, seat, is, c.part); ok {
			return told, true
		}
	}
	type worded struct {
		words  string
		action A
	}
	var all []worded
	for _, a := range c.rules.Legal(m, seat) {
		all = append(all, worded{c.rules.Format(a), a})
	}
	if len(all) == 0 {
		return told, false
	}
	slices.SortFunc(all, func(a, b worded) int { return strings.Compare(a.words, b.words) })
	does := c.rules.Format(is)
	at := slices.IndexFunc(all, func(w worded) bool { return w.words == does })
	return all[c.part(max(at, 0), len(all))].action, true
}

// writer makes one number of the parts it is told.
type writer struct{ parts [][2]uint64 }

func (w *writer) part(is, of int) int {
	w.parts = append(w.parts, [2]uint64{uint64(is), uint64(of)})
	return is
}

// bytes are those of the number, with a sum at its end.
func (w *writer) bytes(sum uint32) []byte {
	var n number
	n.add(uint64(sum), 1<<32)
	for _, p := range slices.Backward(w.parts) {
		n.add(p[0], p[1])
	}
	return n.bytes()
}

// reader takes a number apart.
type reader struct{ left number }

func (r *reader) part(_, of int) int { return int(r.left.take(uint64(of))) }
