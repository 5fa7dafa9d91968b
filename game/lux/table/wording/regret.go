package wording

import (
	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/scene/warning"
)

// Warnings lists the kinds of warning, as the settings name them.
func Warnings() []string { return []string{"over", "laid", "vain", "refuse", "pay"} }

// WarningName is the kind of warning to which something regretted belongs.
func WarningName(kind ai.RegretKind) string { return Warnings()[kind-ai.RegretOver] }

// Regret says in words what would be regretted. These may want, in this order: the district, its total, its limit, the power, what
// a payment costs, and what it keeps.
func Regret(art *view.Lux, r ai.Regret) warning.Warning {
	name := WarningName(r.Kind)
	words := art.Strings.Text("regret."+name, art.DistrictName(r.District), r.Total, r.Limit, art.PowerName(r.Power), r.Cost, r.Points)
	return warning.Warning{Name: name, Words: words}
}
