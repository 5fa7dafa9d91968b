package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// milestone is one milestone of the shared board, by its place there: what it asks, what it pays, how the seats stand;
// and who has won it.
type milestone struct {
	region
	n int
}

// MilestoneAt returns the milestone of the shared board that lies at a point, 0 to 4.
func (l *Layout) MilestoneAt(x, y float64) (n int, ok bool) {
	for n, place := range l.Milestones {
		if place.Contains(x, y) {
			return n, true
		}
	}
	return 0, false
}

// nextMilestone is the one that is awarded next, or false where all have been.
func nextMilestone(open *warsaw.Table) (n int, ok bool) {
	for n := range warsaw.MilestoneCount {
		if _, onBoard := open.Milestone(n); onBoard {
			return n, true
		}
	}
	return 0, false
}

func (m milestone) face() warsaw.TileID {
	face, _ := m.p.Table.Milestone(m.n)
	return face
}

func (m milestone) building() warsaw.Building { return m.face().Tile().Building }

// open reports whether the milestone is still to be awarded.
func (m milestone) open() bool {
	_, onBoard := m.p.Table.Milestone(m.n)
	return onBoard && m.p.Winners[m.n] < 0
}

// next reports whether it is the one that is awarded next.
func (m milestone) next() bool {
	next, ok := nextMilestone(&m.p.Table)
	return ok && next == m.n
}

// winner is who has won it; ok is false where nobody has.
func (m milestone) winner() (seat int, ok bool) {
	seat = m.p.Winners[m.n]
	return seat, seat >= 0
}

// kept reports whether a seat that has won it has it in its district.
func (m milestone) kept(seat int) bool { return m.p.Table.Player(seat).District.Has(m.building()) }

// lost reports whether it lay in the district of a seat that has won it, and does no more.
func (m milestone) lost(seat int) bool {
	_, onBoard := m.p.Table.Milestone(m.n)
	return !onBoard && !m.kept(seat)
}

// pays is what it would bring a seat that has it in the income phase if that came now.
func (m milestone) pays(seat int) (sum warsaw.Sum) {
	m.p.Table.Income(seat, func(s warsaw.Source) {
		if s.Building == m.building() {
			sum.Coins += s.Coins
			sum.VP += s.VP
		}
	})
	return sum
}

// draw draws it small, in the row.
func (m milestone) draw(place widget.Rect) {
	u := m.U
	m.drawCard(place)
	if m.l.Close {
		m.drawClose(place)
		return
	}
	x, y, w := place.X+7*u, place.Y+5*u, place.W-14*u
	name := label{Size: 15, Face: text.Bold}
	if place.H < 100*u {
		m.SayWithin(m.TileName(m.face()), x, y, w, name)
		size := place.H - 38*u
		m.Tiles.DrawFace(m.Dst, m.face(), 0, x, y+24*u, int(size))
		x, w = x+size+9*u, w-size-9*u
		asks := m.Tiles.DrawMarks(m.Dst, m.asks(), x, y+20*u, 24*u)
		m.drawPays(x+asks, y+20*u, w-asks)
	} else {
		under := m.Writer.DrawWrapped(m.Dst, m.TileName(m.face()), x, y, w, m.Style(name)) + 2*u
		size := 71*u - under
		m.Tiles.DrawFace(m.Dst, m.face(), 0, x, y+under, int(size))
		m.Tiles.DrawMarks(m.Dst, m.asks(), x+size+10*u, y+under+size/2-14*u, 28*u)
		m.drawPays(x, y+73*u, w)
	}
	m.drawStanding(widget.Rect{X: x, Y: place.Y + place.H - 29*u, W: w, H: 24 * u})
}

