package rome

import (
	"testing"

	"capital/rules/record"
)

func recordSeat() record.Seat { return record.Seat{Player: "random", Name: "Livia"} }

func TestC1DealtCardsAndOpenPiles(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		m := NewMatch(seats, 5, nil)
		for seat := range seats {
			p := m.Player(seat)
			if p.Known != 0 || p.Hidden != [Types]uint8{2, 2, 4} || m.hand(seat).Count() != 8 {
				t.Errorf("seat %d begins with %v", seat, p.Hidden)
			}
		}
		for of, all := range [Types]int{14, 24, 24} {
			size, top := m.Pile(Type(of))
			if want := all - seats*[Types]int{2, 2, 4}[of]; size != want || top.Type() != Type(of) || top != m.piles[of][size-1] {
				t.Errorf("the pile of %v has %d cards, not %d, and shows %v", Type(of), size, want, top)
			}
		}
	}
	counts := map[string]int{}
	for c := range Card(CardCount) {
		counts[c.String()]++
	}
	if len(counts) != 7+8+24 || counts["roof-7"] != 2 || counts["floor-8"] != 3 || counts["red-8"] != 1 || counts["roof-8"] != 0 {
		t.Errorf("the cards are %v", counts)
	}
}

// An even match of two: seven Permits each, three points for who begins, all else as usual (C1 to C3).
func TestEvenMatchOfTwo(t *testing.T) {
	began := map[int]bool{}
	for seed := range uint64(20) {
		var given []Event
		plain, m := NewMatch(2, seed, nil), NewEven(seed, func(e Event) {
			if e.Kind == PointsGiven {
				given = append(given, e)
			}
		})
		first := m.FirstPlayer()
		began[first] = true
		if len(given) != 1 || given[0].Seat != first || given[0].Count != 3 {
			t.Fatalf("told is %+v", given)
		}
		for seat := range 2 {
			p := *m.Player(seat)
			if want := map[bool]int16{true: 3}[seat == first]; p.Score != want || p.Hidden != [Types]uint8{2, 2, 7} || m.Hand(seat).Count() != 11 {
				t.Errorf("seat %d begins with %d points and %v", seat, p.Score, p.Hidden)
			}
			usual := *plain.Player(seat)
			if usual.Score != 0 || usual.Hidden != [Types]uint8{2, 2, 4} {
				t.Errorf("in a plain match seat %d begins with %d points and %v", seat, usual.Score, usual.Hidden)
			}
			p.Score, p.Hidden = usual.Score, usual.Hidden
			if p != usual {
				t.Errorf("seat %d begins with %+v", seat, p)
			}
		}
		if size, _ := m.Pile(Permit); size != 24-14 || m.Stock() != plain.Stock() {
			t.Errorf("%d Permits lie in the pile, %d floors in the stock", size, m.Stock())
		}
	}
	if len(began) != 2 {
		t.Errorf("only seat %v begins", began)
	}
}

// Only matches of two can be even, and a record without the option is a plain one.
func TestTheOptionOfTwo(t *testing.T) {
	even := []record.Option{{Name: OptionTwo, Value: TwoEven}}
	for seats := 2; seats <= MaxSeats; seats++ {
		r := Record{Seed: 1, Options: even}
		for range seats {
			r.Seats = append(r.Seats, recordSeat())
		}
		m, err := Rules().Replay(&r, nil)
		if (err == nil) != (seats == 2) {
			t.Errorf("%d seats: %v", seats, err)
		}
		if seats > 2 {
			continue
		}
		text := Rules().Text(&r, &m)
		again, read, err := ReadRecord(text)
		if err != nil || read != m || read != NewEven(1, nil) || again.Option(OptionTwo) != TwoEven {
			t.Errorf("%v: it reads as another match\n%s", err, text)
		}
		r.Options = nil
		if m, err := Rules().Replay(&r, nil); err != nil || m != NewMatch(2, 1, nil) {
			t.Errorf("%v: without the option it is no plain match", err)
		}
	}
}

func TestC2HousesAndRoofsToBeginWith(t *testing.T) {
	for seats, stock := range map[int]int{2: 78, 3: 72, 4: 66} {
		m := NewMatch(seats, 1, nil)
		if m.Stock() != stock {
			t.Errorf("%d seats have a stock of %d, not %d", seats, m.Stock(), stock)
		}
		for seat := range seats {
			p := m.Player(seat)
			if want := [Tallest + 1]uint8{1: 1, 2: 1}; p.Finished[Round] != want || p.Finished[Triangular] != want || p.Roofs != [Shapes]uint8{3, 3} {
				t.Errorf("seat %d begins with %v and %v", seat, p.Finished, p.Roofs)
			}
		}
	}
}

