//go:build !js

package table

import (
	"capital/game/scene/warning"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// regretOfIncome is a warning as it may come.
func regretOfIncome(t *table) warning.Warning {
	return wording.Regret(t.art, t.names(), ai.Regret{Kind: ai.RegretIncome, Loss: warsaw.Sum{Coins: 1, VP: 3}, Tile: warsaw.NoTile})
}
