package forum

import (
	"strings"
	"unicode"

	"capital/render/canvas"
	"capital/render/street"
)

// Capital is how high a capital letter is, as a part of its type's size.
const Capital = 0.7

// Spaced are words as they are cut into stone: in capitals that stand apart.
func Spaced(words string) string {
	var b strings.Builder
	for n, r := range strings.ToUpper(words) {
		if n > 0 && !unicode.Is(unicode.Mn, r) { // an accent stays with its letter
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Mason builds of travertine in the evening sun, which comes from the right: for a picture that is painted once.
type Mason struct {
	painter painter
	light   light
}

// NewMason makes a mason who builds on a canvas. A column is 22 of its units wide.
func NewMason(c canvas.Canvas) Mason { return Mason{painter{Canvas: c}, inSun()} }

// Slab is a wall of large blocks with a raised frame.
func (m Mason) Slab(x, y, w, h float64) { m.painter.slab(m.light, x, y, w, h, 1) }

// Plate is a smooth field with a raised frame so wide.
func (m Mason) Plate(x, y, w, h, wide float64) {
	m.painter.Rect(m.light.stone, x, y, w, h)
	m.Frame(x, y, w, h, wide)
}

// Wall is a plain wall of low courses.
func (m Mason) Wall(x, y, w, h float64) { m.painter.wall(m.light, x, y, w, h) }

// Band is a dark band, as a frieze is.
func (m Mason) Band(x, y, w, h float64) { m.painter.Rect(m.light.dark, x, y, w, h) }

// Ledge is a cornice.
func (m Mason) Ledge(left, right, y, high float64) { m.painter.ledge(m.light, left, right, y, high) }

// Frame is a raised moulding around a field.
func (m Mason) Frame(x, y, w, h, wide float64) { m.painter.frame(m.light, x, y, w, h, wide) }

// Column stands on the ground before a wall.
func (m Mason) Column(x, top, ground float64) { m.painter.column(m.light, x, top, ground) }

// Cut cuts the outlines of letters of a size into the stone.
func (m Mason) Cut(loops []canvas.Loop, size float64) { m.painter.cut(m.light, loops, size) }

// Evening lists what paints Rome in the late afternoon, w units wide, above a height at which houses stand: the sun right of
// the middle, so high above that, and left of it the Capitoline with its temple.
func Evening(c canvas.Canvas, w, ground, sun float64) []func() {
	at := func(plan street.Plan) painter {
		plan.Width, plan.Height, plan.Scale = int(w), int(ground), 1
		return painter{Canvas: c, Plan: plan}
	}
	heaven := at(street.Plan{PavementY: ground - sun + sunHigh, TowerX: 0.77 * w})
	below := at(street.Plan{PavementY: ground, TowerX: 0.13 * w})
	return []func(){heaven.sky, below.hills, below.city}
}
