package lux

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"capital/rules/random"
	"capital/rules/record"
)

// panics reports whether something panics.
func panics(do func()) (did bool) {
	defer func() { did = recover() != nil }()
	do()
	return false
}

func TestL1PowersChosenOrByChance(t *testing.T) {
	for seats := 1; seats <= MaxSeats; seats++ {
		var drawn [PowerCount + 1]int
		for seed := range uint64(400) {
			m := NewMatch(seats, Powers{Yellow: Sentinel}, seed, nil)
			for d, p := range m.Powers() {
				drawn[p]++
				if p.Colour() != District(d) || m.Power(District(d)) != p || !m.InPlay(p) {
					t.Fatalf("%v is in play as %v", p, District(d))
				}
			}
		}
		for p := Agent; p <= Dualist; p++ {
			switch n := drawn[p]; {
			case p.Colour() == Yellow:
				if p == Sentinel && n != 400 {
					t.Errorf("%v was chosen, and is in play in %d of 400", p, n)
				}
			case seats == 1 && !p.Alone():
				if n > 0 {
					t.Errorf("%v is in play against ROB", p)
				}
			case n < 70 || n > 170 && seats > 1:
				t.Errorf("%v is in play in %d of 400 matches of %d", p, n, seats)
			}
		}
		everySet(seats, func(set Powers) {
			if m := NewMatch(seats, set, 1, nil); m.Powers() != set {
				t.Errorf("%v was chosen, in play is %v", set, m.Powers())
			}
		})
	}
	for name, do := range map[string]func(){
		"no seat":         func() { NewMatch(0, Powers{}, 1, nil) },
		"five seats":      func() { NewMatch(5, Powers{}, 1, nil) },
		"another colour":  func() { NewMatch(2, Powers{Blue: Cleric}, 1, nil) },
		"no power":        func() { NewMatch(2, Powers{Green: PowerCount + 1}, 1, nil) },
		"Outsider alone":  func() { NewMatch(1, Powers{Blue: Outsider}, 1, nil) },
		"Doomsayer alone": func() { NewMatch(1, Powers{Pink: Doomsayer}, 1, nil) },
		"Convertor alone": func() { NewMatch(1, Powers{Green: Convertor}, 1, nil) },
	} {
		if !panics(do) {
			t.Errorf("%s: it does not panic", name)
		}
	}
}

func TestSetsByTheirLetters(t *testing.T) {
	for letters, want := range map[string]Powers{
		"AAAA": {Agent, Cleric, Merchant, Scholar}, "BBBB": {Infiltrator, Doomsayer, Follower, Convertor},
		"CCCC": {Recruiter, Missionary, Aristocrat, Discoverer}, "DDDD": {Outsider, Mentalist, Sentinel, Dualist}, "A-CE": {Agent, NoPower, Aristocrat, NoPower},
	} {
		if got := SetOf(letters); got != want {
			t.Errorf("%s is %v", letters, got)
		}
	}
	for p := Agent; p <= Dualist; p++ {
		if PowerOf(p.Colour(), p.Letter()) != p || p.String() == "" {
			t.Errorf("%v is %d of %v", p, p.Letter(), p.Colour())
		}
	}
}

func TestL2WhatLiesOpenFromTheStart(t *testing.T) {
	first := map[int]int{}
	for seed := range uint64(400) {
		m := NewMatch(4, SetOf("AAAC"), seed, nil)
		first[m.Starter()]++
		count := 0
		for d := range District(Districts) {
			for _, c := range m.Capital(d) {
				count++
				if c.Colour() != d {
					t.Fatalf("%v lies in %v", c, d)
				}
			}
		}
		if count != 3 || len(m.Row()) != 2 || m.DeckSize() != 100-3-2-24 || m.Round() != 1 {
			t.Fatalf("%d citizens, %d by the deck, %d in it", count, len(m.Row()), m.DeckSize())
		}
	}
	for seat := range 4 {
		if n := first[seat]; n < 70 || n > 130 {
			t.Errorf("seat %d begins %d of 400 matches", seat, n)
		}
	}
	var tops [CitizenKinds]int
	for seed := range uint64(1000) {
		m := NewMatch(2, SetOf("AAAA"), seed, nil)
		tops[m.deck[m.deckSize-1]]++
	}
	for c, n := range tops {
		if n < 25 || n > 80 {
			t.Errorf("%v lies on the deck in %d of 1000 matches", Citizen(c), n)
		}
	}
	if m := NewMatch(4, SetOf("AAAA"), 1, nil); len(m.Row()) != 0 || m.DeckSize() != 100-3-24 {
		t.Error("there is a row without the Discoverer")
	}
}

// packets are what the seats have to choose from.
func packets(m *Match) (all []Citizens) {
	for seat := range m.Seats() {
		all = append(all, m.private[seat].packet)
	}
	return all
}

// keepFirst has a seat keep the first two cards in their order.
func keepFirst(t *testing.T, m *Match, seat int) (kept Citizens, events []Event) {
	t.Helper()
	p := m.private[seat].packet
	a := Action{Kind: Keep, Card: p.at(0), Other: p.at(1)}
	events = do(t, m, seat, a.String())
	return one(a.Card) + one(a.Other), events
}

