package canvas

import (
	"image"
	"math"
)

// Soften blurs what shines on a black picture by boxes of 2·reach+1 pixels, three times over, makes it as strong as amount
// says and adds it to what lies on sum, a picture of the same size. What has no light stays without opacity, for light is
// added.
func Soften(sum, shining *image.RGBA, reach int, amount float64) {
	light := lightOf(shining)
	for range 3 {
		light = blur(light, shining.Rect.Dx(), shining.Rect.Dy(), reach)
	}
	for i, v := range light {
		at := i/3*4 + i%3
		sum.Pix[at] = uint8(min(float64(sum.Pix[at])+float64(v)*amount, 255))
	}
	for i := 0; i < len(sum.Pix); i += 4 {
		sum.Pix[i+3] = max(sum.Pix[i], sum.Pix[i+1], sum.Pix[i+2])
	}
}

// lightOf is the red, green and blue of a picture's pixels.
func lightOf(p *image.RGBA) []float32 {
	list := make([]float32, 0, len(p.Pix)/4*3)
	for i := 0; i < len(p.Pix); i += 4 {
		list = append(list, float32(p.Pix[i]), float32(p.Pix[i+1]), float32(p.Pix[i+2]))
	}
	return list
}

// blur spreads light over boxes of 2·r+1 pixels, across and down.
func blur(from []float32, w, h, r int) []float32 {
	across := make([]float32, len(from))
	for y := range h {
		for c := range 3 {
			box(from[y*w*3+c:], across[y*w*3+c:], w, 3, r)
		}
	}
	down := make([]float32, len(from))
	for x := range w * 3 {
		box(across[x:], down[x:], h, w*3, r)
	}
	return down
}

// box blurs one line of n values that lie step apart.
func box(from, to []float32, n, step, r int) {
	sum := float32(0)
	for i := -r; i < n; i++ {
		if i+r < n {
			sum += from[(i+r)*step]
		}
		if i-r-1 >= 0 {
			sum -= from[(i-r-1)*step]
		}
		if i >= 0 {
			to[i*step] = sum / float32(2*r+1)
		}
	}
}

// AddLight adds a small soft picture of light, stretched over a rectangle, to the rows of p from one to before another, so
// that a large picture can be done in slices. Strength, 0 to 1, is asked for every pixel with its distance from the
// rectangle's corner.
func AddLight(p, light *image.RGBA, place image.Rectangle, from, to int, strength func(x, y int) float64) {
	scaleX := float64(light.Rect.Dx()) / float64(place.Dx())
	scaleY := float64(light.Rect.Dy()) / float64(place.Dy())
	seen := place.Intersect(p.Rect).Intersect(image.Rect(p.Rect.Min.X, from, p.Rect.Max.X, to))
	saturated := saturation()
	for y := seen.Min.Y; y < seen.Max.Y; y++ {
		for x := seen.Min.X; x < seen.Max.X; x++ {
			dx, dy := x-place.Min.X, y-place.Min.Y
			amount := strength(dx, dy)
			if amount == 0 {
				continue
			}
			shine := smooth(light, (float64(dx)+0.5)*scaleX, (float64(dy)+0.5)*scaleY)
			to, grain := p.Pix[p.PixOffset(x, y):][:4], grain(x, y)
			for n, v := range shine {
				to[n] = uint8(min(float64(to[n])+saturated[int(v*amount*4)]+grain, 255))
			}
		}
	}
}

// saturation lists how light is seen, in quarters of a shade: what is bright is never flat white. The shaders that do the
// same say so.
func saturation() (list [4*255 + 1]float64) {
	for n := range list {
		list[n] = 255 * (1 - math.Exp(-1.35*float64(n)/(4*255)))
	}
	return list
}

// grain is a number from 0 to 1 for a pixel: it hides the steps between dark shades.
func grain(x, y int) float64 {
	n := uint32(x)*0x9E3779B9 ^ uint32(y)*0x85EBCA6B
	n ^= n >> 15
	n *= 0x2C1B3C6D
	return float64(n>>16&255) / 256
}

// smooth reads a picture between its pixels.
func smooth(p *image.RGBA, x, y float64) (light [3]float64) {
	x, y = max(x-0.5, 0), max(y-0.5, 0)
	i, j := min(int(x), p.Rect.Dx()-1), min(int(y), p.Rect.Dy()-1)
	u, v := x-float64(i), y-float64(j)
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	next, below := min(i+1, p.Rect.Dx()-1), min(j+1, p.Rect.Dy()-1)
	a, b := p.Pix[p.PixOffset(i, j):][:3], p.Pix[p.PixOffset(next, j):][:3]
	c, d := p.Pix[p.PixOffset(i, below):][:3], p.Pix[p.PixOffset(next, below):][:3]
	for n := range light {
		upper := float64(a[n])*(1-u) + float64(b[n])*u
		lower := float64(c[n])*(1-u) + float64(d[n])*u
		light[n] = upper*(1-v) + lower*v
	}
	return light
}
