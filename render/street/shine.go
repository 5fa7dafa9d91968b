package street

import (
	"image"
	"math/bits"
)

// glow lays the light of what shines within a box of a picture on the air around it, in its place: softened by shrinking it
// and letting it grow again. The box may reach beyond the picture. Size is that of the letters, in pixels.
func glow(p *image.RGBA, box image.Rectangle, size float64) {
	shining := image.NewRGBA(image.Rect(0, 0, box.Dx(), box.Dy()))
	seen := box.Intersect(p.Rect)
	for y := seen.Min.Y; y < seen.Max.Y; y++ {
		row := p.Pix[p.PixOffset(seen.Min.X, y):][:4*seen.Dx()]
		copy(shining.Pix[shining.PixOffset(seen.Min.X-box.Min.X, y-box.Min.Y):], row)
		clear(row)
	}
	soft, halvings := shining, 1
	for _, halo := range []struct{ shrink, strength float64 }{{0.035, 0.55}, {0.11, 0.60}, {0.30, 0.55}} { // each softer than the last
		for most := bits.Len(uint(max(int(size*halo.shrink), 2))); halvings < most; halvings++ {
			soft = halved(soft)
		}
		layGrown(p, box, spread(soft), halo.strength)
	}
}

// halved is a picture half as wide and high.
func halved(p *image.RGBA) *image.RGBA {
	half := image.NewRGBA(image.Rect(0, 0, max(p.Rect.Dx()/2, 1), max(p.Rect.Dy()/2, 1)))
	right, below := min(1, p.Rect.Dx()-1)*4, min(1, p.Rect.Dy()-1)*p.Stride
	for y := range half.Rect.Dy() {
		for x := range half.Rect.Dx() {
			from, to := p.Pix[2*y*p.Stride+8*x:], half.Pix[y*half.Stride+4*x:][:4]
			for n := range to {
				to[n] = uint8((int(from[n]) + int(from[n+right]) + int(from[n+below]) + int(from[n+right+below]) + 2) / 4)
			}
		}
	}
	return half
}

// spread is a picture whose pixels have gone over into their neighbours, so that it has no edges when it grows.
func spread(p *image.RGBA) *image.RGBA {
	out := image.NewRGBA(p.Rect)
	for y := range p.Rect.Dy() {
		for x := range p.Rect.Dx() {
			var sum [4]int
			for n := range 9 {
				dx, dy := n%3-1, n/3-1
				weight := (2 - dx*dx) * (2 - dy*dy)
				from := p.Pix[p.PixOffset(min(max(x+dx, 0), p.Rect.Dx()-1), min(max(y+dy, 0), p.Rect.Dy()-1)):][:4]
				for n := range sum {
					sum[n] += int(from[n]) * weight
				}
			}
			for n, v := range sum {
				out.Pix[out.PixOffset(x, y)+n] = uint8((v + 8) / 16)
			}
		}
	}
	return out
}

// part is a place between two pixels of a row or column, of which the second counts by weight, 0 to 256.
type part struct {
	first, second int
	weight        uint32
}

// partOf is the place at, counted from the first pixel's edge, among n pixels.
func partOf(at float64, n int) part {
	at = min(max(at-0.5, 0), float64(n-1))
	first := int(at)
	return part{first, min(first+1, n-1), uint32((at - float64(first)) * 256)}
}

// layGrown lays a small picture over what is seen of a box of a large one, as large as the box.
func layGrown(p *image.RGBA, box image.Rectangle, small *image.RGBA, strength float64) {
	columns := make([]part, box.Dx())
	for x := range columns {
		columns[x] = partOf((float64(x)+0.5)*float64(small.Rect.Dx())/float64(box.Dx()), small.Rect.Dx())
	}
	seen := box.Intersect(p.Rect)
	columns = columns[seen.Min.X-box.Min.X : seen.Max.X-box.Min.X]
	for y := seen.Min.Y; y < seen.Max.Y; y++ {
		row := partOf((float64(y-box.Min.Y)+0.5)*float64(small.Rect.Dy())/float64(box.Dy()), small.Rect.Dy())
		layRow(p.Pix[p.PixOffset(seen.Min.X, y):], small, columns, row, uint32(strength*256))
	}
}

// mirrorRow lays the row of a picture at height from, which lies between rows, over another of its rows, shifted to the right
// by pixels.
func mirrorRow(p *image.RGBA, from float64, to int, shift, strength float64) {
	width := p.Rect.Dx()
	columns := make([]part, width)
	for x := range columns {
		columns[x] = partOf(float64(x)+0.5-shift, width)
	}
	layRow(p.Pix[to*p.Stride:], p, columns, partOf(from, p.Rect.Dy()), uint32(strength*256))
}

// layRow lays what a picture shows at a row and its columns over a row of pixels. Strength is 0 to 256.
func layRow(to []uint8, from *image.RGBA, columns []part, row part, strength uint32) {
	upper, lower := from.Pix[row.first*from.Stride:], from.Pix[row.second*from.Stride:]
	for x, column := range columns {
		var seen [4]uint32 // 65536 times as much
		a, b := upper[4*column.first:][:4], upper[4*column.second:][:4]
		c, d := lower[4*column.first:][:4], lower[4*column.second:][:4]
		for n := range seen {
			above := uint32(a[n])*(256-column.weight) + uint32(b[n])*column.weight
			beneath := uint32(c[n])*(256-column.weight) + uint32(d[n])*column.weight
			seen[n] = (above*(256-row.weight) + beneath*row.weight) >> 8 * strength
		}
		left := 255<<16 - seen[3]
		for n, v := range to[4*x:][:4] {
			to[4*x+n] = uint8((seen[n] + uint32(v)*left/255 + 1<<15) >> 16)
		}
	}
}
