package city

import (
	"capital/render/canvas"
	"capital/render/theme"
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

// paintMap paints the whole map on a canvas of its units.
func paintMap(m *mosaic) {
	m.rect(grout, 0, 0, sheetWidth, sheetHeight)
	land(m)
	tiber(m)
	for place := range rome.Place(rome.Places) {
		prefecture(m, place)
	}
	bridges(m)
	frame(m)
}

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
	const band = 17.0
	l, colour := units(regions[place].Outline), place.Colour()
	for n := range 3 {
		m.fill(theme.Shadow.Fade(0.55), moved(l, 4+1.5*float64(n), 5+1.5*float64(n)))
	}
	base := Ground(colour)
	m.fill(base.Mix(theme.Ink, 0.1), l)
	floor := inset(l, band+1)
	room := rooms()[place]
	m.field(room.X-60, room.Y-20, room.X+room.W+60, room.Y+room.H+20, 9, 1.5, func(x, y float64) bool {
		return inside(floor, x, y)
	}, func(row, column int) theme.Colour {
		return base.Mix(white, 0.1*float64(int(4*chance(row, column))))
	})
	m.set()
	m.border(colour, l)
	m.set()
}

// bridges join the island with both banks.
func bridges(m *mosaic) {}

// frame is the travertine in which the mosaic lies.
func frame(m *mosaic) {
	const wide = 13.0
	m.rect(0xF1E7D3FF, 0, 0, sheetWidth, wide)
	m.rect(0xF1E7D3FF, 0, 0, wide, sheetHeight)
	m.rect(0xD9C9A8FF, 0, sheetHeight-wide, sheetWidth, wide)
	m.rect(0xD9C9A8FF, sheetWidth-wide, 0, wide, sheetHeight)
	m.line(theme.Ink.Fade(0.55), 1.5, canvas.RectLoop(wide, wide, sheetWidth-2*wide, sheetHeight-2*wide), true)
}
