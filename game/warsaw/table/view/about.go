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

// drawTile says what a tile is: its picture, its name, and what it does.
func (r about) drawTile(tile warsaw.TileID, in widget.Rect) {
	u, h := r.u, &r.p.Held
	size := math.Min(in.W*0.62, in.H*0.5)
	x, y := in.X, in.Y+size+10*u
	if in.W > 1.6*in.H { // beside the picture, not below it
		size = in.H
		x, y = in.X+size+14*u, in.Y
	}
	width := in.X + in.W - x
	turn, only := 0, ""
	if h.Tile == tile {
		turn, only = h.Turn, r.p.Side.Only
	}
	r.Tiles.DrawFace(r.dst, tile, turn, math.Round(in.X), math.Round(in.Y), int(size))
	y += r.sayWrapped(r.TileName(tile), x, y, width, label{size: 19, face: text.Bold}) + 2*u
	if only != "" {
		y += r.sayWrapped(only, x, y, width, label{size: 16, face: text.Bold, colour: theme.Bad}) + 3*u
	}
	for _, line := range r.tileLines(tile.Tile()) {
		y += r.sayWrapped(line, x, y, width, label{size: 16}) + 3*u
	}
}

// tileLines says in words what a tile bears.
func (r about) tileLines(face *warsaw.Tile) []string {
	words := r.Strings
	var lines []string
	if !face.Ordinary() {
		return append(lines, words.Text("effect."+face.Code))
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		n := 0
		for _, q := range face.Quarters {
			if q == k {
				n++
			}
		}
		if n > 0 {
			lines = append(lines, words.Text("quarters."+k.String(), n))
		}
	}
	if face.VP > 0 {
		lines = append(lines, words.Text("sign.vp", face.VP))
	}
	if face.Coins > 0 {
		lines = append(lines, words.Text("sign.coins", face.Coins))
	}
	if face.Transport {
		lines = append(lines, words.Text("sign.transport"))
	}
	return lines
}

// drawPointed says what the pointer rests on: an area with its count, a building
// with its effect, a tile of the hand.
func (r about) drawPointed(in widget.Rect) {
	if tile, ok := r.tilePointed(); ok {
		r.drawTile(tile, in)
		return
	}
	d := r.p.district()
	if area, kind, ok := r.areaAt(d); ok {
		r.drawArea(d, area, kind, in)
		return
	}
	if more := r.p.Side.More; more != "" {
		r.sayWrapped(more, in.X, in.Y, in.W, label{size: 16, colour: theme.InkSoft})
	}
}

// tilePointed returns the tile under the pointer that is shown as a whole.
func (r about) tilePointed() (warsaw.TileID, bool) {
	x, y := r.p.PointerX, r.p.PointerY
	for n, tile := range r.p.Hand.Tiles {
		if r.l.Hand[n].Contains(x, y) {
			return tile, true
		}
	}
	if !r.l.Board.Contains(x, y) || r.p.Place.Tile == 0 {
		return 0, false
	}
	d := r.p.district()
	i, ok := d.IndexOf(d.SpaceAt(r.p.Place.At(x, y)))
	if !ok || !(d.PublicBuildings() | d.Milestones()).Has(i) {
		return 0, false
	}
	tile, _ := d.TileAt(i)
	return tile, true
}

func (r about) drawArea(d *warsaw.District, area warsaw.Quarters, kind warsaw.Kind, in widget.Rect) {
	u, words := r.u, r.Strings
	r.Icons.Draw(r.dst, tileart.KindIcon(kind), in.X, in.Y, 40*u)
	r.sayWithin(words.Text("kind."+kind.String()), in.X+48*u, in.Y+20*u, in.W-48*u, label{size: 20, face: text.Bold, valign: text.Middle})
	lines := []string{words.Text("area.size", area.Count())}
	if kind == warsaw.Park || kind == warsaw.Commercial || kind == warsaw.Industrial {
		lines = append(lines, words.Text("area.homes", d.Of(warsaw.Residential).AreasTouching(area)))
	}
	if kind == warsaw.Residential && area.Touching(d.Of(warsaw.Industrial)) != 0 {
		lines = append(lines, words.Text("area.industry"))
	}
	y := in.Y + 50*u
	for _, line := range lines {
		y += r.sayWrapped(line, in.X, y, in.W, label{size: 17}) + 3*u
	}
}
