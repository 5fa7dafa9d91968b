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

// towers are those of a page, in the columns beside each other.
type towers struct {
	page  page
	of    int // columns
	point float64
}

// towersOf are the towers of a page: a point is as high as the highest of them has room.
func (p *picture) towersOf(page page) towers {
	most := 0
	if page.kind == limits {
		_, most = height(p.end.capital(page.district))
		most = max(most, p.end.Open.OpenLimitOf(page.district))
	}
	for seat := range p.end.Open.Seats() {
		total := p.end.Open.HomeTotal(seat, page.district)
		if page.kind == bonuses {
			total = p.end.left(p.beats, seat, page.district)
		}
		most = max(most, total)
	}
	point := p.Layout.Room() / float64(max(most, 1))
	return towers{page, p.end.Open.Seats() + 1, math.Min(point, p.Layout.Of(26, 16)*p.Layout.U)}
}

// at is the tower of a column.
func (p *picture) at(t towers, n int, up float64) tower {
	column := p.Layout.Column(n, t.of)
	wide := math.Min(0.72*column.W, p.Layout.Of(132, 74)*p.Layout.U)
	return tower{x: column.X + (column.W-wide)/2, base: p.Layout.Base(), wide: wide, point: t.point, up: up}
}

// limitNow is a district's limit as far as it is added up: so many storeys, of which the last is added in part.
func (p *picture) limitNow(page page) (sum, storeys float64) {
	n, _ := p.find(page, limiting, pages.Nobody)
	all, share := p.end.capital(page.district), p.share(n)
	if len(all) == 0 {
		return share * float64(p.end.Open.OpenLimitOf(page.district)), 0
	}
	storeys = share * float64(len(all))
	for k, s := range all {
		sum += float64(s.value) * motion.InOut(math.Min(math.Max(storeys-float64(k), 0), 1))
	}
	return math.Max(sum, 0), storeys
}

// drawLimits draws the page on which a district's limit is checked.
func (p *picture) drawLimits(b view.Brush, page page) {
	t := p.towersOf(page)
	limit, storeys := p.limitNow(page)
	p.drawCapitalTower(b, t, storeys)
	rise, _ := p.find(page, rising, pages.Nobody)
	for n, seat := range p.end.order() {
		p.drawChecked(b, p.at(t, n+1, float64(p.end.Open.HomeTotal(seat, page.district))*motion.Out(p.share(rise))), page, seat)
	}
	p.drawClouds(b)
	first, last := p.Layout.Column(0, t.of), p.Layout.Column(t.of-1, t.of)
	y := p.Layout.Base() - limit*t.point
	p.drawBeam(b, first.X, last.X+last.W, y)
	p.drawCapitalFoot(b, first, page.district, p.words("resolve.limit.foot"))
	p.drawPlate(b, first, y, strconv.Itoa(int(math.Round(limit))), 1.15*p.Layout.Big, theme.Highlight)
	for n, seat := range p.end.order() {
		p.drawCheckedFoot(b, page, p.Layout.Column(n+1, t.of), seat)
		p.drawTotal(b, page, p.at(t, n+1, 0), seat, p.share(rise))
	}
}

// reached is how high so many storeys of the capital ever were.
func (p *picture) reached(page page, storeys float64) (most float64) {
	sum := 0.0
	for k, s := range p.end.capital(page.district) {
		sum += float64(s.value) * math.Min(math.Max(storeys-float64(k), 0), 1)
		most = math.Max(most, sum)
	}
	return most
}

// drawCapitalTower draws the tower that a limit is added up of, and what lowers it as shade over its upper end.
func (p *picture) drawCapitalTower(b view.Brush, t towers, storeys float64) {
	d := t.page.district
	if d == lux.OutsiderDistrict {
		p.drawHighest(b, t)
		return
	}
	all := p.end.capital(d)
	p.drawTower(b, p.at(t, 0, p.reached(t.page, storeys)), all, 1)
	sum := 0.0
	for k, s := range all {
		if s.value < 0 && storeys > float64(k) && sum > 0 {
			p.drawLowered(b, p.at(t, 0, sum), s, sum)
		}
		sum += float64(s.value)
	}
}

// drawHighest draws the four limits of which the Outsider district has the highest.
func (p *picture) drawHighest(b view.Brush, t towers) {
	n, _ := p.find(t.page, limiting, pages.Nobody)
	whole, share := p.at(t, 0, 0), p.share(n)
	for d := range lux.District(lux.Districts) {
		limit := p.end.Open.OpenLimitOf(d)
		one := whole
		one.wide = whole.wide/lux.Districts - 2*p.Layout.U
		one.x += whole.wide / lux.Districts * float64(d)
		one.up = float64(limit) * motion.Out(share)
		light := 1.0
		if limit < p.end.Open.OpenLimitOf(t.page.district) {
			light = 0.55
		}
		p.drawPlain(b, one, d, light)
	}
}

// drawPlain draws a tower in which nobody is seen.
func (p *picture) drawPlain(b view.Brush, t tower, d lux.District, light float64) {
	tones := enamel.Family(d)
	u := p.Layout.U
	at := widget.Rect{X: math.Round(t.x), Y: math.Round(t.base - t.up*t.point), W: math.Round(t.wide), H: math.Round(t.up * t.point)}
	b.Cover(at, 3*u, tones.Dark.Fade(light))
	b.Cover(at.Inset(1.5*u), 2*u, tones.Base.Fade(light))
	for n := 1.0; n < t.up; n++ {
		b.Cover(widget.Rect{X: at.X, Y: math.Round(t.base - n*t.point), W: at.W, H: math.Max(1, u)}, 0, gleam.Fade(0.38*light))
	}
}

