package view

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"capital/game/scene/aside"
	"capital/game/scene/told"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// side is what stands beside the board: what to do now, what the move would change, what is to be known for a bid, and what
// is pointed at.
type side struct{ region }

func (r side) draw() {
	u, s := r.U, &r.p.Side
	place := r.l.Side
	if s.Log != nil || s.Advice != nil || s.Thinking != nil {
		place = r.l.Sheet
	}
	if r.l.Close && place == r.l.Sheet && place != r.l.Side {
		place = grown(place, 2*u) // over the lines around what may be chosen below it
	}
	r.Box(place, 10*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	in := place.Inset(10 * u)
	if r.l.Close {
		in = place.Inset(6 * u)
	}
	switch {
	case s.Log != nil:
		s.Log.Draw(r.logPanel())
	case s.Advice != nil:
		r.advice().Draw(s.Advice)
	case s.Thinking != nil:
		r.advice().DrawThinking(s.Thinking)
	default:
		r.drawAsked(in)
	}
}

// drawAsked says what is to be done, and below it, or beside it where the place is wide, what is proposed or pointed at.
func (r side) drawAsked(in widget.Rect) {
	s, head := &r.p.Side, in
	below := s.Sum != nil || s.Bid != nil || r.pointed().Kind != Nothing
	if r.l.Close {
		r.drawCloseAsked(in, below)
		return
	}
	wide := below && in.W > 1.6*in.H
	if wide {
		head.W = (in.W - 16*r.U) * 0.42
	}
	top := r.sayAsked(head)
	if wide {
		in.X, in.W = head.X+head.W+16*r.U, in.W-head.W-16*r.U
	} else {
		in.Y, in.H = in.Y+top, in.H-top
	}
	r.drawBelow(in, below)
}

// drawCloseAsked says where all lies close together what is proposed or pointed at, and what is to be done where that is
// nothing or leaves room.
func (r side) drawCloseAsked(in widget.Rect, below bool) {
	if below && r.p.Side.Bid == nil && r.p.Side.Reason == "" {
		r.drawBelow(in, true)
		return
	}
	if r.p.Side.Bid == nil { // what is bid for stands beside the sum
		top := r.sayAsked(in)
		in.Y, in.H = in.Y+top, in.H-top
	}
	if below || in.H > 36*r.U {
		r.drawBelow(in, below)
	}
}

// drawBelow draws what is proposed, or else what is pointed at, or what else can be done.
func (r side) drawBelow(in widget.Rect, below bool) {
	s := &r.p.Side
	switch {
	case s.Sum != nil:
		sum(r).draw(s.Sum, in)
	case s.Bid != nil && (r.l.Close || r.pointed().Kind == Nothing):
		sum(r).drawBid(s.Bid, in)
	case below:
		in.H -= r.drawTold(in, 0.4*in.H)
		about(r).draw(r.pointed(), in)
	case s.More == "":
		r.drawTold(in, in.H)
	default:
		in.H -= r.drawTold(in, in.H-r.moreHigh(in))
		if size := r.spare(s.More, in); size > 0 {
			r.SayWrapped(s.More, in.X, in.Y, in.W, label{Size: size, Colour: theme.InkSoft})
		}
	}
}

// moreHigh is how high that is what else can be done. Where all lies close together what rivals did comes before it.
func (r side) moreHigh(in widget.Rect) float64 {
	if r.l.Close {
		return 0
	}
	_, high := r.Writer.MeasureWrapped(r.p.Side.More, in.W, r.RunningStyle(label{Size: r.l.running(17)}))
	return high + 8*r.U
}

// drawTold says at the foot of a place, no higher than so much, what rivals did since one's own last action, and returns the height.
func (r side) drawTold(in widget.Rect, most float64) float64 {
	c := told.Caption{Pencil: r.Pencil, Size: r.l.running(15), Emblem: r.emblem}
	foot := widget.Rect{X: in.X, Y: in.Y + in.H - most, W: in.W, H: most}
	c.Draw(r.p.Told, foot)
	return c.High(r.p.Told, foot.W, foot.H)
}

// spare is how large words are that need not be said: as large as they have room in a place, or 0 where they have none.
func (r side) spare(words string, in widget.Rect) float64 {
	usual := r.l.running(17)
	for _, size := range [...]float64{usual, 0.92 * usual, 0.84 * usual} {
		if _, high := r.Writer.MeasureWrapped(words, in.W, r.RunningStyle(label{Size: size})); !r.l.Close && len(r.p.Told) == 0 || high <= in.H+4*r.U {
			return size
		}
	}
	return 0
}

// pointed is what the pointer rests on, or else what the keys are at. As long as a bid is laid, its cards and where they go
// are no part of it.
func (r region) pointed() Thing {
	if c := r.asked(); c.Kind != NoChip {
		return OfPlace(c.Place)
	}
	thing := r.l.at(r.p, r.p.PointerX, r.p.PointerY)
	if thing.Kind == Nothing {
		thing = r.p.Focus
	}
	switch thing.Kind {
	case Card, Fan, Stop:
		if r.p.Side.Bid != nil {
			return Thing{}
		}
	}
	return thing
}

// sayAsked says what is to be done, and why what is proposed is not allowed. It returns the height.
func (r side) sayAsked(in widget.Rect) float64 {
	s, room := &r.p.Side, r.l.Rules().X-4*r.U-in.X // beside the button for the rules
	return aside.Panel{Pencil: r.Pencil, Close: r.l.Close}.Asked(in, room, s.Prompt, s.Reason)
}

// sum draws what a proposal changes, and what is to be known for a bid.
type sum struct{ region }

// rowHigh is how high a row is, in logical units, for a person who reads the usual text.
const rowHigh = 27.0

// rowSize is how large the words of a row are, likewise.
const rowSize = 16.5

// draw draws all of it, one below the other.
func (r sum) draw(s *Sum, in widget.Rect) {
	y, title := in.Y, label{Size: r.l.running(18), Face: text.Bold}
	all := []pencil.Paragraph{{Words: s.Title, Label: title}}
	for _, row := range s.Rows {
		all = append(all, pencil.Paragraph{Words: row.Words, Label: label{Size: r.l.running(rowSize)}})
	}
	r.Own *= r.Fitting(in.W, in.H, r.l.running(6)*r.U, all...)
	if s.Title != "" {
		y += r.SayWrapped(s.Title, in.X, y, in.W, title) + 4*r.U
	}
	r.drawRows(s.Rows, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y})
}

