package lux

import (
	"slices"
	"strings"
	"testing"
)

// targets are what a card of the seat whose turn it is can be used on, as in records, sorted.
func targets(m *Match, seat int, card string) []string {
	v := m.View(seat)
	c, _ := citizenByCode(card)
	var all []string
	for _, a := range v.Plays(c, nil) {
		all = append(all, strings.TrimPrefix(a.String(), "capital "+card+" "))
	}
	slices.Sort(all)
	return all
}

// canTarget checks all that a card can be used on.
func canTarget(t *testing.T, m *Match, seat int, card string, want ...string) {
	t.Helper()
	slices.Sort(want)
	if got := targets(m, seat, card); !slices.Equal(got, want) {
		t.Errorf("%s can be used on %q, not %q", card, got, want)
	}
}

var fourDistricts = []string{"blue", "green", "pink", "yellow"}

func TestPowerAgent(t *testing.T) {
	m := scene(t, table{capital: "Y4", hands: []string{"B3 B4 B5 B6", "B3 B4 B5 B6", "B3"}})
	used := of(do(t, &m, 0, "capital B3"), PowerUsed)
	if len(used) != 1 || !used[0].Secret || used[0].Count != int(m.modifiers[0]) || used[0].For(0) != used[0] || used[0].For(1).Count != 0 {
		t.Errorf("%+v", used)
	}
	if m.Owes(0) != DecideLay || m.Owes(1) != NoDecision {
		t.Error("the Agent does not lay what it has looked at")
	}
	refused(t, &m, 0, "home B4", ReasonNotYourTurn)
	mine, other := m.View(0), m.View(1)
	if mine.Looked() != int(m.modifiers[0]) || other.Looked() != 0 {
		t.Errorf("seats see %d and %d", mine.Looked(), other.Looked())
	}
	if legal := m.Legal(0, nil); len(legal) != 4 {
		t.Errorf("%v are legal", legal)
	}
	laid := of(do(t, &m, 0, "lay yellow"), ModifierLaid)
	if len(laid) != 1 || laid[0].To != int8(Yellow) || m.Owes(1) != DecidePlay {
		t.Errorf("%+v", laid)
	}
	if m.OpenLimit(Yellow) != 4 || m.Limit(Yellow) != 4+int(m.modifiers[0]) || m.Laid()[0] != (Modifier{To: Yellow, Seat: 0}) {
		t.Errorf("the limit is %d, openly %d", m.Limit(Yellow), m.OpenLimit(Yellow))
	}
	if mine = m.View(0); mine.ModifierAt(0) != int(m.modifiers[0]) || mine.Looked() != 0 {
		t.Errorf("who laid it sees %d", mine.ModifierAt(0))
	}
	if low, high := mine.LimitRange(Yellow); low != m.Limit(Yellow) || high != low {
		t.Errorf("who laid it sees a limit from %d to %d", low, high)
	}
	other = m.View(1)
	if low, high := other.LimitRange(Yellow); other.ModifierAt(0) != 0 || low != 0 || high != 9 {
		t.Errorf("others see a limit from %d to %d", low, high)
	}
	do(t, &m, 1, "capital B5")
	do(t, &m, 1, "lay blue")
	left := m.modifiers
	hide(&m, 1, Pink, left[m.laidCount:Modifiers-1]...)
	if v := m.View(2); v.Impossible(citizen(t, "B3")) {
		t.Error("the last modifier can't be drawn")
	}
	hide(&m, 1, Pink, left[Modifiers-1])
	if m.ModifiersLeft() != 0 {
		t.Fatalf("%d modifiers are left", m.ModifiersLeft())
	}
	must(t, do(t, &m, 2, "capital B3"), PowerImpossible)
	if m.Owes(0) != DecidePlay {
		t.Error("the turn does not go on")
	}
}

