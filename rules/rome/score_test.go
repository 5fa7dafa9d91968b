package rome

import (
	"math/rand/v2"
	"testing"
)

// scored is a match of four with houses in one prefecture, fountains and perhaps a monument there.
func scored(t *testing.T, p Place, fountains int, monument Piece, houses string) Match {
	t.Helper()
	m := match(t, 4)
	m.prefectures[p].Fountains = uint8(fountains)
	m.prefectures[p].Used = uint8(fountains)
	m.prefectures[p].Monument = monument
	stand(t, &m, p, Round, houses)
	return m
}

func TestC14ToC16Examples3To8(t *testing.T) {
	for name, c := range map[string]struct {
		place     Place
		fountains int
		monument  Piece
		houses    string
		want      [MaxSeats]int
	}{
		"3":             {Capitoline, 1, NoPiece, "D1 B1 C1 B2 A2", [MaxSeats]int{3, 5, 0, 0}},
		"4":             {CampusMartius, 0, NoPiece, "B1 C1 C1 B2 A3", [MaxSeats]int{3, 1, 0, 0}},
		"5":             {CampusMartius, 1, NoPiece, "C1 C2 A2 A2 B2 B2", [MaxSeats]int{4, 4, 0, 0}},
		"6":             {Esquiline, 0, NoPiece, "C1 C2 A3 B3", [MaxSeats]int{3, 3, 0, 0}},
		"7":             {Esquiline, 0, NoPiece, "A1 B1 C1 A2", [MaxSeats]int{3, 1, 1, 0}},
		"7, then":       {Esquiline, 0, NoPiece, "A1 B1 C1 A2 B2 C3", [MaxSeats]int{1, 1, 3, 0}},
		"8":             {Capitoline, 1, Temple, "A1", [MaxSeats]int{10, 0, 0, 0}},
		"8, Palatine":   {Palatine, 0, Temple, "A1 B1 A2", [MaxSeats]int{4, 0, 0, 0}},
		"nobody":        {Capitoline, 1, Temple, "", [MaxSeats]int{}},
		"amphitheatre":  {Capitoline, 0, Amphitheatre, "A1 B1 A2", [MaxSeats]int{4, 2, 0, 0}},
		"second of two": {CampusMartius, 0, NoPiece, "A1 B1 A2 C2", [MaxSeats]int{3, 0, 1, 0}},
	} {
		m := scored(t, c.place, c.fountains, c.monument, c.houses)
		if got := scores(&m, c.place); got != c.want {
			t.Errorf("example %s: %v, not %v", name, got, c.want)
		}
	}
}

func TestStandingsSayWhy(t *testing.T) {
	m := scored(t, CampusMartius, 0, NoPiece, "B1 C1 C1 B2 A3")
	if s := m.Standings(CampusMartius); s[0].Why != WhyTaller || s[1].Why != WhyLower || s[1].Rank != 2 || s[2].Rank != 0 {
		t.Errorf("%+v", s)
	}
	m = scored(t, Esquiline, 0, NoPiece, "C1 C2 A3 B3")
	if s := m.Standings(Esquiline); s[0].Why != WhyShared || s[1].Why != WhyShared || s[2].Rank != 0 {
		t.Errorf("%+v", s)
	}
}

// slowPoints is what a seat scores in a prefecture, written as the clauses are and nothing else.
func slowPoints(t *Table, p Place, seat int) int {
	at := t.Prefecture(p)
	mine := int(at.Floors[seat])
	if mine == 0 {
		return 0
	}
	more, better := 0, 0 // seats with more floors; with as many and a taller house
	for other := range t.Seats() {
		if other == seat {
			continue
		}
		switch n := int(at.Floors[other]); {
		case n > mine:
			more++
		case n == mine && at.Best[other] > at.Best[seat]:
			better++
		}
	}
	first, second := 2+t.AllFountains(p), t.AllFountains(p)
	if at.Monument == Temple {
		first, second = 2*first, 2*second
	}
	switch {
	case more == 0 && better == 0: // nobody is before: first, alone or with equals
		return first
	case more == 0: // of the tie, but not the tallest: second where one alone is tallest
		tallest := 0
		best := uint8(0)
		for other := range t.Seats() {
			if int(at.Floors[other]) == mine && at.Best[other] >= best {
				if at.Best[other] > best {
					tallest = 0
				}
				best = at.Best[other]
				tallest++
			}
		}
		if tallest == 1 {
			return second
		}
		return 0
	case more == 1: // one clear first is before: second, with all that have as many
		return second
	}
	return 0 // several are before: they tie for the first place, or one of them is second
}

// randomBoard is what might stand in the prefectures: houses by chance, as the clauses allow them.
func randomBoard(chance *rand.Rand) Match {
	m := NewMatch(2+chance.IntN(3), 1, nil)
	for p := range Place(Places) {
		at := &m.prefectures[p]
		at.Monument = []Piece{NoPiece, Amphitheatre, Temple}[chance.IntN(3)]
		shape := Shape(chance.IntN(Shapes))
		for range chance.IntN(p.Sites() + 1) {
			if chance.IntN(4) == 0 {
				at.Used++
				at.Fountains++
				continue
			}
			height := int(at.Tallest) + chance.IntN(2)
			if m.CheckHouse(p, height, shape).OK() {
				at.add(chance.IntN(m.Seats()), uint8(height), shape)
			}
		}
	}
	return m
}

func TestSlowScorerAgrees(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 1))
	for n := range 100_000 {
		m := randomBoard(chance)
		for p := range Place(Places) {
			got := scores(&m, p)
			for seat := range m.Seats() {
				if want := slowPoints(&m.Table, p, seat); got[seat] != want {
					t.Fatalf("board %d, %v, seat %d: %d, not %d (%+v)", n, p, seat, got[seat], want, m.prefectures[p])
				}
			}
		}
	}
}

// What one more house would score is what it scores.
func TestPointsWithOneMoreHouse(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 2))
	for n := range 5_000 {
		m := randomBoard(chance)
		for p := range Place(Places) {
			for seat := range m.Seats() {
				for height := uint8(1); height <= Tallest; height++ {
					then := m
					then.prefectures[p].Used = 0 // there is room
					then.prefectures[p].add(seat, height, Round)
					if got, want := m.PointsWith(p, seat, height), then.Standings(p)[seat].Points; got != want {
						t.Fatalf("board %d, %v, seat %d, %d high: %d, not %d (%+v)", n, p, seat, height, got, want, m.prefectures[p])
					}
				}
			}
		}
	}
}

// What is told of a scoring adds up to the scores.
func TestScoresAddUp(t *testing.T) {
	for seed := range uint64(30) {
		r := randomRecord(t, 2+int(seed%3), seed)
		var told, rounds [MaxSeats]int
		m, err := Rules().Replay(&r, func(e Event) {
			switch e.Kind {
			case PrefectureScored:
				told[e.Seat] += e.Count
			case RoundScored:
				rounds[e.Seat] += e.Count
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		for seat := range m.Seats() {
			if score := int(m.Player(seat).Score); told[seat] != score || rounds[seat] != score {
				t.Errorf("seat %d scores %d, told are %d and %d", seat, score, told[seat], rounds[seat])
			}
		}
	}
}
