package view

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/theme"
)

// darkness is what lies over the table in a war.
const darkness theme.Colour = 0x04070FFF

// warRed is in what a war is announced.
const warRed theme.Colour = 0xFF6A4DFF

// ink is in what words on the board are written, which is dark in a war.
func (p *Position) ink() theme.Colour { return theme.Ink.Mix(theme.Moonlight, p.Blackout) }

// searchlights are soft beams of light, drawn together.
type searchlights struct {
	white    *ebiten.Image
	vertices []ebiten.Vertex
	indices  []uint16
	options  ebiten.DrawTrianglesOptions
}

// beamSpread is how wide a beam is at its end, as a part of its length.
const beamSpread = 0.11

// begin forgets the beams of the last picture.
func (s *searchlights) begin() { s.vertices, s.indices = s.vertices[:0], s.indices[:0] }

// add adds a beam that leaves x, y upwards, leaning to the right by so many radians.
func (s *searchlights) add(x, y, lean, length, strength float64) {
	sin, cos := math.Sincos(lean)
	first := uint16(len(s.vertices))
	for _, end := range [...]struct{ way, half, light float64 }{{0, 0.012, 1}, {0.5, beamSpread / 2, 0.55}, {1, beamSpread, 0}} {
		for side := -1.0; side <= 1; side++ {
			along, across := end.way*length, side*end.half*length
			light := float32(strength * end.light * (1 - math.Abs(side)))
			s.vertices = append(s.vertices, ebiten.Vertex{
				DstX: float32(x + sin*along + cos*across), DstY: float32(y - cos*along + sin*across), SrcX: 1.5, SrcY: 1.5,
				ColorR: 0.80 * light, ColorG: 0.88 * light, ColorB: light, ColorA: light,
			})
		}
	}
	for _, n := range [...]uint16{0, 1, 3, 4} {
		a, b := first+n, first+n+1
		s.indices = append(s.indices, a, b, a+3, b, b+3, a+3)
	}
}

// draw draws the beams.
func (s *searchlights) draw(dst *ebiten.Image) {
	if s.white == nil {
		s.white = ebiten.NewImage(3, 3)
		s.white.Fill(color.White)
		s.options.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	}
	dst.DrawTriangles(s.vertices, s.indices, s.white, &s.options)
}

// shaken is how dark a stack is, 1 for as by day, and how much of it still stands, of one that falls with so much of its
// time left: its lights go out before it crumbles.
func shaken(left float64) (light, standing float64) {
	const dark = 0.4 // of its time, until it is dark
	if gone := 1 - left; gone < dark {
		return 1 - 0.75*gone/dark, 1
	}
	return 0.25, left / (1 - dark)
}
