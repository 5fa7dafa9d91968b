//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/session"
	house "capital/game/table"
	"capital/game/table/tabletest"
	"capital/rules/rome"
)

// Capitol as the tests of all tables know it.
type (
	sharedScreen = tabletest.Screen[rome.Action, rome.Event, view.Position]
	sharedCourse = house.Course[rome.Match, rome.Action, rome.Event, view.Position]
	sharedGame   = tabletest.Game[rome.Match, rome.Action, rome.Event, view.Position]
)

func shared(t testing.TB) sharedGame {
	t.Helper()
	builder, err := ai.New(ai.Builder, 5)
	if err != nil {
		t.Fatal(err)
	}
	return sharedGame{
		Rules: rome.Rules(), Level: ai.Builder,
		Open: func(t testing.TB, settings scene.Settings) (*scene.App, func(*session.Session[rome.Match, rome.Action, rome.Event]) (sharedScreen, *sharedCourse)) {
			d := testRome(t, settings)
			return d.App, func(s *session.Session[rome.Match, rome.Action, rome.Event]) (sharedScreen, *sharedCourse) {
				made := newScreen(d, match{s})
				return made, made.Course
			}
		},
		Choose: func(m *rome.Match, seat int) rome.Action {
			v := m.View(seat)
			return builder.Choose(&v)
		},
		Carry: func(s sharedScreen) { s.(*screen).hand.held.Carried = true },
		Secrets: func(s sharedScreen, seat int) (told []string) {
			table := s.(*screen)
			mine := table.session.View(seat)
			names := named(table.desk, mine.Hand()&^mine.Player(seat).Known)
			for of := range rome.Type(rome.Types) { // what all see
				_, top := mine.Pile(of)
				delete(names, table.art.CardName(top))
			}
			for other := range mine.Seats() {
				for card := range mine.Player(other).Known.All() {
					delete(names, table.art.CardName(card))
				}
			}
			for name := range names {
				told = append(told, name)
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
func TestWhoTakesSomethingUpDoesNotMakeAMoveThatWaits(t *testing.T) {
	tabletest.WhoTakesSomethingUpDoesNotMakeAMoveThatWaits(t, shared(t))
}
func TestNobodySeesAnothersHand(t *testing.T) { tabletest.NobodySeesAnothersHand(t, shared(t)) }
func TestAMatchIsTakenBackToItsStart(t *testing.T) {
	tabletest.AMatchIsTakenBackToItsStart(t, shared(t))
}
func TestALeftMatchGoesOnAsItWas(t *testing.T) { tabletest.ALeftMatchGoesOn(t, shared(t)) }
func TestWhatMayComeWaitsOverAScoring(t *testing.T) {
	tabletest.WhatMayComeWaitsOverAnAnnouncement(t, shared(t))
}
