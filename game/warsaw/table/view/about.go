package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// about explains what is held or pointed at.
type about struct{ region }

// draw explains what is pointed at, else what is held.
func (r about) draw(in widget.Rect) {
	if tile, ok := r.tilePointed(); ok {
		r.drawTile(tile, in)
		return
	}
	if r.p.Side.About && !r.p.Held.None() {
		r.drawTile(r.p.Held.Tile, in)
		return
	}
	d := r.p.district()
	if area, kind, ok := r.areaAt(d); ok {
		r.drawArea(d, area, kind, in)
		return
	}
	if more := r.p.Side.More; more != "" {
		r.SayWrapped(more, in.X, in.Y, in.W, label{Size: 16, Colour: theme.InkSoft})
	}
}

// brief is how high a tile is said in brief, in logical units.
func (r about) brief() float64 {
	if r.l.Close {
		return 60
	}
	return 84
}

// drawBrief says in brief below a sum what tile it is about, where the board does not show all of it: its tiles are too
// small for their words, or the space is cut off. It returns the room that is left;
// where that were less than is needed, it says nothing.
func (r about) drawBrief(in widget.Rect, need float64) widget.Rect {
	tile, ok := r.p.Held.Tile, !r.p.Held.None()
	if !ok {
		tile, ok = r.tilePointed()
	}
	told := !r.p.Side.Open && r.Tiles.Named(tile, int(r.p.Place.Goal)) && !r.cutOff()
	if !ok || told {
		return in
	}
	u := r.U
	if in.W > 1.6*in.H { // beside the sum, not below it
		width := 0.44 * in.W
		x := in.X + in.W - width
		r.drawBeside(tile, x, in.Y, math.Min(width, r.l.Rules().X-4*u-x)) // beside the button for the rules
		in.W -= width + 16*u
		return in
	}
	height := math.Max(r.brief()*u, r.shortLines(tile, 0, 0, in.W-(r.brief()+10)*u, false))
	if in.H-height-16*u < need {
		return in
	}
	in.H -= height + 16*u
	r.Pen().Box(in.X, in.Y+in.H+8*u, in.W, 1.5*u, theme.PaperLine)
	r.drawShort(tile, in.X, in.Y+in.H+16*u, in.W)
	return in
}

// drawShort draws a tile with its words beside it.
func (r about) drawShort(tile warsaw.TileID, x, y, width float64) {
	size := r.brief() * r.U
	r.Tiles.DrawFace(r.Dst, tile, r.turnOf(tile), math.Round(x), math.Round(y), int(size))
	beside := size + 10*r.U
	r.shortLines(tile, x+beside, y, width-beside, true)
}

// drawBeside draws a tile with its words beside it or, where there is no room for these, the tile alone.
func (r about) drawBeside(tile warsaw.TileID, x, y, width float64) {
	room := width - (r.brief()+10)*r.U
	for n, line := range append([]string{r.TileName(tile)}, r.TileLines(tile.Tile())...) {
		style := label{Size: 17, Face: text.Bold}
		if n > 0 {
			style = label{Size: 15}
		}
		if wide, _ := r.Writer.MeasureWrapped(line, room, r.Style(style)); wide > room {
			size := math.Min(r.brief()*r.U, width)
			r.Tiles.DrawFace(r.Dst, tile, r.turnOf(tile), math.Round(x), math.Round(y), int(size))
			return
		}
	}
	r.drawShort(tile, x, y, width)
}

// turnOf is how a tile is turned that may be held.
func (r about) turnOf(tile warsaw.TileID) int {
	if r.p.Held.Tile == tile {
		return r.p.Held.Turn
	}
	return 0
}

// shortLines writes the name of a tile and what it does, or only measures that, and returns its height. It is written in
// the usual size: the sum above it, in the person's own, must have room.
func (r about) shortLines(tile warsaw.TileID, x, y, width float64, write bool) float64 {
	top, style := y, label{Size: 17, Face: text.Bold}
	for n, line := range append([]string{r.TileName(tile)}, r.TileLines(tile.Tile())...) {
		if n > 0 {
			style = label{Size: 15}
		}
		if write {
			y += r.Writer.DrawWrapped(r.Dst, line, x, y, width, r.Style(style))
			continue
		}
		_, h := r.Writer.MeasureWrapped(line, width, r.Style(style))
		y += h
	}
	return y - top
}

