package ai

import (
	"testing"

	"capital/rules/warsaw"
)

// TestRolloutsEnd: the policy plays until the epoch begins that it is told, and no longer; a Master's choice looks an epoch further than
// what is said of a decision, and as far where no epoch follows.
func TestRolloutsEnd(t *testing.T) {
	master := makeMaster(t, 1)
	for epoch := 1; epoch <= warsaw.Epochs; epoch++ {
		m := playTo(t, 3, 5, func(m *warsaw.Match) bool { return m.Epoch() == epoch && m.Owes(0) == warsaw.DecidePick })
		v := m.View(0)
		choice, said := master.newSearch(&v), master.newBroadSearch(&v, warsaw.Action{})
		for until := epoch + 1; until <= epoch+2; until++ {
			then := m
			choice.policy.hasty().playUntil(&then, until, new(plans), nil)
			if then.Over() != (until > warsaw.Epochs) || !then.Over() && (then.Epoch() != until || then.Round() != 0) {
				t.Errorf("from epoch %d until %d begins: ends in epoch %d, round %d, over %v", epoch, until, then.Epoch(), then.Round(), then.Over())
			}
		}
		said.policy.breadth, said.margins = choice.policy.breadth, choice.margins
		choice.draw(0)
		said.draw(0)
		a := choice.Best()
		if further := choice.rollout(a) != said.rollout(a); further != (epoch < warsaw.Epochs) {
			t.Errorf("epoch %d: the choice looks further: %v", epoch, further)
		}
		if other := choice.another(); other.further != choice.further {
			t.Errorf("epoch %d: beside it another looks %d epochs further", epoch, other.further)
		}
	}
}
