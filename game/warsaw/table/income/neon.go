package income

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
)

// neonText is the size of the owners' names after the last income, in logical units, and neonTime how long they flicker
// before they stay lit, in seconds at the designed speed.
const (
	neonText = 40.0
	neonTime = 1.1
)

// neon are the owners' names over their districts after the last income, as signs of tubes.
type neon struct {
	time  float64 // seconds since it was switched on, at the designed speed
	signs []*ebiten.Image
}

// step lets the signs flicker on, and reports whether they look different.
func (n *neon) step(passed float64) bool {
	if n.time >= neonTime {
		return false
	}
	n.time = min(n.time+passed, neonTime)
	return true
}

// light is how brightly a seat's sign shines: it flickers on once, each a little after the one before.
func (n *neon) light(seat int) float64 {
	switch now := n.time - 0.12*float64(seat); {
	case n.time >= neonTime:
		return 1
	case now < 0.10:
		return 0
	case now < 0.17:
		return 0.8
	case now < 0.34:
		return 0.1
	case now < 0.44:
		return 1
	case now < 0.52:
		return 0.3
	}
	return 1
}

// forget gives the signs back, to be drawn anew.
func (n *neon) forget() {
	for _, sign := range n.signs {
		sign.Deallocate()
	}
	n.signs = nil
}

// drawNeon draws the owners' names, dark tubes as long as it is counted.
func (v *Counting) drawNeon(dst *ebiten.Image) {
	if !v.phase.last() {
		return
	}
	for made := len(v.neon.signs); made < 2*len(v.rows) && v.ground.may(groundPiece); made++ {
		v.neon.signs = append(v.neon.signs, v.makeSign(made/2, made%2))
	}
	for seat := range len(v.neon.signs) / 2 {
		a, u := &v.layout.seats[seat], v.layout.u
		light := 0.0
		if v.settled() {
			light = v.neon.light(seat)
		}
		for lit, alpha := range [2]float64{1 - light, light} {
			sign := v.neon.signs[2*seat+lit]
			var options ebiten.DrawImageOptions
			options.GeoM.Translate(math.Round(a.head.X+34*u), math.Round(a.head.Y+a.head.H/2+3*u-float64(sign.Bounds().Dy())/2))
			options.ColorScale.ScaleAlpha(float32(alpha))
			if alpha > 0 {
				dst.DrawImage(sign, &options)
			}
		}
	}
}

// makeSign makes a seat's sign, its tubes dark (0) or lit (1).
func (v *Counting) makeSign(seat, lit int) *ebiten.Image {
	a, u := &v.layout.seats[seat], v.layout.u
	name, pad := v.phase.Names[seat], 10*u
	st := text.Style{Face: text.Neon, Size: neonText * u}
	var path vector.Path
	width, _ := v.app.Writer.Measure(name, st)
	if room := a.head.W - 34*u - pad; width > room {
		st.Size *= room / width
		width = room
	}
	height := a.head.H + 8*u
	image := ebiten.NewImage(int(width+2*pad+8*u), int(height))
	v.app.Writer.Outline(&path, name, pad, height/2+st.Size*0.26, st)
	pen := shape.Pen{Dst: image, Scale: 1}
	if lit == 0 {
		pen.Fill(&path, theme.Seat(seat).Dark.Mix(theme.NightLine, 0.4))
		return image
	}
	colour := theme.Seat(seat).Light
	for _, glow := range []struct{ width, strength float64 }{{0.34, 0.10}, {0.22, 0.14}, {0.11, 0.25}} {
		pen.Stroke(&path, glow.width*st.Size, colour.Fade(glow.strength))
	}
	pen.Fill(&path, colour)
	pen.Stroke(&path, 0.03*st.Size, colour)
	pen.Stroke(&path, 0.012*st.Size, theme.NeonCore.Mix(colour, 0.3))
	return image
}
