package poster

import (
	"image"
	"math"
	"slices"

	"capital/game/poster"
	"capital/render/theme"
)

// river lays the Vistula before the city: what stands over it comes back in it, drawn out and broken by the waves.
func (p *painter) river() {
	const stretch = 1.75
	p.Rect(bankTone, 0, horizon, poster.Width, 8)
	from := int(horizon) + 8
	for y := from; y < poster.Height; y++ {
		near := float64(y-from) / float64(poster.Height-from)
		above := int(horizon - float64(y-from)/stretch)
		p.reflect(y, above, wave(y-from, near), 0.62*(1-0.55*near)*(0.8+0.2*poster.Chance(y/3, 6)))
	}
}

// deep is the water where nothing is reflected.
const deep theme.Colour = 0x080C20FF

// reflect makes the row y of what the row above shows, pushed aside, as strong as strength says, in the colour of water.
func (p *painter) reflect(y, above, aside int, strength float64) {
	pix, stride := p.Pixels().Pix, p.Pixels().Stride
	r, g, b, _ := deep.RGBA()
	water := [3]float64{float64(r >> 8), float64(g >> 8), float64(b >> 8)}
	for x := range poster.Width {
		to := pix[y*stride+4*x:][:4]
		from := pix[max(above, 0)*stride+4*min(max(x+aside, 0), poster.Width-1):][:3]
		for n, v := range from {
			to[n] = uint8(water[n]*(1-strength) + float64(v)*strength)
		}
		to[3] = 255
	}
}

// lift lays the shadow of the district on the water.
func (p *painter) lift() {
	tile, left, top := p.place()
	width, height := p.look.District.Size()
	for n := range 5 {
		d := 30 - 14*float64(n)
		for i := range 16 {
			x, y := float64(i&3), float64(i>>2)
			if p.look.District.Occupied().Has(i) && int(x) < width && int(y) < height {
				p.Round(theme.NightDeep.Fade(0.10), left+x*tile-d+16, top+y*tile-d+26, tile+2*d, tile+2*d, 30)
			}
		}
	}
}

// mirror adds the lights of the district's lowest tiles to the water under each of its columns.
func (p *painter) mirror() {
	const depth, flatten = 300, 0.5
	tile, left, top := p.place()
	before := *p.Pixels()
	before.Pix = slices.Clone(before.Pix)
	d := &p.look.District
	width, height := d.Size()
	for x := range width {
		lowest := height - 1
		for lowest > 0 && !d.Occupied().Has(4*lowest+x) {
			lowest--
		}
		edge := int(top + tile*float64(lowest+1))
		for down := 10; down < depth && edge+down < poster.Height; down++ {
			fade := 0.5 * math.Pow(1-float64(down)/depth, 1.6)
			aside := wave(down, 0.25+0.5*float64(down)/depth)
			p.shineBack(&before, int(left+tile*float64(x)), int(tile), edge+down, edge-int(float64(down)/flatten*0.6), aside, fade)
		}
	}
}

// shineBack adds a stretch of the row above to the row y, pushed aside.
func (p *painter) shineBack(before *image.RGBA, left, width, y, above, aside int, strength float64) {
	pixels := p.Pixels()
	for x := left; x < left+width; x++ {
		from := before.Pix[before.PixOffset(min(max(x+aside, left+4), left+width-4), above):][:3]
		to := pixels.Pix[pixels.PixOffset(x, y):][:4]
		for n, v := range from {
			to[n] = uint8(min(float64(to[n])+float64(v)*strength, 255))
		}
	}
}
