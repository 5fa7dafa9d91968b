//go:build !js

package table

import (
	"capital/game/drive"
	"fmt"
	"testing"

	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/session"
	house "capital/game/table"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/rules/expo"
)

// The Capitals as the tests of all tables know it.
type (
	sharedScreen  = tabletest.Screen[expo.Action, expo.Event, view.Position]
	sharedProgram = tabletest.Program[expo.Match, expo.Action, expo.Event, view.Position]
	sharedGame    = tabletest.Game[expo.Match, expo.Action, expo.Event, view.Position]
)

func shared(t testing.TB) sharedGame {
	t.Helper()
	builder, err := ai.New(ai.Builder, 5)
	if err != nil {
		t.Fatal(err)
	}
	critic, err := ai.NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	return sharedGame{
		Rules: expo.Rules(), Level: ai.Builder, Ways: ways(),
		Moment: func(e expo.Event) string {
			switch e.Kind {
			case expo.RoundBegan:
				if e.Count%4 == 1 { // an era begins
					return fmt.Sprint("round-", e.Count)
				}
			case expo.TileBuilt:
				return "build"
			case expo.TileProspered:
				return "prosper"
			case expo.LakeMade:
				return "lake"
			case expo.CrossingMoved:
				return "crossing"
			case expo.TileActivated:
				return "activate"
			case expo.PlantTaken:
				return "plant"
			case expo.Led:
				return "lead"
			case expo.ExpoBegan:
				return fmt.Sprint("expo-", e.Count)
			}
			return ""
		},
		Open: func(t testing.TB, settings scene.Settings) sharedProgram {
			d := testExpo(t, settings)
			return sharedProgram{App: d.App, Game: d.game(), Sit: func(s *session.Session[expo.Match, expo.Action, expo.Event]) sharedScreen {
				return newScreen(d, match{s})
			}}
		},
		Course: func(s sharedScreen) *house.Course[expo.Match, expo.Action, expo.Event, view.Position] {
			return s.(*screen).Course
		},
		Choose: func(m *expo.Match, seat int) expo.Action {
			v := m.View(seat)
			return builder.Choose(&v)
		},
		Carry: func(s sharedScreen) { s.(*screen).hand.held.Carried = true },
		Regretted: func(m *expo.Match, seat int) (expo.Action, bool) {
			v := m.View(seat)
			for _, a := range m.Legal(seat, nil) {
				if _, ok := critic.Regretted(&v, a, func(ai.RegretKind) bool { return true }); ok {
					return a, true
				}
			}
			return expo.Action{}, false
		},
		Advised: func(s sharedScreen) expo.Action { return s.(*screen).hand.hint.Advice.Action() },
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
func TestAMatchGoesRoundByLetter(t *testing.T) { tabletest.AMatchGoesRoundByLetter(t, shared(t)) }
func TestAMatchIsTakenBackToItsStart(t *testing.T) {
	tabletest.AMatchIsTakenBackToItsStart(t, shared(t))
}
func TestALeftMatchGoesOnAsItWas(t *testing.T) { tabletest.ALeftMatchGoesOn(t, shared(t)) }
func TestWhatMayComeWaitsOverAnAnnouncement(t *testing.T) {
	tabletest.WhatMayComeWaitsOverAnAnnouncement(t, shared(t))
}
func TestWhatWouldBeRegrettedIsAskedOnce(t *testing.T) {
	tabletest.WhatWouldBeRegrettedIsAskedOnce(t, shared(t))
}
func TestAWarningIsSwitchedOff(t *testing.T) { tabletest.AWarningIsSwitchedOff(t, shared(t)) }
func TestAHintIsTaken(t *testing.T)          { tabletest.AHintIsTaken(t, shared(t)) }
func TestASettledTableRests(t *testing.T)    { tabletest.ASettledTableRests(t, shared(t)) }
func TestATableLives(t *testing.T) {
	drive.Window(t)
	tabletest.ATableLives(t, shared(t))
}
func TestNamesFollowTheLanguage(t *testing.T) { tabletest.NamesFollowTheLanguage(t, shared(t)) }
func TestTheRulesBookLeadsBackToTheSameMoment(t *testing.T) {
	tabletest.TheRulesBookLeadsBackToTheSameMoment(t, shared(t))
}
func TestAMatchIsKept(t *testing.T)        { tabletest.AMatchIsKept(t, shared(t)) }
func TestAKilledWindowGoesOn(t *testing.T) { tabletest.AKilledWindowGoesOn(t, shared(t)) }
func TestAMatchIsPlayedInAWindow(t *testing.T) {
	tabletest.AMatchIsPlayedInAWindow(t, shared(t), testscope.Everything())
}
func TestPlayedByGamepadAlone(t *testing.T) {
	testscope.Seldom(t) // Capital Lux 2 is played so
	tabletest.PlayedByGamepadAlone(t, shared(t))
}
func TestAMatchEndsInTheBrowser(t *testing.T) { tabletest.AMatchEndsInTheBrowser(t, shared(t)) }
func TestPlayedInTheBrowser(t *testing.T) {
	testscope.Seldom(t) // Capital Lux 2 is played there
	tabletest.PlayedInTheBrowser(t, shared(t))
}
func TestAMatchGoesRoundByLinkInBrowsers(t *testing.T) {
	testscope.Seldom(t) // one of Capital Lux 2 does
	tabletest.AMatchGoesRoundByLinkInBrowsers(t, shared(t))
}
func TestMomentsAreFilmed(t *testing.T) { tabletest.MomentsAreFilmed(t, shared(t)) }
func TestEveryFaceIsSeen(t *testing.T)  { tabletest.EveryFaceIsSeen(t, shared(t), false) }