// cutOff reports whether the held tile is over a space of which the board shows only a part.
func (r about) cutOff() bool {
	h, b := &r.p.Held, r.l.Board
	if h.None() || !h.Aimed {
		return false
	}
	s := r.p.Place.Space(r.p.district().Offset(h.Target))
	return s.X < b.X || s.Y < b.Y || s.X+s.W > b.X+b.W || s.Y+s.H > b.Y+b.H
}

// namedTile is how large a tile is, in logical units, on which most names can be read.
const namedTile = 148

// drawTile says what a tile is: its picture, its name, and what it does.
func (r about) drawTile(tile warsaw.TileID, in widget.Rect) {
	u := r.U
	size := math.Max(math.Min(in.W*0.62, in.H*0.5), math.Min(namedTile*r.U, math.Min(in.W, in.H*0.6)))
	x, y := in.X, in.Y
	if in.W > 1.6*in.H { // beside the picture, not below it
		size = in.H
		x += size + 14*u
	} else {
		size = math.Min(size, math.Max(in.H-r.tileWords(tile, 0, 0, in.W, false)-10*u, 56*u))
		y += size + 10*u
	}
	r.Tiles.DrawFace(r.Dst, tile, r.turnOf(tile), math.Round(in.X), math.Round(in.Y), int(size))
	r.tileWords(tile, x, y, in.X+in.W-x, true)
}

// tileWords writes what a tile is called, why it can only be discarded, and what it does, or only measures that, and
// returns its height.
func (r about) tileWords(tile warsaw.TileID, x, y, width float64, write bool) float64 {
	top, h := y, &r.p.Held
	say := func(words string, l label, gap float64) {
		if write {
			y += r.SayWrapped(words, x, y, width, l) + gap*r.U
			return
		}
		_, high := r.Writer.MeasureWrapped(words, width, r.RunningStyle(l))
		y += high + gap*r.U
	}
	say(r.TileName(tile), label{Size: 19, Face: text.Bold}, 2)
	if only := r.p.Side.Only; only != "" && h.Tile == tile {
		say(only, label{Size: 16, Face: text.Bold, Colour: theme.Bad}, 3)
	}
	for _, line := range r.TileLines(tile.Tile()) {
		say(line, label{Size: 16}, 3)
	}
	return y - top
}

// tilePointed returns the tile under the pointer, or on the space pointed at by keys, that is shown as a whole: one of
// the hand, a building of the large district.
func (r about) tilePointed() (warsaw.TileID, bool) {
	d, x, y := r.p.district(), r.p.PointerX, r.p.PointerY
	if r.p.Board.Marked && r.p.Enlarged < 0 {
		return r.buildingAt(d, r.p.Board.Mark)
	}
	for n, tile := range r.p.Hand.Tiles {
		if r.l.Hand[n].Contains(x, y) {
			return tile, true
		}
	}
	if !r.l.Board.Contains(x, y) || r.p.Place.Tile == 0 {
		return 0, false
	}
	return r.buildingAt(d, d.SpaceAt(r.p.Place.At(x, y)))
}

// buildingAt is the building or milestone on a space.
func (r about) buildingAt(d *warsaw.District, s warsaw.Space) (warsaw.TileID, bool) {
	i, ok := d.IndexOf(s)
	if !ok || !(d.PublicBuildings() | d.Milestones()).Has(i) {
		return 0, false
	}
	tile, _ := d.TileAt(i)
	return tile, true
}

func (r about) drawArea(d *warsaw.District, area warsaw.Quarters, kind warsaw.Kind, in widget.Rect) {
	u, words := r.U, r.Strings
	r.Icons.Draw(r.Dst, tileart.KindIcon(kind), in.X, in.Y, 40*u)
	r.SayWithin(words.Text("kind."+kind.String()), in.X+48*u, in.Y+20*u, in.W-48*u, label{Size: 20, Face: text.Bold, VAlign: text.Middle})
	lines := []string{words.Text("area.size", area.Count())}
	if kind == warsaw.Park || kind == warsaw.Commercial || kind == warsaw.Industrial {
		lines = append(lines, words.Text("area.homes", d.Of(warsaw.Residential).AreasTouching(area)))
	}
	if kind == warsaw.Residential && area.Touching(d.Of(warsaw.Industrial)) != 0 {
		lines = append(lines, words.Text("area.industry"))
	}
	y := in.Y + 50*u
	for _, line := range lines {
		y += r.SayWrapped(line, in.X, y, in.W, label{Size: 17}) + 3*u
	}
}
