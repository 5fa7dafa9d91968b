package lab

import (
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"testing"

	"capital/game/search"
)

// products are examples of what no sum shows: two things that are worth something together, later half as much.
func products(count int, seed uint64) []Example {
	chance := rand.New(rand.NewPCG(seed, 0))
	examples := make([]Example, count)
	for n := range examples {
		a, b, when := chance.IntN(5), chance.IntN(5), chance.IntN(2)
		examples[n] = Example{Inputs: []int16{int16(a), int16(b), 7, int16(chance.IntN(100))}, When: when, Points: float32(a*b) - 2*float32(when)}
	}
	return examples
}

// A network learns what no sum shows, and what it was not shown is alike.
func TestANetworkLearns(t *testing.T) {
	trained := TrainNetwork(products(4000, 1), 2, 40, 1)
	squares := 0.0
	test := products(1000, 2)
	for _, e := range test {
		n := search.Network{Inputs: trained.Inputs, Begin: &trained.Begin[e.When], Output: &trained.Output}
		miss := float64(n.Value(e.Inputs))/1000 - float64(e.Points)
		squares += miss * miss
	}
	if off := math.Sqrt(squares / float64(len(test))); off > 1 { // a sum of both is off by 2 at best
		t.Errorf("it is off by %.2f", off)
	}
}

// The same examples and seed bring the same network.
func TestTrainingFollowsFromTheSeed(t *testing.T) {
	once := TrainNetwork(products(300, 1), 2, 2, 5)
	if !reflect.DeepEqual(once, TrainNetwork(products(300, 1), 2, 2, 5)) {
		t.Error("the same examples bring another network")
	}
	if reflect.DeepEqual(once, TrainNetwork(products(300, 1), 2, 2, 6)) {
		t.Error("another seed brings the same network")
	}
}

// learnedNetworks are what is learned in two rounds of which the second shows something else than the first.
func learnedNetworks(t *testing.T) []TrainedNetwork {
	t.Helper()
	l := NetworkLearning{Networks: 2, Times: 2, Passes: 2, Games: 30, Seed: 7}
	var last []TrainedNetwork
	rounds := 0
	err := l.Learn(t.Context(), 3, 2, func(seed uint64, show func(network int, e Example)) {
		if first := uint64(7 + (3+rounds)*30); seed < first || seed >= first+30 {
			t.Errorf("a match of round %d has the seed %d", rounds, seed)
		}
		for _, e := range products(9, seed) {
			show(0, e)
		}
	}, func(round int, networks []TrainedNetwork) error {
		if round != rounds || len(networks) != 2 || networks[1].Inputs != nil {
			t.Errorf("round %d is told as %d: %+v", rounds, round, networks)
		}
		rounds++
		last = networks
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return last
}

// A network learns from the matches of two rounds, in their order, on any number of cores.
func TestNetworksLearnFromTwoRounds(t *testing.T) {
	var examples []Example
	for seed := uint64(7 + 3*30); seed < 7+5*30; seed++ {
		examples = append(examples, products(9, seed)...)
	}
	many := learnedNetworks(t)
	if want := TrainNetwork(examples, 2, 2, 7+2); !reflect.DeepEqual(many[0], want) {
		t.Error("they learn from something else")
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if !reflect.DeepEqual(learnedNetworks(t), many) {
		t.Error("one core learns something else")
	}
}
