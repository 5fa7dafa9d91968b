package income

import (
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
}
