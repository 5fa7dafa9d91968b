package street

import (
	"image"
	"math"

	"capital/render/theme"
)

// disc fills a circle, in pixels, in a colour without transparency. It is for circles of which a picture is full, row by row:
// a canvas would ask of each of their pixels whether it lies on the edge.
func disc(p *image.RGBA, x, y, radius float64, colour theme.Colour) {
	r, g, b, _ := colour.RGBA()
	tone := [4]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), 255}
	for row := range p.Rect.Dy() {
		dy := float64(row) + 0.5 - y
		outer := math.Sqrt(max((radius+0.5)*(radius+0.5)-dy*dy, 0)) // beyond this nothing is covered
		inner := math.Sqrt(max((radius-0.5)*(radius-0.5)-dy*dy, 0)) // up to this all is
		line := p.Pix[row*p.Stride:][:4*p.Rect.Dx()]
		from, to := within(x-inner, p.Rect.Dx()), within(x+inner, p.Rect.Dx())
		fill(line[4*from:4*max(from, to)], tone)
		for column := within(x-outer-1, p.Rect.Dx()); column < within(x+outer+1, p.Rect.Dx()); column++ {
			if column >= from && column < to {
				column = to - 1
				continue
			}
			covered := min(max(radius+0.5-math.Hypot(float64(column)+0.5-x, dy), 0), 1)
			for n, v := range line[4*column:][:4] {
				line[4*column+n] = uint8(float64(v) + (float64(tone[n])-float64(v))*covered + 0.5)
			}
		}
	}
}

// within is the pixel of a row of n at which a place lies, or the end of the row.
func within(at float64, n int) int { return int(min(max(at, 0), float64(n))) }

// fill fills pixels with a colour.
func fill(pixels []uint8, tone [4]uint8) {
	for done := copy(pixels, tone[:]); done < len(pixels); {
		done += copy(pixels[done:], pixels[:done])
	}
}