// Two hidden modifiers lower a limit by the two lowest at most, and raise it by the two highest, those seen left out (L16).
func TestPowerAgentRanges(t *testing.T) {
	m := scene(t, table{capital: "Y6 Y6 B3", hands: []string{"B2", "B2"}})
	hide(&m, 0, Yellow, 5)
	hide(&m, 1, Yellow, -5, 2)
	hide(&m, 1, Blue, -2)
	v := m.View(0)
	if low, high := v.LimitRange(Yellow); low != 17-5-4 || high != 17+4+3 {
		t.Errorf("from %d to %d", low, high)
	}
	if low, high := v.LimitRange(Blue); low != 0 || high != 7 {
		t.Errorf("from %d to %d", low, high)
	}
	if low, high := v.LimitRange(OutsiderDistrict); low != 8 || high != 24 {
		t.Errorf("the highest is from %d to %d", low, high)
	}
	if unseen := v.UnseenModifiers(nil); !slices.Equal(unseen, []int8{4, 3, 2, -2, -3, -4, -5}) {
		t.Errorf("unseen are %v", unseen)
	}
}

func TestPowerInfiltrator(t *testing.T) {
	m := scene(t, table{set: "BAAA", capital: "Y3", homes: []string{"", "Y3", ""}, hands: []string{"B2 B3 B4", "B2 B5", "B6 B6"}})
	var want []string
	for _, seat := range [...]string{"c", "1", "2", "3"} {
		for _, d := range fourDistricts {
			want = append(want, seat+" "+d)
		}
	}
	canTarget(t, &m, 0, "B2", want...)
	do(t, &m, 0, "capital B2 c yellow")
	limits(t, &m, 2, 0, 5, 0)
	used := of(do(t, &m, 1, "capital B2 2 yellow"), PowerUsed)
	if len(used) != 1 || used[0].At != 1 || used[0].To != int8(Yellow) {
		t.Errorf("%+v", used)
	}
	if m.HomeTotal(1, Yellow) != 5 || m.RebelsLeft() != 6 || m.Score(1).Homes[Yellow] != 3 {
		t.Errorf("the total is %d", m.HomeTotal(1, Yellow))
	}
	m.homeRebels[0][Pink] = 5
	if v := m.View(2); v.Impossible(citizen(t, "B6")) {
		t.Error("the last rebel can't be put anywhere")
	}
	m.homeRebels[0][Pink] = 6
	impossible(t, &m, 2, "B6", "c blue")
	resolved(t, &m) // until the round ends
	if m.RebelsLeft() != Rebels {
		t.Error("rebels stay")
	}
}

func TestPowerRecruiter(t *testing.T) {
	m := scene(t, table{set: "CAAA", capital: "P5 Y3", hands: []string{"B2 B3", "B2 B4"}})
	var want []string
	for _, from := range fourDistricts {
		for _, to := range fourDistricts {
			if from != to {
				want = append(want, from+" "+to)
			}
		}
	}
	canTarget(t, &m, 0, "B2", want...)
	refused(t, &m, 0, "capital B2 pink pink", ReasonSameDistrict)
	refused(t, &m, 0, "capital B2", ReasonOtherTarget)
	do(t, &m, 0, "capital B2 pink yellow")
	limits(t, &m, 2, 3, 5, 0)
	if lower, raise := m.Shifted(Pink); lower != 1 || raise != 0 || m.ShiftsLeft() != 5 {
		t.Errorf("pink is lowered by %d and raised by %d, %d are left", lower, raise, m.ShiftsLeft())
	}
	m.raised[Green], m.lowered[Blue] = 4, 4
	if v := m.View(1); v.Impossible(citizen(t, "B2")) {
		t.Error("the last shift can't be laid")
	}
	m.raised[Green], m.lowered[Blue] = 5, 5
	impossible(t, &m, 1, "B2", "pink yellow")
	resolved(t, &m)
	if m.ShiftsLeft() != Shifts {
		t.Error("shifts stay")
	}
}

