package table

import (
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/table"
	"capital/rules/rome"
)

// viewer is who sits before the screen, at a match.
type viewer struct {
	*table.Viewer[rome.Match, rome.Action, rome.Event]
	session match
}

// sitDown lets the first person sit down, or seat 0 be watched where only computers play.
func sitDown(app *scene.App, s match) *viewer {
	return &viewer{table.NewViewer(app, s.Session, table.Rules[rome.Match]{
		Owes:   func(m *rome.Match, seat int) uint8 { return uint8(m.Owes(seat)) },
		Secret: secret,
		Over:   (*rome.Match).Over,
	}), s}
}

// secret reports whether what a seat decides now must be decided unseen by the others: a bid, or anything with cards of the
// hand that they have not seen.
func secret(m *rome.Match, seat int) bool {
	switch m.Owes(seat) {
	case rome.DecideBid:
		return true
	case rome.DecideBuild:
		return m.Player(seat).Hidden != [rome.Types]uint8{}
	}
	return false
}

// decision is what the seat in view owes, if a person sits there and may decide now.
func (s *viewer) decision() rome.Decision { return rome.Decision(s.Decision()) }

// known is what the seat in view may know.
func (s *viewer) known() rome.View { return s.session.View(s.Seat) }

// hand are the cards that may be seen of the hand in view.
func (s *viewer) hand() rome.Cards {
	if !s.HandOpen() {
		return s.session.Table().Player(s.Seat).Known
	}
	known := s.known()
	return known.Hand()
}

// seen is what is seen of a match by the seat in view: what lies open, its own hand, and what follows from both for the hands
// of the others. Where its hand is not open, that is what everyone knows.
func (s *viewer) seen() view.Position {
	known := s.known()
	p := seenBy(&known, s.Names(), s.HandOpen())
	p.Personas = s.Personas()
	return p
}

// seenBy is what a seat sees of a match. Where its hand is not open, that is what everyone knows.
func seenBy(known *rome.View, names []string, open bool) view.Position {
	p := view.Position{Table: known.Table, Names: names, Seat: known.Seat(), PointerX: -1, PointerY: -1}
	for seat := range known.Seats() {
		player := p.Table.Player(seat)
		p.Scores[seat] = int(player.Score)
		p.Known[seat] = player.Known
		if open {
			p.Known[seat] = known.KnownOf(seat)
			p.Most[seat] = view.MostBid(known, seat)
		}
		for of := range rome.Type(rome.Types) {
			p.Hidden[seat][of] = int(player.Hidden[of]) - (p.Known[seat] &^ player.Known).Of(of).Count()
		}
	}
	p.Hand.Cards = view.SortHand(p.Known[p.Seat])
	p.Hand.Backs = p.Hidden[p.Seat]
	return p
}
