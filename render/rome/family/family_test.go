//go:build !js

package family

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/emblem"
	"capital/render/theme"
)

func TestMain(m *testing.M) { drive.Main(m) }

const seats = 4

// drawn is an emblem, so many pixels large.
func drawn(seat int, size float64) *image.RGBA {
	return drive.Drawn(size, size, func(dst *ebiten.Image) { emblem.NewPainter(Paint).Draw(dst, seat, 0, 0, size, theme.Ink, theme.Paper) })
}

// Families are told apart by the outlines of their emblems alone, without their colours.
func TestOutlinesDiffer(t *testing.T) {
	drive.Window(t)
	const size, least = 24, 0.14
	var pictures [seats]*image.RGBA
	for seat := range seats {
		pictures[seat] = drawn(seat, size)
		for other := range seat {
			differing := 0
			for n := 3; n < len(pictures[seat].Pix); n += 4 {
				if (pictures[seat].Pix[n] > 127) != (pictures[other].Pix[n] > 127) {
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
	emblems := emblem.NewPainter(Paint)
	drive.Keep(t, "rome-emblems", drive.Drawn(900, 330, func(dst *ebiten.Image) {
		dst.Fill(theme.Paper)
		for seat := range seats {
			x, colour := 20+220*float64(seat), theme.Seat(seat).Base
			emblems.Draw(dst, seat, x, 20, 200, colour, theme.Paper)
			emblems.Draw(dst, seat, x, 240, 64, colour, theme.Paper)
			emblems.Draw(dst, seat, x+80, 240, 36, colour, theme.Paper)
			emblems.Draw(dst, seat, x+130, 240, 22, colour, theme.Paper)
		}
	}))
}
