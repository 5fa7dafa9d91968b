package ai

import (
	"testing"

	"capital/rules/record"
	"capital/rules/warsaw"
)

// Every person has, over some matches, more of what it likes than the same players have who are nobody.
func TestHabitsArePlayed(t *testing.T) {
	players := NewPlayers(nil)
	play := func(seed uint64, persona string) *warsaw.District {
		seats := []record.Seat{{Player: Builder, Persona: persona}, {Player: Builder}}
		r := record.Record[warsaw.Action]{Seed: seed, Seats: seats}
		player, err := New(Builder, 0)
		if err != nil {
			t.Fatal(err)
		}
		m, err := warsaw.Rules().Play(&r, func(m *warsaw.Match, seat int) (warsaw.Action, error) {
			v := m.View(seat)
			a := player.Choose(&v)
			if who := seats[seat].Persona; who != "" {
				a = players.Lean(m, seat, who, a)
			}
			return a, nil
		}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return &m.Player(0).District
	}
	const matches = 16
	var usual []*warsaw.District
	for seed := range uint64(matches) {
		usual = append(usual, play(seed, ""))
	}
	for _, p := range personas {
		with, without := 0, 0
		for seed := range uint64(matches) {
			with += p.likes(play(seed, p.name))
			without += p.likes(usual[seed])
		}
		if t.Logf("%s: %d, without %d", p.name, with, without); with <= without {
			t.Errorf("%s has %d of what it likes in %d matches, and would have %d without", p.name, with, matches, without)
		}
	}
}
