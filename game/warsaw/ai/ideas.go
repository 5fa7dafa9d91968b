package ai

import (
	"cmp"
	"math"
	"slices"

	"capital/rules/warsaw"
)

// Idea is one of the best moves as it is told, in whole victory points.
type Idea struct {
	Action warsaw.Action
	Margin int // by how many the seat is expected to end ahead of the best other one; less than 0, behind
	// Behind is by how many it is expected to bring less than the best one: 0 for that, and
	// for what is as good, as far as chance lets it be told.
	Behind int
}

const (
	leastTold  = 0.5 // victory points: less is no difference in whole ones
	adviceNear = 4   // victory points by which another idea may be worse than the best and still be shown
)

// Ideas are the best moves, at most so many, the best first: rather different ideas, another
// tile or another thing to do with it, than the same tile one space further, unless they are
// much worse; and never one and the same with the tile turned another way. The ideas that
// were told after fewer samples, if any, stay as they were where it is not sure that
// another is better or a figure wrong.
func (t Trials) Ideas(told []Idea, most int) []Idea {
	rows := t.choose(most)
	if len(told) == len(rows) {
		rows = t.keep(told, rows)
	}
	best := t.bestOf(rows)
	ideas := []Idea{t.idea(best, best, told)}
	for _, row := range rows {
		if row != best {
			ideas = append(ideas, t.idea(row, best, told))
		}
	}
	slices.SortStableFunc(ideas[1:], func(a, b Idea) int { return cmp.Compare(a.Behind, b.Behind) })
	return ideas
}

// byMean are all moves, the one with the highest mean first, of equals the more promising.
func (t Trials) byMean() []int {
	order, sums := make([]int, len(t)), make([]float64, len(t))
	for n, trial := range t {
		order[n] = n
		for _, margin := range trial.Margins {
			sums[n] += margin
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	return order
}

// choose chooses different ideas among the moves, the best first.
func (t Trials) choose(most int) []int {
	all := t.byMean()
	var chosen []int
	choose := func(alike func(a, b warsaw.Action) bool, near float64) {
		for _, n := range all {
			known := slices.ContainsFunc(chosen, func(c int) bool { return alike(t[c].Action, t[n].Action) })
			behind, _ := difference(t[all[0]].Margins, t[n].Margins)
			if len(chosen) < most && !known && behind <= near {
				chosen = append(chosen, n)
			}
		}
	}
	choose(sameIdea, adviceNear)
	choose(samePlace, math.Inf(1))
	slices.SortStableFunc(chosen, func(a, b int) int { return cmp.Compare(slices.Index(all, a), slices.Index(all, b)) })
	return chosen
}

// keep are the moves told before, as many as now come into question, but for those that
// one of these surpasses, or that does the same better.
func (t Trials) keep(told []Idea, now []int) []int {
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
		if out := t.leaving(rows, now, n); t.surpasses(n, rows[out]) || t.surpasses(n, t.bestOf(rows)) {
			rows[out] = n
		}
	}
	return rows
}

// leaving is which of the rows would make way for another move: one that does the same, else
// the last of those that no longer come into question.
func (t Trials) leaving(rows, now []int, move int) (out int) {
	for n, row := range rows {
		if slices.Contains(now, row) {
			continue
		}
		out = n
		if samePlace(t[row].Action, t[move].Action) {
			return n
		}
	}
	return out
}

// bestOf is the first of the rows, or the best of those that surpass it.
func (t Trials) bestOf(rows []int) int {
	for _, n := range t.byMean() {
		if slices.Contains(rows, n) && t.surpasses(n, rows[0]) {
			return n
		}
	}
	return rows[0]
}

// idea tells of a move, beside the best one.
func (t Trials) idea(move, best int, told []Idea) Idea {
	idea := Idea{Action: t[move].Action}
	none := make([]float64, t.Samples())
	was := slices.IndexFunc(told, func(i Idea) bool { return i.Action == idea.Action })
	mean, deviation := difference(t[move].Margins, none)
	idea.Margin = int(math.Round(mean))
	if was >= 0 {
		idea.Margin = steady(told[was].Margin, mean, deviation)
	}
	if move == best || !t.surpasses(best, move) {
		return idea
	}
	mean, deviation = difference(t[best].Margins, t[move].Margins)
	idea.Behind = int(math.Round(mean))
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
	return int(math.Round(mean))
}

// sameIdea reports whether two actions do the same thing with the same tile.
func sameIdea(a, b warsaw.Action) bool {
	switch a.Kind {
	case warsaw.Discard, warsaw.Build, warsaw.Overbuild:
		return a.Kind == b.Kind && a.Tile == b.Tile
	}
	return a == b
}

// samePlace reports whether two actions differ in nothing but how the tile is turned.
func samePlace(a, b warsaw.Action) bool {
	if a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild {
		a.Turn = b.Turn
	}
	return a == b
}
