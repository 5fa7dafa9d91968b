package results

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Podium is how a game shows who came first before the sheet is seen: in its own place and light, by [Screen.Celebrate]. The zero
// value has the sky of the game's [Art], steps of the night, the winner's position as [Positions] draws it, and fireworks.
//
// The house lays it out, has the steps rise from the last place to the first, writes headline, places, points and names, and
// speaks. A game gives what is its own, and only that.
type Podium struct {
	// Paint paints the place behind all, width × height logical units large; the steps stand on the line ground. Below it names
	// are written on a band that the house draws. It is called once a size of the window.
	Paint func(c canvas.Canvas, width, height, ground float64)
	// Step paints the front of a step with its upper left corner at the origin: that of the first place, or another. Points are
	// written on it in the colour Ink. It is called once a size. Steps reach down to the ground.
	Step func(c canvas.Canvas, width, height float64, first bool)
	Ink  theme.Colour // of what is written on the steps
	Glow theme.Colour // of the headline, where somebody is celebrated
	Face text.Face    // of the headline
	Day  bool         // the place is light: headline and emblems are dark on it
	// Winner draws a winner's work as large as it may be within a room, where it is not the position; or nil.
	Winner func(dst *ebiten.Image, seat int, room widget.Rect)
	Board  theme.Colour // what the winner's work lies on; 0 for nothing
	Band   theme.Colour // what names are written on, dark; 0 is the night
	// Pages is how the pages after it look, in the same place: light words on something dark. Nil are those of the street.
	Pages *widget.Look
	// Celebrate draws what flies over the place in honour of the winner; nil are fireworks. See [Fireworks] and [Confetti].
	Celebrate Celebration
	Quiet     bool        // nobody has won: nothing flies
	Knock     audio.Sound // when a step stands; the first has a fanfare, or a defeat
}

// Celebration draws what flies over a podium in honour of the winner: within the sky, whose lower edge is what the steps stand on,
// unit being the pixels of a logical unit, so many seconds after the first step stood. After lasts seconds nothing moves any
// more, and what is drawn then stays: it is whole and still.
type Celebration func(dst *ebiten.Image, sky widget.Rect, unit, seconds, lasts float64)

// Fireworks burst in these colours: one after the other, and the last of them stay in full bloom.
func Fireworks(colours ...theme.Colour) Celebration {
	var spark sprite
	return func(dst *ebiten.Image, sky widget.Rect, unit, seconds, lasts float64) {
		const bursts, rays = 10, 30
		for n := range bursts {
			begins := lasts * 0.72 * float64(n) / bursts
			age := seconds - begins
			if age < 0 {
				continue
			}
			opens := 0.75 // seconds until it has faded
			if n >= bursts-4 {
				opens = (lasts - begins) / 0.62 // the last ones stay
			}
			if age = age / opens; age >= 1 {
				continue
			}
			x := sky.X + sky.W*(0.06+0.88*scatter(n, 1))
			y := sky.Y + sky.H*(0.07+0.40*scatter(n, 2))
			reach := unit * (84 + 84*scatter(n, 3)) * (1 - (1-age)*(1-age)*(1-age))
			tone := colours[n%len(colours)]
			for ray := range rays {
				angle := 2 * math.Pi * (float64(ray) + 0.3*scatter(n, ray+9)) / rays
				far := reach * (0.75 + 0.25*scatter(ray, n))
				for trail := range 5 {
					back := far * (1 - 0.1*float64(trail))
					light := math.Min(1, 2*(1-age)) * (1 - 0.18*float64(trail))
					px, py := x+back*math.Cos(angle), y+back*math.Sin(angle)+unit*34*age*age
					spark.draw(dst, px, py, unit*(9-1.3*float64(trail)), 0, tone.Mix(theme.PaperLight, 0.5*(1-age)), light)
				}
			}
		}
	}
}

// Confetti falls in these colours: paper at a fair, petals on marble. What has come down halfway stays.
func Confetti(colours ...theme.Colour) Celebration {
	flake := sprite{square: true}
	return func(dst *ebiten.Image, sky widget.Rect, unit, seconds, lasts float64) {
		const flakes = 130
		for n := range flakes {
			begins := lasts * 0.5 * scatter(n, 1)
			age := (seconds - begins) / lasts
			if age < 0 {
				continue
			}
			x := sky.X + sky.W*scatter(n, 2) + unit*26*math.Sin(7*age+6*scatter(n, 3))
			y := sky.Y - unit*20 + (sky.H+unit*20)*age*(0.6+0.9*scatter(n, 4))
			if y > sky.Y+sky.H {
				continue
			}
			turned := 9*age*(scatter(n, 5)-0.5) + 3*scatter(n, 6)
			flake.draw(dst, x, y, unit*(9+6*scatter(n, 7)), turned, colours[n%len(colours)], 0.95)
		}
	}
}

// scatter is a number from 0 to 1 that is always the same for the same two.
func scatter(a, b int) float64 {
	h := uint64(a)*0x9E3779B97F4A7C15 + uint64(b)*0xC2B2AE3D27D4EB4F + 0x165667B19E3779F9
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h%4096) / 4096
}

// sprite is one small white picture that is drawn many times in colours.
type sprite struct {
	square  bool
	image   *ebiten.Image
	options ebiten.DrawImageOptions
}

// spriteSize is how many pixels it has.
const spriteSize = 24

// draw draws it so large around a point, turned by an angle.
func (s *sprite) draw(dst *ebiten.Image, x, y, size, angle float64, tone theme.Colour, light float64) {
	if s.image == nil {
		c := canvas.New(spriteSize, spriteSize, 1)
		if s.square {
			c.Rect(0xFFFFFFFF, 1, 6, spriteSize-2, spriteSize-12)
		} else {
			for n := range 5 {
				c.Circle(theme.Colour(0xFFFFFFFF).Fade(0.16+0.16*float64(n)), spriteSize/2, spriteSize/2, spriteSize/2-2.2*float64(n))
			}
		}
		s.image = c.Image(nil)
	}
	s.options.GeoM.Reset()
	s.options.GeoM.Translate(-spriteSize/2, -spriteSize/2)
	s.options.GeoM.Rotate(angle)
	s.options.GeoM.Scale(size/spriteSize, size/spriteSize)
	s.options.GeoM.Translate(x, y)
	s.options.ColorScale.Reset()
	s.options.ColorScale.ScaleWithColor(color.Color(tone))
	s.options.ColorScale.ScaleAlpha(float32(light))
	s.options.Filter = ebiten.FilterLinear
	dst.DrawImage(s.image, &s.options)
}
