package table

import (
	"capital/input"
	"capital/rules/warsaw"
)

// milestones is what keys do on the shared board: a person looks at its milestones one after another and, left of the first
// one, at the others' districts. Nothing is done there.
type milestones struct {
	*hand
	at int // the one that is shown whole, counted from 1; 0 is none
}

// firstNumber is the number key of the first milestone: those before it are for the hand.
const firstNumber = 5

// take follows an intent and reports whether it is done with.
func (m *milestones) take(in input.Intent) bool {
	if m.at > 0 {
		return m.move(in)
	}
	if m.enlarged >= 0 && in.Kind == input.Navigate {
		m.moveDistrict(in)
		return true
	}
	open := m.session.Table()
	switch {
	case m.hint.Open || m.enlarged >= 0:
		return false
	case in.Kind == input.Choose && in.Number >= firstNumber && in.Number < firstNumber+warsaw.MilestoneCount && m.decision() != warsaw.DecideChoices:
		m.at = in.Number - firstNumber + 1
	case in.Kind == input.Navigate && in.DY < 0 && m.topmost():
		m.at = min(open.Epoch(), warsaw.MilestoneCount)
	}
	return m.at > 0
}

// move goes to another one, or leaves them.
func (m *milestones) move(in input.Intent) bool {
	switch {
	case in.Kind == input.Move || in.Kind == input.Release:
		return false
	case in.Kind == input.Navigate && in.DX < 0 && m.at == 1:
		m.at, m.enlarged = 0, m.nextOther(len(m.session.Seats()), -1)
		return true
	case in.Kind == input.Navigate && in.DY <= 0:
		m.at = min(max(m.at+in.DX, 1), warsaw.MilestoneCount)
		return true
	case in.Kind == input.Choose && in.Number >= firstNumber && in.Number < firstNumber+warsaw.MilestoneCount:
		m.at = in.Number - firstNumber + 1
		return true
	}
	m.at = 0
	return in.Kind == input.Navigate || in.Kind == input.Cancel || in.Kind == input.Confirm
}

// moveDistrict goes from a district that is shown large to another one, right of the last to the first milestone, or away.
func (m *milestones) moveDistrict(in input.Intent) {
	next := -1
	if in.DX != 0 {
		next = m.nextOther(m.enlarged, in.DX)
	}
	switch {
	case in.DX > 0 && next < 0:
		m.at = 1
	case in.DX < 0 && next < 0:
		next = m.enlarged
	}
	m.enlarged = next
}

// nextOther is the next seat in a direction that is not the person's own, or -1.
func (m *milestones) nextOther(seat, way int) int {
	for seat += way; seat >= 0 && seat < len(m.session.Seats()); seat += way {
		if seat != m.seat {
			return seat
		}
	}
	return -1
}

// topmost reports whether a step up leads off the board: from its topmost spaces, or from the hand where nothing is held.
func (m *milestones) topmost() bool {
	switch m.decision() {
	case warsaw.DecidePick, warsaw.DecideUse, warsaw.DecideMilestone, warsaw.DecideLosses:
		if !m.held.aimed {
			return m.held.none() && m.decision() == warsaw.DecidePick
		}
		_, further := nextSpace(spaces(m.district(), m.decision() != warsaw.DecideLosses), m.held.target, 0, -1)
		return !further
	}
	return m.decision() == warsaw.NoDecision
}
