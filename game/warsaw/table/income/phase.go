package income

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Phase is an income phase that happened.
type Phase struct {
	Names  []string       // a seat
	Looks  []tileart.Look // the districts as they are in the phase, a seat
	Before []warsaw.Sum   // what a seat had before
	Epoch  int            // 1 for the first
	Events []warsaw.Event // of the phase, of all seats

	// The table over which dusk falls: where the districts lie on it, a seat, and what draws it without them. Both may be
	// missing: then there is nothing below.
	Places func() []view.Place
	Table  func(dst *ebiten.Image)

	Seat   int            // the one that is spoken to
	Poster func(seat int) // shows a poster of a seat's district; nil where there is none
}

// last reports whether no epoch comes after the phase.
func (p *Phase) last() bool { return p.Epoch == warsaw.Epochs }
