package session

import (
	"strconv"
	"strings"

	"capital/rules/record"
)

// A match that was played on from a moment of another one says so behind the saved record, in a line that readers of records pass
// over, before what can be brought back:
//
//	# taken over after 12 moves
const takenOver = "# taken over after "

// TakenOver marks the text of a record as that of a match which is played on from its last move: unless take-backs are free,
// nobody takes back what was played before.
func TakenOver(text string, moves int) string { return text + takenOverLine(moves) }

func takenOverLine(moves int) string {
	if moves == 0 {
		return ""
	}
	return takenOver + strconv.Itoa(moves) + takenMoves + "\n"
}

// TakenOverAfter is how many moves a match had that is played on from another one, by its saved text; 0 for any other match.
func TakenOverAfter(text string) int {
	for line := range strings.Lines(text) {
		if after, ok := strings.CutPrefix(line, takenOver); ok {
			if n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSuffix(after, "\n"), takenMoves)); err == nil && n > 0 {
				return n
			}
		}
	}
	return 0
}

// recallTakenOver lets the moves be that were made before the match was taken over.
func (s *Session[M, A, E]) recallTakenOver(text string) {
	s.takenOver = min(TakenOverAfter(text), len(s.record.Actions))
	if TakeBacks(&s.record) == record.TakeBacksFree {
		return
	}
	for len(s.begins) > 0 && s.begins[0] < s.takenOver {
		s.begins = s.begins[1:]
	}
}

// TakenOver is how many moves were made in another match, from which this one is played on; 0 where it is a match of its own.
func (s *Session[M, A, E]) TakenOver() int { return s.takenOver }
