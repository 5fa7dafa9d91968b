package view

import (
	"cmp"
	"slices"
	"strconv"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// shared is the shared board: epochs and wars, the milestones with who leads them,
// and the track.
type shared struct{ region }

func (r shared) draw() {
	for n, place := range r.l.Epochs {
		r.drawEpoch(n+1, place)
	}
	for n, place := range r.l.Wars {
		if r.p.Table.Epoch() <= n+3 { // one that is over is a gap between its epochs
			r.Icons.Draw(r.Dst, tileart.War, place.X, place.Y+place.H/2-12*r.U, 24*r.U)
		}
	}
	for n, place := range r.l.Milestones {
		milestone{r.region, n}.draw(place)
	}
	if r.l.Track.W > 0 {
		r.drawTrack()
	}
}

// drawEpoch draws the tab of one epoch: gone, being played, or to come.
func (r shared) drawEpoch(epoch int, place widget.Rect) {
	u, now := r.U, r.p.Table.Epoch()
	number := label{Size: 18, Face: text.Bold, Align: text.Centre, VAlign: text.Middle}
	x, y := place.Centre()
	switch {
	case epoch < now:
		number.Colour = theme.InkSoft
		r.Box(place, 6*u, 1.5*u, theme.Paper, theme.PaperLine)
	case epoch == now:
		number.Size = 22
		r.Box(place, 6*u, 3*u, theme.PaperLight, theme.Highlight)
	default:
		number.Colour = theme.PaperLight
		r.Pen().RoundBox(place.X+2*u, place.Y+3*u, place.W, place.H, 6*u, theme.PaperLine)
		r.Box(place, 6*u, 1.5*u, tileart.BackTone(epoch), theme.Ink)
	}
	r.Say(Roman(epoch), x, y, number)
}

// shortTrack is how many victory points the track shows at least.
const shortTrack = 50

// trackEnd is where the track ends: beyond everyone's victory points, and beyond mermaids
// that are on their way back.
func (p *Position) trackEnd() int {
	end := shortTrack
	for seat := range p.Names {
		most := max(int(p.Purses[seat].VP), int(p.Mermaids[seat]))
		end = max(end, (most/10+1)*10)
	}
	return end
}

// point is where points lie on the track, and how high its line is.
func (r shared) point(points float64) (x, y float64) {
	u, track := r.U, r.l.Track
	return track.X + 18*u + (track.W-36*u)*points/float64(r.p.trackEnd()), track.Y + track.H - 16*u
}

// drawTrack draws the victory point track, without the mermaids.
func (r shared) drawTrack() {
	u, end := r.U, r.p.trackEnd()
	left, line := r.point(0)
	right, _ := r.point(float64(end))
	pen := r.Pen()
	pen.Box(left, line, right-left, 2*u, theme.Ink)
	tight := right-left < float64(end)*4*u // there is no room for every point, nor for every number
	for n := 0; n <= end; n++ {
		x, _ := r.point(float64(n))
		switch {
		case n%10 == 0:
			pen.Box(x-u, line-6*u, 2*u, 8*u, theme.Ink)
			if !tight || n%20 == 0 {
				r.Say(strconv.Itoa(n), x, line+3*u, label{Size: 14, Colour: theme.InkSoft, Align: text.Centre})
			}
		case n%5 == 0 || !tight:
			pen.Box(x-u/2, line-3*u, u, 4*u, theme.InkSoft)
		}
	}
}

// How far apart mermaids stand that share a place on the track, and others, in units.
const (
	mermaidsAlike = 8
	mermaidsApart = 22
)

// drawMermaids draws everyone's mermaid over the track, and a pin where she is: those
// close together stand side by side, and those that share a place half behind each other.
func (r shared) drawMermaids() {
	if r.l.Track.W == 0 {
		return
	}
	u, track := r.U, r.l.Track
	_, line := r.point(0)
	var places [warsaw.MaxSeats]float64
	for seat := range r.p.Names {
		places[seat], _ = r.point(r.p.Mermaids[seat])
	}
	for seat, x := range spread(places[:len(r.p.Names)], mermaidsAlike*u, mermaidsApart*u, track.X+10*u, track.X+track.W-14*u) {
		pin, _ := r.point(r.p.Mermaids[seat])
		r.Pen().Box(pin-1.5*u, line-4*u, 3*u, 7*u, theme.Seat(seat).Dark)
		r.Mermaid(r.Dst, seat, x-12*u, line-26*u, 24*u, theme.Seat(seat).Base)
	}
}

// spread moves places apart that are closer than a gap, the lower to the left, none
// beyond left or right. Those alike stay together about their place, a smaller gap apart,
// the first of them at the left.
func spread(places []float64, alike, gap, left, right float64) []float64 {
	var order [warsaw.MaxSeats]int
	for n := range places {
		order[n] = n
	}
	sorted := order[:len(places)]
	slices.SortStableFunc(sorted, func(a, b int) int { return cmp.Compare(places[a], places[b]) })
	var gaps [warsaw.MaxSeats]float64 // before each of those sorted
	for first := 0; first < len(sorted); {
		end := first + 1
		for end < len(sorted) && places[sorted[end]] == places[sorted[first]] {
			end++
		}
		middle := float64(end-first-1) / 2
		for n := first; n < end; n++ {
			gaps[n] = alike
			places[sorted[n]] += (float64(n-first) - middle) * alike
		}
		gaps[first] = gap
		first = end
	}
	for n, seat := range sorted {
		places[seat] = max(places[seat], left)
		left = places[seat]
		if n+1 < len(sorted) {
			left += gaps[n+1]
		}
	}
	for n := len(sorted) - 1; n >= 0; n-- {
		places[sorted[n]] = min(places[sorted[n]], right)
		right = places[sorted[n]] - gaps[n]
	}
	return places
}
