// Package opening paints Warsaw as it was in each of Capital's six epochs, in the landmarks of the game's own tiles, and Warsaw by
// night over the Vistula, where the end of a match is celebrated.
package opening

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// era is a time and its light.
type era struct {
	sky         [3]theme.Colour // from the top down
	sun, disc   theme.Colour
	sunX, sunY  float64 // parts of the width and of the height above the ground
	far, middle theme.Colour
	ground, lit theme.Colour
	landmarks   []warsaw.Building // from the left; the middle one is the largest
	behind      func(p painter)   // between the far roofs and the landmarks
	before      func(p painter)   // on the ground before all
}

// eras are the six epochs.
var eras = [warsaw.Epochs]era{
	{ // the capital moves to Warsaw: a morning on the bank
		sky: [3]theme.Colour{0x6FA3C8FF, 0xB9D3D6FF, 0xF7E3B8FF}, sun: 0xFFF2C6FF, disc: 0xFFD98AFF, sunX: 0.78, sunY: 0.62,
		far: 0xA9B7B8FF, middle: 0x8C7F78FF, ground: 0xB9A27CFF, lit: 0x8E7A5AFF,
		landmarks: []warsaw.Building{warsaw.Marywil, warsaw.SigismundsColumn, warsaw.OldTown, warsaw.WilanowPalace},
		behind:    func(p painter) { p.castle() }, before: func(p painter) { p.river(0x7FA9B8FF, 0xDDEBE6FF) },
	},
	{ // Enlightenment: palaces in a garden, a clear noon
		sky: [3]theme.Colour{0x5E93CFFF, 0x9CC4E4FF, 0xEAF3EEFF}, sun: 0xFFFFFFFF, disc: 0xFFF6D0FF, sunX: 0.2, sunY: 0.78,
		far: 0xA8C29EFF, middle: 0x6E9468FF, ground: 0xC9C08EFF, lit: 0x7DA06CFF,
		landmarks: []warsaw.Building{warsaw.CollegiumNobilium, warsaw.NamiestnikowskiPalace, warsaw.JablonowskiPalace, warsaw.GrandTheater},
		behind:    func(p painter) { p.trees(0x557F55FF) }, before: func(p painter) { p.garden() },
	},
	{ // steam and iron: an evening of smoke
		sky: [3]theme.Colour{0x4A4660FF, 0x9A6A66FF, 0xF0B26EFF}, sun: 0xFFE2A8FF, disc: 0xF58A4AFF, sunX: 0.64, sunY: 0.24,
		far: 0x6A5560FF, middle: 0x4A3C4AFF, ground: 0x6E5A50FF, lit: 0x4A3C3AFF,
		landmarks: []warsaw.Building{warsaw.WaterFilters, warsaw.WarsawViennaRailway, warsaw.WarsawUniversityOfTechnology, warsaw.HolyTrinityEvangelicalChurch},
		behind:    func(p painter) { p.chimneys() }, before: func(p painter) { p.train() },
	},
	{ // between the wars: neon in the dusk
		sky: [3]theme.Colour{0x141A44FF, 0x3A2E66FF, 0x8A4A78FF}, sun: 0xFFE9C8FF, disc: 0xF3E3C0FF, sunX: 0.15, sunY: 0.8,
		far: 0x2E2A5AFF, middle: 0x1E2048FF, ground: 0x23264AFF, lit: 0x3C3C70FF,
		landmarks: []warsaw.Building{warsaw.PolishTelephone, warsaw.CentralDepartmentStore, warsaw.Prudential, warsaw.WarsawSchoolOfEconomics},
		behind:    func(p painter) { p.windows(0xFFC15AFF, 0.28) }, before: func(p painter) { p.neon(); p.tram() },
	},
	{ // rising from the ruins: brick dust and cranes
		sky: [3]theme.Colour{0x8FA7B2FF, 0xC9CFC6FF, 0xF1DDBCFF}, sun: 0xFFF4DAFF, disc: 0xFFE0A8FF, sunX: 0.84, sunY: 0.7,
		far: 0xB9A79CFF, middle: 0x8E6A5AFF, ground: 0xA68A74FF, lit: 0x7E6452FF,
		landmarks: []warsaw.Building{warsaw.WarsawSteelworks, warsaw.WZRoute, warsaw.PalaceOfCultureAndScience, warsaw.PassengerAutomobileFactory},
		behind:    func(p painter) { p.cranes() }, before: func(p painter) { p.ruins() },
	},
	{ // the city today: glass in the blue hour
		sky: [3]theme.Colour{0x1E4E8CFF, 0x5C8FC4FF, 0xF6C99AFF}, sun: 0xFFF2DCFF, disc: 0xFFD9A0FF, sunX: 0.3, sunY: 0.3,
		far: 0x5F86AEFF, middle: 0x35608EFF, ground: 0x4A5F74FF, lit: 0x8FB4CCFF,
		landmarks: []warsaw.Building{warsaw.CopernicusScienceCenter, warsaw.GoldenTerraces, warsaw.NationalStadium, warsaw.WarsawUniversityLibrary},
		behind:    func(p painter) { p.towers() }, before: func(p painter) { p.river(0x3E6E9AFF, 0xF6C99AFF) },
	},
}

