package canvas

import (
	"image"
	"testing"

	"capital/render/theme"
)

// Another light lasts for its drawing, and is told what stands upright as windows do.
func TestToned(t *testing.T) {
	const wall, window, lit theme.Colour = 0x102030FF, 0x405060FF, 0xFFEE88FF
	tone := func(c theme.Colour, shape Shape) theme.Colour {
		if c == window && shape.Opening && shape.Width < 6 {
			return lit
		}
		return c
	}
	c := New(60, 20, 1)
	c.Toned(tone, func() {
		c.Rect(wall, 0, 0, 60, 20)
		c.Rect(window, 2, 2, 4, 8)                   // a window
		c.Arch(window, 12, 2, 4, 12)                 // a door
		c.Rect(window, 22, 2, 12, 12)                // too wide
		c.Poly(window, 42, 2, 44, 2, 46, 14, 40, 14) // a figure
	})
	c.Rect(window, 52, 2, 4, 8) // by day
	for x, want := range map[int]theme.Colour{4: lit, 14: lit, 28: window, 43: window, 54: window, 50: wall} {
		r, g, b, _ := want.RGBA()
		got := c.Pixels().RGBAAt(x, 7)
		if uint32(got.R) != r>>8 || uint32(got.G) != g>>8 || uint32(got.B) != b>>8 {
			t.Errorf("at %d it is %v, want %08x", x, got, uint32(want))
		}
	}
}

// Light spreads evenly to all sides, fades, and is added only where asked for.
func TestLight(t *testing.T) {
	const side, middle = 41, 20
	c := New(side, side, 1)
	c.Rect(0xFFFFFFFF, middle-1, middle-1, 3, 3)
	soft := image.NewRGBA(c.Pixels().Rect)
	Soften(soft, c.Pixels(), 3, 4)
	at := func(x, y int) uint8 { return soft.RGBAAt(x, y).R }
	if at(middle-6, middle) != at(middle+6, middle) || at(middle, middle-6) != at(middle-6, middle) {
		t.Error("light spreads to one side more than to another")
	}
	if at(middle, middle) <= at(middle+5, middle) || at(middle+5, middle) == 0 || at(0, 0) != 0 {
		t.Errorf("light fades from %d to %d and %d", at(middle, middle), at(middle+5, middle), at(0, 0))
	}
	p := New(4*side, 4*side, 1).Pixels()
	AddLight(p, soft, p.Rect, 0, 2*side, func(x, _ int) float64 {
		if x < 2*side {
			return 0
		}
		return 1
	})
	left, right, below := p.RGBAAt(4*middle-4, 4*middle), p.RGBAAt(4*middle+6, 4*middle), p.RGBAAt(4*middle+6, 4*middle+10)
	if left.R != 0 || right.R == 0 || below.R != 0 {
		t.Errorf("left %v, right %v, below %v", left, right, below)
	}
}
