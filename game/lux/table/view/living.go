package view

import (
	"capital/render/canvas"
	"capital/render/life"
	"capital/render/lux/sky"
	"capital/render/theme"
	"capital/render/widget"
)

// living is what lives around what lies on the table: crowns glint, and behind all clouds drift and cranes pass.
type living struct{ life.Kit }

func newLiving() living {
	return living{life.Kit{Smoke: 0xFFFFFFFF, Water: 0xFFFFFFFF, Bird: 0x7A6A94FF, Paint: func(p *life.Painter) (banks []*life.Strip) {
		for n := range 3 {
			wide, k := 70+24*float64(n), 0.6+0.15*float64(n)
			banks = append(banks, p.Strip(widget.Rect{X: -wide - 8, Y: -34 * k, W: 2*wide + 16, H: 66 * k}, 1, func(c canvas.Canvas, _ int) {
				sky.Cloud(c, 0, 0, wide, k, theme.Colour(0xFFFFFFFF).Fade(0.55))
			}))
		}
		return banks
	}}}
}

// live lays it on the table of a region, so many seconds after it began to move.
func (k *living) live(r region, seconds float64, on *life.Scenery) {
	p := r.p
	if p.Open.Kind != Nothing || p.Side.Advice != nil || p.Refusal.Words != "" {
		return
	}
	l := r.l
	s := k.Lie(on, l.U)
	for d := range l.districts() {
		if x, y, size, ok := (capital{r}).crown(d); ok {
			k.Glint(s, seconds-2.1*float64(d), 11, (x+0.7*size)/l.U, (y+0.34*size)/l.U, 0.5*size/l.U)
		}
	}
	r.coverTable(on)
	w, h := l.Screen.W/l.U, l.Screen.H/l.U
	const drifts = 64.0
	life.Rising(seconds, 6, drifts, func(n int, part float64) {
		turn := int((seconds + drifts*float64(n)/6) / drifts)
		at := float64((7*n+5*turn)%12) / 12
		y := h * (0.04 + 0.94*float64((5*n+3*turn)%6)/6)
		if n%2 == 0 { // there is most sky around the hand
			y = (l.Hand.Y + l.Hand.H*float64((n+turn)%3+1)/4) / l.U
		}
		s.Lay(k.Own[n%3], 0, w*at+5*drifts*(part-0.5), y, 1, life.Fading(part, 0.2))
	})
	k.Birds(s, 5, seconds, 53, 0, (l.Hand.Y+0.22*l.Hand.H)/l.U, w, 0.8)
}

// coverTable says what lies on the table, before the sky.
func (r region) coverTable(on *life.Scenery) {
	l, p := r.l, r.p
	on.Cover(l.Round, l.Grid, l.Rob, l.Side, l.Words, l.Stock)
	for n := range l.Labels {
		on.Cover(l.Labels[n])
	}
	lie := l.layHand(&p.Hand)
	for n := range p.Hand.Cards {
		on.Cover(grown(l.cardAt(&p.Hand, lie, n), 6*l.U))
	}
	for n := range p.Hand.Backs {
		on.Cover(grown(lie.cards.card(len(p.Hand.Cards)+n), 6*l.U))
	}
	for n := range p.Hand.Kept {
		on.Cover(grown(lie.kept.card(n), 6*l.U))
	}
	on.Cover(lie.caption, lie.looked)
	for n, place := range lie.answers {
		if r.lit(Thing{Kind: Answer, Copy: n}) {
			on.Cover(grown(place, 6*l.U))
		}
	}
}
