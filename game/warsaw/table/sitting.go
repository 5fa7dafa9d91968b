package table

import "capital/rules/warsaw"

// sitting is who sits before the screen, at a match.
type sitting struct {
	session  match
	seat     int // whose district is large, whose hand is open
	unlocked int // the person who has lifted the curtain to pick, or -1
}

// sitDown lets the first person sit down, or seat 0 be watched where only computers play.
func sitDown(s match) *sitting {
	first := s.NextPerson(0, func(int) bool { return true })
	return &sitting{session: s, seat: max(first, 0), unlocked: -1}
}

// decision is what the active seat owes, if a person sits there and may decide now.
func (s *sitting) decision() warsaw.Decision {
	if !s.session.IsPerson(s.seat) {
		return warsaw.NoDecision
	}
	return s.session.Table().Owes(s.seat)
}

// nextToDecide is the seat of the person who decides now: the active one as long
// as it owes a decision, else the first that does; -1 where nobody does.
func (s *sitting) nextToDecide() int {
	return s.session.NextPerson(s.seat, func(seat int) bool { return s.session.Table().Owes(seat) != warsaw.NoDecision })
}

// needsCurtain reports whether the active person's hand must stay hidden until the
// curtain is lifted.
func (s *sitting) needsCurtain() bool {
	return s.session.People() > 1 && s.decision() == warsaw.DecidePick && s.unlocked != s.seat
}

// handOpen reports whether the active seat's hand may be drawn.
func (s *sitting) handOpen() bool {
	if !s.session.IsPerson(s.seat) {
		return false
	}
	return s.session.People() == 1 || s.decision() == warsaw.DecidePick && s.unlocked == s.seat
}

// handTiles returns the open hand, none where it must not be seen.
func (s *sitting) handTiles() []warsaw.TileID {
	if !s.handOpen() {
		return nil
	}
	known := s.known()
	return known.Own().Hand(nil)
}

// known is what the active seat may know.
func (s *sitting) known() warsaw.View { return s.session.View(s.seat) }

// district is the active seat's.
func (s *sitting) district() *warsaw.District {
	return &s.session.Table().Player(s.seat).District
}

// legal lists what the active seat may do now.
func (s *sitting) legal() []warsaw.Action {
	known := s.known()
	return known.Legal(true, nil)
}

// options lists the choices after income that the active person has.
func (s *sitting) options() []warsaw.Action {
	if s.decision() != warsaw.DecideChoices {
		return nil
	}
	return s.legal()
}

// names are those of all seats.
func (s *sitting) names() []string {
	var names []string
	for _, who := range s.session.Seats() {
		names = append(names, who.Name)
	}
	return names
}