func TestL3Draft(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		dealt := 0
		m := NewMatch(seats, SetOf("AAAA"), uint64(seats), func(e Event) {
			if e.Kind == Dealt {
				if dealt++; e.Count != 6 || e.Cards.Count() != 6 || e.For((e.Seat+1)%seats).Cards != 0 || e.For(e.Seat).Cards != e.Cards {
					t.Errorf("%+v", e)
				}
			}
		})
		if dealt != seats {
			t.Errorf("%d hands are dealt", dealt)
		}
		hands := make([]Citizens, seats)
		for pass := range 2 {
			before := packets(&m)
			left := make([]Citizens, seats)
			var events []Event
			for n := range seats { // in any order
				seat := seats - 1 - n
				if m.Owes(seat) != DecideKeep || before[seat].Count() != 6-2*pass || m.HandSize(seat) != 6 {
					t.Fatalf("seat %d has %v to choose from", seat, before[seat])
				}
				var kept Citizens
				kept, events = keepFirst(t, &m, seat)
				hands[seat] += kept
				left[seat] = before[seat] - kept
				if own := of(events, Kept); len(own) != 1 || own[0].For(seat) != own[0] || own[0].For((seat+1)%seats).Other != 0 {
					t.Errorf("%+v", own)
				}
				if n < seats-1 && (m.Owes(seat) != NoDecision || packets(&m)[seat] != before[seat]) {
					t.Fatal("something is passed before all have chosen")
				}
			}
			passed := of(events, Passed)
			if len(passed) != seats {
				t.Fatalf("%+v", passed)
			}
			for _, e := range passed {
				if e.Rival != (e.Seat+1)%seats || e.Cards != left[e.Seat] || e.For(e.Rival) != e || seats > 2 && e.For((e.Seat+2)%seats).Cards != 0 {
					t.Errorf("%+v", e)
				}
			}
			for seat := range seats {
				if pass == 0 && m.private[(seat+1)%seats].packet != left[seat] {
					t.Errorf("seat %d passes to another than its left", seat)
				}
				if pass == 1 {
					hands[(seat+1)%seats] += left[seat] // unasked
				}
			}
		}
		for seat := range seats {
			if m.Hand(seat) != hands[seat] || hands[seat].Count() != 6 {
				t.Errorf("seat %d of %d holds %v, not %v", seat, seats, m.Hand(seat), hands[seat])
			}
		}
		if m.Phase() != PhasePlay || m.Owes(m.Starter()) != DecidePlay || m.Turn() != m.Starter() {
			t.Error("the starter does not begin")
		}
	}
}

func TestL3WhatCanBeKept(t *testing.T) {
	m := scene(t, table{hands: []string{"B2 B2 G6 Y3 Y4 Y5", "P2 P3 P4 P5 P6 P6"}})
	m.phase, m.owes = PhaseDraft, [MaxSeats]Decision{DecideKeep, DecideKeep}
	for seat := range 2 {
		p := &m.private[seat]
		p.packet, p.hand = p.hand, 0
	}
	if n := len(m.Legal(0, nil)); n != 1+4+6 {
		t.Errorf("%d pairs can be kept", n)
	}
	refused(t, &m, 0, "keep G6 G6", ReasonNotOffered)
	refused(t, &m, 0, "keep B2 B3", ReasonNotOffered)
	refused(t, &m, 0, "keep G6 B2", ReasonMalformed)
	refused(t, &m, 0, "home G6", ReasonNotYourTurn)
	do(t, &m, 0, "keep B2 B2")
	refused(t, &m, 0, "keep B2 B2", ReasonNotYourTurn)
}

// takeAway takes a citizen out of the discards, or else out of the deck, as if it lay elsewhere.
func takeAway(m *Match, c Citizen) {
	if m.discards.Has(c) {
		m.discards -= one(c)
		return
	}
	at := last(m.deck[:m.deckSize], c)
	copy(m.deck[at:], m.deck[at+1:m.deckSize])
	m.deckSize--
	m.deck[m.deckSize] = 0
}

// short is a match of four with Discoverer whose deck has so many cards and so many discards as the last round begins; others lie
// in the capital.
func short(t *testing.T, deck, discards int) (m Match, events []Event, was [CitizenCount]Citizen) {
	t.Helper()
	m = scene(t, table{set: "AAAC", hands: []string{"", "", "", ""}, row: "G5 G6"})
	for int(m.deckSize) > deck+discards {
		c := m.top()
		m.lay(capitalPile(c.Colour()), c)
	}
	for range discards {
		m.discards += one(m.top())
	}
	was = m.deck
	m.beginRound(Rounds, func(e Event) { events = append(events, e) })
	whole(t, &m)
	return m, events, was
}

func TestL4ShortDeals(t *testing.T) {
	for _, c := range []struct{ deck, discards, each, left, under int }{
		{24, 5, 6, 0, 0}, {22, 7, 6, 5, 5}, {23, 1, 6, 0, 0}, {22, 1, 5, 3, 1}, {22, 0, 5, 2, 0}, {23, 0, 5, 3, 0},
	} {
		m, events, was := short(t, c.deck, c.discards)
		again := len(of(events, Reshuffled)) == 1
		if again != (c.deck < 24 && c.discards > 0) {
			t.Errorf("%d and %d: shuffled again %v", c.deck, c.discards, again)
		}
		for _, dealt := range of(events, Dealt) {
			if dealt.Count != c.each {
				t.Errorf("%d and %d: %d are dealt", c.deck, c.discards, dealt.Count)
			}
		}
		v := m.View(0)
		if m.DeckSize() != c.left || v.underSize() != c.under {
			t.Errorf("%d and %d: %d are left, %d of them from the discards", c.deck, c.discards, m.DeckSize(), v.underSize())
		}
		dealt, top := Citizens(0), Citizens(0)
		for _, p := range packets(&m) {
			dealt += p
		}
		for n := range min(c.deck, 4*c.each) {
			top += one(was[c.deck-1-n])
		}
		if !dealt.Holds(top) {
			t.Errorf("%d and %d: the discards do not lie under the deck", c.deck, c.discards)
		}
		for seat := range 4 {
			for sample := range uint64(5) {
				v := m.View(seat)
				other := v.Sample(sample)
				whole(t, &other)
				if under := other.deck[:v.underSize()]; !m.under.Holds(bag(under)) {
					t.Errorf("%v lie under the deck of a sample", under)
				}
			}
		}
		for pass := range 2 {
			for seat := range 4 {
				if n := m.private[seat].packet.Count(); n != c.each-2*pass {
					t.Fatalf("%d and %d: %d to choose from", c.deck, c.discards, n)
				}
				keepFirst(t, &m, seat)
			}
		}
		if m.Phase() != PhasePlay || m.HandSize(2) != c.each {
			t.Errorf("%d and %d: a hand has %d", c.deck, c.discards, m.HandSize(2))
		}
		playOn(t, &m, 1, func(m *Match, seat int) {
			whole(t, m)
			v := m.View(seat)
			sample := v.Sample(3)
			whole(t, &sample)
			if again := sample.View(seat); again != v && m.Phase() != PhaseDraft {
				t.Fatal("a sample looks different")
			}
		})
	}
}

