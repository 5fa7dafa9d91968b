package think

import (
	"context"
	"slices"
	"sync"
)

// worker does jobs elsewhere, one at a time.
type worker interface {
	// ask has a job done, in its text form, and returns the answer. Where there is an
	// error, or the context ends first, the worker has ended too.
	ask(ctx context.Context, job string) (answer string, err error)
}

// pool hands jobs to workers, the most urgent first and of equals the earliest. A
// worker is started when a job finds none idle, until there are enough, and kept.
type pool struct {
	start func() (worker, error)
	most  int // how many workers there may be

	mutex   sync.Mutex
	idle    []worker
	working int    // how many jobs are being done
	waiting []turn // the jobs that are not, the next first
	lost    error  // why no worker can be had
}

// turn is a job that waits for a worker; a nil one is leave to start one.
type turn struct {
	urgency int
	come    chan worker
}

// do has a job done, in its text form. It fails where no worker can be had, where
// one breaks down, and when the context ends.
func (p *pool) do(ctx context.Context, urgency int, job string) (answer string, err error) {
	w, err := p.take(ctx, urgency)
	if err != nil {
		return "", err
	}
	if w == nil {
		w, err = p.begin()
	}
	if err == nil && ctx.Err() == nil {
		if answer, err = w.ask(ctx, job); err != nil {
			w = nil
		}
	}
	p.give(w)
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	return answer, err
}

// take waits for a worker, or for leave to start one.
func (p *pool) take(ctx context.Context, urgency int) (worker, error) {
	p.mutex.Lock()
	if p.working < p.most {
		defer p.mutex.Unlock()
		p.working++
		last := len(p.idle) - 1
		if last < 0 {
			return nil, nil
		}
		w := p.idle[last]
		p.idle = p.idle[:last]
		return w, nil
	}
	come := make(chan worker, 1)
	at := slices.IndexFunc(p.waiting, func(t turn) bool { return t.urgency > urgency })
	if at < 0 {
		at = len(p.waiting)
	}
	p.waiting = slices.Insert(p.waiting, at, turn{urgency, come})
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
func (p *pool) leave(come chan worker) {
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

// give ends a job: the next has its turn. A nil worker is one that has ended, or was
// never started.
func (p *pool) give(w worker) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if len(p.waiting) > 0 {
		p.waiting[0].come <- w
		p.waiting = slices.Delete(p.waiting, 0, 1)
		return
	}
	p.working--
	if w != nil {
		p.idle = append(p.idle, w)
	}
}

// begin starts a worker. Where that fails once, it is not tried again.
func (p *pool) begin() (worker, error) {
	p.mutex.Lock()
	lost := p.lost
	p.mutex.Unlock()
	if lost != nil {
		return nil, lost
	}
	w, err := p.start()
	if err != nil {
		p.mutex.Lock()
		p.lost = err
		p.mutex.Unlock()
		return nil, err
	}
	return w, nil
}
