package players

import (
	"context"
	"errors"
	"math"
	"slices"
	"sync"
)

// Worker does jobs elsewhere, one at a time.
type Worker interface {
	// Ask has a job done, in its text form, and returns the reply, as [Reply] writes it. Where there is an error, or the
	// context ends first, the worker has ended too.
	Ask(ctx context.Context, job string) (reply string, err error)
}

// Pool hands jobs to workers, the most urgent first and of equals the earliest. A worker is started when a job finds none
// idle, until there are enough, and kept. A nil pool has no workers. Several goroutines may use one.
type Pool struct {
	start func() (Worker, error)

	mutex   sync.Mutex
	idle    []Worker // the next last; in place of a nil one a worker may be started
	waiting []turn   // the jobs that no worker does, the next first
	lost    error    // why no worker can be had
}

// NewPool makes a pool of at most so many workers, started with start. Where a worker can't be started it is not tried
// again.
func NewPool(most int, start func() (Worker, error)) *Pool {
	return &Pool{start: start, idle: make([]Worker, most)}
}

// errNoWorker is what is wrong with a pool that is none.
var errNoWorker = errors.New("there are no workers")

// urgency says which of the jobs that wait for a worker comes first.
type urgency int

// The urgencies, the most urgent first.
const (
	personWaits urgency = iota // a person looks on until the answer is there
	matchWaits                 // the match goes on with the answer
	nobodyWaits                // it will be shown when it is there
)

// turn is a job that waits for a worker, or for leave to start one.
type turn struct {
	waits urgency
	come  chan Worker
}

// do has a job done, in its text form. It fails where no worker can be had, where
// one breaks down, and when the context ends.
func (p *Pool) do(ctx context.Context, waits urgency, job string) (reply string, err error) {
	w, err := p.take(ctx, waits)
	if err != nil {
		return "", err
	}
	if w == nil {
		w, err = p.begin()
	}
	if err == nil && ctx.Err() == nil {
		if reply, err = w.Ask(ctx, job); err != nil {
			w = nil
		}
	}
	p.give(w)
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	return reply, err
}

// take waits for a worker, or for leave to start one.
func (p *Pool) take(ctx context.Context, waits urgency) (Worker, error) {
	p.mutex.Lock()
	if last := len(p.idle) - 1; last >= 0 {
		defer p.mutex.Unlock()
		w := p.idle[last]
		p.idle = p.idle[:last]
		return w, nil
	}
	come := make(chan Worker, 1)
	at := slices.IndexFunc(p.waiting, func(t turn) bool { return t.waits > waits })
	if at < 0 {
		at = len(p.waiting)
	}
	p.waiting = slices.Insert(p.waiting, at, turn{waits, come})
	p.mutex.Unlock()
	select {
	case w := <-come:
		return w, nil
	case <-ctx.Done():
		p.leave(come)
		return nil, ctx.Err()
	}
}

// leave gives a turn up, which may just have come.
func (p *Pool) leave(come chan Worker) {
	p.mutex.Lock()
	at := slices.IndexFunc(p.waiting, func(t turn) bool { return t.come == come })
	if at >= 0 {
		p.waiting = slices.Delete(p.waiting, at, at+1)
	}
	p.mutex.Unlock()
	if at < 0 {
		p.give(<-come)
	}
}

// give ends a job: the next has its turn. A nil worker is one that has ended, or was never started.
func (p *Pool) give(w Worker) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	switch {
	case len(p.waiting) > 0:
		p.waiting[0].come <- w
		p.waiting = slices.Delete(p.waiting, 0, 1)
	case w == nil:
		p.idle = slices.Insert(p.idle, 0, nil)
	default:
		p.idle = append(p.idle, w)
	}
}

// begin starts a worker. Where that fails once, it is not tried again.
func (p *Pool) begin() (w Worker, err error) {
	p.mutex.Lock()
	err = p.lost
	p.mutex.Unlock()
	if err != nil {
		return nil, err
	}
	if w, err = p.start(); err != nil {
		p.mutex.Lock()
		p.lost = err
		p.mutex.Unlock()
	}
	return w, err
}

// mostHelpers are all.
const mostHelpers = math.MaxInt

// helpers takes the workers that have nothing to do, but for one, at most so many, and starts one more for the next time. Each is then
// asked for [Pool.help]. A nil pool has none.
func (p *Pool) helpers(most int) (found []Worker) {
	if p == nil {
		return nil
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for last := len(p.idle) - 1; len(found) < most && last > 0 && p.idle[last-1] != nil; last-- {
		found = append(found, p.idle[last])
		p.idle = p.idle[:last]
	}
	if len(p.idle) > 1 && p.idle[0] == nil && p.lost == nil {
		p.idle = p.idle[1:]
		go func() {
			w, err := p.begin()
			if err != nil {
				w = nil
			}
			p.give(w)
		}()
	}
	return found
}
