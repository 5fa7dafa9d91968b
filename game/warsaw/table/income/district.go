package income

import (
	"math"
	"math/bits"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// districtPicture is a seat's district as it is drawn, its upper left corner at x, y.
type districtPicture struct {
	app  *view.Capital
	look tileart.Look
	tile int     // pixels of a tile
	u    float64 // and of a logical unit
	x, y float64
}

// light lights what parts of a row counted: it outlines the quarters that earn and those that are counted, numbers them and
// pales the others.
func (p *districtPicture) light(dst *ebiten.Image, row *accountRow, parts beatParts, strength float64) {
	earning, counted := row.lit(parts.first, parts.last)
	if earning|counted == 0 {
		return
	}
	p.drawVeil(dst, p.look.District.Occupied().Quarters()&^(earning|counted), strength)
	if counted != earning {
		p.app.Tiles.Outline(dst, counted&^earning, p.x, p.y, p.tile, view.Counted, strength)
	}
	p.app.Tiles.Outline(dst, earning, p.x, p.y, p.tile, theme.Highlight, strength)
	p.drawNumbers(dst, row, parts)
}

// drawVeil pales the quarters that have nothing to do with what is lit.
func (p *districtPicture) drawVeil(dst *ebiten.Image, q warsaw.Quarters, strength float64) {
	half := float64(p.tile) / 2
	for ; q != 0; q &= q - 1 {
		n := bits.TrailingZeros64(uint64(q))
		view.Pen(dst).Box(p.x+float64(n&7)*half, p.y+float64(n>>3)*half, half, half, theme.PaperLight.Fade(0.66*strength))
	}
}

// drawNumbers counts what is counted, with a number on each, and writes on what
// earns how much it brings where a row has several.
func (p *districtPicture) drawNumbers(dst *ebiten.Image, row *accountRow, parts beatParts) {
	if row.step == warsaw.StepCultural || row.key == "income.industry" {
		return // the signs on the tiles say it
	}
	if parts.last-parts.first == 1 {
		part := &row.parts[parts.first]
		for i, q := range countable(part) {
			p.drawNumber(dst, q, i+1)
		}
		return
	}
	for _, part := range row.parts[parts.first:parts.last] {
		size := math.Max(float64(p.tile)*0.46, 26*p.u)
		sign, amount := icon.VP, int(part.VP)
		if part.Coins != 0 {
			sign, amount = icon.Coin, int(part.Coins)
		}
		cx, cy := p.middle(part.earning)
		p.app.Icons.Badge(dst, sign, text.Signed(amount), math.Round(cx-size/2), math.Round(cy-size/2), size)
	}
}

// countable splits the counted quarters of a part into the things that were
// counted: areas or spaces; none where they are neither.
func countable(part *rowPart) []warsaw.Quarters {
	var things []warsaw.Quarters
	switch q := part.counted; {
	case q.AreaCount() == part.count:
		for q != 0 {
			area := q.FirstArea()
			things = append(things, area)
			q &^= area
		}
	case q.Spaces().Count() == part.count && q.Spaces().Quarters() == q:
		for s := q.Spaces(); s != 0; s &= s - 1 {
			things = append(things, warsaw.Spaces(1<<s.First()).Quarters())
		}
	}
	return things
}

// drawNumber writes a number on a disc in the middle of some quarters.
func (p *districtPicture) drawNumber(dst *ebiten.Image, q warsaw.Quarters, n int) {
	u := p.u
	cx, cy := p.middle(q)
	radius := math.Max(float64(p.tile)*0.14, 10*u)
	view.Pen(dst).Circle(cx, cy, radius+1.5*u, theme.PaperLight)
	view.Pen(dst).Circle(cx, cy, radius, theme.Ink)
	st := text.Style{Face: text.Bold, Size: radius * 1.4, Colour: theme.PaperLight, Align: text.Centre, VAlign: text.Middle}
	p.app.Writer.Draw(dst, strconv.Itoa(n), cx, cy, st)
}

// middle is the middle of a tile's quarters, or of the quarter of an area that
// lies nearest to the area's middle.
func (p *districtPicture) middle(q warsaw.Quarters) (cx, cy float64) {
	half := float64(p.tile) / 2
	count := float64(max(q.Count(), 1))
	for rest := q; rest != 0; rest &= rest - 1 {
		n := bits.TrailingZeros64(uint64(rest))
		cx += (float64(n&7) + 0.5) / count
		cy += (float64(n>>3) + 0.5) / count
	}
	if q.Has(int(cx), int(cy)) {
		return p.x + cx*half, p.y + cy*half
	}
	best, nearest := 0, math.Inf(1)
	for rest := q; rest != 0; rest &= rest - 1 {
		n := bits.TrailingZeros64(uint64(rest))
		if d := math.Hypot(float64(n&7)+0.5-cx, float64(n>>3)+0.5-cy); d < nearest {
			best, nearest = n, d
		}
	}
	return p.x + (float64(best&7)+0.5)*half, p.y + (float64(best>>3)+0.5)*half
}
