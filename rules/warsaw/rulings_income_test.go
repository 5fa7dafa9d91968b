package warsaw

import (
	"slices"
	"strings"
	"testing"
)

func TestRuling19StepsInOrder(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0].District = drawn(t, `
		PR CU ##
		PR CI ##
		RR II CC
		RR II CC

		.. RR ..
		.. RR ..

		C1 holy-trinity-church
		B1 transport, vp 2
		B3 transport
		B2 coins 3`)
	var steps []Step
	endConstruction(&m, 6, func(e Event) {
		if e.Kind == IncomeStep && e.Seat == 0 {
			steps = append(steps, e.Source.Step)
		}
	})
	if !slices.Equal(steps, []Step{StepParks, StepCommercial, StepCultural, StepIndustrial, StepTransport, StepBuildings}) {
		t.Errorf("steps %v", steps)
	}
}

// ends has both seats end the last epoch with these districts and what they hold,
// and returns the match after income.
func ends(t *testing.T, a, b string, coins, vp int16) Match {
	t.Helper()
	m := NewMatch(2, 1, nil)
	m.players[0] = Player{District: drawn(t, a), Coins: coins, VP: vp}
	m.players[1] = Player{District: drawn(t, b), Coins: coins, VP: vp}
	endConstruction(&m, 6, nil)
	return m
}

func TestRuling19BelowNothingBecomesNothingAfterEachStep(t *testing.T) {
	// Industry beside two homes: -2; then two groups of transport: +4.
	smoke := "RI IR .. RR\nRI IR .. RR\n\nCC CC CC CC\nCC CC CC CC\n\nA1 transport\nD1 transport"
	m := ends(t, smoke, "PP\nPP", 0, 0)
	if got := m.Player(0).VP; got != 4 {
		t.Errorf("0 - 2, then + 4: %d VP", got)
	}
	m = ends(t, smoke, "PP\nPP", 0, 1)
	if got := m.Player(0).VP; got != 4 {
		t.Errorf("1 - 2, then + 4: %d VP", got)
	}
	m = ends(t, smoke, "PP\nPP", 0, 3)
	if got := m.Player(0).VP; got != 5 {
		t.Errorf("3 - 2, then + 4: %d VP", got)
	}
	// Parks come before industry.
	m = ends(t, "PR II\nPR II", "PP\nPP", 0, 0)
	if got := m.Player(0).VP; got != 0 {
		t.Errorf("+ 1, then - 1: %d VP", got)
	}
}

func TestRuling19TheSixthStepIsOneSum(t *testing.T) {
	// The church brings 2, the Palace of Culture takes 3: both at once.
	m := ends(t, "CP CP CP ##\nCP CP CP ##\nD1 holy-trinity-church", "##\n##\nA1 palace-of-culture", 0, 0)
	if got := m.Player(0).VP; got != 0 {
		t.Errorf("+ 2 - 3: %d VP", got)
	}
	m = ends(t, "CP CP CP ##\nCP CP CP ##\nD1 holy-trinity-church", "##\n##\nA1 palace-of-culture", 0, 5)
	if got := m.Player(0).VP; got != 4 {
		t.Errorf("5 + 2 - 3: %d VP", got)
	}
}

func TestRuling20AreasNotTilesOrQuarters(t *testing.T) {
	// One shop of six quarters on three tiles beside one home on three tiles.
	in := earns(t, "RR RR RR\nCC CC CC")
	if in[StepCommercial].Coins != 1 {
		t.Errorf("one shop beside one home brings %d", in[StepCommercial].Coins)
	}
	if got := brings(t, "UU UU ##\nUU PU ##\nC1 copernicus-science-center", CopernicusScienceCenter); got.VP != 1 {
		t.Errorf("one cultural area on two tiles brings %d", got.VP)
	}
}

func TestRuling20CornersDoNotCount(t *testing.T) {
	if in := earns(t, "RU\nUC"); in[StepCommercial].Coins != 0 {
		t.Error("a shop touches a home with a corner")
	}
	if in := earns(t, "RU\nRC"); in[StepCommercial].Coins != 1 {
		t.Error("a shop does not touch a home with a side")
	}
	// A row's end does not touch the next row's beginning.
	for _, picture := range []string{"UU UU UU UR\nCU UU UU UU", "UU UU UU UC\nRU UU UU UU"} {
		if in := earns(t, picture); in[StepCommercial].Coins != 0 {
			t.Errorf("a shop touches a home across the district\n%s", picture)
		}
	}
	d := drawn(t, "RU UR\nUR RU\n\nUR RU\nRU UR")
	if n := d.Of(Residential).AreaCount(); n != 5 {
		t.Errorf("%d residential areas joined by sides, instead of 5", n)
	}
}

