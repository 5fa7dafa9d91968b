package hinting

import (
	"strconv"

	"capital/assets"
	"capital/game/scene/narration"
)

// Spoken says the move that is shown, and what speaks for it, each in the words that say tells.
func (a *Advice[A, R]) Spoken(words *assets.Strings, say func(R) string) string {
	row := &a.Rows[a.Row]
	parts := []string{words.Text("narration.seat", strconv.Itoa(a.Row+1), row.Does), row.Tag}
	for _, r := range row.Reasons {
		parts = append(parts, say(r))
	}
	return narration.Sentence(parts...)
}
