package income

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
)

// drawNeon draws the owners' names, dark tubes as long as it is counted.
func (v *sheet) drawNeon(dst *ebiten.Image) {
	if !v.phase.last() {
		return
	}
	for made := len(v.neon.signs); made < 2*len(v.rows) && v.ground.may(groundPiece); made++ {
		v.neon.signs = append(v.neon.signs, v.makeSign(made/2, made%2))
	}
	for seat := range len(v.neon.signs) / 2 {
		if v.layout.hides(seat) {
			continue
		}
		a, u := &v.layout.seats[seat], v.layout.u
		light := 0.0
		if v.Settled() {
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
func (v *sheet) makeSign(seat, lit int) *ebiten.Image {
	a, u := &v.layout.seats[seat], v.layout.u
	name, pad := v.phase.Names[seat], 10*u
	st, middle := text.Style{Face: text.Neon, Size: neonText * u}, 0.26
	if v.app.Writer.Sharp { // whose district it is shall be read at once: the script is thin
		st, middle = text.Style{Face: text.Bold, Size: plainText * u}, 0.36
	}
	var path vector.Path
	width, _ := v.app.Writer.Measure(name, st)
	if room := a.head.W - 34*u - pad; width > room {
		st.Size *= room / width
		width = room
	}
	height := a.head.H + 8*u
	image := ebiten.NewImage(int(width+2*pad+8*u), int(height))
	v.app.Writer.Outline(&path, name, pad, height/2+st.Size*middle, st)
	pen := shape.Pen{Dst: image, Scale: 1}
	colour := theme.Seat(seat).Light
	if lit == 0 {
		dark := theme.Seat(seat).Dark.Mix(theme.NightLine, 0.4)
		if v.app.Writer.Sharp {
			dark = colour.Mix(theme.Moonlight, 0.3)
		}
		pen.Fill(&path, dark)
		return image
	}
	for _, glow := range []struct{ width, strength float64 }{{0.34, 0.10}, {0.22, 0.14}, {0.11, 0.25}} {
		pen.Stroke(&path, glow.width*st.Size, colour.Fade(glow.strength))
	}
	pen.Fill(&path, colour)
	pen.Stroke(&path, 0.03*st.Size, colour)
	pen.Stroke(&path, 0.012*st.Size, theme.NeonCore.Mix(colour, 0.3))
	return image
}