func TestRuling20ABuildingTouchesWithEightQuarterSides(t *testing.T) {
	// One home in each of the eight places beside Wilson Square, and where it is not beside it.
	for picture, want := range map[string]int16{
		"II RI II\nII II II\n\nII ## II\nII ## II\n\nII II II\nII II II": 0, // a quarter away
		"II II II\nII RI II\n\nII ## II\nII ## II\n\nII II II\nII II II": 1,
		"II II II\nII IR II\n\nII ## II\nII ## II\n\nII II II\nII II II": 1,
		"II II II\nII II II\n\nIR ## II\nII ## II\n\nII II II\nII II II": 1,
		"II II II\nII II II\n\nII ## II\nIR ## II\n\nII II II\nII II II": 1,
		"II II II\nII II II\n\nII ## RI\nII ## II\n\nII II II\nII II II": 1,
		"II II II\nII II II\n\nII ## II\nII ## RI\n\nII II II\nII II II": 1,
		"II II II\nII II II\n\nII ## II\nII ## II\n\nII RI II\nII II II": 1,
		"II II II\nII II II\n\nII ## II\nII ## II\n\nII IR II\nII II II": 1,
		"IR II RI\nRR II RR\n\nII ## II\nII ## II\n\nRR II RR\nIR II RI": 0, // corners
	} {
		if got := brings(t, picture+"\nB2 wilson-square", WilsonSquare); got != (Sum{VP: want}) {
			t.Errorf("%v instead of %d\n%s", got, want, picture)
		}
	}
}

// homesBeside draws one park area beside n residential areas, 12 at most.
func homesBeside(n int) string {
	var rows []string
	for y := range 8 {
		row := []byte("CPCPCC")
		if y == 7 {
			row[2] = 'P' // joins the two columns of park
		}
		rows = append(rows, string(row))
	}
	for y := 0; y < 8; y += 2 {
		for x := 0; x < 6; x += 2 {
			if n > 0 {
				row := []byte(rows[y])
				row[x] = 'R'
				rows[y] = string(row)
				n--
			}
		}
	}
	picture := ""
	for y, row := range rows {
		picture += row[:2] + " " + row[2:4] + " " + row[4:] + "\n"
		if y%2 == 1 {
			picture += "\n"
		}
	}
	return picture
}

func TestRuling21ParkTable(t *testing.T) {
	for n, want := range []int16{0, 1, 2, 3, 5, 7, 10, 13, 16, 19, 22, 25, 28} {
		if in := earns(t, homesBeside(n)); in[StepParks] != (Sum{VP: want}) {
			t.Errorf("a park beside %d homes brings %v instead of %d", n, in[StepParks], want)
		}
	}
	if parkVP(20) != 52 {
		t.Errorf("20 homes bring %d", parkVP(20))
	}
}

func TestRuling21OnlyTheBestPark(t *testing.T) {
	// A park beside one home, one beside two and one beside three.
	picture := "RP UR PR UU\nUU UU UU UR\n\nUU UU UU RP\nUU UU UU UR"
	d := drawn(t, picture)
	var scored []Source
	in := d.Income(func(s Source) {
		if s.Step == StepParks {
			scored = append(scored, s)
		}
	})
	if len(scored) != 1 || scored[0].Count != 3 || in[StepParks] != (Sum{VP: 3}) {
		t.Errorf("scored %+v", scored)
	}
}

func TestRuling21RoyalBathsScoresTwoDifferentParks(t *testing.T) {
	for picture, want := range map[string]int16{
		"RP RC UP\nUU CC RR": 2 + 1, // beside two and beside one
		"RP UU\nUU UU":       1,     // there is only one
		"RP UP\nUU UR":       1 + 1, // equally good
		"RP UP UU\nUU UR UP": 1 + 1, // not the third
	} {
		lines := strings.Split(picture, "\n")
		picture = lines[0] + " ##\n" + lines[1] + " ##\n" + string('A'+byte(strings.Count(lines[0], " ")+1)) + "1 royal-baths-park"
		if in := earns(t, picture); in[StepParks].VP != want {
			t.Errorf("%d VP instead of %d\n%s", in[StepParks].VP, want, picture)
		}
	}
}

