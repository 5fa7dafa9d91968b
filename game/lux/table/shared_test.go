//go:build !js

package table

import (
	"capital/game/drive"
	"fmt"
	"testing"

	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/session"
	house "capital/game/table"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/rules/lux"
)

// Capital Lux 2 as the tests of all tables know it.
type (
	sharedScreen  = tabletest.Screen[lux.Action, lux.Event, view.Position]
	sharedProgram = tabletest.Program[lux.Match, lux.Action, lux.Event, view.Position]
	sharedGame    = tabletest.Game[lux.Match, lux.Action, lux.Event, view.Position]
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
		Rules: lux.Rules(), Level: ai.Builder, Ways: ways(),
		Moment: func(e lux.Event) string {
			switch e.Kind {
			case lux.RoundBegan:
				return fmt.Sprint("round-", e.Count)
			case lux.Played:
				return "play"
			case lux.PowerUsed:
				return "power"
			case lux.EndTriggered:
				return "last-turns"
			case lux.LimitsChecked:
				return "resolve"
			}
			return ""
		},
		Open: func(t testing.TB, settings scene.Settings) sharedProgram {
			d := testLux(t, settings)
			return sharedProgram{App: d.App, Game: d.game(), Sit: func(s *session.Session[lux.Match, lux.Action, lux.Event]) sharedScreen {
				return newScreen(d, match{s})
			}}
		},
		Course: func(s sharedScreen) *house.Course[lux.Match, lux.Action, lux.Event, view.Position] {
			return s.(*screen).Course
		},
		Choose: func(m *lux.Match, seat int) lux.Action {
			v := m.View(seat)
			return builder.Choose(&v)
		},
		Carry:   func(s sharedScreen) { s.(*screen).hand.held.Carried = true },
		Secrets: func(s sharedScreen, seat int) []string { return secrets(s.(*screen), seat) },
		Honest:  looksHonest,
		Regretted: func(m *lux.Match, seat int) (lux.Action, bool) {
			v := m.View(seat)
			for _, a := range m.Legal(seat, nil) {
				if _, ok := critic.Regretted(&v, a, func(ai.RegretKind) bool { return true }); ok {
					return a, true
				}
			}
			return lux.Action{}, false
		},
		Advised: func(s sharedScreen) lux.Action { return s.(*screen).hand.hint.Advice.Action() },
	}
}

// secrets are the citizens before a seat of which none has ever been seen by all.
func secrets(table *screen, seat int) (told []string) {
	seen := map[lux.Citizen]bool{}
	for _, e := range table.session.Events() {
		if !e.Secret {
			seen[e.Card], seen[e.Other] = true, true
		}
	}
	open := table.session.Table()
	for d := range lux.District(lux.HomeDistricts) {
		for _, c := range openIn(open, d) {
			seen[c] = true
		}
	}
	for _, c := range open.Row() {
		seen[c] = true
	}
	for other := range open.Seats() { // what it passed on, another one knows
		if other != seat {
			v := table.session.View(other)
			for c := range v.Known(seat).Kinds() {
				seen[c] = true
			}
			for _, of := range []lux.Citizens{v.Either(), v.Hand(), v.Own().Packet()} { // alike ones
				for c := range of.Kinds() {
					seen[c] = true
				}
			}
		}
	}
	known := table.session.View(seat)
	for c := range before(&known).Kinds() {
		if !seen[c] {
			told = append(told, table.art.CitizenName(c))
		}
	}
	return told
}

// openIn are the citizens that lie in a district, anybody's.
func openIn(open *lux.Table, d lux.District) (all []lux.Citizen) {
	if d < lux.Districts {
		all = append(all, open.Capital(d)...)
	}
	for seat := range open.Seats() {
		all = append(all, open.Home(seat, d)...)
	}
	return all
}

// looksHonest checks that the table shows no more than the seat in view knows, and where its hand is not open than all do.
func looksHonest(t testing.TB, s sharedScreen) {
	t.Helper()
	table := s.(*screen)
	p, known := table.Position(), table.known()
	if !table.HandOpen() {
		known = known.Open()
		if len(p.Hand.Cards) > 0 || len(p.Hand.Kept) > 0 || p.Hand.Looked != 0 || p.Hand.Idle != 0 || len(p.Hand.Chosen) > 0 {
			t.Fatalf("a hand lies open: %+v", p.Hand)
		}
	}
	for seat := range known.Seats() {
		if !known.Known(seat).Holds(p.Known[seat]) {
			t.Fatalf("%v of seat %d can be seen, and %v is known", p.Known[seat], seat, known.Known(seat))
		}
	}
	for n, laid := range p.Table.Laid() {
		if may := known.ModifierAt(n); p.Modifiers[n] != 0 && p.Modifiers[n] != int(laid.Value) && p.Modifiers[n] != may {
			t.Fatalf("modifier %d shows %+d", n, p.Modifiers[n])
		}
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
func TestAMatchGoesRoundByLinkInBrowsers(t *testing.T) {
	tabletest.AMatchGoesRoundByLinkInBrowsers(t, shared(t))
}
func TestAMatchGoesRoundByLetter(t *testing.T) { tabletest.AMatchGoesRoundByLetter(t, shared(t)) }
func TestNobodySeesAnothersHand(t *testing.T)  { tabletest.NobodySeesAnothersHand(t, shared(t)) }
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
	tabletest.AMatchIsPlayedInAWindow(t, shared(t), testscope.Thorough())
}
func TestPlayedByGamepadAlone(t *testing.T) { tabletest.PlayedByGamepadAlone(t, shared(t)) }
func TestPlayedInTheBrowser(t *testing.T) {
	testscope.Only(t)
	tabletest.PlayedInTheBrowser(t, shared(t))
}
func TestAMatchEndsInTheBrowser(t *testing.T) {
	testscope.Seldom(t) // one of each other game does
	tabletest.AMatchEndsInTheBrowser(t, shared(t))
}
func TestWhatAPersonIsAtStaysWhileOthersDecide(t *testing.T) {
	tabletest.WhatAPersonIsAtStaysWhileOthersDecide(t, shared(t))
}
func TestMomentsAreFilmed(t *testing.T) { tabletest.MomentsAreFilmed(t, shared(t)) }
func TestEveryFaceIsSeen(t *testing.T)  { tabletest.EveryFaceIsSeen(t, shared(t), true) }
