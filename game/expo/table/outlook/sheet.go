// Package outlook is the sheet of what may still come in a match of The Capitals: which tiles each stack holds, though not in
// which order.
package outlook

import (
	"math"

	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene/outlook"
	"capital/render/pencil"
	"capital/render/widget"
	"capital/rules/expo"
)

// content is what stands on the sheet.
type content struct {
	art    *view.Expo
	stacks []Stack

	page    int  // that was laid out last
	close   bool // the room is close: what is pointed at lies large over the rest
	upright bool // the room is higher than wide
	head    widget.Rect
	tiles   []widget.Rect
	large   widget.Rect // what is pointed at
}

// Sheet lays the sheet over a table, open at the stack that the next tiles come from.
func Sheet(art *view.Expo, known *expo.View) *outlook.Sheet {
	c := &content{art: art, stacks: Of(known)}
	first := 0
	for first < expo.Eras-1 && !c.stacks[first].Comes {
		first++
	}
	return outlook.Open(art.Display, art.Strings.Text("outlook.title"), c, first)
}

// Pages implements [outlook.Content]: a page for each stack.
func (c *content) Pages(close bool) (names []string) {
	c.close = close
	for _, s := range c.stacks {
		switch {
		case s.Era == 0 && close:
			names = append(names, c.art.Strings.Text("outlook.prosperity.short"))
		case s.Era == 0:
			names = append(names, naming.Phase(c.art.Strings, expo.PhaseProsper))
		case close:
			names = append(names, naming.Roman(s.Era))
		default:
			names = append(names, naming.Era(c.art.Strings, s.Era))
		}
	}
	return names
}

// stack is the one that was laid out last.
func (c *content) stack() *Stack { return &c.stacks[c.page] }

// Measures of a page, in logical units.
const (
	gap       = 10.0
	headHigh  = 58.0
	mostTile  = 150.0
	leastTile = 40.0
	sideWide  = 380.0
	largeHigh = 300.0
)

// Lay implements [outlook.Content].
func (c *content) Lay(page int, p pencil.Pencil, in widget.Rect) []widget.Rect {
	c.page, c.upright = page, in.H > in.W
	u, grid := p.U, in
	switch {
	case c.close && c.upright:
		c.large = widget.Rect{X: in.X, Y: in.Y + 0.6*in.H, W: in.W, H: 0.4 * in.H}
	case c.close:
		c.large = widget.Rect{X: in.X + 0.5*in.W, Y: in.Y, W: 0.5 * in.W, H: in.H}
	case c.upright:
		grid.H -= (largeHigh + 2*gap) * u
		c.large = widget.Rect{X: in.X, Y: in.Y + in.H - largeHigh*u, W: in.W, H: largeHigh * u}
	default:
		grid.W -= (sideWide + 2*gap) * u
		c.large = widget.Rect{X: in.X + in.W - sideWide*u, Y: in.Y, W: sideWide * u, H: in.H}
	}
	high := headHigh * u * p.Own
	c.head = widget.Rect{X: grid.X, Y: grid.Y, W: grid.W, H: high}
	high += gap * u
	c.tiles = layGrid(len(c.stack().Tiles), widget.Rect{X: grid.X, Y: grid.Y + high, W: grid.W, H: grid.H - high}, u)
	return c.tiles
}

// layGrid lays tiles out in rows, as large as there is room.
func layGrid(count int, in widget.Rect, u float64) (places []widget.Rect) {
	size := mostTile * u
	columns := func() int { return max(1, int((in.W+gap*u)/(size+gap*u))) }
	for ; size > leastTile*u; size -= 2 * u {
		rows := (count + columns() - 1) / columns()
		if float64(rows)*(size+gap*u)-gap*u <= in.H {
			break
		}
	}
	for n := range count {
		column, row := n%columns(), n/columns()
		x, y := in.X+float64(column)*(size+gap*u), in.Y+float64(row)*(size+gap*u)
		places = append(places, widget.Rect{X: math.Round(x), Y: math.Round(y), W: math.Floor(size), H: math.Floor(size)})
	}
	return places
}
