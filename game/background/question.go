// Package background has something thought about off the frame loop: a computer player's decision, a hint, words to be fetched.
package background

import "context"

// Question is one thing that is being thought about off the frame loop, or nothing.
// The zero value asks nothing. T is what comes of it.
type Question[T any] struct {
	answer chan answer[T]
	cancel context.CancelFunc
}

// answer is what came of thinking.
type answer[T any] struct {
	value T
	err   error
}

// Busy reports whether something is being thought about.
func (a *Question[T]) Busy() bool { return a.answer != nil }

// Ask has think called in a goroutine of its own. It must not be busy.
func (a *Question[T]) Ask(think func(context.Context) (T, error)) {
	ctx, cancel := context.WithCancel(context.Background())
	come := make(chan answer[T], 1) // whoever asked may be gone
	a.answer, a.cancel = come, cancel
	go func() {
		value, err := think(ctx)
		come <- answer[T]{value, err}
	}()
}

// Take returns the answer; ok reports whether it is there yet. It never waits.
func (a *Question[T]) Take() (value T, err error, ok bool) {
	select {
	case come := <-a.answer:
		a.cancel()
		*a = Question[T]{}
		return come.value, come.err, true
	default:
		return value, nil, false
	}
}

// Wait waits until there is something to take, or until the context ends.
func (a *Question[T]) Wait(ctx context.Context) {
	select {
	case come := <-a.answer:
		a.answer <- come // there is room, for nothing else comes
	case <-ctx.Done():
	}
}

// Drop says that the answer is not wanted any more. It still has to be taken before
// something else is asked: two things are never thought about at once.
func (a *Question[T]) Drop() {
	if a.cancel != nil {
		a.cancel()
	}
}