// The discards are shuffled before they are put under the deck.
func TestL4DiscardsAreShuffled(t *testing.T) {
	orders := map[[CitizenCount]Citizen]bool{}
	for seed := range uint64(20) {
		m := scene(t, table{deck: "B2 B3", hands: []string{"", "", "", ""}})
		m.random = random.Source(seed)
		m.reshuffle(nil)
		orders[m.deck] = true
		if size := m.DeckSize(); size != CitizenCount || codes(m.deck[size-2:]) != "B3 B2" || m.Discards() != 0 {
			t.Fatalf("the deck is %s", codes(m.deck[:]))
		}
	}
	if len(orders) < 20 {
		t.Errorf("%d orders", len(orders))
	}
}

// bag are citizens without their order.
func bag(pile []Citizen) (s Citizens) {
	for _, c := range pile {
		s += one(c)
	}
	return s
}

func TestL5OneCardATurn(t *testing.T) {
	m := scene(t, table{hands: []string{"B2 Y3 G4", "P2 P3", "B3 B4"}})
	refused(t, &m, 1, "home P2", ReasonNotYourTurn)
	refused(t, &m, 0, "home P2", ReasonNotInHand)
	refused(t, &m, 0, "capital P2 blue", ReasonNotInHand)
	played := of(do(t, &m, 0, "home B2"), Played)
	if len(played) != 1 || played[0].At != 0 || played[0].To != int8(Blue) || !played[0].Hidden {
		t.Errorf("%+v", played)
	}
	lies(t, &m, 0, Blue, "B2")
	refused(t, &m, 0, "home Y3", ReasonNotYourTurn)
	do(t, &m, 1, "home P2")
	do(t, &m, 2, "home B3")
	played = of(do(t, &m, 0, "capital Y3"), Played)
	if len(played) != 1 || played[0].At != AtCapital || played[0].To != int8(Yellow) {
		t.Errorf("%+v", played)
	}
	lies(t, &m, -1, Yellow, "Y3")
	if m.Owes(1) != DecidePlay || m.Turn() != 1 {
		t.Error("the turn does not go on to the left")
	}
	for _, a := range m.Legal(1, nil) {
		if a.Kind != PlayHome && a.Kind != PlayCapital {
			t.Errorf("%v is legal", a)
		}
	}
}

func TestL6ThePowerMustBeUsed(t *testing.T) {
	m := scene(t, table{set: "CCCA", capital: "B5", hands: []string{"P2 Y3 B4", "P2 P3"}})
	refused(t, &m, 0, "capital P2", ReasonOtherTarget)
	refused(t, &m, 0, "capital Y3", ReasonOtherTarget)
	refused(t, &m, 0, "capital B4 pink", ReasonOtherTarget)
	refused(t, &m, 0, "capital B4 pink blue Y2", ReasonOtherTarget)
	events := do(t, &m, 0, "capital P2 pink blue") // the card just played, too
	if len(events) < 2 || events[0].Kind != Played || events[1].Kind != PowerUsed {
		t.Errorf("%+v", events)
	}
	lies(t, &m, -1, Blue, "B5 P2")
	m = scene(t, table{set: "DAAA", homes: []string{"B2", ""}, hands: []string{"B4 B5", "P2"}})
	refused(t, &m, 0, "capital B4", ReasonOtherTarget)
	do(t, &m, 0, "capital B4 blue B2") // even when it hurts
}

func TestL7AMovedCitizenBelongsWhereItLies(t *testing.T) {
	m := scene(t, table{set: "ACAA", capital: "B3 Y6", homes: []string{"G2@blue", "B3 B4"}, hands: []string{"P5 P6", "P2 G2"}})
	events := do(t, &m, 0, "capital P5 yellow pink") // no power of yellow follows
	if len(of(events, PowerUsed)) != 1 || m.Gold(0) != 0 || m.Owes(1) != DecidePlay {
		t.Errorf("%+v", events)
	}
	limits(t, &m, 3, 11, 0, 0)
	resolved(t, &m)
	lies(t, &m, 0, Blue, "G2")
	if m.Bonus(0) != some(t, "B3 Y6") { // the yellow one is what pink pays
		t.Errorf("the bonus is %v", m.Bonus(0))
	}
	if s := m.Score(0); s.Homes[Blue] != 2 || s.Homes[Green] != 0 {
		t.Errorf("%+v", s)
	}
}

func TestL8LowestAndHighest(t *testing.T) {
	m := scene(t, table{set: "ACAA", capital: "B3 Y3@blue B3 G3@blue B6 Y6@blue", hands: []string{"P5 P6", "P2"}})
	used := of(do(t, &m, 0, "capital P5 blue pink"), PowerUsed)
	if len(used) != 1 || used[0].Card != citizen(t, "G3") {
		t.Errorf("the lowest is %v", used[0].Card)
	}
	lies(t, &m, -1, Blue, "B3 Y3 B3 B6 Y6")
	if c, ok := m.AtStake(Blue); !ok || c != citizen(t, "Y6") {
		t.Errorf("at stake is %v", c)
	}
	if _, ok := m.AtStake(Green); ok {
		t.Error("something is at stake in an empty district")
	}
	m.lay(homePile(0, Blue), citizen(t, "B2"))
	takeAway(&m, citizen(t, "B2"))
	resolved(t, &m)
	lies(t, &m, -1, Blue, "B3 Y3 B3 B6")
}

func TestL9TheEndIsTriggeredOnce(t *testing.T) {
	m := scene(t, table{hands: []string{"B2 B3", "B2", "B3 B4 G2", "B4"}, deck: "Y5"})
	if m.TurnsLeft() != -1 || m.EndTriggeredBy() != -1 {
		t.Error("the end is triggered at once")
	}
	do(t, &m, 0, "home B2")
	triggered := of(do(t, &m, 1, "home B2"), EndTriggered)
	if len(triggered) != 1 || triggered[0].Seat != 1 || m.EndTriggeredBy() != 1 || m.TurnsLeft() != 3 {
		t.Errorf("%+v, %d turns left", triggered, m.TurnsLeft())
	}
	do(t, &m, 2, "capital G2") // it draws, and has no other turn for that
	if m.TurnsLeft() != 2 {
		t.Errorf("%d turns left", m.TurnsLeft())
	}
	if events := do(t, &m, 3, "home B4"); of(events, EndTriggered) != nil {
		t.Error("it is triggered again")
	}
	do(t, &m, 0, "home B3")
	if m.Phase() != PhaseOver {
		t.Error("the round goes on")
	}
}

