package ai

import (
	_ "embed"
	"fmt"
	"hash/fnv"

	"capital/game/search"
	"capital/rules/lux"
)

// Rows are the rows of weights: two for each moment of each round, one for the seat that sees its own hand, and one for others.
// Later moments follow earlier ones.
const (
	rowsOfRound = 2 * momentCount
	Rows        = lux.Rounds * rowsOfRound
)

// row is where the weights stand for a seat of a position.
func (p *position) row(seat int) int {
	moment := int(p.moment)
	if p.moment == playing {
		moment += mostLeft - min(p.left[seat], mostLeft)
	}
	row := (p.round-1)*rowsOfRound + 2*moment
	if seat != p.seat && p.moment != beginning {
		row++
	}
	return row
}

// Weights are the weights of the architect's value function against ROB, and at a table of two, of three and of four seats: what
// each feature is worth, in thousandths of a point still to come.
type Weights [lux.MaxSeats][Rows][featureCount]int16

// At returns those for a table of so many seats, of which ROB is none.
func (w *Weights) At(seats int) *[Rows][featureCount]int16 { return &w[seats-1] }

// people is how many seats a position has, ROB not counted.
func (p *position) people() int {
	if p.solo {
		return 1
	}
	return p.seats
}

// Value is the sum of the features, each times its weight in the row.
func (w *Weights) Value(seats, row int, f *Features) (value int64) {
	for n, weight := range &w.At(seats)[row] {
		value += int64(weight) * int64(f[n])
	}
	return value
}

//go:embed architect.weights
var learned []byte

// weightsVersion is raised whenever what is learned changes its meaning.
const weightsVersion = 1

// weightsHeader is the first line of a file of weights: what they belong to.
func weightsHeader() string {
	return fmt.Sprintf("lux architect %d, %d rows, %d features, rules %016x\n", weightsVersion, Rows, featureCount, fingerprint())
}

// fingerprint tells one state of the rules from another.
func fingerprint() uint64 {
	h := fnv.New64a()
	for p := lux.NoPower; p <= lux.PowerCount; p++ {
		fmt.Fprintln(h, p)
	}
	fmt.Fprintln(h, lux.Version)
	return h.Sum64()
}

// Encode writes the weights as a file: a line that tells what they belong to, then each weight in two bytes, the lower first,
// row by row and the fewest seats first.
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
