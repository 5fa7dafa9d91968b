// Package ai is the computer players of Capital Lux 2.
//
// A player is given a view, which holds only what a person in its seat would see, and answers with one legal action. It keeps
// nothing from one decision to the next and has no clock: the same view and seed give the same action, wherever and whenever
// it is asked. One player may be asked by several goroutines. A view is never changed.
//
// # The players
//
//   - [Random] takes any legal action.
//   - [Apprentice] takes what leaves it most points as the table lies, and uses a power on the first target: it sees no rival, no
//     bonus and no next round.
//   - [Builder] takes the action after which it is furthest ahead by its value function, weighted by hand: what every seat will
//     have at the end of the round, as is likely.
//   - [Architect] has a value function whose weights were learned from matches: a sum of [Features] times [Weights], other ones
//     at each moment of a round and number of seats. The powers in play are features, too. What promises most it plays on to the
//     end of the round, in a few samples of what is hidden.
//   - [Master] searches: it draws samples of what is hidden, true to all that the draft has shown, plays the most promising moves
//     on to the end of the round in all of them (a rollout), and takes the one that leads by most, by the Architect's value
//     function; in the last round, mostly the one that wins most often. What that function thinks of them counts as well.
//
// A Master is stopped by whoever asks it: see [Limit] and [Within]. A match asks all of them by [NewPlayers]. Against ROB they
// play as against anybody.
//
// # Weights
//
// The Builder's weights stand in builder_value.go. The Architect's are in architect.weights, a file that goes with one state of
// the rules and one list of features: [DecodeWeights] refuses any other. They are learned from matches by
// "capital lab learn -game lux", which sees what the Architect sees by [Foresee].
//
// # Hints and reviews
//
// [Try] tries what a seat could do, and [Ideas] tells the best of it; [ReviewAt] tells how good a move was, both
// by the Master's search; [Reasons] tells what speaks for a move and against it. A [Critic] warns of what would be regretted.
package ai

import (
	"fmt"
	"strings"

	"capital/game/search"
	"capital/rules/lux"
)

// Player decides for one seat. Choose is called with a view of a seat that owes a decision and returns one of its legal
// actions.
type Player interface {
	Choose(v *lux.View) lux.Action
}

// Names of the levels, as in records.
const (
	Apprentice = "apprentice" // a first opponent
	Builder    = "builder"    // looks one action ahead
	Architect  = "architect"  // looks one action ahead by what matches have shown, and plays the best on
	Master     = "master"     // searches
	Random     = "random"     // for tests and simulations
)

// Levels lists the levels a person can play against, the weakest first. [New] knows [Random] too.
func Levels() []string { return []string{Apprentice, Builder, Architect, Master} }

// New makes a player of the level, which thinks without a limit but its own: a Master takes 100 samples. Only what a level
// decides by chance follows from the seed. An unknown level is an error that lists the known ones.
func New(level string, seed uint64) (Player, error) {
	switch level {
	case Random:
		return chance{seed}, nil
	case Apprentice:
		return newApprentice(), nil
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
