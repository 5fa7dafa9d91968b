// Package ai is the computer players of The Capitals.
//
// A player is given a view, which holds only what a person in its seat would see, and answers with one legal action. It keeps
// nothing from one decision to the next and has no clock: the same view and seed give the same action, wherever and whenever
// it is asked. One player may be asked by several goroutines. A view is never changed.
//
// # The players
//
//   - [Random] takes any legal action.
//   - [Apprentice] takes what moves its markers furthest now: it sees no rival, no Expo and no later round.
//   - [Builder] takes the action after which its value function, weighted by hand, promises it most: what its tracks bring in
//     the Expos to come, its rank in Services, its money, its plant and what it can activate.
//   - [Architect] has a value function whose weights were learned from matches: a sum of [Features] times [Weights], other ones
//     at each moment of each round and number of seats, and what a small [Network] of the era adds. It searches whole chains of
//     activations, and plays what promises most on to the end of the round, in a few samples of what the market will bring.
//   - [Master] searches: it plays the most promising moves on through three rounds in many samples (a rollout), all seats by
//     the Architect's value function, and takes the one that leads by most there; in the last rounds, mostly the one that wins most
//     often. What that function thinks of them counts as well.
//
// A Master is stopped by whoever asks it: see [Limit] and [Within]. A match asks all of them by [NewPlayers].
//
// # Weights
//
// The Builder's weights stand in builder_value.go. The Architect's are in architect.weights, a file that goes with one state of
// the rules and one list of features: [DecodeWeights] refuses any other. They are learned from matches by the learning of
// package lab, which sees what the Architect sees by [See].
package ai

import (
	"fmt"
	"strings"

	"capital/game/search"
	"capital/rules/expo"
)

// Player decides for one seat. Choose is called with a view of a seat that owes a decision and returns one of its legal
// actions.
type Player interface {
	Choose(v *expo.View) expo.Action
}

// Names of the levels, as in records.
const (
	Apprentice = "apprentice" // a first opponent
	Builder    = "builder"    // looks one action ahead
	Architect  = "architect"  // looks ahead by what matches have shown, and plays the best on
	Master     = "master"     // searches
	Random     = "random"     // for tests and simulations
)

// Levels lists the levels a person can play against, the weakest first. [New] knows [Random] too.
func Levels() []string { return []string{Apprentice, Builder, Architect, Master} }

// New makes a player of the level, which thinks without a limit but its own: a Master takes [masterSamples] samples. Only what a
// level decides by chance follows from the seed. An unknown level is an error that lists the known ones.
func New(level string, seed uint64) (Player, error) {
	switch level {
	case Random:
		return chance{seed}, nil
	case Apprentice:
		return greedy{apprenticeValue{}}, nil
	case Builder:
		return greedy{builderValue{&tuned}}, nil
	case Architect:
		w, err := DecodeWeights(learned)
		if err != nil {
			return nil, err
		}
		return NewArchitect(w), nil
	case Master:
		return newMaster(seed, Limit{})
	}
	return nil, fmt.Errorf("no player is called %q: expected %s or %s", level, strings.Join(Levels(), ", "), Random)
}

// Limit is how long a search goes on; who asks for it says so.
type Limit = search.Limit

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
