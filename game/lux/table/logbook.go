package table

import (
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/rules/lux"
)

// writeLine adds a line about an event of a move to a log, where it tells something.
func writeLine(art *view.Lux, l *view.Log, m wording.Match, e lux.Event, move int) {
	if line := wording.Log(art, m, e); line.Words != "" {
		line.Move = move
		l.Add(line)
	}
}
