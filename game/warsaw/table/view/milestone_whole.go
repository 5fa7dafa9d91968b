package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// The measures of a milestone that is shown whole, in logical units.
const (
	wholeWidth = 480.0
	wholeFace  = 168.0
	wholePad   = 16
	wholeRow   = 30 // a seat's
)

// wholeScale is how many pixels a logical unit of what is shown whole has: enough for the smallest words on any screen.
const wholeScale = 0.875

// line is a paragraph of a milestone that is shown whole.
type line struct {
	words string
	label
}

// sheet is how a milestone that is shown whole is laid out.
type sheet struct {
	place  widget.Rect
	lines  []line // beside its picture
	rows   []int  // the seats below
	foot   []line
	wide   float64 // and how wide its picture is, in logical units
	tile   float64
	beside float64 // the width of the lines
	top    float64 // where the rows begin
}

// layWhole lays it out below its place in the row, in larger units where those of the table are too small, as long as the
// screen is high enough for them.
func (m *milestone) layWhole() sheet {
	least := m.U
	m.U = max(m.U, wholeScale)
	if m.l.Close { // what is close is large already
		least = m.U * 0.6
		if m.l.Screen.W > m.l.Screen.H { // on a low screen it would hide nearly all
			m.U *= wholeScale
		}
	}
	for {
		w := m.layIn()
		if m.U <= least || w.place.H <= m.l.Screen.H-8*m.U {
			return w
		}
		m.U = max(m.U*0.95, least)
	}
}

// layIn lays it out in the units it has.
func (m *milestone) layIn() sheet {
	u, l := m.U, m.l
	w := sheet{lines: m.lines(), rows: m.rows(), foot: []line{m.foot()}, wide: m.wholeWide(), tile: m.wholeTile()}
	w.beside = (w.wide - w.tile - 3*wholePad) * u
	w.top = max(m.heightOf(w.lines, w.beside), w.tile*u) + 1.6*wholePad*u
	width, height := w.wide*u, w.top+float64(len(w.rows))*wholeRow*u+m.heightOf(w.foot, (w.wide-2*wholePad)*u)+wholePad*u
	row := l.Milestones[m.n]
	x := max(min(row.X, l.Screen.W-width-8*u), 8*u)
	if side := l.Side; !l.Close && side.X > l.Board.X+l.Board.W { // what is asked stays to be read
		x = max(min(x, side.X-width-8*u), 8*u)
	} else if !l.Close && side.X+side.W < l.Board.X {
		x = min(max(x, side.X+side.W+8*u), l.Screen.W-width-8*u)
	} else if l.Close && side.X > l.Board.X+l.Board.W { // over the hand rather than over the board
		x = l.Screen.W - width - 8*u
	} else if l.Close && side.X+side.W < l.Board.X {
		x = 8 * u
	}
	y := max(min(row.Y+row.H+4*u, l.Screen.H-height-4*u), 4*u)
	w.place = widget.Rect{X: x, Y: y, W: width, H: height}
	return w
}

// wholeWide is how wide it is, in logical units: on a slim screen as wide as that, on a low one wider than high, the more so
// where text is large.
func (m *milestone) wholeWide() float64 {
	const low = 380 // units of a screen, where text is large
	room, high := m.l.Screen.W/m.U-16, m.l.Screen.H/m.l.U
	switch {
	case !m.l.Close:
		return wholeWidth
	case m.l.Screen.H > m.l.Screen.W:
		return math.Min(wholeWidth, room)
	case high < low:
		return math.Min(1.4*wholeWidth, room)
	}
	return math.Min(1.2*wholeWidth, room)
}

// wholeTile is how large its picture is, in logical units.
func (m *milestone) wholeTile() float64 { return math.Min(wholeFace, 0.3*m.wholeWide()) }

// drawWhole draws it large, with all that can be said of it in words.
func (m milestone) drawWhole() {
	w := m.layWhole()
	u, in := m.U, w.place.Inset(wholePad*m.U)
	m.drawSheet(w.place)
	m.Tiles.DrawFace(m.Dst, m.face(), 0, math.Round(in.X), math.Round(in.Y), int(w.tile*u))
	m.sayLines(w.lines, in.X+(w.tile+wholePad)*u, in.Y, w.beside)
	y := w.place.Y + w.top
	for _, seat := range w.rows {
		m.drawSeat(seat, widget.Rect{X: in.X, Y: y, W: in.W, H: (wholeRow - 3) * u})
		y += wholeRow * u
	}
	m.sayLines(w.foot, in.X, y+wholePad/2*u, in.W)
}

// rows are the seats of which is said how they stand: all, or who has won it.
func (m milestone) rows() (seats []int) {
	winner, won := m.winner()
	for seat := range m.p.Names {
		if m.open() || won && seat == winner {
			seats = append(seats, seat)
		}
	}
	return seats
}

// drawSheet draws the sheet it lies on, above everything else.
func (m milestone) drawSheet(place widget.Rect) {
	u, x, y, w, h := m.U, place.X, place.Y, place.W, place.H
	for n := range 3 { // a soft shadow
		d := float64(3-n) * 3 * u
		m.Pen().RoundBox(x-d/2, y+d, w+d, h, 14*u, theme.Shadow.Fade(0.5))
	}
	m.Box(widget.Rect{X: x, Y: y, W: w, H: h}, 10*u, 2.5*u, theme.PaperLight, theme.Ink)
}

