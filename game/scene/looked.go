package scene

import "time"

// lookedAt is a match that is looked back at.
type lookedAt struct {
	text string // its record
	lies string // its path among the person's files, "" where it has none
	move int    // the move to begin with, counted from 0

	when time.Time // it was played last; zero where that is not known
}
