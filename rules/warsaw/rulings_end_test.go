package warsaw

import (
	"slices"
	"testing"
)

func sell(kind ActionKind, b Building) Action { return Action{Kind: kind, Tile: BuildingTile(b)} }

func TestRuling26Stations(t *testing.T) {
	for b, n := range map[Building]int16{WarsawViennaRailway: 4, OkecieAirport: 6, MainRailwayStation: 8} {
		picture := "##\n##\nA1 " + BuildingTile(b).Tile().Code
		for _, c := range []struct {
			name                string
			coins, vp           int16
			a                   Action
			coinsAfter, vpAfter int16
		}{
			{"sell coins", n + 1, 0, sell(SellCoins, b), 1, n / 2},
			{"all of them", n, 0, sell(SellCoins, b), 0, n / 2},
			{"sell VP", 0, n/2 + 1, sell(SellVP, b), 3 * n / 2, 1},
			{"or none", n, n, Action{Kind: Finish}, n, n},
		} {
			m := ends(t, picture, "UU\nUU", c.coins, c.vp)
			owes(t, &m, 0, DecideChoices)
			owes(t, &m, 1, NoDecision)
			play(t, &m, 0, c.a)
			// The match is over: every 5 coins are a VP.
			expect(t, &m, 0, c.coinsAfter%5, c.vpAfter+c.coinsAfter/5)
		}
		m := ends(t, picture, "UU\nUU", n-1, n/2) // the full amount must be held
		refused(t, &m, 0, sell(SellCoins, b), ReasonNotEnough)
		if got := m.Check(0, sell(SellCoins, b)); got.A != n || got.B != n-1 {
			t.Errorf("the reason says %d and %d", got.A, got.B)
		}
		m = ends(t, picture, "UU\nUU", n, n/2-1)
		refused(t, &m, 0, sell(SellVP, b), ReasonNotEnough)
		m = ends(t, picture, "UU\nUU", n-1, n/2-1) // nothing to choose: not asked
		if !m.Over() {
			t.Errorf("asked for a choice that can't be made")
		}
	}
}

func TestRuling26EachOnceInAnyOrder(t *testing.T) {
	// Vienna sells 2 VP for 6 coins, which pay for the airport's 3 VP.
	picture := "## ##\n## ##\nA1 warsaw-vienna-railway\nB1 okecie-airport"
	m := ends(t, picture, "UU\nUU", 0, 2)
	refused(t, &m, 0, sell(SellCoins, OkecieAirport), ReasonNotEnough)
	refused(t, &m, 0, sell(SellCoins, MainRailwayStation), ReasonNoSuchChoice)
	refused(t, &m, 0, sell(SellCoins, Arsenal), ReasonNoSuchChoice)
	refused(t, &m, 0, Action{Kind: Split}, ReasonNoSuchChoice)
	play(t, &m, 0, sell(SellVP, WarsawViennaRailway))
	if v := m.View(0); v.Purse() != (Sum{Coins: 6}) {
		t.Errorf("the purse is %v", v.Purse())
	}
	refused(t, &m, 0, sell(SellVP, WarsawViennaRailway), ReasonNoSuchChoice)
	refused(t, &m, 0, sell(SellCoins, WarsawViennaRailway), ReasonNoSuchChoice)
	play(t, &m, 0, sell(SellCoins, OkecieAirport))
	expect(t, &m, 0, 0, 3)

	m = ends(t, picture, "UU\nUU", 6, 0) // the other way round
	play(t, &m, 0, sell(SellCoins, OkecieAirport))
	play(t, &m, 0, sell(SellVP, WarsawViennaRailway))
	expect(t, &m, 0, 1, 1+1)
}