// However a round ends, everybody has had a turn after the end was triggered, and still held a card.
func TestL9EverybodyHasALastTurn(t *testing.T) {
	for seed := range uint64(80) {
		chance := rand.New(rand.NewPCG(seed, 4))
		m := NewMatch(2+int(seed%3), Powers{}, seed, nil)
		ended, turns := -1, map[int]int{}
		tell := func(e Event) {
			switch e.Kind {
			case EndTriggered:
				if ended >= 0 {
					t.Fatal("the end is triggered twice")
				}
				ended = e.Seat
				clear(turns)
			case RoundBegan, Ended:
				if ended < 0 || turns[ended] != 0 || len(turns) != m.Seats()-1 {
					t.Fatalf("after seat %d had triggered the end, turns were %v", ended, turns)
				}
				ended = -1
			}
		}
		for !m.Over() {
			seat := owing(&m)
			a := byChance(&m, seat, chance, nil)
			if ended >= 0 && (a.Kind == PlayHome || a.Kind == PlayCapital) {
				turns[seat]++
			}
			m.Apply(seat, a, tell)
		}
	}
}

func TestL11HandsGoHomeAndModifiersAreTurned(t *testing.T) {
	m := scene(t, table{set: "ACAA", hands: []string{"B2", "Y4 B3 Y3", "P6 P5 G2"}})
	m.first, m.owes, m.turn = 2, [MaxSeats]Decision{0: DecidePlay}, 0
	m.ender = 2
	hide(&m, 1, Yellow, 4)
	hide(&m, 0, Pink, -2)
	events := do(t, &m, 0, "home B2")
	var order []string
	for _, e := range events {
		switch e.Kind {
		case LaidDown:
			order = append(order, e.Card.String())
			if !e.Hidden || e.To != int8(e.Card.Colour()) {
				t.Errorf("%+v", e)
			}
		case ModifierTurned:
			order = append(order, District(e.To).String())
		}
	}
	if want := "P5 P6 G2 B3 Y3 Y4 yellow pink"; strings.Join(order, " ") != want {
		t.Errorf("%v, not %s", order, want)
	}
	turned := of(events, ModifierTurned)
	if turned[0].Seat != 1 || turned[0].Count != 4 || turned[1].Count != -2 {
		t.Errorf("%+v", turned)
	}
}

func TestL12DistrictsThenSeatsFromTheStarter(t *testing.T) {
	m := scene(t, table{set: "DAAA", homes: []string{"B2 G2 B2@outsider", "B2 P2", "B2 P3@outsider"}})
	m.first = 1
	var order []string
	for _, e := range resolved(t, &m) {
		if e.Kind == Lost {
			order = append(order, seatWord(int8(e.Seat))+" "+District(e.To).String())
		}
	}
	if want := "2 blue, 3 blue, 1 blue, 2 pink, 1 green, 3 outsider, 1 outsider"; strings.Join(order, ", ") != want {
		t.Errorf("%v, not %s", order, want)
	}
	if m.Discards().Count()+m.DeckSize() != 100 {
		t.Error("lost citizens are not discarded")
	}
}

func TestL12LoneRebels(t *testing.T) {
	m := scene(t, table{set: "BADA", capital: "B3", homes: []string{"", "B2"}})
	m.homeRebels[0][Blue], m.homeRebels[1][Blue], m.guards[0][Blue] = 2, 1, 1
	events := resolved(t, &m)
	if lost := of(events, Lost); len(lost) != 1 || lost[0].Seat != 1 {
		t.Errorf("%+v", lost)
	}
	if removed := of(events, RebelsRemoved); len(removed) != 1 || removed[0].Count != 2 || removed[0].Total != 4 || removed[0].Limit != 3 {
		t.Errorf("%+v", removed)
	}
	if of(events, Saved) != nil || of(events, BonusTaken) != nil {
		t.Error("a guard is spent, or a removed rebel competes")
	}
	golds(t, &m, 1)
	m = scene(t, table{set: "BAAA", capital: "B3", homes: []string{"", ""}})
	m.homeRebels[0][Blue], m.gold[0] = 2, 9
	if resolved(t, &m); m.Owes(0) == DecidePay {
		t.Error("somebody is asked to pay for rebels alone")
	}
}

// Each is asked knowing what the earlier ones did, and each district is told of with its gold.
func TestL12PaymentsOneByOne(t *testing.T) {
	m := scene(t, table{capital: "B3 P3", homes: []string{"B4 P4", "B4"}})
	m.first, m.gold[0], m.gold[1] = 1, 2, 1
	resolved(t, &m)
	asked := []string{}
	for m.Owes(0) == DecidePay || m.Owes(1) == DecidePay {
		seat, d, _ := m.Asked()
		asked = append(asked, seatWord(int8(seat))+" "+d.String())
		if legal := m.Legal(seat, nil); len(legal) != 2 {
			t.Errorf("%v are legal", legal)
		}
		refused(t, &m, 1-seat, "pay", ReasonNotYourTurn)
		do(t, &m, seat, "pay")
	}
	if !slices.Equal(asked, []string{"2 blue", "1 blue", "1 pink"}) {
		t.Errorf("asked are %v", asked)
	}
}

func TestL13BonusOnlyAfterAllDistricts(t *testing.T) {
	m := scene(t, table{set: "DAAA", capital: "B4 G4", homes: []string{"B3", "G3 B5@outsider"}})
	bonuses := false
	for _, e := range resolved(t, &m) {
		bonuses = bonuses || e.Kind == BonusTaken
		if e.Kind == Lost && bonuses {
			t.Error("a bonus comes before a district is resolved")
		}
	}
	if m.Bonus(0) != some(t, "B4") || m.Bonus(1) != some(t, "G4") {
		t.Errorf("bonuses %v and %v", m.Bonus(0), m.Bonus(1))
	}
}

// Tied are those with the highest total; where no citizen lies in the capital nothing comes of it, and a lost district does not count.
func TestL13TiesAndNothing(t *testing.T) {
	m := scene(t, table{capital: "B4 B2", homes: []string{"B5", "B2 B3", "B4", "B6 B6"}})
	m.first = 2
	events := resolved(t, &m)
	golds(t, &m, 1, 1, 0, 0)
	if gold := of(events, GoldPaid); len(gold) != 2 || gold[0].Seat != 0 || gold[0].Why != WhyTie || gold[0].To != int8(Blue) {
		t.Errorf("%+v", gold)
	}
	m = scene(t, table{set: "BAAA", homes: []string{"B2", "B2", "P2"}})
	m.capitalRebels[Blue], m.capitalRebels[Pink] = 2, 2
	resolved(t, &m)
	golds(t, &m, 0, 0, 0)
	if m.Bonus(2) != 0 {
		t.Error("a bonus without a citizen")
	}
}