// painter paints one picture, width × height units large, with the ground at a height.
type painter struct {
	canvas.Canvas
	w, h, ground float64
	era          *era
}

// Paint paints an epoch, 1 to 6, on a canvas of width × height units. The lowest quarter is its ground, for words.
func Paint(c canvas.Canvas, epoch int, width, height float64) {
	p := painter{c, width, height, height * 0.74, &eras[epoch-1]}
	p.sky()
	p.roofs(0.2, 0.34, 61, p.era.far)
	p.era.behind(p)
	p.roofs(0.07, 0.16, 37, p.era.middle)
	p.Rect(p.era.ground, 0, p.ground-1, p.w, p.h-p.ground+1)
	p.landmarks()
	p.era.before(p)
}

// sky paints the sky in flat bands, and the sun or the moon in rings.
func (p painter) sky() {
	const bands = 18
	for n := range bands {
		at := 2 * float64(n) / (bands - 1)
		tone := p.era.sky[0].Mix(p.era.sky[1], at)
		if at > 1 {
			tone = p.era.sky[1].Mix(p.era.sky[2], at-1)
		}
		y := math.Floor(p.ground * float64(n) / bands)
		p.Rect(tone, 0, y, p.w, p.ground-y) // over those above, so that no seam is seen
	}
	x, y := p.era.sunX*p.w, p.ground*(1-p.era.sunY)
	for n := range 3 {
		p.Circle(p.era.disc.Fade(0.16), x, y, p.ground*(0.26-0.055*float64(n)))
	}
	p.Circle(p.era.disc.Mix(p.era.sun, 0.5), x, y, p.ground*0.085)
}

// roofs are the outline of the city behind: so high, as parts of the height of the sky.
func (p painter) roofs(low, high float64, seed int, tone theme.Colour) {
	for n, x := 0, -10.0; x < p.w; n++ {
		w := 34 + 50*chance(n, seed)
		top := p.ground * (1 - low - (high-low)*chance(n, seed+1))
		p.Rect(tone, x, top, w+1, p.ground-top+1)
		if chance(n, seed+2) < 0.5 {
			p.Poly(tone, x, top, x+w/2, top-w*0.3, x+w, top)
		}
		x += w
	}
}

// landmarks stand in a row on the ground, the third one largest.
func (p painter) landmarks() {
	usual := math.Min(p.ground*0.46, p.w/4.6)
	sizes := []float64{usual, usual, usual * 1.42, usual}
	total := 0.0
	for _, size := range sizes {
		total += size
	}
	gap := math.Max((p.w-total)/float64(len(sizes)+1), -usual*0.08)
	x := (p.w - total - gap*float64(len(sizes)-1)) / 2
	for n, building := range p.era.landmarks {
		size := sizes[n]
		part := p.Part(x, p.ground-size*0.93, size/100)
		tileart.PaintBuilding(part, warsaw.BuildingTile(building), p.era.ground)
		x += size + gap
	}
}

