package sky

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// Feast paints the city in the evening of a match, so wide and high, behind those who stand on a height, the ground.
func Feast(c canvas.Canvas, width, height, ground float64) {
	Heaven(c, width, height, ground+40)
	p := painter{Canvas: c}
	k := min(ground*0.74/cityHigh, width*0.9/(2*cityHalf)) // its spire ends below the headline
	haze := dawnTones()[3]
	c.Toned(func(colour theme.Colour, _ canvas.Shape) theme.Colour { // far away, so that what stands before it is seen
		return colour.Mix(haze.Fade(float64(colour&0xFF)/255), 0.5)
	}, func() { City(c.Part(width*0.5, ground+6, k)) })
	for n, tone := range CloudTones() {
		y := ground + (float64(n)-2.2)*0.035*height
		for i := range int(width/150) + 2 {
			p.bank(150*(float64(i)+0.8*chance(i, 20+n)-0.4), y+14*chance(i, 30+n), 110+70*chance(i, 40+n), 1+0.2*float64(n), tone)
		}
		c.Rect(tone, 0, y+14, width, height)
	}
}

// GlassStep paints the front of a step of glass, so wide and high: in the light of the sun for the first place.
func GlassStep(c canvas.Canvas, width, height float64, first bool) {
	lit, face, shade := coolGlass, deepGlass, theme.Colour(0x3A3370FF)
	if first {
		lit, face, shade = theme.Colour(0xFFDCCFFF), theme.Colour(0x96506FFF), theme.Colour(0x66314DFF) // no seat's colour
	}
	c.Round(shade, 3, 0, width-6, height+12, 8)
	c.Round(face, 5, 2, width-10, height+12, 7)
	c.Rect(lit.Fade(0.55), 5, 8, 0.09*width, height)
	c.Rect(shade.Fade(0.6), 0.8*width, 8, 0.2*width-5, height)
	for y := 96.0; y < height; y += 16 {
		c.Rect(lit.Fade(0.28), 5, y, width-10, 1.6)
	}
	c.Round(lit, 3, 0, width-6, 8, 4)
}

// Lanterns are lanterns of light that rise over the city.
type Lanterns struct{ image *ebiten.Image }

// lanternSize is how many pixels the picture of a lantern has.
const lanternSize = 96

// Draw draws them within a sky, in pixels, so many seconds after the first rose; after lasts seconds they hang still.
func (l *Lanterns) Draw(dst *ebiten.Image, x, y, wide, high, unit, seconds, lasts float64) {
	if l.image == nil {
		l.image = paintLantern().Image(nil)
	}
	const lanterns = 54
	for n := range lanterns {
		far := 0.35 + 0.65*float64(n)/lanterns // those behind first
		age := (seconds - lasts*0.55*chance(n, 91)) / lasts
		if age < 0 {
			continue
		}
		rise := age * (0.55 + 0.75*chance(n, 92))
		at := x + wide*chance(n, 93) + unit*22*math.Sin(3*age+6*chance(n, 94))
		size := unit * 62 * far * (0.8 + 0.4*chance(n, 95))
		options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		options.GeoM.Translate(-lanternSize/2, -lanternSize/2)
		options.GeoM.Rotate(0.12 * math.Sin(4*age+5*chance(n, 96)))
		options.GeoM.Scale(size/lanternSize, size/lanternSize)
		options.GeoM.Translate(at, y+high*(1.04-rise))
		options.ColorScale.ScaleAlpha(float32(min(1, 8*age) * (0.55 + 0.45*far)))
		dst.DrawImage(l.image, &options)
	}
}

// paintLantern paints a lantern of paper with a light in it, and its glow.
func paintLantern() canvas.Canvas {
	c := canvas.New(lanternSize, lanternSize, lanternSize/100.0)
	for n := range 12 {
		c.Circle(theme.Colour(0xFFC46BFF).Fade(0.045), 50, 52, 48*float64(12-n)/12)
	}
	c.Fill(0xF08A3CFF, canvas.Data("M34 34 C36 24 64 24 66 34 L61 72 H39 Z")...)
	c.Fill(0xFFB45AFF, canvas.Data("M40 34 C42 28 58 28 60 34 L57 70 H43 Z")...)
	c.Fill(theme.Colour(0xFFF2C4FF), c.ArcLoop(50, 60, 8, 11, 0, 360))
	c.Rect(0x8A3B1EFF, 38, 71, 24, 3)
	return c
}
