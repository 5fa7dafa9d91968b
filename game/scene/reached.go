package scene

import (
	"capital/game/background"
	"capital/game/play"
)

// ownPlay is what is found out of the person's own matches.
type ownPlay struct {
	asking  background.Question[[]play.Reached]
	waiting string // the record of a match that ended meanwhile
}
