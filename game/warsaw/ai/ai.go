// Package ai is the computer players. A player is given a view, which holds only
// what a person in its seat would see, and answers with one legal action. Nothing
// is kept from one decision to the next: the same view and seed give the same
// action, wherever and whenever they are asked, but for a master who runs out of
// time. One player may be asked by several goroutines.
package ai

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"capital/rules/warsaw"
)

// Player decides for one seat. Choose is called with a view of a seat that owes a
// decision and returns one of its legal actions; the view is not changed.
type Player interface {
	Choose(v *warsaw.View) warsaw.Action
}

// Names of the levels, as in records.
const (
	Apprentice = "apprentice" // a first opponent: takes what brings most at once
	Builder    = "builder"    // weighs what every move is worth until the end
	Architect  = "architect"  // looks two tiles ahead, by what matches have taught it
	Master     = "master"     // plays on in its mind what may follow
	Random     = "random"     // any legal action; for tests and simulations
)

// Levels lists the levels a person can play against, the weakest first. [New] knows
// [Random] too.
func Levels() []string { return []string{Apprentice, Builder, Architect, Master} }

// MasterTime is how long the master thinks at most. What it has begun to think
// through it ends: all in all that is a second.
const MasterTime = 990 * time.Millisecond

// ErrStopped says that thinking was given up because nobody waits for the answer.
var ErrStopped = errors.New("nobody waits for the answer")

// New makes a player of the level. Only what a level decides by chance follows from
// the seed. An unknown level is an error that lists the known ones.
func New(level string, seed uint64) (Player, error) {
	switch level {
	case Apprentice:
		return apprentice{}, nil
	case Builder:
		return builder{&builderWeights}, nil
	case Architect:
		w, err := DecodeWeights(learned)
		if err != nil {
			return nil, err
		}
		return NewArchitect(w), nil
	case Master:
		return NewMaster(seed, Limit{Samples: 400, Time: MasterTime})
	case Random:
		return chance{seed}, nil
	}
	return nil, fmt.Errorf("no player is called %q: expected %s or %s", level, strings.Join(Levels(), ", "), Random)
}

// StoppedBy makes a player like p who thinks no longer once stop is closed: nobody waits
// for its answer then. Who does not think long is p itself.
func StoppedBy(stop <-chan struct{}, p Player) Player {
	if m, ok := p.(master); ok {
		m.limit.Stop = stop
		return m
	}
	return p
}

// maxActions is room for the actions of one decision: at most 12 sites and 16
// stacks in four turns, or the pairs of 16 stacks.
const maxActions = 160

// best returns the legal action with the highest value, the first of equals.
func best(v *warsaw.View, value func(warsaw.Action) int64) warsaw.Action {
	var buf [maxActions]warsaw.Action
	var found warsaw.Action
	highest := int64(0)
	for _, a := range v.Legal(false, buf[:0]) {
		if n := value(a); found.Kind == 0 || n > highest {
			found, highest = a, n
		}
	}
	return found
}

// bestUse returns the best value among all uses of a tile not yet revealed.
func bestUse(v *warsaw.View, tile warsaw.TileID, value func(warsaw.Action) int64) int64 {
	var buf [maxActions]warsaw.Action
	highest := int64(0)
	for n, a := range v.Uses(tile, buf[:0]) {
		if worth := value(a); n == 0 || worth > highest {
			highest = worth
		}
	}
	return highest
}
