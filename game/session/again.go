package session

import (
	"slices"
	"strconv"
	"strings"

	"capital/rules/record"
)

// What can be brought back stands behind the saved record, in lines that readers of records pass over:
//
//	# taken back after 12 moves
//	# 1 pick III-04
//	# 2 pick arsenal
//
// What was taken back last comes last. The record itself has nothing of it: its moves are those of the match as it is.
const (
	takenBack  = "# taken back after "
	takenMoves = " moves"
)

// undoneText is what can be brought back, as it is saved.
func undoneText[M, A, E any](rules *record.Rules[M, A, E], all []undone[A]) string {
	var out strings.Builder
	for _, step := range all {
		out.WriteString(takenBack + strconv.Itoa(step.from) + takenMoves + "\n")
		for _, move := range step.moves {
			out.WriteString("# " + strconv.Itoa(move.Seat+1) + " " + rules.Format(move.Action) + "\n")
		}
	}
	return out.String()
}

// Recall reads out of a saved text when the match was taken over, if it was, and what could be brought back at that time, so that
// the session can bring it back too.
// Nothing may have been played since the session was opened. What is damaged or does not belong to the match is dropped,
// for the match is worth more.
func Recall[M, A, E any](s *Session[M, A, E], text string) {
	s.recallTakenOver(text)
	all, ok := undoneOf(s.rules, text)
	if ok && followsOn(s, all) {
		s.undone = all
	}
}

// undoneOf reads what can be brought back out of a saved text, and reports whether all of it is well formed.
func undoneOf[M, A, E any](rules *record.Rules[M, A, E], text string) (all []undone[A], ok bool) {
	_, text, found := strings.Cut(text, "\n"+takenBack)
	if !found {
		return nil, true
	}
	for line := range strings.Lines(takenBack + text) {
		line = strings.TrimSuffix(line, "\n")
		if from, begins := strings.CutPrefix(line, takenBack); begins {
			n, err := strconv.Atoi(strings.TrimSuffix(from, takenMoves))
			if err != nil || n < 0 {
				return nil, false
			}
			all = append(all, undone[A]{from: n})
			continue
		}
		move, ok := moveOf(rules, line)
		if !ok {
			return nil, false
		}
		last := &all[len(all)-1]
		last.moves = append(last.moves, move)
	}
	return all, true
}

// moveOf reads a line with a move.
func moveOf[M, A, E any](rules *record.Rules[M, A, E], line string) (move record.Move[A], ok bool) {
	words := strings.Fields(strings.TrimPrefix(line, "# "))
	if len(words) < 2 || record.CheckLine(line) != nil {
		return move, false
	}
	seat, err := strconv.Atoi(words[0])
	if err != nil {
		return move, false
	}
	a, ok := rules.Parse(words[1:])
	return record.Move[A]{Seat: seat - 1, Action: a}, ok
}

// followsOn reports whether all that was taken back can be brought back one after the other, and notes with which moves
// people began what they did.
func followsOn[M, A, E any](s *Session[M, A, E], all []undone[A]) bool {
	r := s.record
	for n := range slices.Backward(all) {
		step := &all[n]
		if step.from > len(r.Actions) || step.from < s.sent() || len(step.moves) == 0 {
			return false
		}
		r.Actions = slices.Concat(r.Actions[:step.from], step.moves)
		if _, err := s.rules.Replay(&r, nil); err != nil || !s.IsPerson(step.moves[0].Seat) {
			return false
		}
		for at, move := range step.moves {
			if s.IsPerson(move.Seat) {
				step.begins = append(step.begins, step.from+at)
			}
		}
	}
	return true
}
