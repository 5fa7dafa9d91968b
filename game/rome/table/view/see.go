package view

import "capital/rules/rome"

// See is what a seat sees of a match: the table, all that it can tell of the hands, and its own cards.
func See(v *rome.View, names []string) Position {
	p := Position{Table: v.Table, Names: names, Seat: v.Seat()}
	for seat := range v.Seats() {
		p.Scores[seat] = int(v.Player(seat).Score)
		p.Known[seat] = v.KnownOf(seat)
		for of := range rome.Type(rome.Types) {
			p.Hidden[seat][of] = v.UnknownOf(seat, of)
		}
		p.Most[seat] = MostBid(v, seat)
		p.Thinks[seat] = v.Owes(seat) != rome.NoDecision
	}
	p.Hand.Cards = SortHand(v.Hand())
	return p
}
