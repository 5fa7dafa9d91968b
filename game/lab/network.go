package lab

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"capital/game/search"
)

// How a network is trained.
const (
	trainingBatch = 128   // examples a step
	trainingRate  = 0.002 // how far a step goes at first; at the end it is a twentieth of that
	weightDecay   = 0.01
	momentum      = 0.9   // Adam's two decays: of the mean
	inertia       = 0.999 // and of the mean square
)

// Example is what a network is to learn of one position: what is seen there, when that is, and the points that it stands for.
type Example struct {
	Inputs []int16
	When   int
	Points float32
}

// TrainedNetwork is a network with arrays of its own. Begin has one element for each time that an example may have.
type TrainedNetwork struct {
	Inputs []search.Input
	Begin  []search.Sums
	Output search.Output
}

// layer holds a number for each hidden unit.
type layer [search.HiddenUnits]float32

// parameters are those of a network that is trained, and what else is kept of each. The inputs are scaled: see [scaling].
type parameters struct {
	inputs []layer // weights of each input in the hidden units
	begin  []layer // what the hidden units begin with, at each time
	output layer
	last   layer // of which only the first counts: what the value begins with
}

func newParameters(inputs, times int) *parameters {
	return &parameters{inputs: make([]layer, inputs), begin: make([]layer, times)}
}

// layers are all of them.
func (p *parameters) layers(each func(n int, l *layer)) {
	for n := range p.inputs {
		each(n, &p.inputs[n])
	}
	for n := range p.begin {
		each(len(p.inputs)+n, &p.begin[n])
	}
	each(len(p.inputs)+len(p.begin), &p.output)
	each(len(p.inputs)+len(p.begin)+1, &p.last)
}

// TrainNetwork trains a network on examples, so many passes through all of them, to come as near to their points as it can: the
// mean of the squares is made small by Adam (Kingma and Ba 2015). The same examples and seed bring the same network on every machine
// of a kind. There is at least one example.
func TrainNetwork(examples []Example, times, passes int, seed uint64) TrainedNetwork {
	t := newTraining(examples, times, seed)
	steps := 0
	order := t.chance.Perm(len(examples))
	for pass := range passes {
		rate := trainingRate * math.Pow(0.05, float64(pass)/float64(passes))
		t.chance.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for at := 0; at < len(order); at += trainingBatch {
			steps++
			t.step(order[at:min(at+trainingBatch, len(order))], float32(rate), steps)
		}
	}
	return t.network()
}

// training is the training of one network.
type training struct {
	examples []Example
	scale    scaling
	chance   *rand.Rand
	now      *parameters
	slope    *parameters // of the error, in the batch
	mean     *parameters // of the slopes so far
	square   *parameters // and of their squares
	x        []float32   // the inputs of an example, scaled
}

func newTraining(examples []Example, times int, seed uint64) *training {
	inputs := len(examples[0].Inputs)
	t := &training{examples: examples, scale: newScaling(examples), chance: rand.New(rand.NewPCG(seed, 1)), x: make([]float32, inputs)}
	t.now, t.slope, t.mean, t.square = newParameters(inputs, times), newParameters(inputs, times), newParameters(inputs, times), newParameters(inputs, times)
	for u := range search.HiddenUnits {
		for n := range t.now.inputs {
			t.now.inputs[n][u] = float32(0.15 * t.chance.NormFloat64())
		}
		begin := float32(0.3 * t.chance.NormFloat64())
		for n := range t.now.begin {
			t.now.begin[n][u] = begin
		}
		t.now.output[u] = float32(0.05 * t.chance.NormFloat64())
	}
	return t
}

// step changes the parameters by what a batch of examples shows.
func (t *training) step(batch []int, rate float32, steps int) {
	t.slope.layers(func(_ int, l *layer) { *l = layer{} })
	for _, n := range batch {
		t.learn(&t.examples[n], 1/float32(len(batch)))
	}
	means, squares := t.mean.all(), t.square.all()
	slopes := t.slope.all()
	grown := float32(1 - math.Pow(momentum, float64(steps)))
	grownSquare := float32(1 - math.Pow(inertia, float64(steps)))
	t.now.layers(func(n int, l *layer) {
		mean, square, slope := means[n], squares[n], slopes[n]
		for u, g := range slope {
			mean[u] = momentum*mean[u] + (1-momentum)*g
			square[u] = inertia*square[u] + (1-inertia)*g*g
			l[u] -= rate * (mean[u]/grown/(float32(math.Sqrt(float64(square[u]/grownSquare)))+1e-8) + weightDecay*l[u])
		}
	})
}

func (p *parameters) all() (layers []*layer) {
	p.layers(func(_ int, l *layer) { layers = append(layers, l) })
	return layers
}