// drawClose draws it where there is no room for words: its picture, and who leads or has won it.
func (m milestone) drawClose(place widget.Rect) {
	u := m.U
	size := math.Floor(place.H - 10*u)
	m.Tiles.DrawFace(m.Dst, m.face(), 0, math.Round(place.X+4*u), math.Round(place.Y+5*u), int(size))
	left := place.X + size + 6*u
	room := place.X + place.W - 3*u - left
	x, y := left+room/2, place.Y+place.H/2
	seat, shown := m.winner()
	if m.open() {
		seat, shown = m.p.Table.Leader(m.face())
		if shown {
			m.Say(strconv.Itoa(m.p.Table.Measure(seat, m.face())), x, y+12*u, label{Size: 16, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
		}
		y -= 9 * u
	}
	if shown {
		side := math.Min(24*u, room)
		m.Mermaid(m.Dst, seat, x-side/2, y-side/2, side, theme.Seat(seat).Base)
	}
}

// drawCard draws what it lies on: lit where it is the next, in the colour of who has won it.
func (m milestone) drawCard(place widget.Rect) {
	u := m.U
	face, line, thick := theme.PaperLight, theme.PaperLine, 1.5*u
	winner, won := m.winner()
	switch {
	case won:
		tones := theme.Seat(winner)
		face, line, thick = tones.Base.Mix(theme.PaperLight, 0.82), tones.Base.Mix(tones.Dark, 0.3), 2*u
	case !m.open():
		face = theme.Paper
	case m.next():
		line, thick = theme.Highlight, 3*u
	}
	m.Box(place, 8*u, thick, face, line)
}

// asks are the signs of who is awarded it.
func (m milestone) asks() []tileart.Mark { return tileart.Award(m.building()) }

// drawPays draws an arrow and the signs of what it pays, in a row of 24 logical units.
func (m milestone) drawPays(x, y, room float64) {
	u, marks := m.U, tileart.Pays(m.building())
	const arrow = 12
	size := min(26*u, (room-(arrow+5)*u)/tileart.MarksWidth(marks, 1))
	m.Icons.DrawIn(m.Dst, icon.Becomes, x+3*u, y+6*u, arrow*u, theme.InkSoft)
	m.Tiles.DrawMarks(m.Dst, marks, x+(arrow+5)*u, y+(24*u-size)/2, size)
}

// drawStanding draws how the seats stand, the leader in a box; or who has won it and what it pays.
func (m milestone) drawStanding(place widget.Rect) {
	if !m.open() {
		m.drawOwner(place)
		return
	}
	u, open := m.U, &m.p.Table
	leader, led := open.Leader(m.face())
	step := min(place.W/float64(len(m.p.Names)), 48*u)
	for seat := range m.p.Names {
		x := place.X + float64(seat)*step
		number := label{Size: 18, VAlign: text.Middle}
		if led && seat == leader {
			number.Face = text.Bold
			m.Box(widget.Rect{X: x - 2*u, Y: place.Y - 1*u, W: step - 2*u, H: place.H + 2*u}, 6*u, 1.5*u, theme.PaperDark, theme.Ink)
		}
		m.Mermaid(m.Dst, seat, x, place.Y+2*u, 20*u, theme.Seat(seat).Base)
		m.SayWithin(strconv.Itoa(open.Measure(seat, m.face())), x+20*u, place.Y+place.H/2, step-24*u, number)
	}
}

// drawOwner draws who has won it, and what it pays now.
func (m milestone) drawOwner(place widget.Rect) {
	u, y := m.U, place.Y+place.H/2
	seat, won := m.winner()
	if !won {
		m.SayWithin(m.Strings.Text("milestone.nobody"), place.X, y, place.W, label{Size: 15, Colour: theme.InkSoft, VAlign: text.Middle})
		return
	}
	m.Mermaid(m.Dst, seat, place.X, place.Y, 24*u, theme.Seat(seat).Base)
	room := place.W - 28*u
	switch {
	case m.kept(seat):
		room -= m.drawSum(m.pays(seat), place.X+place.W, place.Y-2*u, 28)
	case m.lost(seat):
		gone := label{Size: 15, Colour: theme.InkSoft, Align: text.Right, VAlign: text.Middle}
		m.Say(m.Strings.Text("milestone.gone"), place.X+place.W, y, gone)
		room -= m.Width(m.Strings.Text("milestone.gone"), gone) + 4*u
	}
	name := label{Size: 16, Face: text.Bold, VAlign: text.Middle}
	if m.Width(m.p.Names[seat], name) <= room-4*u { // else the mermaid says it alone
		m.Say(m.p.Names[seat], place.X+28*u, y, name)
	}
}

// drawSum draws an income as badges of size logical units that end at right, and returns their width.
func (r region) drawSum(sum warsaw.Sum, right, y, size float64) (width float64) {
	size *= r.U
	if sum.Coins != 0 {
		width += size + 2*r.U
		r.Badge(icon.Coin, int(sum.Coins), right-width, y, size)
	}
	if sum.VP != 0 || sum.Coins == 0 {
		width += size + 2*r.U
		r.Badge(icon.VP, int(sum.VP), right-width, y, size)
	}
	return width
}
