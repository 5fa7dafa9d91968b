package ai

import (
	_ "embed"
	"fmt"
	"hash/fnv"

	"capital/game/search"
	"capital/rules/rome"
)

// Rows are the rows of weights: one for each stage of each round, those of construction apart for a seat that has passed.
const (
	rowBuild = iota
	rowPassed
	rowSecond // before the second auction
	rowThird
	rowScore
	rowDraw
	rowsOfRound
	Rows = rome.Rounds * rowsOfRound
)

// row is where the weights stand for a seat of a position.
func (p *position) row(seat int) int { return rowOf(p.stage, p.Player(seat).Passed) }

// rowOf is where they stand at a stage for a seat that has passed or has not.
func rowOf(stage int, passed bool) int {
	row := stage / stagesOfRound * rowsOfRound
	switch stage %= stagesOfRound; {
	case stage == buildStage && !passed:
		return row + rowBuild
	case stage <= auctionStage:
		return row + rowPassed
	case stage <= scoreStage:
		return row + rowSecond + stage - auctionStage - 1
	}
	return row + rowDraw
}

// Weights are the weights of the architect's value function at a table of two, of three and of four seats: what each feature is
// worth, in thousandths of a point still to come.
type Weights [rome.MaxSeats - 1][Rows][featureCount]int16

// At returns those for a table of so many seats.
func (w *Weights) At(seats int) *[Rows][featureCount]int16 { return &w[seats-2] }

// Value is the sum of the features, each times its weight in the row.
func (w *Weights) Value(seats, row int, f *Features) int64 {
	return sumOf(w.At(seats)[row][:], f[:])
}

// land is the part of it that [extractor.extractLand] fills in.
func (w *Weights) land(seats, row int, f *Features) int64 {
	weights := &w.At(seats)[row]
	return sumOf(weights[atNow:atThreat], f[atNow:atThreat]) + int64(weights[atBonus])*int64(f[atBonus]) + sumOf(weights[atHold:], f[atHold:])
}

// means is the part of it that [extractor.extractMeans] fills in.
func (w *Weights) means(seats, row int, f *Features) int64 {
	return sumOf(w.At(seats)[row][atGain:atPips+1], f[atGain:atPips+1])
}

// rest is the part of it that [extractor.extractRest] fills in.
func (w *Weights) rest(seats, row int, f *Features) int64 {
	weights := &w.At(seats)[row]
	return sumOf(weights[:atGain], f[:atGain]) + sumOf(weights[atPips+1:atHold], f[atPips+1:atHold])
}

// sumOf is a sum of features, each times its weight.
func sumOf(weights, features []int16) (sum int64) {
	features = features[:len(weights)]
	for n, weight := range weights {
		sum += int64(weight) * int64(features[n])
	}
	return sum
}

//go:embed architect.weights
var learned []byte

// weightsVersion is raised whenever what is learned changes its meaning.
const weightsVersion = 1

// weightsHeader is the first line of a file of weights: what they belong to.
func weightsHeader() string {
	return fmt.Sprintf("capitol architect %d, %d rows, %d features, board %016x\n", weightsVersion, Rows, featureCount, fingerprint())
}

// fingerprint tells one board from another.
func fingerprint() uint64 {
	h := fnv.New64a()
	for p := range rome.Place(rome.Places) {
		fmt.Fprintln(h, p, p.Colour(), p.Sites(), p.Printed())
	}
	fmt.Fprintln(h, rome.Version)
	return h.Sum64()
}

// Encode writes the weights as a file: a line that tells what they belong to, then each weight in two bytes, the lower first,
// row by row and the fewest seats first.
func (w *Weights) Encode() []byte {
	return search.EncodeWeights(weightsHeader(), w)
}

// DecodeWeights reads a file of weights. It fails where they were learned for another board, other rules or other features, or
// the file is not whole.
func DecodeWeights(data []byte) (*Weights, error) {
	w := new(Weights)
	if err := search.DecodeWeights(weightsHeader(), data, w); err != nil {
		return nil, err
	}
	return w, nil
}
