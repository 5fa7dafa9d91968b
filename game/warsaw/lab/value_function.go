package lab

import (
	"math"
	"sync"

	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/mat"

	"capital/game/lab"
	"capital/game/warsaw/ai"
)

// How targets are made, and weights held.
const (
	lambda = 0.90 // share of the target that is what came; the rest is what the later stage's value function says
	ridge  = 40   // penalty on the squares of a weight's distance from the later stage's: so many samples draw it away
)

// featureCount is how many features there are.
const featureCount = len(ai.Features{})

// stageWeights are the weights of the features at one stage, in victory points.
type stageWeights [featureCount]float64

// valueFunction is the weights of all stages.
type valueFunction [ai.Stages]stageWeights

// average makes a mean of n value functions of the mean of n-1 and one more.
func (f *valueFunction) average(one *valueFunction, n int) {
	for stage := range f {
		for k := range f[stage] {
			f[stage][k] += (one[stage][k] - f[stage][k]) / float64(n)
		}
	}
}

// rounded is the value function in thousandths.
func (f *valueFunction) rounded() (r [ai.Stages][featureCount]int16) {
	for stage := range f {
		for k, x := range f[stage] {
			r[stage][k] = int16(max(math.MinInt16, min(math.MaxInt16, math.Round(1000*x))))
		}
	}
	return r
}

// value is the sum of the features by their weights.
func (w *stageWeights) value(f *ai.Features) float64 {
	sum := 0.0
	for k, x := range f {
		sum += w[k] * float64(x)
	}
	return sum
}

// fitValues finds the value function of all stages from the trajectories of two rounds, the last stage first. It returns
// as well by how much the first stage's prediction of a score is off, as the root of the mean of squares.
func fitValues(played, old []trajectory) (found valueFunction, off float64) {
	f := fit{squares: sumSquares(played, old)}
	for _, round := range [][]trajectory{played, old} {
		for n := range round {
			f.samples = append(f.samples, &round[n])
			f.target = append(f.target, round[n].score)
		}
	}
	var later stageWeights
	for stage := ai.Stages - 1; stage >= 0; stage-- {
		found[stage] = f.fitStage(stage, &later)
		off = f.lookBack(stage, &found[stage])
		later = found[stage]
	}
	return found, off
}

// fit is a fit on its way from the last stage to the first.
type fit struct {
	samples []*trajectory
	target  []float64       // the score of each sample, as seen from the stage
	squares []*mat.SymDense // of each stage: the sums of the products of all pairs of features
}

// fitStage finds the weights of a stage by ridge regression: they are held to the later stage's.
func (f *fit) fitStage(stage int, later *stageWeights) stageWeights {
	right := make([]float64, featureCount)
	for i, sample := range f.samples {
		at := &sample.at[stage]
		residual := f.target[i] - at.vp - later.value(&at.seen)
		for k, x := range at.seen {
			right[k] += float64(x) * residual
		}
	}
	lab.SolveRidge(f.squares[stage], ridge, mat.NewVecDense(featureCount, right))
	floats.Add(right, later[:])
	return stageWeights(right)
}

// lookBack makes the targets those of the stage before, and returns by how much the predictions of this one are off.
func (f *fit) lookBack(stage int, weights *stageWeights) (off float64) {
	for i, sample := range f.samples {
		at := &sample.at[stage]
		predicted := at.vp + weights.value(&at.seen)
		off += (predicted - f.target[i]) * (predicted - f.target[i])
		if at.best != nil {
			f.target[i] = at.bestVP + weights.value(at.best)
		} else {
			f.target[i] = lambda*f.target[i] + (1-lambda)*predicted
		}
	}
	return math.Sqrt(off / float64(len(f.samples)))
}

// sumSquares adds up, for each stage, the products of all pairs of features. Most features are 0: only the others of each
// sample are looked at.
func sumSquares(rounds ...[]trajectory) []*mat.SymDense {
	squares := make([]*mat.SymDense, ai.Stages)
	var adding sync.WaitGroup
	for stage := range squares {
		adding.Go(func() {
			sums := make([]float64, featureCount*featureCount)
			for _, round := range rounds {
				for n := range round {
					addSquares(sums, &round[n].at[stage].seen)
				}
			}
			squares[stage] = mat.NewSymDense(featureCount, sums)
		})
	}
	adding.Wait()
	return squares
}

// addSquares adds the products of all pairs of features; of a pair the earlier first, as [mat.SymDense] reads them.
func addSquares(sums []float64, f *ai.Features) {
	var at [featureCount]int
	found := 0
	for k, x := range f {
		if x != 0 {
			at[found] = k
			found++
		}
	}
	for i, row := range at[:found] {
		x := float64(f[row])
		for _, column := range at[i:found] {
			sums[row*featureCount+column] += x * float64(f[column])
		}
	}
}
