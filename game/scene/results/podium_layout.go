package results

import (
	"math"

	"capital/render/text"
	"capital/render/widget"
)

// Measures of the podium in logical units.
const (
	podiumText   = 1.6 // how large its text gets
	podiumHead   = 100.0
	podiumName   = 22.0 // of its text
	podiumLine   = 30.0 // a line of names
	podiumPoints = 44.0
	leastPodium  = 90.0 // with a place and points
	widestStep   = 176.0
	leastWork    = 110.0
)

// places are which rank stands on which step from the left, by how many there are.
var places = [mostSeats + 1][]int{1: {0}, 2: {1, 0}, 3: {1, 0, 2}, 4: {3, 1, 0, 2}, 5: {3, 1, 0, 2, 4}}

// lay lays the podium out.
func (p *podium) lay() {
	w, h := p.app.Size()
	u := p.app.Unit()
	l := podiumLayout{w: w, h: h, u: u, k: u * p.app.TextScale(podiumText)}
	tall := math.Max(46*l.k, p.app.Room().Touchable(1, 46*u)*46*u)
	wide, _ := p.app.Writer.Measure(p.goOn(), text.Style{Face: text.Bold, Size: 20 * l.k})
	wide = math.Min(wide+56*l.k, w-2*pad*u)
	l.button = widget.Rect{X: w/2 - wide/2, Y: h - tall - 12*u, W: wide, H: tall}
	columns := len(p.order)
	upright := h > w
	room := widget.Rect{X: pad * u, W: w - 2*pad*u}
	if !upright && p.hasWork() {
		room.X, room.W = 0.46*w, 0.54*w-pad*u
	}
	column := math.Min(widestStep*u, room.W/float64(columns))
	l.listed = p.widestName(l.k) > column-8*u
	lines := 1
	if l.listed {
		lines = columns
		if !upright {
			lines = (columns + 1) / 2
		}
	}
	high := (float64(lines)*podiumLine + 10) * l.k
	l.names = widget.Rect{X: pad * u, Y: p.layWord(&l) - high - 4*u, W: w - 2*pad*u, H: high}
	l.ground = l.names.Y - 4*u
	menu := 2 * p.app.Corner().Y
	menu += p.app.Corner().W
	l.head = widget.Rect{X: menu, Y: 14 * u, W: w - 2*menu, H: podiumHead * l.k}
	if upright {
		l.head.H += 28 * l.k // the verdict takes a line more
	}
	room.Y = l.head.Y + l.head.H
	room.H = l.ground - room.Y
	if p.hasWork() {
		l.work = widget.Rect{X: margin * u, Y: room.Y + 6*u, W: 0.46*w - 2*margin*u, H: room.H - 22*u}
		if upright {
			l.work = widget.Rect{X: margin * u, Y: room.Y, W: w - 2*margin*u, H: room.H * 0.5}
			if l.work.H >= leastWork*u {
				room.Y, room.H = room.Y+l.work.H, room.H-l.work.H
			}
		}
		if math.Min(l.work.W, l.work.H) < leastWork*u {
			l.work = widget.Rect{}
		}
	}
	p.laySteps(&l, room, column)
	p.lies = l
	p.button.Widgets[0].Label, p.button.Widgets[0].Rect = p.goOn(), l.button
}

// laySteps lays the steps within a room, each so wide.
func (p *podium) laySteps(l *podiumLayout, room widget.Rect, column float64) {
	least := leastPodium * l.k
	l.emblem = math.Min(column*0.86, math.Max(room.H-least, 0)*0.62)
	most := math.Max(room.H-l.emblem*1.06-14*l.u, least)
	left := room.X + (room.W-column*float64(len(p.order)))/2
	for n, rank := range places[len(p.order)] {
		share := [...]float64{1, 0.66, 0.38, 0.18, 0}[p.outcome.Seats[p.order[rank]].Place-1]
		high := least + share*(most-least)
		l.steps[rank] = widget.Rect{X: left + float64(n)*column, Y: l.ground - high, W: column, H: high}
	}
}

// hasWork reports whether there is something of the winner's to be seen.
func (p *podium) hasWork() bool {
	if p.of.Winner != nil {
		return true
	}
	sizes := p.outcome.Positions.Sizes
	return sizes != nil && sizes[p.order[0]].Width > 0
}

// widestName is how wide the longest name is.
func (p *podium) widestName(k float64) (widest float64) {
	for _, seat := range p.outcome.Seats {
		wide, _ := p.app.Writer.Measure(seat.Name, text.Style{Face: text.Bold, Size: podiumName * k})
		widest = math.Max(widest, wide)
	}
	return widest
}

// goOn is what the button says.
func (p *podium) goOn() string { return p.app.Strings.Text("menu.go-on") }

// reason is how wide the verdict below the headline is.
func (l *podiumLayout) reason() float64 { return math.Min(l.w-2*pad*l.u, 900*l.u) }
