package lux

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"capital/game/testscope"
	"capital/rules/record"
)

// everySet gives every set of powers that can be with so many seats.
func everySet(seats int, each func(set Powers)) {
	for n := range 256 {
		set, can := Powers{}, true
		for d := range District(Districts) {
			set[d] = PowerOf(d, n>>(2*d)&3)
			can = can && (seats > 1 || set[d].Alone())
		}
		if can {
			each(set)
		}
	}
}

// A match of any powers and any number of seats comes to its end without a short deal, and is right after every action.
func TestRandomMatchesOfAllPowersEnd(t *testing.T) {
	played := 0
	for seats := 1; seats <= MaxSeats; seats++ {
		everySet(seats, func(set Powers) {
			for n := range uint64(testscope.Count(1, 10)) {
				played++
				seed := n*4096 + uint64(played)
				m := NewMatch(seats, set, seed, func(e Event) {
					if e.Kind == Reshuffled {
						t.Errorf("the deal is short: %v, %d seats", set, seats)
					}
				})
				playOn(t, &m, seed, func(m *Match, _ int) { whole(t, m) })
				whole(t, &m)
			}
		})
	}
	if want := (3*256 + 3*3*4*3) * testscope.Count(1, 10); played != want {
		t.Errorf("%d matches of %d", played, want)
	}
}

func whole(t failing, m *Match) {
	t.Helper()
	if err := m.Invariants(); err != nil {
		t.Fatalf("%v, seats %d, round %d: %v", m.powers, m.Seats(), m.Round(), err)
	}
}

// In play nothing goes from the table to a hand or the deck: with every play they shrink together (L10).
func TestL10EveryPlayShrinksWhatIsLeft(t *testing.T) {
	left := func(m *Match) int {
		n := m.DeckSize() + len(m.Row()) + len(m.RobHand())
		for seat := range m.Seats() {
			n += int(m.handSizes[seat])
		}
		return n
	}
	for seed := range uint64(40) {
		m := anyMatch(seed)
		before, round := 0, 0
		playOn(t, &m, seed, func(m *Match, seat int) {
			n := left(m)
			if m.Owes(seat) == DecidePlay && m.Round() == round && n >= before {
				t.Fatalf("%d cards were left, and now %d", before, n)
			}
			if before, round = n, 0; m.Owes(seat) == DecidePlay {
				round = m.Round()
			}
		})
	}
}

// everyPlay are all plays of a card to the capital that could be named, well formed or not.
func everyPlay(c Citizen, each func(a Action)) {
	for fields := range Fields(1 << 4) {
		a := Action{Kind: PlayCapital, Card: c, Fields: fields}
		over := func(field Fields, from, to int8, then func(n int8)) {
			if fields&field == 0 {
				then(0)
				return
			}
			for n := from; n < to; n++ {
				then(n)
			}
		}
		over(FieldSeat, AtCapital, MaxSeats, func(n int8) {
			a.Seat = n
			over(FieldFrom, FromHand, Districts, func(n int8) {
				a.From = n
				over(FieldTo, 0, Districts, func(n int8) {
					a.To = n
					over(FieldOther, 0, CitizenKinds, func(n int8) {
						a.Other = Citizen(n)
						each(a)
					})
				})
			})
		})
	}
}

// everyOther are all actions but plays to the capital.
func everyOther(each func(a Action)) {
	for c := range Citizen(CitizenKinds) {
		each(Action{Kind: PlayHome, Card: c})
		for other := c; other < CitizenKinds; other++ {
			each(Action{Kind: Keep, Card: c, Other: other})
		}
	}
	for to := range int8(Districts) {
		each(Action{Kind: LayModifier, To: to})
	}
	each(Action{Kind: Pay})
	each(Action{Kind: Refuse})
}

// What is listed as legal is what Apply takes, no more and no less; nothing is listed twice. A view lists and says the same, and
// what it says of a power is true.
func TestLegalIsWhatApplyTakes(t *testing.T) {
	for seed := range uint64(testscope.Count(48, 1000)) {
		m := anyMatch(seed)
		step := 0
		playOn(t, &m, seed, func(m *Match, seat int) {
			if step++; step%17 != 0 && m.Owes(seat) != DecidePay {
				return
			}
			listed := map[Action]bool{}
			for _, a := range m.Legal(seat, nil) {
				if listed[a] {
					t.Fatalf("%v is listed twice", a)
				}
				listed[a] = true
			}
			v := m.View(seat)
			for _, a := range v.Legal(nil) {
				if !listed[a] {
					t.Fatalf("only the view lists %v", a)
				}
			}
			count := 0
			try := func(a Action) {
				r := m.Check(seat, a)
				if r.OK() != listed[a] || v.Check(a) != r {
					t.Fatalf("%v of %v: %v, listed %v", a, m.powers, r, listed[a])
				}
				if r.OK() {
					count++
					after := *m
					if r := after.Apply(seat, a, nil); !r.OK() {
						t.Fatal(r)
					}
				}
			}
			everyOther(try)
			plays := []Citizen{Citizen(seed % CitizenKinds)} // perhaps not in the hand
			for c := range m.Hand(seat).Kinds() {
				plays = append(plays, c)
			}
			for n, c := range plays {
				if n > 0 && c == plays[0] {
					continue
				}
				everyPlay(c, try)
				checkPlays(t, &v, c)
			}
			if count != len(listed) {
				t.Fatalf("%d actions are listed, %d taken", len(listed), count)
			}
			for other := range m.Seats() {
				if m.Owes(other) == NoDecision && m.Legal(other, nil) != nil {
					t.Fatalf("seat %d owes nothing and has legal actions", other)
				}
			}
		})
	}
}