// lines are what is said of it beside its picture: its name, what it asks, when it is awarded, what it pays.
func (m milestone) lines() []line {
	words, code := m.Strings, m.face().Tile().Code
	return []line{
		{m.TileName(m.face()), label{Size: 23, Face: text.Bold}},
		{words.Text("award." + code), label{Size: 18, Face: text.Bold}},
		{m.due(), label{Size: 16, Colour: theme.InkSoft}},
		{words.Text("effect." + code), label{Size: 17}},
	}
}

// due says when it is awarded, or to whom it was.
func (m milestone) due() string {
	words := m.Strings
	winner, won := m.winner()
	switch {
	case won && m.lost(winner):
		return words.Text("milestone.lost", m.p.Names[winner])
	case won:
		return words.Text("milestone.won", m.p.Names[winner])
	case !m.open():
		return words.Text("milestone.nobody")
	case m.n+1 == m.p.Table.Epoch():
		return words.Text("milestone.due.now")
	}
	return words.Text("milestone.due", Roman(m.n+1))
}

// foot says who leads and why, or what it brings who has won it.
func (m milestone) foot() line {
	words, bold := m.Strings, label{Size: 17, Face: text.Bold}
	if !m.open() {
		return line{words.Text("milestone.after"), label{Size: 16, Colour: theme.InkSoft}}
	}
	s := standingOf(&m.p.Table, m.face())
	switch {
	case len(s.best) == 0:
		return line{words.Text("table.milestone.none"), bold}
	case !s.led:
		return line{words.Text("table.milestone.tie"), bold}
	case len(s.best) == 1:
		return line{words.Text("milestone.leads", m.p.Names[s.leader]), bold}
	}
	return line{words.Text("milestone.leads."+s.by, m.p.Names[s.leader]), bold}
}

// standing is how a milestone would go now, by ruling 17.
type standing struct {
	best   []int  // the seats with the best measure, in their order: none where nobody has what is asked
	leader int    // who would receive it
	led    bool   // somebody would
	by     string // what decides a tie: fewer "coins", else fewer "vp"
}

func standingOf(open *warsaw.Table, face warsaw.TileID) (s standing) {
	for seat := range open.Seats() {
		if !open.Qualifies(seat, face) {
			continue
		}
		ahead := 1
		if len(s.best) > 0 {
			ahead = warsaw.Ahead(face, open.Measure(seat, face), open.Measure(s.best[0], face))
		}
		switch {
		case ahead > 0:
			s.best = []int{seat}
		case ahead == 0:
			s.best = append(s.best, seat)
		}
	}
	s.leader, s.led = open.Leader(face)
	s.by = "coins"
	for _, seat := range s.best {
		if s.led && seat != s.leader && open.Player(seat).Coins == open.Player(s.leader).Coins {
			s.by = "vp"
		}
	}
	return s
}

// tied reports whether a seat shares the best measure with another.
func (s *standing) tied(seat int) bool {
	for _, other := range s.best {
		if other == seat {
			return len(s.best) > 1
		}
	}
	return false
}

// drawSeat draws how one seat stands: the leader in a box, with a crown; and, where seats are tied, what decides.
func (m milestone) drawSeat(seat int, place widget.Rect) {
	u, open := m.U, &m.p.Table
	y := place.Y + place.H/2
	winner, won := m.winner()
	s := standingOf(open, m.face())
	name := label{Size: 18, VAlign: text.Middle}
	if won && seat == winner || !won && m.open() && s.led && seat == s.leader {
		name.Face = text.Bold
		m.Box(place, 6*u, 1.5*u, theme.PaperDark, theme.Ink)
		m.Icons.Draw(m.Dst, icon.Crown, place.X+place.W-30*u, y-11*u, 22*u)
	}
	m.Mermaid(m.Dst, seat, place.X+6*u, place.Y+u, 25*u, theme.Seat(seat).Base)
	m.SayWithin(m.p.Names[seat], place.X+40*u, y, math.Min(150*u, place.W-250*u), name)
	right := place.X + place.W - 40*u
	if won && seat == winner && m.kept(seat) {
		right -= m.drawSum(m.pays(seat), right, place.Y-u, 28)
	}
	if !m.open() {
		return
	}
	m.Say(strconv.Itoa(open.Measure(seat, m.face())), right, y, label{Size: 20, Face: text.Bold, Align: text.Right, VAlign: text.Middle})
	m.Tiles.DrawMarks(m.Dst, m.asks()[1:], right-56*u, y-11*u, 22*u)
	if s.tied(seat) {
		m.drawTie(seat, right-160*u, y)
	}
}

// drawTie writes what decides between seats that are tied.
func (m milestone) drawTie(seat int, x, y float64) {
	u := m.U
	p := m.p.Table.Player(seat)
	small := label{Size: 16, VAlign: text.Middle}
	m.Icons.Draw(m.Dst, icon.Coin, x, y-9*u, 18*u)
	m.Say(strconv.Itoa(int(p.Coins)), x+21*u, y, small)
	m.Icons.Draw(m.Dst, icon.VP, x+46*u, y-9*u, 18*u)
	m.Say(strconv.Itoa(int(p.VP)), x+67*u, y, small)
}

// paragraph is the gap below a line.
const paragraph = 5

func (m milestone) heightOf(lines []line, width float64) (height float64) {
	for _, l := range lines {
		_, h := m.Writer.MeasureWrapped(l.words, width, m.RunningStyle(l.label))
		height += h + paragraph*m.U
	}
	return height
}

func (m milestone) sayLines(lines []line, x, y, width float64) {
	for _, l := range lines {
		y += m.SayWrapped(l.words, x, y, width, l.label) + paragraph*m.U
	}
}
