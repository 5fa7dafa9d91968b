package city

import (
	"math"

	"capital/render/canvas"
	"capital/render/widget"
	"capital/rules/rome"
)

// The map is laid out on a sheet of so many units, and then stretched.
const (
	sheetWidth  = 1200.0
	sheetHeight = 760.0
)

// Of a row of sites, in units: how far it is from the left end of its room, how much of that stays free at the right, for the
// roof of the last house and what is seen of a monument, and how far sites lie apart at most.
const (
	rowIn     = 3.0
	rowFree   = 24.0
	mostApart = 48.0
)

// Aside is which part of its width a house is from the next, as in a street: of what is behind the next one's front the side
// alone is not seen.
const Aside = 0.76

// Region is where a prefecture lies on the map, in parts of the map's width and height.
type Region struct {
	Outline canvas.Loop  // not to be changed
	Room    widget.Rect  // upright within the outline: all that is shown of it lies here
	Ground  canvas.Point // the left end of its row of sites, on the ground
	Step    float64      // from one site to the next, in parts of the map's width: see [Aside]
	Emblem  widget.Rect  // the picture in its ground, in its upper right corner

	// Monument is where the monument stands: on the picture, and moved over the border as far as the next prefecture lets it,
	// so that houses before it leave much of it to be seen.
	Monument widget.Rect

	box widget.Rect // around the outline
}

// rooms lists where the room of each prefecture lies, in units.
func rooms() [rome.Places]widget.Rect {
	return [rome.Places]widget.Rect{
		rome.CampusMartius: {X: 83, Y: 37, W: 392, H: 197},
		rome.Quirinal:      {X: 527, Y: 37, W: 330, H: 197},
		rome.Viminal:       {X: 909, Y: 37, W: 254, H: 197},
		rome.Capitoline:    {X: 80, Y: 281, W: 298, H: 202},
		rome.Palatine:      {X: 427, Y: 281, W: 345, H: 202},
		rome.Esquiline:     {X: 821, Y: 281, W: 345, H: 202},
		rome.TiberIsland:   {X: 108, Y: 530, W: 256, H: 196},
		rome.Aventine:      {X: 496, Y: 528, W: 278, H: 200},
		rome.Caelian:       {X: 820, Y: 528, W: 346, H: 200},
	}
}

// regions are where all prefectures lie. Nothing changes them.
var regions = layOut()

// layOut makes the regions of all prefectures of their rooms.
func layOut() (all [rome.Places]Region) {
	for place, room := range rooms() {
		step := min((room.W-rowIn-rowFree)/float64(rome.Place(place).Sites()), mostApart)
		emblem, monument := emblemOf(room), emblemOf(room)
		monument.X += besideEmblem
		monument.Y -= overEmblem
		all[place] = Region{
			Outline: parts(outline(rome.Place(place), room)),
			Room:    widget.Rect{X: room.X / sheetWidth, Y: room.Y / sheetHeight, W: room.W / sheetWidth, H: room.H / sheetHeight},
			Ground:  canvas.Point{X: (room.X + rowIn) / sheetWidth, Y: (room.Y + room.H - 4) / sheetHeight},
			Step:    step / sheetWidth,
			Emblem:  square(emblem), Monument: square(monument),
		}
		all[place].box = around(all[place].Outline)
	}
	return all
}

// square is the place of a picture in a prefecture's ground, or of its monument, in parts of the map.
func square(at canvas.Point) widget.Rect {
	return widget.Rect{X: at.X / sheetWidth, Y: at.Y / sheetHeight, W: emblemSize / sheetWidth, H: emblemSize / sheetHeight}
}

// Of the picture in a prefecture's ground, in units: how large it is, and how far right of it and above it the monument stands.
const (
	emblemSize   = 112.0
	besideEmblem = 27.0
	overEmblem   = 8.0
)

// emblemOf is where the picture in the ground of a room lies: behind its last sites, which are free longest.
func emblemOf(room widget.Rect) canvas.Point {
	return canvas.Point{X: room.X + room.W - emblemSize - 4, Y: room.Y - 2}
}

// NorthToSouth lists the prefectures as they are drawn where what stands in them may reach over those behind.
func NorthToSouth() [rome.Places]rome.Place {
	return [...]rome.Place{
		rome.CampusMartius, rome.Quirinal, rome.Viminal, rome.Capitoline, rome.Palatine, rome.Esquiline, rome.TiberIsland, rome.Aventine, rome.Caelian,
	}
}

// around is the smallest rectangle around a loop.
func around(l canvas.Loop) widget.Rect {
	left, top, right, bottom := l[0].X, l[0].Y, l[0].X, l[0].Y
	for _, p := range l {
		left, right = min(left, p.X), max(right, p.X)
		top, bottom = min(top, p.Y), max(bottom, p.Y)
	}
	return widget.Rect{X: left, Y: top, W: right - left, H: bottom - top}
}

