package ai

import (
	_ "embed"
	"fmt"
	"hash/fnv"

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
	// Denial is the weight of a loss of the seat that is handed the tiles next, in per cent
	// of the loss.
	Denial int16
}

//go:embed architect.weights
var learned []byte

// weightsVersion is raised whenever what is learned changes its meaning.
const weightsVersion = 3

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
// each weight in two bytes, the lower first, stage by stage and the fewest seats first.
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

// sum is the sum of the features, each times its weight at the stage.
func (w *ValueWeights) sum(stage int, f *Features) int64 {
	total := int64(0)
	for n, weight := range &w.Features[stage] {
		total += int64(weight) * int64(f[n])
	}
	return total
}
