//go:build !js

package pavilion_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/canvas"
	"capital/render/emblem"
	"capital/render/expo/pavilion"
	"capital/render/expo/tinplate"
	"capital/render/theme"
)

func TestMain(m *testing.M) { drive.Main(m) }

// drawn is an emblem, so many pixels large.
func drawn(seat, size int) *image.RGBA {
	c := canvas.New(size, size, float64(size)/100)
	pavilion.Paint(c, seat, theme.Ink, theme.Paper)
	return c.Pixels()
}

// Seats are told apart by the outlines of their pavilions alone, without their colours.
func TestOutlinesDiffer(t *testing.T) {
	const size, least = 24, 0.14
	for seat := range pavilion.Seats {
		for other := range seat {
			one, two, differing := drawn(seat, size), drawn(other, size), 0
			for n := 3; n < len(one.Pix); n += 4 {
				if (one.Pix[n] > 127) != (two.Pix[n] > 127) {
					differing++
				}
			}
			if share := float64(differing) / (size * size); share < least {
				t.Errorf("the emblems of seats %d and %d differ in %.0f %% of their square", seat, other, 100*share)
			}
		}
	}
}

// TestEmblemsAreDrawn keeps a picture to look at.
func TestEmblemsAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	emblems := emblem.NewPainter(pavilion.Paint)
	drive.Keep(t, "expo-emblems", drive.Drawn(1120, 330, func(dst *ebiten.Image) {
		dst.Fill(theme.Paper)
		for seat := range pavilion.Seats {
			x, tones := 20+220*float64(seat), tinplate.Seat(seat)
			emblems.Draw(dst, seat, x, 20, 200, tones.Base, tones.Dark)
			emblems.Draw(dst, seat, x, 240, 64, tones.Base, tones.Dark)
			emblems.Draw(dst, seat, x+80, 240, 36, tones.Base, tones.Dark)
			emblems.Draw(dst, seat, x+130, 240, 22, tones.Base, tones.Dark)
		}
	}))
}
