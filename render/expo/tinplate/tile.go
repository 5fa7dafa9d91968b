package tinplate

import (
	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

// Least is the size, in pixels, from which a tile has its gains and effects on it. Below leastDrawn it has no drawing either.
const (
	Least      = 56
	leastDrawn = 26
)

// signSide is the side of a tile's sign, in units, and smallSign that on a tile on which nothing is written.
const (
	signSide  = 25.0
	smallSign = 44.0
)

// paintTile paints a tile.
func paintTile(c canvas.Canvas, id expo.TileID) {
	frame(c, id.Colour())
	if c.Scale()*100 < leastDrawn {
		signOn(c.Part(14, 14, 0.72), id.Colour())
		return
	}
	t := lines(c, id)
	paintScene(c, id, 100-faceIn-t.high*float64(len(t.lines)))
	side := signSide
	if t.small {
		side = smallSign
	}
	signOn(c.Part(2.5, 2.5, side/100), id.Colour())
	t.paint(c)
}

// paintPlain paints a tile without signs.
func paintPlain(c canvas.Canvas, id expo.TileID) {
	frame(c, id.Colour())
	paintScene(c, id, 100-faceIn)
}

// frame is the plate of a tile, its border in a colour.
func frame(c canvas.Canvas, colour expo.Colour) {
	tones := Family(colour)
	c.Fill(theme.Shadow, canvas.Shifted([]canvas.Loop{c.RoundLoop(0, 0, 100, 100, 6)}, 2, 4)...)
	c.Round(tones.Dark, 0, 0, 100, 100, 6)
	line := max(1, 0.7/c.Scale())
	c.Round(tones.Base, line, line, 100-2*line, 100-2*line, 5.4)
	c.Rect(tones.Dark, faceIn-line*0.8, faceIn-line*0.8, faceSide+1.6*line, faceSide+1.6*line)
	c.Rect(tones.Light, faceIn, faceIn, faceSide, faceSide)
}

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
	tile := id.Tile()
	if need := Requires(tile.Need); need != nil {
		t.lines = append(t.lines, need)
	}
	for n := range tile.Effects {
		if e := &tile.Effects[n]; e.Kind == expo.Printed {
			t.printed = Parts(e)
		} else {
			t.lines = append(t.lines, Parts(e))
		}
	}
	t.high = min(max(1400/size, 15), 22)
	if len(t.lines) > 1 {
		t.high = min(t.high, 20)
	}
	return t
}

// paint paints what stands on a tile.
func (t texts) paint(c canvas.Canvas) {
	side := min(max(1.15*1400/(c.Scale()*100), 20), 23.5)
	x := 98.0
	for n := len(t.printed) - 1; n >= 0; n-- {
		x -= side
		t.printed[n].paint(c, x, 2.5, side)
	}
	for n, l := range t.lines {
		y := 100 - faceIn - t.high*float64(len(t.lines)-n)
		c.Rect(cream, faceIn, y, faceSide, t.high+0.1)
		if n == 0 {
			c.Rect(key.Fade(0.55), faceIn, y-0.5, faceSide, 0.9)
		} else {
			c.Rect(key.Fade(0.2), faceIn, y-0.3, faceSide, 0.6)
		}
		line(c, l, faceIn+0.5, y, faceSide-1, t.high)
	}
}

// line paints parts side by side, as high as its room allows.
func line(c canvas.Canvas, parts []Part, x, y, width, high float64) {
	sum := 0.0
	for _, p := range parts {
		sum += p.wide()
	}
	side := min(high, width/sum)
	for _, p := range parts {
		p.paint(c, x, y+(high-side)/2, side)
		x += p.wide() * side
	}
}

// wide is how wide a part is, in parts of the height of its line.
func (p Part) wide() float64 {
	switch {
	case p.Counted:
		return 1.02
	case p.Icon == nil:
		return 1.1
	}
	return 0.97
}

// paint paints a part in a line so high.
func (p Part) paint(c canvas.Canvas, x, y, high float64) {
	if p.Counted {
		c.Line(key, max(high*0.09, 0.9/c.Scale()), x+high*0.05, y+high*0.82, x+high*0.2, y+high*0.18)
		x, y, high = x+high*0.2, y+high*0.08, high*0.84
	}
	part := c.Part(x+high*0.02, y+high*0.03, high*0.94/100)
	switch {
	case p.Icon == nil:
		part.Write(p.Words, 50, 50, 74, key, text.Black)
	case p.Words == "":
		p.Icon.DrawOn(part, key)
	default:
		p.Icon.BadgeOn(part, p.Words)
	}
}

// paintScene paints the face of a tile down to end.
func paintScene(c canvas.Canvas, id expo.TileID, end float64) {
	if id >= firstProsperity {
		paintProsperity(c, id, end)
		return
	}
	foot := end - 6
	s := newScene(c, id.Era(), id.Colour())
	s.backdrop(c, foot, end)
	k := min((foot-7)/64, 1.13)
	s.Canvas = c.Part(50-50*k, foot-ground*k, k)
	c.Within(faceIn, faceIn, faceSide, end-faceIn, func() { drawings[id](s) })
}

// firstProsperity is the first of the prosperity tiles.
const firstProsperity = expo.Lake - expo.ProsperityTiles