func TestRuling21CommercialAndMarywil(t *testing.T) {
	// Shops beside two homes, beside one and beside none.
	shops := "RC RU CR UC\nUU UU UU UU"
	if in := earns(t, shops); in[StepCommercial] != (Sum{Coins: 2 + 1}) {
		t.Errorf("shops bring %v", in[StepCommercial])
	}
	if in := earns(t, "RC RU CR ##\nUU UU UU ##\nD1 marywil"); in[StepCommercial] != (Sum{Coins: 2 + 1 + 2}) {
		t.Errorf("with Marywil they bring %v", in[StepCommercial])
	}
	if in := earns(t, "CC ##\nCC ##\nB1 marywil"); in[StepCommercial] != (Sum{}) {
		t.Errorf("without homes they bring %v", in[StepCommercial])
	}
}

func TestRuling21SignsOfVisibleTiles(t *testing.T) {
	in := earns(t, "UI II UU\nUI RR PP\nA1 vp 2, coins 3\nB1 coins 1\nC1 vp 3")
	if in[StepCultural] != (Sum{VP: 5}) || in[StepIndustrial].Coins != 4 {
		t.Errorf("cultural %v, industrial %v", in[StepCultural], in[StepIndustrial])
	}
	vp := tileWhere(t, func(f *Tile) bool { return f.VP > 0 })
	coins := tileWhere(t, func(f *Tile) bool { return f.Coins > 0 })
	m := NewMatch(2, 1, nil)
	lay(&m, 0, vp, 1, 0)
	lay(&m, 0, coins, 2, 0)
	in = m.Income(0, nil)
	if int(in[StepCultural].VP) != vp.Tile().VP || int(in[StepIndustrial].Coins) != coins.Tile().Coins {
		t.Errorf("signs of the table bring %v and %v", in[StepCultural], in[StepIndustrial])
	}
	lay(&m, 0, BuildingTile(Arsenal), 1, 0)
	lay(&m, 0, MilestoneTile, 2, 0)
	in = m.Income(0, nil)
	if in[StepCultural] != (Sum{}) || in[StepIndustrial] != (Sum{}) {
		t.Errorf("covered signs bring %v and %v", in[StepCultural], in[StepIndustrial])
	}
}

func TestRuling21EachHomeBesideIndustryOnce(t *testing.T) {
	// One home touches two works, another one; a third touches none.
	in := earns(t, "IR IR UR\nIR UU UU")
	if in[StepIndustrial] != (Sum{VP: -2}) {
		t.Errorf("industry brings %v", in[StepIndustrial])
	}
}

func TestRuling22TransportGroups(t *testing.T) {
	board := "UU UU UU\nUU UU UU\n\nUU UU UU\nUU UU UU\n\nUU UU UU\nUU UU UU\n"
	for signs, want := range map[string]int16{
		"":               0,
		"A1":             0, // one group brings nothing
		"A1 B1 C1":       0,
		"A1 C1":          4,
		"A1 B2":          4, // diagonal neighbours are two groups
		"A1 A2 C1 C2":    4,
		"A1 C1 B2":       6,
		"A1 C1 A3 C3 B2": 10,
		"A1 B1 C1 A3 C3": 6,
	} {
		picture := board
		for at := range strings.FieldsSeq(signs) {
			picture += at + " transport\n"
		}
		if in := earns(t, picture); in[StepTransport] != (Sum{VP: want}) {
			t.Errorf("%s: %v instead of %d", signs, in[StepTransport], want)
		}
	}
}

func TestRuling23PerPublicBuildingCountsItself(t *testing.T) {
	if got := brings(t, "## UU\n## UU\nA1 university-library", WarsawUniversityLibrary); got.VP != 1 {
		t.Errorf("the library alone brings %v", got)
	}
	if got := brings(t, "## ## ##\n## ## ##\nA1 university-library\nB1 arsenal\nC1 metro", WarsawUniversityLibrary); got.VP != 2 {
		t.Errorf("a milestone counts as a public building: %v", got)
	}
	m := ends(t, "## ##\n## ##\nA1 school-of-economics\nB1 arsenal", "RR\nRR", 0, 0)
	refused(t, &m, 0, Action{Kind: Split, Amount: 3}, ReasonNotEnough)
	play(t, &m, 0, Action{Kind: Split, Amount: 2})
	expect(t, &m, 0, 0, 2)
}

