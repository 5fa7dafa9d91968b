package ai

import "capital/rules/expo"

// Regret is what a person would come to regret about a move, for words to tell.
type Regret struct {
	Kind   RegretKind
	Better expo.Action // what would be regretted less, or not at all
	Track  expo.Track  // of RegretEnd: the track
	Count  int         // how much there is to regret, as Kind says
}

// RegretKind is what is regretted.
type RegretKind uint8

// What is regretted.
const (
	// RegretTaxes: the price takes Count loans, each for 1 prestige.
	RegretTaxes RegretKind = iota + 1
	// RegretPlacing: the cell costs Count prestige.
	RegretPlacing
	// RegretJobs: Count Employment are lost for want of people.
	RegretJobs
	// RegretEnd: Count of Track are lost beyond its end.
	RegretEnd
	// RegretPayers: it is the last activation of the turn, and Count tourists that could pay for it instead of cubes stay idle.
	RegretPayers
	// RegretStop: the seat could activate Count tiles more, and activates none.
	RegretStop
	// RegretLake: Count of the open tiles could be built.
	RegretLake
	regretKinds // one past the last
)

// regretMargin is by how much something else is better before a move is regretted: in thousandths of prestige, by the architect's
// value function. That idle tourists should have paid is plain without it.
const regretMargin = 2000

// Critic says what would be regretted about moves, by the architect's value function. It may be asked by several goroutines.
type Critic struct{ by greedy }

// NewCritic makes a critic. The error says that the weights can't be read.
func NewCritic() (Critic, error) {
	w, err := DecodeWeights(learned)
	return Critic{greedy{learnedValue{w}}}, err
}

// Regretted says what would be regretted about a legal action, if anything would: what is plain as the table lies, where something
// else would be clearly better by the architect's value function, too. It tells nothing that the view does not know, and only
// what warns allows.
func (c Critic) Regretted(v *expo.View, a expo.Action, warns func(RegretKind) bool) (r Regret, ok bool) {
	g := regretting{by: c.by}
	g.eye.start(v)
	did := g.look(&a)
	for kind := RegretTaxes; kind < regretKinds; kind++ {
		if did.counts[kind] > 0 && warns(kind) {
			if better, ok := g.clearly(kind, &a, &did); ok {
				r = Regret{Kind: kind, Better: better, Count: did.counts[kind]}
				if kind == RegretEnd {
					r.Track = did.ended
				}
				return r, true
			}
		}
	}
	return r, false
}

// regretting looks at the moves of one decision.
type regretting struct {
	by  greedy
	eye eye
}

// deed is what one move does: how much there is to regret of each kind, and what it is worth.
type deed struct {
	counts [regretKinds]int
	ended  expo.Track // the track past whose end most is lost
	value  int64
}

// clearly finds the best of the moves that have less to regret of a kind, and reports whether it is clearly better.
func (g *regretting) clearly(kind RegretKind, a *expo.Action, did *deed) (better expo.Action, ok bool) {
	var buf [maxActions]expo.Action
	highest := int64(0)
	for _, other := range g.eye.now.Legal(g.eye.seat, buf[:0]) {
		if kind == RegretPayers && (other.Kind != expo.Activate || other.Cell() != a.Cell()) {
			continue
		}
		if d := g.look(&other); d.counts[kind] < did.counts[kind] && (better.Kind == 0 || d.value > highest) {
			better, highest = other, d.value
		}
	}
	least := int64(regretMargin)
	if kind == RegretPayers {
		least = 1
	}
	return better, better.Kind != 0 && highest-did.value >= least
}

// look looks at a move.
func (g *regretting) look(a *expo.Action) (d deed) {
	now, seat := &g.eye.now, g.eye.seat
	h := hearer{seat: seat, m: &g.eye.then}
	g.eye.then = *now
	g.eye.then.Apply(seat, *a, h.hear)
	d.counts[RegretTaxes], d.counts[RegretPlacing], d.counts[RegretJobs] = h.lots, h.placing, h.jobs
	for what, lost := range h.ended {
		if lost > d.counts[RegretEnd] {
			d.counts[RegretEnd], d.ended = lost, expo.Track(what)
		}
	}
	switch a.Kind {
	case expo.Activate:
		d.counts[RegretPayers] = g.idle(a)
	case expo.Stop, expo.RestPrestige, expo.RestCube:
		d.counts[RegretStop] = g.left()
	case expo.MakeLake:
		for _, id := range now.Open() {
			if now.Qualifies(seat, id) {
				d.counts[RegretLake]++
			}
		}
	}
	d.value = g.by.stopped(&g.eye, &g.eye.then)
	return d
}

// idle is how many tourists could pay instead of cubes for the activation that has just ended the turn.
func (g *regretting) idle(a *expo.Action) int {
	now, seat := &g.eye.now, g.eye.seat
	if goesOn(&g.eye.then, seat) {
		return 0
	}
	at := now.Player(seat).At(a.Cell())
	cost, _ := now.Cost(seat, at)
	return min(cost-a.Tourists.Count(), (now.Payers(seat, at) &^ a.Tourists).Count())
}

// left is how many tiles more the seat may activate, where it can pay for any.
func (g *regretting) left() int {
	var buf [maxActions]expo.Action
	now, seat := &g.eye.now, g.eye.seat
	for _, a := range now.Legal(seat, buf[:0]) {
		if a.Kind == expo.Activate {
			return now.Limit(seat) - now.Done()
		}
	}
	return 0
}

// hearer listens to what a seat's move does at once.
type hearer struct {
	seat                int
	m                   *expo.Match
	lots, placing, jobs int
	ended               expo.Gains // lost at the end of each track
	last                bool       // the match comes to its end
}

// hear takes what happens.
func (h *hearer) hear(e expo.Event) {
	switch {
	case e.Kind == expo.LastPayment:
		h.last = true
	case e.Seat != h.seat || h.last:
	case e.Kind == expo.Taxed:
		h.lots += e.Count
	case e.Kind == expo.Penalised:
		h.placing -= e.Count
	case e.Kind == expo.Gained && e.Effect <= expo.Observing && e.Lost > 0:
		if e.People {
			h.jobs += e.Lost
		} else {
			h.ended[e.Track] += e.Lost
		}
	}
}
