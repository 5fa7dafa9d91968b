package search

import "math"

// Ahead is by how much each seat is ahead of the best other one, less than 0 behind, where these are the totals of all seats in
// thousandths of a victory point.
func Ahead(totals []int64) (ahead Margins) {
	for seat, own := range totals {
		ahead[seat] = float64(own-bestOther(totals, seat)) / 1000
	}
	return ahead
}

// Leads is by how much each seat leads, the totals being as those of [Ahead]. What the best of the others comes to by chance counts
// for less than in [Ahead], and so it takes fewer samples to see which move is better: a Master chooses by it. What is told is how
// far a seat is ahead.
func Leads(totals []int64) (leads Margins) {
	for seat := range totals {
		leads[seat] = float64(Lead(totals, seat)) / 1000
	}
	return leads
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