// castle is the Royal Castle with its clock tower, far on the bank.
func (p painter) castle() {
	g, u, x := p.ground, p.ground/400, p.w*0.5
	for _, tone := range []theme.Colour{0xB5654EFF} {
		p.Rect(tone, x-150*u, g-130*u, 300*u, 130*u)
		p.Poly(0x8A4636FF, x-158*u, g-130*u, x-120*u, g-164*u, x+120*u, g-164*u, x+158*u, g-130*u)
		p.Rect(tone, x-22*u, g-230*u, 44*u, 230*u)
	}
	p.Poly(0x5E8A78FF, x-26*u, g-230*u, x-14*u, g-262*u, x, g-330*u, x+14*u, g-262*u, x+26*u, g-230*u)
	p.Circle(theme.PaperLight, x, g-204*u, 12*u)
}

// trees stand between the palaces.
func (p painter) trees(tone theme.Colour) {
	for n := range 26 {
		x, r := p.w*(float64(n)+0.5*chance(n, 3))/25, p.ground*(0.05+0.05*chance(n, 5))
		p.Circle(tone.Mix(theme.PaperLight, 0.14*chance(n, 6)), x, p.ground-r*1.7, r)
		p.Rect(0x5A4A38FF, x-r*0.1, p.ground-r, r*0.2, r)
	}
}

// garden has paths and beds.
func (p painter) garden() {
	for n := range 9 {
		x := p.w * (float64(n) + 0.5) / 9
		p.Oval(p.era.lit, x, p.ground+p.h*0.05, p.w*0.045, p.h*0.02)
		p.Circle(0xC0405AFF, x-6, p.ground+p.h*0.045, 4)
		p.Circle(0xE8A92CFF, x+7, p.ground+p.h*0.052, 4)
	}
}

// river runs before the city.
func (p painter) river(tone, glint theme.Colour) {
	top := p.ground + (p.h-p.ground)*0.16
	p.Rect(p.era.lit, 0, top-6, p.w, 8)
	p.Rect(tone, 0, top, p.w, p.h-top)
	for n := range 40 {
		x, y := p.w*chance(n, 11), top+8+(p.h-top-12)*chance(n, 12)
		p.Round(glint.Fade(0.5), x, y, 26+50*chance(n, 13), 3, 1.5)
	}
}

// chimneys smoke.
func (p painter) chimneys() {
	for n := range 7 {
		x, high := p.w*(0.06+0.145*float64(n)), p.ground*(0.44+0.2*chance(n, 21))
		p.Poly(0x7A3E3AFF, x-7, p.ground, x-5, p.ground-high, x+5, p.ground-high, x+7, p.ground)
		p.Rect(0x4A2A2CFF, x-7, p.ground-high, 14, 8)
		for puff := range 6 {
			at := float64(puff)
			p.Circle(theme.Colour(0x5A4A55FF).Fade(0.62-0.08*at), x+8+at*17, p.ground-high-12-at*11, 12+at*5)
		}
	}
}

// train passes before the works.
func (p painter) train() {
	y := p.ground + (p.h-p.ground)*0.3
	p.Rect(0x2A2226FF, 0, y, p.w, 4)
	x := p.w * 0.16
	p.Round(0x1E1A20FF, x, y-34, 84, 24, 10)
	p.Rect(0x1E1A20FF, x+60, y-52, 34, 42)
	p.Rect(0xFFC15AFF, x+68, y-46, 16, 14)
	p.Rect(0x1E1A20FF, x+10, y-52, 12, 20)
	for puff := range 5 {
		p.Circle(theme.Colour(0xE9DCD0FF).Fade(0.7-0.1*float64(puff)), x+16-float64(puff)*22, y-62-float64(puff)*7, 10+4*float64(puff))
	}
	for wheel := range 4 {
		p.Circle(0x3A3038FF, x+14+float64(wheel)*22, y-8, 9)
	}
	for wagon := range 4 {
		left := x - 96 - float64(wagon)*92
		p.Round(0x7A2E2EFF, left, y-40, 84, 30, 4)
		for window := range 4 {
			p.Rect(0xFFD98AFF, left+8+float64(window)*19, y-34, 12, 12)
		}
		p.Circle(0x3A3038FF, left+16, y-7, 7)
		p.Circle(0x3A3038FF, left+68, y-7, 7)
	}
}

