package search

import (
	"cmp"
	"math"
	"slices"
)

// Idea is one of the best moves as it is told, in whole victory points.
type Idea[A comparable] struct {
	Action A
	Margin int // by how many the seat is expected to end ahead of the best other one; less than 0, behind
	// Behind is by how many it is expected to bring less than the best one: 0 for the best itself, and for what is not surely
	// worse.
	Behind int
	// Beside is what the best move is told beside the next one here, and every other beside the best.
	Beside Beside[A]
}

// Alike says which moves are much the same.
type Alike[A comparable] struct {
	Idea func(a, b A) bool // both are one idea: a different one is shown rather, unless it is much worse
	Same func(a, b A) bool // nothing worth telling lies between them: only one of them is ever shown
}

// near is by how many victory points another idea may be worse than the best and still be shown.
const near = 4

// Ideas are the best moves, at most so many, the best first: rather different ideas than much the same, unless they are much
// worse. The ideas that were told after fewer samples, if any, stay as they were where it is not sure that another is better
// or a figure wrong.
func (t Trials[A]) Ideas(told []Idea[A], most int, alike Alike[A]) []Idea[A] {
	rows := t.choose(most, alike)
	if len(told) == len(rows) {
		rows = t.keep(told, rows, alike)
	}
	best := t.bestOf(rows)
	ideas := []Idea[A]{t.idea(best, best, told)}
	for _, row := range rows {
		if row != best {
			ideas = append(ideas, t.idea(row, best, told))
		}
	}
	slices.SortStableFunc(ideas[1:], func(a, b Idea[A]) int { return cmp.Compare(a.Behind, b.Behind) })
	for n := range ideas[1:] {
		ideas[n+1].Beside = t.beside(ideas[n+1].Action, ideas[0].Action)
	}
	if len(ideas) > 1 {
		ideas[0].Beside = t.beside(ideas[0].Action, ideas[1].Action)
		if ideas[0].Beside.Ahead.Mean < 0 {
			// By chance: what would be told of the best move would speak against it.
			ideas[0].Beside = Beside[A]{Action: ideas[1].Action}
		}
	}
	return ideas
}

// beside compares two moves.
func (t Trials[A]) beside(own, other A) Beside[A] {
	return beside(&t[t.index(own)], &t[t.index(other)])
}

// choose chooses different ideas among the moves, the best first.
func (t Trials[A]) choose(most int, alike Alike[A]) []int {
	all := t.byMean()
	var chosen []int
	choose := func(alike func(a, b A) bool, near float64) {
		for _, n := range all {
			known := slices.ContainsFunc(chosen, func(c int) bool { return alike(t[c].Action, t[n].Action) })
			behind, _ := difference(t[all[0]].Margins, t[n].Margins)
			if len(chosen) < most && !known && behind <= near {
				chosen = append(chosen, n)
			}
		}
	}
	choose(alike.Idea, near)
	choose(alike.Same, math.Inf(1))
	slices.SortStableFunc(chosen, func(a, b int) int { return cmp.Compare(slices.Index(all, a), slices.Index(all, b)) })
	return chosen
}

// keep are the moves that were told before, if they are as many as those that come into question now; else these. One of these
// takes the place of a told move where it surpasses that, or the best of those told.
func (t Trials[A]) keep(told []Idea[A], now []int, alike Alike[A]) []int {
	var rows []int
	for _, idea := range told {
		if n := t.index(idea.Action); n >= 0 {
			rows = append(rows, n)
		}
	}
	if len(rows) != len(now) {
		return now
	}
	for _, n := range now {
		if slices.Contains(rows, n) {
			continue
		}
		if out := t.leaving(rows, now, n, alike); t.surpasses(n, rows[out]) || t.surpasses(n, t.bestOf(rows)) {
			rows[out] = n
		}
	}
	return rows
}

// leaving is which of the rows would make way for another move: one that does the same, else the last of those that no
// longer come into question.
func (t Trials[A]) leaving(rows, now []int, move int, alike Alike[A]) (out int) {
	for n, row := range rows {
		if slices.Contains(now, row) {
			continue
		}
		out = n
		if alike.Same(t[row].Action, t[move].Action) {
			return n
		}
	}
	return out
}

// bestOf is the first of the rows, or the best of those that surpass it.
func (t Trials[A]) bestOf(rows []int) int {
	for _, n := range t.byMean() {
		if slices.Contains(rows, n) && t.surpasses(n, rows[0]) {
			return n
		}
	}
	return rows[0]
}

// idea tells of a move, beside the best one.
func (t Trials[A]) idea(move, best int, told []Idea[A]) Idea[A] {
	idea := Idea[A]{Action: t[move].Action}
	none := make([]float64, t.Samples())
	was := slices.IndexFunc(told, func(i Idea[A]) bool { return i.Action == idea.Action })
	mean, deviation := difference(t[move].Margins, none)
	idea.Margin = whole(mean)
	if was >= 0 {
		idea.Margin = steady(told[was].Margin, mean, deviation)
	}
	if move == best || !t.surpasses(best, move) {
		return idea
	}
	mean, deviation = difference(t[best].Margins, t[move].Margins)
	idea.Behind = whole(mean)
	if was >= 0 && told[was].Behind > 0 && told[0].Action == t[best].Action {
		idea.Behind = steady(told[was].Behind, mean, deviation)
	}
	return idea
}

// steady is the figure that was told, as long as it is not surely wrong, else the new one.
func steady(told int, mean, deviation float64) int {
	if math.Abs(mean-float64(told)) <= max(leastTold, sureErrors*deviation) {
		return told
	}
	return whole(mean)
}

// whole is a figure in whole victory points.
func whole(points float64) int { return int(math.Round(points)) }
