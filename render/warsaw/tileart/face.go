package tileart

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// drawing is the picture of a building, seen from the street. It stands on the line
// y = 100 of its canvas, w units wide around x = 50 and h units high.
type drawing struct {
	w, h        float64
	sky, ground theme.Colour
	draw        func(brush)
}

// The sizes of a tile, in pixels, from which it bears its effect in signs, and its name if that can be read.
const (
	effectPixels = 64
	namePixels   = 88
)

// Named reports whether a building's tile of a size bears its name: whether that can be read there.
func (p *Painter) Named(id warsaw.TileID, size int) bool {
	return named(p.Names.Of(id.Tile()), float64(size)/tileUnits, float64(p.Least))
}

func named(name string, scale, least float64) bool {
	const rounded = 0.99 // names are written a little smaller where their letters are wide
	_, size := nameLines(name)
	return scale*tileUnits >= namePixels && size*scale*rounded >= least
}

// buildingFace draws the tile of a public building or a milestone, without price.
func (c brush) buildingFace(id warsaw.TileID) {
	t := id.Tile()
	art := &drawings[t.Building]
	milestone := t.Building.IsMilestone()
	called := c.called(t)
	full, name := c.Scale()*tileUnits >= effectPixels, named(called, c.Scale(), c.least)
	bottom := 94.0
	switch {
	case name && len(breakName(called)) > 1:
		bottom = 52
	case name:
		bottom = 54
	case full:
		bottom = 73
	}
	c.frame(milestone)
	c.Within(6, 6, 88, bottom-6, func() { c.scene(art, 6, 6, 88, bottom-6) })
	c.Line(ink, 1, 6, bottom, 94, bottom)
	if name {
		c.name(called, 63.5)
	}
	if full {
		if milestone { // clear of the corners of its frame
			c.effectRow(Effect(t.Building), 83.4, 74)
		} else {
			c.effectRow(Effect(t.Building), 84.8, 84)
		}
	}
	c.frameFront(milestone)
	if milestone {
		c.milestoneCorner(t)
		if full {
			c.awardCorner(Award(t.Building))
		}
	}
}

// awardCorner draws who is awarded a milestone in its upper right corner.
func (c brush) awardCorner(marks []Mark) {
	const size = 14.0
	width := size*1.06*float64(len(marks)) + 3
	c.Round(ink, 95-width, 3, width+1, size+4, 3)
	c.Round(brassPale, 96-width, 4, width-1, size+2, 2)
	for n, m := range marks {
		mark(c.part(97-width+size*1.06*float64(n), 5, size/100), m)
	}
}

// scene draws sky, ground and building into a rectangle.
func (c brush) scene(art *drawing, x, y, w, h float64) {
	scale := min((w-4)/art.w, (h-5)/art.h)
	base := y + h - max(h*0.05, 3)
	c.Rect(art.sky, x, y, w, h)
	c.Rect(art.ground, x, base-3*scale, w, h)
	art.draw(c.part(x+w/2-50*scale, base-100*scale, scale))
}

// frame draws the card of a building tile.
func (c brush) frame(milestone bool) {
	if milestone {
		c.Cut(ink, 0.6, 0.6, 98.8, 98.8, 10.4)
		c.Cut(brass, 1.9, 1.9, 96.2, 96.2, 10)
		c.Cut(brassPale, 5, 5, 90, 90, 10)
		return
	}
	c.Round(ink, 1, 1, 98, 98, 4)
	c.Round(cream, 4, 4, 92, 92, 2)
}

// frameFront draws what of the frame lies over the picture.
func (c brush) frameFront(milestone bool) {
	if milestone {
		for _, way := range [4]canvas.Point{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
			c.Fill(ink, fromCorner(way, 6.6, 5, 9, 5, 5, 9, 5, 6.6))
			c.Fill(brass, fromCorner(way, 8.8, 5, 18, 5, 5, 18, 5, 8.8))
		}
		c.Outline(ink, 0.8, canvas.CutLoop(5.4, 5.4, 89.2, 89.2, 9.6))
		return
	}
	c.Outline(ink, 0.8, canvas.RectLoop(5.6, 5.6, 88.8, 88.8))
}

