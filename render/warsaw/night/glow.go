package night

import "image"

// softness are the half-widths of the boxes that blur the glow, in pixels: near light, and far.
const softness = 3

// soften blurs a picture's light, near and far together, and makes it as strong as amount says, 0 to 1. What has no light
// becomes black without opacity, for light is added.
func soften(p *image.RGBA, amount float64) {
	near, far := light(p), light(p)
	for range 2 {
		near = blur(near, p.Rect.Dx(), p.Rect.Dy(), 1)
	}
	for range 3 {
		far = blur(far, p.Rect.Dx(), p.Rect.Dy(), softness)
	}
	for i := range near {
		v := (0.35*float64(near[i]) + 1.1*float64(far[i])) * amount
		p.Pix[i/3*4+i%3] = uint8(min(v, 255))
	}
	for i := 0; i < len(p.Pix); i += 4 {
		p.Pix[i+3] = max(p.Pix[i], p.Pix[i+1], p.Pix[i+2])
	}
}

// light is the red, green and blue of a picture's pixels.
func light(p *image.RGBA) []float32 {
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
