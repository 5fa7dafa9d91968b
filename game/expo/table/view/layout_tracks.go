package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/expo"
)

// bars are where the tracks lie as bars.
type bars struct {
	in   widget.Rect
	step float64
	sign float64 // how much of the left is taken by the sign
	own  float64 // and of the right by the figure of the seat in view
	u    float64
}

// layBars lays the tracks out below each other in a place.
func (l *Layout) layBars(in widget.Rect) bars {
	in = in.Inset(l.pad())
	step := in.H / expo.Tracks
	return bars{in: in, step: step, sign: between(step, 16*l.U, 30*l.U) + 4*l.U, own: 38 * l.U, u: l.U}
}

// row is the whole line of a track.
func (b bars) row(t expo.Track) widget.Rect {
	return widget.Rect{X: b.in.X, Y: b.in.Y + float64(t)*b.step, W: b.in.W, H: b.step - 2*b.u}
}

// bar is the part of a line on which the spaces lie.
func (b bars) bar(t expo.Track) widget.Rect {
	r := b.row(t)
	return widget.Rect{X: r.X + b.sign, Y: r.Y, W: r.W - b.sign - b.own, H: r.H}
}

// space is where a space of a track lies.
func (b bars) space(t expo.Track, n int) widget.Rect {
	r := b.bar(t)
	step := r.W / float64(t.End()+1)
	return widget.Rect{X: r.X + float64(n)*step, Y: r.Y, W: step, H: r.H}
}

// marker is where a seat's marker lies on a space: of several the lower ones lie beside each other, too.
func (b bars) marker(t expo.Track, at, n, of int) widget.Rect {
	s := b.space(t, at)
	size := math.Floor(math.Min(0.74*s.H, 22*b.u))
	x, y := s.X+s.W/2-size/2, s.Y+(s.H-size)/2
	if of > 1 {
		part := float64(n)/float64(of-1) - 0.5
		x += part * math.Min(0.55*size, 1.1*s.W)
		y += part * (s.H - size)
	}
	return widget.Rect{X: math.Round(x), Y: math.Round(y), W: size, H: size}
}

// chip is where the figure of a track lies in a strip.
func (l *Layout) chip(t expo.Track) widget.Rect {
	step := l.Tracks.W / expo.Tracks
	return widget.Rect{X: l.Tracks.X + float64(t)*step, Y: l.Tracks.Y, W: step, H: l.Tracks.H}
}

// openTracks is where the tracks and what the Expo would bring lie when they are opened.
func (l *Layout) openTracks() (tracks, fair widget.Rect) {
	in := l.Over.Inset(4 * l.U)
	low := math.Min(0.44*in.H, (34+27*float64(l.match.seats))*l.U)
	tracks, fair = in, in
	tracks.H -= low + 4*l.U
	fair.Y, fair.H = in.Y+in.H-low, low
	return tracks, fair
}

// barsIn is where the tracks lie as bars, if they do.
func (l *Layout) barsIn(p *Position) (b bars, ok bool) {
	if p.Open.Kind == Tracks {
		tracks, _ := l.openTracks()
		return l.layBars(tracks), true
	}
	if l.Close {
		return bars{}, false
	}
	return l.layBars(l.Tracks), true
}

// panel is where a seat's panel lies: beside the city, or with those of the others over the table where they are opened.
func (l *Layout) panel(p *Position, seat int) (in widget.Rect, ok bool) {
	n := l.row(p, seat)
	if p.Open.Kind == Rivals {
		others := l.match.seats - 1
		in, columns := l.Over.Inset(4*l.U), 1
		if others > 2 || in.W > 1.3*in.H {
			columns = min(2, others)
		}
		rows := (others + columns - 1) / columns
		w, h := in.W/float64(columns), in.H/float64(rows)
		return widget.Rect{X: in.X + float64(n%columns)*w, Y: in.Y + float64(n/columns)*h, W: w - 4*l.U, H: h - 4*l.U}, n < others
	}
	if l.Close || n == l.match.seats-1 {
		return widget.Rect{}, false
	}
	return l.Panels[n], true
}
