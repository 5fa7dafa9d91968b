//go:build !js

package table

import (
	"testing"

	"capital/game/scene/warning"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/rules/warsaw"
)

// regretOfIncome is a warning as it may come.
func regretOfIncome(t *screen) warning.Warning {
	return wording.Regret(t.art, t.Names(), ai.Regret{Kind: ai.RegretIncome, Loss: warsaw.Sum{Coins: 1, VP: 3}, Tile: warsaw.NoTile})
}

// What may still come lies over the table until the person is done with it, and tells of hands only to who chooses a tile.
func TestOutlookOpensAndCloses(t *testing.T) {
	table := newTestTable(t, person("Zofia"), person("Sawa"))
	settle(t, table)
	table.Unlocked = table.Seat
	at := table.picture.Layout.Outlook
	x, y := at.Centre()
	table.Update(table.App, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}})
	if table.Sheet == nil {
		t.Fatal("the button does not open it")
	}
	moves := table.session.Moves()
	for _, kind := range []input.Kind{input.Navigate, input.Next, input.Previous, input.Choose} {
		table.Update(table.App, []input.Intent{{Kind: kind, DX: 1, Number: 2}})
	}
	table.Update(table.App, []input.Intent{{Kind: input.Outlook}})
	if table.Sheet != nil || table.session.Moves() != moves {
		t.Error("the key does not close it")
	}
}
