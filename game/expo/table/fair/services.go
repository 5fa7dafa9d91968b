package fair

import (
	"math"
	"slices"
	"strconv"

	"capital/game/expo/table/view"
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

// drawServices draws the page on which the ranking forms: all go to their places on the rostrum, which then tell what they cost, and
// what Services bring.
func (p *picture) drawServices(b view.Brush, page page) {
	n, _ := p.find(page, ranking, pages.Nobody)
	ranked := p.fair.ranking()
	way, grown := motion.InOut(p.within(n, 0.1, 0.7)), motion.Out(p.within(n, 0.55, 1))
	for place, seat := range ranked {
		from, to := p.Layout.Column(slices.Index(p.order, seat), len(ranked)), p.Layout.Column(place, len(ranked))
		column := to
		column.X = from.X + (to.X-from.X)*way
		p.drawPlace(b, column, page, seat, place, grown)
	}
}

// blockHigh is how high the block of a place is, to the room there is.
func blockHigh(place int) float64 { return [...]float64{0.56, 0.46, 0.37, 0.29, 0.22}[place] }

// drawPlace draws the block of a place, so much of which has risen, and who stands on it.
func (p *picture) drawPlace(b view.Brush, column widget.Rect, page page, seat, place int, risen float64) {
	u, base := p.Layout.U, p.Layout.Base()
	tones := tinplate.Seat(seat)
	high := blockHigh(place) * p.Layout.Room() * risen
	block := widget.Rect{X: math.Round(column.X + 4*u), Y: math.Round(base - high), W: math.Round(column.W - 8*u), H: math.Round(high)}
	on := p.on(page, p.counted())
	if high > 6*u {
		b.Box(block, 6*u, 2*u, tones.Light, tones.Dark)
		x, _ := block.Centre()
		size := math.Min(1.3*p.Layout.Big, 0.5*block.H/u)
		if risen == 1 {
			b.Say(strconv.Itoa(place+1), x, block.Y+0.36*block.H, pencil.Black(size).In(tones.Dark).Centred())
			if n, ok := lineOf(on, seat, expo.FromServicesRank); ok {
				p.drawPlate(b, icon.VP, prestige(n).Words, x, block.Y+0.76*block.H, math.Min(0.55*p.Layout.Big, 0.26*block.H/u), prestige(n).Tone)
			}
		}
	}
	f := p.fair.figures(p.beats[:page.first], seat)
	size := math.Floor(math.Min(0.62*p.piece()*u, math.Min(0.4*column.W, 0.2*p.Layout.Room())))
	x := math.Round(column.X + column.W/2)
	y := block.Y - size - 2*u
	p.app.Pieces.DrawMarker(b.Dst, seat, math.Round(x-size/2), math.Round(y), size, 1)
	y -= 0.5 * p.Layout.Big * u
	plate := p.drawPlate(b, tinplate.Track(expo.Services), strconv.Itoa(f.track[expo.Services]), x, y, 0.6*p.Layout.Big, theme.Ink)
	p.drawGains(b, column, x, plate.Y-4*u, gains(on, seat))
	var lines []pages.Line
	if n, ok := lineOf(on, seat, expo.FromServicesRank); ok {
		lines = append(lines, prestige(n))
	}
	p.drawFoot(b, column, seat, lines...)
}

// drawGains draws what was gained in rows above a height, as many side by side as there is room for.
func (p *picture) drawGains(b view.Brush, column widget.Rect, x, bottom float64, all [expo.Prestige + 1]int) {
	u, size := p.Layout.U, p.readable(0.46*p.Layout.Big)
	label := pencil.Black(size)
	side := 1.3 * size * u
	type item struct {
		what  expo.Track
		words string
		wide  float64
	}
	if all == [expo.Prestige + 1]int{} {
		return
	}
	var rows [][]item
	wide := math.Inf(1)
	for what, n := range all {
		if n == 0 {
			continue
		}
		words := text.Signed(n)
		i := item{expo.Track(what), words, side + b.Width(words, label) + 7*u}
		if wide+i.wide > column.W-12*u {
			rows, wide = append(rows, nil), 0
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], i)
		wide += i.wide
	}
	high := side + 5*u
	for n, row := range rows {
		wide := 0.0
		for _, i := range row {
			wide += i.wide
		}
		at := widget.Rect{X: math.Round(x - wide/2 - 4*u), Y: math.Round(bottom - high*float64(len(rows)-n)), W: math.Round(wide + 8*u), H: math.Round(high - 2*u)}
		b.Box(at, 6*u, 1.2*u, view.PaneSolid, view.PaneLine)
		left := at.X + 4*u
		for _, i := range row {
			b.Sign(tinplate.Track(i.what), left, at.Y+(at.H-side)/2, side)
			tone := theme.Good
			if all[i.what] < 0 {
				tone = theme.Bad
			}
			b.Say(i.words, left+side+1*u, at.Y+at.H/2, label.In(tone))
			left += i.wide
		}
	}
}
