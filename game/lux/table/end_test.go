//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/lux/ai"
	"capital/game/lux/table/resolve"
	"capital/game/lux/table/wording"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/lux"
	"capital/rules/record"
)

// watcher sits at a table and notes what is counted there.
type watcher struct {
	*screen
	t       *testing.T
	counted []*resolve.Counting
	said    []string // of what was counted, in its order
	paid    int      // how often a person was asked to pay
}

// tick lets a tick pass.
func (w *watcher) tick(intents ...input.Intent) {
	w.t.Helper()
	if err := scene.Tick(w.desk.App, tick, intents...); err != nil {
		w.t.Fatal(err)
	}
}

// goOn goes on from what is announced, which is seen first.
func (w *watcher) goOn() {
	w.t.Helper()
	if len(w.shown.Waiting) == 0 {
		w.tick()
		return
	}
	c := w.shown.Waiting[0].counting
	if c == nil || c.Waits() || !w.shown.Begun(0) {
		w.tick()
		return
	}
	if last := len(w.counted) - 1; c.Settled() && (last < 0 || w.counted[last] != c) {
		w.counted = append(w.counted, c)
		w.said = append(w.said, c.Spoken().Hand...)
	}
	w.tick(input.Intent{Kind: input.Confirm})
}

// rest goes on until the person may decide, or the match is over and its results are shown.
func (w *watcher) rest() {
	w.t.Helper()
	drive.Until(w.t, "the person may decide", func() bool {
		if w.desk.Shown() != scene.Scene(w.screen) {
			if w.Over() {
				return true
			}
			w.tick(input.Intent{Kind: input.Confirm}) // the curtain
			return false
		}
		w.goOn()
		return w.shown.AllShown() && w.Free() && w.Saved()
	})
}

// watch plays a match at a table to its end, by chance.
func watch(t *testing.T, d *desk, sitting []record.Seat, letters string, seed uint64) *watcher {
	t.Helper()
	r := until(t, sitting, letters, seed, func(*lux.Match) bool { return true })
	w := &watcher{screen: tableOf(t, d, r), t: t}
	d.ShowAtOnce(w.screen)
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	for w.rest(); !w.Over(); w.rest() {
		v, before := w.known(), w.session.Moves()
		a := builder.Choose(&v)
		if v.Owes(w.Seat) == lux.DecidePay {
			w.paid++
			if w.paid%2 == 0 {
				a = lux.Action{Kind: lux.Refuse}
			}
		}
		if !w.Submit(a) {
			t.Fatalf("%v is not legal", a)
		}
		drive.Until(t, "the move is made", func() bool { w.goOn(); return w.session.Moves() > before })
	}
	drive.Until(t, "the results are shown", func() bool { w.goOn(); return d.Shown() != scene.Scene(w.screen) })
	return w
}

// TestEveryEndOfARoundIsCountedOnce at a table of people, of people and computer players, of these alone, and against ROB: all
// that happens is said in its order, from one payment to the next.
func TestEveryEndOfARoundIsCountedOnce(t *testing.T) {
	const alone = 3
	paid := 0
	for n, sitting := range [][]record.Seat{
		seats(1, 3, ai.Builder), seats(3, 0, ""), seats(1, 0, ""), seats(0, 3, ai.Builder), seats(1, 1, ai.Apprentice),
	} {
		for seed := range testscope.Count(1, 9) {
			letters := sets(len(sitting))[seed%4]
			if n == 1 {
				letters = "AAAA" // somebody is asked to pay
			}
			settings := scene.Settings{TextSize: 100}
			if n == alone {
				settings.Speed = 4 // where nobody plays, what does not move passes at once
			}
			w := watch(t, testLux(t, settings), sitting, letters, uint64(seed+n))
			paid += w.paid
			var want, said []string
			for _, e := range w.session.Events() {
				if words := narration.Sentence(wording.Log(w.art, w.told(), e).Words); resolve.Of(e) && words != "" {
					want = append(want, words)
				}
			}
			asked := 0
			for _, words := range w.said {
				if strings.Contains(words, " may pay ") {
					asked++
				} else {
					said = append(said, words)
				}
			}
			if !slices.Equal(said, want) {
				t.Errorf("%v, %s: said is\n%s\nnot\n%s", sitting, letters, strings.Join(said, "\n"), strings.Join(want, "\n"))
			}
			if asked != w.paid || len(w.counted) != lux.Rounds+w.paid {
				t.Errorf("%v, %s: %d are asked to pay, %d times that is said, and %d times something is counted", sitting, letters, w.paid, asked, len(w.counted))
			}
		}
	}
	if paid == 0 {
		t.Error("no person was asked to pay")
	}
}

// TestAPaymentIsTakenBack in a match that is gone on with at the question: what comes of each answer is counted, and no more.
func TestAPaymentIsTakenBack(t *testing.T) {
	w := &watcher{screen: tableOf(t, quickApp(t), askedToPay(t)), t: t}
	w.desk.ShowAtOnce(w.screen)
	w.rest()
	if len(w.counted) > 0 || w.decision() != lux.DecidePay {
		t.Fatalf("the person owes %v, and %d times something was counted", w.decision(), len(w.counted))
	}
	for _, answer := range []struct {
		action lux.Action
		said   string
	}{{lux.Action{Kind: lux.Pay}, "You pay "}, {lux.Action{Kind: lux.Refuse}, "You lose "}, {lux.Action{Kind: lux.Pay}, "You pay "}} {
		w.counted, w.said = nil, nil
		w.Submit(answer.action)
		w.rest()
		if len(w.counted) != 1 || !strings.HasPrefix(w.said[0], answer.said) {
			t.Errorf("%d times something is counted, and said is %q, not first %q", len(w.counted), w.said, answer.said)
		}
		w.TakeBack(1)
		drive.Until(t, "it is taken back", func() bool { w.tick(); return w.Saved() && !w.Waits() })
		if w.decision() != lux.DecidePay || !w.shown.AllShown() {
			t.Fatalf("taken back is it until the person owes %v; all is shown: %v", w.decision(), w.shown.AllShown())
		}
	}
}

// askedToPay is a record up to where the first seat is asked to pay, and nothing else is asked after that in the round.
func askedToPay(t *testing.T) lux.Record {
	t.Helper()
	for seed := range uint64(60) {
		asked := func(m *lux.Match) bool {
			after := *m
			return m.Owes(0) == lux.DecidePay && m.Round() < lux.Rounds && after.Apply(0, lux.Action{Kind: lux.Refuse}, nil).OK() && after.Phase() == lux.PhaseDraft
		}
		r := until(t, seats(1, 3, ai.Builder), "AAAA", seed, func(m *lux.Match) bool { return m.Over() || asked(m) })
		if m, err := lux.Rules().Replay(&r, nil); err == nil && !m.Over() {
			return r
		}
	}
	t.Fatal("nobody is asked to pay")
	return lux.Record{}
}
