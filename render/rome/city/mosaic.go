package city

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/rome"
)

// mosaic lays small stones on a canvas, those of one tone together. It works in the units
// of the map, which are stretched on the canvas.
type mosaic struct {
	canvas             canvas.Canvas
	stretchX, stretchY float64
	stones             map[theme.Colour][]canvas.Loop
	order              []theme.Colour // in which the tones were first used
}

// newMosaic makes a mosaic of the whole map, w×h units of a canvas large.
func newMosaic(c canvas.Canvas, w, h float64) *mosaic {
	return &mosaic{canvas: c, stretchX: w / sheetWidth, stretchY: h / sheetHeight, stones: map[theme.Colour][]canvas.Loop{}}
}

// pixels is an outline in pixels.
func (m *mosaic) pixels(l canvas.Loop) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for i, p := range l {
		out[i] = canvas.Point{X: p.X * m.stretchX, Y: p.Y * m.stretchY}
	}
	return out
}

// fill fills an outline in one colour.
func (m *mosaic) fill(colour theme.Colour, l canvas.Loop) { m.canvas.Fill(colour, m.pixels(l)) }

// rect fills a rectangle.
func (m *mosaic) rect(colour theme.Colour, x, y, w, h float64) {
	m.fill(colour, canvas.RectLoop(x, y, w, h))
}

// line draws an outline's line.
func (m *mosaic) line(colour theme.Colour, width float64, l canvas.Loop, closed bool) {
	m.canvas.Stroke(colour, width*m.stretchY, m.pixels(l), closed)
}

// lay adds a stone.
func (m *mosaic) lay(tone theme.Colour, stone canvas.Loop) {
	if m.stones[tone] == nil {
		m.order = append(m.order, tone)
	}
	m.stones[tone] = append(m.stones[tone], m.pixels(stone))
}

// set paints all stones laid so far.
func (m *mosaic) set() {
	for _, tone := range m.order {
		m.canvas.Fill(tone, m.stones[tone]...)
	}
	m.stones, m.order = map[theme.Colour][]canvas.Loop{}, nil
}

// chance is a number from 0 to 1 that is always the same for the same place.
func chance(a, b int) float64 {
	h := uint32(a)*0x9E3779B9 ^ uint32(b)*0x85EBCA6B
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	return float64(h>>16&1023) / 1023
}

// field lays stones of about a size in level rows that sway, wherever within says so. The
// tone of each is asked for by its row and column.
func (m *mosaic) field(left, top, right, bottom, size, sway float64, within func(x, y float64) bool, tone func(row, column int) theme.Colour) {
	const joint = 0.7
	for row, y := 0, top; y < bottom; row, y = row+1, y+size {
		x := left - size*chance(row, 7)
		for column := 0; x < right; column++ {
			w := size * (0.8 + 0.5*chance(row, column))
			bend := func(x float64) float64 { return sway * math.Sin(x/46+float64(row)*0.21) }
			if a, b := x+joint, x+w-joint; within(x+w/2, y+size/2) {
				m.lay(tone(row, column), canvas.Loop{
					{X: a, Y: y + joint + bend(a)}, {X: b, Y: y + joint + bend(b)},
					{X: b, Y: y + size - joint + bend(b)}, {X: a, Y: y + size - joint + bend(a)},
				})
			}
			x += w
		}
	}
}

// row lays stones along an outline, one between any two of its points that are skip apart,
// from a depth within it to another. The tone of the n-th is asked for.
func (m *mosaic) row(l canvas.Loop, from, to float64, skip int, tone func(n int) theme.Colour) {
	outer, inner := inset(l, from+0.35), inset(l, to-0.35)
	for n, i := 0, 0; i < len(l); n, i = n+1, i+skip {
		j := min(i+skip, len(l)) % len(l)
		a, b := outer[i], outer[j]
		d, c := inner[i], inner[j]
		m.lay(tone(n), canvas.Loop{toward(a, b, 0.07), toward(b, a, 0.07), toward(c, d, 0.07), toward(d, c, 0.07)})
	}
}

// toward is the point at a part of the way from a to b.
func toward(a, b canvas.Point, part float64) canvas.Point {
	return canvas.Point{X: a.X + (b.X-a.X)*part, Y: a.Y + (b.Y-a.Y)*part}
}

// tones of the mosaic's stones.
const (
	white      theme.Colour = 0xFBF6EAFF
	whiteShade theme.Colour = 0xE9E0CCFF
	black      theme.Colour = 0x2B2730FF
	red        theme.Colour = 0xB23A28FF
	redShade   theme.Colour = 0x8E2A1EFF
	cream      theme.Colour = 0xF6E7CBFF
	grout      theme.Colour = 0xCDBB97FF
	sand       theme.Colour = 0xDCC9A2FF
	meadow     theme.Colour = 0xA3B27AFF
	sandLight  theme.Colour = 0xE6D6B4FF
	sandShade  theme.Colour = 0xD0BA8EFF
	deep       theme.Colour = 0x3E7F95FF
	river      theme.Colour = 0x5798A9FF
	riverLight theme.Colour = 0x83B9C0FF
	crest      theme.Colour = 0xC9E2DDFF
)

// Ground is about the tone of a colour's prefectures, on which houses stand and words are
// written.
func Ground(colour rome.Colour) theme.Colour {
	switch colour {
	case rome.White:
		return 0xF6F0E1FF
	case rome.Black:
		return 0xCAC4BEFF
	}
	return 0xE9C4A8FF
}

// border lays the border of a prefecture: beads on white, squares in black, waves in red.
// Stripes of stones, from the outside inwards; each has a pattern that comes back.
func (m *mosaic) border(colour rome.Colour, l canvas.Loop) {
	const wide = 3.8
	for n, pattern := range borders(colour) {
		m.row(l, wide*float64(n), wide*float64(n+1), 1, func(i int) theme.Colour { return pattern[i%len(pattern)] })
	}
}

// borders are the rows of a colour's border, the outermost first.
func borders(colour rome.Colour) [][]theme.Colour {
	switch colour {
	case rome.White:
		return [][]theme.Colour{
			{black},
			{white, white, white, black, white, white},
			{white, white, black, black, black, white},
			{white, white, white, black, white, white},
		}
	case rome.Black:
		return [][]theme.Colour{
			{black},
			{black, black, white, white},
			{white, white, black, black},
			{black},
		}
	}
	return [][]theme.Colour{
		{redShade},
		{red, red, red, cream, red, red},
		{red, red, cream, cream, cream, red},
		{cream, red, cream, red, cream, red},
	}
}
