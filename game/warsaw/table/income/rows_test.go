//go:build !js

package income

import (
	"testing"

	"capital/game/scene"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// playMatch plays a whole match with players of one level and tells every event
// together with the match as it is then.
func playMatch(t *testing.T, seats int, seed uint64, level string, each func(*warsaw.Match, warsaw.Event)) {
	t.Helper()
	var m warsaw.Match
	tell := func(e warsaw.Event) { each(&m, e) }
	m = warsaw.NewMatch(seats, seed, nil)
	for !m.Over() {
		for seat := range seats {
			if m.Owes(seat) == warsaw.NoDecision {
				continue
			}
			player, err := ai.New(level, seed+uint64(seat))
			if err != nil {
				t.Fatal(err)
			}
			v := m.View(seat)
			if reason := m.Apply(seat, player.Choose(&v), tell); !reason.OK() {
				t.Fatal(reason)
			}
		}
	}
}

// purses returns what every seat holds.
func purses(m *warsaw.Match) (held [warsaw.MaxSeats]warsaw.Sum) {
	for seat := range m.Seats() {
		held[seat] = warsaw.Sum{Coins: m.Player(seat).Coins, VP: m.Player(seat).VP}
	}
	return held
}

func plus(a, b warsaw.Sum) warsaw.Sum { return warsaw.Sum{Coins: a.Coins + b.Coins, VP: a.VP + b.VP} }

// phase is one income phase of a match that was played.
type phase struct {
	before, after [warsaw.MaxSeats]warsaw.Sum
	districts     [warsaw.MaxSeats]warsaw.District
	events        []warsaw.Event
}

// playPhases plays a match and returns its income phases.
func playPhases(t *testing.T, seats int, seed uint64, level string) (phases []phase) {
	inside := false
	playMatch(t, seats, seed, level, func(m *warsaw.Match, e warsaw.Event) {
		switch e.Kind {
		case warsaw.IncomeBegan:
			p := phase{before: purses(m)}
			for seat := range seats {
				p.districts[seat] = m.Player(seat).District
			}
			phases = append(phases, p)
			inside = true
		case warsaw.EpochBegan, warsaw.CoinsConverted:
			if inside {
				phases[len(phases)-1].after = purses(m)
			}
			if e.Kind == warsaw.CoinsConverted && inside { // told after the seat's coins became victory points
				last := &phases[len(phases)-1]
				last.after[e.Seat] = warsaw.Sum{Coins: last.after[e.Seat].Coins - e.Coins, VP: last.after[e.Seat].VP - e.VP}
			}
			inside = false
		}
		if inside {
			phases[len(phases)-1].events = append(phases[len(phases)-1].events, e)
		}
	})
	return phases
}

func TestRowsAddUpToIncome(t *testing.T) {
	games := testscope.Count(300, 1500)
	floors, tributes, choices := 0, 0, 0
	for n := range games {
		seats := 2 + n%3
		level := ai.Random
		if n%10 == 0 {
			level = ai.Apprentice
		}
		phases := playPhases(t, seats, uint64(n), level)
		if len(phases) != warsaw.Epochs {
			t.Fatalf("seed %d: %d income phases", n, len(phases))
		}
		for epoch, p := range phases {
			for seat := range seats {
				rows := accountRows(seat, &p.districts[seat], p.events)
				held := p.before[seat]
				for i, row := range rows {
					held = plus(held, row.Sum)
					var parts warsaw.Sum
					for _, part := range row.parts {
						parts = plus(parts, part.Sum)
					}
					if parts != row.Sum {
						t.Fatalf("seed %d, epoch %d, seat %d: parts of %s are %v, the row %v", n, epoch+1, seat, row.key, parts, row.Sum)
					}
					if i > 0 && rows[i-1].step > row.step {
						t.Fatalf("seed %d: step %d after %d", n, row.step, rows[i-1].step)
					}
					switch row.key {
					case "income.floor":
						floors++
					case "income.tribute":
						tributes++
					case "income.exchange", "income.split":
						choices++
						if row.parts[0].earning == 0 {
							t.Fatalf("seed %d: %s lights nothing", n, row.key)
						}
					}
				}
				if held != p.after[seat] {
					t.Fatalf("seed %d, epoch %d, seat %d: rows lead to %v, the match to %v", n, epoch+1, seat, held, p.after[seat])
				}
				checkFitted(t, rows)
				checkBeats(t, rows)
			}
		}
	}
	if floors == 0 || tributes == 0 || choices == 0 {
		t.Errorf("never seen: floors %d, tributes %d, choices %d", floors, tributes, choices)
	}
}

// checkFitted puts rows together and expects nothing to get lost.
func checkFitted(t *testing.T, rows []accountRow) {
	t.Helper()
	fitted := fitRows(rows, 8)
	if len(rows) > 8 && len(fitted) > 8 {
		t.Fatalf("%d rows became %d", len(rows), len(fitted))
	}
	var before, after warsaw.Sum
	partsBefore, partsAfter := 0, 0
	for _, row := range rows {
		before, partsBefore = plus(before, row.Sum), partsBefore+len(row.parts)
	}
	for _, row := range fitted {
		after, partsAfter = plus(after, row.Sum), partsAfter+len(row.parts)
	}
	if before != after || partsBefore != partsAfter {
		t.Fatalf("fitted rows bring %v in %d parts, not %v in %d", after, partsAfter, before, partsBefore)
	}
}

// checkBeats expects every part to be counted once.
func checkBeats(t *testing.T, rows []accountRow) {
	t.Helper()
	counted := make([]int, len(rows))
	beats, _ := lineUpBeats([][]accountRow{rows})
	for _, beat := range beats {
		if got := beat[0]; got.row >= 0 {
			if got.first != counted[got.row] {
				t.Fatalf("row %d: part %d is counted after %d parts", got.row, got.first, counted[got.row])
			}
			counted[got.row] = got.last
		}
	}
	for i, row := range rows {
		if counted[i] != len(row.parts) {
			t.Fatalf("row %d: %d of %d parts are counted", i, counted[i], len(row.parts))
		}
	}
}

func TestEveryRowHasWords(t *testing.T) {
	app := quickApp(t, scene.Settings{})
	seen := map[string]bool{}
	for seed := range uint64(40) {
		phases := playPhases(t, 4, seed, ai.Apprentice)
		for _, p := range phases {
			for seat := range 4 {
				for _, row := range accountRows(seat, &p.districts[seat], p.events) {
					seen[row.key] = true
				}
			}
		}
	}
	for b := warsaw.Arsenal; b <= warsaw.EuropaMarket; b++ {
		tile := warsaw.BuildingTile(b)
		var source warsaw.Source
		d := warsaw.StartingDistrict(tile)
		d.Income(func(s warsaw.Source) { source = s })
		if source.Building == b {
			seen[rowOf(source).key] = true
		}
	}
	for key := range seen {
		if !app.Strings.Has(key) {
			t.Errorf("%s has no words", key)
		}
	}
}