// learn adds to the slopes what one example shows, weighed.
func (t *training) learn(e *Example, weight float32) {
	t.scale.apply(e.Inputs, t.x)
	var units, back layer
	miss := weight * (t.now.value(t.x, e.When, &units) - e.Points)
	t.slope.last[0] += miss
	for u, unit := range units {
		if unit > 0 {
			t.slope.output[u] += miss * unit
			back[u] = miss * t.now.output[u]
			t.slope.begin[e.When][u] += back[u]
		}
	}
	for n, x := range t.x {
		slope := &t.slope.inputs[n]
		for u := range back {
			slope[u] += back[u] * x
		}
	}
}

// value is what the network makes of scaled inputs. It leaves the hidden units as they are then.
func (p *parameters) value(inputs []float32, when int, units *layer) float32 {
	*units = p.begin[when]
	for n, x := range inputs {
		weights := &p.inputs[n]
		for u := range units {
			units[u] += weights[u] * x
		}
	}
	value := p.last[0]
	for u := range units {
		units[u] = max(0, units[u])
		value += p.output[u] * units[u]
	}
	return value
}

// scaling brings inputs to a mean of 0 and a deviation of 1. Those that hardly ever change are left out.
type scaling struct{ mean, factor []float32 }

func newScaling(examples []Example) scaling {
	inputs := len(examples[0].Inputs)
	sums, squares := make([]float64, inputs), make([]float64, inputs)
	for n := range examples {
		for k, x := range examples[n].Inputs {
			sums[k] += float64(x)
			squares[k] += float64(x) * float64(x)
		}
	}
	s := scaling{make([]float32, inputs), make([]float32, inputs)}
	for k := range sums {
		mean := sums[k] / float64(len(examples))
		s.mean[k] = float32(mean)
		if deviation := math.Sqrt(max(0, squares[k]/float64(len(examples))-mean*mean)); deviation >= 0.02 {
			s.factor[k] = float32(1 / deviation)
		}
	}
	return s
}

func (s *scaling) apply(inputs []int16, scaled []float32) {
	for k, x := range inputs {
		scaled[k] = (float32(x) - s.mean[k]) * s.factor[k]
	}
}

// network is what has been trained in whole numbers, as a computer player uses it: of each hidden unit's sum the largest that any
// example comes to is as large as may be.
func (t *training) network() TrainedNetwork {
	p := t.unscaled()
	n := TrainedNetwork{make([]search.Input, len(p.inputs)), make([]search.Sums, len(p.begin)), search.Output{Begin: whole(1000 * float64(p.last[0]))}}
	var factor [search.HiddenUnits]float64
	for u, largest := range t.largest() {
		factor[u] = search.SumLimit / max(1e-3, float64(largest))
		n.Output.Weights[u] = whole(1000 * float64(p.output[u]) * search.SumLimit / factor[u])
		for when := range n.Begin {
			n.Begin[when][u] = whole(float64(p.begin[when][u]) * factor[u])
		}
	}
	for k := range n.Inputs {
		var weights [search.HiddenUnits]float64
		largest := 0.0
		for u, weight := range p.inputs[k] {
			weights[u] = float64(weight) * factor[u]
			largest = max(largest, math.Abs(weights[u]))
		}
		n.Inputs[k].Shift = uint8(max(0, bits.Len32(uint32(whole(largest)))-7))
		for u, weight := range weights {
			n.Inputs[k].Weights[u] = int8(max(-127, min(127, math.Round(math.Ldexp(weight, -int(n.Inputs[k].Shift))))))
		}
	}
	return n
}

// whole is the nearest whole number.
func whole(x float64) int32 { return int32(math.Round(max(math.MinInt32, min(math.MaxInt32, x)))) }

// largest are the largest sums of the hidden units that any example comes to, above or below 0.
func (t *training) largest() (largest layer) {
	for n := range t.examples {
		e := &t.examples[n]
		t.scale.apply(e.Inputs, t.x)
		units := t.now.begin[e.When]
		for k, x := range t.x {
			weights := &t.now.inputs[k]
			for u := range units {
				units[u] += weights[u] * x
			}
		}
		for u, unit := range units {
			largest[u] = max(largest[u], unit, -unit)
		}
	}
	return largest
}

// unscaled are the parameters for inputs as they come.
func (t *training) unscaled() *parameters {
	p := newParameters(len(t.now.inputs), len(t.now.begin))
	p.output, p.last = t.now.output, t.now.last
	copy(p.begin, t.now.begin)
	for k, weights := range t.now.inputs {
		for u, weight := range weights {
			p.inputs[k][u] = weight * t.scale.factor[k]
			for when := range p.begin {
				p.begin[when][u] -= weight * t.scale.factor[k] * t.scale.mean[k]
			}
		}
	}
	return p
}
