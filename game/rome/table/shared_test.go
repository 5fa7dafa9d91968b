//go:build !js

package table

import (
	"capital/game/drive"
	"fmt"
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/session"
	house "capital/game/table"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// Capitol as the tests of all tables know it.
type (
	sharedScreen  = tabletest.Screen[rome.Action, rome.Event, view.Position]
	sharedProgram = tabletest.Program[rome.Match, rome.Action, rome.Event, view.Position]
	sharedGame    = tabletest.Game[rome.Match, rome.Action, rome.Event, view.Position]
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
	every := map[string]tabletest.Way[rome.Action, rome.Event, view.Position]{}
	for name, act := range ways() {
		every[name] = func(s sharedScreen, do func(...input.Intent), a rome.Action) {
			act(&robot{screen: s.(*screen), t: t, do: do}, a)
		}
	}
	return sharedGame{
		Ways: every, Alike: alike,
		Rules: rome.Rules(), Level: ai.Builder,
		Moment: func(e rome.Event) string {
			switch e.Kind {
			case rome.RoundBegan:
				return fmt.Sprint("round-", e.Count)
			case rome.BidShown:
				return "auction"
			case rome.HouseCarried:
				return "carry"
			case rome.FloorBuilt:
				return "floor"
			case rome.PieceLost:
				return "lost"
			case rome.PrefectureScored:
				return "scoring"
			case rome.PiecePut:
				return fmt.Sprint("piece-", e.Piece)
			}
			return ""
		},
		Open: func(t testing.TB, settings scene.Settings) sharedProgram {
			d := testRome(t, settings)
			return sharedProgram{App: d.App, Game: d.game(), Sit: func(s *session.Session[rome.Match, rome.Action, rome.Event]) sharedScreen {
				return newScreen(d, match{s})
			}}
		},
		Course: func(s sharedScreen) *house.Course[rome.Match, rome.Action, rome.Event, view.Position] {
			return s.(*screen).Course
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
			for card := range mine.Discards().All() {
				delete(names, table.art.CardName(card))
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
		Honest: func(t testing.TB, s sharedScreen) { looksHonest(t, s.(*screen)) },
		Regretted: func(m *rome.Match, seat int) (rome.Action, bool) {
			v := m.View(seat)
			for _, a := range m.Legal(seat, nil) {
				if _, ok := critic.Regretted(&v, a, func(ai.RegretKind) bool { return true }); ok {
					return a, true
				}
			}
			return rome.Action{}, false
		},
		Advised:   func(s sharedScreen) rome.Action { return s.(*screen).hand.hint.Advice.Action() },
		Announces: func(a house.Announcement) bool { return a.Sheet() != nil },
	}
}

// named are the names of cards.
func named(app *desk, cards rome.Cards) map[string]bool {
	names := map[string]bool{}
	for card := range cards.All() {
		names[app.art.CardName(card)] = true
	}
	return names
}

// looksHonest checks that the table shows no more than the seat in view knows, and where its hand is not open than all do.
func looksHonest(t testing.TB, s sharedScreen) {
	t.Helper()
	table := s.(*screen)
	p, known := table.Position(), table.known()
	for seat := range known.Seats() {
		may := known.Player(seat).Known
		if table.HandOpen() {
			may = known.KnownOf(seat)
		}
		shown := p.Known[seat]
		if seat == p.Seat {
			for _, card := range p.Hand.Cards {
				shown |= 1 << card
			}
			shown |= p.Hand.Bid | p.Hand.Chosen
		}
		if secret := shown &^ may; secret != 0 {
			t.Fatalf("%v of seat %d can be seen", secret, seat)
		}
		if !table.HandOpen() && p.Most[seat] != 0 {
			t.Fatalf("what seat %d could bid follows from a hidden hand", seat)
		}
	}
	if p.Auction != nil && table.HandOpen() && table.Session.People() > 1 {
		t.Fatal("a hand lies open while all look at the bids")
	}
	if p.Hand.Bid != 0 && !table.HandOpen() {
		t.Fatal("a bid lies open")
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
func TestNobodySeesAnothersHand(t *testing.T)  { tabletest.NobodySeesAnothersHand(t, shared(t)) }
func TestAMatchIsTakenBackToItsStart(t *testing.T) {
	tabletest.AMatchIsTakenBackToItsStart(t, shared(t))
}
func TestALeftMatchGoesOnAsItWas(t *testing.T) { tabletest.ALeftMatchGoesOn(t, shared(t)) }
func TestWhatMayComeWaitsOverAScoring(t *testing.T) {
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
func TestWhatAPersonIsAtStaysWhileOthersDecide(t *testing.T) {
	tabletest.WhatAPersonIsAtStaysWhileOthersDecide(t, shared(t))
}
func TestMomentsAreFilmed(t *testing.T) { tabletest.MomentsAreFilmed(t, shared(t)) }
func TestEveryFaceIsSeen(t *testing.T)  { tabletest.EveryFaceIsSeen(t, shared(t), true) }
