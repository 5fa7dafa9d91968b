//go:build !js

package table

import (
	house "capital/game/table"

	"strconv"
	"strings"
	"testing"

	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// TestReasonsAddUpToTheNet works out the sum of every legal move of some hundred positions: the reasons add up to the net,
// which is what the next income changes by, the price's parts to what is paid, and what is left is what the purse holds.
func TestReasonsAddUpToTheNet(t *testing.T) {
	art := quickApp(t).art
	positions, kinds := 0, map[warsaw.ActionKind]int{}
	for seed := uint64(0); positions < 400 || kinds[warsaw.KeepWindow] == 0; seed++ {
		played := people(4, seed)
		playOut(&played, func(m *warsaw.Match) bool {
			if m.Owes(0) == warsaw.NoDecision || m.Owes(0) == warsaw.DecideChoices {
				return false
			}
			positions++
			s := &sums{art: art, known: m.View(0)}
			for n, a := range allowed(&s.known) {
				if kinds[a.Kind]++; a.Kind == warsaw.Build && n%5 != 0 {
					continue // they are many
				}
				if wrong := wrongIn(s, a); wrong != "" {
					t.Errorf("seed %d, epoch %d, %v: %s", seed, m.Epoch(), a, wrong)
				}
			}
			return t.Failed()
		})
		if t.Failed() {
			return
		}
	}
	for _, kind := range []warsaw.ActionKind{warsaw.Build, warsaw.Overbuild, warsaw.Discard, warsaw.Lose, warsaw.KeepWindow, warsaw.PlaceMilestone} {
		if kinds[kind] == 0 {
			t.Errorf("no move of kind %d was looked at", kind)
		}
	}
}

// allowed is all that a seat may do now; with a tile that it may choose, what it could do with that.
func allowed(known *warsaw.View) []warsaw.Action {
	if known.Owes(known.Seat()) != warsaw.DecidePick {
		return known.Legal(true, nil)
	}
	var uses []warsaw.Action
	for _, tile := range known.Own().Hand(nil) {
		uses = known.Uses(tile, uses)
	}
	return uses
}

// wrongIn says what is wrong in the sum of an action, if anything is.
func wrongIn(s *sums, a warsaw.Action) string {
	sum, seat := s.of(a), s.known.Seat()
	then := s.known.Table
	after := s.known.After(a)
	then.Player(seat).District = after.District
	was, will := s.known.Income(seat, nil), then.Income(seat, nil)
	if want := minus(will.Total(), was.Total()); sum.Net != want || total(sum.Why) != want {
		return "the net is " + wording.Sum(s.art, sum.Net) + ", its reasons " + wording.Sum(s.art, total(sum.Why)) + ", the income's " + wording.Sum(s.art, want)
	}
	if len(sum.Why) > mostReasons {
		return "there are too many reasons"
	}
	if paid := s.known.Now().Coins - after.Coins; len(sum.Price) > 0 && max(numbers(sum.Price), 0) != paid {
		return "the parts of the price come to " + strconv.Itoa(numbers(sum.Price)) + ", not " + strconv.Itoa(paid)
	}
	if left := strconv.Itoa(after.Coins); sum.Pays != "" && !strings.Contains(sum.Pays, left) {
		return "it does not say that " + left + " are left: " + sum.Pays
	}
	return ""
}

// total adds rows up.
func total(rows []view.Row) (sum warsaw.Sum) {
	for _, row := range rows {
		sum.Coins, sum.VP = sum.Coins+row.Coins, sum.VP+row.VP
	}
	return sum
}

// numbers adds the numbers of rows up.
func numbers(rows []view.Row) (sum int) {
	for _, row := range rows {
		n, _ := strconv.Atoi(strings.Replace(row.Number, "−", "-", 1))
		sum += n
	}
	return sum
}

// TestWarCountsTheStacksChosen chooses stacks to lose one after the other: it counts them, tells what their loss changes only
// when it is allowed, and else says why not, before anything is pressed.
func TestWarCountsTheStacksChosen(t *testing.T) {
	record := search(t, 4, func(m *warsaw.Match) bool {
		return m.Owes(0) == warsaw.DecideLosses && m.WarLosses(0) == 2 && m.Player(0).District.Occupied().Count() > 6
	})
	for _, test := range []struct {
		many    int
		allowed bool
		count   string
		reason  string
		ready   bool
	}{
		{0, true, "0 of 2 chosen", "", false},
		{1, true, "1 of 2 chosen: choose one more", "", false},
		{2, true, "2 of 2 chosen", "", true},
		{2, false, "2 of 2 chosen: choose another", "What is left would fall apart", false},
	} {
		table := tableOf(t, record)
		if test.many > 0 {
			markStacks(table, test.many, test.allowed)
		}
		side := table.Position().Side
		if side.Count != test.count || side.Reason != test.reason || (side.Sum != nil) != test.ready {
			t.Errorf("%d chosen: it says %q and %q, with a sum: %v", test.many, side.Count, side.Reason, side.Sum != nil)
		}
		table.UpdateButtons()
		if confirm := table.Buttons.Widgets[house.ButtonConfirm]; confirm.Disabled == test.ready {
			t.Errorf("%d chosen, allowed: %v; the button can be pressed: %v", test.many, test.allowed, !confirm.Disabled)
		}
	}
}

// TestWarSaysBeforehandWhatCannotBeLost points at a stack that must not be the second one.
func TestWarSaysBeforehandWhatCannotBeLost(t *testing.T) {
	record := search(t, 4, func(m *warsaw.Match) bool {
		return m.Owes(0) == warsaw.DecideLosses && m.WarLosses(0) == 2 && m.Player(0).District.Occupied().Count() > 6
	})
	for _, allowed := range []bool{true, false} {
		table := tableOf(t, record)
		markStacks(table, 2, allowed)
		a, _ := table.hand.marks.losses()
		table.hand.marks.markLoss(a.Other)
		table.X, table.Y = table.place.Space(table.hand.district().Offset(a.Other)).Centre()
		side := table.Position().Side
		if (side.Sum != nil) != allowed || (side.Reason == "") != allowed {
			t.Errorf("allowed: %v; it says %q, with a sum: %v", allowed, side.Reason, side.Sum != nil)
		}
	}
}

// tableOf is a table at rest on which a match goes on.
func tableOf(t *testing.T, record warsaw.Record) *screen {
	t.Helper()
	s, err := newMatch(record)
	if err != nil {
		t.Fatal(err)
	}
	table := newScreen(quickApp(t), s)
	settle(t, table)
	return table
}
