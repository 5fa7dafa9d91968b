//go:build !js

package cabinet

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"capital/game/link"
	"capital/rules/record"
)

// TestChallengesOfAllGamesAreShort whatever seats, levels and options they have, and come back whole but for a long name.
func TestChallengesOfAllGamesAreShort(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 6))
	for _, game := range Names() {
		terms := termsOf(game)
		for range 300 {
			c := link.Challenge{Game: game, Version: terms.Version, Seed: chance.Uint64(), TakeBacks: record.TakeBacks(chance.IntN(2)), From: "Wielisława Żółć", Played: true, Points: chance.IntN(200) - 30}
			for range terms.Least + chance.IntN(terms.Most-terms.Least+1) {
				who := record.Seat{Player: []string{"person", "apprentice", "builder", "architect", "master"}[chance.IntN(5)]}
				if who.Player != "person" && chance.IntN(4) > 0 {
					who.Persona = terms.Persons[chance.IntN(len(terms.Persons))]
				}
				c.Players = append(c.Players, who.Kind())
			}
			for _, kind := range terms.Options {
				if value := kind.Values[chance.IntN(len(kind.Values))]; value != kind.Values[0] && kind.For(len(c.Players)) && kind.Allows(len(c.Players), value) {
					c.Options = append(c.Options, record.Option{Name: kind.Name, Value: value})
				}
			}
			code, err := terms.Code(c)
			if err != nil || len(code) >= 120 {
				t.Fatalf("%+v: %q, %v", c, code, err)
			}
			opened, err := terms.OpenChallenge(code)
			if len(opened.From) < len("Wielisła") {
				t.Fatalf("%+v: too little room is left for the name", c)
			}
			c.From = opened.From
			if err != nil || !reflect.DeepEqual(opened, c) {
				t.Fatalf("%+v is opened as %+v, %v", c, opened, err)
			}
		}
	}
}
