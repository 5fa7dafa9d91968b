package ending

import (
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/scene/results"
	"capital/render/rome/pieceart"
	"capital/rules/rome"
)

// sources is where the points of a seat came from in a round (C14): so much for first places, what the fountains add to first
// and second ones, and what the temples add to both.
type sources struct{ firsts, fountains, temples int }

// sourcesOf tells where the points of a seat came from in a round that was scored.
func sourcesOf(scored *rome.Table, seat int) (from sources) {
	for p := range rome.Place(rome.Places) {
		standing := scored.Standings(p)[seat]
		if standing.Rank == 0 {
			continue
		}
		plain, fountains := standing.Points, scored.AllFountains(p)
		if scored.Prefecture(p).Monument == rome.Temple {
			plain /= 2
		}
		from.firsts += plain - fountains
		from.fountains += fountains
		from.temples += standing.Points - plain
	}
	return from
}

// lines are the lines of the final sheet: the points of every seat for its first places in each round, then what fountains
// and temples added to them.
func lines(app *view.Rome, record *rome.Record) (lines []results.Line) {
	fountains := results.Line{Words: app.Strings.Text("results.fountains"), Icon: pieceart.Fountain, Points: make([]int, len(record.Seats))}
	temples := results.Line{Words: app.Strings.Text("results.temples"), Icon: pieceart.Temple, Points: make([]int, len(record.Seats))}
	for n, scored := range scoring.Rounds(record) {
		line := results.Line{Words: app.Strings.Text("results.firsts.round", view.Roman(n+1)), Icon: numeral(n + 1)}
		for seat := range record.Seats {
			from := sourcesOf(&scored, seat)
			line.Points = append(line.Points, from.firsts)
			fountains.Points[seat] += from.fountains
			temples.Points[seat] += from.temples
		}
		lines = append(lines, line)
	}
	lines = append(lines, fountains, temples)
	if record.Option(rome.OptionTwo) == rome.TwoEven {
		lines = append(lines, start(app, record))
	}
	return lines
}

// start is the line of the points with which who began an even match began.
func start(app *view.Rome, record *rome.Record) results.Line {
	line := results.Line{Words: app.Strings.Text("results.start"), Icon: pieceart.First, Points: make([]int, len(record.Seats))}
	m := rome.Rules().New(record, nil)
	for seat := range record.Seats {
		line.Points[seat] = int(m.Player(seat).Score)
	}
	return line
}
