package wording

import (
	"capital/game/scene/warning"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// The kinds of warning, as the settings name them.
const (
	warnIncome    = "income"
	warnTile      = "tile"
	warnCoins     = "coins"
	warnMilestone = "milestone"
)

// Warnings lists the kinds of warning, as the settings name them.
func Warnings() []string { return []string{warnIncome, warnTile, warnCoins, warnMilestone} }

// WarningName is the kind of warning to which something regretted belongs.
func WarningName(kind ai.RegretKind) string {
	switch kind {
	case ai.RegretIncome:
		return warnIncome
	case ai.RegretTile, ai.RegretNext:
		return warnTile
	case ai.RegretCoins:
		return warnCoins
	}
	return warnMilestone
}

// Regret says in words what would be regretted.
func Regret(art *view.Capital, names []string, r ai.Regret) warning.Warning {
	return warning.Warning{Name: WarningName(r.Kind), Words: regretWords(art, names, r)}
}

func regretWords(art *view.Capital, names []string, r ai.Regret) string {
	words := art.Strings.Text
	switch r.Kind {
	case ai.RegretIncome:
		return words("regret.income", Sum(art, warsaw.Sum{Coins: -r.Loss.Coins, VP: -r.Loss.VP}))
	case ai.RegretTile:
		return words("regret.tile", art.TileName(r.Tile))
	case ai.RegretNext:
		return words("regret.next", r.Count, art.TileName(r.Tile))
	case ai.RegretCoins:
		if r.Tile == warsaw.NoTile {
			return words("regret.coins", int(r.Loss.VP))
		}
		return words("regret.coins.sale", art.TileName(r.Tile), int(r.Loss.VP))
	}
	key, seat := "regret.chance", ""
	if r.Kind == ai.RegretLead {
		key = "regret.lead"
	}
	if r.Seat < 0 {
		return words(key+".none", art.TileName(r.Tile))
	}
	seat = names[r.Seat]
	return words(key, art.TileName(r.Tile), seat)
}
