package outlook

import (
	"capital/game/expo/table/view/naming"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// drawing draws a page.
type drawing struct {
	*content
	pencil.Pencil
	item int // what is pointed at, or -1
}

// Draw implements [outlook.Content].
func (c *content) Draw(_ int, p pencil.Pencil, _ widget.Rect, item int) {
	d := drawing{c, p, item}
	title, line := c.title()
	in, u := c.head, d.U
	d.SayWithin(title, in.X, in.Y+0.25*in.H, in.W, pencil.Label{Size: 22 * d.Own, Face: text.Bold, VAlign: text.Middle})
	d.SayWithin(line, in.X, in.Y+0.72*in.H, in.W, pencil.Label{Size: 17 * d.Own, Colour: theme.InkSoft, VAlign: text.Middle})
	for n, id := range c.stack().Tiles {
		place := c.tiles[n]
		c.art.Pieces.DrawTile(d.Dst, id, place.X, place.Y, place.W, 1)
		if n == item {
			d.Outline(place.Inset(-3*u), 6*u, 3.5*u, theme.Highlight)
		}
	}
	if item >= 0 || !c.close {
		d.drawLarge()
	}
}

// title says how many tiles the stack has, and whether they still come.
func (c *content) title() (title, line string) {
	words, s := c.art.Strings, c.stack()
	if s.Era == 0 {
		title = words.Text("outlook.prosperity", len(s.Tiles))
	} else {
		title = words.Text("outlook.era", naming.Era(words, s.Era), len(s.Tiles))
	}
	switch {
	case len(s.Tiles) == 0:
		return title, words.Text("outlook.none")
	case !s.Comes:
		return title, words.Text("outlook.gone")
	}
	return title, words.Text("outlook.some")
}

// drawLarge shows what is pointed at large, with what it does.
func (d drawing) drawLarge() {
	words, in, u := d.art.Strings, d.largePlace(), d.U
	d.Box(in, 10*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	in = in.Inset(12 * u)
	if d.item < 0 || d.item >= len(d.tiles) {
		d.SayWrapped(words.Text("outlook.point"), in.X, in.Y, in.W, pencil.Label{Size: 17, Colour: theme.InkSoft})
		return
	}
	id := d.stack().Tiles[d.item]
	beside := in
	size := min(0.45*in.H, in.W)
	if in.W > in.H {
		size = min(in.H, 0.4*in.W/max(d.Own, 1))
		beside.X, beside.W = in.X+size+14*u, in.W-size-14*u
	} else {
		beside.Y, beside.H = in.Y+size+14*u, in.H-size-14*u
	}
	d.art.Pieces.DrawTile(d.Dst, id, in.X, in.Y, size, 1)
	for d.Own > 0.6 && d.tileWords(id, beside, false) > beside.H {
		d.Own *= 0.94
	}
	d.tileWords(id, beside, true)
}

// largePlace is where what is pointed at lies large: on the other side where it would hide it.
func (d drawing) largePlace() widget.Rect {
	in := d.large
	if !d.close || d.item >= len(d.tiles) {
		return in
	}
	switch tile := d.tiles[d.item]; {
	case d.upright && tile.Y+tile.H > in.Y:
		in.Y = d.head.Y
	case !d.upright && tile.X+tile.W > in.X:
		in.X = d.head.X
	}
	return in
}

// tileWords writes what a tile is called and does, or only measures that, and returns its height.
func (d drawing) tileWords(id expo.TileID, in widget.Rect, write bool) float64 {
	words, y := d.art.Strings, in.Y
	say := func(said string, l pencil.Label) {
		_, high := d.Writer.MeasureWrapped(said, in.W, d.RunningStyle(l))
		if write {
			d.SayWrapped(said, in.X, y, in.W, l)
		}
		y += high + 4*d.U
	}
	say(naming.Tile(words, id), pencil.Label{Size: 21, Face: text.Bold})
	say(words.Text("outlook.kind", naming.Kind(words, id), naming.Colour(words, id.Colour())), pencil.Label{Size: 17, Colour: theme.InkSoft})
	for _, line := range naming.Effects(words, id) {
		say(line, pencil.Label{Size: 18})
	}
	return y - in.Y
}
