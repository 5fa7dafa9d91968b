package rome

import (
	"slices"
	"testing"

	"capital/rules/random"
)

// drawing is a match of four after the last auction of round 1, in which nobody bid; seat 0 began.
func drawing(t *testing.T, before func(m *Match)) (m Match, events []Event) {
	t.Helper()
	m = bidding(t, "roof-1 floor-1", "roof-2 floor-2", "roof-3 floor-3", "roof-4 floor-4")
	for range Auctions - 1 {
		for seat := range 4 {
			do(t, &m, seat, "bid nothing")
		}
	}
	if before != nil {
		before(&m)
	}
	for seat := range 4 {
		events = append(events, do(t, &m, seat, "bid nothing")...)
	}
	return m, events
}

// drawAll draws the top of the first pile that has one until something else comes, and tells who drew.
func drawAll(t *testing.T, m *Match, phase Phase) (seats []int) {
	t.Helper()
	for m.Phase() == phase {
		seat := int(m.turn)
		seats = append(seats, seat)
		var told []Event
		if r := m.Apply(seat, m.Legal(seat, nil)[0], func(e Event) { told = append(told, e) }); !r.OK() {
			t.Fatal(r)
		}
		for _, e := range of(told, CardDrawn)[1:] {
			seats = append(seats, e.Seat) // unasked
		}
	}
	return seats
}

func TestC17SixCardsOneAtATime(t *testing.T) {
	m, _ := drawing(t, nil)
	if m.Phase() != PhaseDraw || m.Owes(0) != DecideDraw || m.Owes(1) != NoDecision {
		t.Fatal("the First Player draws first")
	}
	_, top := m.Pile(Permit)
	events := do(t, &m, 0, "draw permit")
	if drawn := of(events, CardDrawn); len(drawn) != 1 || drawn[0].Card != top.First() || !m.Player(0).Known.Has(top) {
		t.Errorf("%+v", events)
	}
	refused(t, &m, 0, "draw roof", ReasonNotYourTurn)
	seats := append([]int{0}, drawAll(t, &m, PhaseDraw)...)
	for n, seat := range seats {
		if seat != n%4 {
			t.Fatalf("%v draw", seats)
		}
	}
	if len(seats) != 24 {
		t.Errorf("%d cards are drawn", len(seats))
	}
}

func TestC18AmphitheatresAndExample12(t *testing.T) {
	m, _ := drawing(t, func(m *Match) {
		m.prefectures[Esquiline].Monument = Amphitheatre
		stand(t, m, Esquiline, Round, "A1 B1 C1 A2")
	})
	drawAll(t, &m, PhaseDraw)
	if m.Phase() != PhaseBonus {
		t.Fatalf("phase %d", m.Phase())
	}
	if seats := drawAll(t, &m, PhaseBonus); !slices.Equal(seats, []int{0, 1, 2, 0}) {
		t.Errorf("%v draw", seats)
	}
	other := match(t, 4)
	other.prefectures[CampusMartius].Monument = Amphitheatre
	stand(t, &other, CampusMartius, Round, "C1 C2 A2 A2 B2 B2")
	if got := bonus(&other.Table); got != [MaxSeats]uint8{2, 2, 0, 0} {
		t.Errorf("in 5: %v", got)
	}
	other.prefectures[Esquiline].Monument = Amphitheatre
	stand(t, &other, Esquiline, Round, "A1 B1 C1 A2")
	if got := bonus(&other.Table); got != [MaxSeats]uint8{4, 3, 1, 0} {
		t.Errorf("two amphitheatres: %v", got)
	}
}

// The cards of amphitheatres are drawn from the First Player on, whoever that is (C17, C18).
func TestC18TheFirstPlayerDrawsFirst(t *testing.T) {
	for first := range 4 {
		m, _ := drawing(t, func(m *Match) {
			m.first = uint8(first)
			m.prefectures[Esquiline].Monument = Amphitheatre
			stand(t, m, Esquiline, Round, "A1 B1 C1 D1") // all equal: two cards each
		})
		var want []int
		for n := range 8 {
			want = append(want, (first+n)%4)
		}
		if seats := drawAll(t, &m, PhaseDraw); !slices.Equal(seats[:8], want) {
			t.Errorf("seat %d is First Player: the six cards are drawn by %v", first, seats)
		}
		if seats := drawAll(t, &m, PhaseBonus); !slices.Equal(seats, want) {
			t.Errorf("seat %d is First Player: the others are drawn by %v", first, seats)
		}
	}
}

func TestC19NoHandLimit(t *testing.T) {
	m := match(t, 2)
	for range Rounds {
		for m.Phase() != PhaseDraw && !m.Over() {
			for seat := range 2 {
				switch m.Owes(seat) {
				case DecideBuild:
					do(t, &m, seat, "pass")
				case DecideBid:
					do(t, &m, seat, "bid nothing")
				}
			}
		}
		drawAll(t, &m, PhaseDraw)
	}
	if n := m.Player(0).HandSize(); n != 8+3*6 {
		t.Errorf("who hoards holds %d cards", n)
	}
}