// checkPlays checks that a view's plays of a card are those that are legal, and that its power is impossible only without them.
func checkPlays(t *testing.T, v *View, c Citizen) {
	if !v.Hand().Has(c) || v.Owes(v.Seat()) != DecidePlay {
		return
	}
	plays := v.Plays(c, nil)
	for _, a := range plays {
		if r := v.Check(a); !r.OK() {
			t.Fatalf("%v: %v", a, r)
		}
	}
	if alone := len(plays) == 1 && plays[0] == (Action{Kind: PlayCapital, Card: c}); v.Impossible(c) && !alone {
		t.Fatalf("%v is impossible, and can be played as %v", c, plays)
	}
}

// What a view says would follow is what all see afterwards, as far as nothing is drawn.
func TestAfterIsWhatFollows(t *testing.T) {
	draws := map[Power]int{Scholar: 1, Convertor: 1, Discoverer: 1, Dualist: 1}
	looked := 0
	for seed := range uint64(testscope.Count(40, 400)) {
		m := anyMatch(seed)
		step := 0
		playOn(t, &m, seed, func(m *Match, seat int) {
			if step++; step%5 != 0 || m.Owes(seat) == DecideKeep || m.Owes(seat) == DecidePay {
				return
			}
			v := m.View(seat)
			for n, a := range v.Legal(nil) {
				if n%7 != 0 {
					continue
				}
				preview := v.After(a)
				after := *m
				ended := false
				after.Apply(seat, a, func(e Event) { ended = ended || e.Kind == RobTurned })
				if ended || after.Phase() != PhasePlay || after.Round() != m.Round() {
					continue
				}
				looked++
				seen := after.View(seat)
				if preview.piles != seen.piles || preview.discards != seen.discards || preview.gold != seen.gold ||
					preview.capitalRebels != seen.capitalRebels || preview.homeRebels != seen.homeRebels || preview.lowered != seen.lowered ||
					preview.raised != seen.raised || preview.followers != seen.followers || preview.tiles != seen.tiles || preview.guards != seen.guards ||
					preview.laid != seen.laid || preview.laidCount != seen.laidCount {
					t.Fatalf("%v of %v leaves another table", a, m.powers)
				}
				if a.Kind != PlayCapital || draws[m.Power(a.Card.Colour())] == 0 {
					if preview.Hand() != seen.Hand() || preview.HandSize(seat) != seen.HandSize(seat) {
						t.Fatalf("%v of %v leaves %v in the hand, not %v", a, m.powers, preview.Hand(), seen.Hand())
					}
				}
				for d := range District(HomeDistricts) {
					low, high := preview.LimitRange(d)
					if l, h := seen.LimitRange(d); l != low || h != high {
						t.Fatalf("%v leaves limits from %d to %d, not %d to %d", a, low, high, l, h)
					}
				}
			}
		})
	}
	if looked < 500 {
		t.Errorf("only %d actions were looked at", looked)
	}
}

// A match of the same seed and actions is the same match; its record says so, and reads back.
func TestRecordsReplay(t *testing.T) {
	for seed := range uint64(testscope.Count(80, 1000)) {
		r := randomRecord(t, 1+int(seed%4), seed, someOptions(1+int(seed%4), seed)...)
		m, err := Rules().Replay(&r, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := Rules().Text(&r, &m)
		again, read, err := ReadRecord(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read != m || Rules().Text(&again, &read) != text {
			t.Fatalf("seed %d reads as another match", seed)
		}
	}
}

// someOptions choose some powers.
func someOptions(seats int, seed uint64) (options []record.Option) {
	chance := rand.New(rand.NewPCG(seed, 3))
	for d, p := range anyPowers(seats, chance) {
		if chance.IntN(3) > 0 {
			options = append(options, record.Option{Name: District(d).String(), Value: p.String()})
		}
	}
	return options
}

// randomRecord is the record of a match played by chance.
func randomRecord(t testing.TB, seats int, seed uint64, options ...record.Option) Record {
	t.Helper()
	r := Record{Seed: seed, Options: options}
	for seat := range seats {
		r.Seats = append(r.Seats, record.Seat{Player: "random", Name: fmt.Sprintf("Crest %d", seat+1)})
	}
	chance := rand.New(rand.NewPCG(seed, 2))
	_, err := Rules().Play(&r, func(m *Match, seat int) (Action, error) { return byChance(m, seat, chance, nil), nil }, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
