//go:build !js

package drill

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/narration/narrationtest"
	"capital/game/table/plain"
	"capital/game/table/tabletest"
	"capital/input"
	"capital/rules/record/recordtest"
)

type anyScreen = tabletest.Screen[recordtest.Action, recordtest.Event, Position]

// tested is the game as the tests of all tables know it.
func tested() tabletest.Game[recordtest.Match, recordtest.Action, recordtest.Event, Position] {
	return tabletest.Game[recordtest.Match, recordtest.Action, recordtest.Event, Position]{
		Rules: recordtest.Rules(), Level: recordtest.Planner, Ways: played(),
		Open: func(t testing.TB, settings scene.Settings) tabletest.Program[recordtest.Match, recordtest.Action, recordtest.Event, Position] {
			app := testApp(t, settings, t.TempDir())
			game, err := Game(app)
			if err != nil {
				t.Fatal(err)
			}
			return tabletest.Program[recordtest.Match, recordtest.Action, recordtest.Event, Position]{
				App: app, Game: game, Sit: func(s *Session) anyScreen { return New(app, wordsOf(t), s) },
			}
		},
		Course: func(s anyScreen) *Course { return s.(*Screen).Course },
		Choose: func(m *recordtest.Match, seat int) recordtest.Action {
			v := m.View(seat)
			a, err := recordtest.Choose(&v, recordtest.Planner, 1)
			if err != nil {
				panic(err)
			}
			return a
		},
		Carry: func(s anyScreen) {
			b := s.(*Screen)
			x, y := b.board.Where(1).Centre()
			b.TakeAll([]input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Move, X: x, Y: y - 100}})
		},
		Advised: func(s anyScreen) recordtest.Action {
			return s.(*Screen).Hand().(*plain.Hand[Thing, recordtest.Action]).Hint.Advice.Action()
		},
		Secrets: func(s anyScreen, seat int) (told []string) {
			v := s.(*Screen).Session.Match().View(seat)
			for n, card := range v.Hand() {
				told = append(told, fmt.Sprintf("%d: %d.", n+1, card))
			}
			return told
		},
	}
}

func TestASlowDiskHoldsUpTheNextMoveAlone(t *testing.T) {
	tabletest.ASlowDiskHoldsUpTheNextMoveAlone(t, tested())
}
func TestWhatIsTakenBackWaitsUntilItIsSaved(t *testing.T) {
	tabletest.WhatIsTakenBackWaitsUntilItIsSaved(t, tested())
}
func TestWhoTakesSomethingUpDoesNotMakeAMoveThatWaits(t *testing.T) {
	tabletest.WhoTakesSomethingUpDoesNotMakeAMoveThatWaits(t, tested())
}
func TestAMatchGoesRoundByLetter(t *testing.T) { tabletest.AMatchGoesRoundByLetter(t, tested()) }
func TestLettersThatPartAreAskedAbout(t *testing.T) {
	tabletest.LettersThatPartAreAskedAbout(t, tested())
}
func TestNobodySeesAnothersHand(t *testing.T) { tabletest.NobodySeesAnothersHand(t, tested()) }
func TestAMatchIsTakenBackToItsStart(t *testing.T) {
	tabletest.AMatchIsTakenBackToItsStart(t, tested())
}
func TestALeftMatchGoesOn(t *testing.T) { tabletest.ALeftMatchGoesOn(t, tested()) }
func TestWhatMayComeWaitsOverAnAnnouncement(t *testing.T) {
	tabletest.WhatMayComeWaitsOverAnAnnouncement(t, tested())
}
func TestAMatchIsKept(t *testing.T)             { tabletest.AMatchIsKept(t, tested()) }
func TestAMatchIsPlayedInEveryWay(t *testing.T) { tabletest.AMatchIsPlayedInEveryWay(t, tested()) }
func TestAHintIsTaken(t *testing.T)             { tabletest.AHintIsTaken(t, tested()) }
func TestASettledTableRests(t *testing.T)       { tabletest.ASettledTableRests(t, tested()) }

