package income

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/motion"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// rowMark lies over a row that is lit.
const rowMark = theme.NeonAmber&^0xFF | 0x26

// markRows lights the rows that are being counted, or the one pointed at.
func (v *picture) markRows(dst *ebiten.Image) {
	u := v.layout.u
	for seat := range v.rows {
		if parts := v.lit(seat); parts.row >= 0 && !v.layout.hides(seat) {
			r := v.layout.row(seat, parts.row)
			view.Fill(dst, widget.Rect{X: r.X - 7*u, Y: r.Y, W: r.W + 14*u, H: r.H}, rowMark)
			view.Fill(dst, widget.Rect{X: r.X - 7*u, Y: r.Y, W: 3 * u, H: r.H}, theme.NeonAmber)
		}
	}
}

// drawFlying draws the amounts on their way from their rows to the totals.
func (v *picture) drawFlying(dst *ebiten.Image, seat int) {
	parts := v.lit(seat)
	share := (v.Time - flyDelay) / flyTime
	if v.Settled() || v.layout.hides(seat) || parts.row < 0 || share < 0 || share > 1 {
		return
	}
	sum, r, u := v.brought(parts, seat), v.layout.row(seat, parts.row), v.layout.u
	for i, n := range [2]int16{sum.Coins, sum.VP} {
		if n == 0 {
			continue
		}
		sign := [2]*icon.Icon{icon.Coin, icon.VP}[i]
		x, y := v.totalAt(seat, i)
		way := motion.InOut(share)
		fromX, fromY := r.X+r.W-30*u, r.Y+r.H/2-18*u
		x, y = fromX+(x-fromX)*way, fromY+(y-18*u-fromY)*way
		v.app.Icons.Badge(dst, sign, v.signed(int(n)), x, y, 36*u)
	}
}

// district is where a seat's district lies in its panel.
func (v *picture) district(seat int) districtPicture {
	r, tile := v.layout.seats[seat].district, v.layout.tile
	width, _ := v.phase.Looks[seat].District.Size()
	return districtPicture{
		picture: v, look: v.phase.Looks[seat],
		x: math.Round(r.X + (r.W-float64(width*tile))/2), y: math.Round(r.Y + 2*v.layout.u),
	}
}

// drawDistrict draws a seat's district with what is lit in it.
func (v *picture) drawDistrict(dst *ebiten.Image, seat int) {
	p := v.district(seat)
	if p.look.District.Empty() || v.layout.hides(seat) {
		return
	}
	if glide := v.dusk.glide(); glide < 1 && v.places != nil {
		p.drawGliding(dst, v.places[seat], glide)
		return
	}
	p.drawNight(dst, &v.lamps.lit[seat])
	parts := v.lit(seat)
	if parts.row < 0 {
		return
	}
	row, strength := &v.rows[seat][parts.row], v.strength(seat)
	if strength == 0 {
		return
	}
	p.mark(dst, row, parts, strength)
	if row.step == warsaw.StepTransport && !v.Settled() {
		p.drawTrams(dst, v.tracks[seat])
	}
	p.drawNumbers(dst, row, parts)
}
