package scene

import "time"

// lookedAt is a match that is looked back at.
type lookedAt struct {
	text string // its record
	lies string // its path among the person's files, "" where it has none
	move int    // the move to begin with, counted from 0

	when time.Time // it was played last; zero where that is not known
}

// EndedAt is when the match ended that is shown: now, or when the one that is looked back at was played. It is not known of one that
// somebody else has sent.
func (a *App) EndedAt() (at time.Time, known bool) {
	if l := a.cabinet.looked; l != nil && !l.when.IsZero() {
		return l.when, true
	}
	return a.Now(), a.cabinet.looked == nil
}