func TestRuling23FourNeighbouringSpaces(t *testing.T) {
	around := "UU ## UU\nUU ## UU\n\n## ## ##\n## ## ##\n\n## ## UU\n## ## UU\nB1 arsenal\nA2 marywil\nC2 saxon-palace\nA3 old-town\nB3 prudential\nB2 "
	if got := brings(t, around+"namiestnikowski-palace", NamiestnikowskiPalace); got != (Sum{VP: 3}) {
		t.Errorf("three public buildings and a milestone beside it, one at a corner: %v", got)
	}
	board := "UU UU UU\nUU UU UU\n\nUU ## UU\nUU ## UU\n\nUU UU UU\nUU UU UU\n"
	signs := "A1 transport, height 2\nB1 transport, height 3\nC2 transport, height 2\nB2 height 2\n"
	if got := brings(t, board+signs+"B2 metro", Metro); got != (Sum{VP: 2}) {
		t.Errorf("two signs beside it, one at a corner: %v", got)
	}
	if got := brings(t, board+signs+"B2 w-z-route", WZRoute); got != (Sum{VP: 2, Coins: 2}) {
		t.Errorf("two stacks beside it, one at a corner, its own: %v", got)
	}
	all := "B1 transport, height 2\nA2 transport, height 2\nC2 transport, height 2\nB3 transport, height 2\n"
	if got := brings(t, board+all+"B2 metro", Metro); got != (Sum{VP: 4}) {
		t.Errorf("four signs: %v", got)
	}
	if got := brings(t, board+all+"B2 w-z-route", WZRoute); got != (Sum{VP: 4, Coins: 4}) {
		t.Errorf("four stacks: %v", got)
	}
}

func TestRuling23FourAtMost(t *testing.T) {
	// An area on each side; two quarters of one kind on one side are one area, so
	// that there are never more than four.
	four := "II II II\nII KI II\n\nIK ## KI\nII ## II\n\nII IK II\nII II II\n\n"
	wide := "II II II\nII KK II\n\nIK ## KI\nIK ## KI\n\nII KK II\nII II II\n\n"
	for b, want := range map[Building]Sum{GrandTheater: {VP: 4}, WilsonSquare: {VP: 4}, WaterFilters: {VP: 4, Coins: 4}} {
		kind := map[Building]string{GrandTheater: "U", WilsonSquare: "R", WaterFilters: "P"}[b]
		for _, picture := range []string{four, wide} {
			picture = strings.ReplaceAll(picture, "K", kind) + "B2 " + BuildingTile(b).Tile().Code
			if got := brings(t, picture, b); got != want {
				t.Errorf("%v instead of %v\n%s", got, want, picture)
			}
		}
	}
}

func TestRuling24CityCenterEdges(t *testing.T) {
	board := "UU UU UU UU\nUU UU UU UU\n\nUU ## UU UU\nUU ## UU UU\n\nUU UU UU ..\nUU UU UU ..\nB2 city-center\n"
	for signs, want := range map[string]int16{"A1": 2, "C2": 0, "D2": 2, "A2": 2, "B3": 2, "C2 C3": 2, "A1 D1 A3 C3": 8} {
		picture := board
		for at := range strings.FieldsSeq(signs) {
			picture += at + " transport\n"
		}
		if got := brings(t, picture, CityCenter); got != (Sum{VP: want}) {
			t.Errorf("%s: %v instead of %d", signs, got, want)
		}
	}
}

