package table

import (
	"strings"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/render/text"
	"capital/rules/rome"
)

// sums work out what proposals change for a seat. All of it comes from the rules.
type sums struct {
	art   *view.Rome
	known rome.View // of the seat
	names []string
}

// after is the table as it would be after an action, which the rules allow.
func after(known *rome.View, a rome.Action) rome.Table {
	if a.Kind == rome.Put {
		return withPiece(known.Table, a.Place)
	}
	m := known.Sample(0) // what is hidden is no part of the table
	m.Apply(known.Seat(), a, nil)
	return m.Table
}

// withPiece is a table with the piece that is auctioned, or was won, in a prefecture.
func withPiece(open rome.Table, place rome.Place) rome.Table {
	at, piece := open.Prefecture(place), open.Piece()
	if piece != rome.Fountain {
		at.Monument = piece
		return open
	}
	at.Used++
	at.Fountains++
	return open
}

// of is what an action that the rules allow would change: whose places and points, here, if it were scored now.
func (s *sums) of(a rome.Action) *view.Sum {
	words := s.art.Strings.Text
	open := after(&s.known, a)
	switch {
	case a.Kind == rome.Put:
		return &view.Sum{Title: words("sum.place", s.art.PlaceName(a.Place)), Rows: s.changes(&open, a.Place)}
	case a.Kind == rome.Draw:
		_, top := s.known.Pile(a.Pile)
		return &view.Sum{Title: words("sum.draw", s.art.CardName(top))}
	case a.Kind == rome.Idle:
		return &view.Sum{Title: words("sum.idle", s.art.CardName(a.Card))}
	case a.Kind == rome.Play && a.Card.Type() == rome.Permit:
		rows := append(s.changes(&open, a.Place), view.Row{Words: words("sum.card", s.art.CardName(a.Card)), Seat: -1})
		return &view.Sum{Title: words("sum.place", s.art.PlaceName(a.Place)), Rows: rows}
	}
	return &view.Sum{Title: words("sum.card", s.art.CardName(a.Card)), Rows: s.fits(&open)}
}

// changes says how the places and points of the seats in a prefecture change, with the number of the seats' rows that do not.
func (s *sums) changes(open *rome.Table, place rome.Place) (rows []view.Row) {
	was, will := s.known.Standings(place), open.Standings(place)
	for seat := range s.names {
		points := will[seat].Points - was[seat].Points
		if points == 0 && will[seat].Rank == was[seat].Rank {
			continue
		}
		rows = append(rows, view.Row{Words: s.place(seat, will[seat].Rank, was[seat].Rank), Seat: seat, Points: points, Bad: (points < 0) == (seat == s.known.Seat()) && points != 0})
	}
	if len(rows) == 0 {
		rows = append(rows, view.Row{Words: s.art.Strings.Text("sum.same"), Seat: -1})
	}
	return rows
}

// place says which place a seat has, and which it had.
func (s *sums) place(seat, rank, was int) string {
	words := s.art.Strings
	key := [...]string{"sum.none", "sum.first", "sum.second"}
	if rank == was {
		return words.Text(key[rank]+".still", s.names[seat])
	}
	return words.Text(key[rank], s.names[seat])
}

// fits says where the houses that an action makes could be carried next, if the board stays as it is.
func (s *sums) fits(open *rome.Table) (rows []view.Row) {
	p, was := open.Player(s.known.Seat()), s.known.Player(s.known.Seat())
	for shape := range rome.Shape(rome.Shapes) {
		for height := 1; height <= rome.Tallest; height++ {
			if p.Finished[shape][height] > was.Finished[shape][height] {
				rows = append(rows, s.open(open, height, shape)...)
			}
		}
	}
	return rows
}

// open lists the prefectures that a house could be carried to, and those for which a permit is lacking.
func (s *sums) open(open *rome.Table, height int, shape rome.Shape) (rows []view.Row) {
	for place := range rome.Place(rome.Places) {
		if open.CheckHouse(place, height, shape).OK() {
			words := s.art.Strings.Text("sum.fits", s.art.PlaceName(place))
			if !s.holds(place.Colour()) {
				words = s.art.Strings.Text("sum.fits.permit", s.art.PlaceName(place), s.art.Strings.Text("colour."+place.Colour().String()))
			}
			rows = append(rows, view.Row{Words: words, Seat: -1})
		}
	}
	if len(rows) == 0 {
		rows = append(rows, view.Row{Words: s.art.Strings.Text("sum.fits.nowhere"), Seat: -1, Bad: true})
	}
	return rows
}

// holds reports whether the seat holds a permit of a colour.
func (s *sums) holds(colour rome.Colour) bool {
	for c := range s.known.Hand().Of(rome.Permit).All() {
		if c.Colour() == colour {
			return true
		}
	}
	return false
}

// mostWorth is how many prefectures are told at most in which a piece is worth something.
const mostWorth = 3

// worth lists where the piece that is auctioned is worth most to the seat against the best other one: in points to the end, as
// the table lies, to both; that of an amphitheatre in cards.
func (s *sums) worth() (rows []view.Row) {
	left := rome.Rounds - s.known.Round() + 1
	all := ai.Worths(&s.known, s.known.Seat())
	for _, w := range all[:min(len(all), mostWorth)] {
		key, own, others, other := "worth.points", text.Signed(w.Points*left), text.Signed(w.Others*left), ""
		if w.Cards > 0 {
			key, own, others = "worth.cards", text.Signed(w.Cards), text.Signed(w.Others)
		}
		if w.Other >= 0 {
			key, other = key+".both", s.names[w.Other]
		}
		place := s.art.PlaceName(w.Place)
		row := view.Row{Words: s.art.Strings.Text(key, place, own, other, others), Seat: -1, Short: place}
		row.Gains = append(row.Gains, view.Gain{Seat: s.known.Seat(), Words: own, Cards: w.Cards > 0})
		if w.Other >= 0 {
			row.Gains = append(row.Gains, view.Gain{Seat: w.Other, Words: others, Cards: w.Cards > 0})
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		rows = append(rows, view.Row{Words: s.art.Strings.Text("worth.nothing"), Seat: -1})
	}
	return rows
}

// tie says who wins with equal sums: whoever has the highest card, then whoever sits nearest after the First Player. It names
// those who could, as far as the seat itself.
func (s *sums) tie() string {
	var names []string
	seats, first := s.known.Seats(), s.known.FirstPlayer()
	for n := range seats {
		seat := (first + n) % seats
		if seat == s.known.Seat() {
			names = append(names, s.art.Strings.Text("bid.tie.you"))
			break
		}
		if s.known.Player(seat).HandSize() > 0 {
			names = append(names, s.names[seat])
		}
	}
	return s.art.Strings.Text("bid.tie", strings.Join(names, ", "))
}
