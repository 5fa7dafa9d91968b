package ai

import (
	"reflect"
	"slices"
	"testing"

	"capital/game/thorough"
	"capital/rules/warsaw"
)

func code(t testing.TB, code string) warsaw.TileID {
	t.Helper()
	id, ok := warsaw.TileByCode(code)
	if !ok {
		t.Fatalf("no tile %s", code)
	}
	return id
}

func drawn(t testing.TB, picture string) warsaw.District {
	t.Helper()
	d, err := warsaw.ParseDistrict(picture)
	if err != nil {
		t.Fatalf("%v in\n%s", err, picture)
	}
	return d
}

// allReasons are all reasons found, told or not.
func allReasons(v *warsaw.View, a warsaw.Action) []Reason {
	e := newExplanation(v, a)
	e.findReasons()
	var all []Reason
	for _, w := range e.found {
		all = append(all, w.Reason)
	}
	return all
}

const (
	ring  = "RR PP RR\nRR PP RR\n\nRR .. RR\nRR .. RR\n" // two homes, one park
	plain = "RR PP\nRR PP\n"
)

// Each thing that can be said is said of a district drawn for it, with the fields that its
// Why names. The match is in its first epoch; the other seat has the plain district.
func TestReasonsOfPlacing(t *testing.T) {
	none := warsaw.NoTile
	price := func(tile string) int { return int(code(t, tile).Tile().Price) }
	for _, c := range []struct {
		district string
		tile     string
		x, y     int8
		turn     uint8
		want     Reason
	}{
		{ring, "I-06", 1, 1, 0, Reason{Why: WhyTouches, Kind: warsaw.Commercial, Tile: none, Count: 2, Coins: 2}},
		{"RR CC RR\nRR CC RR\n\nRR .. RR\nRR .. RR\n", "I-13", 1, 1, 0, Reason{Why: WhyTouches, Kind: warsaw.Park, Tile: none, Count: 2, VP: 2}},
		{plain, "I-01", 2, 0, 0, Reason{Why: WhyHomes, Kind: warsaw.Residential, Tile: none, Count: 1, VP: 1}},
		{"RR CC PP\nRR CC PP\n", "I-01", 1, 1, 0, Reason{Why: WhyHomes, Kind: warsaw.Residential, Tile: none, Count: 1, Coins: 1}},
		{"CC RR\nCC RR\n", "I-04", -1, 0, 0, Reason{Why: WhyTouches, Kind: warsaw.Commercial, Tile: none, Count: 2, Coins: 1}},
		{ring, "I-01", 1, 1, 0, Reason{Why: WhyJoins, Kind: warsaw.Residential, Tile: none, Count: 2, VP: -1}},
		{"CC RR CC\nCC RR CC\n\nCC .. CC\nCC .. CC\n", "I-06", 1, 1, 0, Reason{Why: WhyJoins, Kind: warsaw.Commercial, Tile: none, Count: 2, Coins: -1}},
		{plain, "I-10", 2, 0, 0, Reason{Why: WhyPrinted, Kind: warsaw.Cultural, Tile: none, VP: 2}},
		{plain, "I-08", 2, 0, 0, Reason{Why: WhyPrinted, Kind: warsaw.Industrial, Tile: none, Coins: 2}},
		{plain, "I-08", 0, 1, 0, Reason{Why: WhyPollutes, Kind: warsaw.Industrial, Tile: none, Count: 1, VP: -1}},
		{"RR II\nRR II\n", "I-06", 1, 0, 0, Reason{Why: WhyCleans, Kind: warsaw.Industrial, Tile: none, Count: 1, VP: 1}},
		{plain, "I-10", 2, 0, 0, Reason{Why: WhyNewArea, Kind: warsaw.Cultural, Tile: none, Count: 1}},
		{"RR PP RR\nRR PP RR\n\nA1 transport\n", "II-01", 2, 1, 0, Reason{Why: WhyTransport, Tile: none, Count: 2, VP: 4}},
		{"RR PP RR\nRR PP RR\n\nA1 transport\nC1 transport\n", "I-10", 0, 0, 0, Reason{Why: WhyTransport, Tile: none, VP: -4}},
		{plain, "II-01", 2, 0, 0, Reason{Why: WhyFirstSign, Tile: none}},
		{plain, "holy-trinity-church", 2, 0, 0, Reason{Why: WhyEffect, Building: warsaw.HolyTrinityEvangelicalChurch, Tile: none, Count: 1, VP: 2}},
		{plain, "city-center", 2, 0, 0, Reason{Why: WhyEffect, Building: warsaw.CityCenter, Tile: none}},
		{"RR ##\nRR ##\n\nB1 collegium-nobilium\n", "I-10", 2, 0, 0, Reason{Why: WhyServes, Building: warsaw.CollegiumNobilium, Tile: none, Count: 1, Coins: 1}},
		{"UU ##\nUU ##\n\nB1 collegium-nobilium\n", "I-01", 0, 0, 0, Reason{Why: WhyServes, Building: warsaw.CollegiumNobilium, Tile: none, Count: -1, Coins: -1}},
		{plain, "arsenal", 2, 0, 0, Reason{Why: WhyWorks, Building: warsaw.Arsenal, Tile: none, Count: 2}},
		{"RR ##\nRR ##\n\nB1 arsenal\n", "school-of-economics", 2, 0, 0, Reason{Why: WhyWorks, Building: warsaw.WarsawSchoolOfEconomics, Tile: none, Count: 2}},
		{"RR ##\nRR ##\n\nB1 prudential\n", "I-10", 1, 0, 0, Reason{Why: WhySilent, Building: warsaw.Prudential, Tile: none}},
		{"RR ##\nRR ##\n\nB1 jablonowski-palace\n", "I-10", 0, 0, 0, Reason{Why: WhyRewards, Building: warsaw.JablonowskiPalace, Tile: none, VP: 2}},
		{"RR CC\nRR CC\n", "I-10", 1, 0, 0, Reason{Why: WhyCovers, Tile: none, Coins: -1}},
		{"RR ##\nRR ##\n\nB1 holy-trinity-church\n", "I-08", 1, 0, 0, Reason{Why: WhyCovers, Tile: code(t, "holy-trinity-church"), VP: -2}},
		{plain, "I-03", 2, 0, 0, Reason{Why: WhyCosts, Tile: none, Coins: -price("I-03"), Count: 6 - price("I-03")}},
		{"RR ##\nRR ##\n\nB1 arsenal\n", "I-11", 1, 0, 0, Reason{Why: WhyCosts, Tile: code(t, "arsenal"), Coins: price("arsenal") - price("I-11"), Count: 6 + price("arsenal") - price("I-11")}},
	} {
		m := warsaw.NewMatch(2, 1, nil)
		m.Player(0).District = drawn(t, c.district)
		m.Player(1).District = drawn(t, plain)
		a := warsaw.Action{Kind: warsaw.Build, Tile: code(t, c.tile), Space: warsaw.Space{X: c.x, Y: c.y}, Turn: c.turn}
		if i, ok := m.Player(0).District.IndexOf(a.Space); ok && m.Player(0).District.Occupied().Has(i) {
			a.Kind = warsaw.Overbuild
		}
		v := m.View(0)
		expectReason(t, &v, a, c.want)
	}
}

