package ai

import (
	"slices"

	"capital/game/search"
	"capital/rules/warsaw"
)

// architectValue is the architect's value function for the prospects of one decision.
type architectValue struct {
	weights  *ValueWeights
	features extractor
	network  search.Network
	sums     search.Sums // of the network, as it was asked last,
	known    Features    // about these
	seen     Features
}

func newArchitectValue(w *Weights, t *warsaw.Table, seat, stage int) architectValue {
	a := architectValue{weights: w.At(t.Seats()), features: newExtractor(t, seat, stage)}
	if stage < Stages {
		a.network = a.weights.network(stage)
		a.sums = *a.network.Begin
	}
	return a
}

// of is the value of a prospect in thousandths of a victory point.
func (a *architectValue) of(p *warsaw.Prospect) int64 {
	total := 1000 * int64(p.VP)
	if a.features.stage == Stages { // nothing is left but to count coins
		return total + 200*int64(p.Coins)
	}
	a.features.extract(p, &a.seen)
	a.network.Change(&a.sums, a.known[:], a.seen[:])
	a.known = a.seen
	return total + a.weights.Sum(a.features.stage, &a.seen) + a.network.ValueOf(&a.sums)
}

// rank inserts the actions among the options found.
func (a *architectValue) rank(v *warsaw.View, actions []warsaw.Action, found []option) []option {
	for _, action := range actions {
		then := after(v, action)
		found = insert(found, option{action, a.of(&then)})
	}
	return found
}

// bestUse is the best use of a tile, the first of equals.
func (a *architectValue) bestUse(v *warsaw.View, tile warsaw.TileID) option {
	var buf [maxActions]warsaw.Action
	var room [1]option
	return a.rank(v, v.Uses(tile, buf[:0]), room[:0])[0]
}

// expect is the best of so many values drawn from these, on average. It sorts them.
func expect(values []int64, drawn int) int64 {
	slices.Sort(values)
	slices.Reverse(values)
	// The nth best is the best drawn where it is drawn and none before it is: a share
	// in millionths of what is left, whole numbers being the same on every machine.
	total, left := int64(0), int64(1_000_000)
	for n, value := range values {
		among := len(values) - n
		share := left * int64(min(drawn, among)) / int64(among)
		total += share * value
		left -= share
	}
	return total / 1_000_000
}

// seatValue is the value of what a seat of a match has at the beginning of an epoch or at
// the end of the match, in thousandths of a victory point.
func (p architect) seatValue(m *warsaw.Match, seat int) int64 {
	player := m.Player(seat)
	if m.Over() {
		return 1000*int64(player.VP) + 200*int64(player.Coins)
	}
	at := warsaw.Prospect{District: player.District, Coins: int(player.Coins), VP: int(player.VP)}
	value := newArchitectValue(p.weights, &m.Table, seat, StageAfterChoices(m.Epoch()-1))
	return value.of(&at)
}

// Foresee returns what the architect would see after an action other than a pick,
// and the victory points its seat would then hold.
func Foresee(v *warsaw.View, a warsaw.Action) (f Features, vp int) {
	p := after(v, a)
	x := newExtractor(&v.Table, v.Seat(), StageOf(v))
	x.extract(&p, &f)
	return f, p.VP
}

// Observe returns what the architect sees in a seat's district as it lies, at a stage.
func Observe(t *warsaw.Table, seat, stage int) Features {
	var f Features
	player := t.Player(seat)
	p := warsaw.Prospect{District: player.District, Coins: int(player.Coins), VP: int(player.VP)}
	x := newExtractor(t, seat, stage)
	x.extract(&p, &f)
	return f
}
