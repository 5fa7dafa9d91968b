package table

import (
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// writeLine adds a line about an event of a move to a log, where it tells something.
func writeLine(art *view.Capital, l *view.Log, m wording.Match, e warsaw.Event, move int) {
	if line := wording.Log(art, m, e); line.Words != "" {
		line.Move = move
		l.Add(line)
	}
}