// expectReason checks that the reason, but for its quarters, is found, and no other that
// says the same of the same kind and building.
func expectReason(t *testing.T, v *warsaw.View, a warsaw.Action, want Reason) {
	t.Helper()
	var said []Reason
	for _, r := range allReasons(v, a) {
		r.Lit = 0
		if r.Why == want.Why && r.Kind == want.Kind && r.Building == want.Building {
			said = append(said, r)
		}
	}
	if len(said) != 1 || said[0] != want {
		t.Errorf("%v: %s is %+v instead of %+v\nof %+v", a, want.Why.Key(), said, want, allReasons(v, a))
	}
}

// Quarters are lit as they lie after the move, though the district grows to the west.
func TestReasonsLightQuarters(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	m.Player(0).District = drawn(t, plain)
	v := m.View(0)
	build := func(tile string, x int8) []Reason {
		return allReasons(&v, warsaw.Action{Kind: warsaw.Build, Tile: code(t, tile), Space: warsaw.Space{X: x}})
	}
	lit := func(all []Reason, why Why) warsaw.Quarters {
		n := slices.IndexFunc(all, func(r Reason) bool { return r.Why == why })
		if n < 0 {
			t.Fatalf("%s is not among %+v", why.Key(), all)
		}
		return all[n].Lit
	}
	space := func(x int) warsaw.Quarters { return warsaw.Spaces(1 << x).Quarters() }
	if got := lit(build("II-05", -1), WhyTouches); got != space(0)|space(1) {
		t.Errorf("the market to the west and its homes are lit as %x", got)
	}
	if got := lit(build("II-01", 2), WhyHomes); got != space(2)|space(1) {
		t.Errorf("the new homes and their park are lit as %x", got)
	}
	if got := lit(build("II-01", 2), WhyFirstSign); got != space(2) {
		t.Errorf("the sign is lit as %x", got)
	}
}

