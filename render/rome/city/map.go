package city

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// units is an outline in the map's units.
func units(l canvas.Loop) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for i, p := range l {
		out[i] = canvas.Point{X: p.X * sheetWidth, Y: p.Y * sheetHeight}
	}
	return out
}

// moved is an outline moved by x, y.
func moved(l canvas.Loop, x, y float64) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for i, p := range l {
		out[i] = canvas.Point{X: p.X + x, Y: p.Y + y}
	}
	return out
}

// Paint lists what paints the whole map, w units wide and h high, with its corner at a canvas's origin: for a picture that is
// painted once.
func Paint(c canvas.Canvas, w, h float64) (slices []func()) {
	m := newMosaic(c, w, h)
	for _, part := range [...]func(*mosaic){ground, land, tiber, bridges, trees} {
		slices = append(slices, func() { part(m) })
	}
	for place := range rome.Place(rome.Places) {
		slices = append(slices, func() { prefecture(m, place) })
	}
	return append(slices, func() { frame(m) })
}

// ground is what is seen between stones.
func ground(m *mosaic) { m.rect(grout, 0, 0, sheetWidth, sheetHeight) }

// land is the ground between the prefectures: roads and fields.
func land(m *mosaic) {
	m.field(0, 0, sheetWidth, sheetHeight, 8, 3, func(x, y float64) bool {
		return !covered(x, y)
	}, func(row, column int) theme.Colour {
		return [...]theme.Colour{sand, sandLight, sandShade, sand}[int(chance(row, column)*3.99)]
	})
	m.set()
}

// covered reports whether something lies over the land at a place: it need not be laid.
func covered(x, y float64) bool {
	for _, room := range rooms() {
		if x > room.X && x < room.X+room.W && y > room.Y && y < room.Y+room.H {
			return true
		}
	}
	return false
}

// banks is the outline of the river: it comes from the north, runs west of the city and
// opens around the island.
func banks() canvas.Loop {
	var l canvas.Loop
	for _, q := range [...][3]canvas.Point{
		{{X: 52, Y: 0}, {X: 62, Y: 90}, {X: 48, Y: 180}},
		{{X: 48, Y: 180}, {X: 38, Y: 260}, {X: 52, Y: 340}},
		{{X: 52, Y: 340}, {X: 62, Y: 470}, {X: 150, Y: 497}},
		{{X: 150, Y: 497}, {X: 270, Y: 500}, {X: 350, Y: 500}},
		{{X: 350, Y: 500}, {X: 450, Y: 506}, {X: 462, Y: 610}},
		{{X: 462, Y: 610}, {X: 472, Y: 690}, {X: 446, Y: 760}},
	} {
		l = append(l, canvas.Quadratic(q[0], q[1], q[2], 14)...)
	}
	return append(l, canvas.Point{X: 0, Y: 760}, canvas.Point{X: 0, Y: 0})
}

// tiber is the river, and the bank of pale stones along it.
func tiber(m *mosaic) {
	shore := banks()
	m.line(theme.Shadow, 10, shore, true)
	m.line(cream, 7, shore, true)
	m.line(deep, 2, shore, true)
	m.fill(deep, shore)
	m.field(0, 0, 500, sheetHeight, 7, 5, func(x, y float64) bool {
		return inside(shore, x, y) && inside(shore, x+5, y) && inside(shore, x, y-5)
	}, func(row, column int) theme.Colour {
		switch c := chance(row, column/5); {
		case row%5 == 0 && c > 0.45:
			return crest
		case c > 0.6:
			return riverLight
		case c > 0.15:
			return river
		}
		return deep
	})
	m.set()
}

