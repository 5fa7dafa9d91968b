package poster

import (
	"strconv"

	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/lux/sky"
	"capital/render/lux/tower"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
)

// Where the home bases lie, in pixels: one below the other, each behind a bank of clouds on which its name is written.
const (
	homesTop    = 1950.0
	homesBottom = 2880.0
	mostPitch   = 440.0
	side        = 130.0 // from the poster's edges
)

func chanceOf(a, b int) float64 { return poster.Chance(a, b) }

// home is a home base being painted.
type home struct {
	p     *painter
	seat  int
	cloud float64 // where its clouds begin
	pitch float64
}

// puffs is how large the parts of the clouds are.
func (h home) puffs() float64 { return min(h.pitch/260, 1.1) }

// solid is where no gap is left in the clouds.
func (h home) solid() float64 { return h.cloud + 14*h.puffs() }

// bases are the home bases, from the farthest to the nearest.
func (p *painter) bases() (list []home) {
	seats := p.city.Seats()
	pitch := min((homesBottom-homesTop)/float64(seats), mostPitch)
	top := (homesTop + homesBottom - pitch*float64(seats)) / 2
	for seat := range seats {
		list = append(list, home{p, seat, top + pitch*(float64(seat)+0.65), pitch})
	}
	return list
}

// homes lists what paints them.
func (p *painter) homes() (slices []func()) {
	for _, h := range p.bases() {
		slices = append(slices, h.people, h.clouds, h.plates, func() { h.words() })
	}
	return slices
}

// people are the emblem of the seat and its citizens, who look out over the clouds.
func (h home) people() {
	size := h.pitch * 0.54
	h.emblem(h.p.Part(side, h.solid()-size, size/100))
	h.each(func(c lux.Citizen, x, k float64) { enamel.PaintPerson(h.p.Part(x, h.solid()+4, k), c) })
}

// plates say what the citizens count.
func (h home) plates() {
	h.each(func(c lux.Citizen, x, k float64) { h.p.plate(h.p.Canvas, c, x, h.cloud, k*14) })
}

// each calls do with every citizen, where its middle is and how large it is.
func (h home) each(do func(c lux.Citizen, x, k float64)) {
	p, size, k := h.p, h.pitch*0.54, h.pitch*0.6/126
	var all []lux.Citizen
	var starts []int // where another district begins
	for d := range lux.District(lux.HomeDistricts) {
		if len(p.city.Home(h.seat, d)) > 0 {
			starts = append(starts, len(all))
		}
		all = append(all, p.city.Home(h.seat, d)...)
	}
	const gap = 0.35 // between districts, in persons
	room := poster.Width - 2*side - size - enamel.PersonWide*k - 60
	step := min(room/max(float64(len(all))-1+gap*float64(len(starts)-1), 1), enamel.PersonWide*k*1.4)
	x, next := side+size+60+enamel.PersonWide*k/2, 0
	for n, c := range all {
		if next < len(starts) && starts[next] == n {
			if next++; n > 0 {
				x += gap * step
			}
		}
		do(c, x, k)
		x += step
	}
}

// emblem is what the seat is known by, with a light behind it.
func (h home) emblem(c canvas.Canvas) {
	if h.p.city.IsRob(h.seat) {
		enamel.Rob.DrawOn(c, theme.Ink)
		return
	}
	tones := enamel.Seat(h.seat)
	tower.Paint(c, h.seat, tones.Base, tones.Light)
}

// tones are those of the clouds of this home, and of what is written on them.
func (h home) tones() (cloud, words theme.Colour) {
	all := sky.CloudTones()
	first := len(all) - h.p.city.Seats()
	if first > 1 {
		first = 1
	}
	cloud = all[first+h.seat*(len(all)-1-first)/(h.p.city.Seats()-1)]
	if r, g, b, _ := cloud.RGBA(); r+g+b > 0x1B000 {
		return cloud, night
	}
	return cloud, white
}

func (h home) clouds() {
	cloud, _ := h.tones()
	h.p.bank(cloud, h.cloud, h.puffs(), 10+h.seat)
}

// words are the name, the gold and the bonus cards, and the points. It returns where the name ends and where the rest begins.
func (h home) words() (named, earned float64) {
	p := h.p
	_, ink := h.tones()
	size := min(h.pitch*0.23, 84)
	baseline := h.cloud + h.pitch*0.28
	right := poster.Width - side
	points := strconv.Itoa(p.city.Points(h.seat))
	right -= p.Beside(1, points, text.Black, right, baseline, size*1.25, 400, ink) + size*0.6
	earned = h.earned(right, baseline-size*0.36, size*0.5)
	return side + p.Beside(-1, p.caption.names[h.seat], text.Black, side, baseline, size, earned-side-size*0.6, ink), earned
}

// earned are the gold and the bonus cards of the seat, which end at a place on the right; it returns where they begin.
func (h home) earned(right, y, r float64) float64 {
	p := h.p
	if gold := p.city.Gold(h.seat); gold > 0 {
		icon.Coin.DrawOn(p.Part(right-2*r, y-r, 2*r/100), theme.Ink)
		_, ink := h.tones()
		right -= 2*r + 8
		right -= p.Beside(1, strconv.Itoa(gold), text.Black, right, y+r*0.7, r*1.9, 200, ink) + r*0.9
	}
	bonus := p.city.Bonus(h.seat)
	count := bonus.Count()
	if count == 0 {
		return right
	}
	step := min(2.15*r, 560/float64(count))
	left := right - step*float64(count-1) - 2*r
	n := 0
	for c := range bonus.All() {
		p.plate(p.Canvas, c, left+r+step*float64(n), y, r)
		n++
	}
	left -= 2.5 * r
	icon.Crown.DrawOn(p.Part(left, y-r, 2*r/100), theme.Ink)
	return left
}

// plate is what a citizen counts, on the ground of its family's crest.
func (p *painter) plate(c canvas.Canvas, citizen lux.Citizen, x, y, r float64) {
	enamel.PaintPlate(c.Part(x-r, y-r, r/50), citizen)
	at := canvas.Origin(c)
	p.Write(strconv.Itoa(citizen.Value()), text.Black, at.X+x, at.Y+y+r*0.46, r*1.3, 2*r, enamel.Family(citizen.Colour()).Ink)
}
