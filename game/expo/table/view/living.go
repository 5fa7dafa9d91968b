package view

import (
	"math"

	"capital/render/canvas"
	"capital/render/expo/fairground"
	"capital/render/life"
	"capital/render/theme"
	"capital/render/widget"
)

// living is what lives in the city that is shown: what burns smokes, lakes ripple, and behind it balloons and doves pass.
type living struct{ life.Kit }

func newLiving() living {
	return living{life.Kit{Smoke: 0xFFFFFFFF, Water: 0xFFFFFFFF, Bird: 0x9A8F7CFF, Paint: func(p *life.Painter) (balloons []*life.Strip) {
		const k = balloonScale
		for _, tone := range [...]theme.Colour{0xD6453DFF, 0x2F8C8AFF} {
			balloons = append(balloons, p.Strip(widget.Rect{X: -44 * k, Y: -44 * k, W: 88 * k, H: 124 * k}, 1, func(c canvas.Canvas, _ int) {
				fairground.Balloon(c.Part(0, 0, k), tone)
			}))
		}
		return balloons
	}}}
}

// balloonScale is how large a balloon is beside a tile, as a part of what it is on the fair.
const balloonScale = 0.5

// live lays it in the city of a region, so many seconds after it began to move.
func (k *living) live(r region, seconds float64, on *life.Scenery) {
	p := r.p
	if p.Open.Kind != Nothing || p.Side.Advice != nil || p.Refusal.Words != "" {
		return
	}
	l, player := r.l, p.Table.Player(p.Shown())
	g := l.grid(p)
	size := g.tile(player.Tiles[0].Cell()).W
	s := k.Lie(on, size/100)
	plant := l.plantAt()
	k.Marks(s, r.art.Pieces.PlantLives(int(player.Level), plant.W), seconds, plant.X, plant.Y)

	on.Within(l.window(p))
	for n := range player.City() {
		place, thing := g.tile(player.Tiles[n].Cell()), OfTile(p.Shown(), player.Tiles[n].Cell())
		if r.anyLit(Tile) && !r.lit(thing) { // it is dimmed
			continue
		}
		k.Marks(s, r.art.Pieces.TileLives(player.Tiles[n].Tile, place.W), seconds-0.7*float64(n), place.X, place.Y)
	}
	r.coverCity(g, on)
	w := l.window(p)
	const lasts = 90.0
	for n := range k.Own {
		if age, there := life.Passing(seconds, 4+41*float64(n), lasts, 0.7*lasts); there {
			part := age / (0.7 * lasts)
			x, y := w.X+w.W*(1.1-1.2*part), w.Y+w.H*(0.3+0.42*float64(n)+0.03*math.Sin(age*0.4))
			s.Lay(k.Own[n], 0, x/s.Unit, y/s.Unit, 1, 0.1)
		}
	}
	k.Birds(s, 6, seconds, 47, w.X/s.Unit, (w.Y+0.2*w.H)/s.Unit, w.W/s.Unit, 0.9)
}

// coverCity says what of a city lies before the air.
func (r region) coverCity(g grid, on *life.Scenery) {
	p := r.p
	player := p.Table.Player(p.Shown())
	for n := range player.City() {
		on.Cover(g.cell(player.Tiles[n].Cell()))
	}
	for _, c := range player.Crossings {
		on.Cover(g.corner(c))
	}
	for _, thing := range p.Lit {
		switch thing.Kind {
		case Cell:
			on.Cover(g.tile(thing.Cell()))
		case Corner:
			on.Cover(g.corner(thing.Corner()))
		}
	}
}
