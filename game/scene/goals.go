package scene

import (
	"capital/game/background"
	"capital/game/play"
)

// Goals are what a game sets a person to try, each of which teaches something of it. Of each the game's words have "goal.NAME" and
// "goal.NAME.line", a sentence.
type Goals struct {
	Names []string
	// Reached are the names of those that a seat has reached in a match that is over, by the text of its record. It may be called
	// off the frame loop.
	Reached func(text string, seat int) (names []string)
}

// ownPlay is what is found out of the person's own matches.
type ownPlay struct {
	asking  background.Question[[]play.Reached]
	waiting string // the record of a match that ended meanwhile
}