// A tile that covers what joined two homes already joins nothing.
func TestCoveringABridgeJoinsNothing(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	m.Player(0).District = drawn(t, "RR RR RR\nRR RR RR\n")
	v := m.View(0)
	for _, r := range allReasons(&v, warsaw.Action{Kind: warsaw.Overbuild, Tile: code(t, "I-01"), Space: warsaw.Space{X: 1}}) {
		if r.Why == WhyJoins {
			t.Errorf("%+v", r)
		}
	}
}

func TestReasonsOfTribute(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	m.Player(0).District = drawn(t, plain)
	m.Player(1).District = drawn(t, "RR ##\nRR ##\n\nB1 palace-of-culture\n")
	v := m.View(0)
	expectReason(t, &v, warsaw.Action{Kind: warsaw.Build, Tile: code(t, "I-06"), Space: warsaw.Space{X: 2}},
		Reason{Why: WhyTribute, Building: warsaw.PalaceOfCultureAndScience, Tile: warsaw.NoTile, Seat: 1, Count: 1, VP: -1})
}

// The first milestone is the Wilanów Palace here: it goes to whoever has most areas.
func TestReasonsOfMilestones(t *testing.T) {
	face := code(t, "wilanow-palace")
	seed := uint64(0)
	for ; ; seed++ {
		m := warsaw.NewMatch(2, seed, nil)
		if next, _ := m.Milestone(0); next == face {
			break
		}
	}
	grow := warsaw.Action{Kind: warsaw.Build, Tile: code(t, "I-10"), Space: warsaw.Space{Y: 1}}
	sell := warsaw.Action{Kind: warsaw.Discard, Tile: code(t, "I-10")}
	for _, c := range []struct {
		own, other string
		coins      int16
		a          warsaw.Action
		want       Reason
	}{
		{plain, plain, 6, grow, Reason{Why: WhyTakesLead, Tile: face, Seat: 1, Count: 1}},
		{plain, "RR PP RR\nRR PP RR\n", 6, grow, Reason{Why: WhyTakesLead, Tile: face, Seat: 1}}, // its price makes it poorer
		{"RR PP RR\nRR PP RR\n", plain, 6, grow, Reason{Why: WhyWidens, Tile: face, Seat: 1, Count: 2}},
		{plain, "RR PP RR PP\nRR PP RR PP\n\nCC .. .. ..\nCC .. .. ..\n", 6, grow, Reason{Why: WhyComesNear, Tile: face, Seat: 1, Count: 2}},
		{plain, plain, 4, sell, Reason{Why: WhyFallsBack, Tile: face, Seat: 1}},
	} {
		m := warsaw.NewMatch(2, seed, nil)
		m.Player(0).District, m.Player(1).District = drawn(t, c.own), drawn(t, c.other)
		m.Player(0).Coins = c.coins
		v := m.View(0)
		expectReason(t, &v, c.a, c.want)
	}
}

