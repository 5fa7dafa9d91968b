package ending

import "capital/rules/expo"

// Decisions are the kinds that decisions are of, by the words "decision.NAME".
func Decisions() []string {
	return []string{"space", "build", "crossing", "activate", "prosper"}
}

// Kinds are of which kind each decision of a record was.
func Kinds(r *expo.Record) []string {
	var kinds []string
	for _, move := range r.Actions {
		kinds = append(kinds, kindOf(move.Action.Kind))
	}
	return kinds
}

func kindOf(k expo.ActionKind) string {
	switch k {
	case expo.TakeSpace:
		return "space"
	case expo.Build:
		return "build"
	case expo.MoveCrossing:
		return "crossing"
	case expo.Prosper, expo.MakeLake:
		return "prosper"
	}
	return "activate" // or not: to stop and to rest is decided instead
}
