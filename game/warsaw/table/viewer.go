package table

import (
	"capital/game/scene"
	"capital/game/table"
	"capital/rules/warsaw"
)

// viewer is who sits before the screen, at a match.
type viewer struct {
	*table.Viewer[warsaw.Match, warsaw.Action, warsaw.Event]
	session match
}

// sitDown lets the first person sit down, or seat 0 be watched where only computers play.
func sitDown(app *scene.App, s match) *viewer {
	return &viewer{table.NewViewer(app, s.Session, table.Rules[warsaw.Match]{
		Owes:   func(m *warsaw.Match, seat int) uint8 { return uint8(m.Owes(seat)) },
		Secret: func(m *warsaw.Match, seat int) bool { return m.Owes(seat) == warsaw.DecidePick },
		Over:   (*warsaw.Match).Over,
	}), s}
}

// decision is what the active seat owes, if a person sits there and may decide now.
func (s *viewer) decision() warsaw.Decision { return warsaw.Decision(s.Decision()) }

// handTiles returns the open hand, none where it must not be seen.
func (s *viewer) handTiles() []warsaw.TileID {
	if !s.HandOpen() {
		return nil
	}
	known := s.known()
	return known.Own().Hand(nil)
}

// known is what the active seat may know.
func (s *viewer) known() warsaw.View { return s.session.View(s.Seat) }

// district is the active seat's.
func (s *viewer) district() *warsaw.District {
	return &s.session.Table().Player(s.Seat).District
}

// legal lists what the active seat may do now.
func (s *viewer) legal() []warsaw.Action {
	known := s.known()
	return known.Legal(true, nil)
}

// options lists the choices after income that the active person has.
func (s *viewer) options() []warsaw.Action {
	if s.decision() != warsaw.DecideChoices {
		return nil
	}
	return s.legal()
}
