package outlook

import (
	"math"

	"capital/game/rome/table/view"
	"capital/game/scene/outlook"
	"capital/render/pencil"
	"capital/render/rome/pieceart"
	"capital/render/widget"
	"capital/rules/rome"
)

// content is what stands on the sheet.
type content struct {
	art   *view.Rome
	names []string
	known Known
	close bool // cards, hands and supply have pages of their own
	page  page
}

// Sheet lays the sheet over the table.
func Sheet(art *view.Rome, names []string, known Known) *outlook.Sheet {
	return outlook.Open(art.Display, art.Strings.Text("outlook.title"), &content{art: art, names: names, known: known}, 0)
}

// Pages implements [outlook.Content].
func (c *content) Pages(close bool) []string {
	if c.close = close; !close {
		return []string{""}
	}
	words := c.art.Strings.Text
	return []string{words("outlook.cards.short"), words("outlook.hands.short"), words("outlook.supply.short")}
}

// page is where everything lies, in pixels.
type page struct {
	cards  widget.Rect
	rivals []widget.Rect
	below  widget.Rect // piles, stock and auctions
}

// Measures, in logical units.
const (
	gap       = 10.0
	side      = 12.0
	heading   = 40.0
	belowHigh = 176.0
	mostHigh  = 178.0 // of a rival
	slimHigh  = 136.0 // on a screen that is higher than wide
)

// Lay implements [outlook.Content]. Where there is room all stands there large, and nothing need be pointed at.
func (c *content) Lay(number int, p pencil.Pencil, in widget.Rect) (items []widget.Rect) {
	u := p.U
	if c.close {
		c.page = page{cards: in, below: in}
		c.layRivals(in, u)
		if number > 0 {
			return nil
		}
		for _, l := range lots() {
			items = append(items, cell(in, l.row, l.number, u))
		}
		return items
	}
	left, right := in, in
	if in.H > in.W {
		left.H = in.H - (belowHigh+gap+float64(len(c.known.Rivals))*(slimHigh+gap))*u
		right.Y, right.H = in.Y+left.H+gap*u, in.H-left.H-gap*u
	} else {
		left.W = 0.5 * in.W
		right.X, right.W = in.X+left.W+gap*u, in.W-left.W-gap*u
	}
	c.page.cards = left
	c.page.below = widget.Rect{X: right.X, Y: right.Y + right.H - belowHigh*u, W: right.W, H: belowHigh * u}
	right.H -= (belowHigh + gap) * u
	c.layRivals(right, u)
	return nil
}

// layRivals lays the other seats out below each other.
func (c *content) layRivals(right widget.Rect, u float64) {
	c.page.rivals = nil
	high := min((right.H+gap*u)/float64(len(c.known.Rivals))-gap*u, mostHigh*u)
	for n := range c.known.Rivals {
		c.page.rivals = append(c.page.rivals, widget.Rect{X: right.X, Y: right.Y + float64(n)*(high+gap*u), W: right.W, H: high})
	}
}

// print is one print of cards: all that are alike.
type print struct {
	of     rome.Type
	colour rome.Colour
}

// prints lists the rows of the cards.
func prints() []print {
	return []print{{of: rome.Roof}, {of: rome.Floor}, {rome.Permit, rome.White}, {rome.Permit, rome.Black}, {rome.Permit, rome.Red}}
}

// highest is the highest number on a card.
const highest = 8

// copies are the cards of a print and number that a set has, and how many there are.
func (p print) copies(number int, among rome.Cards) (one rome.Card, has, all int) {
	for c := range rome.Card(rome.CardCount) {
		if c.Type() != p.of || c.Number() != number || p.of == rome.Permit && c.Colour() != p.colour {
			continue
		}
		one = c
		all++
		if among.Has(c) {
			has++
		}
	}
	return one, has, all
}

// lot is all cards of a print and a number, which lie in one cell.
type lot struct {
	print
	row, number int
}

// lots lists those there are.
func lots() (all []lot) {
	for row, p := range prints() {
		for number := 1; number <= highest; number++ {
			if _, _, copies := p.copies(number, 0); copies > 0 {
				all = append(all, lot{p, row, number})
			}
		}
	}
	return all
}

// cell is where the cards of a row and a number lie; the first column is for the name, the last for the sum.
func cell(in widget.Rect, row, number int, u float64) widget.Rect {
	name, sum := 92.0, 64.0
	if isSlim(in, u) { // above the cards
		name, sum = 0, 0
	}
	rows := float64(len(prints()))
	top := heading * 1.7 * u
	if isLow(in, u) {
		top = heading * u
	}
	w, h := (in.W-(name+sum+2*side)*u)/highest, (in.H-top-side*u)/rows
	return widget.Rect{X: in.X + (side+name)*u + float64(number-1)*w, Y: in.Y + top + float64(row)*h, W: w, H: h}
}

// isSlim reports whether a place is so narrow that what stands side by side elsewhere stands below each other.
func isSlim(in widget.Rect, u float64) bool { return in.W < 560*u }

// isLow reports whether a place is so low that cards need all of it: nothing is said of them below its heading.
func isLow(in widget.Rect, u float64) bool { return in.H < 300*u }

// cardWide is how wide a card is that lies in a cell with two more behind it.
func cardWide(in widget.Rect, u float64) float64 {
	behind := 14 * u
	if in.W < 50*u {
		behind = 9 * u
	}
	return math.Floor(min(in.W-behind, (in.H-min(16*u, 0.12*in.H))/pieceart.CardRatio))
}
