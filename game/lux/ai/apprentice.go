package ai

import "capital/rules/lux"

// apprenticeValue is what an apprentice thinks of a position: of its own home districts as they lie, those above their limits
// being lost, and of what it would win where it is ahead. It forgets that its hand goes home, too, and sees neither what others
// could do nor the rounds to come.
type apprenticeValue struct{}

// What an apprentice likes, in thousandths of a point.
const (
	likesCard = 300 // a value in its hand
)

// values has a value for the seat itself alone.
func (apprenticeValue) values(p *position) (values [lux.MaxSeats]int64) {
	value := int64(0)
	for d := range lux.District(lux.HomeDistricts) {
		h := &p.homes[p.seat][d]
		if p.slacks[p.seat][d] < 0 {
			value -= 1000 * int64(h.citizens)
		}
		if d == lux.OutsiderDistrict {
			continue
		}
		value += likesCard * int64(p.hands[p.seat].sums[d])
	}
	for seat := range p.seats {
		values[seat] = -1000 * int64(p.points[seat]) // none of the others counts
	}
	values[p.seat] = value
	return values
}
