//go:build !js

package table

import (
	"context"
	"slices"
	"testing"

	"capital/game/drive"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/jobs"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// scripted advises in place of computer players: it says for which seat it was asked, and
// answers when it is told to.
type scripted struct {
	jobs.Players
	asked  chan int
	answer chan []jobs.HintMove
}

func newAdviser() *scripted {
	return &scripted{asked: make(chan int, 8), answer: make(chan []jobs.HintMove, 8)}
}

// Hint implements adviser.
func (a *scripted) Hint(_ context.Context, _ *warsaw.Record, _ *warsaw.Match, seat, _ int) ([]jobs.HintMove, error) {
	a.asked <- seat
	return <-a.answer, nil
}

// advised is a table whose person has asked for a hint, which waits to be told.
func advised(t *testing.T, seats ...record.Seat) (*table, *scripted) {
	t.Helper()
	table := newTestTable(t, seats...)
	a := newAdviser()
	table.app.adviser = a
	settle(t, table)
	table.take([]input.Intent{{Kind: input.Hint}})
	return table, a
}

// await lets ticks pass until something holds.
func awaitTable(t *testing.T, table *table, what string, holds func() bool) {
	t.Helper()
	drive.Until(t, what, func() bool {
		if holds() {
			return true
		}
		table.Update(table.app.App, nil)
		return false
	})
}

// threeMoves is an answer with three moves: a tile built, another built, and one sold.
func threeMoves(table *table) []jobs.HintMove {
	known := table.session.View(table.seat)
	var moves []jobs.HintMove
	for n, tile := range known.Own().Hand(nil)[:3] {
		uses := known.Uses(tile, nil)
		at := slices.IndexFunc(uses, func(a warsaw.Action) bool { return (a.Kind == warsaw.Discard) == (n == 2) })
		move := jobs.HintMove{Judgement: ai.Judgement{Action: uses[max(at, 0)], Margin: 3.4 - float64(n)}}
		move.Reasons = []ai.Reason{{Why: ai.WhySells, Coins: 3, Tile: warsaw.NoTile}, {Why: ai.WhyNewArea, Tile: warsaw.NoTile, Lit: 1}}
		moves = append(moves, move)
	}
	return moves
}

func do(table *table, kinds ...input.Kind) {
	for _, kind := range kinds {
		in := input.Intent{Kind: kind}
		if kind == input.Navigate {
			in.DY = 1
		}
		table.take([]input.Intent{in})
	}
}

func TestHintIsShownAndTaken(t *testing.T) {
	for row, confirm := range [][]input.Kind{{}, {input.Navigate}, {input.Navigate, input.Navigate}} {
		table, a := advised(t, person("Zofia"), computer("Sawa"))
		if seat := <-a.asked; seat != 0 {
			t.Errorf("asked for seat %d", seat)
		}
		answer := threeMoves(table)
		a.answer <- answer
		awaitTable(t, table, "the hint is there", table.hand.hint.advising)
		if got := table.hand.hint.advice.Rows[1]; got.Margin != "ends 2.4 VP ahead" || got.Tag != "−1.0" {
			t.Errorf("the second move says %q and %q", got.Margin, got.Tag)
		}
		if table.hand.hint.advice.Lit() != 1 {
			t.Error("no quarter is lit")
		}
		do(table, confirm...)
		do(table, input.Confirm)
		want := answer[row].Action
		if table.hand.hint.advising() || table.session.Moves() > 1 || table.hand.held.tile != want.Tile {
			t.Fatalf("the advised tile is not in the hand")
		}
		if _, ready := (keys{table.hand}).confirms(); !ready {
			t.Error("it can't be confirmed")
		}
		// The way to the button does not take it back.
		table.take([]input.Intent{{Kind: input.Move, X: 3, Y: 3}})
		do(table, input.Confirm)
		if moves := table.session.Record().Actions; !slices.Contains(moves, warsaw.Move{Action: warsaw.Action{Kind: warsaw.Pick, Tile: want.Tile}}) {
			t.Errorf("%v was not picked: %v", want, moves)
		}
		if table.plans[0] != want {
			t.Errorf("%v is planned, not %v", table.plans[0], want)
		}
	}
}

// TestStaleHintsAreDropped answers a hint when what was asked is past.
func TestStaleHintsAreDropped(t *testing.T) {
	for name, done := range map[string]func(table *table){
		"moved on": func(table *table) { do(table, input.Next, input.Discard) },
		"undone":   func(table *table) { do(table, input.Next, input.Discard, input.Undo) },
		"away":     func(table *table) { do(table, input.Cancel) },
		"lifted":   func(table *table) { do(table, input.Next) },
	} {
		table, a := advised(t, person("Zofia"), computer("Sawa"))
		<-a.asked
		answer := threeMoves(table)
		done(table)
		a.answer <- answer
		awaitTable(t, table, "the answer is taken", func() bool { return !table.hints.asking.Busy() })
		if table.hand.hint.open {
			t.Errorf("%s: the hint is open", name)
		}
		if name == "undone" && table.hand.hint.ready {
			t.Errorf("%s: an old answer is kept", name)
		}
	}
}

// TestHintVanishesWithTheCurtain asks for a hint where two people play.
func TestHintVanishesWithTheCurtain(t *testing.T) {
	table := newTestTable(t, person("Zofia"), person("Jan"))
	a := newAdviser()
	table.app.adviser = a
	settle(t, table)
	do(table, input.Hint)
	if table.hand.hint.open {
		t.Fatal("a hint is to be had behind the curtain")
	}
	table.unlocked = 0
	do(table, input.Hint)
	<-a.asked
	a.answer <- threeMoves(table)
	awaitTable(t, table, "the hint is there", table.hand.hint.advising)
	do(table, input.Confirm, input.Confirm)
	settle(t, table)
	if table.seat != 1 || table.hand.hint.open || table.hand.hint.ready {
		t.Errorf("seat %d sees a hint: %v", table.seat, table.hand.hint.open)
	}
}

func TestAHintAtRestAllocatesNothing(t *testing.T) {
	table, a := advised(t, person("Zofia"), computer("Sawa"))
	<-a.asked
	a.answer <- threeMoves(table)
	awaitTable(t, table, "the hint is there", table.hand.hint.advising)
	settle(t, table)
	if n := testing.AllocsPerRun(100, func() { table.Update(table.app.App, nil) }); n != 0 {
		t.Errorf("a tick of a table with a hint allocates %v times", n)
	}
	if table.Changed() {
		t.Error("a hint at rest wants to be drawn again")
	}
}

func TestEveryWhyHasWords(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	for _, why := range ai.Whys() {
		for kind := range warsaw.Kind(warsaw.Kinds) {
			if why == ai.WhyTouches && kind != warsaw.Park && kind != warsaw.Commercial ||
				why == ai.WhyPrinted && kind != warsaw.Cultural && kind != warsaw.Industrial {
				continue
			}
			for count := -1; count <= 1; count++ {
				r := ai.Reason{Why: why, Kind: kind, Building: warsaw.Prudential, Count: count, VP: -count, Tile: warsaw.NoTile}
				if words := table.hints.words().why(r); len(words) > 5 && words[:5] == "hint." {
					t.Errorf("no words for %s", words)
				}
			}
		}
	}
}
