//go:build !js

package table

import (
	"context"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/scene/hinting"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/render/text"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// scripted advises in place of computer players: it says for which seat it was asked, and
// answers when it is told to.
type scripted struct {
	*ai.Players
	asked  chan int
	answer chan ai.Trials
}

func newAdviser() *scripted {
	return &scripted{asked: make(chan int, 8), answer: make(chan ai.Trials, 8)}
}

// Hint implements adviser.
func (a *scripted) Hint(_ context.Context, _ *warsaw.Record, _ *warsaw.Match, seat, _, _ int) (ai.Trials, error) {
	a.asked <- seat
	return <-a.answer, nil
}

// advised is a table whose person has asked for a hint, which waits to be told.
func advised(t *testing.T, seats ...record.Seat) (*screen, *scripted) {
	t.Helper()
	table := newTestTable(t, seats...)
	a := newAdviser()
	table.desk.adviser = a
	settle(t, table)
	table.TakeAll([]input.Intent{{Kind: input.Hint}})
	return table, a
}

// await lets ticks pass until something holds.
func awaitTable(t *testing.T, table *screen, what string, holds func() bool) {
	t.Helper()
	drive.Until(t, what, func() bool {
		if holds() {
			return true
		}
		table.Update(table.App, nil)
		return false
	})
}

// threeMoves is an answer with three moves: a tile built, another built, and one sold, each
// sample a point worse than the one before, and more or less so by as much as is told.
func threeMoves(table *screen, spread float64) ai.Trials {
	known := table.session.View(table.Seat)
	var tried ai.Trials
	for n, tile := range known.Own().Hand(nil)[:3] {
		uses := known.Uses(tile, nil)
		at := slices.IndexFunc(uses, func(a warsaw.Action) bool { return (a.Kind == warsaw.Discard) == (n == 2) })
		margin := 3.4 - float64(n)
		tried = append(tried, ai.Trial{Action: uses[max(at, 0)], Margins: []float64{margin, margin + spread*float64(n), margin, margin - spread*float64(n)}})
	}
	return tried
}

func do(table *screen, kinds ...input.Kind) {
	for _, kind := range kinds {
		in := input.Intent{Kind: kind}
		if kind == input.Navigate {
			in.DY = 1
		}
		table.TakeAll([]input.Intent{in})
	}
}

func TestHintIsShownAndTaken(t *testing.T) {
	for row, confirm := range [][]input.Kind{{}, {input.Navigate}, {input.Navigate, input.Navigate}} {
		table, a := advised(t, person("Zofia"), computer("Sawa"))
		if seat := <-a.asked; seat != 0 {
			t.Errorf("asked for seat %d", seat)
		}
		answer := threeMoves(table, 0)
		a.answer <- answer
		awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
		if got := &table.hand.hint.Advice; got.Caption != "The best one ends 3 VP ahead" || got.Rows[1].Tag != "−1" || got.LookingOn {
			t.Errorf("the hint says %q, and of the second move %q", got.Caption, got.Rows[1].Tag)
		}
		do(table, confirm...)
		do(table, input.Confirm)
		want := answer[row].Action
		if table.hand.hint.Advising() {
			t.Error("the move is still advised")
		}
		if moves := table.session.Record().Actions; !slices.Contains(moves, warsaw.Move{Action: warsaw.Action{Kind: warsaw.Pick, Tile: want.Tile}}) {
			t.Errorf("%v was not picked: %v", want, moves)
		}
		if table.plans[0] != want {
			t.Errorf("%v is planned, not %v", table.plans[0], want)
		}
	}
}

// TestTheFirstHintIsTheSameEverywhere asks for a hint in windows of different sizes, here and by a worker: what is told first
// is the same.
func TestTheFirstHintIsTheSameEverywhere(t *testing.T) {
	var first *view.Advice
	for _, where := range []struct {
		w, h float64
		pool *players.Pool
	}{{1280, 720, nil}, {844, 390, nil}, {2560, 1440, playerstest.Pool(1, ai.NewPlayers(nil).Do)}} {
		table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
		table.desk.adviser = ai.NewPlayers(where.pool)
		table.desk.Resize(where.w, where.h)
		settle(t, table)
		do(table, input.Hint)
		awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
		advice := table.hand.hint.Advice
		if first == nil {
			first = &advice
		}
		if !reflect.DeepEqual(&advice, first) {
			t.Errorf("at %vx%v %+v, not %+v", where.w, where.h, advice, *first)
		}
	}
}

// TestStaleHintsAreDropped answers a hint when what was asked is past.
func TestStaleHintsAreDropped(t *testing.T) {
	for name, done := range map[string]func(table *screen){
		"moved on": func(table *screen) { do(table, input.Next, input.Discard) },
		"undone":   func(table *screen) { do(table, input.Next, input.Discard, input.Undo) },
		"away":     func(table *screen) { do(table, input.Cancel) },
		"lifted":   func(table *screen) { do(table, input.Next) },
	} {
		table, a := advised(t, person("Zofia"), computer("Sawa"))
		<-a.asked
		answer := threeMoves(table, 0)
		done(table)
		a.answer <- answer
		awaitTable(t, table, "the answer is taken", func() bool { return !table.Hints.Busy() })
		if table.hand.hint.Open {
			t.Errorf("%s: the hint is open", name)
		}
		if name == "undone" && table.hand.hint.Ready {
			t.Errorf("%s: an old answer is kept", name)
		}
	}
}

// TestHintVanishesWithTheCurtain asks for a hint where two people play.
func TestHintVanishesWithTheCurtain(t *testing.T) {
	table := newTestTable(t, person("Zofia"), person("Jan"))
	a := newAdviser()
	table.desk.adviser = a
	settle(t, table)
	do(table, input.Hint)
	if table.hand.hint.Open {
		t.Fatal("a hint is to be had behind the curtain")
	}
	table.Unlocked = 0
	do(table, input.Hint)
	<-a.asked
	a.answer <- threeMoves(table, 0)
	awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
	do(table, input.Confirm, input.Confirm)
	settle(t, table)
	if table.Seat != 1 || table.hand.hint.Open || table.hand.hint.Ready {
		t.Errorf("seat %d sees a hint: %v", table.Seat, table.hand.hint.Open)
	}
}

// TestHintLooksOn has a hint refined while a person looks at its last move: that stays the one shown, and the second,
// of which it is sure now that it is better, is the best.
func TestHintLooksOn(t *testing.T) {
	table, a := advised(t, person("Zofia"), computer("Sawa"))
	<-a.asked
	first := threeMoves(table, 9)
	a.answer <- first
	awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
	advice := &table.hand.hint.Advice
	if !advice.LookingOn || advice.Rows[1].Tag != "as good" || advice.Rows[0].Action != first[0].Action {
		t.Errorf("at first %+v", advice)
	}
	do(table, input.Navigate, input.Navigate)
	<-a.asked
	better := threeMoves(table, 0)
	for n := range better {
		better[n].Margins = slices.Repeat(better[n].Margins, 5)
	}
	better[1].Margins = slices.Repeat([]float64{30}, 20)
	a.answer <- better
	awaitTable(t, table, "more is known", func() bool { return table.Hints.Samples() == 24 })
	if advice.Action() != first[2].Action || advice.Row == 0 || advice.Rows[0].Action != first[1].Action || advice.Rows[0].Tag != "best" {
		t.Errorf("then %d of %+v", advice.Row, advice.Rows)
	}
}

// TestAClosedHintLooksNoFurther closes a hint that is being refined, and opens it again.
func TestAClosedHintLooksNoFurther(t *testing.T) {
	table, a := advised(t, person("Zofia"), computer("Sawa"))
	<-a.asked
	a.answer <- threeMoves(table, 9)
	awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
	<-a.asked
	do(table, input.Hint)
	a.answer <- threeMoves(table, 9)
	awaitTable(t, table, "the answer is taken", func() bool { return table.Hints.Samples() == 8 })
	settle(t, table)
	if len(a.asked) > 0 || table.hand.hint.Open {
		t.Error("more is looked for that nobody looks at")
	}
	do(table, input.Hint)
	if !table.hand.hint.Advising() || table.Hints.Samples() != 8 {
		t.Error("what was found out is lost")
	}
	awaitTable(t, table, "more is asked for", func() bool { return len(a.asked) > 0 })
	a.answer <- nil // no more is to be had
	awaitTable(t, table, "the last answer is taken", func() bool { return !table.Hints.Busy() })
	if !table.hand.hint.Advising() || table.hand.hint.Advice.LookingOn {
		t.Error("a hint without more to come is none, or looks on")
	}
}

func TestAHintAtRestAllocatesNothing(t *testing.T) {
	for _, spread := range []float64{0, 9} { // 9: more is being thought about
		table, a := advised(t, person("Zofia"), computer("Sawa"))
		<-a.asked
		a.answer <- threeMoves(table, spread)
		awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
		settle(t, table)
		if n := testing.AllocsPerRun(100, func() { table.Update(table.App, nil) }); n != 0 {
			t.Errorf("a tick of a table with a hint allocates %v times", n)
		}
		if table.Changed() {
			t.Error("a hint at rest wants to be drawn again")
		}
	}
}

// TestHintsReadApart puts the best moves of many positions into words: no two rows of a hint say the same, each says what
// is done and why, and there is a number with a fraction nowhere.
func TestHintsReadApart(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	settle(t, table) // it is laid out
	positions := 0
	for seed := range uint64(testscope.Count(2, 40)) {
		m := warsaw.NewMatch(3, seed, nil)
		for !m.Over() {
			for seat := range m.Seats() {
				if m.Owes(seat) == warsaw.NoDecision {
					continue
				}
				known := m.View(seat)
				tried, err := ai.Try(&known, 0, 0, ai.Limit{Samples: 1})
				if err != nil {
					t.Fatal(err)
				}
				words := wording.Advice{Art: table.art, Names: []string{"Zofia", "Sawa", "Wars"}, Known: known}
				advice := words.Hint(ai.Ideas(tried, nil, hinting.MostMoves))
				positions++
				readsWell(t, &advice)
				fits(t, table, &advice)
				m.Apply(seat, choose(t, &m, seat), nil)
			}
		}
	}
	if positions < 150 {
		t.Errorf("only %d positions", positions)
	}
}

// fits checks that what is done in a move has room in its row, in letters as small as they may be: three lines, or where
// two long names meet hardly more.
func fits(t *testing.T, table *screen, advice *view.Advice) {
	t.Helper()
	l := &table.picture.Layout
	place := l.Advice(hinting.MostMoves).Rows[0]
	for _, row := range advice.Rows {
		_, high := table.art.Writer.MeasureWrapped(row.Does, place.W-72*l.U, text.Style{Face: text.Bold, Size: 14 * l.U})
		if high > place.H+8*l.U {
			t.Errorf("no room for %q", row.Does)
		}
	}
}

func readsWell(t *testing.T, advice *view.Advice) {
	t.Helper()
	fraction := regexp.MustCompile(`\d[.,]\d|hint\.|\{`)
	for n, row := range advice.Rows {
		if row.Does == "" || row.Brief == "" && len(advice.Rows) > 1 || row.Tag == "" || fraction.MatchString(row.Does+row.Brief+row.Tag+advice.Caption) {
			t.Errorf("%v: %q, %q, %q; %q", row.Action, row.Does, row.Brief, row.Tag, advice.Caption)
		}
		for _, other := range advice.Rows[:n] {
			if other.Does == row.Does {
				t.Errorf("%v and %v both read %q", other.Action, row.Action, row.Does)
			}
		}
	}
}

func TestEveryWhyHasWords(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	said := map[string]bool{}
	for _, why := range ai.Whys() {
		for _, vp := range []int{-1, 1} {
			words := table.advice().Why(ai.Reason{Why: why, Coins: 2 * vp, VP: vp})
			if strings.HasPrefix(words, "hint.") || strings.ContainsAny(words, "{-−") || said[words] {
				t.Errorf("%s, %+d VP: %q", why.Key(), vp, words)
			}
			said[words] = true
		}
	}
}
