//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	"capital/rules/rome"
)

// TestOnePersonNeedsNoCurtain and always sees its own cards.
func TestOnePersonNeedsNoCurtain(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 2, ai.Builder), 4, owes(0, rome.DecideBid, 1)))
	p := table.Position()
	if table.NeedsCurtain() || len(p.Hand.Cards) == 0 || p.Hand.Backs != [rome.Types]int{} {
		t.Errorf("curtain %v, cards %v, backs %v", table.NeedsCurtain(), p.Hand.Cards, p.Hand.Backs)
	}
}
