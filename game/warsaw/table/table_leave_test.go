//go:build !js

package table

import (
	"context"
	"testing"

	"capital/game/think"
	"capital/input"
)

// Nobody goes on thinking of a hint for a match that was left.
func TestAHintEndsWithTheMatchThatIsLeft(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	begun, ended := make(chan struct{}), make(chan error)
	table.app.think = func(ctx context.Context, _ think.Job) think.Answer {
		close(begun)
		<-ctx.Done()
		ended <- ctx.Err()
		return think.Answer{Error: "dropped"}
	}
	settle(t, table)
	table.handle([]input.Intent{{Kind: input.Hint}})
	table.Update(table.app.App, nil)
	<-begun
	table.leave()
	if err := <-ended; err != context.Canceled {
		t.Error(err)
	}
}
