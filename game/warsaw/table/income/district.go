package income

import (
	"math"
	"math/bits"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/motion"
	"capital/render/theme"
	"capital/render/warsaw/night"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// districtPicture is a seat's district as it is drawn in its panel, its upper left corner at x, y.
type districtPicture struct {
	*picture
	look tileart.Look
	x, y float64
}

// numberDisc is what a number in a district by night stands on.
var numberDisc = icon.New(func(c canvas.Canvas, _ theme.Colour) {
	c.Circle(theme.NightDeep, 50, 50, 50)
	c.Circle(theme.NeonAmber, 50, 50, 44)
})

// drawGliding draws the district on its way from where it lay on the table, as it gets dark.
func (p *districtPicture) drawGliding(dst *ebiten.Image, from view.Place, share float64) {
	size := max(p.layout.tile, int(max(from.Goal, from.Tile))) // a picture made smaller stays sharp
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	scale := (from.Tile + (float64(p.layout.tile)-from.Tile)*share) / float64(size)
	margin := float64(tileart.Margin(size))
	options.GeoM.Translate(-margin, -margin)
	options.GeoM.Scale(scale, scale)
	options.GeoM.Translate(from.X+(p.x-from.X)*share, from.Y+(p.y-from.Y)*share)
	darken(&options.ColorScale, p.dusk.veil())
	dst.DrawImage(p.app.Tiles.District(p.look, size), &options)
}

// darken gives a picture by day the light of dusk, as far as share says.
func darken(scale *ebiten.ColorScale, share float64) {
	red, green, blue := 1-0.62*share, 1-0.55*share, 1-0.32*share
	scale.Scale(float32(red), float32(green), float32(blue), 1)
}

// drawNight draws the district as night falls over it, with its lamps.
func (p *districtPicture) drawNight(dst *ebiten.Image, lamps *night.Lights) {
	share, tile := p.dusk.night(), p.layout.tile
	if share < 1 {
		margin := float64(tileart.Margin(tile))
		var options ebiten.DrawImageOptions
		options.GeoM.Translate(p.x-margin, p.y-margin)
		darken(&options.ColorScale, 1)
		dst.DrawImage(p.app.Tiles.District(p.look, tile), &options)
	}
	p.app.Night.Draw(dst, p.look, p.phase.Epoch, share, lamps, p.x, p.y, tile)
}

// mark outlines what earns and what is counted in parts of a row.
func (p *districtPicture) mark(dst *ebiten.Image, row *accountRow, parts beatParts, strength float64) {
	earning, counted := row.lit(parts.first, parts.last)
	if counted != earning {
		p.app.Tiles.Outline(dst, counted&^earning, p.x, p.y, p.layout.tile, theme.NeonBlue, strength)
	}
	p.app.Tiles.Outline(dst, earning, p.x, p.y, p.layout.tile, theme.NeonAmber, strength)
}

// drawNumbers counts what is counted, with a number on each, and writes on what
// earns how much it brings where a row has several.
func (p *districtPicture) drawNumbers(dst *ebiten.Image, row *accountRow, parts beatParts) {
	if row.step == warsaw.StepCultural || row.key == "income.industry" {
		return // the signs on the tiles say it
	}
	if parts.last-parts.first > 1 {
		p.drawAmounts(dst, row.parts[parts.first:parts.last])
		return
	}
	size := math.Max(float64(p.layout.tile)*0.3, 22*p.layout.u)
	for i, q := range row.parts[parts.first].things {
		cx, cy := p.middle(q)
		p.app.Icons.Badge(dst, numberDisc, strconv.Itoa(i+1), cx-size/2, cy-size/2, size)
	}
}

// drawAmounts writes on what earns how much it brings.
func (p *districtPicture) drawAmounts(dst *ebiten.Image, parts []rowPart) {
	size := math.Max(float64(p.layout.tile)*0.46, 26*p.layout.u)
	for i := range parts {
		part := &parts[i]
		if part.earning == 0 {
			continue
		}
		sign, amount := icon.VP, int(part.VP)
		if part.Coins != 0 {
			sign, amount = icon.Coin, int(part.Coins)
		}
		cx, cy := p.middle(part.earning)
		p.app.Icons.Badge(dst, sign, p.signed(amount), math.Round(cx-size/2), math.Round(cy-size/2), size)
	}
}

// drawTrams draws the trams of the district on their way.
func (p *districtPicture) drawTrams(dst *ebiten.Image, tracks []track) {
	tile := float64(p.layout.tile)
	for i := range tracks {
		x, y, angle := tracks[i].at(motion.InOut(p.Share(0, tramTime*0.92)))
		p.app.Night.DrawTram(dst, p.phase.Epoch, p.x+x*tile, p.y+y*tile, angle, tile*0.5)
	}
}

// middle is the middle of a tile's quarters, or of the quarter of an area that
// lies nearest to the area's middle.
func (p *districtPicture) middle(q warsaw.Quarters) (cx, cy float64) {
	half := float64(p.layout.tile) / 2
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
