package resolve

import (
	"math"
	"strconv"

	"capital/game/lux/table/view"
	"capital/game/scene/counting/pages"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/motion"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// gain is what a page of a bonus brings a seat, as far as it is counted.
type gain struct {
	card  lux.Citizen
	taken bool // the card
	gold  int
}

// gainOf is what some events bring a seat.
func gainOf(g gain, events []lux.Event, seat int) gain {
	for _, e := range events {
		switch {
		case e.Seat != seat:
		case e.Kind == lux.BonusTaken:
			g.card, g.taken = e.Card, true
		case e.Kind == lux.GoldPaid:
			g.gold += e.Count
		}
	}
	return g
}

// gained is what has come to a seat of a page.
func (p *picture) gained(page page, seat int) (g gain) {
	for n := page.first; n < page.last; n++ {
		if p.share(n) > 0.75 {
			g = gainOf(g, p.beats[n].events, seat)
		}
	}
	return g
}

// drawBonuses draws the page on which a district's bonus is given: the towers that are left, and the card that is at stake.
func (p *picture) drawBonuses(b view.Brush, page page) {
	t, d := p.towersOf(page), page.district
	highest, holders := p.end.most(p.beats, d)
	order := p.end.order()
	for n, seat := range order {
		if total := p.end.left(p.beats, seat, d); total > 0 {
			light := 1.0
			if total < highest {
				light = 1 - 0.45*p.share(page.first)
			}
			p.drawTower(b, p.at(t, n+1, float64(total)), p.end.home(seat, d), light)
		}
	}
	p.drawClouds(b)
	first, last := p.Layout.Column(0, t.of), p.Layout.Column(t.of-1, t.of)
	if highest > 0 && p.share(page.first) > 0 {
		left := first.X + first.W
		p.drawBeam(b, left, left+(last.X+last.W-left)*motion.Out(p.share(page.first)), p.Layout.Base()-float64(highest)*t.point)
	}
	p.drawCapitalFoot(b, first, d, p.stakeWords(d))
	for n, seat := range order {
		at := p.at(t, n+1, 0)
		p.drawClaims(b, at, seat, d)
		if total := p.end.left(p.beats, seat, d); total > 0 {
			p.drawContender(b, at, total, total == highest && p.share(page.first) == 1, holders)
		}
		p.drawGains(b, p.Layout.Column(n+1, t.of), seat, p.gained(page, seat))
	}
	p.drawStake(b, page, t)
	p.drawCoins(b, page, t)
}

// stakeWords says what is at stake in a district.
func (p *picture) stakeWords(d lux.District) string {
	if card, ok := p.end.Open.AtStake(d); ok {
		return p.app.CitizenName(card)
	}
	return p.words("resolve.none")
}

// drawContender writes a total above its tower, with the crown of who has most.
func (p *picture) drawContender(b view.Brush, t tower, total int, leads bool, holders int) {
	u := p.Layout.U
	plate := p.drawPlate(b, widget.Rect{X: t.x, W: t.wide}, t.base-float64(total)*t.point, strconv.Itoa(total), p.Layout.Big, theme.Ink)
	if !leads {
		return
	}
	sign := icon.Crown
	if holders > 1 {
		sign = view.Tied
	}
	size := math.Min(plate.H, 44*u)
	b.Sign(sign, plate.X-size-2*u, plate.Y+(plate.H-size)/2, size)
}

// drawClaims draws a seat's follower and aristocrat tile at the foot of its tower.
func (p *picture) drawClaims(b view.Brush, t tower, seat int, d lux.District) {
	u := p.Layout.U
	size := math.Floor(math.Min(34*u, 0.42*t.wide))
	x, y := math.Round(t.x-0.25*size), math.Round(t.base-size-4*u)
	if p.end.Open.Follower(seat, d) {
		p.app.Pieces.DrawFollower(b.Dst, seat, x, y, size, 1)
		x += size + 2*u
	}
	if p.end.Open.InPlay(lux.Aristocrat) && p.end.Open.TileHolder(d) == seat {
		p.app.Pieces.DrawTile(b.Dst, d, x, y, size, 1)
	}
}

// drawGains draws the lower end of a seat's column with what it got.
func (p *picture) drawGains(b view.Brush, column widget.Rect, seat int, g gain) {
	p.drawFoot(b, column, seat, pages.Line{}, false)
	u := p.Layout.U
	in := p.Layout.Foot(column).Inset(5 * u)
	at := widget.Rect{X: in.X, Y: in.Y + in.H/2, W: in.W, H: in.H / 2}
	item := func(sign *icon.Icon, words string) {
		size := math.Min(at.H, 22*u)
		label := pencil.Black(p.Layout.Line + 2).In(theme.Good)
		b.Sign(sign, at.X, at.Y+(at.H-size)/2, size)
		b.Say(words, at.X+size+3*u, at.Y+at.H/2, label)
		at.X += size + 9*u + b.Width(words, label)
	}
	if g.taken {
		item(icon.Crown, text.Signed(g.card.Value()))
	}
	if g.gold != 0 {
		item(icon.Coin, text.Signed(g.gold))
	}
}

// stakeCard is where the card lies that is at stake: in the capital's column.
func (p *picture) stakeCard(t towers) widget.Rect {
	u, column := p.Layout.U, p.Layout.Column(0, t.of)
	wide := math.Floor(math.Min(math.Min(0.78*column.W, 150*u), p.Layout.Room()/enamel.CardRatio))
	high := wide * enamel.CardRatio
	return widget.Rect{X: math.Round(column.X + (column.W-wide)/2), Y: math.Round(p.Layout.Base() - high - 12*u), W: wide, H: high}
}

// drawStake draws the card that is at stake: it goes to who takes it, or falls where several have most.
func (p *picture) drawStake(b view.Brush, page page, t towers) {
	card, ok := p.end.Open.AtStake(page.district)
	if !ok {
		return
	}
	at, light, factor := p.stakeCard(t), 1.0, 1.0
	if n, given := p.find(page, giving, pages.Nobody); given {
		way := motion.InOut(p.within(n, 0.1, 0.8))
		if winner := p.winner(page); winner >= 0 {
			to := p.won(t, winner+1)
			if way == 1 {
				p.app.Pieces.DrawCard(b.Dst, card, to.X, to.Y, to.W, 1)
				return
			}
			factor = 1 + (to.W/at.W-1)*way
			at.X, at.Y = p.onItsWay(at, to, way)
		} else {
			at.Y += way * 0.5 * at.H
			light = 1 - way
		}
	}
	p.app.Pieces.DrawCardScaled(b.Dst, card, at.X, at.Y, at.W, factor, light)
}

// won is where the card comes to lie: before the tower that took it.
func (p *picture) won(t towers, column int) widget.Rect {
	u, in, of := p.Layout.U, p.Layout.Column(column, t.of), p.at(t, column, 0)
	wide := math.Floor(math.Min(0.36*in.W, 84*u))
	x := math.Min(of.x+of.wide-0.3*wide, in.X+in.W-wide)
	return widget.Rect{X: x, Y: p.Layout.Base() - 0.94*wide*enamel.CardRatio, W: wide, H: wide * enamel.CardRatio}
}

// onItsWay is where a card is on its way from one place to another: it is thrown.
func (p *picture) onItsWay(from, to widget.Rect, way float64) (x, y float64) {
	rise := 90 * p.Layout.U * math.Sin(math.Pi*way)
	return from.X + (to.X-from.X)*way, from.Y + (to.Y-from.Y)*way - rise
}

// winner is the place, in the order of seats, of who takes a page's bonus, or less than 0.
func (p *picture) winner(page page) int {
	n, _ := p.find(page, giving, pages.Nobody)
	for _, e := range p.beats[n].events {
		for place, seat := range p.end.order() {
			if e.Kind == lux.BonusTaken && e.Seat == seat {
				return place
			}
		}
	}
	return -1
}

// drawCoins draws gold on its way from the towers it comes from to the feet of their columns.
func (p *picture) drawCoins(b view.Brush, page page, t towers) {
	for n := page.first; n < page.last; n++ {
		way := p.within(n, 0.1, 0.75)
		if way == 0 || way == 1 {
			continue
		}
		for place, seat := range p.end.order() {
			if got := gainOf(gain{}, p.beats[n].events, seat).gold; got > 0 {
				p.drawPurse(b, p.Layout.Column(place+1, t.of), got, way)
			}
		}
	}
}

// drawPurse draws so much gold on its way down to the foot of a column.
func (p *picture) drawPurse(b view.Brush, column widget.Rect, gold int, way float64) {
	u := p.Layout.U
	size := math.Min(46*u, 0.5*column.W)
	x := column.X + column.W/2
	from := p.Layout.Base() - 0.45*p.Layout.Room()
	y := from + (p.Layout.Foot(column).Y-from)*motion.InOut(way)
	b.Icons.Badge(b.Dst, icon.Coin, text.Signed(gold), math.Round(x-size/2), math.Round(y-size/2), math.Floor(size))
}
