package table

import (
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/rules/rome"
)

// logbook is how the lines of a log follow each other.
type logbook struct {
	scored bool // the last event was of a scoring
}

// write adds a line about an event of a move to a log, where it tells something.
func (b *logbook) write(art *view.Rome, l *view.Log, m wording.Match, e rome.Event, move int) {
	scores := e.Kind == rome.PrefectureScored || e.Kind == rome.RoundScored
	if scores && !b.scored {
		l.Add(view.LogLine{Words: art.Strings.Text("log.scoring"), Seat: -1, Depth: 1, Move: move})
	}
	b.scored = scores
	if line := wording.Log(art, m, e); line.Words != "" {
		line.Move = move
		l.Add(line)
	}
}