func TestL14WhatStaysAndWhatGoesBack(t *testing.T) {
	m := scene(t, table{set: "BACC", capital: "B6 B5 Y6", homes: []string{"B6", "Y3", ""}, row: "P2 P3"})
	m.round, m.first, m.tiles[Pink] = 1, 2, 1
	m.homeRebels[0][Blue], m.capitalRebels[Pink] = 1, 1
	events := resolved(t, &m)
	lies(t, &m, 0, Blue, "B6")
	lies(t, &m, -1, Blue, "B5")
	if m.RebelsLeft() != Rebels || m.TileHolder(Pink) != 0 || codes(m.Row()) != "P2 P3" {
		t.Error("something else stays")
	}
	if m.Round() != 2 || m.Starter() != 0 || m.Phase() != PhaseDraft || m.EndTriggeredBy() != -1 {
		t.Errorf("round %d begins with seat %d", m.Round(), m.Starter())
	}
	if began := of(events, RoundBegan); len(began) != 1 || began[0].Seat != 0 || began[0].Count != 2 {
		t.Errorf("%+v", began)
	}
	m = scene(t, table{set: "AADA"})
	m.guards[1][Green] = 2
	if gold := of(resolved(t, &m), GoldPaid); len(gold) != 1 || gold[0].Why != WhyGuards || gold[0].Count != 2 || gold[0].To != int8(Green) {
		t.Errorf("%+v", gold)
	}
	if m.Guards(1, Green) != 0 {
		t.Error("guards stay")
	}
}

// All modifiers are drawn anew in every round, in another order.
func TestL14ModifiersAreShuffledAnew(t *testing.T) {
	orders := map[[Modifiers]int8]bool{}
	for seed := range uint64(30) {
		m := NewMatch(2, SetOf("AAAA"), seed, nil)
		round := 0
		playOn(t, &m, seed, func(m *Match, _ int) {
			if m.Round() != round {
				round = m.Round()
				orders[m.modifiers] = true
				if m.ModifiersLeft() != Modifiers {
					t.Fatal("modifiers stay")
				}
			}
		})
	}
	if len(orders) < 85 {
		t.Errorf("%d orders in 90 rounds", len(orders))
	}
}

func TestL15PointsAndTies(t *testing.T) {
	m := scene(t, table{set: "DAAA", homes: []string{"B2 P3 Y4 G5 B6@outsider", "", ""}})
	m.gold = [MaxSeats]uint8{3, 11, 10}
	m.bonus[0], m.bonus[2] = some(t, "Y6 G2"), some(t, "B6 P6 P2")
	if s := m.Score(0); s != (Score{Homes: [HomeDistricts]int{2, 3, 4, 5, 6}, Bonus: 8, Gold: 3}) || s.Points() != 34 {
		t.Errorf("%+v", s)
	}
	if got := m.Ranking(); got[0] != (Rank{1, 0, 34, 3}) || got[1] != (Rank{2, 2, 34, 10}) || got[2] != (Rank{3, 1, 22, 11}) {
		t.Errorf("%+v", got)
	}
	m.gold[1], m.gold[2], m.bonus[2], m.bonus[1] = 10, 10, some(t, "B6"), some(t, "P6")
	if got := m.Ranking(); got[1].Place != 2 || got[2].Place != 2 {
		t.Errorf("%+v", got)
	}
	m = scene(t, table{homes: []string{"B2", "P4", "P4"}}) // a victory is shared
	if got := m.Ranking(); got[0].Place != 1 || got[0].Seat != 1 || got[1].Place != 1 || got[2] != (Rank{3, 0, 2, 0}) {
		t.Errorf("%+v", got)
	}
}

func TestL17Alone(t *testing.T) {
	for seed := range uint64(40) {
		var events []Event
		m := NewMatch(1, SetOf("AAAC"), seed, func(e Event) { events = append(events, e) })
		lying := 0
		for d := range District(Districts) {
			lying += len(m.Capital(d))
		}
		homes := 0
		for d := range District(HomeDistricts) {
			for _, c := range m.Home(1, d) {
				if homes++; c.Colour() != d {
					t.Fatalf("ROB's %v lies in %v", c, d)
				}
			}
		}
		if lying != 4 || homes != 1 || len(m.RobHand()) != 2 || m.RobReserve().Count() != 5 || len(m.Row()) != 2 || m.DeckSize() != 100-4-1-2-5-2-3 {
			t.Fatalf("%d lie in the capital, %d at ROB's, %v in its hand", lying, homes, m.RobHand())
		}
		if !m.Solo() || m.Seats() != 2 || !m.IsRob(1) || m.IsRob(0) || m.Starter() != 1 || m.HandSize(1) != 2 {
			t.Fatal("ROB does not sit there")
		}
		if len(of(events, RobReserve)) != 5 || len(of(events, Drew)) != 2 {
			t.Fatalf("%+v", events)
		}
		hand := Citizens(0)
		for draw := range 3 {
			packet := m.private[0].packet
			if packet.Count() != 3 || m.Owes(0) != DecideKeep || m.Passes() != draw {
				t.Fatalf("%v are drawn", packet)
			}
			before := m.Discards()
			kept, events := keepFirst(t, &m, 0)
			hand += kept
			if m.Discards() != before+packet-kept || len(of(events, Discarded)) != 1 || of(events, Discarded)[0].From != FromHand {
				t.Fatalf("discarded are %v", m.Discards())
			}
		}
		if m.Hand(0) != hand || m.Phase() != PhasePlay || m.Owes(0) != DecidePlay || len(m.RobTurned()) != 1 {
			t.Fatal("ROB does not begin")
		}
	}
}

