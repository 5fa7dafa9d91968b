package players

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"
)

// hall is where the tests' workers work: each job is held until it is let go.
type hall struct {
	begun   chan string // jobs as they are begun
	letGo   chan error  // lets one of them end, with this error
	mutex   sync.Mutex
	started int
}

type testWorker struct {
	hall   *hall
	number int
}

func newHall() *hall { return &hall{begun: make(chan string, 100), letGo: make(chan error)} }

func (h *hall) start() (Worker, error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.started++
	return &testWorker{h, h.started}, nil
}

func (h *hall) workers() int {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.started
}

func (w *testWorker) Ask(ctx context.Context, job string) (string, error) {
	w.hall.begun <- job
	select {
	case err := <-w.hall.letGo:
		return "did " + job, err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// ended is how a job ended.
type ended struct {
	answer string
	err    error
}

// send has a job done by a pool and returns once it waits or works.
func send(t *testing.T, p *Pool, ctx context.Context, waits urgency, job string) <-chan ended {
	t.Helper()
	load := func() int {
		p.mutex.Lock()
		defer p.mutex.Unlock()
		return len(p.waiting) - len(p.idle)
	}
	before := load()
	out := make(chan ended, 1)
	go func() {
		answer, err := p.do(ctx, waits, job)
		out <- ended{answer, err}
	}()
	for load() == before { // until it has been taken
		runtime.Gosched()
	}
	return out
}

func TestUrgentJobsComeFirst(t *testing.T) {
	h := newHall()
	p := NewPool(1, h.start)
	ctx := context.Background()
	var all []<-chan ended
	for _, job := range []struct {
		waits urgency
		name  string
	}{{2, "first"}, {2, "review 1"}, {1, "choice 1"}, {2, "review 2"}, {0, "hint"}, {1, "choice 2"}} {
		all = append(all, send(t, p, ctx, job.waits, job.name))
	}
	var order []string
	for range all {
		order = append(order, <-h.begun)
		h.letGo <- nil
	}
	for _, out := range all {
		if got := <-out; got.err != nil {
			t.Error(got.err)
		}
	}
	if want := []string{"first", "hint", "choice 1", "choice 2", "review 1", "review 2"}; !slices.Equal(order, want) {
		t.Error(order)
	}
	if h.workers() != 1 {
		t.Error(h.workers(), "workers were started")
	}
}

func TestNoMoreWorkersThanAreNeeded(t *testing.T) {
	h := newHall()
	p := NewPool(3, h.start)
	ctx := context.Background()
	for range 5 { // one after another
		out := send(t, p, ctx, 1, "job")
		h.letGo <- nil
		<-out
	}
	if h.workers() != 1 {
		t.Errorf("%d workers for one job at a time", h.workers())
	}
	var all []<-chan ended
	for range 5 { // side by side
		all = append(all, send(t, p, ctx, 1, "job"))
	}
	for range all {
		h.letGo <- nil
	}
	for _, out := range all {
		if got := <-out; got != (ended{"did job", nil}) {
			t.Error(got)
		}
	}
	if h.workers() != 3 {
		t.Errorf("%d workers for five jobs at a time", h.workers())
	}
}

func TestDroppedJobsHoldNothingUp(t *testing.T) {
	h := newHall()
	p := NewPool(1, h.start)
	ctx, drop := context.WithCancel(context.Background())
	working := send(t, p, ctx, 1, "dropped at work")
	waiting := send(t, p, ctx, 1, "dropped in the queue")
	next := send(t, p, context.Background(), 1, "next")
	drop()
	for _, out := range []<-chan ended{working, waiting} {
		if got := <-out; !errors.Is(got.err, context.Canceled) {
			t.Error(got)
		}
	}
	h.letGo <- nil
	if got := <-next; got.err != nil {
		t.Error(got.err)
	}
	if first, second := <-h.begun, <-h.begun; first != "dropped at work" || second != "next" {
		t.Error(first, second)
	}
	if h.workers() != 2 {
		t.Error("the worker that was broken off was used again")
	}
}

func TestABrokenWorkerIsReplaced(t *testing.T) {
	h := newHall()
	p := NewPool(1, h.start)
	broken := errors.New("broken")
	out := send(t, p, context.Background(), 1, "job")
	h.letGo <- broken
	if got := <-out; got.err != broken {
		t.Error(got)
	}
	out = send(t, p, context.Background(), 1, "job")
	h.letGo <- nil
	if got := <-out; got.err != nil || h.workers() != 2 {
		t.Error(got, h.workers())
	}
}

func TestWhereNoWorkerCanBeHadAllAreToldAndNoneIsTriedAgain(t *testing.T) {
	none := errors.New("none")
	tried := 0
	p := NewPool(1, func() (Worker, error) { tried++; return nil, none })
	var all sync.WaitGroup
	for range 10 {
		all.Go(func() {
			if _, err := p.do(context.Background(), 1, "job"); err != none {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if tried != 1 || len(p.idle) != 1 {
		t.Errorf("%d tries, %d idle", tried, len(p.idle))
	}
}

func TestPoolUnderLoad(t *testing.T) {
	h := newHall()
	p := NewPool(3, h.start)
	stop := make(chan struct{})
	go func() {
		for {
			select {
			case h.letGo <- nil:
			case <-h.begun:
			case <-stop:
				return
			}
		}
	}()
	var all sync.WaitGroup
	for n := range 200 {
		all.Go(func() {
			ctx, drop := context.WithTimeout(context.Background(), time.Duration(n%7)*50*time.Microsecond)
			if n%7 == 0 {
				ctx = context.Background()
			}
			defer drop()
			if got, err := p.do(ctx, urgency(n%3), "job"); err == nil && got != "did job" || err != nil && n%7 == 0 {
				t.Error(got, err)
			}
		})
	}
	all.Wait()
	close(stop)
	if len(p.waiting) != 0 || len(p.idle) != 3 {
		t.Errorf("%d wait, %d idle", len(p.waiting), len(p.idle))
	}
}
