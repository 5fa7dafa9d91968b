package warsaw

import "slices"

// Rank is how a seat comes out of a match.
type Rank struct {
	Seat  int
	Place int // 1 is first; who shares a place has the same
	Sum       // what it holds
}

// beats reports whether a comes before b: more victory points, then more coins left
// (ruling 27).
func (a Rank) beats(b Rank) bool { return a.VP > b.VP || a.VP == b.VP && a.Coins > b.Coins }

// Ranking appends the seats to buf in the order of their places, those that share one
// in the order of their seats. It means something once the match is over.
func (t *Table) Ranking(buf []Rank) []Rank {
	first := len(buf)
	for s := range int(t.seats) {
		p := &t.players[s]
		rank := Rank{Seat: s, Sum: Sum{p.Coins, p.VP}}
		at := len(buf)
		buf = append(buf, rank)
		for ; at > first && rank.beats(buf[at-1]); at-- {
			buf[at] = buf[at-1]
		}
		buf[at] = rank
	}
	for n := first; n < len(buf); n++ {
		buf[n].Place = n - first + 1
		if n > first && !buf[n-1].beats(buf[n]) {
			buf[n].Place = buf[n-1].Place
		}
	}
	return buf
}

// Winners returns the seats that have won, one bit a seat: those in the first place.
func (t *Table) Winners() uint8 {
	var buf [MaxSeats]Rank
	var winners uint8
	for _, rank := range t.Ranking(buf[:0]) {
		if rank.Place == 1 {
			winners |= 1 << rank.Seat
		}
	}
	return winners
}

// Place is a seat's place in the [Table.Ranking].
func (t *Table) Place(seat int) int {
	ranks := t.Ranking(nil)
	return ranks[slices.IndexFunc(ranks, func(r Rank) bool { return r.Seat == seat })].Place
}