func TestPowerOutsider(t *testing.T) {
	m := scene(t, table{set: "DAAA", capital: "P5 Y3", homes: []string{"Y4 Y2 Y4 P6 Y3@outsider", "G5"}, hands: []string{"B2 B3 B3", "B4 B5"}})
	canTarget(t, &m, 0, "B3", "h B2", "h B3", "pink P6", "yellow Y2", "yellow Y4")
	canTarget(t, &m, 0, "B2", "h B3", "pink P6", "yellow Y2", "yellow Y4")
	refused(t, &m, 0, "capital B2 h B2", ReasonNotThere)
	refused(t, &m, 0, "capital B2 yellow Y3", ReasonNotThere)
	refused(t, &m, 0, "capital B2 blue B2", ReasonNotThere)
	refused(t, &m, 0, "capital B2", ReasonOtherTarget)
	used := of(do(t, &m, 0, "capital B2 yellow Y4"), PowerUsed)
	if len(used) != 1 || used[0].From != int8(Yellow) || used[0].Card != citizen(t, "Y4") {
		t.Errorf("%+v", used)
	}
	lies(t, &m, 0, Yellow, "Y4 Y2") // the copy laid last leaves
	lies(t, &m, 0, OutsiderDistrict, "Y3 Y4")
	if m.Hand(0) != some(t, "B3 B3") {
		t.Errorf("the hand is %v", m.Hand(0))
	}
	do(t, &m, 1, "home B4")
	do(t, &m, 0, "capital B3 h B3")
	lies(t, &m, 0, OutsiderDistrict, "Y3 Y4 B3")
	if m.HandSize(0) != 0 || m.Score(0).Homes[OutsiderDistrict] != 10 {
		t.Error("the citizen of the hand does not score there")
	}
	resolved(t, &m)
	lies(t, &m, 0, OutsiderDistrict, "") // 10 against 5
	m = scene(t, table{set: "DAAA", hands: []string{"B2", "B4 B5"}, homes: []string{"G3"}})
	canTarget(t, &m, 0, "B2", "green G3")
	m = scene(t, table{set: "DAAA", hands: []string{"B2", "B4 B5"}, homes: []string{"B3@outsider"}})
	impossible(t, &m, 0, "B2", "h B2")
}

// The Outsider district is nobody's business: no gold and no guard saves it, no rebel goes there, and no bonus comes of it.
func TestPowerOutsiderStandsAlone(t *testing.T) {
	m := scene(t, table{set: "DADA", capital: "B4", homes: []string{"P5@outsider", "P4@outsider"}})
	m.gold[0], m.gold[1] = 9, 9
	m.guards[0] = [Districts]uint8{1, 1, 1, 1}
	lost := of(resolved(t, &m), Lost)
	if len(lost) != 1 || lost[0].To != int8(OutsiderDistrict) || lost[0].Limit != 4 || lost[0].Total != 5 {
		t.Errorf("%+v", lost)
	}
	if golds(t, &m, 13, 9); m.Bonus(1) != 0 {
		t.Errorf("a bonus of %v", m.Bonus(1))
	}
	m = scene(t, table{set: "DAAA", capital: "B4", homes: []string{"P5@outsider", ""}})
	m.gold[0] = 9
	must(t, resolved(t, &m), Lost)
	golds(t, &m, 9)
}

func TestPowerCleric(t *testing.T) {
	m := scene(t, table{capital: "P4 B5 B3 G2 B3", homes: []string{"B6", ""}, hands: []string{"P3 P5", "P6 P6"}})
	canTarget(t, &m, 0, "P3", "blue", "green")
	refused(t, &m, 0, "capital P3 pink", ReasonOwnColour)
	refused(t, &m, 0, "capital P3 yellow", ReasonNoCitizen)
	refused(t, &m, 0, "capital P3", ReasonOtherTarget)
	used := of(do(t, &m, 0, "capital P3 blue"), PowerUsed)
	if len(used) != 1 || used[0].Card != citizen(t, "B3") {
		t.Errorf("%+v", used)
	}
	lies(t, &m, 0, Blue, "B6 B3")
	lies(t, &m, -1, Blue, "B5 B3")
	do(t, &m, 1, "capital P6 green")
	lies(t, &m, 1, Green, "G2")
}

