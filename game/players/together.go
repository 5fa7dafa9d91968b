package players

import (
	"context"
	"slices"
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

// chooseTogether is what a seat does that thinks for long: it and helpers try samples of their own, and all of them count.
func (p *Players[M, A, E]) chooseTogether(ctx context.Context, job Job, r *record.Record[A], m *M, helpers []Worker) (chosen A, err error) {
	job.Task = part
	jobs := slices.Repeat([]Job{job}, 1+len(helpers))
	for n := range jobs {
		jobs[n].First = n * partSamples
	}
	parts, err := p.together(ctx, matchWaits, jobs, helpers, r, m)
	if err != nil {
		return chosen, err
	}
	s, choose, err := p.Search(m, job.Seat, job.Persona, job.Seed, search.Limit{Yield: yielding()})
	if err != nil {
		return chosen, err
	}
	for n := range parts {
		s.Count(parts[n])
	}
	return choose(), nil
}

// hintTogether is a hint for which helpers try their parts of the samples: it is the same without them.
func (p *Players[M, A, E]) hintTogether(ctx context.Context, job Job, r *record.Record[A], m *M) (whole search.Trials[A], err error) {
	helpers := p.Pool.helpers(job.Samples - 1)
	jobs := slices.Repeat([]Job{job}, 1+len(helpers))
	for n := range jobs {
		jobs[n].First = n * job.Samples / len(jobs)
		jobs[n].Samples = (n+1)*job.Samples/len(jobs) - jobs[n].First
	}
	parts, err := p.together(ctx, personWaits, jobs, helpers, r, m)
	if err != nil {
		return nil, err
	}
	whole = parts[0]
	for n := 1; n < len(parts); n++ {
		more, ok := whole.Join(parts[n])
		if !ok { // the helper has failed
			return ask[search.Trials[A]](ctx, p, personWaits, job, r, m)
		}
		whole = more
	}
	return whole, nil
}

// together has the first of some jobs done as any other is, and each of the rest at the same time by a helper: where one fails its
// part is nil.
func (p *Players[M, A, E]) together(ctx context.Context, waits urgency, jobs []Job, helpers []Worker, r *record.Record[A], m *M) (parts []search.Trials[A], err error) {
	parts = make([]search.Trials[A], len(jobs))
	text := ""
	if len(helpers) > 0 {
		text = p.Rules.Text(r, m)
	}
	var all sync.WaitGroup
	for n, helper := range helpers {
		job, answer := jobs[1+n], &parts[1+n]
		job.Game, job.Record = p.Rules.Name, text
		all.Go(func() {
			if p.Pool.help(ctx, helper, job, answer) != nil {
				*answer = nil
			}
		})
	}
	parts[0], err = ask[search.Trials[A]](ctx, p, waits, jobs[0], r, m)
	all.Wait()
	return parts, err
}
