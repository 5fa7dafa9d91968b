package table

import (
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/table"
	"capital/rules/expo"
)

// viewer is who sits before the screen, at a match.
type viewer struct {
	*table.Viewer[expo.Match, expo.Action, expo.Event]
	session match
	art     *view.Expo
}

// sitDown lets the first person sit down, or seat 0 be watched where only computers play. Everything lies open: nothing is decided
// unseen.
func sitDown(app *scene.App, art *view.Expo, s match) *viewer {
	return &viewer{table.NewViewer(app, s.Session, table.Rules[expo.Match]{
		Owes:   func(m *expo.Match, seat int) uint8 { return uint8(m.Owes(seat)) },
		Secret: func(*expo.Match, int) bool { return false },
		Over:   (*expo.Match).Over,
	}), s, art}
}

// decision is what the seat in view owes, if a person sits there and may decide now.
func (s *viewer) decision() expo.Decision { return expo.Decision(s.Decision()) }

// known is what the seat in view may know.
func (s *viewer) known() expo.View { return s.session.View(s.Seat) }

// seen is what is seen of the match by the seat in view.
func (s *viewer) seen() view.Position {
	p := seenBy(s.session.Table(), s.Names(), s.Seat)
	p.Personas = s.Personas()
	return p
}

// seenBy is what a seat sees of a match.
func seenBy(t *expo.Table, names []string, seat int) view.Position {
	return view.Position{Table: *t, Names: names, Seat: seat, PointerX: -1, PointerY: -1}
}