func TestPowerDoomsayer(t *testing.T) {
	m := scene(t, table{set: "ABAA", homes: []string{"B2 Y2", "B4 B5", "B5 G6", "B3 B2 B2 P4"}, hands: []string{"P3 P5", "P6 P6", "B3", "B3"}})
	canTarget(t, &m, 0, "P3", "blue", "pink")
	refused(t, &m, 0, "capital P3 yellow", ReasonNobodyLow)
	refused(t, &m, 0, "capital P3 green", ReasonNobodyLow)
	before := m.Discards()
	discarded := of(do(t, &m, 0, "capital P3 blue"), Discarded)
	if len(discarded) != 2 || discarded[0].At != 1 || discarded[1].At != 3 || discarded[1].From != int8(Blue) {
		t.Errorf("%+v", discarded)
	}
	lies(t, &m, 0, Blue, "B2")
	lies(t, &m, 1, Blue, "B5")
	lies(t, &m, 2, Blue, "B5")
	lies(t, &m, 3, Blue, "B3 B2")
	if m.Discards() != before+some(t, "B4 B2") {
		t.Errorf("discarded are %v", m.Discards())
	}
	m = scene(t, table{set: "ABAA", homes: []string{"B2", "B5"}, hands: []string{"P3 P5", "P6"}})
	impossible(t, &m, 0, "P3", "blue")
}

func TestPowerMissionary(t *testing.T) {
	m := scene(t, table{set: "ACAA", capital: "B5 B3 Y6 B3", hands: []string{"P3 P5", "P6 P6"}})
	var want []string
	for _, from := range [...]string{"blue", "pink", "yellow"} {
		for _, to := range fourDistricts {
			if from != to {
				want = append(want, from+" "+to)
			}
		}
	}
	canTarget(t, &m, 0, "P3", want...)
	refused(t, &m, 0, "capital P3 green blue", ReasonNoCitizen)
	refused(t, &m, 0, "capital P3 blue blue", ReasonSameDistrict)
	do(t, &m, 0, "capital P3 blue green")
	lies(t, &m, -1, Green, "B3")
	lies(t, &m, -1, Blue, "B5 B3")
	limits(t, &m, 8, 3, 6, 3)
	do(t, &m, 1, "capital P6 pink yellow")
	lies(t, &m, -1, Yellow, "Y6 P3") // the lowest, not the card itself
	lies(t, &m, -1, Pink, "P6")
}

func TestPowerMentalist(t *testing.T) {
	m := scene(t, table{set: "ADAA", homes: []string{"B5 G2", "Y4 Y6 Y4"}, hands: []string{"P3 P5", "P6 P6"}})
	canTarget(t, &m, 0, "P3", "1 green blue", "1 green pink", "1 green yellow", "2 yellow blue", "2 yellow pink", "2 yellow green")
	refused(t, &m, 0, "capital P3 1 blue green", ReasonNotLow)
	refused(t, &m, 0, "capital P3 1 pink green", ReasonNotLow)
	refused(t, &m, 0, "capital P3 1 green green", ReasonSameDistrict)
	refused(t, &m, 0, "capital P3 3 green blue", ReasonMalformed)
	refused(t, &m, 0, "capital P3 c green blue", ReasonOtherTarget)
	used := of(do(t, &m, 0, "capital P3 2 yellow blue"), PowerUsed)
	if len(used) != 1 || used[0].At != 1 || used[0].Card != citizen(t, "Y4") {
		t.Errorf("%+v", used)
	}
	lies(t, &m, 1, Yellow, "Y4 Y6")
	lies(t, &m, 1, Blue, "Y4")
	do(t, &m, 1, "capital P6 1 green yellow")
	lies(t, &m, 0, Yellow, "G2")
	m = scene(t, table{set: "ADAA", homes: []string{"B5", "Y6"}, hands: []string{"P3 P5", "P6"}})
	impossible(t, &m, 0, "P3", "1 blue green")
}

