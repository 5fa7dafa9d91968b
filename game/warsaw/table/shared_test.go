//go:build !js

package table

import (
	"testing"

	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	house "capital/game/table"
	"capital/game/table/tabletest"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Capital as the tests of all tables know it.
type (
	sharedScreen = tabletest.Screen[warsaw.Action, warsaw.Event, view.Position]
	sharedCourse = house.Course[warsaw.Match, warsaw.Action, warsaw.Event, view.Position]
	sharedGame   = tabletest.Game[warsaw.Match, warsaw.Action, warsaw.Event, view.Position]
)

func shared(t testing.TB) sharedGame {
	t.Helper()
	return sharedGame{
		Rules: warsaw.Rules(), Level: ai.Builder,
		Open: func(t testing.TB, settings scene.Settings) (*scene.App, func(*session.Session[warsaw.Match, warsaw.Action, warsaw.Event]) (sharedScreen, *sharedCourse)) {
			d := testCapital(t, settings, store.OpenFolder(t.TempDir()))
			return d.App, func(s *session.Session[warsaw.Match, warsaw.Action, warsaw.Event]) (sharedScreen, *sharedCourse) {
				made := newScreen(d, match{s})
				return made, made.Course
			}
		},
		Choose: func(m *warsaw.Match, seat int) warsaw.Action { return choose(t, m, seat) },
		Secrets: func(s sharedScreen, seat int) (told []string) {
			known := s.(*screen).session.View(seat)
			for _, tile := range known.Own().Hand(nil) {
				if !tile.Tile().Ordinary() { // others may be called alike
					told = append(told, s.(*screen).desk.art.TileName(tile)+".")
				}
			}
			return told
		},
		Announces: func(a house.Announcement) bool { return a.Sheet() != nil },
	}
}

func TestASlowDiskHoldsUpTheNextMoveAlone(t *testing.T) {
	tabletest.ASlowDiskHoldsUpTheNextMoveAlone(t, shared(t))
}
func TestWhatIsTakenBackWaitsUntilItIsSaved(t *testing.T) {
	tabletest.WhatIsTakenBackWaitsUntilItIsSaved(t, shared(t))
}
func TestNobodySeesAnothersHand(t *testing.T) { tabletest.NobodySeesAnothersHand(t, shared(t)) }
func TestAMatchIsTakenBackToItsStart(t *testing.T) {
	tabletest.AMatchIsTakenBackToItsStart(t, shared(t))
}
func TestALeftMatchGoesOnAsItWas(t *testing.T) { tabletest.ALeftMatchGoesOn(t, shared(t)) }
func TestWhatMayComeWaitsOverAnIncome(t *testing.T) {
	tabletest.WhatMayComeWaitsOverAnAnnouncement(t, shared(t))
}