// The reserve is only filled up, and ROB begins every round with all of its cards.
func TestL17EveryRound(t *testing.T) {
	m := scene(t, table{solo: true, hands: []string{"B2"}, rob: "B6 P6", reserve: "Y2 Y3", capital: "G2"})
	m.first, m.round = robSeat, 1
	m.rob.turns, m.rob.turned = 2, [RobCards]RobCard{m.robDeck[0], m.robDeck[1]}
	events := of(do(t, &m, 0, "home B2"), RobReserve) // then ROB's last turn, and the next round
	if len(events) != 3 || !m.RobReserve().Holds(some(t, "Y2 Y3")) || m.RobReserve().Count() != 5 || m.Round() != 2 || m.Starter() != robSeat {
		t.Errorf("the reserve is %v in round %d", m.RobReserve(), m.Round())
	}
	if len(m.RobHand()) != 2 || len(m.RobTurned()) != 0 || m.RobReds() != 0 {
		t.Errorf("ROB has turned %v", m.RobTurned())
	}
	decks := map[[RobCards]RobCard]bool{}
	for seed := range uint64(30) {
		decks[NewMatch(1, Powers{}, seed, nil).robDeck] = true
	}
	if len(decks) < 28 {
		t.Errorf("%d orders of ROB's cards", len(decks))
	}
	reds := 0
	for _, c := range robCards {
		if c.Red() {
			reds++
		}
	}
	var kinds [Tightest + 1]int
	for _, c := range robCards {
		kinds[c.Instruction()]++
	}
	if reds != 5 || kinds != [...]int{0, 6, 4, 4} {
		t.Errorf("%d red, %v", reds, kinds)
	}
}

// turns has ROB turn these cards next, in their order.
func turns(m *Match, cards ...RobCard) {
	for n, c := range cards {
		for at := n; at < RobCards; at++ {
			if m.robDeck[at] == c {
				m.robDeck[n], m.robDeck[at] = m.robDeck[at], m.robDeck[n]
				break
			}
		}
	}
}

func TestL18RobsTurn(t *testing.T) {
	m := scene(t, table{solo: true, hands: []string{"G2 G3 G4 G5"}, capital: "B6 P2", rob: "B4 P5", deck: "Y6 G6"})
	turns(&m, RobCard(BestFit), RobCard(Tightest), RobCard(Tightest))
	events := do(t, &m, 0, "home G2")
	played := of(events, Played)
	if len(of(events, RobTurned)) != 1 || len(played) != 2 || played[1] != (Event{Kind: Played, Seat: 1, Card: citizen(t, "B4"), At: 1, To: int8(Blue)}) {
		t.Errorf("%+v", events)
	}
	if codes(m.RobHand()) != "P5 Y6" || m.Owes(0) != DecidePlay {
		t.Errorf("ROB's hand is %s", codes(m.RobHand()))
	}
	events = do(t, &m, 0, "home G3")
	lies(t, &m, -1, Yellow, "Y6") // no room in yellow
	if of(events, PowerUsed) != nil || m.Gold(1) != 0 {
		t.Error("a power follows a play of ROB")
	}
	if codes(m.RobHand()) != "P5 G6" || m.DeckSize() != 0 {
		t.Errorf("ROB's hand is %s", codes(m.RobHand()))
	}
	do(t, &m, 0, "home G4")
	if len(m.RobHand()) != 1 || m.HandSize(1) != 1 {
		t.Errorf("ROB's hand is %s without a deck", codes(m.RobHand()))
	}
	m = scene(t, table{solo: true, hands: []string{"G2 G3 G4 G5"}, deck: "none"})
	events = do(t, &m, 0, "home G2")
	if len(of(events, RobTurned)) != 1 || len(of(events, Played)) != 1 || m.EndTriggeredBy() != -1 || of(events, EndTriggered) != nil || m.Owes(0) != DecidePlay {
		t.Errorf("%+v", events)
	}
}

// ROB's home base can be a target, and is a rival.
func TestL18RobIsARival(t *testing.T) {
	m := scene(t, table{set: "BDBA", solo: true, hands: []string{"B2 P2 Y2"}, homes: []string{"Y3", "Y3 Y4 B2"}, capital: "Y6", rob: "Y6"})
	turns(&m, RobCard(Tightest), RobCard(Tightest))
	canTarget(t, &m, 0, "P2", "1 yellow blue", "1 yellow pink", "1 yellow green", "2 blue pink", "2 blue yellow", "2 blue green", "2 yellow blue", "2 yellow pink", "2 yellow green")
	do(t, &m, 0, "capital B2 2 blue")
	if m.HomeRebels(1, Blue) != 1 {
		t.Error("no rebel is at ROB's")
	}
	do(t, &m, 0, "capital P2 2 yellow green")
	lies(t, &m, 1, Green, "Y3")
	m = scene(t, table{solo: true, capital: "Y6 Y5", homes: []string{"Y3", "Y4"}})
	if resolved(t, &m); m.Bonus(1) != some(t, "Y6") {
		t.Error("ROB takes no bonus")
	}
	m = scene(t, table{solo: true, capital: "Y6 Y5", homes: []string{"Y3", "Y3"}})
	resolved(t, &m)
	golds(t, &m, 1, 1)
	m = scene(t, table{solo: true, capital: "Y2", homes: []string{"", "Y3"}})
	m.gold[1] = 5
	must(t, resolved(t, &m), Lost) // it never pays
}

func TestL19WhatTriggersTheEndAlone(t *testing.T) {
	m := scene(t, table{solo: true, hands: []string{"B2 B3 B4"}, rob: "Y6 Y5"})
	reds := RobCard(Tightest) | red
	turns(&m, RobCard(BestFit)|red, reds, reds)
	do(t, &m, 0, "home B2")
	if events := do(t, &m, 0, "home B3"); of(events, EndTriggered) != nil || m.RobReds() != 2 {
		t.Errorf("%d red cards: %+v", m.RobReds(), events)
	}
	m.join(0, citizen(t, "B6"))
	takeAway(&m, citizen(t, "B6"))
	events := do(t, &m, 0, "home B4")
	if triggered := of(events, EndTriggered); len(triggered) != 1 || triggered[0].Seat != 1 || m.Owes(0) != DecidePlay || m.TurnsLeft() != 1 {
		t.Errorf("%+v", events)
	}
	if events := do(t, &m, 0, "home B6"); of(events, RobTurned) != nil || m.Phase() != PhaseOver {
		t.Errorf("%+v", events)
	}
	m = scene(t, table{solo: true, hands: []string{"B2"}, rob: "Y6 Y5"})
	turns(&m, reds, reds, RobCard(BestFit)|red)
	m.rob.turns = 2
	copy(m.rob.turned[:], m.robDeck[:2])
	events = do(t, &m, 0, "home B2") // ROB's third red card in its last turn triggers nothing
	if triggered := of(events, EndTriggered); len(triggered) != 1 || triggered[0].Seat != 0 || len(of(events, RobTurned)) != 1 || m.Phase() != PhaseOver {
		t.Errorf("%+v", events)
	}
}

