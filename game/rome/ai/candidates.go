package ai

import (
	"cmp"
	"slices"

	"capital/game/search"
	"capital/rules/rome"
)

// tryBreadth is how many moves are tried.
const tryBreadth = 10

// inQuestion are the moves that come into question, the most promising first.
func (s *masterSearch) inQuestion() (found []rome.Action) {
	if s.bidding() {
		return s.ownBids()
	}
	for _, o := range s.ranked() {
		found = append(found, o.Action)
	}
	return found
}

// ranked are the legal actions other than bids that promise most, the best first: of those that differ in nothing but the
// number on the card, the one that costs least. To pass is always among them.
func (s *masterSearch) ranked() (found []option) {
	var buf [maxActions]rome.Action
	var options []option
	now := newPosition(s.view)
	for _, a := range s.view.Legal(buf[:0]) {
		then := now
		then.apply(&a)
		options = append(options, option{Action: a, Value: s.minds.own.margin(&then, s.Seat)})
	}
	search.Rank(options)
	for _, o := range options {
		known := slices.ContainsFunc(found, func(f option) bool { return sameEffect(f.Action, o.Action) })
		if !known && (len(found) < tryBreadth-2 || o.Action.Kind == rome.Pass || o.Action.Kind == rome.Idle) {
			found = append(found, o)
		}
	}
	return found
}

// ownBids are the bids that come into question: nothing, and for each sum that matters its cheapest cards.
func (s *masterSearch) ownBids() []rome.Action {
	a := s.minds.own.assess(s.view, new(auction))
	type option struct {
		sum   int
		value int64
	}
	var options []option
	for sum, bid := range a.bids {
		if sum == 0 || bid.Cards != 0 {
			options = append(options, option{sum, a.expect(sum)})
		}
	}
	slices.SortStableFunc(options, func(a, b option) int { return cmp.Compare(b.value, a.value) })
	found := []rome.Action{{Kind: rome.Bid, Bid: a.bids[options[0].sum].Cards}}
	for _, sum := range s.sums(a) {
		found = append(found, rome.Action{Kind: rome.Bid, Bid: a.bids[sum].Cards})
	}
	for _, o := range options[1:] {
		found = append(found, rome.Action{Kind: rome.Bid, Bid: a.bids[o.sum].Cards})
	}
	return distinct(found, tryBreadth)
}

// sums are the sums that matter: nothing at all; just more than each rival can bid, and than it is ready to.
func (s *masterSearch) sums(a *auction) []int {
	sums := []int{0}
	for seat := range s.view.Seats() {
		if seat == s.Seat {
			continue
		}
		for _, beaten := range []int{mostBid(s.view, seat), a.prices[seat]} {
			for sum := beaten + 1; beaten > 0 && sum < len(a.bids); sum++ {
				if a.bids[sum].Cards != 0 {
					sums = append(sums, sum)
					break
				}
			}
		}
	}
	return sums
}

// distinct are the first different actions, at most so many.
func distinct(all []rome.Action, most int) (found []rome.Action) {
	for _, a := range all {
		if len(found) < most && !slices.Contains(found, a) {
			found = append(found, a)
		}
	}
	return found
}

// mostBid is the highest sum that a seat can bid, as far as the view can tell.
func mostBid(v *rome.View, seat int) int {
	sum := v.KnownOf(seat).Sum()
	for of := range rome.Type(rome.Types) {
		sum += highest(v.Unseen().Of(of), v.UnknownOf(seat, of))
	}
	return sum
}

// highest is the sum of so many of the cards, those with the highest numbers.
func highest(cards rome.Cards, count int) (sum int) {
	var numbers []int
	for c := range cards.All() {
		numbers = append(numbers, c.Number())
	}
	slices.Sort(numbers)
	for _, n := range numbers[max(0, len(numbers)-count):] {
		sum += n
	}
	return sum
}
