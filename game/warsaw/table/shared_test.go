//go:build !js

package table

import (
	"capital/game/drive"
	"fmt"
	"slices"
	"testing"

	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	house "capital/game/table"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Capital as the tests of all tables know it.
type (
	sharedScreen  = tabletest.Screen[warsaw.Action, warsaw.Event, view.Position]
	sharedProgram = tabletest.Program[warsaw.Match, warsaw.Action, warsaw.Event, view.Position]
	sharedGame    = tabletest.Game[warsaw.Match, warsaw.Action, warsaw.Event, view.Position]
)

func shared(t testing.TB) sharedGame {
	t.Helper()
	critic, err := ai.NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	return sharedGame{
		Ways:  ways(),
		Rules: warsaw.Rules(), Level: ai.Builder,
		Moment: func(e warsaw.Event) string {
			switch e.Kind {
			case warsaw.EpochBegan:
				return fmt.Sprint("epoch-", e.Count)
			case warsaw.WarBegan:
				return "war"
			case warsaw.TileBuilt:
				return "build"
			case warsaw.TileOverbuilt:
				return "overbuild"
			case warsaw.MilestoneWon:
				return "milestone"
			case warsaw.IncomeBegan:
				return "income"
			case warsaw.StackCollapsed:
				return "collapse"
			case warsaw.PalaceRewarded:
				return "palace"
			}
			return ""
		},
		Open: func(t testing.TB, settings scene.Settings) sharedProgram {
			d := testCapital(t, settings, store.OpenFolder(t.TempDir()))
			return sharedProgram{App: d.App, Game: d.game(), Sit: func(s *session.Session[warsaw.Match, warsaw.Action, warsaw.Event]) sharedScreen {
				return newScreen(d, match{s})
			}}
		},
		Course: func(s sharedScreen) *house.Course[warsaw.Match, warsaw.Action, warsaw.Event, view.Position] {
			return s.(*screen).Course
		},
		Carry:  func(s sharedScreen) { s.(*screen).hand.held.carried = true },
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
		Honest: looksHonest,
		Regretted: func(m *warsaw.Match, seat int) (warsaw.Action, bool) {
			v := m.View(seat)
			for _, tile := range v.Own().Hand(nil) {
				for _, a := range v.Uses(tile, nil) {
					if _, ok := critic.Regretted(&v, a, func(ai.RegretKind) bool { return true }); ok && m.Owes(seat) == warsaw.DecidePick {
						return a, true
					}
				}
			}
			return warsaw.Action{}, false
		},
		Advised:   func(s sharedScreen) warsaw.Action { return s.(*screen).hand.hint.Advice.Action() },
		Announces: func(a house.Announcement) bool { return a.Sheet() != nil },
	}
}

// looksHonest checks that no tile of a hand that is not open is seen, and none that was chosen unseen.
func looksHonest(t testing.TB, s sharedScreen) {
	t.Helper()
	table := s.(*screen)
	p := table.Position()
	seen := append(slices.Clone(p.Hand.Tiles), p.Held.Tile)
	if p.Board.Plan.Kind != 0 {
		seen = append(seen, p.Board.Plan.Tile)
	}
	for seat := range table.session.Seats() {
		if seat == p.Seat && table.HandOpen() {
			continue
		}
		known := table.session.View(seat)
		hidden := known.Own().Hand(nil)
		if a := known.Own().Committed(); a.Kind == warsaw.Pick {
			hidden = append(hidden, a.Tile)
		}
		for _, tile := range hidden {
			if slices.Contains(seen, tile) {
				t.Fatalf("%s of seat %d can be seen", table.art.TileName(tile), seat)
			}
		}
	}
}

func TestASlowDiskHoldsUpTheNextMoveAlone(t *testing.T) {
	tabletest.ASlowDiskHoldsUpTheNextMoveAlone(t, shared(t))
}
func TestWhatIsTakenBackWaitsUntilItIsSaved(t *testing.T) {
	tabletest.WhatIsTakenBackWaitsUntilItIsSaved(t, shared(t))
}
func TestAMatchGoesRoundByLetter(t *testing.T) { tabletest.AMatchGoesRoundByLetter(t, shared(t)) }
func TestNobodySeesAnothersHand(t *testing.T)  { tabletest.NobodySeesAnothersHand(t, shared(t)) }
func TestAMatchIsTakenBackToItsStart(t *testing.T) {
	tabletest.AMatchIsTakenBackToItsStart(t, shared(t))
}
func TestALeftMatchGoesOnAsItWas(t *testing.T) { tabletest.ALeftMatchGoesOn(t, shared(t)) }
func TestWhatMayComeWaitsOverAnIncome(t *testing.T) {
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
func TestAMatchIsKept(t *testing.T)             { tabletest.AMatchIsKept(t, shared(t)) }
func TestAMatchIsPlayedInEveryWay(t *testing.T) { tabletest.AMatchIsPlayedInEveryWay(t, shared(t)) }
func TestAMatchIsPlayedByTouchOnATelephone(t *testing.T) {
	tabletest.AMatchIsPlayedByTouchOnATelephone(t, shared(t))
}
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
func TestMomentsAreFilmed(t *testing.T) { tabletest.MomentsAreFilmed(t, shared(t)) }
func TestEveryFaceIsSeen(t *testing.T)  { tabletest.EveryFaceIsSeen(t, shared(t), true) }
