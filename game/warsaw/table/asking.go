package table

import (
	"context"

	"capital/game/think"
)

// asking is one thing that is being thought about off the frame loop, or nothing.
// The zero value asks nothing.
type asking struct {
	answer chan think.Answer
	cancel context.CancelFunc
}

// busy reports whether something is being thought about.
func (a *asking) busy() bool { return a.answer != nil }

// ask sends the job that job makes off to be thought about. Nothing else may be.
func (a *asking) ask(app *desk, job func() think.Job) {
	ctx, cancel := context.WithCancel(context.Background())
	answer := make(chan think.Answer, 1) // whoever asked may be gone
	a.answer, a.cancel = answer, cancel
	go func() { answer <- app.think(ctx, job()) }()
}

// take returns the answer once it is there. It never waits.
func (a *asking) take() (answer think.Answer, ok bool) {
	select {
	case answer = <-a.answer:
		a.cancel()
		*a = asking{}
		return answer, true
	default:
		return answer, false
	}
}

// drop says that the answer is not wanted any more. It still has to be taken before
// something else is asked: two things are never thought about at once.
func (a *asking) drop() {
	if a.cancel != nil {
		a.cancel()
	}
}