func TestPowerMerchant(t *testing.T) {
	m := scene(t, table{capital: "B3 P3 G6", homes: []string{"B4 P4", "B5"}, hands: []string{"Y2 G2", "G3"}})
	canTarget(t, &m, 0, "Y2", "capital Y2")
	gold := of(do(t, &m, 0, "capital Y2"), GoldPaid)
	if len(gold) != 1 || gold[0].Count != 1 || gold[0].Why != WhyMerchant {
		t.Errorf("%+v", gold)
	}
	golds(t, &m, 1, 0)
	m.gold[1] = 2
	resolved(t, &m)
	refused(t, &m, 1, "pay", ReasonNotYourTurn) // seat 0 is asked first
	must(t, do(t, &m, 0, "pay"), Saved)
	golds(t, &m, 0)
	if seat, d, over := m.Asked(); m.Owes(1) != DecidePay || seat != 1 || d != Blue || over != 2 {
		t.Fatal("the next is not asked, knowing what the first has paid")
	}
	lost := of(do(t, &m, 1, "refuse"), Lost)
	if len(lost) != 2 || lost[0].Seat != 1 || lost[1].Seat != 0 || lost[1].To != int8(Pink) {
		t.Errorf("%+v", lost) // the pink one too, for the gold is spent
	}
	golds(t, &m, 0, 2)
}

func TestPowerFollower(t *testing.T) {
	m := scene(t, table{set: "AABA", homes: []string{"B3", "B3", "P3"}, hands: []string{"Y2 Y3 Y4 Y5", "Y2 Y3 Y6", "G4 G5"}})
	canTarget(t, &m, 0, "Y2", fourDistricts...)
	do(t, &m, 0, "capital Y2 blue")
	do(t, &m, 1, "capital Y2 blue") // others may
	do(t, &m, 2, "home G4")
	if !m.Follower(0, Blue) || m.Follower(2, Blue) {
		t.Error("the followers are elsewhere")
	}
	refused(t, &m, 0, "capital Y3 blue", ReasonFollowerThere)
	canTarget(t, &m, 0, "Y3", "pink", "yellow", "green")
	m.followers[1] = [Districts]bool{true, true, true, true}
	do(t, &m, 0, "home Y3")
	impossible(t, &m, 1, "Y3", "blue")
	m = scene(t, table{set: "AABA", capital: "B5 P5", homes: []string{"B3", "B3", "P3"}})
	m.followers = [MaxSeats][Districts]bool{{true, true}, {false, true}, {true, true}}
	gold := of(resolved(t, &m), GoldPaid)
	golds(t, &m, 2, 1, 3) // a tie and its follower; a tie; the single highest
	if len(gold) != 4 || gold[2].Why != WhyFollower || gold[2].Count != 1 || gold[3].Count != 3 {
		t.Errorf("%+v", gold)
	}
	if m.Follower(0, Blue) {
		t.Error("followers stay")
	}
	m = scene(t, table{set: "BABA"}) // no card in the capital, and nothing at home
	m.followers[0][Pink], m.followers[0][Blue], m.homeRebels[0][Blue], m.capitalRebels[Blue] = true, true, 1, 1
	resolved(t, &m)
	golds(t, &m, 3)
}

func TestPowerAristocrat(t *testing.T) {
	m := scene(t, table{set: "AACA", homes: []string{"B3", "B3", ""}, hands: []string{"Y2 Y3 Y4", "Y2 Y3", "G4 G5"}})
	canTarget(t, &m, 0, "Y2", fourDistricts...)
	do(t, &m, 0, "capital Y2 blue")
	canTarget(t, &m, 1, "Y2", fourDistricts...)
	do(t, &m, 1, "capital Y2 blue") // from a player
	if m.TileHolder(Blue) != 1 || m.TileHolder(Pink) != -1 {
		t.Error("the tile is elsewhere")
	}
	do(t, &m, 2, "home G4")
	do(t, &m, 0, "home Y3")
	refused(t, &m, 1, "capital Y3 blue", ReasonOwnTile)
	m.tiles = [Districts]uint8{2, 2, 2, 2}
	impossible(t, &m, 1, "Y3", "pink")
	resolved(t, &m)
	if m.TileHolder(Blue) != 1 {
		t.Error("tiles go back")
	}
	m = scene(t, table{set: "AACA", capital: "P5 B5 Y6", homes: []string{"B3 P2 Y3", "B4 P2 Y2"}})
	m.tiles = [Districts]uint8{1, 1, 1, 1}
	resolved(t, &m)
	golds(t, &m, 1+1+2+2, 1) // blue: lower; pink: the tie, and tied; yellow: highest; green: none there
	m = scene(t, table{set: "AACA", homes: []string{"B3", ""}})
	hide(&m, 0, Blue, 3)
	m.tiles[Blue] = 1
	resolved(t, &m) // no card in the capital
	golds(t, &m, 2)
}

