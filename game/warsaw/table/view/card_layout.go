package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// cardMeasures are those of a card, in logical units.
type cardMeasures struct {
	pad, tile, mark float64
	title, line     label
}

// measures are those of cards at this table: where all is close they are small, so that they hide little.
func (c card) measures() cardMeasures {
	if c.l.Close {
		return cardMeasures{pad: 8, tile: 64, mark: 20, title: label{Size: 16, Face: text.Bold}, line: label{Size: 14}}
	}
	return cardMeasures{pad: 12, tile: 92, mark: 24, title: label{Size: 18, Face: text.Bold}, line: label{Size: 16}}
}

// cardGap is how far a card lies from what it speaks of, in logical units.
const cardGap = 8

// cardLayout is where a card lies, with what it says.
type cardLayout struct {
	telling
	place widget.Rect
	face  float64 // how large its tile is, in pixels; 0: none
	wide  float64 // of its words
}

// lay lays a card out as wide and where it hides least: never what it speaks of, nor what is asked, as far as there is room
// elsewhere.
func (c card) lay() cardLayout {
	u, m, screen := c.U, c.measures(), c.l.Screen.Inset(6*c.U)
	l := cardLayout{telling: c.told()}
	beside := 0.0
	if l.tile != warsaw.NoTile {
		l.face = math.Floor(m.tile * u)
		beside = l.face + m.pad*u
	}
	about, least := c.whereIs(c.thing), math.Inf(1)
	hides := c.mayHide(about)
	for _, words := range [...]float64{300, 240, 190} { // wide, in logical units
		room := math.Min(words*u*c.Own, screen.W-beside-2*m.pad*u)
		wide, high := c.sayWords(&l, 0, 0, room, false)
		size := widget.Rect{W: wide + beside + 2*m.pad*u, H: math.Max(high, l.face) + 2*m.pad*u}
		if place, cost := c.put(about, size, screen, hides); cost < least {
			l.place, l.wide, least = place, wide, cost
		}
		if least <= c.area(size) { // it hides nothing: a narrower one would do no better
			break
		}
	}
	return l
}

// hidden is a place that a card may hide, and how much more that weighs than a bare one.
type hidden struct {
	widget.Rect
	weight float64
}

// mayHide are the places that matter: what is asked most, then the tiles of the large district, and of the one that is pointed
// at, and spaces lit beside them; the hand; all else that is not bare.
func (c card) mayHide(about widget.Rect) (all []hidden) {
	add := func(weight float64, places ...widget.Rect) {
		for _, place := range places {
			all = append(all, hidden{place, weight})
		}
	}
	if c.l.strip() {
		add(8, c.l.Side)
	} else {
		add(1000, c.l.Side)
	}
	add(2, c.l.Milestones[:]...)
	add(2, c.l.Others, c.l.Track)
	add(8, c.l.Own)
	for n, seat := range Others(c.p.Seat, len(c.p.Names)) {
		if panel := c.l.Other(n, len(c.p.Names)); seat == c.thing.Seat && overlap(panel, about).W > 0 {
			add(6, panel)
		}
	}
	add(4, c.l.Hand[:]...)
	add(3, c.l.Confirm)
	const tiles = 30
	d := &c.p.Table.Player(c.p.boardSeat()).District
	for _, s := range c.p.Board.Sites {
		add(tiles, overlap(c.p.Place.Space(d.Offset(s)), c.l.Board))
	}
	for _, one := range c.things() {
		if one.Kind == TileOf && (one.Seat == c.thing.Seat || one.Seat == c.p.boardSeat()) {
			add(tiles, one.place)
		}
	}
	return all
}

// put is the best place for a card of a size, and what it costs: by what it hides, and how far it is from what it speaks of. It
// lies beside that, beside the board, or at an edge of the screen.
func (c card) put(about, size, screen widget.Rect, hides []hidden) (best widget.Rect, least float64) {
	u, b := c.U, c.l.Board
	x, y := about.Centre()
	gap := cardGap * u
	least = math.Inf(1)
	for _, left := range [...]float64{x - size.W/2, about.X + about.W + gap, about.X - gap - size.W, b.X - size.W, b.X + b.W, screen.X, screen.X + screen.W} {
		for _, top := range [...]float64{about.Y - gap - size.H, about.Y + about.H + gap, y - size.H/2, b.Y, b.Y + b.H - size.H, screen.Y, screen.Y + screen.H} {
			place := size
			place.X = math.Max(math.Min(left, screen.X+screen.W-size.W), screen.X)
			place.Y = math.Max(math.Min(top, screen.Y+screen.H-size.H), screen.Y)
			if cost := c.cost(place, about, hides); cost < least {
				best, least = place, cost
			}
		}
	}
	return best, least
}

// cost is what it costs that a card lies in a place, in square logical units of what is bare.
func (c card) cost(place, about widget.Rect, hides []hidden) float64 {
	const itself, far = 1e6, 300 // for what it speaks of, and for each unit that it is away from that
	cost := c.area(place) + itself*c.area(overlap(place, about))
	for _, one := range hides {
		cost += one.weight * c.area(overlap(place, one.Rect))
	}
	dx := math.Max(math.Max(about.X-place.X-place.W, place.X-about.X-about.W), 0)
	dy := math.Max(math.Max(about.Y-place.Y-place.H, place.Y-about.Y-about.H), 0)
	return cost + far*math.Max(math.Hypot(dx, dy)/c.U-cardGap, 0)
}

// area is how large a place is, in square logical units.
func (c card) area(r widget.Rect) float64 { return r.W * r.H / (c.U * c.U) }

// sayWords writes what a card says, or only measures it.
func (c card) sayWords(l *cardLayout, x, y, width float64, write bool) (wide, high float64) {
	top, u, m := y, c.U, c.measures()
	say := func(words string, at float64, said label) {
		w, h := c.Writer.MeasureWrapped(words, width-at, c.RunningStyle(said))
		if write {
			c.SayWrapped(words, x+at, y, width-at, said)
		}
		wide = math.Max(wide, at+w)
		y += h + 3*u
	}
	marks := 0.0
	if len(l.marks) > 0 {
		marks = (tileart.MarksWidth(l.marks, m.mark) + 6) * u
		if write {
			c.Tiles.DrawMarks(c.Dst, l.marks, x, y-u, m.mark*u)
		}
	}
	say(l.title, marks, m.title)
	if len(l.marks) > 0 {
		y = math.Max(y, top+(m.mark+3)*u)
	}
	for _, line := range l.lines {
		say(line, 0, m.line)
	}
	return wide, y - top
}

// draw draws the card.
func (c card) draw() {
	l, u, pad := c.lay(), c.U, c.measures().pad*c.U
	lifted(c.region, l.place)
	c.Box(l.place, 9*u, 2*u, theme.PaperLight, theme.Ink)
	in := l.place.Inset(pad)
	if l.face > 0 {
		c.Tiles.DrawFace(c.Dst, l.tile, l.turn, math.Round(in.X), math.Round(in.Y), int(l.face))
		in.X += l.face + pad
	}
	c.sayWords(&l, in.X, in.Y, l.wide+1, true)
}

// drawPointed draws what the thing says that is pointed at.
func (r region) drawPointed() {
	switch thing := r.pointedThing(); thing.Kind {
	case Nothing:
	case MilestoneOf:
		milestone{r, thing.N}.drawWhole()
	default:
		card{r, thing}.draw()
	}
}
