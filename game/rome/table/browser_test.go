//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/rules/rome"
)

// TestARoundIsPlayedInTheBrowser from its last turns over an auction to its scoring, and on to the drawing of cards.
func TestARoundIsPlayedInTheBrowser(t *testing.T) {
	testscope.Seldom(t) // a match ends in the browser, and a window plays rounds
	for name, holds := range map[string]func(m *rome.Match) bool{
		"auction": func(m *rome.Match) bool {
			return m.Owes(0) == rome.DecideBuild && m.Player(1).Passed && m.Hand(0).Count() <= 3
		},
		"scoring": func(m *rome.Match) bool {
			return m.Round() == rome.Rounds-1 && m.Owes(0) == rome.DecideBid && m.Auction() == rome.Auctions-1
		},
	} {
		t.Run(name, func(t *testing.T) {
			drive.Beside(t)
			tabletest.PlaysInTheBrowser(t, shared(t), name, until(t, seats(1, 1, ai.Builder), 31, holds), 6)
		})
	}
}
