package ai

import (
	_ "embed"
	"fmt"
	"hash/fnv"

	"capital/game/search"
	"capital/rules/expo"
)

// Rows are the rows of weights: one for each moment of each round. Later moments follow earlier ones.
const Rows = expo.Rounds * moments

// Moments is how many rows a round has.
const Moments = moments

// rowOf is where the weights stand for a seat.
func rowOf(t *expo.Table, seat int) int { return (t.Round()-1)*moments + momentOf(t, seat) }

// Weights are the weights of the architect's value function at a table of two to five seats.
type Weights [expo.MaxSeats - 1]ValueWeights

// At returns those for a table of so many seats.
func (w *Weights) At(seats int) *ValueWeights { return &w[seats-2] }

// ValueWeights are the weights for one number of seats.
type ValueWeights struct {
	// Rows tell what each feature is worth, in thousandths of prestige still to come.
	Rows [Rows][features]int16
	// Networks tell of each era what the sums leave out.
	Networks [expo.Eras]Network
}

// Network is a small network, as [search.Network] describes it.
type Network struct {
	Inputs [features]search.Input
	Begin  [eraRows]search.Sums
	Output search.Output
}

// eraRows is how many rows an era has.
const eraRows = Rows / expo.Eras

// network is the one for a row.
func (w *ValueWeights) network(row int) search.Network {
	n := &w.Networks[row/eraRows]
	return search.Network{Inputs: n.Inputs[:], Begin: &n.Begin[row%eraRows], Output: &n.Output}
}

// Sum is the sum of the features, each times its weight in the row.
func (w *ValueWeights) Sum(row int, f *Features) (value int64) {
	for n, weight := range &w.Rows[row] {
		value += int64(weight) * int64(f[n])
	}
	return value
}

// Value is what the features are worth in the row, in thousandths of prestige still to come: their sum, and what the network adds
// to it.
func (w *ValueWeights) Value(row int, f *Features) int64 {
	network := w.network(row)
	return w.Sum(row, f) + network.Value(f[:])
}

//go:embed architect.weights
var learned []byte

// weightsVersion is raised whenever what is learned changes its meaning.
const weightsVersion = 2

// weightsHeader is the first line of a file of weights: what they belong to.
func weightsHeader() string {
	return fmt.Sprintf("expo architect %d, %d rows, %d features, rules %016x\n", weightsVersion, Rows, features, fingerprint())
}

// fingerprint tells one state of the rules from another.
func fingerprint() uint64 {
	h := fnv.New64a()
	for id := range expo.TileID(expo.TileCount) {
		fmt.Fprintln(h, id, id.Colour(), id.Tile().Effects)
	}
	fmt.Fprintln(h, expo.Version)
	return h.Sum64()
}

// Encode writes the weights as a file: a line that tells what they belong to, then the numbers as they stand in [Weights], the lower
// byte first.
func (w *Weights) Encode() []byte {
	return search.EncodeWeights(weightsHeader(), w)
}

// DecodeWeights reads a file of weights. It fails where they were learned for other rules or other features, or the file is not
// whole.
func DecodeWeights(data []byte) (*Weights, error) {
	w := new(Weights)
	if err := search.DecodeWeights(weightsHeader(), data, w); err != nil {
		return nil, err
	}
	return w, nil
}