// prefecture lays one prefecture: the shadow of its hill, its ground, and the border in
// the pattern of its colour.
func prefecture(m *mosaic, place rome.Place) {
	const band = 15.2
	l, colour := units(regions[place].Outline), place.Colour()
	for n := range 3 {
		m.fill(theme.Shadow.Fade(0.55), moved(l, 4+1.5*float64(n), 5+1.5*float64(n)))
	}
	base := Ground(colour)
	m.fill(base.Mix(theme.Ink, 0.075), l)
	floor := inset(l, band+1)
	room := rooms()[place]
	hill := ridge{place, room}
	for _, slope := range []bool{false, true} {
		tone := base
		if slope {
			tone = base.Mix(meadow, 0.26)
		}
		m.field(room.X-60, room.Y-20, room.X+room.W+60, room.Y+room.H+20, 9, 1.5, func(x, y float64) bool {
			return slope == (y > hill.at(x) && y < room.Y+0.84*room.H) && inside(floor, x, y)
		}, func(row, column int) theme.Colour {
			return tone.Mix(white, 0.1*float64(int(4*chance(row, column))))
		})
	}
	m.set()
	scenery(m, hill, base)
	at := emblemOf(room)
	motifs()[place](motif{m, at.X, at.Y, emblemSize / 100, base.Mix(theme.Ink, 0.11), base.Mix(white, 0.2)})
	m.border(colour, l)
	m.set()
}

// ridge is the top of the slope behind a prefecture's sites.
type ridge struct {
	place rome.Place
	room  widget.Rect
}

// at is how high up it is at a place of the map.
func (r ridge) at(x float64) float64 {
	t, phase, high := (x-r.room.X)/r.room.W, 2.1*float64(r.place), 0.05
	if r.place == rome.CampusMartius || r.place == rome.TiberIsland { // they are flat
		high = 0.02
	}
	return r.room.Y + r.room.H*(0.5-high*math.Sin(5.2*t+phase)-0.5*high*math.Sin(11*t+phase))
}

// scenery is what lies behind a prefecture's sites: a path to where a monument may stand, and trees on the ridge. It is hardly
// darker than the ground, as houses and numbers come to lie on it.
func scenery(m *mosaic, hill ridge, base theme.Colour) {
	room, emblem := hill.room, emblemOf(hill.room)
	from, to := canvas.Point{X: room.X + 0.3*room.W, Y: room.Y + 0.8*room.H}, canvas.Point{X: emblem.X + 0.42*emblemSize, Y: emblem.Y + 1.02*emblemSize}
	path := canvas.Quadratic(from, canvas.Point{X: from.X + 0.16*room.W, Y: to.Y}, to, 24)
	path = append(path, canvas.Quadratic(to, canvas.Point{X: to.X + 30, Y: to.Y - 2}, canvas.Point{X: room.X + room.W + 4, Y: to.Y + 12}, 16)...)
	m.line(base.Mix(theme.Ink, 0.13), 14, path, false)
	m.line(base.Mix(sandLight, 0.6).Mix(white, 0.3), 11, path, false)
	for n, at := range [...]float64{0.24, 0.28, 0.33, 0.47, 0.5, 0.55, 0.58, 0.93, 0.98} {
		x := room.X + room.W*(at+0.02*chance(n, int(hill.place)))
		if x > emblem.X-6 && x < emblem.X+emblemSize {
			continue
		}
		y := hill.at(x) + 3 + 8*chance(n, int(hill.place)+30)
		m.farTree(x, y, 24+12*chance(n, int(hill.place)+20), (n+int(hill.place))%3 == 0, base)
	}
}

// farTree is a tree in a prefecture's ground, so high: a cypress, or a pine.
func (m *mosaic) farTree(x, y, high float64, cypress bool, base theme.Colour) {
	dark, light := base.Mix(0x54793EFF, 0.6), base.Mix(0x8CA653FF, 0.6)
	oval := func(tone theme.Colour, x, y, rx, ry float64) { m.fill(tone, m.canvas.ArcLoop(x, y, rx, ry, 0, 360)) }
	oval(theme.Shadow.Fade(0.5), x+0.2*high, y, 0.3*high, 0.08*high)
	m.line(base.Mix(0x6B4A2BFF, 0.6), 0.09*high, canvas.Loop{{X: x, Y: y}, {X: x, Y: y - 0.6*high}}, false)
	if cypress {
		oval(dark, x, y-0.55*high, 0.15*high, 0.46*high)
		oval(light, x-0.04*high, y-0.58*high, 0.07*high, 0.36*high)
		return
	}
	oval(dark, x, y-0.7*high, 0.42*high, 0.2*high)
	oval(light, x-0.06*high, y-0.76*high, 0.3*high, 0.12*high)
}

// bridges join the island with both banks; there are boats on the river.
func bridges(m *mosaic) {
	m.bridge(370, 474, 622)
	m.bridge(4, 84, 640)
	m.boat(34, 236, 1)
	m.boat(58, 716, 1)
	m.boat(432, 700, -1)
}

