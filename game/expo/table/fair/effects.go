package fair

import (
	"math"

	"capital/game/expo/table/view"
	"capital/game/scene/counting/pages"
	"capital/render/motion"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// drawEffects draws a page of effects of tiles: each comes down in the column of its seat, with what it gains.
func (p *picture) drawEffects(b view.Brush, page page) {
	counted := len(p.counted())
	for at, seat := range p.order {
		column := p.Layout.Column(at, len(p.order))
		var own []int // the beats of the seat
		sum := 0
		for n := page.first; n < page.last; n++ {
			if p.beats[n].seat != seat {
				continue
			}
			own = append(own, n)
			if n < counted {
				sum += gains(p.beats[n:n+1], seat)[expo.Prestige]
			}
		}
		for k, n := range own {
			p.drawEffect(b, column, n, k, len(own))
		}
		var lines []pages.Line
		if len(own) == 0 {
			lines = append(lines, pages.Line{Words: p.words("fair.effects.none"), Tone: theme.InkSoft})
		} else if sum != 0 {
			lines = append(lines, prestige(sum))
		}
		p.drawFoot(b, column, seat, lines...)
	}
}

// drawEffect draws the tile of a beat, the k-th of so many of its seat.
func (p *picture) drawEffect(b view.Brush, column widget.Rect, n, k, of int) {
	u := p.Layout.U
	across := 1
	if of > 3 {
		across = 2
	}
	rows := (of + across - 1) / across
	high := math.Min(p.Layout.Room()/float64(rows), 1.8*p.piece()*u)
	wide := column.W / float64(across)
	below := 0.8 * p.Layout.Big * u // where gains stand, one beside the other if there is room
	if p.Layout.Slim(widget.Rect{W: wide}) {
		below *= 1.9
	}
	size := math.Floor(math.Min(math.Min(high-below, 0.9*wide), 1.4*p.piece()*u))
	come := motion.Out(p.within(n, 0, 0.4))
	if come == 0 || size < 8*u {
		return
	}
	x := column.X + (float64(k%across)+0.5)*wide
	bottom := p.Layout.Base() - high*float64(rows-1-k/across)
	y := bottom - below - size - (1-come)*0.3*p.Layout.Room()
	p.app.Pieces.DrawTile(b.Dst, p.beats[n].tile, math.Round(x-size/2), math.Round(y), size, come)
	if p.within(n, 0.4, 0.6) == 1 {
		room := widget.Rect{X: x - wide/2, W: wide}
		all := gains(p.beats[n:n+1], p.beats[n].seat)
		if all == [expo.Prestige + 1]int{} {
			p.drawPlate(b, nil, "0", x, bottom-0.45*p.Layout.Big*u, 0.46*p.Layout.Big, theme.InkSoft)
		}
		p.drawGains(b, room, x, bottom, all)
	}
}
