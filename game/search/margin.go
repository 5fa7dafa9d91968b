package search

import "math"

// Ahead is by how much each seat is ahead of the best other one, less than 0 behind, where these are the totals of all seats in
// thousandths of a victory point, whether the match is over or not.
func Ahead(totals []int64, _ bool) (ahead Margins) {
	for seat, own := range totals {
		ahead[seat] = float64(own-bestOther(totals, seat)) / 1000
	}
	return ahead
}

// Leads is by how much each seat leads, the totals being as those of [Ahead]. What the best of the others comes to by chance counts
// for less than in [Ahead], and so it takes fewer samples to see which move is better: a Master chooses by it. It plays to win: where
// the match is over, to win counts most. What is told is how far a seat is ahead.
func Leads(totals []int64, over bool) (leads Margins) {
	for seat := range totals {
		leads[seat] = float64(Lead(totals, seat)) / 1000
		if over {
			leads[seat] = float64(leadCounts*leads[seat]) + win(totals, seat)
		}
	}
	return leads
}

// What counts where a match is over. A point more brings some 2 to 6 % of a win, so that it counts about as much as anywhere else.
const (
	winCounts  = 16  // points for the seat that has won
	leadCounts = 0.5 // for each point by which a seat leads
)

// win is what it counts for a seat that the match is over: those share a win that have the same points, whatever else may decide.
func win(totals []int64, seat int) float64 {
	winners := 0
	for _, total := range totals {
		switch {
		case total > totals[seat]:
			return 0
		case total == totals[seat]:
			winners++
		}
	}
	return winCounts / float64(winners)
}

// Lead is by how much a seat is ahead of the others in what their totals are in: half of it counts against the best of them,
// half against all.
func Lead(totals []int64, seat int) int64 {
	sum := int64(0)
	for other, total := range totals {
		if other != seat {
			sum += total
		}
	}
	return totals[seat] - (bestOther(totals, seat)+sum/int64(len(totals)-1))/2
}

// bestOther is the highest total but for the seat's.
func bestOther(totals []int64, seat int) int64 {
	best := int64(math.MinInt64)
	for other, total := range totals {
		if other != seat {
			best = max(best, total)
		}
	}
	return best
}
