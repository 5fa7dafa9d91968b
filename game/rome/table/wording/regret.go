package wording

import (
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene/warning"
	"capital/rules/rome"
)

// Warnings lists the kinds of warning, as the settings name them.
func Warnings() []string { return []string{"pass", "bid", "house", "roof", "overtop", "late"} }

// WarningName is the kind of warning to which something regretted belongs.
func WarningName(kind ai.RegretKind) string { return Warnings()[kind-ai.RegretPass] }

// Regret says in words what would be regretted.
func Regret(art *view.Rome, r ai.Regret) warning.Warning {
	return warning.Warning{Name: WarningName(r.Kind), Words: regretWords(art, r)}
}

func regretWords(art *view.Rome, r ai.Regret) string {
	words, height := art.Strings.Text, r.House.Height
	switch r.Kind {
	case ai.RegretPass:
		return words("regret.pass", height, art.PlaceName(r.Place), r.Points)
	case ai.RegretBid:
		return words("regret.bid", r.Count, r.Sum)
	case ai.RegretOvertop:
		return words("regret.overtop", art.PlaceName(r.Place), height)
	case ai.RegretRoof:
		return words("regret.roof", art.ShapeName(r.House.Shape), height, art.ShapeName(1-r.House.Shape))
	case ai.RegretLate:
		if r.House.Shape == rome.NoShape {
			return words("regret.late.floors")
		}
		return words("regret.late.roof", height)
	}
	if r.House.Shape == rome.NoShape {
		return words("regret.house.unfinished", height)
	}
	return words("regret.house", height, art.ShapeName(r.House.Shape))
}
