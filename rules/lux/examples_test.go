package lux

import "testing"

func TestExample1EqualIsSafe(t *testing.T) {
	m := scene(t, table{capital: "P4 P2", homes: []string{"P2 P4", "P3 P4"}})
	lost := of(resolved(t, &m), Lost)
	if len(lost) != 1 || lost[0].Seat != 1 || lost[0].Total != 7 || lost[0].Limit != 6 || lost[0].Count != 2 || lost[0].To != int8(Pink) {
		t.Errorf("%+v", lost)
	}
	lies(t, &m, 0, Pink, "P2 P4")
	lies(t, &m, 1, Pink, "")
}

func TestExample2Bonus(t *testing.T) {
	m := scene(t, table{capital: "G6 G4", homes: []string{"G5 G3", "G5"}})
	resolved(t, &m)
	if m.Bonus(0) != some(t, "G6") || m.Bonus(1) != 0 || m.Gold(0) != 0 || m.Points(0) != 14 {
		t.Errorf("the first takes %v", m.Bonus(0))
	}
	m = scene(t, table{capital: "G6 G4", homes: []string{"G5 G3", "G5 G3"}, deck: "B2"})
	before := m.Discards()
	tied := of(resolved(t, &m), BonusTied)
	if len(tied) != 1 || tied[0].Card != citizen(t, "G6") || tied[0].Count != 2 || m.Discards() != before+some(t, "G6") {
		t.Errorf("%+v", tied)
	}
	golds(t, &m, 1, 1)
	limits(t, &m, 0, 0, 0, 4) // so that an 8 needs 4 more there
}

func TestExample3NegativeModifiers(t *testing.T) {
	m := scene(t, table{capital: "B5", homes: []string{"B2", "B3"}})
	hide(&m, 0, Blue, 2, -5)
	limits(t, &m, 2)
	resolved(t, &m)
	lies(t, &m, 0, Blue, "B2")
	lies(t, &m, 1, Blue, "")
	m = scene(t, table{capital: "B2", homes: []string{"", "B2"}})
	hide(&m, 1, Blue, -5)
	limits(t, &m, 0)
	lost := of(resolved(t, &m), Lost)
	if len(lost) != 1 || lost[0].Seat != 1 || lost[0].Limit != 0 || lost[0].Total != 2 {
		t.Errorf("%+v", lost)
	}
}

func TestExample4Rebels(t *testing.T) {
	m := scene(t, table{set: "BAAA", capital: "Y5 Y3", homes: []string{"Y6 Y2", ""}})
	m.homeRebels[0][Yellow] = 1
	if lost := of(resolved(t, &m), Lost); len(lost) != 1 || lost[0].Total != 10 || lost[0].Limit != 8 {
		t.Errorf("%+v", lost)
	}
	m = scene(t, table{set: "BAAA", capital: "Y5 Y5", homes: []string{"Y6 Y2", "Y6 Y3"}})
	m.homeRebels[0][Yellow] = 1
	if total := m.HomeTotal(0, Yellow); total != 10 {
		t.Errorf("a total of %d", total)
	}
	resolved(t, &m)
	lies(t, &m, 0, Yellow, "Y6 Y2")
	if m.Bonus(0) != some(t, "Y5") || m.Points(0) != 8+5 {
		t.Errorf("it takes %v and has %d points", m.Bonus(0), m.Points(0))
	}
	m = scene(t, table{set: "BAAA", capital: "Y2"})
	m.homeRebels[0][Yellow] = 1
	if resolved(t, &m); m.Bonus(0) != some(t, "Y2") {
		t.Errorf("a lone rebel takes %v", m.Bonus(0))
	}
}

func TestExample5Merchant(t *testing.T) {
	for _, c := range []struct {
		home  string
		gold  uint8
		asked bool
	}{{"B6 B2", 2, false}, {"B6 B3", 9, false}, {"B6 B2", 3, true}} {
		m := scene(t, table{capital: "B5", homes: []string{c.home, ""}})
		m.gold[0] = c.gold
		resolved(t, &m)
		if asked := m.Owes(0) == DecidePay; asked != c.asked {
			t.Fatalf("%s with %d gold: asked %v", c.home, c.gold, asked)
		}
		if !c.asked {
			lies(t, &m, 0, Blue, "")
			golds(t, &m, int(c.gold))
			continue
		}
		if seat, d, over := m.Asked(); seat != 0 || d != Blue || over != 3 {
			t.Errorf("seat %d is asked for %v, over by %d", seat, d, over)
		}
		saved := of(must(t, do(t, &m, 0, "pay"), GoldPaid), Saved)
		if len(saved) != 1 || saved[0].Count != 3 || saved[0].Why != WhyMerchant || saved[0].Total != 8 || saved[0].Limit != 5 {
			t.Errorf("%+v", saved)
		}
		lies(t, &m, 0, Blue, c.home)
		golds(t, &m, 0)
		if m.Bonus(0) != some(t, "B5") {
			t.Error("the district that was paid for does not compete")
		}
	}
}

