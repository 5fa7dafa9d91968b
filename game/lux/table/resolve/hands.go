package resolve

import (
	"math"

	"capital/game/lux/table/view"
	"capital/game/scene/counting/pages"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/motion"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// laidBy are the citizens of a page that a seat lays down.
func (p *picture) laidBy(page page, seat int) (cards []lux.Citizen) {
	for _, e := range p.beats[page.first].events {
		if e.Seat == seat {
			cards = append(cards, e.Card)
		}
	}
	return cards
}

// drawHands draws the page on which hands go home: the cards of every seat come down to its home base.
func (p *picture) drawHands(b view.Brush, page page) {
	p.drawClouds(b)
	order := p.end.order()
	for n, seat := range order {
		column, cards := p.Layout.Column(n, len(order)), p.laidBy(page, seat)
		words, tone := p.words("resolve.cards", len(cards)), theme.Ink
		if len(cards) == 0 {
			words, tone = p.words("resolve.cards.none"), theme.InkSoft
		}
		wide, across := p.handGrid(column, len(cards))
		for k, card := range cards {
			come := motion.Out(p.within(page.first, 0.08*float64(k), 0.5+0.08*float64(k)))
			if come > 0 {
				at := p.handPlace(column, wide, across, k)
				at.Y -= (1 - come) * 0.6 * p.Layout.Room()
				p.app.Pieces.DrawCard(b.Dst, card, math.Round(at.X), math.Round(at.Y), wide, come)
			}
		}
		p.drawFoot(b, column, seat, pages.Line{Words: words, Tone: tone}, false)
	}
}

// handGrid is how wide so many cards in a column are, and how many lie beside each other.
func (p *picture) handGrid(column widget.Rect, cards int) (wide float64, across int) {
	u := p.Layout.U
	for n := 1; n <= 3; n++ {
		rows := (cards + n - 1) / n
		fits := math.Min((column.W-6*u*float64(n+1))/float64(n), (p.Layout.Room()-6*u*float64(rows))/float64(max(rows, 1))/enamel.CardRatio)
		if fits = math.Floor(math.Min(fits, 104*u)); fits > wide {
			wide, across = fits, n
		}
	}
	return wide, across
}

// handPlace is where the k-th card lies in a column, from below.
func (p *picture) handPlace(column widget.Rect, wide float64, across, k int) widget.Rect {
	u := p.Layout.U
	row, place := k/across, k%across
	left := column.X + (column.W-float64(across)*wide-6*u*float64(across-1))/2
	return widget.Rect{X: left + float64(place)*(wide+6*u), Y: p.Layout.Base() - float64(row+1)*(wide*enamel.CardRatio+6*u), W: wide}
}

// drawModifiers draws the page on which modifiers are turned, in a column a district.
func (p *picture) drawModifiers(b view.Brush, page page) {
	p.drawClouds(b)
	for d := range lux.District(lux.Districts) {
		column := p.Layout.Column(int(d), lux.Districts)
		turned := p.turnedAt(page, d)
		p.drawTurned(b, page, column, turned)
		before := p.end.Open.OpenLimitOf(d)
		now := before
		if len(turned) > 0 {
			before = p.limitWithout(d)
		}
		if p.within(page.first, 0.15, 0.7) < 1 { // it is not known yet
			now = before
		}
		words := p.words("resolve.limit.was", before, now)
		if before == now {
			words = p.words("resolve.limit.same", now)
		}
		p.drawDistrictFoot(b, column, d, words)
	}
}

// turnedAt are the modifiers that are turned in a district.
func (p *picture) turnedAt(page page, d lux.District) (turned []lux.Event) {
	for _, e := range p.beats[page.first].events {
		if lux.District(e.To) == d {
			turned = append(turned, e)
		}
	}
	return turned
}

// limitWithout is what a district's limit is without modifiers.
func (p *picture) limitWithout(d lux.District) int {
	sum := 0
	for _, s := range p.end.capital(d) {
		if s.kind != modifier {
			sum += s.value
		}
	}
	return max(sum, 0)
}

// drawTurned draws modifiers that turn over, above each other, with who laid them.
func (p *picture) drawTurned(b view.Brush, page page, column widget.Rect, turned []lux.Event) {
	u := p.Layout.U
	if len(turned) == 0 {
		return
	}
	size := math.Floor(math.Min(math.Min(0.62*column.W, p.Layout.Room()/float64(len(turned))-10*u), 120*u))
	for n, e := range turned {
		share, value := p.within(page.first, 0.15, 0.7), 0
		if share > 0.5 {
			value = e.Count
		}
		x, y := math.Round(column.X+column.W/2), math.Round(p.Layout.Base()-(float64(n)+0.5)*(size+8*u))
		p.app.Pieces.DrawModifierTurning(b.Dst, value, x-size/2, y-size/2, size, math.Max(math.Abs(math.Cos(math.Pi*share)), 0.04))
		if dot := math.Min(0.4*size, 30*u); share == 1 {
			at := widget.Rect{X: x + 0.5*size - 0.6*dot, Y: y + 0.5*size - 0.6*dot, W: dot, H: dot}
			b.Cover(at, dot/2, view.PaneSolid)
			b.Emblem(e.Seat, p.end.Open.IsRob(e.Seat), at.X+0.14*dot, at.Y+0.14*dot, 0.72*dot)
		}
	}
}

// drawDistrictFoot draws the lower end of a district's column.
func (p *picture) drawDistrictFoot(b view.Brush, column widget.Rect, d lux.District, words string) {
	u, foot, tones := p.Layout.U, p.Layout.Foot(column), enamel.Family(d)
	b.Box(foot, 9*u, 1.5*u, tones.Dark, tones.Base)
	in := foot.Inset(5 * u)
	half := in.H / 2
	size := math.Min(half, 26*u)
	b.Sign(enamel.Crest(d), in.X, in.Y+(half-size)/2, size)
	b.SayWithin(p.name(d), in.X+size+5*u, in.Y+half/2, in.W-size-5*u, pencil.Bold(p.Layout.Name).In(tones.Ink))
	b.SayWithin(words, in.X, in.Y+half*1.5, in.W, pencil.Bold(p.Layout.Line).In(tones.Ink))
}

// drawGuards draws the page on which guards that were not spent become gold.
func (p *picture) drawGuards(b view.Brush, page page) {
	p.drawClouds(b)
	order := p.end.order()
	for n, seat := range order {
		column := p.Layout.Column(n, len(order))
		got := gainOf(gain{}, p.beats[page.first].events, seat).gold
		p.drawRelieved(b, page, column, got)
		if p.share(page.first) > 0.75 {
			p.drawGains(b, column, seat, gain{gold: got})
		} else {
			p.drawFoot(b, column, seat, pages.Line{}, false)
		}
	}
}

// drawRelieved draws so many guards that become gold, above each other.
func (p *picture) drawRelieved(b view.Brush, page page, column widget.Rect, count int) {
	u := p.Layout.U
	if count == 0 {
		return
	}
	size := math.Floor(math.Min(math.Min(0.5*column.W, p.Layout.Room()/float64(count)-8*u), 84*u))
	share := p.within(page.first, 0.2, 0.7)
	for n := range count {
		x, y := math.Round(column.X+(column.W-size)/2), math.Round(p.Layout.Base()-float64(n+1)*(size+8*u))
		if share < 0.5 {
			p.app.Pieces.DrawToken(b.Dst, enamel.Guard, x, y, size, 1)
		} else {
			b.Sign(icon.Coin, x, y, size)
		}
	}
}