// drawRows draws rows below each other, closer together where there is little room: the last ones are left out where no words of
// theirs could be read. Where a person wants them larger, a row grows as far as its words have room.
func (r sum) drawRows(rows []Row, in widget.Rect) {
	least := r.Writer.Least * 22 / rowSize // how high a row of the smallest words is
	rows = rows[:min(len(rows), max(int(in.H/math.Max(least, 1)), 1))]
	high := math.Min(r.l.running(rowHigh)*r.Own*r.U, in.H/float64(max(len(rows), 1)))
	most := math.Min(r.Own, high/(22*r.U))
	for n := range rows {
		beside, smallest := 60.0, math.Min(most, 1) // an emblem and a badge
		if gains := len(rows[n].Gains); gains > 0 {
			beside, smallest = float64(50*gains)+6, math.Min(most, r.Writer.Least/(rowSize*r.U))
		}
		fits := in.W / (r.Width(rows[n].drawn(), label{Size: rowSize}) + beside*r.U)
		r.drawRow(&rows[n], in.X, in.Y+(float64(n)+0.5)*high, in.W, between(fits, smallest, most))
	}
}

// drawRow draws one row around its middle; scale 1 is for the usual text.
func (r sum) drawRow(row *Row, x, y, width, scale float64) {
	u := r.U * scale
	right := x + width
	if row.Seat >= 0 {
		r.emblem(row.Seat, x, y-10*u, 20*u)
		x += 25 * u
	}
	number := bold(19 * scale)
	number.Align = text.Right
	if row.Number != "" {
		r.Say(row.Number, right, y, number)
		right -= r.Width(row.Number, number) + 6*u
	}
	if row.Points != 0 {
		right -= 30 * u
		r.Badge(icon.VP, row.Points, right, y-14*u, 28*u)
	}
	right = r.drawGains(row.Gains, right, y, scale)
	l := label{Size: rowSize * scale, VAlign: text.Middle}
	if row.Bad {
		l.Colour = theme.Bad
	}
	r.SayWithin(row.drawn(), x, y, right-x-4*u, l)
}

