// Package ai is Capitol's computer players.
//
// A player is given a view, which holds only what a person in its seat would see, and answers with one legal action. It keeps
// nothing from one decision to the next and has no clock: the same view and seed give the same action, wherever and whenever
// it is asked. One player may be asked by several goroutines. A view is never changed.
//
// # Hints and reviews
//
// [Try] tries what a seat could do, and [Ideas] tells the best of it; [ReviewMove] tells how good a move of a record was, both
// by the Master's search; [Reasons] tells what speaks for a move and against it.
package ai

import (
	"fmt"
	"strings"

	"capital/game/advice"
	"capital/rules/rome"
)

// Player decides for one seat. Choose is called with a view of a seat that owes a decision and returns one of its legal
// actions.
type Player interface {
	Choose(v *rome.View) rome.Action
}

// Names of the levels, as in records.
const (
	Apprentice = "apprentice" // a first opponent
	Builder    = "builder"    // looks one action ahead
	Architect  = "architect"  // looks one action ahead, by what matches have shown
	Master     = "master"     // searches
	Random     = "random"     // for tests and simulations
)

// Levels lists the levels a person can play against, the weakest first. [New] knows [Random] too.
func Levels() []string { return []string{Apprentice, Builder, Architect, Master} }

// New makes a player of the level, which thinks without a limit but its own. Only what a level decides by chance follows from
// the seed. An unknown level is an error that lists the known ones.
func New(level string, seed uint64) (Player, error) {
	switch level {
	case Random:
		return chance{seed}, nil
	case Apprentice:
		return apprentice{}, nil
	case Architect:
		w, err := DecodeWeights(learned)
		if err != nil {
			return nil, err
		}
		return NewArchitect(w), nil
	case Builder:
		return greedy{builderValue{&tuned}}, nil
	case Master:
		return newMaster(seed, Limit{})
	}
	return nil, fmt.Errorf("no player is called %q: expected %s or %s", level, strings.Join(Levels(), ", "), Random)
}

// Limit is how long a search goes on; who asks for it says so.
type Limit = advice.Limit

// limited is a player whose thinking can be limited.
type limited interface {
	within(limit Limit) Player
}

// Within makes a player like p who thinks within the limit. One that does not think for long is p itself.
func Within(limit Limit, p Player) Player {
	if l, ok := p.(limited); ok {
		return l.within(limit)
	}
	return p
}
