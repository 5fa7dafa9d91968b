package search

// Judgement is what a search found out about one move.
type Judgement[A comparable] struct {
	Action A
	// Margin is by how many victory points the seat is expected to end ahead of the best other one; less than 0, behind.
	Margin float64
}

// Review is how good one move of a record was.
type Review[A comparable] struct {
	Seat   int
	Played Judgement[A]
	Best   Judgement[A] // the best move found, which may be the one played
	// Sure says that the best is better than the one played by more than chance explains.
	Sure    bool
	Samples int // of what is hidden in which both were tried, at least one
	// Margins is by how many victory points each seat was expected to end ahead of the best other one, as the table lay before
	// the move, were it the best one found.
	Margins Margins
	// Beside is what the best one is told beside the one played, where accounts are kept and they are not the same.
	Beside Beside[A]
}

// Loss is by how many victory points the move played is expected to bring less than the best one found.
func (r *Review[A]) Loss() float64 { return r.Best.Margin - r.Played.Margin }

// Review compares the best open move that counts as the one played with the best one found.
func (s *Search[A]) Review(played func(a A) bool) Review[A] {
	best, own := s.bestOf(nil), s.bestOf(played)
	if own.sum >= best.sum {
		best = own
	}
	samples := float64(s.samples)
	r := Review[A]{
		Seat:    s.Seat,
		Played:  Judgement[A]{own.Action, own.sum / samples},
		Best:    Judgement[A]{best.Action, best.sum / samples},
		Sure:    best != own && behind(best.Margins, own.Margins, sureErrors),
		Samples: s.samples,
	}
	if best != own {
		r.Beside = beside(&best.Trial, &own.Trial)
	}
	for seat := range r.Margins {
		r.Margins[seat] = best.seats[seat] / samples
	}
	return r
}