func TestRuling26SchoolOfEconomics(t *testing.T) {
	picture := "## ## ##\n## ## ##\nA1 school-of-economics\nB1 arsenal\nC1 marywil"
	for amount := range uint8(4) {
		m := ends(t, picture, "UU\nUU", 0, 0)
		refused(t, &m, 0, Action{Kind: Finish}, ReasonMustSplit)
		if got := m.Legal(0, true, nil); len(got) != 4 {
			t.Errorf("ways to split: %v", got)
		}
		play(t, &m, 0, Action{Kind: Split, Amount: amount})
		expect(t, &m, 0, 3-int16(amount), int16(amount))
	}
	m := ends(t, "## ##\n## ##\nA1 school-of-economics\nB1 warsaw-vienna-railway", "UU\nUU", 3, 0)
	refused(t, &m, 0, sell(SellCoins, WarsawViennaRailway), ReasonNotEnough)
	play(t, &m, 0, Action{Kind: Split, Amount: 1}) // a coin of it pays for the railway
	refused(t, &m, 0, Action{Kind: Split}, ReasonNoSuchChoice)
	if got := kindsOf(&m, 0); !slices.Equal(got, []ActionKind{SellCoins, Finish}) {
		t.Errorf("what is left: %v", got)
	}
	play(t, &m, 0, sell(SellCoins, WarsawViennaRailway))
	expect(t, &m, 0, 0, 3)
}

func TestRuling26AfterAllElseIsCounted(t *testing.T) {
	// 8 coins of this income pay for the station.
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: drawn(t, "## II\n## II\nA1 main-railway-station\nB1 coins 8")}
	m.players[1].District = drawn(t, "UU\nUU")
	endConstruction(&m, 6, nil)
	play(t, &m, 0, sell(SellCoins, MainRailwayStation))
	expect(t, &m, 0, 0, 4)
}

func TestRuling26EachIncomePhaseAnew(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: drawn(t, "##\n##\nA1 okecie-airport"), Coins: 20}
	m.players[1].District = drawn(t, "##\n##\nA1 arsenal")
	m.milestones[1] = BuildingTile(GrandTheater)
	for n := range int16(2) {
		endConstruction(&m, 2, nil)
		play(t, &m, 0, sell(SellCoins, OkecieAirport))
		expect(t, &m, 0, 20-6*(n+1), 3*(n+1))
	}
}

func TestRuling27FiveCoinsAreAPoint(t *testing.T) {
	for coins, want := range map[int16][2]int16{0: {0, 10}, 4: {4, 10}, 5: {0, 11}, 23: {3, 14}} {
		m := ends(t, "UU\nUU", "UU\nUU", coins, 10)
		expect(t, &m, 0, want[0], want[1])
		if !m.Over() || m.Phase() != PhaseOver {
			t.Error("the match is not over")
		}
	}
}

func TestRuling27Winners(t *testing.T) {
	for _, c := range []struct {
		name    string
		players [3]Sum
		want    uint8
	}{
		{"most VP", [3]Sum{{0, 9}, {4, 10}, {4, 8}}, 0b010},
		{"coins are VP first", [3]Sum{{25, 6}, {0, 10}, {0, 8}}, 0b001},
		{"then most coins", [3]Sum{{3, 10}, {2, 10}, {4, 9}}, 0b001},
		{"then shared", [3]Sum{{3, 10}, {2, 10}, {3, 10}}, 0b101},
		{"all share", [3]Sum{{0, 0}, {0, 0}, {0, 0}}, 0b111},
		{"a late one beats two who share", [3]Sum{{3, 10}, {3, 10}, {4, 10}}, 0b100},
	} {
		m := NewMatch(3, 1, nil)
		for s, held := range c.players {
			m.players[s] = Player{District: drawn(t, "UU\nUU"), Coins: held.Coins, VP: held.VP}
		}
		told := 0
		endConstruction(&m, 6, func(e Event) {
			if e.Kind == MatchEnded {
				told = e.Count
			}
		})
		if got := m.Winners(); got != c.want || told != int(c.want) {
			t.Errorf("%s: %03b instead of %03b", c.name, got, c.want)
		}
	}
}