// ways are how a person puts a card on the prize or the deck.
var ways = map[string]func(s *Screen, card, target Thing) []input.Intent{
	"drag": func(s *Screen, card, target Thing) []input.Intent { return drag(s, card, target, false) },
	"click": func(s *Screen, card, target Thing) []input.Intent {
		return slices.Concat(press(s, card, false), press(s, target, false))
	},
	"finger": func(s *Screen, card, target Thing) []input.Intent { return drag(s, card, target, true) },
	"finger taps": func(s *Screen, card, target Thing) []input.Intent {
		return slices.Concat(press(s, card, true), press(s, target, true))
	},
	"keys": func(_ *Screen, card, target Thing) []input.Intent {
		keys := []input.Intent{{Kind: input.Choose, Number: int(card)}}
		if target == Deck {
			keys = append(keys, input.Intent{Kind: input.Navigate, DX: 1})
		}
		return append(keys, input.Intent{Kind: input.Confirm})
	},
	"pad": func(_ *Screen, card, target Thing) (buttons []input.Intent) { // what a gamepad has a button for
		for range card {
			buttons = append(buttons, input.Intent{Kind: input.Next})
		}
		buttons = append(buttons, input.Intent{Kind: input.Confirm})
		if target == Deck {
			buttons = append(buttons, input.Intent{Kind: input.Next})
		}
		return append(buttons, input.Intent{Kind: input.Confirm})
	},
}

// played are those ways at any table.
func played() map[string]tabletest.Way[recordtest.Action, recordtest.Event, Position] {
	all := map[string]tabletest.Way[recordtest.Action, recordtest.Event, Position]{}
	for name, way := range ways {
		all[name] = func(s anyScreen, do func(...input.Intent), a recordtest.Action) {
			card, target := s.(*Screen).board.Parts(a)
			for _, in := range way(s.(*Screen), card, target) {
				do(in)
			}
		}
	}
	return all
}

func press(s *Screen, thing Thing, touch bool) []input.Intent {
	x, y := s.board.Where(thing).Centre()
	return []input.Intent{{Kind: input.Press, X: x, Y: y, Touch: touch}, {Kind: input.Release, X: x, Y: y, Touch: touch}}
}

func drag(s *Screen, card, target Thing, touch bool) []input.Intent {
	x, y := s.board.Where(card).Centre()
	tx, ty := s.board.Where(target).Centre()
	return []input.Intent{{Kind: input.Press, X: x, Y: y, Touch: touch}, {Kind: input.Move, X: tx, Y: ty, Touch: touch}, {Kind: input.Release, X: tx, Y: ty, Touch: touch}}
}

// TestWhatIsNotToBeHadSaysWhy and the card glides back: nobody swaps twice.
func TestWhatIsNotToBeHadSaysWhy(t *testing.T) {
	app := testApp(t, scene.Settings{Speed: 1, TextSize: 100}, t.TempDir())
	s := begin(t, app, 1)
	for n := range 2 {
		for _, in := range drag(s, 1, Deck, false) {
			scene.Tick(app, tick, in)
		}
		drive.Until(t, "the swap is saved", func() bool { scene.Tick(app, tick); return s.Saved() })
		if refused := s.Position().Refusal != ""; refused != (n == 1) {
			t.Errorf("swap %d is refused: %t", n+1, refused)
		}
	}
	moves := s.Session.Moves()
	x, y := s.board.Where(1).Centre()
	for _, in := range []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Move, X: 5, Y: 300}, {Kind: input.Release, X: 5, Y: 300}} {
		scene.Tick(app, tick, in)
	}
	if at := s.Position().Things[2].Rect; at == s.board.Where(1) || s.Session.Moves() != moves {
		t.Errorf("a card that was let go beside all lies at %v", at)
	}
	drive.Until(t, "it is back", func() bool { scene.Tick(app, tick); return s.Position().Things[2].Rect == s.board.Where(1) })
}

func TestAWholeMatchByEar(t *testing.T) {
	tabletest.AWholeMatchByEar(t, tested(), tabletest.ByEar{
		Level: "Guesser",
		Decide: func(l *narrationtest.Listener, said string, _ int) {
			if strings.Contains(said, "put a card on the prize") {
				l.Press(input.Intent{Kind: input.Choose, Number: 1})
			}
			l.Enter()
		},
		Words: []string{"put a card on the prize", "Enter: Bid", "Bo bids", "wins"},
		End:   "points",
	})
}
