package ai

import "capital/rules/lux"

// Regret is what a person would come to regret about a move, for words to tell. Which of its fields count, its Kind says.
type Regret struct {
	Kind     RegretKind
	Better   lux.Action   // what would not be regretted
	District lux.District // the home district that it speaks of
	Total    int          // of the home district after the move,
	Limit    int          // and its limit then, as far as the seat knows the modifiers
	Power    lux.Power    // the power that it speaks of
	Cost     int          // points that a payment costs
	Points   int          // points that it keeps
}

// RegretKind is what is regretted.
type RegretKind uint8

// What is regretted, with the fields that each uses besides Kind and Better.
const (
	// RegretOver: the move puts the seat's District over its limit: Total of Limit.
	RegretOver RegretKind = iota + 1
	// RegretLaid: the seat plays no card after this, and what it still holds goes home and puts District over its limit: Total of
	// Limit. Where it holds none, the move ends the round while District is over its limit.
	RegretLaid
	// RegretVain: Power is impossible now, and nothing comes of it.
	RegretVain
	// RegretRefuse: the district that would be kept for Cost points has Points.
	RegretRefuse
	// RegretPay: the district that is kept for Cost points has no more than Points.
	RegretPay
)

// regretMargin is by how much something else is better before a move is regretted: in thousandths of a point, by the architect's
// value function.
const regretMargin = 2000

// Critic says what would be regretted about moves, by the architect's value function. It may be asked by several goroutines.
type Critic struct{ by greedy }

// NewCritic makes a critic. The error says that the weights can't be read.
func NewCritic() (Critic, error) {
	w, err := DecodeWeights(learned)
	return Critic{greedy{learnedValue{w}}}, err
}

// regretting looks at one move.
type regretting struct {
	v         *lux.View
	a         lux.Action
	by        greedy
	eye       *eye
	me        int
	now, then position
}

// Regretted says what would be regretted about a legal action, if anything would: what is plain as the table lies, where
// something else would be clearly better by the architect's value function, too. It tells nothing that the view does not know,
// and only what warns allows.
func (c Critic) Regretted(v *lux.View, a lux.Action, warns func(RegretKind) bool) (r Regret, ok bool) {
	if a.Kind == lux.Keep || a.Kind == lux.LayModifier {
		return r, false
	}
	g := &regretting{v: v, a: a, by: c.by, eye: newEye(v), me: v.Seat()}
	g.now.seat = g.me
	g.now.read(v)
	g.now.settle()
	g.then = *g.eye.after(&a)
	for _, look := range [...]func() (Regret, bool){g.payment, g.over, g.laid, g.vain} {
		if r, ok = look(); ok && warns(r.Kind) && g.clearly(&r) {
			return r, true
		}
	}
	return Regret{}, false
}

// clearly finds what is better, and reports whether it is clearly so. It is never another move that is regretted alike.
func (g *regretting) clearly(r *Regret) bool {
	var buf [maxActions]lux.Action
	highest := int64(0)
	for _, a := range g.v.Legal(buf[:0]) {
		if a == g.a {
			continue
		}
		other := regretting{v: g.v, a: a, me: g.me, now: g.now, then: *g.eye.after(&a)}
		if other.alike(r) {
			continue
		}
		if n := g.by.margin(&other.then); r.Better.Kind == 0 || n > highest {
			r.Better, highest = a, n
		}
	}
	return r.Better.Kind != 0 && highest-g.by.margin(&g.then) >= regretMargin
}

// alike reports whether the same would be regretted about the move.
func (g *regretting) alike(r *Regret) bool {
	look := map[RegretKind]func() (Regret, bool){RegretOver: g.over, RegretLaid: g.laid, RegretVain: g.vain}[r.Kind]
	if look == nil {
		return false
	}
	_, ok := look()
	return ok
}

// kept reports whether a home district is within its limit, guards counted.
func kept(p *position, seat int, d lux.District) bool {
	return p.homes[seat][d].citizens == 0 || p.slacks[seat][d] >= 0
}

// over looks whether a home district comes to be over its limit that was not, as far as the seat knows.
func (g *regretting) over() (r Regret, ok bool) {
	for d := range lux.District(lux.HomeDistricts) {
		if kept(&g.now, g.me, d) && !kept(&g.then, g.me, d) {
			return Regret{Kind: RegretOver, District: d, Total: g.then.homes[g.me][d].total, Limit: g.then.limit(d)}, true
		}
	}
	return r, false
}

// laid looks whether the seat plays no card any more, and what goes home then puts a district over its limit, or finds it so.
func (g *regretting) laid() (r Regret, ok bool) {
	if g.v.Phase() != lux.PhasePlay || g.then.left[g.me] > 0 || g.then.looks {
		return r, false
	}
	hand := g.then.hands[g.me]
	for d := range lux.District(lux.Districts) {
		end := g.then
		if sum := hand.sums[d]; sum > 0 {
			end.homes[g.me][d].total += sum
			end.homes[g.me][d].citizens += sum
			end.settle()
		}
		if !kept(&end, g.me, d) {
			return Regret{Kind: RegretLaid, District: d, Total: end.homes[g.me][d].total, Limit: end.limit(d)}, true
		}
	}
	return r, false
}

// vain looks whether a card is played to the capital whose power is impossible.
func (g *regretting) vain() (r Regret, ok bool) {
	if g.a.Kind != lux.PlayCapital || !g.v.Impossible(g.a.Card) {
		return r, false
	}
	return Regret{Kind: RegretVain, Power: g.v.Power(g.a.Card.Colour())}, true
}

// payment looks whether what is paid for a district, or would be, is less than its citizens, or more.
func (g *regretting) payment() (r Regret, ok bool) {
	if g.a.Kind != lux.Pay && g.a.Kind != lux.Refuse {
		return r, false
	}
	_, d, over := g.v.Asked()
	r = Regret{Kind: RegretRefuse, District: d, Cost: lux.GoldPoints * over, Points: g.now.homes[g.me][d].citizens}
	if g.a.Kind == lux.Pay {
		r.Kind = RegretPay
		return r, r.Points <= r.Cost
	}
	return r, r.Points > r.Cost
}
