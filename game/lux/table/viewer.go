package table

import (
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/table"
	"capital/rules/lux"
)

// viewer is who sits before the screen, at a match.
type viewer struct {
	*table.Viewer[lux.Match, lux.Action, lux.Event]
	session match
	art     *view.Lux
}

// sitDown lets the first person sit down, or seat 0 be watched where only computers play.
func sitDown(app *scene.App, art *view.Lux, s match) *viewer {
	return &viewer{table.NewViewer(app, s.Session, table.Rules[lux.Match]{
		Owes:   func(m *lux.Match, seat int) uint8 { return uint8(m.Owes(seat)) },
		Secret: secret,
		Over:   (*lux.Match).Over,
	}), s, art}
}

// secret reports whether what a seat decides now must be decided unseen by the others: all that it does with the cards of its
// hand, and with a modifier that it has looked at.
func secret(m *lux.Match, seat int) bool {
	switch m.Owes(seat) {
	case lux.DecideKeep, lux.DecidePlay, lux.DecideLay:
		return true
	}
	return false
}

// decision is what the seat in view owes, if a person sits there and may decide now.
func (s *viewer) decision() lux.Decision { return lux.Decision(s.Decision()) }

// known is what the seat in view may know.
func (s *viewer) known() lux.View { return s.session.View(s.Seat) }

// names are those of all seats, ROB's too.
func (s *viewer) names() []string { return allNames(s.art, s.Names(), s.session.Table()) }

// allNames are names of the seats of a record, with ROB's where one seat plays alone.
func allNames(art *view.Lux, names []string, open *lux.Table) []string {
	if open.Solo() {
		names = append(names[:1:1], art.Strings.Text("name.rob"))
	}
	return names
}

// cards are those of the hand in view that may be seen, as they lie; in the draft those to choose from.
func (s *viewer) cards() []view.Thing {
	if !s.HandOpen() {
		return nil
	}
	known := s.known()
	return handOf(&known)
}

// handOf are the cards before a seat, as they lie.
func handOf(known *lux.View) (things []view.Thing) {
	var last lux.Citizen
	for n, c := range view.SortHand(before(known)) {
		copy := 0
		if n > 0 && c == last {
			copy = things[n-1].Copy + 1
		}
		things, last = append(things, view.OfCard(c, copy)), c
	}
	return things
}

// before are the cards before a seat: its hand, or what there is to choose from.
func before(known *lux.View) lux.Citizens {
	if known.Owes(known.Seat()) == lux.DecideKeep {
		return known.Own().Packet()
	}
	return known.Hand()
}

// seen is what is seen of the match by the seat in view. Where its hand is not open, that is what everyone knows.
func (s *viewer) seen() view.Position {
	known := s.known()
	p := seenBy(&known, s.names(), s.HandOpen())
	p.Personas = s.Personas()
	return p
}

// seenBy is what a seat sees of a match. Where its hand is not open, that is what everyone knows.
func seenBy(known *lux.View, names []string, open bool) view.Position {
	p := view.Position{Table: known.Table, Names: names, Seat: known.Seat(), PointerX: -1, PointerY: -1, Starts: known.Starter()}
	for d := range lux.District(lux.HomeDistricts) {
		p.Limits[d] = limits(known, d, open)
	}
	for n, laid := range known.Laid() {
		if p.Modifiers[n] = int(laid.Value); open {
			p.Modifiers[n] = known.ModifierAt(n)
		}
	}
	if !open {
		p.Hand.Backs = known.HandSize(p.Seat)
		return p
	}
	for seat := range known.Seats() {
		p.Known[seat] = known.Known(seat)
	}
	for _, card := range handOf(known) {
		p.Hand.Cards = append(p.Hand.Cards, card.Card)
	}
	if known.Owes(p.Seat) == lux.DecideKeep {
		p.Hand.Draft, p.Hand.Kept = true, view.SortHand(known.Hand())
	}
	if known.Owes(p.Seat) == lux.DecidePlay {
		p.Hand.Idle = idleOf(known)
	}
	p.Hand.Looked = known.Looked()
	return p
}

// idleOf are the cards of a seat whose power would be impossible now.
func idleOf(known *lux.View) (idle lux.Citizens) {
	for c := range known.Hand().Kinds() {
		if known.Impossible(c) {
			idle = idle.And(c)
		}
	}
	return idle
}

// limits are how low and how high a district's limit may turn out, as far as the seat knows or, where its hand is not open, as
// everyone does.
func limits(known *lux.View, d lux.District, open bool) [2]int {
	if !open {
		everyone := known.Open()
		known = &everyone
	}
	low, high := known.LimitRange(d)
	return [2]int{low, high}
}
