package outlook

import (
	"math"

	"capital/game/scene/outlook"
	"capital/game/warsaw/table/view"
	"capital/render/pencil"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// content is what stands on the sheet.
type content struct {
	art    *view.Capital
	names  []string
	known  Known
	close  bool // the hands have a page of their own
	page   page
	shown  int  // which epoch is laid out
	hands  bool // or the hands alone
	wanted []warsaw.TileID
}

// Sheet lays the sheet over the table, open at the present epoch.
func Sheet(art *view.Capital, names []string, known Known) *outlook.Sheet {
	return outlook.Open(art.Display, art.Strings.Text("outlook.title"), &content{art: art, names: names, known: known}, 0)
}

// Pages implements [outlook.Content]: the present epoch, and the hands where the room is close, and the epochs that follow.
func (c *content) Pages(close bool) (names []string) {
	if c.close = close; close {
		names = append(names, view.Roman(c.known.Epoch), c.art.Strings.Text("outlook.hands.short"))
		for epoch := c.known.Epoch + 1; epoch <= warsaw.Epochs; epoch++ {
			names = append(names, view.Roman(epoch))
		}
		return names
	}
	names = append(names, c.art.Strings.Text("outlook.now", view.Roman(c.known.Epoch)))
	for epoch := c.known.Epoch + 1; epoch <= warsaw.Epochs; epoch++ {
		names = append(names, c.art.Strings.Text("table.epoch", view.Roman(epoch)))
	}
	return names
}

// page is where everything of a page lies, in pixels.
type page struct {
	head, kinds widget.Rect
	tiles       []widget.Rect // of the grid
	side        widget.Rect   // the hands, or what ends the epoch
	hands       []handPlace
	end         widget.Rect // the milestone's tile
	large       widget.Rect // what is pointed at
}

// handPlace is where a hand lies.
type handPlace struct {
	words widget.Rect
	tiles []widget.Rect
}

// Measures of a page, in logical units.
const (
	gap      = 10.0
	headHigh = 58.0
	kindHigh = 40.0
	handHigh = 108.0
	sideHead = 38.0
	handTile = 72.0
	mostTile = 160.0
	sideWide = 400.0
)

// Lay implements [outlook.Content].
func (c *content) Lay(number int, p pencil.Pencil, in widget.Rect) (items []widget.Rect) {
	u := p.U
	if c.close {
		return c.layClose(number, in, u)
	}
	c.show(number)
	grid := in
	upright := in.H > in.W
	hands := c.handsHigh(number) * u
	if upright {
		grid.H = in.H - hands - 250*u - 2*gap*u
		c.page.side = widget.Rect{X: in.X, Y: in.Y + grid.H + gap*u, W: in.W, H: hands}
		c.page.large = widget.Rect{X: in.X, Y: in.Y + in.H - 250*u, W: in.W, H: 250 * u}
	} else {
		grid.W = in.W - (sideWide+2*gap)*u
		x := in.X + in.W - sideWide*u
		c.page.side = widget.Rect{X: x, Y: in.Y, W: sideWide * u, H: hands}
		c.page.large = widget.Rect{X: x, Y: in.Y + hands + gap*u, W: sideWide * u, H: in.H - hands - gap*u}
	}
	c.page.head = widget.Rect{X: grid.X, Y: grid.Y, W: grid.W, H: headHigh * u}
	c.page.kinds = widget.Rect{X: grid.X, Y: grid.Y + headHigh*u, W: grid.W, H: kindHigh * u}
	top := (headHigh + kindHigh + gap) * u
	c.page.tiles = layGrid(len(c.wanted), widget.Rect{X: grid.X, Y: grid.Y + top, W: grid.W, H: grid.H - top}, u)
	c.laySide(number, u)
	return c.items()
}

// show says what is told of an epoch, the present one being 0.
func (c *content) show(number int) {
	c.shown, c.hands = c.known.Epoch+number, false
	c.wanted = c.known.Unseen
	if number > 0 {
		c.wanted = later(c.shown)
	}
}

// layClose lays a page out where the room is close: the tiles of an epoch, with the milestone that ends it, or the hands. What
// is pointed at lies large over the rest.
func (c *content) layClose(number int, in widget.Rect, u float64) []widget.Rect {
	c.show(max(0, number-1))
	c.page = page{large: in}
	if in.H > in.W {
		c.page.large.Y, c.page.large.H = in.Y+0.66*in.H, 0.34*in.H
	} else {
		c.page.large.X, c.page.large.W = in.X+0.55*in.W, 0.45*in.W
	}
	if number == 1 {
		c.hands, c.wanted, c.page.side = true, nil, in
		c.laySide(0, u)
		return c.items()
	}
	if end := c.milestone(); end != warsaw.NoTile {
		c.wanted = append(c.wanted, end)
	}
	c.page.head = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 32 * u}
	c.page.tiles = layGrid(len(c.wanted), widget.Rect{X: in.X, Y: in.Y + 36*u, W: in.W, H: in.H - 36*u}, u)
	return c.page.tiles
}

