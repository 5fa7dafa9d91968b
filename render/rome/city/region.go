package city

import (
	"capital/render/canvas"
	"capital/render/widget"
	"capital/rules/rome"
)

// Region is where a prefecture lies on the map, in parts of the map's width and height.
type Region struct {
	Outline canvas.Loop
	Room    widget.Rect  // upright within the outline: all that is shown of it lies here
	Ground  canvas.Point // the left end of its row of sites, on the ground
	Step    float64      // from one site to the next, in parts of the width; a house's unit
}

// rooms lists where the inner room of each prefecture lies, in thousandths.
func rooms() [rome.Places]widget.Rect {
	return [rome.Places]widget.Rect{
		rome.CampusMartius: {X: 30, Y: 24, W: 372, H: 300},
		rome.Quirinal:      {X: 424, Y: 24, W: 298, H: 300},
		rome.Viminal:       {X: 744, Y: 24, W: 236, H: 300},
		rome.Capitoline:    {X: 30, Y: 350, W: 290, H: 300},
		rome.Palatine:      {X: 342, Y: 350, W: 320, H: 300},
		rome.Esquiline:     {X: 684, Y: 350, W: 300, H: 300},
		rome.TiberIsland:   {X: 60, Y: 676, W: 240, H: 300},
		rome.Aventine:      {X: 370, Y: 676, W: 250, H: 300},
		rome.Caelian:       {X: 660, Y: 676, W: 300, H: 300},
	}
}

// RegionOf says where a prefecture lies.
func RegionOf(place rome.Place) Region {
	room := rooms()[place]
	room = widget.Rect{X: room.X / 1000, Y: room.Y / 1000, W: room.W / 1000, H: room.H / 1000}
	step := room.W / 7.2
	return Region{
		Outline: canvas.RectLoop(room.X, room.Y, room.W, room.H),
		Room:    room,
		Ground:  canvas.Point{X: room.X + 0.01, Y: room.Y + room.H*0.94},
		Step:    step,
	}
}

// At returns the prefecture at a point of the map, in parts of its width and height.
func At(x, y float64) (place rome.Place, found bool) {
	for place = range rome.Place(rome.Places) {
		if inside(RegionOf(place).Outline, x, y) {
			return place, true
		}
	}
	return 0, false
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