func TestExample6Sentinel(t *testing.T) {
	m := scene(t, table{set: "AADA", capital: "B5 B3", homes: []string{"B6 B4 B3", ""}})
	m.guards[0][Blue] = 3
	saved := of(resolved(t, &m), Saved)
	if len(saved) != 1 || saved[0].Count != 2 || saved[0].Why != WhyGuards {
		t.Errorf("%+v", saved)
	}
	golds(t, &m, 1)
	lies(t, &m, 0, Blue, "B6 B4 B3")
	if m.Bonus(0) != some(t, "B5") {
		t.Error("the guarded district does not compete")
	}
	m = scene(t, table{set: "AADA", capital: "B5 B3", homes: []string{"B6 B4 B3", ""}})
	m.guards[0][Blue] = 1
	must(t, resolved(t, &m), Lost)
	golds(t, &m, 1)
}

func TestExample7Cleric(t *testing.T) {
	m := scene(t, table{capital: "P4 P2", hands: []string{"P3 P3", "B2"}})
	impossible(t, &m, 0, "P3", "blue")
	m = scene(t, table{capital: "P4 B3 B5", hands: []string{"P3 P3", "B2"}})
	do(t, &m, 0, "capital P3 blue")
	lies(t, &m, 0, Blue, "B3")
	lies(t, &m, -1, Blue, "B5")
}

func TestExample8LastCards(t *testing.T) {
	m := scene(t, table{hands: []string{"G2", "B2 B3"}, deck: "Y5"})
	if of(do(t, &m, 0, "capital G2"), EndTriggered) != nil || m.Hand(0) != some(t, "Y5") || m.Owes(1) != DecidePlay {
		t.Error("a drawn card does not keep the round going")
	}
	m = scene(t, table{hands: []string{"G2", "B2 B3"}, deck: "none"})
	must(t, do(t, &m, 0, "capital G2"), EndTriggered)
	m = scene(t, table{set: "AAAD", hands: []string{"G2", "B2 B3"}, deck: "Y5"})
	if of(do(t, &m, 0, "capital G2"), EndTriggered) != nil || m.Owes(0) != DecidePlay || m.Owes(1) != NoDecision {
		t.Error("the Dualist does not go on")
	}
	must(t, do(t, &m, 0, "home Y5"), EndTriggered)
	if m.Owes(1) != DecidePlay {
		t.Error("the other has no last turn")
	}
}

func TestExample9OutsiderEmptiesAHand(t *testing.T) {
	m := scene(t, table{set: "DAAA", hands: []string{"B3 Y5", "B2 B4"}})
	must(t, do(t, &m, 0, "capital B3 h Y5"), EndTriggered)
	lies(t, &m, 0, OutsiderDistrict, "Y5")
}

func TestExample10DoomsayerAndFollower(t *testing.T) {
	m := scene(t, table{set: "ABAA", hands: []string{"P3 P3", "B2", "B2", "B2"}, homes: []string{"B2", "B4 B6", "B5", ""}, deck: "Y2"})
	discarded := of(do(t, &m, 0, "capital P3 blue"), Discarded)
	if len(discarded) != 1 || discarded[0].At != 1 || discarded[0].Card != citizen(t, "B4") {
		t.Errorf("%+v", discarded)
	}
	for seat, want := range []string{"B2", "B6", "B5", ""} {
		lies(t, &m, seat, Blue, want)
	}
	m = scene(t, table{set: "AABA", capital: "P6", homes: []string{"P3", "P3"}})
	m.followers[0][Pink] = true
	resolved(t, &m)
	golds(t, &m, 2, 1)
}

func TestExample11RobReserve(t *testing.T) {
	m := scene(t, table{solo: true, capital: "B6 B6", homes: []string{"", "B5"}, reserve: "B6 B3 B2"})
	resolved(t, &m)
	lies(t, &m, 1, Blue, "B5 B6")
	if m.RobReserve() != some(t, "B3 B2") {
		t.Errorf("%v stay", m.RobReserve())
	}
	m = scene(t, table{solo: true, capital: "B6 B6", homes: []string{"", "B5"}, reserve: "B6 B3 B2"})
	hide(&m, 0, Blue, -4)
	limits(t, &m, 8)
	lost := of(resolved(t, &m), Lost)
	if len(lost) != 1 || lost[0].Seat != 1 || lost[0].Total != 11 || lost[0].Limit != 8 {
		t.Errorf("%+v", lost)
	}
}

