package view

import (
	"math"

	"capital/render/canvas"
	"capital/render/life"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// What is Capitol's own of what lives on the map.
const (
	wave = iota // a crest on the river
	drop        // of a fountain
)

// living is what lives on the map: the river glitters, hearths smoke, fountains play, swallows pass.
type living struct{ life.Kit }

func newLiving() living {
	return living{life.Kit{Smoke: 0xFFFFFFFF, Water: theme.Moonlight, Bird: 0x4A3B33FF, Paint: func(p *life.Painter) []*life.Strip {
		return []*life.Strip{
			wave: p.Strip(widget.Rect{X: -8, Y: -4, W: 16, H: 8}, 1, func(c canvas.Canvas, _ int) {
				c.Round(0xD8F1F4FF, -4.4, -1.4, 4, 2.8, 0.6)
				c.Round(0xFFFFFFFF, 0.2, -1.4, 4.4, 2.8, 0.6)
			}),
			drop: p.Strip(widget.Rect{X: -3, Y: -3, W: 6, H: 6}, 1, func(c canvas.Canvas, _ int) {
				c.Circle(0x4E93A6FF, 0, 0, 1.5)
				c.Circle(0xFFFFFFFF, -0.2, -0.2, 1)
			}),
		}
	}}}
}

// live lays it on the map of a region, so many seconds after it began to move.
func (l *living) live(r region, seconds float64, on *life.Scenery) {
	p := r.p
	if p.Open.Kind != Nothing || p.Scoring || p.Auction != nil || p.Chip != (Chip{}) || p.Side.Advice != nil || p.Refusal.Words != "" {
		return
	}
	u, m := r.l.MapU, r.l.Map
	on.Within(r.l.Window)
	s := l.Lie(on, u)
	for n, at := range city.Glitter() {
		every := 5 + 4*math.Mod(0.37*float64(n), 1)
		const lasts = 1.4
		if age, there := life.Passing(seconds, math.Mod(1.7*float64(n), every-lasts), every, lasts); there {
			s.Lay(l.Own[wave], 0, (m.X+at.X*m.W)/u+1.5*age, (m.Y+at.Y*m.H)/u, 1, 1-0.8*math.Sin(math.Pi*age/lasts))
		}
	}
	for _, place := range city.NorthToSouth() {
		r.coverFigures(on, place)
	}
	for _, place := range city.NorthToSouth() {
		l.liveIn(r, s, place, seconds)
	}
	l.Birds(s, 6, seconds, 67, m.X/u, (m.Y+0.22*m.H)/u, m.W/u, 0.6)
}

// coverFigures says where figures and names lie that are read.
func (r region) coverFigures(on *life.Scenery, p rome.Place) {
	c, t := r.l.cell(p), r.table()
	on.Cover(c.head, c.foot)
	if t.Free(p) > 0 {
		on.Cover(board{r}.layNext(p, t, c).Rect)
	}
}

// liveIn has what stands in a prefecture live: smoke over some houses, water in its fountains.
func (l *living) liveIn(r region, s life.Stage, p rome.Place, seconds float64) {
	pre, c := r.table().Prefecture(p), r.l.cell(p)
	unit := c.unit(pre)
	for n := range int(pre.Used) {
		place := c.site(n)
		foot, late := place.Y+place.H, 2.3*float64((3*n+5*int(p))%7)
		if site := pre.Built[n]; site.Height > 0 {
			_, high := pieceart.HouseSize(int(site.Height), unit)
			if (2*n+int(p))%3 == 0 {
				l.Puffs(s, seconds-late, (place.X+0.72*unit)/s.Unit, (foot-high)/s.Unit+3, 0.3*unit/(34*s.Unit))
			}
			continue
		}
		x, size := place.X+0.5*place.W, place.W/s.Unit
		life.Rising(seconds-0.3*late, 5, 1.6, func(n int, part float64) {
			way := float64(n%3-1) * 0.24 * size
			s.Lay(l.Own[drop], 0, x/s.Unit+way*part, foot/s.Unit-size*(0.8+0.5*part-1.0*part*part), size/40, 0.2+0.8*part*part)
		})
	}
}