// drawn are the words of a row as they are drawn.
func (row *Row) drawn() string { return cmp.Or(row.Short, row.Words) }

// drawGains draws what seats would gain, before a right end, and returns where that begins.
func (r sum) drawGains(gains []Gain, right, y, scale float64) (left float64) {
	u, l := r.U*scale, bold(17*scale)
	l.Align = text.Right
	for _, g := range slices.Backward(gains) {
		if g.Cards {
			right -= 17 * u
			r.Icons.Draw(r.Dst, pieceart.Cards, right, y-8*u, 16*u)
		}
		r.Say(g.Words, right, y, l)
		right -= r.Width(g.Words, l) + 20*u
		r.emblem(g.Seat, right, y-9*u, 18*u)
		right -= 7 * u
	}
	return right
}

// drawBid says what a bid comes to, what the piece is worth, and what the others could bid at most.
func (r sum) drawBid(b *BidSum, in widget.Rect) {
	u, rivals := r.U, r.rivals()
	if r.l.Close { // they stand beside their names
		rivals = nil
	}
	in.Y += r.drawLaid(b, in)
	rows := append(append(make([]Row, 0, len(b.Worth)+len(rivals)), b.Worth...), rivals...)
	above, below := 4*u, 8*u
	if r.l.Close {
		above, below = 0, 3*u
	}
	room := widget.Rect{X: in.X, Y: in.Y + above, W: in.W, H: r.l.Side.Y + r.l.Side.H - below - in.Y - above}
	tie := label{Size: r.l.running(15), Colour: theme.InkSoft}
	_, high := r.Writer.MeasureWrapped(b.Tie, room.W, r.RunningStyle(tie))
	if leastRow := 22 * u; room.H-high >= float64(len(rows))*leastRow {
		room.H -= high
		r.SayWrapped(b.Tie, room.X, room.Y+math.Min(room.H, float64(len(rows))*r.l.running(rowHigh)*r.Own*u), room.W, tie)
	}
	r.drawRows(rows, room)
}

// drawLaid draws the sum of the bid large, and what is said of it, and returns the height.
func (r sum) drawLaid(b *BidSum, in widget.Rect) float64 {
	u := r.U
	number := bold(34)
	words := strconv.Itoa(b.Sum)
	r.Say(words, in.X, in.Y+18*u, number)
	x := in.X + r.Width(words, number) + 10*u
	r.Writer.DrawWrapped(r.Dst, b.Words, x, in.Y+18*u, in.X+in.W-x, r.Style(label{Size: 16, VAlign: text.Middle}))
	r.Fill(widget.Rect{X: in.X, Y: in.Y + 38*u, W: in.W, H: 1.5 * u}, theme.PaperLine)
	return 42 * u
}

// rivals are rows of what the others could bid at most.
func (r sum) rivals() []Row {
	rows := make([]Row, 0, r.seats())
	for _, seat := range others(r.p.Seat, r.seats()) {
		rows = append(rows, Row{Words: r.words("bid.most", r.p.Names[seat]), Seat: seat, Number: strconv.Itoa(r.p.Most[seat])})
	}
	return rows
}
