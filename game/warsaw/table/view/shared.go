package view

import (
	"math"
	"strconv"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
)

// shared is the shared board: epochs and wars, the milestones with who leads them,
// and the track.
type shared struct{ region }

func (r shared) draw() {
	open := &r.p.Table
	for n, place := range r.l.Epochs {
		r.drawStack(n+1, place)
	}
	for n, place := range r.l.Wars {
		colour := theme.Bad
		if open.Epoch() > n+3 {
			colour = theme.PaperLine
		}
		r.Icons.DrawIn(r.dst, tileart.War, place.X, place.Y+place.H/2-12*r.u, 24*r.u, colour)
	}
	for n, place := range r.l.Milestones {
		r.drawMilestone(n, place)
	}
	r.drawTrack()
}

// drawStack draws the stack of one epoch's tiles: gone, being played, or to come.
func (r shared) drawStack(epoch int, place widget.Rect) {
	u, now := r.u, r.p.Table.Epoch()
	size := int(place.W)
	switch {
	case epoch < now:
		Pen(r.dst).RoundBoxLine(place.X, place.Y, place.W, place.W, 6*u, 1.5*u, theme.PaperLine)
		r.say(Roman(epoch), place.X+place.W/2, place.Y+place.W/2, label{size: 18, face: text.Bold, colour: theme.PaperLine, align: text.Centre, valign: text.Middle})
	case epoch == now:
		Pen(r.dst).RoundBox(place.X-3*u, place.Y-3*u, place.W+6*u, place.W+6*u, 8*u, theme.Highlight)
		r.image(r.Tiles.Back(epoch, size), place.X, place.Y)
	default:
		for lift := 2; lift >= 0; lift-- {
			r.image(r.Tiles.Back(epoch, size), place.X, place.Y+float64(lift)*2.5*u)
		}
	}
}

// drawMilestone draws one milestone of the shared board: its tile, what it is
// awarded for, and who leads it; or who won it.
func (r shared) drawMilestone(n int, place widget.Rect) {
	u, open := r.u, &r.p.Table
	face, onBoard := open.Milestone(n)
	size := math.Trunc(math.Min(place.H, place.W*0.5))
	if !onBoard {
		Pen(r.dst).RoundBoxLine(place.X, place.Y, size, size, 6*u, 1.5*u, theme.PaperLine)
		if winner := r.p.Winners[n]; winner >= 0 {
			r.Mermaid(r.dst, winner, place.X+size*0.2, place.Y+size*0.2, size*0.6, theme.Seat(winner).Base)
		}
		return
	}
	if n+1 == open.Epoch() {
		Pen(r.dst).RoundBox(place.X-3*u, place.Y-3*u, place.W+2*u, size+6*u, 8*u, theme.PaperDark)
	}
	x, y := place.X+size+6*u, place.Y+size-20*u
	r.Tiles.DrawFace(r.dst, face, 0, math.Round(place.X), math.Round(place.Y), int(size))
	r.Tiles.DrawMarks(r.dst, tileart.Award(face.Tile().Building), x, place.Y+2*u, 22*u)
	leader, ok := open.Leader(face)
	if !ok {
		r.say("–", x+4*u, y, label{size: 18, colour: theme.InkSoft, valign: text.Middle})
		return
	}
	r.Mermaid(r.dst, leader, x, place.Y+size-40*u, 38*u, theme.Seat(leader).Base)
	r.say(strconv.Itoa(open.Measure(leader, face)), x+42*u, y, label{size: 20, face: text.Bold, valign: text.Middle})
}

// trackEnd is how many victory points the track shows at least.
const trackEnd = 50

// drawTrack draws the victory point track with everyone's mermaid.
func (r shared) drawTrack() {
	u, track := r.u, r.l.Track
	end := trackEnd
	for seat := range r.p.Names {
		end = max(end, (int(r.p.Purses[seat].VP)/10+1)*10)
	}
	line := track.Y + track.H - 16*u
	left, width := track.X+18*u, track.W-36*u
	at := func(points float64) float64 { return left + width*points/float64(end) }
	pen := Pen(r.dst)
	pen.Box(left, line, width, 2*u, theme.Ink)
	for n := 0; n <= end; n++ {
		switch {
		case n%10 == 0:
			pen.Box(at(float64(n))-u, line-6*u, 2*u, 8*u, theme.Ink)
			r.say(strconv.Itoa(n), at(float64(n)), line+3*u, label{size: 14, colour: theme.InkSoft, align: text.Centre})
		case n%5 == 0 || end <= 100:
			pen.Box(at(float64(n))-u/2, line-3*u, u, 4*u, theme.InkSoft)
		}
	}
	for seat := len(r.p.Names) - 1; seat >= 0; seat-- {
		x := at(r.p.Mermaids[seat]) + float64(r.behind(seat))*20*u
		r.Mermaid(r.dst, seat, x-14*u, line-28*u, 28*u, theme.Seat(seat).Base)
	}
}

// behind is how many mermaids stand before a seat's: those on the same point stand side by side.
func (r shared) behind(seat int) (n int) {
	for other := range seat {
		if r.p.Purses[other].VP == r.p.Purses[seat].VP {
			n++
		}
	}
	return n
}
