package ai

import (
	"capital/game/search"
	"capital/rules/warsaw"
)

// master searches: it plays the architect's best options on in samples of what is hidden,
// and takes the one that leaves it furthest ahead.
type master struct {
	seed    uint64
	weights *Weights
	limit   Limit
	who     person // or nobody
}

// trusted is as how many samples a master counts what the architect thinks of an option: where samples can't tell two apart, that
// decides.
const trusted = 12

// masterSamples is how many samples a master takes that nobody limits: more hardly ever
// change its mind.
const masterSamples = 400

func newMaster(seed uint64, limit Limit) (master, error) {
	w, err := learnedWeights()
	return master{seed: seed, weights: w, limit: limit}, err
}

func (p master) within(limit Limit) Player {
	p.limit = limit
	return p
}

// Choose searches to the limit.
func (p master) Choose(v *warsaw.View) warsaw.Action {
	s := p.newSearch(v)
	limit := p.limit
	if limit.None() {
		limit.Samples = masterSamples
	}
	s.Run(limit)
	return s.choice(p.who)
}

// newSearch begins to search for what to do: among the options that the architect values most, several uses of each tile of a hand,
// and drops those that fall behind. As long as the epoch goes on, all seats of its rollouts look at the tile after, too; what is said
// of a decision rests on more samples instead.
func (p master) newSearch(v *warsaw.View) *masterSearch {
	s := p.emptySearch(v)
	s.Prunes, s.margins = true, search.Leads
	s.policy.breadth = architectBreadth
	chooser := s.policy
	chooser.yield = p.limit.Yield
	var buf [maxOptions]option
	picks, tried := v.Owes(v.Seat()) == warsaw.DecidePick, map[warsaw.TileID]int{}
	for _, o := range chooser.options(v, buf[:0]) {
		if s.Open() == masterBreadth || picks && tried[o.action.Tile] == usesTried {
			continue
		}
		tried[o.action.Tile]++
		s.Guess(o.action, float64(o.value)/1000, trusted)
	}
	return s
}

// newBroadSearch begins to search for what there is to be said of a decision: of a pick, of
// several ways to use each tile of the hand; and of the action also, where one is given. It
// drops none and goes on to its limit, even with one candidate.
func (p master) newBroadSearch(v *warsaw.View, also warsaw.Action) *masterSearch {
	s := p.emptySearch(v)
	s.Endless = true
	s.keepAccounts()
	if also.Kind != 0 {
		s.Add(also)
	}
	var buf [maxActions]warsaw.Action
	if v.Owes(v.Seat()) == warsaw.DecidePick {
		var hand [4]warsaw.TileID
		for _, tile := range v.Own().Hand(hand[:0]) {
			s.addBest(v.Uses(tile, buf[:0]), usesConsidered, also)
		}
	} else {
		s.addBest(v.Legal(false, buf[:0]), masterBreadth, also)
	}
	return s
}

func (p master) emptySearch(v *warsaw.View) *masterSearch {
	return newSearch(v, architect{weights: p.weights}, search.Mix(p.seed, hashView(v)))
}

// hashView is a number that tells most views apart.
func hashView(v *warsaw.View) uint64 {
	h := search.Mix(uint64(v.Seat()), uint64(v.Epoch()<<16|v.Round()<<8|int(v.Phase())))
	for s := range v.Seats() {
		p := v.Player(s)
		h = search.Mix(h, uint64(p.Coins)<<32|uint64(p.VP)<<16|uint64(p.District.Occupied()))
	}
	var hand [4]warsaw.TileID
	for _, tile := range v.Own().Hand(hand[:0]) {
		h = search.Mix(h, uint64(tile))
	}
	return search.Mix(h, uint64(v.Revealed(v.Seat())))
}