func TestL20RobsReserve(t *testing.T) {
	m := scene(t, table{solo: true, capital: "B6 P3 Y4", homes: []string{"", "Y2"}, hands: []string{"P3"}, reserve: "B4 B3 P3 Y2 G2", rob: "G6 G5"})
	m.phase = PhaseResolve
	events := resolved(t, &m)
	var order []string
	for _, e := range of(events, LaidDown) {
		order = append(order, seatWord(int8(e.Seat))+" "+e.Card.String())
	}
	if want := "1 P3, 2 B4, 2 P3, 2 Y2"; strings.Join(order, ", ") != want {
		t.Errorf("%v, not %s", order, want)
	}
	if m.RobReserve() != some(t, "B3 G2") || codes(m.RobHand()) != "G6 G5" {
		t.Errorf("the reserve is %v, the hand %s", m.RobReserve(), codes(m.RobHand()))
	}
	m = scene(t, table{set: "BAAA", solo: true, capital: "B6", reserve: "B5 B4 B2"}) // rebels count in its total
	m.homeRebels[1][Blue] = 1
	resolved(t, &m)
	lies(t, &m, 1, Blue, "B4")
	m = scene(t, table{solo: true, capital: "B6", reserve: "B5 B4 B2"})
	hide(&m, 0, Blue, 3) // what lies face down is not counted
	resolved(t, &m)
	lies(t, &m, 1, Blue, "B5")
	m = scene(t, table{solo: true, capital: "B6", reserve: "B2 B2 B2 B2"})
	resolved(t, &m)
	lies(t, &m, 1, Blue, "B2 B2 B2")
}

// ahead is a match against ROB in which the seat is ahead by so many points, and not by less gold.
func ahead(t *testing.T, margin int) Match {
	t.Helper()
	m := scene(t, table{solo: true})
	for seat, points := range [...]int{max(margin, 0), max(-margin, 0)} { // in gold and one odd bonus
		if points%2 == 1 {
			m.bonus[seat], points = some(t, "B3"), points+1
			m.bonus[1-seat] = some(t, "P4")
		}
		m.gold[seat] += uint8(points / 2)
	}
	return m
}

func TestL21Classes(t *testing.T) {
	for margin, want := range map[int]Class{
		-1: Loss, -30: Loss, 1: Decent, 6: Decent, 7: Good, 12: Good, 13: VeryGood, 18: VeryGood, 19: Excellent, 24: Excellent, 25: Outstanding,
		30: Outstanding, 31: WorldClass, 60: WorldClass,
	} {
		m := ahead(t, margin)
		if class, got := m.Class(); got != margin || class != want {
			t.Errorf("ahead by %d is %v, not %v of %d", got, class, want, margin)
		}
	}
	for _, c := range []struct {
		mine, theirs uint8
		want         Class
		first        int
	}{{1, 2, Decent, 0}, {2, 2, NoClass, 1}, {3, 2, NoClass, 1}} {
		m := scene(t, table{solo: true})
		m.gold[0], m.gold[1] = c.mine, c.theirs
		m.bonus[0], m.bonus[1] = some(t, "B6"), some(t, "P6")
		switch {
		case c.mine < c.theirs:
			m.bonus[1] = some(t, "P4")
		case c.mine > c.theirs:
			m.bonus[0] = some(t, "B4")
		}
		if class, margin := m.Class(); margin != 0 || class != c.want {
			t.Errorf("with %d gold against %d: %v", c.mine, c.theirs, class)
		}
		if ranks := m.Ranking(); ranks[0].Seat != c.first || ranks[0].Place != 1 || ranks[1].Place != 2 {
			t.Errorf("with %d gold against %d: %+v", c.mine, c.theirs, ranks)
		}
	}
}

// What ROB would do is told with what decides it, and the room that is left.
func TestWhyRobPlaysWhatItPlays(t *testing.T) {
	for _, c := range []struct {
		capital, home, hand string
		card                Instruction
		why                 RobWhy
		even                bool
		room, other, left   int
	}{
		{"B6 G6", "", "B3 G4", BestFit, RobHigher, false, 6, 6, 2},
		{"B6 G5", "", "B4 G4", BestFit, RobHigher, true, 6, 5, 2},
		{"B6 G2", "", "B4 G3", BestFit, RobOnlyFits, false, 6, 2, 2},
		{"B2 G6", "", "B4 G3", BestFit, RobOnlyFits, false, 6, 2, 3},
		{"B3 G6", "G6", "B4 G3", BestFit, RobNoneFits, false, 0, 3, 3},
		{"B3 G3", "", "B4 G4", BestFit, RobNoneFits, true, 3, 3, 7},
		{"B3", "", "B4", BestFit, RobOnly, false, 3, 0, 7},
		{"B6", "", "B4", Roomiest, RobOnly, false, 6, 0, 2},
		{"B6", "", "B4", Tightest, RobOnly, false, 6, 0, 10},
		{"B6 G5", "", "B3 G4", Roomiest, RobMostRoom, false, 6, 5, 3},
		{"B2 G2", "B6", "B6 G3", Roomiest, RobMostRoom, false, 2, -4, 5},
		{"B6 G6", "", "B3 G4", Roomiest, RobMostRoom, true, 6, 6, 3},
		{"B6 G5", "", "B3 G4", Tightest, RobLeastRoom, false, 5, 6, 9},
		{"B6 G6", "", "B3 G4", Tightest, RobLeastRoom, true, 6, 6, 9},
		{"B6", "", "", Tightest, RobPlaysNone, false, 0, 0, 0},
	} {
		m := scene(t, table{solo: true, capital: c.capital, homes: []string{"", c.home}, rob: c.hand})
		play := m.RobPlay(c.card)
		if play.Why != c.why || play.Even != c.even || play.Room != c.room || play.Other != c.other {
			t.Errorf("%v of %s, capital %s, home %s: %+v", c.card, c.hand, c.capital, c.home, play)
		}
		if c.why != RobPlaysNone && play.RoomLeft() != c.left {
			t.Errorf("%v of %s, capital %s, home %s: %d left", c.card, c.hand, c.capital, c.home, play.RoomLeft())
		}
	}
}

