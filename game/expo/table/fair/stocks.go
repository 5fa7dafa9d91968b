package fair

import (
	"math"
	"strconv"

	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene/counting/pages"
	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/motion"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// drawCubes draws the page on which cubes leave the tiles: they rise, and are gone.
func (p *picture) drawCubes(b view.Brush, page page) {
	u := p.Layout.U
	share := p.share(page.first)
	for at, seat := range p.order {
		column := p.Layout.Column(at, len(p.order))
		count := cleared(p.beats[page.first:page.last], seat)
		across := max(int(math.Ceil(math.Sqrt(float64(count)))), 1)
		size := math.Floor(math.Min(0.42*p.piece()*u, (column.W-12*u)/float64(across)-3*u))
		for n := range count {
			row, place := n/across, n%across
			way := motion.InOut(min(max(1.6*share-0.6*float64(n)/float64(max(count, 1))-0.1, 0), 1))
			if p.Settled() {
				way = 0.35
			}
			x := column.X + column.W/2 + (float64(place)-float64(across)/2)*(size+3*u)
			y := p.Layout.Base() - float64(row+1)*(size+3*u) - way*0.5*p.Layout.Room()
			p.app.Pieces.DrawCube(b.Dst, math.Round(x), math.Round(y), size, 1-way)
		}
		words := p.words("fair.cubes.none")
		if count > 0 {
			words = p.words("fair.cubes.count", count)
		}
		if p.Layout.Slim(column) {
			words = strconv.Itoa(count)
		}
		p.drawFoot(b, column, seat, pages.Line{Sign: tinplate.Track(expo.Cubes), Words: words, Tone: theme.Ink})
	}
}

// drawPayment draws the page of the last payment: the space of every seat, what it pays, and taxes.
func (p *picture) drawPayment(b view.Brush, page page) {
	u := p.Layout.U
	for at, seat := range p.order {
		column := p.Layout.Column(at, len(p.order))
		n, ok := p.find(page, paying, seat)
		if !ok {
			continue
		}
		price, lots := 0, 0
		for _, e := range p.beats[n].events {
			price += e.Price
			if e.Kind == expo.Taxed {
				lots += e.Count
			}
		}
		come := motion.Out(p.within(n, 0, 0.7))
		size := math.Floor(math.Min(p.piece()*u, 0.5*column.W))
		x, y := column.X+column.W/2, p.Layout.Base()-0.62*p.Layout.Room()
		p.app.Pieces.DrawMarker(b.Dst, seat, math.Round(x-size/2), math.Round(y-size), size, 1)
		p.drawPlate(b, nil, naming.Space(p.app.Strings, int(p.fair.Before.Player(seat).Space)), x, y+0.5*p.Layout.Big*u, 0.5*p.Layout.Big, theme.Ink)
		if come > 0 {
			coin := 0.8 * size
			b.Icons.Badge(b.Dst, tinplate.Track(expo.Economy), strconv.Itoa(price), math.Round(x-coin/2), math.Round(y+1.2*p.Layout.Big*u+come*0.25*p.Layout.Room()-coin/2), math.Floor(coin))
		}
		var lines []pages.Line
		if p.within(n, 0.5, 0.6) == 1 {
			lines = append(lines, pages.Line{Sign: tinplate.Track(expo.Economy), Words: text.Signed(-price), Tone: theme.Ink})
			if price == 0 {
				lines[0].Words = "0"
			}
			if lots > 0 {
				lines = append(lines, prestige(-lots))
			}
		}
		p.drawFoot(b, column, seat, lines...)
	}
}

// left is what a seat has left of a thing at the end, and the source of the prestige that it makes.
var left = [...]struct {
	from expo.Source
	of   expo.Track
}{{expo.FromCubes, expo.Cubes}, {expo.FromMoney, expo.Economy}, {expo.FromCulture, expo.Culture}, {expo.FromProgress, expo.Progress}}

// drawConversion draws the page on which what is left becomes prestige.
func (p *picture) drawConversion(b view.Brush, page page) {
	u := p.Layout.U
	high := math.Min(p.Layout.Room()/float64(len(left)), 84*u)
	for at, seat := range p.order {
		column := p.Layout.Column(at, len(p.order))
		n, _ := p.find(page, converting, seat)
		f := p.fair.figures(p.beats[:page.first], seat)
		sum := 0
		for row, l := range left {
			had := f.cubes
			if l.of != expo.Cubes {
				had = f.track[l.of]
			}
			place := widget.Rect{X: column.X + 4*u, Y: p.Layout.Base() - high*float64(len(left)-row), W: column.W - 8*u, H: high - 6*u}
			b.Box(place, 8*u, 1.2*u, view.PaneSolid, view.PaneLine)
			made, _ := lineOf(p.beats[n:n+1], seat, l.from)
			if p.within(n, 0.12+0.18*float64(row), 0.2+0.18*float64(row)) < 1 {
				p.drawMade(b, place, l.of, had, -1)
				continue
			}
			sum += made
			p.drawMade(b, place, l.of, had, made)
		}
		var lines []pages.Line
		if p.share(n) == 1 {
			lines = append(lines, prestige(sum))
		}
		p.drawFoot(b, column, seat, lines...)
	}
}

// drawMade draws what a seat has left of a thing and, unless it is less than 0, the prestige that it makes: beside it, or below.
func (p *picture) drawMade(b view.Brush, place widget.Rect, of expo.Track, had, made int) {
	u := p.Layout.U
	slim := place.W < 0.9*pages.SlimWide*u
	size, y := math.Min(0.7*place.H, 0.3*place.W), place.Y+place.H/2
	x := place.X + 6*u
	if slim {
		size = math.Min(0.5*place.H, 0.66*place.W)
		x, y = place.X+(place.W-size)/2, place.Y+4*u+size/2
	}
	b.Icons.Badge(b.Dst, tinplate.Track(of), strconv.Itoa(had), math.Round(x), math.Round(y-size/2), math.Floor(size))
	if made < 0 {
		return
	}
	label := pencil.Black(0.68 * p.Layout.Big).In(prestige(made).Tone)
	if slim {
		b.Say(strconv.Itoa(made), place.X+place.W/2, place.Y+0.76*place.H, label.Centred())
		return
	}
	arrow := 0.4 * size
	b.SignIn(icon.Becomes, x+size+8*u, y-arrow/2, arrow, theme.InkSoft)
	b.Say(strconv.Itoa(made), place.X+place.W-8*u, y, label.Right())
}