// handsHigh is how high the hands are, or what ends a later epoch, in logical units.
func (c *content) handsHigh(number int) float64 {
	if number > 0 {
		return sideHead + handHigh
	}
	return sideHead + handHigh*math.Max(1, float64(len(c.known.Hands)))
}

// layGrid lays tiles out in rows, as large as there is room.
func layGrid(count int, in widget.Rect, u float64) (places []widget.Rect) {
	size := mostTile * u
	columns := func() int { return max(1, int((in.W+gap*u)/(size+gap*u))) }
	for ; size > 40*u; size -= 2 * u {
		rows := (count + columns() - 1) / columns()
		if float64(rows)*(size+gap*u)-gap*u <= in.H {
			break
		}
	}
	for n := range count {
		column, row := n%columns(), n/columns()
		places = append(places, square(in.X+float64(column)*(size+gap*u), in.Y+float64(row)*(size+gap*u), size))
	}
	return places
}

func square(x, y, size float64) widget.Rect {
	return widget.Rect{X: math.Round(x), Y: math.Round(y), W: math.Floor(size), H: math.Floor(size)}
}

// laySide lays out the hands, or what ends a later epoch.
func (c *content) laySide(number int, u float64) {
	in := c.page.side
	c.page.hands, c.page.end = nil, widget.Rect{}
	if number > 0 {
		c.page.end = square(in.X+12*u, in.Y+sideHead*u, handHigh*u-12*u)
		return
	}
	for n, hand := range c.known.Hands {
		x, y, wide, size := in.X+12*u, in.Y+sideHead*u+float64(n)*handHigh*u, in.W-24*u, handTile*u
		if c.close && in.W > in.H { // beside each other
			wide = (in.W - 12*u) / float64(len(c.known.Hands))
			x, y, wide = x+float64(n)*wide, in.Y+sideHead*u, wide-12*u
			size = min(size, wide/4-gap*u)
		}
		place := handPlace{words: widget.Rect{X: x, Y: y, W: wide, H: 26 * u}}
		for i := range max(len(hand.Tiles), hand.Size) {
			place.tiles = append(place.tiles, square(x+float64(i)*(size+gap*u), y+27*u, size))
		}
		c.page.hands = append(c.page.hands, place)
	}
}

// items are the places of all tiles, in the order of [content.tile].
func (c *content) items() (items []widget.Rect) {
	items = append(items, c.page.tiles...)
	for n, hand := range c.page.hands {
		items = append(items, hand.tiles[:len(c.known.Hands[n].Tiles)]...)
	}
	if c.milestone() != warsaw.NoTile {
		items = append(items, c.page.end)
	}
	return items
}

// tile is what lies at a place, by its number.
func (c *content) tile(item int) warsaw.TileID {
	if item < len(c.wanted) {
		return c.wanted[item]
	}
	item -= len(c.wanted)
	for n := range c.page.hands {
		tiles := c.known.Hands[n].Tiles
		if item < len(tiles) {
			return tiles[item]
		}
		item -= len(tiles)
	}
	return c.milestone()
}

// milestone is the one that ends the later epoch that is shown, or NoTile.
func (c *content) milestone() warsaw.TileID {
	if c.shown == c.known.Epoch || c.shown > warsaw.MilestoneCount {
		return warsaw.NoTile
	}
	return c.known.Milestones[c.shown-1]
}
