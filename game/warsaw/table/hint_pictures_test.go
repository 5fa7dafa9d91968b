//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/warsaw"
)

// TestHintIsDrawn keeps pictures of hints at every size of screen.
func TestHintIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	wanted := map[string]func(m *warsaw.Match) bool{
		"pick":   func(m *warsaw.Match) bool { return m.Epoch() == 3 && m.Round() == 0 && m.Owes(0) == warsaw.DecidePick },
		"use":    func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Owes(0) == warsaw.DecideUse },
		"losses": func(m *warsaw.Match) bool { return m.Owes(0) == warsaw.DecideLosses },
	}
	c := quickApp(t) // one for all, for its pictures take room
	for name, when := range wanted {
		record := busy(t, when)
		for _, size := range testscope.First(1, [][2]int{{960, 600}, {1280, 720}, {810, 1080}, {844, 390}}) {
			c.Resize(float64(size[0]), float64(size[1]))
			s, err := newMatch(record)
			if err != nil {
				t.Fatal(err)
			}
			table := newScreen(c, s)
			settle(t, table)
			table.TakeAll([]input.Intent{{Kind: input.Hint}})
			awaitTable(t, table, "the hint is there", table.hand.hint.Advising)
			drive.Keep(t, fmt.Sprintf("hint-%s-%dx%d", name, size[0], size[1]), pictureOf(table))
		}
	}
}