func TestRuling24ParksByTiles(t *testing.T) {
	// One park area of three tiles in a bend, another of two in a row, five quarters large.
	board := "UP PU ##\nUU PU ##\n\nUU PU PP\nUU UU PP\n\nUU UU PP\nUU UU PP\nC1 "
	if got := brings(t, board+"fountain-park", FountainPark); got != (Sum{VP: 3}) {
		t.Errorf("Fountain Park brings %v", got)
	}
	if got := brings(t, board+"skaryszewski-park", SkaryszewskiPark); got != (Sum{VP: 2}) {
		t.Errorf("Skaryszewski Park brings %v", got)
	}
	// A row of tiles with parks that do not touch is no line of one area.
	apart := "PU PU PU ##\nPU PU PU ##\nD1 "
	if got := brings(t, apart+"skaryszewski-park", SkaryszewskiPark); got != (Sum{VP: 1}) {
		t.Errorf("parks apart: Skaryszewski Park brings %v", got)
	}
	// One area may leave the line and come back.
	around := "UP UP ##\nUP UP ##\n\nUP PP ..\nUU UU ..\nC1 skaryszewski-park"
	if got := brings(t, around, SkaryszewskiPark); got != (Sum{VP: 2}) {
		t.Errorf("one area in a bow: %v", got)
	}
	line := "PP PP PP PP\nUU UU UU UU\n\n## .. .. ..\n## .. .. ..\nA2 skaryszewski-park"
	if got := brings(t, line, SkaryszewskiPark); got != (Sum{VP: 4}) {
		t.Errorf("four in a row: %v", got)
	}
	if got := brings(t, "UU UU PP PP\nUU UU PP PP\n\nPP PP PP ##\nPP PP PP ##\nD2 skaryszewski-park", SkaryszewskiPark); got != (Sum{VP: 3}) {
		t.Errorf("two in a row, then three in the next: %v", got)
	}
	column := "PU ##\nPU ##\n\nPU ..\nPU ..\n\nPU ..\nPU ..\nB1 skaryszewski-park"
	if got := brings(t, column, SkaryszewskiPark); got != (Sum{VP: 3}) {
		t.Errorf("three in a column: %v", got)
	}
}

func TestRuling24OldTownCountsItsOwnStack(t *testing.T) {
	if got := brings(t, "## UU UU\n## UU UU\nA1 old-town, height 2\nB1 height 4", OldTown); got != (Sum{VP: 2}) {
		t.Errorf("Old Town brings %v", got)
	}
}

func TestRuling24AutomobileFactoryCountsEachAreaOnce(t *testing.T) {
	// A park between two works, a cultural area beside one, another beside none.
	if got := brings(t, "IP IU ##\nIP IR ##\n\nRU .. ..\nRR .. ..\nC1 automobile-factory", PassengerAutomobileFactory); got != (Sum{VP: 2}) {
		t.Errorf("the factory brings %v", got)
	}
}

func TestRuling24TelephoneCountsEachHomeOnce(t *testing.T) {
	// One home between two public buildings, one beside a milestone only.
	if got := brings(t, "## RU ## UU\n## RR ## UU\n\n.. .. UU RR\n.. .. UU RU\n\n.. .. .. ##\n.. .. .. ##\nA1 polish-telephone\nC1 arsenal\nD3 metro", PolishTelephone); got != (Sum{VP: 1}) {
		t.Errorf("the telephone brings %v", got)
	}
}

func TestRuling25PalaceOfCulture(t *testing.T) {
	m := NewMatch(3, 1, nil)
	m.players[0] = Player{District: drawn(t, "IC ##\nUI ##\nB1 palace-of-culture"), VP: 10}
	m.players[1] = Player{District: drawn(t, "CP CP\nPC PP"), VP: 10}
	m.players[2] = Player{District: drawn(t, "PP\nPP"), VP: 10}
	for s, want := range []int16{2, -3, 0} {
		in := m.Income(s, nil)
		if in[StepBuildings] != (Sum{VP: want}) {
			t.Errorf("seat %d: %v instead of %d", s+1, in[StepBuildings], want)
		}
	}
	var told Sum
	m.Income(1, func(s Source) { told = told.plus(s.Sum) })
	if told != (Sum{VP: -3}) {
		t.Errorf("told: %v", told)
	}
	endConstruction(&m, 6, nil)
	for s, want := range []int16{12, 7, 10} {
		if got := m.Player(s).VP; got != want {
			t.Errorf("seat %d has %d VP instead of %d", s+1, got, want)
		}
	}
}

func TestRuling25EuropaMarketEachIncomePhase(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0].District = drawn(t, "UU ##\nUU ##\nB1 europa-market")
	m.players[1].District = drawn(t, "UU ##\nUU ##\nB1 arsenal")
	m.milestones[1] = BuildingTile(WaterFilters) // nobody has a park
	for n := range int16(2) {
		endConstruction(&m, 2, nil)
		expect(t, &m, 0, 6+15*(n+1), 0)
		expect(t, &m, 1, 6, 0)
	}
}
