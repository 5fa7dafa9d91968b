package ai

import (
	"capital/game/search"
	"capital/rules/warsaw"
)

// further is how many epochs a rollout goes on after the one that is played: what comes of a district then says more of it than what
// the value function makes of it.
const further = 1

// rollout carries the action out in a copy of the sample, plays on, and returns the margins where it ends by the policy's value
// function. To the end of the epoch, or of the next one where the choices after income are due, all seats play by the policy, and
// further epochs hastily: see [architect.hasty].
func (s *masterSearch) rollout(a warsaw.Action) search.Margins {
	m := s.sample
	seat := s.view.Seat()
	until := m.Epoch() + 1
	if m.Phase() == warsaw.PhaseChoices {
		until++
	}
	uses := plans{}
	if m.Owes(seat) == warsaw.DecidePick {
		uses[seat] = a
	}
	tell := s.open()
	m.Apply(seat, commit(s.view, a), tell)
	s.policy.playUntil(&m, until, &uses, tell)
	s.show(&m)
	if !m.Over() {
		s.policy.hasty().playUntil(&m, until+further, &uses, tell)
		s.earned(&m)
	}
	ahead := s.marginsOf(&m)
	s.close(&m, &ahead)
	return ahead
}

// plans are the uses that the seats have in mind for the tiles that they picked.
type plans [warsaw.MaxSeats]warsaw.Action

// playUntil plays on at all seats until an epoch begins or the match is over.
func (p architect) playUntil(m *warsaw.Match, epoch int, uses *plans, tell warsaw.Sink) {
	for !m.Over() && m.Epoch() < epoch {
		for seat := range m.Seats() {
			p.play(m, seat, &uses[seat], tell)
		}
	}
}

// play decides what a seat owes. A tile is used as it was meant to be when it was picked.
func (p architect) play(m *warsaw.Match, seat int, use *warsaw.Action, tell warsaw.Sink) {
	switch owed := m.Owes(seat); {
	case owed == warsaw.NoDecision:
	case owed == warsaw.DecideUse && use.Kind != 0:
		m.Apply(seat, *use, tell)
		*use = warsaw.Action{}
	case owed == warsaw.DecidePick:
		v := m.View(seat)
		*use = p.bestPick(&v)
		m.Apply(seat, commit(&v, *use), tell)
	default:
		v := m.View(seat)
		var buf [1]option
		m.Apply(seat, p.hasty().options(&v, buf[:0])[0].action, tell)
	}
}

// marginsOf are the margins where a rollout has ended.
func (s *masterSearch) marginsOf(m *warsaw.Match) search.Margins {
	var values [warsaw.MaxSeats]int64
	for seat := range m.Seats() {
		values[seat] = s.policy.seatValue(m, seat)
	}
	return s.margins(values[:m.Seats()], m.Over())
}
