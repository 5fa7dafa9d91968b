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
	"capital/rules/warsaw"
)

// drawDistrict draws a seat's district with what is lit in it.
func (v *Counting) drawDistrict(dst *ebiten.Image, seat int) {
	look, r, size := v.phase.Looks[seat], v.layout.seats[seat].district, v.layout.tile
	if look.District.Empty() {
		return
	}
	width, _ := look.District.Size()
	x := math.Round(r.X + (r.W-float64(width*size))/2)
	y := math.Round(r.Y + 2*v.layout.u)
	v.app.Tiles.DrawDistrict(dst, look, x, y, size)
	parts, strength := v.lit(seat)
	if parts.row < 0 {
		return
	}
	row := &v.rows[seat][parts.row]
	earning, counted := row.lit(parts.first, parts.last)
	if earning|counted == 0 {
		return
	}
	v.drawVeil(dst, look.District.Occupied().Quarters()&^(earning|counted), x, y, strength)
	if counted != earning {
		v.app.Tiles.Outline(dst, counted&^earning, x, y, size, view.Counted, strength)
	}
	v.app.Tiles.Outline(dst, earning, x, y, size, theme.Highlight, strength)
	v.drawNumbers(dst, row, parts, x, y)
}

// drawVeil pales the quarters that have nothing to do with what is lit.
func (v *Counting) drawVeil(dst *ebiten.Image, q warsaw.Quarters, x, y, strength float64) {
	half := float64(v.layout.tile) / 2
	for ; q != 0; q &= q - 1 {
		n := bits.TrailingZeros64(uint64(q))
		view.Pen(dst).Box(x+float64(n&7)*half, y+float64(n>>3)*half, half, half, theme.PaperLight.Fade(0.66*strength))
	}
}

// drawNumbers counts what is counted, with a number on each, and writes on what
// earns how much it brings where a row has several.
func (v *Counting) drawNumbers(dst *ebiten.Image, row *accountRow, parts beatParts, x, y float64) {
	if row.step == warsaw.StepCultural || row.key == "income.industry" {
		return // the signs on the tiles say it
	}
	if parts.last-parts.first == 1 {
		part := &row.parts[parts.first]
		for i, q := range countable(part) {
			v.drawNumber(dst, q, i+1, x, y)
		}
		return
	}
	for _, part := range row.parts[parts.first:parts.last] {
		size := math.Max(float64(v.layout.tile)*0.46, 26*v.layout.u)
		sign, amount := icon.VP, int(part.VP)
		if part.Coins != 0 {
			sign, amount = icon.Coin, int(part.Coins)
		}
		cx, cy := v.middle(part.earning, x, y)
		v.app.Icons.Badge(dst, sign, view.Signed(amount), math.Round(cx-size/2), math.Round(cy-size/2), size)
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
func (v *Counting) drawNumber(dst *ebiten.Image, q warsaw.Quarters, n int, x, y float64) {
	u := v.layout.u
	cx, cy := v.middle(q, x, y)
	radius := math.Max(float64(v.layout.tile)*0.14, 10*u)
	view.Pen(dst).Circle(cx, cy, radius+1.5*u, theme.PaperLight)
	view.Pen(dst).Circle(cx, cy, radius, theme.Ink)
	st := v.style(0, text.Bold, theme.PaperLight, text.Centre)
	st.Size = radius * 1.4
	v.app.Writer.Draw(dst, strconv.Itoa(n), cx, cy, st)
}

// middle is the middle of a tile's quarters, or of the quarter of an area that
// lies nearest to the area's middle.
func (v *Counting) middle(q warsaw.Quarters, x, y float64) (cx, cy float64) {
	half := float64(v.layout.tile) / 2
	count := float64(max(q.Count(), 1))
	for rest := q; rest != 0; rest &= rest - 1 {
		n := bits.TrailingZeros64(uint64(rest))
		cx += (float64(n&7) + 0.5) / count
		cy += (float64(n>>3) + 0.5) / count
	}
	if q.Has(int(cx), int(cy)) {
		return x + cx*half, y + cy*half
	}
	best, nearest := 0, math.Inf(1)
	for rest := q; rest != 0; rest &= rest - 1 {
		n := bits.TrailingZeros64(uint64(rest))
		if d := math.Hypot(float64(n&7)+0.5-cx, float64(n>>3)+0.5-cy); d < nearest {
			best, nearest = n, d
		}
	}
	return x + (float64(best&7)+0.5)*half, y + (float64(best>>3)+0.5)*half
}
