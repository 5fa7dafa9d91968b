package scoring

import "capital/rules/rome"

// Rounds replays a match as far as its record goes and returns the table as it was when each of its rounds had been scored.
func Rounds(record *rome.Record) (scored []rome.Table) {
	var m rome.Match
	tell := func(e rome.Event) {
		if e.Kind == rome.RoundScored && e.Seat == m.Seats()-1 {
			scored = append(scored, m.Table)
		}
	}
	m = rome.Rules().New(record, nil)
	for _, a := range record.Actions {
		m.Apply(a.Seat, a.Action, tell)
	}
	return scored
}

// Points is what a seat got in a round, of the table that was scored.
func Points(scored *rome.Table, seat int) int { return points(scored, seat, rome.Places) }

// points is what a seat got in the prefectures before one, of a table that was scored.
func points(scored *rome.Table, seat int, before rome.Place) (sum int) {
	for p := range before {
		sum += scored.Standings(p)[seat].Points
	}
	return sum
}

// before is what a seat had before a table was scored.
func before(scored *rome.Table, seat int) int {
	return int(scored.Player(seat).Score) - Points(scored, seat)
}
