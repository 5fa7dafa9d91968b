package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// about explains the tile in question.
type about struct{ region }

// draw explains what is held, else says what else can be done. What is merely pointed at says itself what it is: see [card].
func (r about) draw(in widget.Rect) {
	if r.p.Side.About && !r.p.Held.None() {
		r.drawTile(r.p.Held.Tile, in)
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

// briefPlace is how what tile a sum is about lies in brief: beside the sum where the place is wide, else below it; nowhere
// where the board shows all of it, or the sum needs the room.
func (r about) briefPlace(in widget.Rect, need float64) (place widget.Rect, beside, ok bool) {
	tile, u := r.p.Held.Tile, r.U
	if r.p.Held.None() || !r.p.Side.Open && r.Tiles.Named(tile, int(r.p.Place.Goal)) && !r.cutOff() { // or told there
		return place, false, false
	}
	if in.W > 1.6*in.H {
		width := 0.44 * in.W
		return widget.Rect{X: in.X + in.W - width, Y: in.Y, W: width, H: in.H}, true, true
	}
	height := math.Max(r.brief()*u, r.shortLines(tile, 0, 0, in.W-(r.brief()+10)*u, false))
	place = widget.Rect{X: in.X, Y: in.Y + in.H - height, W: in.W, H: height}
	return place, false, in.H-height-16*u >= need
}

// besideBrief is the room that is left for a sum that needs so much.
func (r about) besideBrief(in widget.Rect, need float64) widget.Rect {
	switch place, beside, ok := r.briefPlace(in, need); {
	case ok && beside:
		in.W -= place.W + 16*r.U
	case ok:
		in.H -= place.H + 16*r.U
	}
	return in
}

// drawBrief says in brief what tile a sum is about, where the board does not show all of it: its tiles are too small for their
// words, or the space is cut off.
func (r about) drawBrief(in widget.Rect, need float64) {
	u := r.U
	switch place, beside, ok := r.briefPlace(in, need); {
	case ok && beside:
		r.drawBeside(r.p.Held.Tile, place.X, place.Y, math.Min(place.W, r.l.Rules().X-4*u-place.X)) // beside the button for the rules
	case ok:
		r.Pen().Box(in.X, place.Y-8*u, in.W, 1.5*u, theme.PaperLine)
		r.drawShort(r.p.Held.Tile, in.X, place.Y, in.W)
	}
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