func TestExample12RobChooses(t *testing.T) {
	m := scene(t, table{solo: true, capital: "B4 G3", rob: "B5 G3"})
	if play := m.RobPlay(BestFit); play.Place != 1 || !play.Home {
		t.Errorf("%+v", play)
	}
	m = scene(t, table{solo: true, capital: "B4 G2", rob: "B5 G3"})
	if play := m.RobPlay(BestFit); play.Place != 1 || play.Home {
		t.Errorf("%+v", play)
	}
}

func TestExample13Zeros(t *testing.T) {
	m := scene(t, table{capital: "P5"})
	resolved(t, &m)
	golds(t, &m, 0, 0)
	lies(t, &m, -1, Pink, "P5")
	m = scene(t, table{set: "DAAA", capital: "B3 P5 Y6 G4 G3", homes: []string{"B3@outsider P4@outsider G2", ""}})
	if limit := m.OpenLimitOf(OutsiderDistrict); limit != 7 {
		t.Errorf("the Outsider's limit is %d", limit)
	}
	resolved(t, &m)
	lies(t, &m, 0, OutsiderDistrict, "B3 P4")
	if !m.Bonus(0).Has(citizen(t, "G4")) {
		t.Errorf("the bonus is %v", m.Bonus(0))
	}
	if m.OpenLimitOf(OutsiderDistrict) != 6 {
		t.Errorf("the Outsider's limit is %d afterwards", m.OpenLimitOf(OutsiderDistrict))
	}
}

func TestExample14TieGoldComesTooLate(t *testing.T) {
	m := scene(t, table{capital: "B5 Y5", homes: []string{"B3 Y6", "B3"}})
	lost := of(resolved(t, &m), Lost)
	if len(lost) != 1 || lost[0].To != int8(Yellow) || m.Phase() != PhaseOver {
		t.Errorf("%+v", lost)
	}
	golds(t, &m, 1, 1)
}

func TestExample15OneLastTurnEach(t *testing.T) {
	m := scene(t, table{hands: []string{"B2", "B3", "B4 B5"}})
	must(t, do(t, &m, 0, "home B2"), EndTriggered)
	if events := do(t, &m, 1, "home B3"); of(events, EndTriggered) != nil || m.Owes(2) != DecidePlay || m.TurnsLeft() != 1 {
		t.Errorf("after the second, %d turns are left: %+v", m.TurnsLeft(), events)
	}
	laid := of(do(t, &m, 2, "home B4"), LaidDown)
	if len(laid) != 1 || laid[0].Seat != 2 || laid[0].Card != citizen(t, "B5") || m.Phase() != PhaseOver {
		t.Errorf("%+v", laid)
	}
}

func TestExample16MissionaryAndRecruiter(t *testing.T) {
	m := scene(t, table{set: "ACAA", capital: "P5", hands: []string{"P2 P3", "B2"}})
	do(t, &m, 0, "capital P2 pink blue")
	lies(t, &m, -1, Blue, "P2")
	lies(t, &m, -1, Pink, "P5")
	m = scene(t, table{set: "CAAA", capital: "P3 Y6", hands: []string{"B2 B3 B4 B5", "G2 G3 G4 G5"}})
	m.lowered[Pink], m.raised[Green] = 1, 1
	limits(t, &m, 0, 1, 6, 2)
	do(t, &m, 0, "capital B2 pink yellow")
	limits(t, &m, 2, 0, 8, 2)
	do(t, &m, 1, "home G2")
	do(t, &m, 0, "capital B3 pink yellow")
	limits(t, &m, 5, 0, 10, 2)
	do(t, &m, 1, "home G3")
	do(t, &m, 0, "capital B4 blue pink")
	limits(t, &m, 7, 0, 10, 2)
	if m.open(Pink) != -1 {
		t.Errorf("the sum is %d", m.open(Pink))
	}
}

func TestExample17Aristocrat(t *testing.T) {
	for _, c := range []struct {
		capital, home, other string
		want                 int
	}{{"P5 P5", "P3", "P5", 3}, {"", "P3", "P5", 2}, {"P5 P5", "", "P5", 0}, {"P5 P5", "", "", 0}, {"P5 P5", "P2", "P5", 1}} {
		m := scene(t, table{set: "BACA", capital: c.capital, homes: []string{c.home, c.other}})
		m.homeRebels[0][Pink], m.tiles[Pink] = 1, 1
		if c.capital == "" {
			m.capitalRebels[Pink] = 3
		}
		resolved(t, &m)
		golds(t, &m, c.want)
	}
}