func TestC3TheFirstPlayerIsDrawn(t *testing.T) {
	first := map[int]int{}
	for seed := range uint64(400) {
		m := NewMatch(4, seed, nil)
		first[m.FirstPlayer()]++
		if m.Owes(m.FirstPlayer()) != DecideBuild {
			t.Fatal("the First Player does not begin")
		}
	}
	for seat := range 4 {
		if n := first[seat]; n < 70 || n > 130 {
			t.Errorf("seat %d begins %d of 400 matches", seat, n)
		}
	}
}

func TestC4OneActionATurnUntilAllHavePassed(t *testing.T) {
	m := match(t, 3)
	give(&m, 0, "roof-1 floor-1")
	hold(&m, 1, "roof-2")
	hold(&m, 2, "white-1 black-1 red-1")
	refused(t, &m, 1, "pass", ReasonNotYourTurn)
	refused(t, &m, 0, "idle white-1", ReasonNotInHand)
	do(t, &m, 0, "idle roof-1")
	do(t, &m, 1, "pass")
	do(t, &m, 2, "idle white-1")
	refused(t, &m, 1, "idle roof-2", ReasonNotYourTurn) // out for the round
	do(t, &m, 0, "play floor-1 new new")
	if m.Owes(2) != DecideBuild {
		t.Fatal("seat 2 is not asked: the hand of seat 0 is empty, and seat 1 has passed")
	}
	events := do(t, &m, 2, "idle black-1")
	if passed := of(events, SeatPassed); len(passed) != 1 || passed[0].Seat != 0 {
		t.Errorf("an empty hand does not pass unasked: %+v", passed)
	}
	do(t, &m, 2, "pass")
	if m.Phase() != PhaseBid || m.Piece() != Fountain {
		t.Errorf("phase %d follows", m.Phase())
	}
}

func TestC5Floors(t *testing.T) {
	m := match(t, 2)
	give(&m, 0, "floor-1 floor-1 floor-2 floor-3 floor-4 floor-5")
	hold(&m, 1, "roof-1 roof-2")
	refused(t, &m, 0, "play floor-1 new", ReasonTwoFloors)
	refused(t, &m, 0, "play floor-1 2 2", ReasonNoSuchHouse)
	do(t, &m, 0, "play floor-1 new 1") // the second goes on the first
	if p := m.Player(0); p.Unfinished != [Tallest + 1]uint8{2: 1} || m.Stock() != 76 {
		t.Fatalf("houses %v, stock %d", p.Unfinished, m.Stock())
	}
	do(t, &m, 1, "pass")
	do(t, &m, 0, "play floor-1 2 3")
	do(t, &m, 0, "play floor-2 4 5")
	do(t, &m, 0, "play floor-3 new 6")
	if p := m.Player(0); p.Unfinished != [Tallest + 1]uint8{1: 1, 7: 1} {
		t.Fatalf("houses %v", p.Unfinished)
	}
	if a := (Action{Kind: Play, Card: cards("floor-4")[0], A: 0, B: 7}); m.Check(0, a).Key != ReasonTwoFloors { // 7 stands for none
		t.Error("a house can be raised above 7")
	}
	m.stock = 2
	refused(t, &m, 0, "play floor-4 new", ReasonTwoFloors)
	m.stock = 1
	refused(t, &m, 0, "play floor-4 new new", ReasonOneFloor)
	do(t, &m, 0, "play floor-4 1")
	refused(t, &m, 0, "play floor-5 new", ReasonNoFloors)
	do(t, &m, 0, "idle floor-5")
}

func TestC5Example11(t *testing.T) {
	outcomes := func(m *Match) map[[Tallest + 1]uint8]bool {
		found := map[[Tallest + 1]uint8]bool{}
		for _, a := range m.Legal(0, nil) {
			if a.Kind == Play {
				after := *m
				after.Apply(0, a, nil)
				found[after.players[0].Unfinished] = true
			}
		}
		return found
	}
	m := match(t, 2)
	give(&m, 0, "floor-1")
	hold(&m, 1, "roof-1")
	m.players[0].Unfinished = [Tallest + 1]uint8{1: 2}
	got := outcomes(&m)
	for _, want := range [][Tallest + 1]uint8{{1: 2, 2: 1}, {1: 1, 3: 1}, {2: 2}, {1: 4}} {
		if !got[want] {
			t.Errorf("%v can't be had", want)
		}
	}
	if len(got) != 4 {
		t.Errorf("%d outcomes: %v", len(got), got)
	}
	m.stock = 1
	m.players[0].Unfinished = [Tallest + 1]uint8{2: 1}
	if got := outcomes(&m); len(got) != 2 || !got[[Tallest + 1]uint8{3: 1}] || !got[[Tallest + 1]uint8{1: 1, 2: 1}] {
		t.Errorf("with one floor: %v", got)
	}
}

