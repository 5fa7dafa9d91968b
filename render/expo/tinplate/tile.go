package tinplate

import (
	"capital/render/canvas"
	"capital/render/text"
	"capital/rules/expo"
)

// Least is the size, in pixels, from which a tile has its gains and effects on it.
const Least = 56

// signSide is the side of a tile's sign, in units.
const signSide = 26.0

// paintTile paints a tile.
func paintTile(c canvas.Canvas, id expo.TileID) {
	rows := lines(c, id)
	paintScene(c, id, 97-rows.high*float64(len(rows.lines)))
	side := signSide
	if rows.small {
		side = 44
	}
	signOn(c.Part(3, 3, side/100), id.Colour())
	rows.paint(c)
}

// paintPlain paints a tile without signs.
func paintPlain(c canvas.Canvas, id expo.TileID) { paintScene(c, id, 97) }

// texts is what stands on a tile: what it gains when built, and a line for each effect.
type texts struct {
	small   bool // nothing is written
	printed []Part
	lines   [][]Part
	high    float64 // of a line, in units
}

// lines are the texts of a tile in the size of a canvas.
func lines(c canvas.Canvas, id expo.TileID) (t texts) {
	size := c.Scale() * 100
	if size < Least {
		return texts{small: true}
	}
	t.high = min(max(1300/size, 15), 20)
	tile := id.Tile()
	for n := range tile.Effects {
		if e := &tile.Effects[n]; e.Kind == expo.Printed {
			t.printed = Parts(e)
		} else {
			t.lines = append(t.lines, Parts(e))
		}
	}
	if need := Requires(tile.Need); need != nil {
		t.lines = append(t.lines, need)
	}
	return t
}

func (t texts) paint(c canvas.Canvas) {
	if t.small {
		return
	}
	x, side := 97-0.0, max(t.high*1.15, 20)
	for n := len(t.printed) - 1; n >= 0; n-- {
		x -= t.printed[n].wide() * side
		t.printed[n].paint(c, x, 3, side)
	}
	for n, l := range t.lines {
		y := 97 - t.high*float64(len(t.lines)-n)
		c.Rect(cream, 3, y, 94, t.high)
		x := 4.0
		for _, p := range l {
			p.paint(c, x, y, t.high)
			x += p.wide() * t.high
		}
	}
}

// wide is how wide a part is, in parts of the height of its line.
func (p Part) wide() float64 {
	if p.Counted {
		return 1.05
	}
	return 1
}

// paint paints a part in a line so high.
func (p Part) paint(c canvas.Canvas, x, y, high float64) {
	if p.Counted {
		c.Line(key, high*0.09, x+high*0.02, y+high*0.86, x+high*0.2, y+high*0.14)
		x, y, high = x+high*0.22, y+high*0.09, high*0.82
	}
	part := c.Part(x+high*0.03, y+high*0.03, high*0.94/100)
	switch {
	case p.Icon == nil:
		part.Write(p.Words, 50, 50, 70, key, text.Black)
	case p.Words == "":
		p.Icon.DrawOn(part, key)
	default:
		p.Icon.BadgeOn(part, p.Words)
	}
}

// paintScene paints a tile's plate and drawing, the ground of which lies at a height.
func paintScene(c canvas.Canvas, id expo.TileID, ground float64) {
	tones := Family(id.Colour())
	plate(c, tones.Dark, tones.Light)
	c.Rect(tones.Base, 20, ground-45, 60, 45)
}
