//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/warsaw"
)

// asked is a match that has come to a question, with what a person then does.
type asked struct {
	name   string
	seats  int
	wanted func(m *warsaw.Match) bool
	does   func(t *testing.T, table *screen)
}

// owes says that the first seat has a decision to make.
func owes(d warsaw.Decision) func(m *warsaw.Match) bool {
	return func(m *warsaw.Match) bool { return m.Owes(0) == d && m.Epoch() >= 3 }
}

// questions are all that a match asks, and what is seen beside the board before it is answered.
func questions() []asked {
	twoLosses := func(m *warsaw.Match) bool {
		return m.Owes(0) == warsaw.DecideLosses && m.WarLosses(0) == 2 && m.Player(0).District.Occupied().Count() > 6
	}
	late := func(d warsaw.Decision) func(m *warsaw.Match) bool {
		return func(m *warsaw.Match) bool {
			return m.Owes(0) == d && m.Epoch() >= 4 && m.Player(0).Coins > 8 && m.Player(0).District.Occupied().Count() > 6
		}
	}
	none := func(*testing.T, *screen) {}
	return []asked{
		{"pick", 4, late(warsaw.DecidePick), none},
		{"pick-held", 4, late(warsaw.DecidePick), func(_ *testing.T, table *screen) { do(table, input.Next) }},
		{"build", 4, late(warsaw.DecideUse), func(t *testing.T, table *screen) { holdOver(t, table, warsaw.Build) }},
		{"discard", 4, late(warsaw.DecideUse), func(_ *testing.T, table *screen) { table.hand.held.boxed = true }},
		{"overbuild", 4, late(warsaw.DecideUse), func(t *testing.T, table *screen) { holdOver(t, table, warsaw.Overbuild) }},
		{"war-0", 4, twoLosses, none},
		{"war-1", 4, twoLosses, func(t *testing.T, table *screen) { markStacks(table, 1, true) }},
		{"war-2", 4, twoLosses, func(t *testing.T, table *screen) { markStacks(table, 2, true) }},
		{"war-no", 4, twoLosses, func(t *testing.T, table *screen) { markStacks(table, 2, false) }},
		{"window", 3, owes(warsaw.DecideWindow), none},
		{"piece", 3, owes(warsaw.DecidePiece), none},
		{"milestone", 4, owes(warsaw.DecideMilestone), func(t *testing.T, table *screen) { do(table, input.Confirm) }},
		{"choices", 3, owes(warsaw.DecideChoices), none},
		{"log", 4, func(m *warsaw.Match) bool { return late(warsaw.DecidePick)(m) && m.Round() > 0 }, func(_ *testing.T, table *screen) { do(table, input.Log) }},
	}
}

// holdOver holds the tile where it may be built so.
func holdOver(t *testing.T, table *screen, kind warsaw.ActionKind) {
	t.Helper()
	h := table.hand
	for _, a := range h.legal() {
		if a.Kind == kind {
			h.held.target, h.held.aimed, h.held.turn = a.Space, true, int(a.Turn)
			return
		}
	}
	t.Fatalf("nothing can be done like %v", kind)
}

// markStacks chooses so many stacks to lose, which may or may not be lost together.
func markStacks(table *screen, many int, allowed bool) {
	h := table.hand
	d := h.district()
	for first := d.Occupied(); first != 0; first &= first - 1 {
		for second := d.Occupied(); second != 0; second &= second - 1 {
			a := warsaw.Action{Kind: warsaw.Lose, Space: d.SpaceOf(first.First()), Other: d.SpaceOf(second.First())}
			known := h.known()
			if a.Space != a.Other && known.Check(a).OK() == allowed {
				h.marks.markLoss(a.Space)
				if many > 1 {
					h.marks.markLoss(a.Other)
				}
				return
			}
		}
	}
}

// TestQuestionsAreSeen keeps pictures of all that a match asks.
func TestQuestionsAreSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	sizes := []struct{ w, h, text int }{{1280, 720, 100}, {960, 600, 140}, {810, 1080, 140}, {844, 390, 140}}
	c := quickApp(t) // one for all, for its pictures take room
	for _, q := range questions() {
		t.Run(q.name, func(t *testing.T) {
			record := search(t, q.seats, q.wanted)
			for _, size := range testscope.First(1, sizes) {
				t.Run(fmt.Sprintf("%dx%d", size.w, size.h), func(t *testing.T) {
					c.SetSettings(scene.Settings{TextSize: size.text})
					c.Resize(float64(size.w), float64(size.h))
					s, err := newMatch(record)
					if err != nil {
						t.Fatal(err)
					}
					table := newScreen(c, s)
					settle(t, table)
					q.does(t, table)
					table.Update(c.App, nil)
					drive.Keep(t, fmt.Sprintf("question-%s-%dx%d", q.name, size.w, size.h), pictureOf(table))
				})
			}
		})
	}
}
