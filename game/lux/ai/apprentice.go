package ai

import "capital/rules/lux"

// apprentice takes what leaves it most points as the table lies, and uses a power on the first target that there is. It forgets
// that its hand goes home, too, and sees neither what others could do, nor a bonus, nor the rounds to come.
type apprentice struct{ greedy }

func newApprentice() Player { return apprentice{greedy{apprenticeValue{}}} }

// Choose looks at the first target of each card alone.
func (p apprentice) Choose(v *lux.View) lux.Action {
	var buf [maxActions]lux.Action
	actions := v.Legal(buf[:0])
	kept := actions[:0]
	for _, a := range actions {
		if last := len(kept) - 1; a.Kind != lux.PlayCapital || last < 0 || kept[last].Kind != a.Kind || kept[last].Card != a.Card {
			kept = append(kept, a)
		}
	}
	return p.choose(v, kept, new(eye))
}

// apprenticeValue is what an apprentice thinks of a position: its own points, without the home districts far above their limits, and
// the cards of its hand.
type apprenticeValue struct{}

const (
	likesCard = 300 // what it likes a point in its hand, in thousandths
	hopes     = 4   // by how much a limit will still grow, as it hopes
)

// values has a value for the seat itself alone.
func (apprenticeValue) values(p *position) (values [lux.MaxSeats]int64) {
	value := int64(0)
	for d := range lux.District(lux.HomeDistricts) {
		if p.slacks[p.seat][d] < -hopes {
			value -= 1000 * int64(p.homes[p.seat][d].citizens)
		}
		if d < lux.OutsiderDistrict {
			value += likesCard * int64(p.hands[p.seat].sums[d])
		}
	}
	for seat := range p.seats {
		values[seat] = -1000 * int64(p.points[seat]) // none of the others counts
	}
	values[p.seat] = value
	return values
}
