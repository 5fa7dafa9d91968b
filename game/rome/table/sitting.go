package table

import (
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// sitting is who sits before the screen, at a match.
type sitting struct {
	session  match
	seat     int // whose houses and hand lie below
	unlocked int // the person who has lifted the curtain to decide, or -1
}

// sitDown lets the first person sit down, or seat 0 be watched where only computers play.
func sitDown(s match) *sitting {
	first := s.NextPerson(0, func(int) bool { return true })
	return &sitting{session: s, seat: max(first, 0), unlocked: -1}
}

// decision is what the seat in view owes, if a person sits there and may decide now.
func (s *sitting) decision() rome.Decision {
	if !s.session.IsPerson(s.seat) {
		return rome.NoDecision
	}
	return s.session.Table().Owes(s.seat)
}

// nextToDecide is the seat of the person who decides now: the one in view as long as it owes a decision, else the first that
// does; -1 where nobody does.
func (s *sitting) nextToDecide() int {
	return s.session.NextPerson(s.seat, func(seat int) bool { return s.session.Table().Owes(seat) != rome.NoDecision })
}

// secret reports whether what the seat in view decides now must be decided unseen by the others: a bid, or anything with
// cards of the hand that they have not seen.
func (s *sitting) secret() bool {
	switch s.decision() {
	case rome.DecideBid:
		return true
	case rome.DecideBuild:
		return s.session.Table().Player(s.seat).Hidden != [rome.Types]uint8{}
	}
	return false
}

// needsCurtain reports whether the hand in view must stay hidden until the curtain is lifted.
func (s *sitting) needsCurtain() bool {
	return s.session.People() > 1 && s.secret() && s.unlocked != s.seat
}

// handOpen reports whether all cards of the hand in view may be seen.
func (s *sitting) handOpen() bool {
	if !s.session.IsPerson(s.seat) {
		return false
	}
	return s.session.People() == 1 || s.decision() != rome.NoDecision && s.unlocked == s.seat
}

// known is what the seat in view may know.
func (s *sitting) known() rome.View { return s.session.View(s.seat) }

// hand are the cards that may be seen of the hand in view.
func (s *sitting) hand() rome.Cards {
	if !s.handOpen() {
		return s.session.Table().Player(s.seat).Known
	}
	known := s.known()
	return known.Hand()
}

// seen is what is seen of a match by the seat in view: what lies open, its own hand, and what follows from both for the hands
// of the others. Where its hand is not open, that is what everyone knows.
func (s *sitting) seen() view.Position {
	known := s.known()
	return seenBy(&known, s.names(), s.handOpen())
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

// names are those of all seats.
func (s *sitting) names() []string {
	var names []string
	for _, who := range s.session.Seats() {
		names = append(names, who.Name)
	}
	return names
}