// drawChecked draws a home district as it stands, falls or stood.
func (p *picture) drawChecked(b view.Brush, t tower, page page, seat int) {
	d := page.district
	all, total := p.end.home(seat, d), p.end.Open.HomeTotal(seat, d)
	n, decided := p.find(page, deciding, seat)
	v := p.end.verdict(p.beats[:page.last], seat, d)
	switch {
	case !decided || v.stays():
		p.drawTower(b, t, all, 1)
		if decided {
			p.drawSaving(b, t, v, total-p.end.Open.OpenLimitOf(d), p.share(n))
		}
		return
	case p.share(n) == 0:
		p.drawTower(b, t, all, 1)
		return
	}
	shaken := p.within(n, 0, 0.22)
	if shaken < 1 {
		t.x += 3 * p.Layout.U * math.Sin(9*math.Pi*shaken)
		p.drawTower(b, t, all, 1)
		return
	}
	fallen := p.within(n, 0.22, 0.8)
	p.drawGhost(b, t, total, fallen)
	if fallen < 1 {
		p.drawFalling(b, t, all, fallen)
	}
}

// drawSaving draws what saves a district: coins or guards before what is over the limit.
func (p *picture) drawSaving(b view.Brush, t tower, v verdict, over int, share float64) {
	u := p.Layout.U
	size := math.Min(30*u, 0.4*t.wide)
	for k := range v.count {
		come := math.Min(math.Max(share*1.6-0.5*float64(k)/float64(v.count), 0), 1)
		if come == 0 {
			continue
		}
		y := t.base - (t.up-float64(over)*(float64(k)+0.5)/float64(v.count))*t.point - size/2
		y -= (1 - motion.Out(come)) * 60 * u
		x := t.x + t.wide - 0.55*size
		if v.fate == guarded {
			p.app.Pieces.DrawToken(b.Dst, enamel.Guard, math.Round(x), math.Round(y), math.Floor(size), come)
		} else {
			b.Sign(icon.Coin, x, y, size)
		}
	}
}

// drawPlate writes a number on a pane above a height of a column, and returns where that lies.
func (p *picture) drawPlate(b view.Brush, column widget.Rect, top float64, number string, size float64, ink theme.Colour) widget.Rect {
	u, label := p.Layout.U, pencil.Black(size).In(ink).Centred()
	wide := b.Width(number, label) + 18*u
	high := math.Min(1.22*size*u, p.Layout.LabelHigh*u-4*u)
	in := widget.Rect{X: column.X + (column.W-wide)/2, W: wide, Y: top - high - 5*u, H: high}
	b.Box(in, 9*u, 1.2*u, view.PaneSolid, view.PaneLine)
	x, y := in.Centre()
	b.Say(number, x, y, label)
	return in
}

// drawTotal writes a seat's total above its tower, as much of it as is seen.
func (p *picture) drawTotal(b view.Brush, page page, t tower, seat int, risen float64) {
	d := page.district
	total := p.end.Open.HomeTotal(seat, d)
	if total == 0 || risen == 0 {
		return
	}
	v, n, decided := p.fateNow(page, seat)
	up := float64(total) * motion.Out(risen)
	tone := theme.Ink
	if total > p.end.Open.OpenLimitOf(d) && risen == 1 && v.fate != paid && v.fate != guarded {
		tone = theme.Bad
	}
	top := t.base - up*t.point
	if limit := float64(p.end.Open.OpenLimitOf(d)) * t.point; up*t.point <= limit && limit-up*t.point < p.Layout.LabelHigh*p.Layout.U {
		top = t.base - limit // not across the beam
	}
	words := strconv.Itoa(int(math.Round(up)))
	if decided && !v.stays() && p.share(n) > 0.3 {
		words = text.Signed(-p.end.worth(seat, d))
		if v.fate == removed {
			words = "0"
		}
	}
	column := widget.Rect{X: t.x, W: t.wide}
	p.drawPlate(b, column, top, words, p.Layout.Big, tone)
}

// fateNow is what has become of a seat's home district up to now, the beat that decides it, and whether there is one.
func (p *picture) fateNow(page page, seat int) (v verdict, n int, decided bool) {
	n, decided = p.find(page, deciding, seat)
	beats := p.beats[:page.last]
	if decided && p.share(n) < 0.3 {
		beats = p.beats[:n]
	}
	return p.end.verdict(beats, seat, page.district), n, decided
}

// drawCheckedFoot draws the lower end of a seat's column.
func (p *picture) drawCheckedFoot(b view.Brush, page page, column widget.Rect, seat int) {
	rise, _ := p.find(page, rising, pages.Nobody)
	if p.share(rise) < 1 {
		p.drawFoot(b, column, seat, pages.Line{}, false)
		return
	}
	v, _, _ := p.fateNow(page, seat)
	d := page.district
	total, limit := p.end.Open.HomeTotal(seat, d), p.end.Open.OpenLimitOf(d)
	stands := view.Stands(total, [2]int{limit, limit})
	sign, tone := stands.Sign(), stands.Tone()
	switch {
	case v.fate == paid:
		sign, tone = icon.Coin, theme.Good
	case v.fate == guarded:
		sign, tone = view.Shield, theme.Good
	case stands == view.Empty:
		tone = theme.InkSoft
	}
	words, brief := p.standsNow(page, seat, v)
	p.drawFoot(b, column, seat, pages.Line{Sign: sign, Words: words, Brief: brief, Tone: tone}, v.fate == asked)
}
