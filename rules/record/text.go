package record

import (
	"fmt"
	"strconv"
	"strings"
)

// takeBacksLine is the line of a record whose take-backs are not free. Free ones have
// none, as in records written before there was a choice.
const takeBacksLine = "takebacks until-revealed"

// Text writes the record in its text form. m is its match after the last action: where it
// is over, the result lines are added.
func (r *Rules[M, A, E]) Text(record *Record[A], m *M) string {
	var b strings.Builder
	fmt.Fprintf(&b, "capital %d\n", FormVersion)
	if record.Program != "" {
		fmt.Fprintf(&b, "program %s\n", record.Program)
	}
	fmt.Fprintf(&b, "game %s %d\nseed %d\nseats %d\n", r.Name, r.Version, record.Seed, len(record.Seats))
	for n, s := range record.Seats {
		fmt.Fprintf(&b, "seat %d %s %s\n", n+1, s.Kind(), strconv.Quote(s.Name))
	}
	for _, o := range record.Options {
		fmt.Fprintf(&b, "option %s %s\n", o.Name, o.Value)
	}
	if record.TakeBacks == TakeBacksUntilRevealed {
		fmt.Fprintln(&b, takeBacksLine)
	}
	for _, move := range record.Actions {
		fmt.Fprintf(&b, "%d %s\n", move.Seat+1, r.Format(move.Action))
	}
	if r.Over(m) {
		for seat := range record.Seats {
			b.WriteString(strings.Join(r.resultWords(m, seat), " "))
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// resultWords are the words of a seat's result line.
func (r *Rules[M, A, E]) resultWords(m *M, seat int) []string {
	words := []string{"result", strconv.Itoa(seat + 1)}
	for _, number := range r.Result(m, seat) {
		words = append(words, strconv.Itoa(number))
	}
	return words
}