// RegionOf says where a prefecture lies.
func RegionOf(place rome.Place) *Region { return &regions[place] }

// At returns the prefecture at a point of the map, in parts of its width and height.
func At(x, y float64) (place rome.Place, found bool) {
	for place := range regions {
		if inside(regions[place].Outline, x, y) {
			return rome.Place(place), true
		}
	}
	return 0, false
}

// parts returns a loop in parts of the map's width and height.
func parts(l canvas.Loop) canvas.Loop {
	for i := range l {
		l[i].X /= sheetWidth
		l[i].Y /= sheetHeight
	}
	return l
}

// outline is the outline of a prefecture around its room, in units: a hill whose edge was
// laid by hand, or the island, which has the form of a ship.
func outline(place rome.Place, room widget.Rect) canvas.Loop {
	margin, radius := 19.5, 42.0
	if place.Colour() == rome.White {
		margin = 22.5 // the crosses of its border stand apart
	}
	box := widget.Rect{X: room.X - margin, Y: room.Y - margin, W: room.W + 2*margin, H: room.H + 2*margin}
	if place == rome.TiberIsland {
		return ship(box)
	}
	plain := canvas.New(1, 1, 1).RoundLoop(box.X, box.Y, box.W, box.H, radius)
	loop := evenly(plain, 5)
	phase := 1.7 * float64(place)
	for i, p := range loop {
		turn := 2 * math.Pi * float64(i) / float64(len(loop))
		out := 1.6*math.Sin(5*turn+phase) + 1.4*math.Sin(9*turn+2.3*phase)
		nx, ny := normal(loop, i)
		loop[i] = canvas.Point{X: p.X + nx*out, Y: p.Y + ny*out}
	}
	return loop
}

// ship is the outline of a ship in the river: its bow is upstream, to the left.
func ship(box widget.Rect) canvas.Loop {
	l, r, t, b := box.X, box.X+box.W, box.Y, box.Y+box.H
	middle := (t + b) / 2
	var loop canvas.Loop
	for _, q := range [...][3]canvas.Point{
		{{X: l - 42, Y: middle}, {X: l - 24, Y: t + 16}, {X: l + 40, Y: t}},
		{{X: r - 40, Y: t}, {X: r + 24, Y: t + 10}, {X: r + 38, Y: middle}},
		{{X: r + 38, Y: middle}, {X: r + 24, Y: b - 10}, {X: r - 40, Y: b}},
		{{X: l + 40, Y: b}, {X: l - 24, Y: b - 16}, {X: l - 42, Y: middle}},
	} {
		loop = append(loop, canvas.Quadratic(q[0], q[1], q[2], 16)...)
	}
	return evenly(loop, 5)
}

// evenly returns a closed outline as points that lie about so far apart.
func evenly(l canvas.Loop, apart float64) canvas.Loop {
	length := 0.0
	for i, p := range l {
		q := l[(i+1)%len(l)]
		length += math.Hypot(q.X-p.X, q.Y-p.Y)
	}
	n := math.Round(length / apart)
	apart = length / n
	var out canvas.Loop
	at := 0.0 // where on the present stretch the next point lies
	for i, p := range l {
		q := l[(i+1)%len(l)]
		long := math.Hypot(q.X-p.X, q.Y-p.Y)
		for ; at < long; at += apart {
			t := at / long
			out = append(out, canvas.Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t})
		}
		at -= long
	}
	return out
}

// normal is the direction out of an outline, which runs clockwise, at one of its points.
func normal(l canvas.Loop, i int) (x, y float64) {
	before, after := l[(i+len(l)-1)%len(l)], l[(i+1)%len(l)]
	dx, dy := after.X-before.X, after.Y-before.Y
	length := math.Hypot(dx, dy)
	if length == 0 {
		return 0, 0
	}
	return dy / length, -dx / length
}

// inset is an outline moved so far into what it encloses.
func inset(l canvas.Loop, by float64) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for i, p := range l {
		nx, ny := normal(l, i)
		out[i] = canvas.Point{X: p.X - nx*by, Y: p.Y - ny*by}
	}
	return out
}

// inside reports whether a point lies within a loop.
func inside(l canvas.Loop, x, y float64) bool {
	in := false
	for i, a := range l {
		b := l[(i+1)%len(l)]
		if (a.Y > y) != (b.Y > y) && x < a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// Set is a set of prefectures.
type Set uint16

// All are all prefectures.
const All Set = 1<<rome.Places - 1

// Of is the set of one prefecture.
func Of(place rome.Place) Set { return 1 << place }

// Has reports whether a prefecture is in the set.
func (s Set) Has(place rome.Place) bool { return s>>place&1 != 0 }