func TestC6Roofs(t *testing.T) {
	m := match(t, 2)
	give(&m, 0, "roof-1 roof-2 roof-3")
	hold(&m, 1, "roof-4")
	m.players[0].Unfinished = [Tallest + 1]uint8{2: 1, 3: 2}
	m.players[0].Roofs = [Shapes]uint8{Round: 1, Triangular: 3}
	refused(t, &m, 0, "play roof-1 round 1", ReasonNoSuchHouse)
	events := do(t, &m, 0, "play roof-1 round 3")
	if e := of(events, HouseFinished); len(e) != 1 || e[0].Height != 3 || e[0].Shape != Round {
		t.Errorf("%+v", e)
	}
	if p := m.Player(0); p.Finished[Round][3] != 1 || p.Unfinished[3] != 1 || p.Roofs[Round] != 0 {
		t.Errorf("%+v", p)
	}
	do(t, &m, 1, "pass")
	refused(t, &m, 0, "play roof-2 round 2", ReasonNoRoof)
	do(t, &m, 0, "play roof-2 triangular 2")
}

func TestC7Permits(t *testing.T) {
	m := match(t, 2)
	give(&m, 0, "white-1 white-2 black-1")
	hold(&m, 1, "roof-4")
	refused(t, &m, 0, "play white-1 palatine round 1", ReasonWrongColour)
	refused(t, &m, 0, "play white-1 viminal round 3", ReasonNoSuchHouse)
	do(t, &m, 0, "play white-1 viminal round 1")
	if at := m.Prefecture(Viminal); at.Built[0] != (Site{Height: 1, Seat: 0}) || at.Used != 1 || at.Shape != Round || m.Player(0).Finished[Round][1] != 0 {
		t.Errorf("%+v", at)
	}
	do(t, &m, 1, "pass")
	m.prefectures[Viminal].Used = 5
	refused(t, &m, 0, "play white-2 viminal round 2", ReasonNoFreeSite)
}

func TestC8HeightsAndExample2(t *testing.T) {
	m := match(t, 2)
	refuse := func(height int, shape Shape, key ReasonKey) {
		t.Helper()
		if r := m.CheckHouse(Palatine, height, shape); r.Key != key {
			t.Errorf("a %v %d: %v", shape, height, r.Key)
		}
	}
	refuse(2, Triangular, ReasonWrongHeight) // the first is 1 high
	stand(t, &m, Palatine, Triangular, "A1 B2")
	refuse(1, Triangular, ReasonWrongHeight)
	refuse(2, Triangular, NoReason)
	refuse(3, Triangular, NoReason)
	refuse(4, Triangular, ReasonWrongHeight)
	refuse(2, Round, ReasonWrongShape)
	if r := m.CheckHouse(Palatine, 5, Triangular); r.A != 2 || r.B != 3 {
		t.Errorf("the reason names %d and %d", r.A, r.B)
	}
}

// The first house is 1 high whatever else lies there: a monument or fountains change nothing (C8).
func TestC8TheFirstHouseBesidePieces(t *testing.T) {
	for name, lay := range map[string]func(at *Prefecture){
		"nothing":         func(*Prefecture) {},
		"a fountain":      func(at *Prefecture) { at.Fountains, at.Used = 1, 1 },
		"two fountains":   func(at *Prefecture) { at.Fountains, at.Used = 2, 2 },
		"an amphitheatre": func(at *Prefecture) { at.Monument = Amphitheatre },
		"a temple":        func(at *Prefecture) { at.Monument = Temple },
		"a temple and a fountain": func(at *Prefecture) {
			at.Monument, at.Fountains, at.Used = Temple, 1, 1
		},
	} {
		t.Run(name, func(t *testing.T) {
			for p := range Place(Places) {
				m := match(t, 2)
				give(&m, 0, "white-1 black-1 red-1")
				lay(&m.prefectures[p])
				refused(t, &m, 0, "play "+p.Colour().String()+"-1 "+p.String()+" round 2", ReasonWrongHeight)
				do(t, &m, 0, "play "+p.Colour().String()+"-1 "+p.String()+" round 1")
			}
		})
	}
}

func TestC9ShapesAndExample1(t *testing.T) {
	m := match(t, 2)
	stand(t, &m, Quirinal, Round, "A1")
	stand(t, &m, Viminal, Round, "B1")
	for _, c := range []struct {
		height int
		shape  Shape
		key    ReasonKey
	}{{1, Triangular, NoReason}, {1, Round, ReasonThreeAlike}, {2, Triangular, ReasonWrongHeight}} {
		if r := m.CheckHouse(CampusMartius, c.height, c.shape); r.Key != c.key {
			t.Errorf("a %v %d: %v", c.shape, c.height, r.Key)
		}
	}
	other := match(t, 2)
	stand(t, &other, Quirinal, Round, "A1")
	stand(t, &other, Viminal, Triangular, "B1")
	for shape := range Shape(Shapes) {
		if r := other.CheckHouse(CampusMartius, 1, shape); !r.OK() {
			t.Errorf("where two differ, %v: %v", shape, r)
		}
	}
}