// bridge is a bridge of two arches over the river from one x to another.
func (m *mosaic) bridge(from, to, y float64) {
	m.rect(theme.Shadow, from, y+8, to-from, 18)
	m.rect(black, from-2, y-11, to-from+4, 22)
	m.rect(whiteShade, from, y-9, to-from, 18)
	m.rect(white, from, y-9, to-from, 3)
	m.rect(sandShade, from, y+6, to-from, 3)
	for x := from + 7; x < to-3; x += 9 {
		m.rect(sandShade, x, y-6, 1.4, 12)
	}
}

// boat is a small boat with a sail, its bow to the right or, way -1, to the left.
func (m *mosaic) boat(x, y, way float64) {
	at := func(xy ...float64) canvas.Loop {
		l := canvas.Points(xy)
		for i := range l {
			l[i] = canvas.Point{X: x + way*l[i].X, Y: y + l[i].Y}
		}
		return l
	}
	m.fill(black, at(-15, 0, 17, 0, 21, -5, 15, 9, -11, 9, -17, -4))
	m.fill(redShade, at(-12, 2, 15, 2, 13, 6.5, -9.5, 6.5))
	m.fill(black, at(-1, -25, 1.4, -25, 1.4, 0, -1, 0))
	m.fill(black, at(-11, -23, 13, -23, 16, -6, -10, -6))
	m.fill(cream, at(-8.5, -21, 11, -21, 13.4, -8, -7.6, -8))
	m.fill(red, at(-8.2, -17, 11.6, -17, 12.4, -13, -8, -13))
}

// trees stand where the corners of prefectures leave room.
func trees(m *mosaic) {
	for n, at := range []canvas.Point{{X: 500, Y: 259}, {X: 884, Y: 258}, {X: 402, Y: 264}, {X: 794, Y: 506}, {X: 482, Y: 516}, {X: 484, Y: 736}, {X: 797, Y: 740}} {
		m.tree(at.X, at.Y, 9+3*chance(n, 3))
	}
}

// tree is the crown of a pine, and its shadow.
func (m *mosaic) tree(x, y, r float64) {
	crown := func(x, y, r float64) canvas.Loop { return m.canvas.ArcLoop(x, y, r, r, 0, 360) }
	m.fill(theme.Shadow, crown(x+5, y+5, r))
	m.fill(0x2F4A2CFF, crown(x, y, r))
	m.fill(0x54793EFF, crown(x-1, y-1, r*0.8))
	m.fill(0x8CA653FF, crown(x-r*0.3, y-r*0.35, r*0.4))
}

// frame is the travertine in which the mosaic lies: lit from above and the left, with a row of
// beads.
func frame(m *mosaic) {
	const wide = 11.0
	inner := canvas.RectLoop(wide, wide, sheetWidth-2*wide, sheetHeight-2*wide)
	m.rect(0xF6EEDDFF, 0, 0, sheetWidth, wide)
	m.rect(0xF6EEDDFF, 0, 0, wide, sheetHeight)
	m.rect(0xD6C4A0FF, 0, sheetHeight-wide, sheetWidth, wide)
	m.rect(0xD6C4A0FF, sheetWidth-wide, 0, wide, sheetHeight)
	m.fill(0xF6EEDDFF, canvas.Loop{{X: sheetWidth - wide, Y: wide}, {X: sheetWidth, Y: 0}, {X: sheetWidth - wide, Y: 0}})
	m.fill(0xF6EEDDFF, canvas.Loop{{X: 0, Y: sheetHeight - wide}, {X: wide, Y: sheetHeight - wide}, {X: 0, Y: sheetHeight}})
	m.line(theme.Ink.Fade(0.6), 1.6, inner, true)
	m.line(theme.Ink.Fade(0.4), 1.2, canvas.RectLoop(0.6, 0.6, sheetWidth-1.2, sheetHeight-1.2), true)
	beads := evenly(canvas.RectLoop(wide/2, wide/2, sheetWidth-wide, sheetHeight-wide), 16)
	for _, p := range beads {
		m.lay(0xB89F74FF, canvas.Loop{{X: p.X - 2.6, Y: p.Y}, {X: p.X, Y: p.Y - 2.6}, {X: p.X + 2.6, Y: p.Y}, {X: p.X, Y: p.Y + 2.6}})
	}
	m.set()
}