// windows are lit in the roofs.
func (p painter) windows(tone theme.Colour, share float64) {
	for column := 0.0; column < p.w; column += 13 {
		for row := range 10 {
			if chance(int(column), row) < share {
				p.Rect(tone.Fade(0.8), column, p.ground*(0.72+0.026*float64(row)), 5, 7)
			}
		}
	}
}

// neon burns over the street.
func (p painter) neon() {
	y := p.ground + 5
	for n, tone := range []theme.Colour{theme.NeonPink, theme.NeonBlue, theme.NeonAmber, theme.NeonPink, theme.NeonBlue} {
		x := p.w * (0.08 + 0.2*float64(n))
		p.Round(tone.Fade(0.25), x-8, y-4, 116, 16, 8)
		p.Round(tone, x, y, 100, 6, 3)
		p.Oval(tone.Fade(0.14), x+50, y+50, 70, 14)
	}
}

// tram comes along the street.
func (p painter) tram() {
	y, x := p.ground+(p.h-p.ground)*0.34, p.w*0.62
	p.Rect(0x4A4C80FF, 0, y, p.w, 3)
	for n := range 2 {
		left := x + float64(n)*120
		p.Round(0xA92333FF, left, y-46, 112, 40, 7)
		p.Rect(0xF3EADAFF, left, y-24, 112, 4)
		for window := range 5 {
			p.Rect(0xFFD98AFF, left+8+float64(window)*20, y-41, 15, 14)
		}
		p.Circle(0x101430FF, left+24, y-4, 8)
		p.Circle(0x101430FF, left+88, y-4, 8)
	}
}

// cranes rebuild.
func (p painter) cranes() {
	for n := range 4 {
		x, top := p.w*(0.1+0.27*float64(n)), p.ground*(0.2+0.14*chance(n, 31))
		tone := theme.Colour(0x5A4A48FF)
		p.Rect(tone, x-3, top, 6, p.ground-top)
		p.Rect(tone, x-50, top+8, 190, 5)
		p.Line(tone, 2, x-50, top+8, x, top-16, x+140, top+8)
		p.Line(tone, 2, x+110, top+12, x+110, top+60)
		p.Rect(0xA92333FF, x+96, top+60, 28, 14)
	}
}

// ruins stand before what is built anew.
func (p painter) ruins() {
	for n := range 9 {
		x, high := p.w*(float64(n)/8.6)-20, 22+50*chance(n, 41)
		y, tone := p.ground+24, theme.Colour(0x7E4636FF).Mix(0x5A3A34FF, chance(n, 42))
		p.Poly(tone, x, y, x, y-high, x+16, y-high*0.7, x+30, y-high*0.86, x+44, y-high*0.35, x+70, y-high*0.5, x+82, y)
		p.Rect(p.era.ground, x+12, y-high*0.5, 10, 14)
	}
	for n := range 60 {
		p.Rect(theme.Colour(0x8E4E3CFF).Fade(0.9), p.w*chance(n, 43), p.ground+22+20*chance(n, 44), 9, 5)
	}
}

// towers of glass rise behind, the Palace of Culture among them.
func (p painter) towers() {
	for n := range 8 {
		x, high := p.w*(0.02+0.125*float64(n)), p.ground*(0.5+0.34*chance(n, 51))
		w, tone := 50+34*chance(n, 52), theme.Colour(0x7FB0D6FF).Mix(0x3E6C9CFF, chance(n, 53))
		top := p.ground - high
		p.Poly(tone, x, p.ground, x, top+26*chance(n, 54), x+w, top, x+w, p.ground)
		p.Poly(tone.Mix(theme.PaperLight, 0.3), x, p.ground, x, top+26*chance(n, 54), x+w*0.4, top+12, x+w*0.4, p.ground)
		for row := 0.0; row < high-40; row += 13 {
			p.Rect(theme.Colour(0x1E4E8CFF).Fade(0.32), x+3, top+34+row, w-6, 3)
		}
	}
}

// chance is a number from 0 to 1 that is always the same for the same two.
func chance(a, b int) float64 {
	h := uint64(a)*0x9E3779B97F4A7C15 + uint64(b)*0xC2B2AE3D27D4EB4F + 0x165667B19E3779F9
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h%4096) / 4096
}
