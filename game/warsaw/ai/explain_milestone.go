package ai

import "capital/rules/warsaw"

// milestone looks at who is ahead for the next one.
func (e *explanation) milestone() {
	next := e.v.Epoch() - 1
	if e.v.Phase() >= warsaw.PhaseMilestone {
		next++
	}
	if next >= warsaw.MilestoneCount {
		return
	}
	face, _ := e.v.Milestone(next)
	seat := e.v.Seat()
	rival := e.rival(face)
	ahead := func(table *warsaw.Table) int {
		return warsaw.Ahead(face, table.Measure(seat, face), table.Measure(rival, face))
	}
	leader, ok := e.v.Leader(face)
	led := ok && leader == seat
	leader, ok = e.then.Leader(face)
	leads := ok && leader == seat
	was, is := ahead(&e.v.Table), ahead(&e.then)
	if !leads && ok {
		rival = leader
		is = ahead(&e.then)
	}
	if why, share := leadChange(led, leads, was, is, e.then.Measure(seat, face)); why != 0 {
		prize := e.value.prize(face, max(1, e.then.Measure(seat, face))) * int64(2+e.v.Round()) / 5
		e.tell(Reason{Why: why, Tile: face, Seat: rival, Count: max(is, -is), Lit: warsaw.Counted(e.after, face)}, prize/share)
	}
}

// leadChange is what a move says of a milestone, or 0, and by what its prize is divided to
// weigh that: whether the milestone would go to the seat before and after the move, by how
// much the seat is ahead before and after, and what its measure is after it.
func leadChange(led, leads bool, was, is, measure int) (why Why, share int64) {
	switch {
	case leads && !led:
		return WhyTakesLead, 2
	case led && !leads:
		return WhyFallsBack, 2
	case leads && is > was && was < 2:
		return WhyWidens, 5
	case !leads && is > was && measure > 0:
		return WhyComesNear, 5
	}
	return 0, 1
}

// rival is the other seat that is best for the milestone.
func (e *explanation) rival(face warsaw.TileID) int {
	rival := -1
	for s := range e.v.Seats() {
		if s == e.v.Seat() {
			continue
		}
		if rival < 0 {
			rival = s
			continue
		}
		n, best := e.v.Measure(s, face), e.v.Measure(rival, face)
		if warsaw.Ahead(face, n, best) > 0 || n == best && e.v.Player(s).Coins < e.v.Player(rival).Coins {
			rival = s
		}
	}
	return rival
}
