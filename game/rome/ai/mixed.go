package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// A bid that others can foresee is easily outbid by one. A master mixes: its sums and the bids that it supposes of others are
// the rows and columns of a game, which regret matching solves: again and again each side plays more of what it regrets not to
// have played.

// likelyBid is what the seat may bid: what it expects most of, or any part of the most that it is ready to pay.
func (r *routine) likelyBid(v *rome.View, h uint64) rome.Cards {
	a := r.assess(v, &r.room.auction)
	if h%2 == 0 {
		return a.best()
	}
	sum := a.price(v.Seat()) * paid[search.Below(search.Mix(h, 1), len(paid))] / 100
	for ; sum > 0; sum-- {
		if a.bids[sum].Cards != 0 {
			return a.bids[sum].Cards
		}
	}
	return 0
}

const (
	mixingSteps = 400
	bidSamples  = 1000 // from which bids are mixed: more would hardly change how often each is made, and take long
	foresight   = 0.5  // share of the others' bids that answers one's own
)

// mixed chooses one of the trials by chance, as often as it is worth while to do so. Of each the first samples count, at most
// [bidSamples].
func mixed(trials Trials, samples int, h uint64) rome.Action {
	samples = min(samples, bidSamples)
	own, theirs := make(regrets, len(trials)), make(regrets, samples)
	total := make([]float64, len(trials))
	gains, losses := make([]float64, len(trials)), make([]float64, samples)
	for range mixingSteps {
		rows, columns := own.mix(), theirs.mix()
		for n := range columns {
			columns[n] = float64(foresight*columns[n]) + (1-foresight)/float64(samples)
		}
		clear(losses)
		for n := range trials {
			gains[n] = 0
			for k, margin := range trials[n].Margins[:samples] {
				gains[n] += float64(columns[k] * margin)
				losses[k] -= float64(rows[n] * margin)
			}
			total[n] += rows[n]
		}
		own.add(rows, gains)
		theirs.add(columns, losses)
	}
	share := float64(h>>11) / (1 << 53) * mixingSteps
	for n := range total {
		if share -= total[n]; share < 0 {
			return trials[n].Action
		}
	}
	return trials[0].Action
}

// regrets is how much more each choice would have brought than what was played.
type regrets []float64

// mix plays what is regretted, each as often as it is.
func (r regrets) mix() []float64 {
	shares, sum := make([]float64, len(r)), 0.0
	for n, regret := range r {
		shares[n] = max(0, regret)
		sum += shares[n]
	}
	for n := range shares {
		if sum > 0 {
			shares[n] /= sum
		} else {
			shares[n] = 1 / float64(len(r))
		}
	}
	return shares
}

// add adds what each choice would have brought beyond what was played.
func (r regrets) add(played, brought []float64) {
	mean := 0.0
	for n := range r {
		mean += float64(played[n] * brought[n])
	}
	for n := range r {
		r[n] += brought[n] - mean
	}
}
