package view

import (
	"cmp"
	"math"
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

// trackEdge is how far from its ends the track begins, in logical units, so that numbers and mermaids have room there.
const trackEdge = 18

// runsUp reports whether the track runs upwards: numbers then stand right of its line and mermaids left, else below and above.
func (l *Layout) runsUp() bool { return l.Track.H > l.Track.W }

// along is how far from the beginning of the track points lie.
func (r shared) along(points float64) float64 {
	long := math.Max(r.l.Track.W, r.l.Track.H) - 2*trackEdge*r.U
	return trackEdge*r.U + long*points/float64(r.p.trackEnd())
}

// onTrack is the point so far along the track and across its line, to the numbers.
func (r shared) onTrack(along, across float64) (x, y float64) {
	if u, track := r.U, r.l.Track; r.l.runsUp() {
		return track.X + 25*u + across, track.Y + track.H - along
	} else {
		return track.X + along, track.Y + track.H - 16*u + across
	}
}

// drawTick draws a line across the track, so thick along it.
func (r shared) drawTick(along, thick, across, wide float64, colour theme.Colour) {
	x, y := r.onTrack(along, across)
	if r.l.runsUp() {
		r.Pen().Box(x, y-thick/2, wide, thick, colour)
	} else {
		r.Pen().Box(x-thick/2, y, thick, wide, colour)
	}
}

// drawTrack draws the victory point track, without the mermaids.
func (r shared) drawTrack() {
	u, end := r.U, r.p.trackEnd()
	first, last := r.along(0), r.along(float64(end))
	r.drawTick((first+last)/2, last-first, 0, 2*u, theme.Ink)
	tight := last-first < float64(end)*4*u // there is no room for every point, nor for every number
	for n := 0; n <= end; n++ {
		at := r.along(float64(n))
		switch {
		case n%10 == 0:
			r.drawTick(at, 2*u, -6*u, 8*u, theme.Ink)
			if !tight || n%20 == 0 {
				r.sayOnTrack(n, at)
			}
		case n%5 == 0 || !tight:
			r.drawTick(at, u, -3*u, 4*u, theme.InkSoft)
		}
	}
}

// sayOnTrack writes a number beside the track.
func (r shared) sayOnTrack(n int, along float64) {
	number := label{Size: 14, Colour: theme.InkSoft, Align: text.Centre}
	x, y := r.onTrack(along, 3*r.U)
	if r.l.runsUp() {
		x, number.Align, number.VAlign = x+2*r.U, text.Left, text.Middle
	}
	r.Say(strconv.Itoa(n), x, y, number)
}

// How far apart mermaids stand that share a place on the track, and others, in units.
const (
	mermaidsAlike = 8
	mermaidsApart = 22
)

// drawMermaids draws everyone's mermaid beside the track, and a pin where she is: those
// close together stand side by side, and those that share a place half behind each other.
func (r shared) drawMermaids() {
	if r.l.Track.W == 0 {
		return
	}
	u := r.U
	var places [warsaw.MaxSeats]float64
	for seat := range r.p.Names {
		places[seat] = r.along(r.p.Mermaids[seat])
	}
	end := math.Max(r.l.Track.W, r.l.Track.H) - 14*u
	for seat, at := range spread(places[:len(r.p.Names)], mermaidsAlike*u, mermaidsApart*u, 10*u, end) {
		r.drawTick(r.along(r.p.Mermaids[seat]), 3*u, -4*u, 7*u, theme.Seat(seat).Dark)
		x, y := r.onTrack(at, -14*u)
		r.Mermaid(r.Dst, seat, x-12*u, y-12*u, 24*u, theme.Seat(seat).Base)
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
