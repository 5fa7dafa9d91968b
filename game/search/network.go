package search

// HiddenUnits is how many hidden units a network has.
const HiddenUnits = 24

// Network is a small neural network, by which a value function sees what no sum of its features shows: that one is worth more
// where there is much of another. A hidden unit is the sum of the inputs, each times its weight, and nothing where that is less than
// 0. The value is the sum of the hidden units, each times its weight. All are whole numbers, and come to the same on every machine.
// A game keeps the arrays with its weights.
type Network struct {
	Inputs []Input
	Begin  *Sums // what the sums begin with, by when it is asked
	Output *Output
}

// Input is one input's weights in the hidden units, to be shifted to the left so many bits.
type Input struct {
	Shift   uint8
	Weights [HiddenUnits]int8
}

// Sums are those of all hidden units. In what is learned from they stay below SumLimit, and nothing ever comes to 32 times as much.
type Sums [HiddenUnits]int32

// SumLimit is how large the sum of a hidden unit is at most: see [Sums].
const SumLimit = 1 << sumBits

const sumBits = 24

// Output is what the value begins with, in thousandths of a point, and what a hidden unit adds where its sum is [SumLimit].
type Output struct {
	Begin   int32
	Weights Sums
}

// Change brings the sums from some features to others. What both have in common costs nothing. The sums begin with Begin, for which
// all features are 0.
func (n *Network) Change(sums *Sums, from, to []int16) {
	inputs, from := n.Inputs[:len(to)], from[:len(to)]
	for k, x := range to {
		if x == from[k] {
			continue // as most are
		}
		inputs[k].add(sums, int32(x)-int32(from[k]))
	}
}

// add adds what so much of the input is in the hidden units.
func (in *Input) add(sums *Sums, more int32) {
	more <<= in.Shift
	for u, weight := range &in.Weights {
		sums[u] += more * int32(weight)
	}
}

// ValueOf is what the network makes of sums, in thousandths of a point.
func (n *Network) ValueOf(sums *Sums) int64 {
	value := int64(n.Output.Begin)
	for u, sum := range sums {
		if sum > 0 {
			value += int64(sum) * int64(n.Output.Weights[u]) >> sumBits
		}
	}
	return value
}

// sums are those of the hidden units.
func (n *Network) sums(features []int16) Sums {
	sums := *n.Begin
	for k, x := range features {
		if x != 0 {
			n.Inputs[k].add(&sums, int32(x))
		}
	}
	return sums
}

// Value is what the network makes of the features, in thousandths of a point.
func (n *Network) Value(features []int16) int64 {
	sums := n.sums(features)
	return n.ValueOf(&sums)
}

// Parts tells of each feature what it adds to the value where the others are as they are: near there the network is a sum, of
// which these are all but a constant. What they are rounded by is less than a thousandth each.
func (n *Network) Parts(features []int16, part func(feature int, value int64)) {
	sums := n.sums(features)
	for k, x := range features {
		if x == 0 {
			continue
		}
		in, value := &n.Inputs[k], int64(0)
		for u, sum := range sums {
			if sum > 0 {
				value += int64(int32(x)<<in.Shift*int32(in.Weights[u])) * int64(n.Output.Weights[u])
			}
		}
		part(k, value>>sumBits)
	}
}
