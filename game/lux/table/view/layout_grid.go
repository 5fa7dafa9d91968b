package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/lux"
)

// How high rows are, as parts of what there is: that of the capital, of the own home base, of others by how many there are, and
// of what ROB has to show.
const (
	capitalPart = 1.3
	ownPart     = 1.08
	robPart     = 0.92
)

// otherPart is how high the row of another home base is.
func (k kind) otherPart() float64 { return [...]float64{0, 0, 0.98, 0.8, 0.66}[k.seats] }

// outsiderPart is how wide the column of the Outsider district is, as a part of the others'.
const outsiderPart = 0.62

// grid lays out the columns and their rows: the capital above, below it the home bases of the others in their order, and the own
// one at last.
func (p *plan) grid(x, y, w, h, label, head float64) {
	gap, k := 5.0, p.match
	if p.Close {
		gap = closeGap - 1
	}
	p.Grid = p.at(x, y, w, h)
	rows := []float64{capitalPart}
	for range k.seats - 1 {
		rows = append(rows, k.otherPart())
	}
	if k.solo {
		rows = append(rows, robPart)
	}
	rows = append(rows, ownPart)
	sum := 0.0
	for _, part := range rows {
		sum += part
	}
	unit := (h - head - gap*float64(len(rows))) / sum
	xs, ws := columns(x+label+gap, w-label-gap, gap, k.outsider)
	for d := range xs {
		p.Columns[d] = p.at(xs[d], y, ws[d], h)
		p.Heads[d] = p.at(xs[d], y, ws[d], head)
	}
	top := y + head + gap
	row := func(n int) (from, high float64) {
		from, high = top, rows[n]*unit
		top += high + gap
		return from, high
	}
	from, high := row(0)
	p.Stock = p.at(x, y, label, head+gap+high)
	for d := range xs {
		p.Capital[d] = p.at(xs[d], from, ws[d], high)
	}
	for seat := range k.seats {
		if k.solo && seat == k.seats-1 {
			from, high = row(k.seats)
			p.Rob = p.at(x, from, w, high)
			from, high = row(k.seats + 1)
		} else {
			from, high = row(1 + seat)
		}
		p.Labels[seat] = p.at(x, from, label, high)
		for d := range xs {
			p.Homes[seat][d] = p.at(xs[d], from, ws[d], high)
		}
	}
}

// columns are where the columns begin and how wide they are; that of the Outsider district has no width where there is none.
func columns(x, w, gap float64, outsider bool) (xs, ws [lux.HomeDistricts]float64) {
	parts := [lux.HomeDistricts]float64{1, 1, 1, 1, 0}
	sum, gaps := 4.0, 3.0
	if outsider {
		parts[lux.OutsiderDistrict] = outsiderPart
		sum, gaps = sum+outsiderPart, 4
	}
	unit := (w - gaps*gap) / sum
	for d := range xs {
		xs[d], ws[d] = x, parts[d]*unit
		x += parts[d]*unit + gap
	}
	return xs, ws
}

// row is the place of a seat's home base among the rows: the others in their order from the left neighbour on, the one in view
// at last.
func (l *Layout) row(p *Position, seat int) int {
	n := l.match.seats
	return (seat - p.Seat - 1 + 2*n) % n
}

// Label is where it stands whose home base lies there.
func (l *Layout) Label(seat, inView int) widget.Rect {
	return l.Labels[l.row(&Position{Seat: inView}, seat)]
}

// home is where a home district lies.
func (l *Layout) home(p *Position, seat int, d lux.District) widget.Rect {
	return l.Homes[l.row(p, seat)][d]
}

// districts is how many home districts there are.
func (l *Layout) districts() lux.District {
	if l.match.outsider {
		return lux.HomeDistricts
	}
	return lux.Districts
}

// mirror puts what lies on the right to the left, for a person who reaches for it with the left hand. What is read in an order
// keeps it: the columns stay as they are.
func (p *plan) mirror() {
	p.move(&p.Grid, p.parts()...)
	for _, r := range [...]*widget.Rect{&p.Round, &p.Outlook, &p.Menu, &p.Side, &p.Sheet, &p.Hand, &p.Confirm} {
		p.move(r)
	}
	first := p.Undo
	all := widget.Rect{X: first.X, Y: first.Y, W: p.Hint.X + p.Hint.W - first.X, H: first.H}
	p.move(&all, &p.Undo, &p.Redo, &p.Log, &p.Hint)
}

// parts are the places within the grid.
func (p *plan) parts() []*widget.Rect {
	parts := []*widget.Rect{&p.Stock, &p.Rob}
	for d := range lux.HomeDistricts {
		parts = append(parts, &p.Columns[d], &p.Heads[d], &p.Capital[d])
		for seat := range lux.MaxSeats {
			parts = append(parts, &p.Homes[seat][d])
		}
	}
	for seat := range p.Labels {
		parts = append(parts, &p.Labels[seat])
	}
	return parts
}

// move moves a place as far from the left as it is from the right, and others with it.
func (p *plan) move(whole *widget.Rect, parts ...*widget.Rect) {
	by := p.Screen.W - 2*whole.X - whole.W
	whole.X += by
	for _, r := range parts {
		r.X += by
	}
}

// fan is how cards lie in a row: side by side, or over each other as far as the index of each is seen.
type fan struct {
	x, y, w, step float64
}

// fanIn lays so many cards out in a place, not wider than most. Where that has more room a card lies in its middle, or at its
// left end.
func fanIn(in widget.Rect, cards int, most, gap, index float64, middle bool) fan {
	n := float64(max(cards, 1) - 1)
	w := math.Floor(math.Min(most, in.H/ratio))
	w = math.Floor(math.Min(w, in.W/(1+n*index)))
	step := w + gap
	if n > 0 {
		step = math.Min(step, (in.W-w)/n)
	}
	f := fan{x: in.X, y: in.Y + (in.H-w*ratio)/2, w: w, step: step}
	if middle {
		f.x += (in.W - w - n*step) / 2
	}
	return f
}

// card is where the n-th card lies.
func (f fan) card(n int) widget.Rect {
	return widget.Rect{X: math.Round(f.x + float64(n)*f.step), Y: math.Round(f.y), W: f.w, H: math.Floor(f.w * ratio)}
}
