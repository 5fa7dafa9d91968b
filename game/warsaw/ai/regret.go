package ai

import "capital/rules/warsaw"

// Regret is what a person would come to regret about a move, for words to tell. Which of its fields count, its Kind says.
type Regret struct {
	Kind   RegretKind
	Better warsaw.Action // what would not be regretted
	Loss   warsaw.Sum    // what is lost, above 0
	Tile   warsaw.TileID // where it speaks of one, or NoTile
	Seat   int           // where it speaks of another seat
	Count  int           // coins, as Kind says
}

// RegretKind is what is regretted.
type RegretKind uint8

// What is regretted, with the fields that each uses besides Kind and Better.
const (
	// RegretIncome: the next income gets lower by Loss, and with the same tile elsewhere it would not.
	RegretIncome RegretKind = iota + 1
	// RegretTile: Tile, which is chosen, can only be discarded, and another of the hand could be built.
	RegretTile
	// RegretNext: Count coins are left, for which none of the tiles that come next could be built; Tile is one of them.
	RegretNext
	// RegretCoins: the coins that this brings or leaves are worth less at the end than what else could be done, by Loss.VP.
	RegretCoins
	// RegretLead: milestone Tile, which would go to the seat, would go to Seat, or to nobody (Seat below 0).
	RegretLead
	// RegretChance: milestone Tile, which the seat could take now, would stay with Seat, or with nobody (Seat below 0).
	RegretChance
)

// Margins of victory points by which something else is better before a move is regretted, in thousandths.
const (
	regretMargin = 2000
	regretCoins  = 2 // in whole points, where nothing is left to chance
)

// regretting looks at one move.
type regretting struct {
	v     *warsaw.View
	a     warsaw.Action
	warns func(RegretKind) bool
	by    architect
	value architectValue
}

// Critic says what would be regretted about moves, by the architect's value function. It may be asked by several goroutines.
type Critic struct{ weights *Weights }

// NewCritic makes a critic. The error says that the weights can't be read.
func NewCritic() (Critic, error) {
	w, err := learnedWeights()
	return Critic{w}, err
}

// Regretted says what would be regretted about a legal action, if anything would: what is lost for certain, where something
// else would be clearly better by the architect's value function too. For a pick the action is the use of the tile for which
// it is picked, or the pick itself where that is left open. It tells nothing that the view does not know, and only what
// warns allows.
func (c Critic) Regretted(v *warsaw.View, a warsaw.Action, warns func(RegretKind) bool) (r Regret, ok bool) {
	g := &regretting{v: v, a: a, warns: warns, by: architect{weights: c.weights, breadth: architectBreadth}}
	g.value = newArchitectValue(c.weights, &v.Table, v.Seat(), StageOf(v))
	for _, look := range [...]func() (Regret, bool){g.chosen, g.lead, g.coins, g.income, g.next} {
		if r, ok = look(); ok {
			return r, true
		}
	}
	return Regret{}, false
}

// spends reports whether the action puts a tile down.
func (g *regretting) spends() bool {
	return g.a.Kind == warsaw.Build || g.a.Kind == warsaw.Overbuild || g.a.Kind == warsaw.PlaceMilestone
}

// others lists what the seat could do instead with the same tile, or with any of its hand.
func (g *regretting) others(any bool, buf []warsaw.Action) []warsaw.Action {
	switch {
	case g.v.Owes(g.v.Seat()) != warsaw.DecidePick:
		return g.v.Legal(false, buf)
	case !any:
		return g.v.Uses(g.a.Tile, buf)
	}
	var hand [4]warsaw.TileID
	for _, tile := range g.v.Own().Hand(hand[:0]) {
		buf = g.v.Uses(tile, buf)
	}
	return buf
}

// worth is the value of what the seat has after an action, in thousandths of a victory point.
func (g *regretting) worth(a warsaw.Action) int64 {
	p := after(g.v, a)
	return g.value.of(&p)
}

// best is what is worth most of the other actions that will do.
func (g *regretting) best(actions []warsaw.Action, will func(a warsaw.Action, p *warsaw.Prospect) bool) (found warsaw.Action) {
	highest := int64(0)
	for _, a := range actions {
		p := after(g.v, a)
		if !will(a, &p) {
			continue
		}
		if n := g.value.of(&p); found.Kind == 0 || n > highest {
			found, highest = a, n
		}
	}
	return found
}

// clearly reports whether an action is better than another by so much that it is no matter of taste, by a look at the tile
// after and at what the next seat is left, too.
func (g *regretting) clearly(better, than warsaw.Action) bool {
	if better.Kind == 0 {
		return false
	}
	pair := [2]option{{than, g.worth(than)}, {better, g.worth(better)}}
	if g.value.features.stage%stagesOfEpoch < beforeIncome-1 {
		g.by.lookFurther(g.v, pair[:])
	}
	if g.v.Owes(g.v.Seat()) == warsaw.DecidePick {
		g.by.deny(g.v, pair[:])
	}
	sortOptions(pair[:])
	return pair[0].action == better && pair[0].value-pair[1].value >= regretMargin
}
