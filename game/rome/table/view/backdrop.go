package view

import (
	"capital/render/widget"
	"capital/rules/rome"
)

// still is what of a position is seen in the parts of the table that seldom change, and how. They are drawn from nothing else:
// what it lacks they can't show.
type still struct {
	table   rome.Table
	names   [rome.MaxSeats]string
	faces   [rome.MaxSeats]string
	seats   int
	seat    int
	scores  [rome.MaxSeats]int
	known   [rome.MaxSeats]rome.Cards
	hidden  [rome.MaxSeats][rome.Types]int
	most    [rome.MaxSeats]int
	thinks  [rome.MaxSeats]bool
	open    Thing
	bids    bool // a bid is laid
	auction int  // the one whose bids are shown, from 1; or 0
	scoring bool
	sight   widget.Rect // the map as it is zoomed
	sharp   bool        // in high contrast
}

// stillOf is what of a position seldom changes.
func stillOf(p *Position, sight widget.Rect, sharp bool) still {
	s := still{
		table: p.Table, seats: len(p.Names), seat: p.Seat, scores: p.Scores, known: p.Known, hidden: p.Hidden, most: p.Most,
		thinks: p.Thinks, open: p.Open, bids: p.Hand.Stop, scoring: p.Scoring, sight: sight, sharp: sharp,
	}
	copy(s.names[:], p.Names)
	copy(s.faces[:], p.Personas)
	if p.Auction != nil {
		s.auction = 1 + p.Auction.Number
	}
	return s
}

// position is a position of which nothing else is known.
func (s still) position() Position {
	p := Position{
		Table: s.table, Names: s.names[:s.seats], Personas: s.faces[:s.seats], Seat: s.seat, Scores: s.scores, Known: s.known, Hidden: s.hidden, Most: s.most,
		Thinks: s.thinks, Open: s.open, Hand: Hand{Stop: s.bids}, Scoring: s.scoring,
	}
	if s.auction > 0 {
		p.Auction = &Auction{Number: s.auction - 1}
	}
	return p
}
