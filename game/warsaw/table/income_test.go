//go:build !js

package table

import (
	"testing"

	"capital/game/scene"
	"capital/game/store"
	"capital/game/thorough"
	"capital/game/warsaw/ai"
	"capital/input"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// playMatch plays a whole match with players of one level and tells every event
// together with the match as it is then.
func playMatch(t *testing.T, seats int, seed uint64, level string, each func(*warsaw.Match, warsaw.Event)) warsaw.Match {
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
	return m
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

// playPhases plays a match and returns its income phases, and all of its events.
func playPhases(t *testing.T, seats int, seed uint64, level string) (m warsaw.Match, phases []phase, events []warsaw.Event) {
	inside := false
	m = playMatch(t, seats, seed, level, func(m *warsaw.Match, e warsaw.Event) {
		events = append(events, e)
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
	return m, phases, events
}

func TestRowsAddUpToIncome(t *testing.T) {
	games := thorough.Count(300, 1500)
	floors, tributes, choices := 0, 0, 0
	for n := range games {
		seats := 2 + n%3
		level := ai.Random
		if n%10 == 0 {
			level = ai.Apprentice
		}
		_, phases, _ := playPhases(t, seats, uint64(n), level)
		if len(phases) != warsaw.Epochs {
			t.Fatalf("seed %d: %d income phases", n, len(phases))
		}
		for epoch, p := range phases {
			for seat := range seats {
				rows := incomeRows(seat, &p.districts[seat], p.events)
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
func checkFitted(t *testing.T, rows []incomeRow) {
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
func checkBeats(t *testing.T, rows []incomeRow) {
	t.Helper()
	counted := make([]int, len(rows))
	for _, beat := range incomeBeats([][]incomeRow{rows}) {
		if got := beat.seats[0]; got.row >= 0 {
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

func TestSheetAddsUpToResult(t *testing.T) {
	games := thorough.Count(200, 1000)
	for n := range games {
		seats := 2 + n%3
		m, _, events := playPhases(t, seats, uint64(n)+1<<32, ai.Random)
		lines := finalSheet(events)
		for seat := range seats {
			total := 0
			for _, line := range lines {
				total += line.vp[seat]
			}
			if total != int(m.Player(seat).VP) {
				t.Fatalf("seed %d, seat %d: the sheet adds up to %d, the match to %d", n, seat, total, m.Player(seat).VP)
			}
		}
		list := m.Ranking(nil)
		for _, s := range list {
			if won := m.Winners()>>s.Seat&1 != 0; won != (s.Place == 1) {
				t.Fatalf("seed %d: place %d of seat %d, won %v", n, s.Place, s.Seat, won)
			}
		}
	}
}

// countingView is the view of the last income phase of a match, on an app without a
// screen.
func countingView(t *testing.T, settings scene.Settings, seed uint64) (*incomeView, phase) {
	t.Helper()
	_, phases, _ := playPhases(t, 4, seed, ai.Apprentice)
	p := phases[len(phases)-1]
	app := testCapital(t, settings, store.OpenFolder(t.TempDir()))
	looks := make([]tileart.Look, 4)
	for seat := range looks {
		looks[seat].District = p.districts[seat]
	}
	names := []string{"A", "B", "C", "D"}
	return newIncomeView(app, names, looks, p.before[:], warsaw.Epochs, p.events), p
}

func TestViewCountsToTheEnd(t *testing.T) {
	v, p := countingView(t, scene.Settings{Speed: 1, TextSize: 100}, 3)
	ticks := 0
	last := p.before
	for v.Update(nil, v.app.Fade()); !v.settled(); v.Update(nil, v.app.Fade()) {
		if ticks++; ticks > 60*60 {
			t.Fatal("still counting after a minute")
		}
		for seat := range last {
			last[seat] = v.total(seat)
		}
	}
	if ticks < 60 {
		t.Errorf("all was counted in %d ticks", ticks)
	}
	for seat := range last {
		if got := v.total(seat); got != p.after[seat] {
			t.Errorf("seat %d: counted to %v, the match has %v", seat, got, p.after[seat])
		}
	}
	if changed, done := v.Update(nil, v.app.Fade()); changed || done {
		t.Errorf("a settled view changes (%v) or goes on (%v) by itself", changed, done)
	}
}

func TestViewIsSkippedThenLeft(t *testing.T) {
	v, p := countingView(t, scene.Settings{Speed: 0.5, TextSize: 100}, 4)
	v.Update(nil, v.app.Fade())
	press := []input.Intent{{Kind: input.Press, X: 5, Y: 5}}
	if _, done := v.Update(press, v.app.Fade()); done || !v.settled() {
		t.Fatalf("the first click: done %v, settled %v", done, v.settled())
	}
	v.Update([]input.Intent{{Kind: input.Release, X: 5, Y: 5}}, v.app.Fade())
	if got := v.total(2); got != p.after[2] {
		t.Errorf("skipped to %v, the match has %v", got, p.after[2])
	}
	r := v.layout.row(1, 0)
	if changed, _ := v.Update([]input.Intent{{Kind: input.Move, X: r.X + 1, Y: r.Y + 1}}, v.app.Fade()); !changed || v.seat != 1 || v.row != 0 {
		t.Errorf("pointing at the first row of seat 1 chose row %d of seat %d", v.row, v.seat)
	}
	v.Update([]input.Intent{{Kind: input.Navigate, DY: 1}}, v.app.Fade())
	if v.seat != 1 || v.row != 1 {
		t.Errorf("the row below is row %d of seat %d", v.row, v.seat)
	}
	if _, done := v.Update([]input.Intent{{Kind: input.Confirm}}, v.app.Fade()); !done {
		t.Error("Confirm does not go on")
	}
}

func TestViewLeftByItsButton(t *testing.T) {
	v, _ := countingView(t, scene.Settings{Speed: 1, TextSize: 100}, 5)
	v.Update(nil, v.app.Fade())
	x, y := v.layout.button.Centre()
	click := []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}
	if _, done := v.Update(click, v.app.Fade()); done {
		t.Error("the click that skips goes on too")
	}
	if _, done := v.Update(click, v.app.Fade()); !done {
		t.Error("the button does not go on")
	}
}

func TestViewWithoutMotionIsSettledAtOnce(t *testing.T) {
	v, p := countingView(t, scene.Settings{Speed: 0, TextSize: 100}, 6)
	v.Update(nil, v.app.Fade())
	if !v.settled() || v.total(0) != p.after[0] {
		t.Error("with motion off not all is counted at once")
	}
}

func TestEveryRowHasWords(t *testing.T) {
	app := quickApp(t)
	seen := map[string]bool{}
	for seed := range uint64(40) {
		_, phases, events := playPhases(t, 4, seed, ai.Apprentice)
		for _, p := range phases {
			for seat := range 4 {
				for _, row := range incomeRows(seat, &p.districts[seat], p.events) {
					seen[row.key] = true
				}
			}
		}
		for _, line := range finalSheet(events) {
			seen[line.key] = true
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
