package income

import "capital/rules/warsaw"

// countBeat is one step in time of the counting: every seat counts parts of one of its
// rows, or waits.
type countBeat [warsaw.MaxSeats]beatParts

// beatParts are the parts of a row that are counted in one beat: those from first
// to one before last. A seat that waits has row -1.
type beatParts struct{ row, first, last int }

// How long a beat takes at the designed speed, in seconds: one that brings a new row,
// one that goes on with a row, and one in which trams run.
const (
	beatTime     = 46.0 / 60
	beatNextTime = 28.0 / 60
	tramTime     = 1.9
)

// lineUpBeats lines up what each seat counts, and how long each beat takes: all count
// the same step at the same time.
func lineUpBeats(seats [][]accountRow) (beats []countBeat, seconds []float64) {
	for step := range stepChoices + 1 {
		var columns [warsaw.MaxSeats][]beatParts
		longest := 0
		for seat, rows := range seats {
			columns[seat] = stepBeats(rows, step)
			longest = max(longest, len(columns[seat]))
		}
		for n := range longest {
			beat, time := lineUp(columns, n)
			if step == warsaw.StepTransport {
				time = tramTime
			}
			beats, seconds = append(beats, beat), append(seconds, time)
		}
	}
	return beats, seconds
}

// lineUp makes one beat of what every seat counts as its n-th of a step.
func lineUp(columns [warsaw.MaxSeats][]beatParts, n int) (beat countBeat, seconds float64) {
	seconds = beatNextTime
	for seat, column := range columns {
		beat[seat].row = -1
		if n >= len(column) {
			continue
		}
		beat[seat] = column[n]
		if column[n].first == 0 {
			seconds = beatTime
		}
	}
	return beat, seconds
}

// stepBeats lists what one seat counts in a step, one after the other: signs on
// tiles all at once, other parts one by one.
func stepBeats(rows []accountRow, step warsaw.Step) []beatParts {
	var beats []beatParts
	for i, row := range rows {
		if row.step != step {
			continue
		}
		if row.key == "income.culture" || row.key == "income.industry" {
			beats = append(beats, beatParts{i, 0, len(row.parts)})
			continue
		}
		for n := range row.parts {
			beats = append(beats, beatParts{i, n, n + 1})
		}
	}
	return beats
}