func TestPowerSentinel(t *testing.T) {
	m := scene(t, table{set: "AADA", homes: []string{"", "P6"}, hands: []string{"Y2 Y3", "Y2 Y3"}})
	canTarget(t, &m, 0, "Y2", fourDistricts...)
	do(t, &m, 0, "capital Y2 pink")
	if m.Guards(0, Pink) != 1 || m.Gold(0) != 0 {
		t.Error("a guard is new gold, and no gold yet")
	}
	for over, want := range map[string]struct {
		guards, gold uint8
		lost         bool
	}{"P2 P3": {1, 0, false}, "P6": {2, 0, false}, "P2 P4": {2, 0, false}, "P2 P5": {1, 1, true}, "P2": {1, 1, false}, "P3 P4": {3, 0, false}} {
		m := scene(t, table{set: "AADA", capital: "P2", homes: []string{over, ""}})
		m.guards[0][Pink] = want.guards
		if lost := of(resolved(t, &m), Lost) != nil; lost != want.lost {
			t.Errorf("%s with %d guards: lost %v", over, want.guards, lost)
		}
		total := some(t, over).Sum()
		spent := 0
		if !want.lost {
			spent = (max(0, total-2) + 2) / 3
		}
		golds(t, &m, int(want.guards)-spent)
	}
}

func TestPowerScholar(t *testing.T) {
	m := scene(t, table{hands: []string{"G2 B2", "G3 B2", "G4 B2"}, deck: "Y5 Y6"})
	drew := of(do(t, &m, 0, "capital G2"), Drew)
	if len(drew) != 1 || drew[0].Card != citizen(t, "Y5") || drew[0].For(0) != drew[0] || drew[0].For(1).Card == drew[0].Card {
		t.Errorf("%+v", drew)
	}
	if m.Hand(0) != some(t, "B2 Y5") || m.DeckSize() != 1 {
		t.Errorf("the hand is %v", m.Hand(0))
	}
	do(t, &m, 1, "capital G3")
	if m.Hand(1) != some(t, "B2 Y6") || m.DeckSize() != 0 {
		t.Errorf("the hand is %v", m.Hand(1))
	}
	impossible(t, &m, 2, "G4", "2")
}

func TestPowerConvertor(t *testing.T) {
	m := scene(t, table{set: "AAAB", hands: []string{"G2 B2", "P4 P5", "Y2"}, deck: "Y5 Y6"})
	canTarget(t, &m, 0, "G2", "2", "3")
	refused(t, &m, 0, "capital G2 1", ReasonYourself)
	refused(t, &m, 0, "capital G2 4", ReasonMalformed)
	refused(t, &m, 0, "capital G2 c", ReasonOtherTarget)
	taken := map[Citizen]bool{}
	for seed := range uint64(20) {
		m := m
		for range seed {
			m.random.Next()
		}
		events := do(t, &m, 0, "capital G2 2")
		stolen := of(events, Stolen)
		if len(stolen) != 1 || stolen[0].Rival != 1 || stolen[0].For(1) != stolen[0] || stolen[0].For(2).Card != 0 {
			t.Fatalf("%+v", stolen)
		}
		c := stolen[0].Card
		taken[c] = true
		if m.Hand(0) != some(t, "B2")+one(c) || m.Hand(1) != some(t, "P4 P5 Y5")-one(c) || m.DeckSize() != 1 {
			t.Fatalf("hands %v and %v", m.Hand(0), m.Hand(1))
		}
		if drew := of(events, Drew); len(drew) != 1 || drew[0].Seat != 1 {
			t.Fatalf("%+v", drew)
		}
	}
	if len(taken) != 2 {
		t.Errorf("only %v is ever taken", taken)
	}
	do(t, &m, 0, "home B2")
	do(t, &m, 1, "home P4")
	must(t, do(t, &m, 2, "home Y2"), EndTriggered)
	refused(t, &m, 0, "capital G2 3", ReasonNoHand)
	m = scene(t, table{set: "AAAB", hands: []string{"G2 B2", "P4 P5"}, deck: "none"})
	impossible(t, &m, 0, "G2", "2")
	m = scene(t, table{set: "AAAB", hands: []string{"G2 B2", ""}, deck: "Y5"})
	m.ender = 2
	impossible(t, &m, 0, "G2", "2")
}