// What the next class needs is just enough for it.
func TestL21TheNextClass(t *testing.T) {
	for margin := -9; margin <= 40; margin++ {
		m := ahead(t, margin)
		class, _ := m.Class()
		next, points, ok := class.Next(margin)
		if ok != (class != WorldClass) {
			t.Errorf("%d: after %v comes %v", margin, class, next)
		}
		if !ok {
			continue
		}
		m, before := ahead(t, margin+points), ahead(t, margin+points-1)
		if reached, _ := m.Class(); reached != next || next <= class {
			t.Errorf("%d, %v: %d more is %v, not %v", margin, class, points, reached, next)
		}
		if almost, _ := before.Class(); almost == next {
			t.Errorf("%d, %v: less than %d more is %v too", margin, class, points, next)
		}
		if next > Decent && next.Least() != margin+points {
			t.Errorf("%v begins with %d, not %d", next, next.Least(), margin+points)
		}
	}
}

// ROB does what it would do: what is told of a ROB card is what then happens.
func TestRobDoesWhatItWouldDo(t *testing.T) {
	turned, plays := 0, 0
	for seed := range uint64(20) {
		var m Match
		var told RobPlay
		tell := func(e Event) {
			switch {
			case e.Kind == RobTurned:
				turned, told = turned+1, e.Play
				if told != m.RobPlay(e.Rob.Instruction()) {
					t.Errorf("seed %d: %+v is told", seed, told)
				}
			case e.Kind == Played && e.Seat == robSeat:
				plays++
				if e.Card != told.Card || (e.At == robSeat) != told.Home || m.Room(e.Card.Colour()) != told.RoomLeft() {
					t.Errorf("seed %d: %+v was told, %+v happens", seed, told, e)
				}
			}
		}
		m = NewMatch(1, SetOf("ACDA"), seed, nil)
		chance := rand.New(rand.NewPCG(seed, 1))
		for !m.Over() {
			legal := m.Legal(0, nil)
			if r := m.Apply(0, legal[chance.IntN(len(legal))], tell); !r.OK() {
				t.Fatal(r)
			}
		}
	}
	if turned == 0 || plays == 0 {
		t.Errorf("%d cards turned, %d citizens played", turned, plays)
	}
}

// ROB's choices, one by one (section 4).
func TestRobsInstructions(t *testing.T) {
	for _, c := range []struct {
		capital, home, hand string
		card                Instruction
		place               int
		goesHome            bool
	}{
		{"B6 G6", "", "B3 G4", BestFit, 1, true},
		{"B6 G6", "", "B4 G3", BestFit, 0, true},
		{"B6 G6", "", "B4 G4", BestFit, 0, true},     // equal: the one held longer
		{"B4 G6", "", "B4 G3", BestFit, 0, true},     // just fits
		{"B3 G6", "G6", "B4 G3", BestFit, 1, false},  // none fits, green has no room
		{"B3 G3", "", "B4 G4", BestFit, 0, false},    // equal room
		{"B3", "", "B4", BestFit, 0, false},          // one card
		{"", "", "B4 G4", BestFit, 0, false},         // no room at all
		{"B3 G2", "G6", "B4 G4", BestFit, 1, false},  // less than none
		{"B6 G5", "", "B3 G4", Roomiest, 0, true},    // more room
		{"B5 G6", "", "B3 G4", Roomiest, 1, true},    //
		{"B6 G6", "", "B3 G4", Roomiest, 0, true},    // equal
		{"B5 G2", "", "B6 G2", Roomiest, 0, false},   // it does not fit
		{"B2 G2", "B6", "B6 G3", Roomiest, 1, false}, //
		{"B6 G5", "", "B3 G4", Tightest, 1, false},
		{"B5 G6", "", "B3 G4", Tightest, 0, false},
		{"B6 G6", "", "B3 G4", Tightest, 0, false}, // equal
		{"B6 G2", "G5", "B3 G4", Tightest, 1, false},
		{"B6", "", "B3 B5", Tightest, 0, false}, // of one district
		{"B6", "", "B3 B5", Roomiest, 0, true},
		{"B6", "", "B3 B5", BestFit, 1, true},
	} {
		m := scene(t, table{solo: true, capital: c.capital, homes: []string{"", c.home}, rob: c.hand})
		if play := m.RobPlay(c.card); play.Place != c.place || play.Home != c.goesHome || play.Card != m.RobHand()[c.place] {
			t.Errorf("%v of %s, capital %s, home %s: %+v", c.card, c.hand, c.capital, c.home, play)
		}
	}
	m := scene(t, table{solo: true, capital: "B2 P3", homes: []string{"", "B6"}})
	if m.Room(Blue) != -4 || m.Room(Pink) != 3 {
		t.Errorf("room for %d and %d", m.Room(Blue), m.Room(Pink))
	}
	hide(&m, 0, Pink, 5)
	if m.Room(Pink) != 3 {
		t.Error("ROB looks under a modifier")
	}
}

// Powers that can't be in play against ROB are refused in records of one seat, and taken in others.
func TestL17OptionsOfOneSeat(t *testing.T) {
	for _, kind := range Rules().Options {
		for _, value := range kind.Values[1:] {
			for seats := 1; seats <= 2; seats++ {
				r := Record{Options: []record.Option{{Name: kind.Name, Value: value}}}
				for range seats {
					r.Seats = append(r.Seats, record.Seat{Player: "random"})
				}
				want := seats == 2 || value != "outsider" && value != "doomsayer" && value != "convertor"
				m, err := Rules().Replay(&r, nil)
				if (err == nil) != want {
					t.Errorf("%s, %d seats: %v", value, seats, err)
				}
				if err == nil && !slices.Contains(chosenWords(&m), value) {
					t.Errorf("%s is not in play", value)
				}
			}
		}
	}
}

func chosenWords(m *Match) (words []string) {
	for _, p := range m.powers {
		words = append(words, p.String())
	}
	return words
}
