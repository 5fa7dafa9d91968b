package lab

import (
	"cmp"
	"slices"

	"gonum.org/v1/gonum/mat"

	"capital/game/lab"
	"capital/rules/warsaw"
)

// The seats of a match are compared at checkpoints: when an epoch begins, and when its milestone is won.
const checkpoints = 2 * (warsaw.Epochs + 1)

// atStart and atMilestone are the checkpoints of an epoch.
func atStart(epoch int) int     { return 2 * epoch }
func atMilestone(epoch int) int { return 2*epoch + 1 }

// features is what a seat has at a checkpoint: victory points, coins, both of the next income phase, tiles, areas.
type features [6]float64

func featuresOf(p *warsaw.Player) features {
	in := p.District.Income(nil)
	areas := 0
	for k := range warsaw.Kind(warsaw.Kinds) {
		areas += p.District.Of(k).AreaCount()
	}
	sum := in.Total()
	return features{float64(p.VP), float64(p.Coins), float64(sum.VP), float64(sum.Coins), float64(p.District.Occupied().Count()), float64(areas)}
}

// winModel tells how often a seat wins that has so or so much at a checkpoint, as it came out in many matches. With it,
// whoever was ahead anyway is no merit of what was built then.
type winModel struct {
	seats   int
	samples [checkpoints][]sample
}

// sample is one seat at a checkpoint of one match: what it had beyond the mean of the others, by how much it then won,
// and its part of the victory.
type sample struct {
	lead   features
	margin float64
	won    float64
}

// add takes in the checkpoints of a match and returns for each the index of the first seat's sample, those of the other
// seats following; -1 where the match had no such checkpoint.
func (w *winModel) add(r *result) (first [checkpoints]int) {
	for c := range w.samples {
		first[c] = -1
		if !r.reached[c] {
			continue
		}
		first[c] = len(w.samples[c])
		for s := range w.seats {
			w.samples[c] = append(w.samples[c], sample{w.lead(&r.features[c], s), float64(r.Margin(s)), r.Shares[s]})
		}
	}
	return first
}

// lead is what a seat has beyond the mean of the others.
func (w *winModel) lead(all *[warsaw.MaxSeats]features, seat int) features {
	lead := all[seat]
	for other := range w.seats {
		if other == seat {
			continue
		}
		for n, x := range all[other] {
			lead[n] -= x / float64(w.seats-1)
		}
	}
	return lead
}

// expected returns, for every sample of a checkpoint, how often seats win that are like it: a linear regression predicts
// the margin, and those with like predictions form groups.
func (w *winModel) expected(checkpoint int) []float64 {
	const groups = 40
	all := w.samples[checkpoint]
	predicted := predictMargins(all)
	order := make([]int, len(all))
	for n := range order {
		order[n] = n
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Or(cmp.Compare(predicted[a], predicted[b]), cmp.Compare(a, b)) })
	expected := make([]float64, len(all))
	for g := range groups {
		group := order[g*len(all)/groups : (g+1)*len(all)/groups]
		won := 0.0
		for _, n := range group {
			won += all[n].won
		}
		for _, n := range group {
			expected[n] = won / float64(len(group))
		}
	}
	return expected
}

// predictMargins predicts by how much each will win from its lead, by a ridge regression: where all have alike of
// something, it weighs nothing.
func predictMargins(all []sample) []float64 {
	if len(all) == 0 {
		return nil
	}
	leads, margins := mat.NewDense(len(all), len(features{}), nil), mat.NewVecDense(len(all), nil)
	for n := range all {
		leads.SetRow(n, all[n].lead[:])
		margins.SetVec(n, all[n].margin)
	}
	var squares mat.SymDense
	squares.SymOuterK(1, leads.T())
	var weights, predicted mat.VecDense
	weights.MulVec(leads.T(), margins)
	lab.SolveRidge(&squares, 1, &weights)
	predicted.MulVec(leads, &weights)
	return predicted.RawVector().Data
}
