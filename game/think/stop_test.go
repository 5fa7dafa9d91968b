package think

import (
	"context"
	"testing"

	"capital/game/warsaw/ai"
)

// endless is so many samples that only the end of the context ends them.
const endless = 1 << 30

// heeded is a context that tells when somebody looks for its end.
type heeded struct {
	context.Context
	looked chan struct{}
}

func (h heeded) Done() <-chan struct{} {
	select {
	case h.looked <- struct{}{}:
	default:
	}
	return h.Context.Done()
}

// What nobody waits for any more is given up, however long it would go on, and has no
// answer.
func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	text, seat := owing(t, 30)
	for _, job := range []Job{
		{Record: text, Seat: seat, Task: Hint, Samples: endless},
		{Record: text, Seat: seat, Task: Review, Move: 3, Samples: endless},
		{Record: text, Seat: seat, Task: Choose, Level: ai.Master},
	} {
		ctx, drop := context.WithCancel(context.Background())
		answers, looked := make(chan Answer), make(chan struct{}, 1)
		go func() { answers <- DoContext(heeded{ctx, looked}, job) }()
		select {
		case answer := <-answers:
			t.Fatalf("%s: it ended before it was dropped: %+v", job.Task, answer)
		case <-looked: // it is under way, and heeds the end
		}
		drop()
		if answer := <-answers; answer.Error == "" || answer.Hints != nil || answer.Review != nil || answer.Action.Kind != 0 {
			t.Errorf("%s: %+v", job.Task, answer)
		}
	}
}

// A context that ends while the job is under way leaves nothing of what was found.
func TestHalfAnAnswerIsNone(t *testing.T) {
	text, seat := owing(t, 30)
	ctx, drop := context.WithCancel(context.Background())
	drop()
	for _, job := range []Job{
		{Record: text, Seat: seat, Task: Hint, Samples: 2},
		{Record: text, Seat: seat, Task: Review, Move: 3, Samples: 2},
		{Record: text, Seat: seat, Task: Choose, Level: ai.Master},
		{Record: text, Seat: seat, Task: Choose, Level: ai.Apprentice},
	} {
		if _, err := do(ctx, job); err == nil {
			t.Errorf("%s by %s: no error", job.Task, job.Level)
		}
	}
}
