package lab

import (
	"context"
	"errors"
	"os"
	"testing"

	"capital/game/terminal"
)

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

// The review of a whole match that would go on for ever ends when it is told to, in the
// middle of its moves.
func TestAnalysisStopsWhenTold(t *testing.T) {
	text, err := os.ReadFile(recordFile(t))
	if err != nil {
		t.Fatal(err)
	}
	record, err := newAnalyst().Read(string(text))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended, looked := make(chan error), make(chan struct{}, 1)
	go func() {
		_, err := record.Analyse(heeded{ctx, looked}, -1, 1, 1<<30)
		ended <- err
	}()
	select {
	case err := <-ended:
		t.Fatal("it ended before it was told to:", err)
	case <-looked: // it is under way, and heeds the end
	}
	stop()
	if err := <-ended; err == nil {
		t.Error("an analysis that was stopped is whole")
	}
	if _, err := record.Analyse(ctx, -1, 1, 1<<30); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error(err)
	}
}