func TestReasonsOfSelling(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	m.Player(0).District = drawn(t, plain)
	v := m.View(0)
	sell := func(tile string) warsaw.Action { return warsaw.Action{Kind: warsaw.Discard, Tile: code(t, tile)} }
	expectReason(t, &v, sell("I-06"), Reason{Why: WhySells, Tile: warsaw.NoTile, Coins: 3, Count: 6})
	expectReason(t, &v, sell("I-06"), Reason{Why: WhyPoorUse, Tile: code(t, "I-06"), Coins: 1, Count: int(code(t, "I-06").Tile().Price)})
	expectReason(t, &v, sell("V-09"), Reason{Why: WhyTooDear, Tile: code(t, "V-09"), Count: int(code(t, "V-09").Tile().Price) - 6})

	last := playTo(t, 2, 1, func(m *warsaw.Match) bool {
		return m.Epoch() == warsaw.Epochs && m.Round() == 3 && m.Owes(0) == warsaw.DecideUse
	})
	last.Player(0).District, last.Player(0).Coins = drawn(t, "RR CC\nRR CC\n"), 6
	v = last.View(0)
	expectReason(t, &v, sell("VI-01"), Reason{Why: WhyLastCoins, Tile: warsaw.NoTile, Count: 10, VP: 2})
}

func TestReasonsOfWars(t *testing.T) {
	building := func(m *warsaw.Match) bool {
		return m.Epoch() == 3 && m.Round() == 3 && m.Owes(0) == warsaw.DecideUse
	}
	m := playTo(t, 2, 1, building)
	m.Player(0).District = drawn(t, plain)
	v := m.View(0)
	expectReason(t, &v, warsaw.Action{Kind: warsaw.Build, Tile: code(t, "I-06"), Space: warsaw.Space{X: 2}},
		Reason{Why: WhyFodder, Tile: warsaw.NoTile, Count: 1, VP: 1})

	bridge := drawn(t, "RR PP UU CC\nRR PP UU CC\n\nD1 coins 1\n") // culture brings nothing, but can't go
	if got := leastLoss(&newExplanation(&v, warsaw.Action{Kind: warsaw.Finish}).value, &bridge, 1); got != (warsaw.Sum{Coins: -1}) {
		t.Errorf("the war takes %+v", got)
	}

	m.Player(0).District = warsaw.StartingDistrict(warsaw.StartingTile)
	m.Player(0).District.Place(code(t, "I-06"), warsaw.Space{Y: 1}, 0)
	m.Player(0).District.Place(code(t, "I-08"), warsaw.Space{X: 1}, 0)
	v = m.View(0)
	market := warsaw.Space{Y: 1}
	expectReason(t, &v, warsaw.Action{Kind: warsaw.Lose, Space: market, Other: market},
		Reason{Why: WhyLoses, Tile: code(t, "I-06"), Count: 1, Coins: -1})

	whole := "RR RR RR RR\nRR RR RR RR\n\n"
	m.Player(0).District = drawn(t, whole+whole+whole+"PP PP PP PP\nPP PP PP PP\n")
	v = m.View(0)
	expectReason(t, &v, warsaw.Action{Kind: warsaw.KeepWindow}, Reason{Why: WhyKeeps, Tile: warsaw.NoTile, Count: 12})
	expectReason(t, &v, warsaw.Action{Kind: warsaw.KeepWindow}, Reason{Why: WhyLoses, Tile: warsaw.NoTile, Count: 4, VP: -1})
	expectReason(t, &v, warsaw.Action{Kind: warsaw.KeepWindow, Space: warsaw.Space{Y: 1}}, Reason{Why: WhyKeeps, Tile: warsaw.NoTile, Count: 12, VP: 1})

	m.Player(0).District = drawn(t, whole+whole+whole+"CC CC CC CC\nCC CC CC CC\n")
	m.Player(1).District = drawn(t, "##\n##\n\nA1 palace-of-culture\n") // takes a point for the shops kept
	v = m.View(0)
	expectReason(t, &v, warsaw.Action{Kind: warsaw.KeepWindow, Space: warsaw.Space{Y: 1}}, Reason{Why: WhyKeeps, Tile: warsaw.NoTile, Count: 12, Coins: 1, VP: -1})
}

