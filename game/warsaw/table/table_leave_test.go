//go:build !js

package table

import (
	"context"
	"testing"

	"capital/game/warsaw/ai"
	"capital/input"
	"capital/rules/warsaw"
)

// Nobody goes on thinking of a hint for a match that was left.
func TestAHintEndsWithTheMatchThatIsLeft(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	begun, ended := make(chan struct{}), make(chan error)
	table.desk.adviser = &unheard{begun: begun, ended: ended}
	settle(t, table)
	table.TakeAll([]input.Intent{{Kind: input.Hint}})
	table.Update(table.App, nil)
	<-begun
	table.Leave()
	if err := <-ended; err != context.Canceled {
		t.Error(err)
	}
}

// unheard thinks until nobody waits.
type unheard struct {
	*ai.Players
	begun chan struct{}
	ended chan error
}

// Hint implements adviser.
func (u *unheard) Hint(ctx context.Context, _ *warsaw.Record, _ *warsaw.Match, _, _, _ int) (ai.Trials, error) {
	close(u.begun)
	<-ctx.Done()
	u.ended <- ctx.Err()
	return nil, ctx.Err()
}
