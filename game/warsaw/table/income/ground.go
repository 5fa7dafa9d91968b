package income

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/rules/warsaw"
)

// ground is the picture of all that is written, on which only what has changed is drawn anew: a screen full of words would
// be hundreds of draw commands a frame.
type ground struct {
	image  *ebiten.Image
	panels int                    // seats whose panels have been drawn
	parts  [warsaw.MaxSeats][]int // of every row that are written
	totals [warsaw.MaxSeats]warsaw.Sum
	titled bool // there is a title
	step   warsaw.Step
	bottom bool    // the strip with the buttons is as it shall be
	passed float64 // seconds since the last frame
	left   int     // how much may still be drawn in this one
	behind bool    // something is still to be drawn
}

// How much of the ground is drawn in a frame at least, and in a second, where frames are few; and how much its larger
// pieces are; a row is 1.
const (
	groundFrame  = 2
	groundSecond = 120
	groundPiece  = 2
	groundAll    = 1 << 20
)

// forget gives the picture back, to be drawn anew.
func (g *ground) forget() {
	if g.image != nil {
		g.image.Deallocate()
	}
	*g = ground{}
}

// may reports whether a piece of a size is drawn in this frame.
func (g *ground) may(size int) bool {
	if g.left <= 0 {
		g.behind = true
		return false
	}
	g.left -= size
	return true
}
