package fair

import (
	"math"
	"strconv"

	"capital/game/expo/table/view"
	"capital/game/scene/counting/pages"
	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/motion"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// drawJobs draws the page on which flags go up: as high as Employment. Below each stands what has work, and above it, pale, who has
// none.
func (p *picture) drawJobs(b view.Brush, page page) {
	n, _ := p.find(page, raising, pages.Nobody)
	up := motion.InOut(p.within(n, 0.1, 1))
	for at, seat := range p.order {
		column := p.Layout.Column(at, len(p.order))
		p.drawPole(b, column, page, seat, up)
		var lines []pages.Line
		on := p.on(page, p.counted())
		if n, ok := lineOf(on, seat, expo.FromEmployment); ok {
			lines = append(lines, prestige(n))
		}
		if n, ok := lineOf(on, seat, expo.FromUnemployment); ok && n != 0 {
			lines = append(lines, prestige(n))
		}
		if p.Layout.Slim(column) && len(lines) > 1 { // there is no room for more than the numbers
			lines[0].Sign, lines[1].Sign = nil, nil
		}
		p.drawFoot(b, column, seat, lines...)
	}
}

// step is how high a space of a track is on the poles: the highest flag goes up to the end of its pole.
func (p *picture) step(page page) float64 {
	most := leastPole
	for _, seat := range p.order {
		work, without := p.workless(page, seat)
		most = max(most, work+without)
	}
	return p.Layout.Room() / float64(most)
}

// leastPole is how many spaces high the poles are at least.
const leastPole = 10

// workless is how many of a seat have no work as its flag goes up.
func (p *picture) workless(page page, seat int) (work, without int) {
	f := p.fair.figures(p.beats[:page.first], seat)
	work = f.track[expo.Employment]
	return work, f.track[expo.Population] - work
}

// drawPole draws the pole of a seat, so much of whose flag's way is done.
func (p *picture) drawPole(b view.Brush, column widget.Rect, page page, seat int, up float64) {
	u, base, step := p.Layout.U, p.Layout.Base(), p.step(page)
	work, without := p.workless(page, seat)
	wide := math.Min(0.3*column.W, 52*u)
	x := math.Round(column.X + 0.46*column.W)
	bar := func(from, high float64, face, edge theme.Colour) {
		if high > 0 {
			b.Box(widget.Rect{X: x - wide - 3*u, Y: base - (from+high)*step, W: wide, H: high * step}, 4*u, 1.5*u, face, edge)
		}
	}
	reached := up * float64(work)
	tones := tinplate.TrackTones(expo.Employment)
	bar(0, reached, tones.Base, tones.Dark)
	idle, _ := p.find(page, idling, seat)
	lost := p.within(idle, 0, 0.5)
	bar(float64(work), lost*float64(without), theme.Colour(0xF2B8AEFF), theme.Bad)
	b.Cover(widget.Rect{X: x, Y: base - p.Layout.Room() - 8*u, W: 5 * u, H: p.Layout.Room() + 8*u}, 2*u, 0x55606DFF)
	flag := p.drawFlag(b, column, seat, x, base-reached*step)
	if up < 1 {
		return
	}
	size := 0.6 * p.Layout.Big
	gained, worked := lineOf(p.on(page, p.counted()), seat, expo.FromEmployment)
	if p.Layout.Slim(column) {
		p.drawPlate(b, nil, strconv.Itoa(work), column.X+column.W/2, base-0.9*size*u, size, theme.Ink)
		if worked {
			p.drawPlate(b, nil, prestige(gained).Words, column.X+column.W/2, flag.Y-0.7*size*u, size, prestige(gained).Tone)
		}
		return
	}
	y := math.Min(base-reached*step+0.9*size*u, base-0.8*size*u)
	p.drawPlate(b, tinplate.Track(expo.Employment), strconv.Itoa(work), x-wide/2-3*u, y, size, theme.Ink)
	if worked {
		x, _ := flag.Centre()
		p.drawPlate(b, icon.VP, prestige(gained).Words, x, flag.Y+0.82*flag.H, size, prestige(gained).Tone)
	}
	if lost == 1 && without > 0 {
		n, _ := lineOf(p.beats[page.first:page.last], seat, expo.FromUnemployment)
		p.drawPlate(b, icon.VP, prestige(n).Words, math.Min(x+0.3*column.W, column.X+column.W-2*size*u), base-float64(work+without)*step-0.5*size*u, size, theme.Bad)
		p.drawPlate(b, tinplate.Track(expo.Population), strconv.Itoa(without), x-wide/2-3*u, base-float64(work+without)*step-0.5*size*u, size, theme.Bad)
	}
}

// drawFlag draws a seat's flag with its upper edge at a height, at its pole, and returns where it is.
func (p *picture) drawFlag(b view.Brush, column widget.Rect, seat int, x, top float64) widget.Rect {
	u := p.Layout.U
	size := math.Floor(math.Min(p.piece()*u, math.Min(0.5*column.W, 0.4*p.Layout.Room())))
	wave := 0
	if !p.Settled() {
		wave = int(p.Time*7) % tinplate.FlagWaves
	}
	y := math.Min(top-0.06*size, p.Layout.Base()-size) // the foot of its pole stands on the ground
	at := widget.Rect{X: x - 0.06*size + 2*u, Y: math.Round(y), W: size, H: size}
	p.app.Pieces.DrawFlag(b.Dst, seat, wave, at.X, at.Y, size, 1)
	return at
}
