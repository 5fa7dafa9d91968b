// Package narration puts the table of The Capitals into sentences for somebody who does not see it: what is to be done, what can
// be chosen, what keys are at and what would come of it, and how all stand. It says what a [view.Position] shows and nothing else.
package narration

import (
	"capital/game/expo/table/view"
	"capital/game/scene/narration"
)

// Table says a position; enter is what Enter does now, or empty.
func Table(art *view.Expo, p *view.Position, enter string) narration.Speech {
	return narration.Speech{}
}
