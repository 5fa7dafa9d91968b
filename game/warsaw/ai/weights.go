package ai

import (
	_ "embed"
	"fmt"
	"hash/fnv"
	"sync"

	"capital/game/search"
	"capital/rules/warsaw"
)

// Weights are the weights of the architect's value function at a table of two, of three and
// of four seats: the fewer there are, the more of the milestones come to each and the more
// money.
type Weights [warsaw.MaxSeats - 1]ValueWeights

// At returns those for a table of so many seats.
func (w *Weights) At(seats int) *ValueWeights { return &w[seats-2] }

// ValueWeights are the weights for one number of seats.
type ValueWeights struct {
	// Features is the weight of each feature at each stage, in thousandths of a victory
	// point at the end of the match.
	Features [Stages][featureCount]int16
	// Networks tell of each epoch's stages what the sums leave out.
	Networks [warsaw.Epochs]Network
	// Denial is the weight of a loss of the seat that is handed the tiles next, in per cent
	// of the loss.
	Denial int16
}

// Network is a small network, as [search.Network] describes it.
type Network struct {
	Inputs [featureCount]search.Input
	Begin  [stagesOfEpoch]search.Sums
	Output search.Output
}

// network is the one for a stage.
func (w *ValueWeights) network(stage int) search.Network {
	n := &w.Networks[stage/stagesOfEpoch]
	return search.Network{Inputs: n.Inputs[:], Begin: &n.Begin[stage%stagesOfEpoch], Output: &n.Output}
}

//go:embed architect.weights
var learned []byte

// learnedWeights are what was learned. Nobody changes them.
var learnedWeights = sync.OnceValues(func() (*Weights, error) { return DecodeWeights(learned) })

// weightsVersion is raised whenever what is learned changes its meaning.
const weightsVersion = 5

// weightsHeader is the first line of a file of weights: what they belong to.
func weightsHeader() string {
	return fmt.Sprintf("capital architect %d, %d stages, %d features, tiles %016x\n", weightsVersion, Stages, featureCount, fingerprint())
}

// fingerprint tells one tile table from another.
func fingerprint() uint64 {
	h := fnv.New64a()
	for id := warsaw.TileID(0); id.Valid(); id++ {
		t := id.Tile()
		fmt.Fprintln(h, t.Code, t.Epoch, t.Price, t.Quarters, t.Building, t.Transport, t.VP, t.Coins)
	}
	return h.Sum64()
}

// Encode writes the weights as a file: a line that tells what they belong to, then
// the numbers as they stand in [Weights], the lower byte first.
func (w *Weights) Encode() []byte {
	return search.EncodeWeights(weightsHeader(), w)
}

// DecodeWeights reads a file of weights. It fails where they were learned for other
// tiles or other features, or the file is not whole.
func DecodeWeights(data []byte) (*Weights, error) {
	w := new(Weights)
	if err := search.DecodeWeights(weightsHeader(), data, w); err != nil {
		return nil, err
	}
	return w, nil
}

// Sum is the sum of the features, each times its weight at the stage.
func (w *ValueWeights) Sum(stage int, f *Features) int64 {
	total := int64(0)
	for n, weight := range &w.Features[stage] {
		total += int64(weight) * int64(f[n])
	}
	return total
}

// Value is what the features at a stage are worth, in thousandths of a victory point: their sum, and what the network adds to it.
func (w *ValueWeights) Value(stage int, f *Features) int64 {
	network := w.network(stage)
	return w.Sum(stage, f) + network.Value(f[:])
}
