package table

import (
	"math"

	"capital/rules/warsaw"
)

// marks is what is marked or pointed at where no tile is held: stacks lost to a war,
// a window or piece to keep, a choice after income.
type marks struct {
	*viewpoint
	stacks warsaw.Spaces // to be lost
	window int           // the window or piece, among what is legal
	option int           // the choice
	apart  float64       // how far the stacks lie apart, 0 to 1
}

// clear takes all marks away.
func (m *marks) clear() { m.stacks, m.window, m.option = 0, 0, 0 }

// markLoss marks the stack on a space to be lost to the war, or no longer. Marking
// one too many lets the first mark go.
func (m *marks) markLoss(s warsaw.Space) {
	d := m.district()
	i, ok := d.IndexOf(s)
	if !ok || !d.Occupied().Has(i) {
		return
	}
	bit := warsaw.Spaces(1) << i
	switch {
	case m.stacks&bit != 0:
		m.stacks &^= bit
	case m.stacks.Count() >= m.session.Table().WarLosses(m.Seat):
		m.stacks = m.stacks&(m.stacks-1) | bit
	default:
		m.stacks |= bit
	}
	m.App.Play(soundTurn)
}

// losses is the action of losing the marked stacks; ok while as many are marked as
// the war takes.
func (m *marks) losses() (a warsaw.Action, ok bool) {
	if m.stacks == 0 || m.stacks.Count() != m.session.Table().WarLosses(m.Seat) {
		return a, false
	}
	return loseAll(m.district(), m.stacks), true
}

// loseAll is the action of losing one or two stacks.
func loseAll(d *warsaw.District, stacks warsaw.Spaces) warsaw.Action {
	first := d.SpaceOf(stacks.First())
	a := warsaw.Action{Kind: warsaw.Lose, Space: first, Other: first}
	if rest := stacks & (stacks - 1); rest != 0 {
		a.Other = d.SpaceOf(rest.First())
	}
	return a
}

// pointWindow chooses the window that gives up the edge nearest to a point.
func (m *marks) pointWindow(x, y float64) {
	middle := 2 * m.place.Tile
	m.window = windowWithout(x-m.place.X-middle, y-m.place.Y-middle)
	m.Stale = true
}

// windowWithout is the index among the legal windows of the one that gives up the
// edge in a direction: they are listed as without the lowest row, the uppermost,
// the rightmost column and the leftmost.
func windowWithout(dx, dy float64) int {
	switch {
	case math.Abs(dy) > math.Abs(dx) && dy > 0:
		return 0
	case math.Abs(dy) > math.Abs(dx):
		return 1
	case dx > 0:
		return 2
	}
	return 3
}

// pointPiece chooses the piece that holds a space.
func (m *marks) pointPiece(s warsaw.Space) bool {
	d := m.district()
	i, ok := d.IndexOf(s)
	if !ok || !d.Occupied().Has(i) {
		return false
	}
	for n, a := range m.legal() {
		if !d.GivenUp(a).Has(i) {
			m.window = n
			return true
		}
	}
	return false
}

// nextPiece goes on to another piece.
func (m *marks) nextPiece(way int) {
	if n := len(m.legal()); n > 0 {
		m.window = (m.window + way + n) % n
	}
}

// keep is the action of keeping the window or piece pointed at.
func (m *marks) keep() (a warsaw.Action) {
	if legal := m.legal(); len(legal) > 0 {
		a = legal[m.window%len(legal)]
		m.window = 0
	}
	return a
}

// nextOption goes on to another choice.
func (m *marks) nextOption(way int) {
	if n := len(m.options()); n > 0 {
		m.option = (m.option + way + n) % n
	}
}

// choose is the action of the choice pointed at.
func (m *marks) choose() (a warsaw.Action) {
	if options := m.options(); len(options) > 0 {
		a = options[m.option%len(options)]
		m.option = 0
	}
	return a
}

// givenUp are the stacks that would be lost as it is proposed now: those marked,
// or all outside the window or piece pointed at.
func (m *marks) givenUp() warsaw.Spaces {
	switch m.decision() {
	case warsaw.DecideLosses:
		return m.stacks
	case warsaw.DecideWindow, warsaw.DecidePiece:
		if legal := m.legal(); len(legal) > 0 {
			return m.district().GivenUp(legal[m.window%len(legal)])
		}
	}
	return 0
}
