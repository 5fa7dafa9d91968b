package view

import (
	"math"

	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/rules/rome"
)

// Stands is where something stands on the map: the middle of its foot, and how wide a house is there or, for a monument, that is.
func (t *Table) Stands(p *Position, at Site) (x, foot, unit float64) { return t.Layout.stands(p, at) }

func (l *Layout) stands(p *Position, at Site) (x, foot, unit float64) {
	c := l.cell(at.Place)
	if at.Monument {
		m := c.monument
		return m.X + m.W/2, m.Y + 0.97*m.H, m.W
	}
	place := c.site(at.Number)
	return place.X + place.W/2, place.Y + place.H, c.unit(p.Table.Prefecture(at.Place))
}

// drawLifted draws a house or a piece in the air, and its shadow on what is below: the higher it is carried the larger and fainter
// that is, and the further to the right. What falls from far above throws none until it is near.
func (r overlay) drawLifted(f *Flying) {
	wide := f.Unit * f.Large
	up := f.Lift / math.Max(f.Unit, 1)
	soft := 1 / (1 + 0.55*up)
	seen := 1 - f.Faint
	r.art.Pieces.DrawShadow(r.Dst, f.X+0.16*f.Lift, f.Y-0.06*f.Unit, f.Unit*(1.05+0.22*up)*math.Min(1, 2.2*soft), f.Unit*(0.34+0.05*up), (0.3+0.65*soft*soft)*seen)
	foot := f.Y - f.Lift
	as := pieceart.Pose{Wide: f.Large, High: f.Large, Alpha: seen}
	if f.Thing.Kind == Piece {
		r.art.Pieces.PosePiece(r.Dst, f.Piece, f.X, foot, f.Unit, as)
		return
	}
	h := pieceart.House{Seat: f.Seat, Height: f.Thing.Height, Roof: f.Thing.Shape, Lifted: true}
	r.art.Pieces.PoseHouse(r.Dst, h, f.X-wide/2, foot, math.Floor(f.Unit), as)
}

// drawDust draws dust where something is set down.
func (r overlay) drawDust(f *Flash) {
	if r.art.Pace().Still() {
		return
	}
	x, foot, wide := r.l.stands(r.p, f.Site)
	if !f.Site.Monument {
		wide *= 1.25
	}
	r.art.Pieces.DrawDust(r.Dst, x, foot-0.04*wide, wide, 1-f.Left)
}

// drawLight lights a prefecture up.
func (r overlay) drawLight(p rome.Place, left float64) {
	m, shades := r.l.Map, r.art.City.Zoomed(r.l.Zoom)
	strength := math.Min(1, left*1.6)
	shades.Light(r.Dst, p, m.X, m.Y, m.W, m.H, 0xFFE9A8FF, 0.2*strength)
	shades.Outline(r.Dst, p, m.X, m.Y, m.W, m.H, theme.Coin, strength)
}
