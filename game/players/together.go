package players

import (
	"context"
	"sync"

	"capital/game/search"
	"capital/rules/record"
)

// partSamples are more samples than anybody tries while one decision is thought about: so far apart begin those of the workers.
const partSamples = 1 << 20

// alone reports whether a seat thinks for long, and no other one does that may be asked at the same time.
func (p *Players[M, A, E]) alone(r *record.Record[A], m *M, seat int) bool {
	if p.Pool == nil || p.Search == nil || r.Seats[seat].Player != p.Thinker {
		return false
	}
	for other := range r.Seats {
		if other != seat && r.Seats[other].Player == p.Thinker && p.Rules.Owes(m, other) {
			return false
		}
	}
	return true
}

// chooseTogether is what a seat does that thinks for long: several workers try samples of their own, and all of them count.
func (p *Players[M, A, E]) chooseTogether(ctx context.Context, job Job, r *record.Record[A], m *M, helpers []Worker) (chosen A, err error) {
	job.Task = part
	first := job
	parts := make([]search.Trials[A], 1+len(helpers))
	var all sync.WaitGroup
	job.Game, job.Record = p.Rules.Name, p.Rules.Text(r, m)
	for n, helper := range helpers {
		mine := job
		mine.First = (1 + n) * partSamples
		all.Go(func() {
			if p.Pool.help(ctx, helper, mine, &parts[1+n]) != nil {
				parts[1+n] = nil
			}
		})
	}
	parts[0], err = ask[search.Trials[A]](ctx, p, matchWaits, first, r, m)
	all.Wait()
	if err != nil {
		return chosen, err
	}
	s, choose, err := p.Search(m, job.Seat, job.Seed, search.Limit{Yield: yielding()})
	if err != nil {
		return chosen, err
	}
	for n := range parts {
		s.Count(parts[n])
	}
	return p.leaning(m, job.Seat, job.Persona, choose()), nil
}
