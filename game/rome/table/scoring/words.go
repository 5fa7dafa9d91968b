package scoring

import (
	"strconv"

	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// formula is how the points of the first or the second come about in a prefecture with so many fountains: "(2 + 3) × 2 = 10".
func formula(app *view.Rome, fountains int, temple bool, rank int) string {
	if rank == 2 {
		if temple && fountains > 0 {
			return app.Strings.Text("scoring.doubled", fountains, 2*fountains)
		}
		if fountains == 0 {
			return app.Strings.Text("scoring.nothing")
		}
		return strconv.Itoa(fountains)
	}
	switch {
	case temple && fountains > 0:
		return app.Strings.Text("scoring.sum.doubled", fountains, 2*(2+fountains))
	case temple:
		return app.Strings.Text("scoring.doubled", 2, 4)
	case fountains > 0:
		return app.Strings.Text("scoring.sum", fountains, 2+fountains)
	}
	return "2"
}

// reason says in words who is first and second in a prefecture, and what decided a tie (C14 to C16).
func reason(app *view.Rome, names []string, at *rome.Prefecture, standings [rome.MaxSeats]rome.Standing) string {
	var first, second, tied []string
	most, best, leader := 0, 0, ""
	for seat, name := range names {
		s := standings[seat]
		switch s.Rank {
		case 1:
			first, leader = append(first, name), name
			most, best = int(at.Floors[seat]), int(at.Best[seat])
		case 2:
			second = append(second, name)
		}
		if s.Why != rome.WhyMost {
			tied = append(tied, name)
		}
	}
	seconds := list(app, second)
	switch {
	case len(first) == 0:
		return app.Strings.Text("scoring.nobody")
	case len(first) > 1:
		return app.Strings.Text("scoring.shared", list(app, first), most, best)
	case len(tied) > 1:
		return app.Strings.Text("scoring.taller", list(app, tied), most, leader, best, seconds)
	case len(second) == 0:
		return app.Strings.Text("scoring.alone", leader)
	case len(second) == 1:
		return app.Strings.Text("scoring.clear", leader, most, seconds)
	}
	return app.Strings.Text("scoring.clear.shared", leader, most, seconds)
}

// leads says who has most points once a round is scored.
func leads(app *view.Rome, names []string, scored *rome.Table) string {
	most := 0
	var first []string
	for seat, name := range names {
		switch score := int(scored.Player(seat).Score); {
		case score > most || seat == 0:
			most, first = score, []string{name}
		case score == most:
			first = append(first, name)
		}
	}
	return app.Strings.Text("scoring.leads", list(app, first), most)
}

// list lists names: "Ala, Bo and Celina".
func list(app *view.Rome, names []string) string {
	listed := ""
	for n, name := range names {
		switch {
		case n == 0:
			listed = name
		case n == len(names)-1:
			listed = app.Strings.Text("scoring.and", listed, name)
		default:
			listed = app.Strings.Text("scoring.comma", listed, name)
		}
	}
	return listed
}
