package ending

import "capital/rules/rome"

// Decisions are the kinds that decisions are of, by the words "decision.NAME".
func Decisions() []string {
	return []string{"floor", "roof", "permit", "idle", "pass", "bid", "piece", "draw"}
}

// Kinds are of which kind each decision of a record was.
func Kinds(r *rome.Record) []string {
	var kinds []string
	for _, move := range r.Actions {
		kinds = append(kinds, kindOf(&move.Action))
	}
	return kinds
}

func kindOf(a *rome.Action) string {
	switch a.Kind {
	case rome.Play:
		return [rome.Types]string{rome.Roof: "roof", rome.Floor: "floor", rome.Permit: "permit"}[a.Card.Type()]
	case rome.Idle:
		return "idle"
	case rome.Pass:
		return "pass"
	case rome.Bid:
		return "bid"
	case rome.Put:
		return "piece"
	}
	return "draw"
}