func TestPowerDiscoverer(t *testing.T) {
	m := scene(t, table{set: "AAAC", row: "P4 Y2", hands: []string{"G2 B2", "G3 B2 B5", "G4 G5"}, deck: "Y5"})
	canTarget(t, &m, 0, "G2", "P4", "Y2")
	refused(t, &m, 0, "capital G2 Y5", ReasonNotOpen)
	events := do(t, &m, 0, "capital G2 P4")
	if filled := of(events, RowFilled); len(filled) != 1 || filled[0].Card != citizen(t, "Y5") || codes(m.Row()) != "Y5 Y2" {
		t.Errorf("%+v, the row is %s", filled, codes(m.Row()))
	}
	if m.Hand(0) != some(t, "B2 P4") || m.DeckSize() != 0 {
		t.Errorf("the hand is %v", m.Hand(0))
	}
	v := m.View(2)
	if v.Known(0) != some(t, "P4") {
		t.Errorf("known is %v", v.Known(0))
	}
	if of(do(t, &m, 1, "capital G3 Y5"), RowFilled) != nil || codes(m.Row()) != "Y2" {
		t.Errorf("the row is %s", codes(m.Row()))
	}
	do(t, &m, 2, "capital G4 Y2")
	if len(m.Row()) != 0 {
		t.Errorf("the row is %s", codes(m.Row()))
	}
	do(t, &m, 0, "home B2")
	do(t, &m, 1, "home B2")
	impossible(t, &m, 2, "G5", "Y2")
	m = scene(t, table{set: "AAAC", row: "P4 P4", hands: []string{"G2 B2", "G3"}})
	canTarget(t, &m, 0, "G2", "P4")
}

func TestPowerDualist(t *testing.T) {
	m := scene(t, table{set: "AAAD", hands: []string{"G2 G3", "G4 B2"}, deck: "Y5 G6"})
	do(t, &m, 0, "capital G2")
	if m.Hand(0) != some(t, "G3 Y5") || m.Owes(0) != DecidePlay {
		t.Fatal("no second turn")
	}
	do(t, &m, 0, "capital G3") // and another
	if m.Hand(0) != some(t, "Y5 G6") || m.Owes(0) != DecidePlay || m.DeckSize() != 0 {
		t.Fatal("no third turn")
	}
	impossible(t, &m, 0, "G6", "2")
	if m.Owes(1) != DecidePlay {
		t.Error("without a deck the turn does not end")
	}
	m = scene(t, table{set: "AAAD", hands: []string{"Y2", "G4 B2"}, deck: "Y5 G6"})
	must(t, do(t, &m, 0, "home Y2"), EndTriggered)
	do(t, &m, 1, "capital G4") // in a last turn too
	if m.Owes(1) != DecidePlay || m.Phase() != PhasePlay {
		t.Fatal("no second turn in a last turn")
	}
	do(t, &m, 1, "home B2")
	if m.Phase() != PhaseOver {
		t.Error("the round goes on")
	}
	lies(t, &m, 1, Yellow, "") // Y5 was laid down, and is over a limit of 0
}
