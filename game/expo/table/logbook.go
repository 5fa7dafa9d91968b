package table

import (
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/rules/expo"
)

// writeLine adds a line about an event of a move to a log, where it tells something.
func writeLine(art *view.Expo, l *view.Log, m wording.Match, e expo.Event, move int) {
	if line := wording.Log(art, m, e); line.Words != "" {
		line.Move = move
		l.Add(line)
	}
}
