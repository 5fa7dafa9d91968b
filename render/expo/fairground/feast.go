package fairground

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// Feast paints the fairground on the day of the prizes, so wide and high, behind those who stand on a height, the ground: flags along
// the sky, and two bands of brass at their feet.
func Feast(c canvas.Canvas, width, height, ground float64) {
	heaven(c, width, height, width*0.5, ground)
	far(c, width, ground, 1)
	k := min(ground*0.8/430, 1.5)
	Fair(c.Part(width*0.5, ground, k))
	c.Rect(white.Fade(0.34), 0, 0, width, ground) // in the haze of noon, so that what stands before it is seen
	c.Rect(lawn, 0, ground-26, width, height)
	c.Rect(lawnDim, 0, ground-26, width, 4)
	for n, x := range [...]float64{-0.03, 0.72} { // in the middle the headline stands
		garland(c, width*x, -8, width*0.31, 46, 2*n)
	}
	for n := range 9 {
		player(c.Part(24+27*float64(n), ground+6, 1), n)
		player(c.Part(width-24-27*float64(n), ground+6, 1), n+1)
	}
}

// garland hangs between two posts, with pennants in all colours.
func garland(c canvas.Canvas, x, y, wide, deep float64, n int) {
	line := canvas.Quadratic(canvas.Point{X: x, Y: y}, canvas.Point{X: x + wide/2, Y: y + 2*deep}, canvas.Point{X: x + wide, Y: y}, 24)
	c.Stroke(navy, 2, line, false)
	for i := range len(line) - 1 {
		a, b := line[i], line[i+1]
		c.Poly([]theme.Colour{vermilion, mustard, teal, cream, navy}[(i+n)%5], a.X+2, a.Y, b.X-2, b.Y, (a.X+b.X)/2, (a.Y+b.Y)/2+26)
	}
}

// player plays in a brass band: a horn, a tuba or a drum.
func player(c canvas.Canvas, n int) {
	c.Rect(navy, -8, -26, 7, 26)
	c.Rect(navy, 1, -26, 7, 26)
	c.Round(vermilion, -10, -54, 20, 32, 6)
	c.Rect(mustard, -1, -52, 2, 26)
	c.Circle(theme.Colour(0xE9B58AFF), 0, -62, 8)
	c.Rect(navy, -9, -72, 18, 5)
	c.Rect(vermilion, -7, -80, 14, 9)
	switch n % 3 {
	case 0:
		c.Line(mustard, 4, 0, -52, 16, -62)
		c.Fill(mustard, canvas.Data("M14 -66 L28 -76 V-54 L16 -60 Z")...)
	case 1:
		c.Ring(mustard, 5, 6, -40, 11)
		c.Fill(mustard, canvas.Data("M10 -48 L6 -84 H30 L18 -50 Z")...)
		c.Oval(theme.Colour(0xB87E12FF), 18, -84, 12, 4)
	default:
		c.Round(cream, -13, -44, 28, 22, 3)
		c.Rect(vermilion, -13, -44, 28, 4)
		c.Rect(vermilion, -13, -26, 28, 4)
	}
}

// TinStep paints the front of a step of painted tin, so wide and high: in gold for the first place.
func TinStep(c canvas.Canvas, width, height float64, first bool) {
	rim, face := teal, cream
	if first {
		rim, face = vermilion, mustard
	}
	c.Rect(navy, 2, 0, width-4, height+12)
	c.Rect(rim, 4, 2, width-8, height+12)
	c.Rect(face, 10, 12, width-20, height+12)
	c.Rect(navy, 2, 0, width-4, 3)
	c.Rect(rim.Mix(white, 0.35), 4, 3, width-8, 3)
	for n, high := 0, 0.0; high < height-110; n, high = n+1, high+26 { // a pattern of pennants along the foot
		y := 112 + high
		for i := range int((width - 28) / 22) {
			x := 14 + 22*float64(i)
			c.Poly(rim.Fade(0.22), x, y, x+22, y, x+11, y+15)
		}
	}
}

// Balloons are let go over the fair.
type Balloons struct{ images [4]*ebiten.Image }

// balloonSize is how many pixels the picture of a balloon has.
const balloonSize = 96

// Draw draws them within a sky, in pixels, so many seconds after the first was let go; after lasts seconds they hang still.
func (b *Balloons) Draw(dst *ebiten.Image, x, y, wide, high, unit, seconds, lasts float64) {
	const balloons = 34
	for n := range balloons {
		image := &b.images[n%len(b.images)]
		if *image == nil {
			*image = paintBalloon([]theme.Colour{vermilion, mustard, teal, navy}[n%len(b.images)]).Image(nil)
		}
		age := (seconds - lasts*0.5*chance(n, 91)) / lasts
		if age < 0 {
			continue
		}
		size := unit * (44 + 34*chance(n, 92))
		options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		options.GeoM.Translate(-balloonSize/2, -balloonSize/2)
		options.GeoM.Rotate(0.14 * math.Sin(5*age+5*chance(n, 93)))
		options.GeoM.Scale(size/balloonSize, size/balloonSize)
		options.GeoM.Translate(x+wide*chance(n, 94)+unit*24*math.Sin(3*age+6*chance(n, 95)), y+high*(1.06-age*(0.6+0.9*chance(n, 96))))
		dst.DrawImage(*image, &options)
	}
}

// paintBalloon paints a toy balloon on its string.
func paintBalloon(tone theme.Colour) canvas.Canvas {
	c := canvas.New(balloonSize, balloonSize, balloonSize/100.0)
	c.Curve(navy.Fade(0.7), 1.4, 50, 58, 44, 78, 52, 98)
	c.Fill(navy.Fade(0.9), c.ArcLoop(50, 31, 25, 29, 0, 360))
	c.Fill(tone, c.ArcLoop(50, 31, 23.4, 27.4, 0, 360))
	c.Fill(navy.Fade(0.16), append(c.ArcLoop(50, 31, 23.4, 27.4, -70, 110), c.ArcLoop(45, 28, 22, 26, 110, -70)...))
	c.Oval(white.Fade(0.6), 41, 21, 5, 8)
	c.Poly(tone, 46, 63, 54, 63, 50, 57)
	return c
}
