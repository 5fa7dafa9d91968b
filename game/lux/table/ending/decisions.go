package ending

import "capital/rules/lux"

// Decisions are the kinds that decisions are of, by the words "decision.NAME".
func Decisions() []string {
	return []string{"draft", "home", "capital", "power", "modifier", "limit"}
}

// Kinds are of which kind each decision of a record was.
func Kinds(r *lux.Record) []string {
	var kinds []string
	for _, move := range r.Actions {
		kinds = append(kinds, kindOf(&move.Action))
	}
	return kinds
}

func kindOf(a *lux.Action) string {
	switch {
	case a.Kind == lux.Keep:
		return "draft"
	case a.Kind == lux.PlayHome:
		return "home"
	case a.Kind == lux.PlayCapital && a.Fields != 0: // its power is used on something
		return "power"
	case a.Kind == lux.PlayCapital:
		return "capital"
	case a.Kind == lux.LayModifier:
		return "modifier"
	}
	return "limit"
}
