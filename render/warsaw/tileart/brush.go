package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// brush paints Capital's art on a canvas.
type brush struct {
	canvas.Canvas
	least  float64 // pixels below which names are not written
	called func(*warsaw.Tile) string
}

// newBrush makes an empty sheet of w×h pixels whose unit is scale pixels.
func newBrush(w, h int, scale float64) brush { return brush{Canvas: canvas.New(w, h, scale)} }

// part returns the brush whose origin is x, y and whose unit is scale units of c.
func (c brush) part(x, y, scale float64) brush { return brush{c.Part(x, y, scale), c.least, c.called} }

// The colours of pictures: a poster's few flat tones, a light and a shaded one of each.
const (
	plaster     theme.Colour = 0xF3E6CBFF
	sand        theme.Colour = 0xE6CFA0FF
	sandShade   theme.Colour = 0xC6A873FF
	stone       theme.Colour = 0xD8CFBFFF
	stoneShade  theme.Colour = 0xAFA492FF
	brick       theme.Colour = 0xB1553EFF
	brickShade  theme.Colour = 0x873B2BFF
	tileRed     theme.Colour = 0xC8573BFF
	tileShade   theme.Colour = 0x96402CFF
	copper      theme.Colour = 0x7DAF9BFF
	copperShade theme.Colour = 0x4F8273FF
	slate       theme.Colour = 0x5B6675FF
	slateShade  theme.Colour = 0x3E4755FF
	glass       theme.Colour = 0x9CC5CCFF
	glassShade  theme.Colour = 0x568C9AFF
	water       theme.Colour = 0x6DA7B5FF
	waterLight  theme.Colour = 0xB9DADBFF
	grass       theme.Colour = 0x86A566FF
	grassShade  theme.Colour = 0x5F8050FF
	leaf        theme.Colour = 0x4F7A4AFF
	leafLight   theme.Colour = 0x7CA35CFF
	pave        theme.Colour = 0xCBBBA0FF
	asphalt     theme.Colour = 0x6F6872FF
	gold        theme.Colour = 0xE3A92CFF
	red         theme.Colour = 0xC9302CFF

	skyDay   theme.Colour = 0xBBD9DAFF
	skyMint  theme.Colour = 0xD3E4CBFF
	skyDawn  theme.Colour = 0xF4CFA1FF
	skyRose  theme.Colour = 0xEDBBA8FF
	skyGold  theme.Colour = 0xF3DB9AFF
	skyDusk  theme.Colour = 0x8C7AA6FF
	skyNight theme.Colour = 0x283463FF
)

// windows draws a grid of windows, each w×h, spread over a wall.
func (c brush) windows(colour theme.Colour, x, y, width, height float64, columns, rows int, w, h float64) {
	for row := range rows {
		for column := range columns {
			c.Rect(colour, x+spread(width, w, columns, column), y+spread(height, h, rows, row), w, h)
		}
	}
}

// arches draws a row of n arched openings, each w×h, spread over a width.
func (c brush) arches(colour theme.Colour, x, y, width float64, n int, w, h float64) {
	for i := range n {
		c.Arch(colour, x+spread(width, w, n, i), y, w, h)
	}
}

// spread places the i-th of n things of a size evenly over a width.
func spread(width, size float64, n, i int) float64 {
	if n == 1 {
		return (width - size) / 2
	}
	return (width - size) * float64(i) / float64(n-1)
}

// columns draws n columns with base and capital, spread over a width.
func (c brush) columns(colour theme.Colour, x, y, width, height float64, n int, w float64) {
	for i := range n {
		at := x + spread(width, w, n, i)
		c.Rect(colour, at, y, w, height)
		c.Rect(colour, at-w*0.25, y, w*1.5, w*0.5)
		c.Rect(colour, at-w*0.25, y+height-w*0.5, w*1.5, w*0.5)
	}
}

// gable draws a low triangle with a shaded field: a pediment over a portico.
func (c brush) gable(light, field theme.Colour, x, y, width, height float64) {
	c.Poly(light, x, y, x+width/2, y-height, x+width, y)
	c.Poly(field, x+width*0.14, y-height*0.14, x+width/2, y-height*0.76, x+width*0.86, y-height*0.14)
}

// hipped draws a roof whose ends slope in.
func (c brush) hipped(colour theme.Colour, x, y, width, height, in float64) {
	c.Poly(colour, x, y, x+in, y-height, x+width-in, y-height, x+width, y)
}

// standingTree draws a round tree seen from the street, its foot at x, y.
func (c brush) standingTree(x, y, height float64) {
	r := height * 0.32
	c.Rect(ink, x-height*0.035, y-height*0.5, height*0.07, height*0.5)
	c.Circle(leaf, x, y-height+r, r)
	c.Circle(leaf, x-r*0.6, y-height+r*1.6, r*0.75)
	c.Circle(leaf, x+r*0.6, y-height+r*1.6, r*0.75)
	c.Circle(leafLight, x-r*0.35, y-height+r*0.85, r*0.5)
}

// poplar draws a narrow tree, its foot at x, y.
func (c brush) poplar(x, y, height float64) {
	c.Rect(ink, x-1, y-height*0.3, 2, height*0.3)
	c.Oval(leaf, x, y-height*0.56, height*0.13, height*0.44)
	c.Oval(leafLight, x-height*0.04, y-height*0.6, height*0.05, height*0.3)
}

// bannerOf draws a mast with the white and red flag.
func (c brush) bannerOf(x, y, height float64) {
	c.Line(ink, 1, x, y, x, y-height)
	c.Rect(cream, x+0.5, y-height, height*0.6, height*0.2)
	c.Rect(red, x+0.5, y-height*0.8, height*0.6, height*0.2)
}

// clock draws a clock face.
func (c brush) clock(x, y, r float64) {
	c.Circle(ink, x, y, r)
	c.Circle(cream, x, y, r*0.8)
	c.Line(ink, r*0.2, x, y-r*0.5, x, y, x+r*0.4, y+r*0.15)
}

// statue draws a standing figure of a height, its foot at x, y.
func (c brush) statue(colour theme.Colour, x, y, height float64) {
	c.Circle(colour, x, y-height*0.86, height*0.14)
	c.Poly(colour, x-height*0.1, y-height*0.74, x+height*0.1, y-height*0.74, x+height*0.19, y, x-height*0.19, y)
}

// cloud draws a flat cloud.
func (c brush) cloud(x, y, size float64) {
	white := cream.Fade(0.75)
	c.Round(white, x-size, y-size*0.16, 2*size, size*0.32, size*0.16)
	c.Circle(white, x-size*0.25, y-size*0.2, size*0.34)
	c.Circle(white, x+size*0.25, y-size*0.1, size*0.26)
}

// stars draws stars over a night sky around x = 50, y = 30.
func (c brush) stars() {
	for _, p := range [9]canvas.Point{{-20, 22}, {4, 10}, {22, 26}, {36, 6}, {64, 14}, {80, 30}, {96, 8}, {116, 24}, {-34, 8}} {
		c.Circle(cream, p.X, p.Y, 0.8)
	}
}
