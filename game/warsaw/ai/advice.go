package ai

import (
	"errors"
	"slices"

	"capital/rules/warsaw"
)

// Trial is a move that was considered, and what it brought.
type Trial struct {
	Action warsaw.Action // for a pick, the use of the tile that it is picked for
	// Margins are by how many victory points the seat ended ahead of the best other one,
	// less than 0 behind, in each sample of what is hidden.
	Margins []float64
}

// Trials are the moves that were considered for a seat, the most promising first, all of
// them tried in the same samples.
type Trials []Trial

// Try tries what a seat that owes a decision could do, in samples from the one numbered
// first on, counted from 0. The limit must name samples or somebody who stops it; at least
// one sample is whole. As long as it is not stopped, the same view, seed and samples bring
// the same, whether they are tried at once or some after others, which [Trials.Join] puts
// together. It fails where the seat has nothing to decide.
func Try(v *warsaw.View, seed uint64, first int, limit Limit) (Trials, error) {
	if limit.none() {
		return nil, errors.New("advice needs a limit")
	}
	if v.Owes(v.Seat()) == warsaw.NoDecision {
		return nil, errors.New("the seat has nothing to decide")
	}
	player, err := newMaster(seed, limit)
	if err != nil {
		return nil, err
	}
	s := player.newBroadSearch(v, warsaw.Action{})
	s.first = first
	s.run(limit)
	s.finishSample(limit)
	trials := make(Trials, len(s.candidates))
	for n, c := range s.candidates {
		trials[n] = Trial{c.action, c.margins}
	}
	return trials, nil
}

// Samples is in how many samples the moves were tried.
func (t Trials) Samples() int {
	if len(t) == 0 {
		return 0
	}
	return len(t[0].Margins)
}

// Join returns what these and further samples brought; ok says that both are about the
// same moves.
func (t Trials) Join(more Trials) (joined Trials, ok bool) {
	if len(t) != len(more) {
		return nil, false
	}
	joined = make(Trials, len(t))
	for n := range t {
		if t[n].Action != more[n].Action {
			return nil, false
		}
		joined[n] = Trial{t[n].Action, slices.Concat(t[n].Margins, more[n].Margins)}
	}
	return joined, true
}

// index is where the move stands, or -1.
func (t Trials) index(a warsaw.Action) int {
	return slices.IndexFunc(t, func(trial Trial) bool { return trial.Action == a })
}

// surpasses reports whether one move brings more than another: more than chance explains,
// and enough to be told in whole victory points.
func (t Trials) surpasses(one, other int) bool {
	mean, deviation := difference(t[one].Margins, t[other].Margins)
	return mean >= leastTold && mean > sureErrors*deviation
}

// Settled reports whether more samples would hardly change what is told: of every move it
// is plain whether it is as good as the best one.
func (t Trials) Settled() bool {
	best := t.byMean()[0]
	for n := range t {
		mean, deviation := difference(t[best].Margins, t[n].Margins)
		if mean+float64(sureErrors*deviation) >= leastTold && !t.surpasses(best, n) {
			return false
		}
	}
	return true
}
