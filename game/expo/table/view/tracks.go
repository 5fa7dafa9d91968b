package view

import (
	"math"
	"strconv"

	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// tracks are the six tracks with the markers of all seats; where all lies close together the own figures.
type tracks struct{ region }

func (r tracks) draw() {
	r.Box(r.l.Tracks, 8*r.U, 1.5*r.U, Pane, PaneLine)
	if r.l.Close {
		r.drawStrip()
		return
	}
	r.drawBars(r.l.layBars(r.l.Tracks))
}

// drawStrip draws the figure of each track of the seat that is shown.
func (r tracks) drawStrip() {
	u := r.U
	for t := range expo.Track(expo.Tracks) {
		in := r.l.chip(t)
		size := math.Floor(math.Min(0.8*in.H, 0.46*in.W))
		y := in.Y + in.H/2
		r.Sign(tinplate.Track(t), in.X+3*u, y-size/2, size)
		words, ink := r.figure(r.p.Shown(), t)
		r.SayWithin(words, in.X+size+5*u, y, in.W-size-6*u, pencil.Black(17).In(ink))
	}
}

// figure is how much a seat has of a track, or would have, and the colour in which that is written.
func (r region) figure(seat int, t expo.Track) (words string, ink theme.Colour) {
	n, ink := r.table().Has(seat, t), theme.Ink
	if r.p.After != nil {
		switch then := r.p.After.Has(seat, t); {
		case then > n:
			n, ink = then, theme.Good
		case then < n:
			n, ink = then, theme.Bad
		}
	}
	return strconv.Itoa(n), ink
}

// drawBars draws the tracks as bars.
func (r tracks) drawBars(b bars) {
	for t := range expo.Track(expo.Tracks) {
		r.drawBar(b, t)
	}
}

// drawBar draws one track: its spaces, what is reached on it, the markers, and the own figure.
func (r tracks) drawBar(b bars, t expo.Track) {
	u, row, bar, tones := r.U, b.row(t), b.bar(t), tinplate.TrackTones(t)
	size := math.Floor(math.Min(row.H+2*u, b.sign-2*u))
	r.Sign(tinplate.Track(t), row.X, row.Y+(row.H-size)/2, size)
	r.Cover(bar, 3*u, Slot)
	r.drawZones(b, t)
	own := b.space(t, r.table().Has(r.p.Shown(), t))
	if fill := own.X + own.W/2 - bar.X; fill > 0 { // how far the own city has come
		high := math.Max(3*u, math.Floor(0.2*bar.H))
		r.Cover(widget.Rect{X: bar.X, Y: bar.Y + bar.H - high, W: fill, H: high}, 0, tones.Base)
	}
	r.drawMarks(b, t)
	for _, seat := range markerOrder(r.p) {
		place := r.l.marker(r.p, b, seat, t)
		if r.p.After != nil {
			r.drawThen(b, t, seat, place)
		}
		r.art.Pieces.DrawMarker(r.Dst, seat, place.X, place.Y, place.W, 1)
	}
	words, ink := r.figure(r.p.Shown(), t)
	number := pencil.Black(between(0.82*row.H/u, r.Writer.Least/u, 20)).In(ink).Right()
	r.Say(words, row.X+row.W-2*u, row.Y+row.H/2, number)
}

// drawThen draws where a seat's marker would be.
func (r tracks) drawThen(b bars, t expo.Track, seat int, now widget.Rect) {
	has, then := r.table().Has(seat, t), r.p.After.Has(seat, t)
	if then == has {
		return
	}
	s := b.space(t, then)
	size := math.Floor(now.W)
	x, y := s.X+s.W/2, now.Y+now.H/2
	tone := theme.Good
	if then < has {
		tone = theme.Bad
	}
	from, to := now.X+now.W/2, x
	r.Cover(widget.Rect{X: math.Min(from, to), Y: y - 2*r.U, W: math.Abs(to - from), H: 4 * r.U}, 2*r.U, tone)
	r.art.Pieces.DrawMarker(r.Dst, seat, math.Round(x-float64(size)/2), math.Round(now.Y), size, 0.75)
	r.Outline(widget.Rect{X: math.Round(x - size/2), Y: math.Round(now.Y), W: size, H: size}, size/2, 2*r.U, tone)
}

// zones are the spaces of a track from which something else holds: the first of each.
func zones(t expo.Track) (first []int) {
	for n := 1; n <= t.End(); n++ {
		if t == expo.Services && expo.ServicesGains(n) != expo.ServicesGains(n-1) || t == expo.Culture && expo.Attraction(n) != expo.Attraction(n-1) {
			first = append(first, n)
		}
	}
	return first
}

// drawZones draws the parts of a track in which different things hold, in turn darker and lighter.
func (r tracks) drawZones(b bars, t expo.Track) {
	all := append(zones(t), t.End()+1)
	for n := 0; n+1 < len(all); n += 2 {
		from, to := b.space(t, all[n]), b.space(t, all[n+1]-1)
		r.Fill(widget.Rect{X: from.X, Y: from.Y, W: to.X + to.W - from.X, H: from.H}, tinplate.TrackTones(t).Light.Fade(0.55))
	}
}

// drawMarks draws the dots that bring plants, the thresholds of Culture, and what an Expo pays.
func (r tracks) drawMarks(b bars, t expo.Track) {
	u := r.U
	tick := func(n int, words string, tone theme.Colour) {
		s := b.space(t, n)
		r.Fill(widget.Rect{X: math.Round(s.X), Y: s.Y, W: math.Max(1, math.Round(u)), H: s.H}, tone)
		if size := 0.52 * s.H / u; words != "" && size*u >= 0.75*r.Writer.Least {
			size = math.Max(size, r.Writer.Least/u)
			r.Say(words, s.X+2*u, s.Y+0.3*s.H, pencil.Bold(math.Min(size, 15)).In(tinplate.TrackTones(expo.Prestige).Dark))
		}
	}
	tone := tinplate.TrackTones(t).Dark.Fade(0.6)
	switch t {
	case expo.Progress:
		for level := 2; level <= expo.Levels; level++ {
			s := b.space(t, expo.PlantDot(level))
			size := math.Floor(math.Min(s.H, 20*u))
			r.art.Pieces.DrawPlant(r.Dst, level, math.Round(s.X+s.W/2-size/2), math.Round(s.Y+(s.H-size)/2), size, 0.85)
		}
	case expo.Services:
		for _, n := range zones(t) {
			tick(n, "", tone)
			r.drawPays(b, t, n)
		}
	case expo.Culture:
		for _, n := range zones(t) {
			tick(n, "", tone)
		}
	case expo.Employment:
		for n := 5; n < t.End(); n += 5 {
			tick(n, minus(expo.EmploymentPrestige(n)), tone)
		}
	default:
		for n := 10; n < t.End(); n += 10 {
			tick(n, "", tone)
		}
	}
}

// drawPays draws what an Expo pays from a space of Services on, up to the next from which it pays something else.
func (r tracks) drawPays(b bars, t expo.Track, from int) {
	s, gains := b.space(t, from), expo.ServicesGains(from)
	var all []expo.Track
	for what := range expo.Prestige + 1 {
		if gains[what] != 0 {
			all = append(all, what)
		}
	}
	spaces := 1
	for from+spaces <= t.End() && expo.ServicesGains(from+spaces) == gains {
		spaces++
	}
	room := (float64(spaces)*s.W - 4*r.U) / float64(max(len(all), 1))
	size := math.Floor(math.Min(math.Min(0.66*s.H, 20*r.U), room-r.U))
	for n, what := range all {
		x := s.X + 2*r.U + float64(n)*(size+r.U)
		r.Icons.Badge(r.Dst, tinplate.Track(what), minus(gains[what]), math.Round(x), math.Round(s.Y+r.U), size)
	}
}

// fair is what the coming Expo would bring every seat if it came now, or after what is proposed.
type fair struct{ region }

func (r fair) draw() {
	if r.l.Close {
		return
	}
	r.drawIn(r.l.Fair)
}

// drawIn draws it in a place: a line for every seat, and above them what the columns say.
func (r fair) drawIn(in widget.Rect) {
	u, t := r.U, r.table()
	r.Box(in, 8*u, 1.5*u, PaneSolid, PaneLine)
	in = in.Inset(r.l.pad())
	if t.Over() {
		r.drawRanking(in)
		return
	}
	now := Forecasts(t)
	then := now
	if r.p.After != nil {
		then = Forecasts(r.p.After)
	}
	lines := float64(t.Seats() + 1)
	high := math.Min(in.H/lines, 30*u)
	head := widget.Rect{X: in.X, Y: in.Y, W: in.W, H: high}
	r.drawHead(head)
	for n := range t.Seats() {
		seat := (r.p.Seat + n) % t.Seats()
		line := widget.Rect{X: in.X, Y: in.Y + float64(n+1)*high, W: in.W, H: high - u}
		if seat == r.p.Seat {
			r.Cover(grown(line, u), 4*u, Slot.Fade(0.7))
		}
		r.drawLine(seat, &now[seat], &then[seat], line)
	}
}

// drawRanking draws who has come to which place, with how much prestige.
func (r fair) drawRanking(in widget.Rect) {
	u, ranking := r.U, r.table().Ranking()
	high := math.Min(in.H/float64(len(ranking)), 36*u)
	for n, rank := range ranking {
		line := widget.Rect{X: in.X, Y: in.Y + float64(n)*high, W: in.W, H: high - u}
		if rank.Seat == r.p.Seat {
			r.Cover(grown(line, u), 4*u, Slot.Fade(0.7))
		}
		y, size := line.Y+line.H/2, math.Floor(math.Min(line.H, 24*u))
		r.Emblem(rank.Seat, line.X, y-size/2, size)
		badge := math.Floor(math.Min(line.H, 26*u))
		r.SayWithin(r.p.Names[rank.Seat], line.X+size+6*u, y, line.W-size-badge-14*u, pencil.Bold(16))
		r.Icons.Badge(r.Dst, tinplate.Track(expo.Prestige), minus(rank.Prestige), math.Round(line.X+line.W-badge-2*u), math.Round(y-badge/2), badge)
	}
}

// fairColumn is the middle of a column of figures: employment, unemployment, rank, space of Services, sum.
func fairColumn(in widget.Rect, n int) float64 {
	return in.X + in.W*[...]float64{0.17, 0.29, 0.53, 0.76, 0.94}[n]
}

// drawHead draws the signs of the columns.
func (r fair) drawHead(in widget.Rect) {
	size := math.Floor(math.Min(in.H-2*r.U, 18*r.U))
	y := in.Y + (in.H-size)/2
	r.SignIn(tinplate.Effect(expo.OfExpo), in.X, y, size, theme.Ink)
	for n, sign := range [...]*icon.Icon{tinplate.Track(expo.Employment), idle, ranked, tinplate.Track(expo.Services), tinplate.Track(expo.Prestige)} {
		r.Sign(sign, fairColumn(in, n)-size/2, y, size)
	}
}

// drawLine draws what the Expo would bring a seat.
func (r fair) drawLine(seat int, now, then *Forecast, in widget.Rect) {
	u, y := r.U, in.Y+in.H/2
	size := math.Floor(math.Min(in.H, 20*u))
	r.Emblem(seat, in.X, y-size/2, size)
	number := between(0.78*in.H/u, r.Writer.Least/u, 16)
	say := func(n, was, is int, words string) {
		l := pencil.Bold(number).Centred()
		switch {
		case is > was:
			l.Colour = theme.Good
		case is < was:
			l.Colour = theme.Bad
		}
		r.Say(words, fairColumn(in, n), y, l)
	}
	say(0, now.Employment, then.Employment, signed(then.Employment))
	say(1, now.Unemployment, then.Unemployment, signed(then.Unemployment))
	say(2, now.Services, then.Services, signed(then.Services))
	r.drawPlace(then.Place, fairColumn(in, 2)-15*u, y, in.H)
	r.drawGains(&then.Gains, in, number)
	l := pencil.Black(math.Min(number+1, 18)).Centred()
	switch was, is := now.Prestige(), then.Prestige(); {
	case is > was:
		l.Colour = theme.Good
	case is < was:
		l.Colour = theme.Bad
	}
	r.Say(signed(then.Prestige()), fairColumn(in, 4), y, l)
}

// drawPlace draws a place by Services, left of what it costs.
func (r fair) drawPlace(place int, right, y, high float64) {
	size := math.Max(math.Min(0.8*high, 18*r.U), 1.1*r.Writer.Least)
	in := widget.Rect{X: right - size, Y: y - size/2, W: size, H: size}
	r.Cover(in, size/2, tinplate.TrackTones(expo.Services).Light)
	r.Say(strconv.Itoa(place), in.X+size/2, y, pencil.Bold(math.Max(0.78*size, r.Writer.Least)/r.U).Centred())
}

// drawGains draws what the space of Services would gain, beside prestige.
func (r fair) drawGains(gains *expo.Gains, in widget.Rect, number float64) {
	var all []expo.Track
	for t := range expo.Prestige {
		if gains[t] != 0 {
			all = append(all, t)
		}
	}
	x, y := fairColumn(in, 3), in.Y+in.H/2
	if len(all) == 0 {
		r.Say("–", x, y, pencil.Soft(number).Centred())
		return
	}
	size := math.Floor(math.Min(in.H, math.Min(20*r.U, 0.3*in.W/float64(len(all)))))
	x -= size * float64(len(all)) / 2
	for n, t := range all {
		r.Icons.Badge(r.Dst, tinplate.Track(t), strconv.Itoa(gains[t]), math.Round(x+float64(n)*size), math.Round(y-size/2), size)
	}
}

// signed is a number with its sign, but 0 plain.
func signed(n int) string {
	if n == 0 {
		return "0"
	}
	return plus(n)
}
