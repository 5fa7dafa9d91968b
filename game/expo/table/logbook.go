package table

import (
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/rules/expo"
)

// writeLine adds a line about an event of a move to a log, where it tells something. How the match is set up, before the first
// move, is seen.
func writeLine(art *view.Expo, l *view.Log, m wording.Match, e expo.Event, move int) {
	if move < 0 && e.Kind != expo.RoundBegan {
		return
	}
	if line := wording.Log(art, m, e); line.Words != "" {
		line.Move = move
		l.Add(line)
	}
}
