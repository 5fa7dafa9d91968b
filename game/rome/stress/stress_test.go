package stress

import (
	"testing"

	"capital/game/stress/stresstest"
	"capital/game/testscope"
	"capital/rules/rome"
)

// The checks before a change is kept soak and damage more.
func TestSoak(t *testing.T) { stresstest.Soak(t, Game().Soak, testscope.Count(4, 8)) }

func TestDamagedFiles(t *testing.T) {
	stresstest.Damage(t, Game().Damage, testscope.Count(300, 5000), "records", "saves", "settings")
}

// The list of what a seat may do is a part of all that it may.
func TestWhatIsLegalIsAllowed(t *testing.T) {
	record, _, err := rome.ReadRecord(Game().RandomRecords(7)[0])
	if err != nil {
		t.Fatal(err)
	}
	m, bids := rome.Rules().New(&record, nil), 0
	for _, move := range record.Actions {
		for _, a := range legal(&m, move.Seat) {
			if reason := m.Check(move.Seat, a); !reason.OK() || !allows(&m, move.Seat, a) {
				t.Fatalf("seat %d, %v: %v", move.Seat+1, a, reason)
			}
			if a.Kind == rome.Bid {
				bids++
			}
		}
		if m.Owes(move.Seat) == rome.DecideBid {
			other := rome.Action{Kind: rome.Bid, Bid: rome.Cards(1<<rome.CardCount-1).Prints() &^ m.Hand(move.Seat).Prints()}
			if allows(&m, move.Seat, other) {
				t.Fatalf("seat %d may bid what it does not hold", move.Seat+1)
			}
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	if bids < 100 {
		t.Errorf("only %d bids", bids)
	}
}