// fromCorner places points given from the upper left corner of a tile from the
// corner that lies the given way.
func fromCorner(way canvas.Point, xy ...float64) canvas.Loop {
	l := canvas.Points(xy)
	for i, p := range l {
		l[i] = canvas.Point{50 + (p.X-50)*way.X, 50 + (p.Y-50)*way.Y}
	}
	return l
}

// milestoneCorner writes between which epochs a milestone stands.
func (c brush) milestoneCorner(t *warsaw.Tile) {
	words := numerals[t.Epoch] + "–" + numerals[t.Epoch+1]
	size := min(max(15, 8/c.Scale()), 20)
	width := size * 0.6
	for _, letter := range words {
		width += size * letterWidth(letter)
	}
	c.Cut(ink, 0.6, 0.6, width, size+3, 4)
	c.Cut(brassPale, 2.2, 2.2, width-3.2, size-0.2, 3.4)
	c.Write(words, 0.6+width/2, 2+size/2, size*0.86, ink, text.Black)
}

// letterWidth is about the width of a letter of a Roman numeral, its type's size being 1.
func letterWidth(letter rune) float64 {
	if letter == 'I' {
		return 0.3
	}
	return 0.56
}

// name writes a building's name under its picture, in one line or two around y.
func (c brush) name(words string, y float64) {
	lines, size := nameLines(words)
	step := size * 0.9
	top := y - step*float64(len(lines)-1)/2
	for n, line := range lines {
		c.WriteWithin(line, 50, top+step*float64(n), nameWidth, size, ink, text.Bold)
	}
}

// nameLines is how a name is broken, and its size in units: as large as there is room for on every line.
func nameLines(words string) (lines []string, size float64) {
	const usual, letter = 12.0, 0.55
	lines, size = breakName(words), usual
	for _, line := range lines {
		size = min(size, nameWidth/(letter*float64(len([]rune(line)))))
	}
	return lines, size
}

// nameWidth is the room for a name, in units.
const nameWidth = 86.0

// breakName breaks a long name at the space nearest to its middle.
func breakName(words string) []string {
	const short = 13
	letters := []rune(words)
	if len(letters) <= short {
		return []string{words}
	}
	best := -1
	for i, r := range letters {
		if r == ' ' && (best < 0 || abs(2*i-len(letters)) < abs(2*best-len(letters))) {
			best = i
		}
	}
	if best < 0 {
		return []string{words}
	}
	return []string{string(letters[:best]), string(letters[best+1:])}
}

func abs(n int) int { return max(n, -n) }

// effectRow draws an effect's signs in a row around y, as large as fits in width.
func (c brush) effectRow(marks []Mark, y, width float64) {
	total := 0.0
	for _, m := range marks {
		total += markWidth(m)
	}
	size := min(18, width/max(total, 1))
	if len(marks) == 1 {
		size = 20
	}
	x := 50 - size*total/2
	for _, m := range marks {
		w := markWidth(m) * size
		mark(c.part(x+w/2-size/2, y-size/2, size/100), m)
		x += w
	}
}

// markWidth is the width of a sign in an effect's row, its height being 1.
func markWidth(m Mark) float64 {
	switch {
	case m == per || m == either:
		return 0.42
	case m.Icon == nil:
		return 0.2 + 0.36*float64(len([]rune(m.Words)))
	case m.Icon == icon.Becomes:
		return 0.72
	}
	return 1.04
}

// DrawMarks draws a row of signs, such as an [Effect], size pixels high with its
// upper left corner at x, y, and returns its width in pixels.
func (p *Painter) DrawMarks(dst *ebiten.Image, marks []Mark, x, y, size float64) (width float64) {
	for _, m := range marks {
		w := markWidth(m) * size
		p.drawMark(dst, m, x+width+(w-size)/2, y, size)
		width += w
	}
	return width
}

func (p *Painter) drawMark(dst *ebiten.Image, m Mark, x, y, size float64) {
	if words := m.words(); words != "" {
		p.icons.Badge(dst, m.Icon, words, x, y, size)
		return
	}
	p.icons.Draw(dst, m.Icon, x, y, size)
}

// MarksWidth returns the width in pixels of a row of signs size pixels high.
func MarksWidth(marks []Mark, size float64) float64 {
	width := 0.0
	for _, m := range marks {
		width += markWidth(m) * size
	}
	return width
}
