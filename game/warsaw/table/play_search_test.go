//go:build !js

package table

import (
	"math/rand/v2"
	"testing"

	"capital/game/session"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// search plays matches by chance until one comes to where something is wanted, and
// returns its record so far: a person in seat 0, whose districts grow as large as
// they may, against computer players.
func search(t *testing.T, seats int, wanted func(m *warsaw.Match) bool) warsaw.Record {
	t.Helper()
	for seed := range uint64(20000) {
		record := warsaw.Record{Seed: seed, Seats: []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars"), computer("Bolek")}[:seats]}
		if playOut(&record, wanted) {
			return record
		}
	}
	t.Fatal("no match comes to it")
	return warsaw.Record{}
}

// playOut plays a match by chance until something is wanted or it is over.
func playOut(record *warsaw.Record, wanted func(m *warsaw.Match) bool) bool {
	m := warsaw.NewMatch(len(record.Seats), record.Seed, nil)
	chance := rand.New(rand.NewPCG(record.Seed, 0))
	var buf []warsaw.Action
	for !m.Over() {
		for seat := range record.Seats {
			if m.Owes(seat) == warsaw.NoDecision {
				continue
			}
			if wanted(&m) {
				return true
			}
			buf = m.Legal(seat, false, buf[:0])
			a := buf[chance.IntN(len(buf))]
			for try := 0; try < 4 && record.Seats[seat].Player == session.Person && m.Owes(seat) == warsaw.DecideUse && a.Kind != warsaw.Build; try++ {
				a = buf[chance.IntN(len(buf))]
			}
			m.Apply(seat, a, nil)
			record.Actions = append(record.Actions, warsaw.Move{Seat: seat, Action: a})
		}
	}
	return false
}