func TestC20EmptyPilesAndExample13(t *testing.T) {
	m, _ := drawing(t, nil)
	for m.sizes[Roof] > 1 {
		c := m.take(Roof)
		m.discards |= 1 << c
		m.turnUp()
	}
	want := m.discards.Of(Roof)
	events := do(t, &m, 0, "draw roof")
	remade := of(events, PileRemade)
	if len(remade) != 1 || remade[0].Pile != Roof || remade[0].Count != want.Count() {
		t.Fatalf("%+v", events)
	}
	if size, top := m.Pile(Roof); size != want.Count() || !want.Has(top) || m.discards.Of(Roof) != 0 {
		t.Errorf("the new pile has %d cards and shows %v", size, top)
	}
	if err := m.Invariants(); err != nil {
		t.Error(err)
	}
	// No discards: other piles. One pile left: unasked. None: the rest lapses.
	m.sizes[Roof], m.sizes[Floor] = 0, 1
	m.discards, m.piled, m.sizes[Permit] = 0, 0, 3
	m.turnUp()
	refused(t, &m, 1, "draw roof", ReasonEmptyPile)
	events = do(t, &m, 1, "draw floor")
	if drawn, lapsed := of(events, CardDrawn), of(events, CardsLapsed); len(drawn) != 4 || drawn[3].Seat != 0 || len(lapsed) != 4 || lapsed[0].Count != 4 || lapsed[1].Count != 5 {
		t.Errorf("%+v", events)
	}
	if m.Round() != 2 {
		t.Errorf("round %d follows", m.Round())
	}
}

// What nobody can draw lapses, be it a single card of a single seat.
func TestC20ASingleCardLapses(t *testing.T) {
	m, _ := drawing(t, nil)
	m.toDraw = [MaxSeats]uint8{1, 0, 1, 0}
	alone := m.Table
	if lapse(&alone, nil); alone.toDraw != [MaxSeats]uint8{} {
		t.Fatalf("%v are still to draw: the drawing would never end", alone.toDraw)
	}
	m.discards, m.piled, m.sizes = 0, 0, [Types]uint8{Floor: 1}
	m.turnUp()
	events := do(t, &m, 0, "draw floor")
	if lapsed := of(events, CardsLapsed); len(lapsed) != 1 || lapsed[0].Seat != 2 || lapsed[0].Count != 1 {
		t.Errorf("%+v", lapsed)
	}
	if m.Round() != 2 || m.toDraw != [MaxSeats]uint8{} {
		t.Errorf("round %d follows, %v are still to draw", m.Round(), m.toDraw)
	}
}

// A pile is remade by the match's seed: every card of it comes to lie on top, and about as often as any other.
func TestC20RemadePilesAreShuffled(t *testing.T) {
	drawn, _ := drawing(t, nil)
	for drawn.sizes[Roof] > 1 {
		drawn.discards |= 1 << drawn.take(Roof)
		drawn.turnUp()
	}
	const times = 600
	tops, orders := map[Card]int{}, map[[24]Card]bool{}
	for seed := range uint64(times) {
		m := drawn
		m.random = random.Source(seed)
		do(t, &m, 0, "draw roof")
		size, top := m.Pile(Roof)
		tops[top]++
		orders[m.piles[Roof]] = true
		if seed == 0 && size < 8 {
			t.Fatalf("only %d cards are remade", size)
		}
	}
	cards := drawn.discards.Of(Roof)
	for c := range cards.All() {
		if usual := times / cards.Count(); tops[c] < usual/2 || tops[c] > 2*usual {
			t.Errorf("%v lies on top %d of %d times", c, tops[c], times)
		}
	}
	if len(orders) < times/2 {
		t.Errorf("%d orders of %d", len(orders), times)
	}
}

// An empty pile that could not be remade before is, as soon as there are discards and drawing begins.
func TestC20WhenDrawingBegins(t *testing.T) {
	m, events := drawing(t, func(m *Match) {
		for m.sizes[Floor] > 0 {
			m.discards |= 1 << m.take(Floor)
		}
		m.turnUp()
	})
	if remade := of(events, PileRemade); len(remade) != 1 || remade[0].Pile != Floor || m.sizes[Floor] == 0 {
		t.Errorf("%+v", remade)
	}
}

func TestC21TheMarkerPassesLeft(t *testing.T) {
	m := NewMatch(3, 4, nil)
	var first []int
	began := map[int]bool{}
	playOn(t, &m, 4, func(m *Match, seat int) {
		if !began[m.Round()] {
			began[m.Round()] = true
			first = append(first, m.FirstPlayer())
			if m.Phase() == PhaseBuild && m.Owes(m.FirstPlayer()) != DecideBuild {
				t.Errorf("round %d: the First Player does not begin", m.Round())
			}
		}
	})
	for n := 1; n < len(first); n++ {
		if first[n] != (first[n-1]+1)%3 {
			t.Errorf("First Players are %v", first)
		}
	}
	if len(first) != Rounds {
		t.Errorf("%d rounds", len(first))
	}
}

func TestC22RankingAndExample14(t *testing.T) {
	m := match(t, 3)
	m.players[0].Score, m.players[1].Score, m.players[2].Score = 40, 40, 31
	for n, p := range []Place{Quirinal, Caelian, Palatine, Capitoline} {
		stand(t, &m, p, Shape(n%2), "A1")
	}
	for n, p := range []Place{Viminal, Aventine, TiberIsland} {
		stand(t, &m, p, Shape(n%2), "B1 B2")
	}
	ranks := m.Ranking()
	if ranks[0].Seat != 0 || ranks[0].Firsts != 4 || ranks[1].Seat != 1 || ranks[1].Place != 2 || ranks[2].Place != 3 {
		t.Errorf("%+v", ranks)
	}
	stand(t, &m, Esquiline, Round, "B1") // as many now: then floors on the board
	if ranks := m.Ranking(); ranks[0].Seat != 1 || ranks[0].OnBoard != 10 || ranks[1].OnBoard != 4 {
		t.Errorf("%+v", ranks)
	}
	other := match(t, 2)
	if ranks := other.Ranking(); ranks[0].Place != 1 || ranks[1].Place != 1 {
		t.Errorf("all alike do not share: %+v", ranks)
	}
}