func TestReasonsOfChoices(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	m.Player(0).District = drawn(t, "## ##\n## ##\n\nA1 school-of-economics\nB1 okecie-airport\n")
	m.Player(0).Coins, m.Player(0).VP = 7, 9
	v := m.View(0)
	airport := code(t, "okecie-airport")
	for a, want := range map[warsaw.Action]Reason{
		{Kind: warsaw.SellCoins, Tile: airport}: {Why: WhyExchanges, Building: warsaw.OkecieAirport, Tile: warsaw.NoTile, Coins: -6, VP: 3},
		{Kind: warsaw.SellVP, Tile: airport}:    {Why: WhyExchanges, Building: warsaw.OkecieAirport, Tile: warsaw.NoTile, Coins: 9, VP: -3},
		{Kind: warsaw.Split, Amount: 2}:         {Why: WhySplits, Building: warsaw.WarsawSchoolOfEconomics, Tile: warsaw.NoTile, VP: 2},
		{Kind: warsaw.Finish}:                   {Why: WhyHolds, Tile: warsaw.NoTile, Coins: 7, VP: 9},
	} {
		expectReason(t, &v, a, want)
	}
}

// What is said of the hand that goes on is so: whose it will be, and that no other tile of
// it has the sign or the kind.
func TestReasonsOfDenial(t *testing.T) {
	said := map[Why]int{}
	for seed := range uint64(12) {
		play(t, 2+int(seed%3), seed, makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
			if v.Owes(v.Seat()) == warsaw.DecidePick {
				checkDenial(t, v, said)
			}
		}))
	}
	for _, why := range []Why{WhyDenies, WhyDeniesSign, WhyDeniesKind, WhyLeaves} {
		if said[why] == 0 {
			t.Errorf("%s is never said", why.Key())
		}
	}
}

func checkDenial(t *testing.T, v *warsaw.View, said map[Why]int) {
	t.Helper()
	hand := v.Own().Hand(nil)
	next := v.Seat() + 1
	if v.Epoch()%2 == 0 {
		next = v.Seat() + v.Seats() - 1
	}
	for _, tile := range hand {
		rest := slices.DeleteFunc(slices.Clone(hand), func(other warsaw.TileID) bool { return other == tile })
		for _, r := range allReasons(v, warsaw.Action{Kind: warsaw.Discard, Tile: tile}) {
			last := true
			switch r.Why {
			case WhyDenies:
			case WhyLeaves:
				last = slices.Contains(rest, r.Tile)
			case WhyDeniesSign:
				last = tile.Tile().Transport && !slices.ContainsFunc(rest, func(id warsaw.TileID) bool { return id.Tile().Transport })
			case WhyDeniesKind:
				last = tile.Tile().HasKind(r.Kind) && !slices.ContainsFunc(rest, func(id warsaw.TileID) bool { return id.Tile().HasKind(r.Kind) })
			default:
				continue
			}
			said[r.Why]++
			if !last || r.Seat != next%v.Seats() || r.Why != WhyLeaves && r.Tile != tile {
				t.Fatalf("seat %d, epoch %d, hand %v: %s: %+v", v.Seat()+1, v.Epoch(), hand, r.Why.Key(), r)
			}
		}
	}
}

// Whatever is legal has one to four reasons, each with a name, with quarters that hold a
// tile; and those that speak of income add up to what the income changes.
func TestReasonsOfAnyAction(t *testing.T) {
	t.Parallel()
	said := map[Why]bool{}
	for seed := range uint64(thorough.Count(40, 100)) {
		player := makePlayers(t, []string{Random, Builder}[seed%2])
		play(t, 2+int(seed%3), seed, player, each(func(_ *warsaw.Match, v *warsaw.View) {
			actions := v.Legal(true, nil)
			if v.Owes(v.Seat()) == warsaw.DecidePick {
				actions = v.Uses(actions[int(seed)%len(actions)].Tile, nil)
			}
			for n := int(seed) % 7; n < len(actions); n += 7 {
				checkReasons(t, v, actions[n], said)
			}
			checkReasons(t, v, actions[0], said)
		}))
	}
	for _, why := range Whys() {
		if !said[why] && why != WhyKeeps { // few districts ever collapse
			t.Errorf("%s is never told", why.Key())
		}
	}
}

