package table

import "capital/rules/warsaw"

// plans are what to do with a tile, by seat, as soon as it is revealed; nothing with the zero kind.
type plans [warsaw.MaxSeats]warsaw.Action

// undonePlans are plans that were not carried out yet when what they go with was taken back.
type undonePlans struct {
	moves int // how many the match had
	plans plans
}

// carryOut uses revealed tiles as their owners planned when they picked them.
func (p *plans) carryOut(s match) {
	for seat, plan := range p {
		if plan.Kind == 0 || !s.Saved() || s.Table().Owes(seat) != warsaw.DecideUse {
			continue
		}
		p[seat] = warsaw.Action{}
		if s.Table().Revealed(seat) == plan.Tile {
			s.Follow(seat, plan)
		}
	}
}
