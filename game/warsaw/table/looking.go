package table

import (
	"slices"

	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// looking is what keys do to look at things, which then say what they are: at milestones first, left of these at the others'
// districts, and from one thing of the table to the next. Nothing is done there.
type looking struct {
	*hand
	at view.Thing // or nothing
}

// firstNumber is the number key of the first milestone: those before it are for the hand.
const firstNumber = 5

// take follows an intent and reports whether it is done with; seen makes the position that is seen.
func (m *looking) take(in input.Intent, seen func() view.Position) bool {
	if !m.at.None() {
		return m.move(in, seen)
	}
	if m.enlarged >= 0 && in.Kind == input.Navigate {
		m.moveDistrict(in)
		return true
	}
	open := m.session.Table()
	switch {
	case m.hint.Open:
		return false
	case (in.Kind == input.Next || in.Kind == input.Previous) && !m.goesOn():
		m.step(in, seen())
	case m.enlarged >= 0:
		return false
	case in.Kind == input.Choose && in.Number >= firstNumber && in.Number < firstNumber+warsaw.MilestoneCount && m.decision() != warsaw.DecideChoices:
		m.look(in.Number - firstNumber)
	case in.Kind == input.Navigate && in.DY < 0 && m.topmost():
		m.look(min(open.Epoch(), warsaw.MilestoneCount) - 1)
	}
	return !m.at.None()
}

// look looks at a milestone.
func (m *looking) look(n int) { m.at = view.Thing{Kind: view.MilestoneOf, N: n} }

// goesOn reports whether the next thing is the next tile, piece or choice.
func (m *looking) goesOn() bool {
	if m.enlarged >= 0 {
		return false
	}
	d := m.decision()
	return d == warsaw.DecidePick || d == warsaw.DecidePiece || d == warsaw.DecideChoices
}

// move goes to another thing, or leaves them.
func (m *looking) move(in input.Intent, seen func() view.Position) bool {
	milestone := m.at.Kind == view.MilestoneOf
	switch {
	case in.Kind == input.Move || in.Kind == input.Release:
		return false
	case in.Kind == input.Next || in.Kind == input.Previous:
		m.step(in, seen())
		return true
	case in.Kind == input.Navigate && !milestone:
		m.stepTo(in.DX, in.DY, seen())
		return true
	case in.Kind == input.Navigate && in.DX < 0 && m.at.N == 0:
		m.at, m.enlarged = view.Thing{}, m.nextOther(len(m.session.Seats()), -1)
		return true
	case in.Kind == input.Navigate && in.DY <= 0:
		m.look(min(max(m.at.N+in.DX, 0), warsaw.MilestoneCount-1))
		return true
	case in.Kind == input.Choose && in.Number >= firstNumber && in.Number < firstNumber+warsaw.MilestoneCount:
		m.look(in.Number - firstNumber)
		return true
	}
	m.at = view.Thing{}
	return in.Kind == input.Navigate || in.Kind == input.Cancel || in.Kind == input.Confirm
}

// step looks at the next or the previous of all things.
func (m *looking) step(in input.Intent, p view.Position) {
	all := m.picture.Things(&p)
	way := 1
	if in.Kind == input.Previous {
		way = -1
	}
	n := slices.Index(all, m.at)
	if n < 0 && way < 0 {
		n = 0
	}
	m.at = all[(n+way+len(all))%len(all)]
}

// stepTo looks at the nearest thing in a direction.
func (m *looking) stepTo(dx, dy int, p view.Position) {
	all := m.picture.Things(&p)
	n := widget.Nearest(m.picture.Where(&p, m.at), len(all), dx, dy, func(n int) (widget.Rect, bool) {
		return m.picture.Where(&p, all[n]), all[n] != m.at
	})
	if n >= 0 {
		m.at = all[n]
	}
}

// moveDistrict goes from a district that is shown large to another one, right of the last to the first milestone, or away.
func (m *looking) moveDistrict(in input.Intent) {
	next := -1
	if in.DX != 0 {
		next = m.nextOther(m.enlarged, in.DX)
	}
	switch {
	case in.DX > 0 && next < 0:
		m.look(0)
	case in.DX < 0 && next < 0:
		next = m.enlarged
	}
	m.enlarged = next
}

// nextOther is the next seat in a direction that is not the person's own, or -1.
func (m *looking) nextOther(seat, way int) int {
	for seat += way; seat >= 0 && seat < len(m.session.Seats()); seat += way {
		if seat != m.Seat {
			return seat
		}
	}
	return -1
}

// topmost reports whether a step up leads off the board: from its topmost spaces, or from the hand where nothing is held.
func (m *looking) topmost() bool {
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