func checkReasons(t *testing.T, v *warsaw.View, a warsaw.Action, said map[Why]bool) {
	t.Helper()
	told := Reasons(v, a)
	if len(told) < 1 || len(told) > 4 {
		t.Fatalf("%v has %d reasons", a, len(told))
	}
	then := after(v, a)
	coins, vp := 0, 0
	for _, r := range allReasons(v, a) {
		if r.Why.Key() == "unknown" || r.Lit&^then.District.Occupied().Quarters() != 0 {
			t.Fatalf("%v: %+v", a, r)
		}
		switch r.Why {
		case WhyTouches, WhyHomes, WhyJoins, WhyPrinted, WhyPollutes, WhyCleans, WhyTransport, WhyEffect, WhyServes, WhyTribute, WhyCovers:
			coins, vp = coins+r.Coins, vp+r.VP
		}
	}
	for _, r := range told {
		said[r.Why] = true
	}
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		is, was := earned(v, &then.District, a.Tile), earned(v, &v.Player(v.Seat()).District, warsaw.NoTile)
		if coins != int(is.Coins-was.Coins) || vp != int(is.VP-was.VP) {
			t.Fatalf("%v: reasons come to %d coins and %d VP, income to %d and %d:\n%+v\n%s", a, coins, vp,
				is.Coins-was.Coins, is.VP-was.VP, allReasons(v, a), then.District.Picture())
		}
	}
}

// earned is what a district brings its seat, the School of Economics as victory points
// unless it is the tile just placed.
func earned(v *warsaw.View, d *warsaw.District, placed warsaw.TileID) warsaw.Sum {
	in := d.Income(nil)
	sum := in.Total()
	if d.Has(warsaw.WarsawSchoolOfEconomics) && placed != warsaw.BuildingTile(warsaw.WarsawSchoolOfEconomics) {
		sum.VP += int16(d.PublicBuildings().Count())
	}
	for s := range v.Seats() {
		if s != v.Seat() && v.Player(s).District.Has(warsaw.PalaceOfCultureAndScience) {
			sum.VP -= int16(d.Of(warsaw.Commercial).AreaCount())
		}
	}
	return sum
}

// Reasons and advice come from what the seat knows: what it can't tell changes neither.
func TestHiddenThingsGiveTheSameReasons(t *testing.T) {
	t.Parallel()
	play(t, 3, 5, makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
		one, other := v.Sample(1), v.Sample(2)
		a, b := one.View(v.Seat()), other.View(v.Seat())
		tried, err := Try(&a, 9, 0, Limit{Samples: 2})
		if err != nil {
			t.Fatal(err)
		}
		if again, err := Try(&b, 9, 0, Limit{Samples: 2}); err != nil || !reflect.DeepEqual(tried, again) {
			t.Fatalf("%v and %v, %v", tried, again, err)
		}
		for _, j := range Ideas(tried, nil, 3) {
			if !slices.Equal(Reasons(&a, j.Action), Reasons(&b, j.Action)) {
				t.Fatalf("%v: other reasons", j.Action)
			}
		}
	}))
}

func TestKeysDiffer(t *testing.T) {
	keys := map[string]bool{"unknown": true, "": true}
	for _, why := range Whys() {
		if keys[why.Key()] {
			t.Errorf("%q is the key of two reasons, or of none", why.Key())
		}
		keys[why.Key()] = true
	}
	if Why(0).Key() != "unknown" || whys.Key() != "unknown" {
		t.Error("what is no reason has a key")
	}
}

func BenchmarkReasons(b *testing.B) {
	m := playTo(b, 4, 1, func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Owes(0) == warsaw.DecidePick })
	v := m.View(0)
	actions := v.Uses(v.Own().Hand(nil)[0], nil)
	for n := 0; b.Loop(); n++ {
		Reasons(&v, actions[n%len(actions)])
	}
}
