package ai

import "capital/rules/warsaw"

// Review is how good one move of a record was.
type Review struct {
	Seat   int
	Played Judgement
	Best   Judgement // the best move found, which may be the one played
	// Margins is by how many victory points each seat was expected to end ahead of the
	// best other one, as the table lay before the move.
	Margins [warsaw.MaxSeats]float64
}
