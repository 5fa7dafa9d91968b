// Package ai is Capital's computer players.
//
// A player is given a view, which holds only what a person in its seat would see, and
// answers with one legal action. It keeps nothing from one decision to the next and has no
// clock: the same view and seed give the same action, wherever and whenever it is asked.
// One player may be asked by several goroutines. A view is never changed.
//
// # The players
//
//   - [Random] takes any legal action.
//   - [Apprentice] takes what brings most in the next income phase.
//   - [Builder] takes the action after which its value function, weighted by hand, is
//     highest: the victory points that its seat will have at the end of the match.
//   - [Architect] has a value function whose weights were learned from matches: a sum of
//     [Features] times [Weights], other ones at each stage of a match and number of seats,
//     and a small neural network for each epoch that sees what such a sum leaves out. It
//     looks at the tile after the present one, too, and at what the next seat is left.
//   - [Master] searches: it draws samples of what is hidden, plays each of the Architect's
//     best candidates on to the end of the next epoch in all of them (a rollout), with seats
//     that look ahead as an Architect does until this epoch is over, and takes the one that
//     leads by most, by the Architect's value function; in the last two epochs, mostly the one
//     that wins most often. What the Architect thinks of them counts as well.
//
// A Master is stopped by whoever asks it: see [Limit] and [Within]. A match asks all of them by
// [NewPlayers].
//
// # Hints and reviews
//
// [Try] tries what a seat could do, and [Ideas] tells the best of it; [ReviewAt] tells
// how good a move was, both by the Master's search; [Reasons] tells what speaks for
// a move and against it.
//
// # Weights
//
// The Builder's weights stand in builder_value.go. The Architect's are in architect.weights, a
// file that goes with one tile table and one list of features: [DecodeWeights] refuses any other.
// They are learned from matches by "capital lab learn", which sees what the Architect sees by
// [Observe] and [Foresee].
//
// # Adding a player
//
// Give it a file, a type with the method Choose, a name here and a case in [New]; put the name
// into [Levels] if people are to play against it, and into the tests' quick or slow levels.
// Screens and commands ask for Levels; what they call a level stands in assets/strings.
package ai

import (
	"fmt"
	"strings"

	"capital/game/search"
	"capital/rules/warsaw"
)

// Player decides for one seat. Choose is called with a view of a seat that owes a
// decision and returns one of its legal actions.
type Player interface {
	Choose(v *warsaw.View) warsaw.Action
}

// Names of the levels, as in records.
const (
	Apprentice = "apprentice" // a first opponent
	Builder    = "builder"    // looks one action ahead
	Architect  = "architect"  // looks two tiles ahead, by what matches have shown
	Master     = "master"     // searches
	Random     = "random"     // for tests and simulations
)

// Levels lists the levels a person can play against, the weakest first. [New] knows
// [Random] too.
func Levels() []string { return []string{Apprentice, Builder, Architect, Master} }

// New makes a player of the level, which thinks without a limit but its own: a Master takes
// 400 samples. Only what a level decides by chance follows from the seed. An unknown level
// is an error that lists the known ones.
func New(level string, seed uint64) (Player, error) {
	switch level {
	case Random:
		return random{seed}, nil
	case Apprentice:
		return apprentice{}, nil
	case Builder:
		return builder{&tuned}, nil
	case Architect:
		w, err := learnedWeights()
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

// Within makes a player like p who thinks within the limit. One that does not think for
// long is p itself.
func Within(limit Limit, p Player) Player {
	if l, ok := p.(limited); ok {
		return l.within(limit)
	}
	return p
}
