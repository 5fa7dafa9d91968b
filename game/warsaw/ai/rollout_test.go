package ai

import (
	"testing"

	"capital/rules/warsaw"
)

// TestRolloutsEnd: the policy plays until the epoch begins that it is told, and no longer; a rollout goes on for an epoch after the one
// that is played, whoever asks, as far as one follows.
func TestRolloutsEnd(t *testing.T) {
	master := makeMaster(t, 1)
	for epoch := 1; epoch <= warsaw.Epochs; epoch++ {
		m := playTo(t, 3, 5, func(m *warsaw.Match) bool { return m.Epoch() == epoch && m.Owes(0) == warsaw.DecidePick })
		v := m.View(0)
		for _, s := range []*masterSearch{master.newSearch(&v), master.newBroadSearch(&v, warsaw.Action{})} {
			s.draw(0)
			a := s.Best()
			then := s.sample
			uses := plans{0: a}
			then.Apply(0, commit(&v, a), nil)
			s.policy.playUntil(&then, epoch+1, &uses, nil)
			ends(t, &then, epoch+1)
			near := s.marginsOf(&then)
			s.policy.hasty().playUntil(&then, epoch+2, &uses, nil)
			ends(t, &then, epoch+2)
			ahead := s.rollout(a)
			if ahead != s.marginsOf(&then) {
				t.Errorf("epoch %d: a rollout ends %v, not %v", epoch, ahead, s.marginsOf(&then))
			}
			if further := ahead != near; further != (epoch < warsaw.Epochs) {
				t.Errorf("epoch %d: a rollout goes on: %v", epoch, further)
			}
		}
	}
}

// ends sees that a match has been played until an epoch begins.
func ends(t *testing.T, m *warsaw.Match, until int) {
	t.Helper()
	if m.Over() != (until > warsaw.Epochs) || !m.Over() && (m.Epoch() != until || m.Round() != 0) {
		t.Errorf("until epoch %d begins: ends in epoch %d, round %d, over %v", until, m.Epoch(), m.Round(), m.Over())
	}
}
