package rome

import "testing"

// The whole board, as the settled rules have it.
func TestTheBoard(t *testing.T) {
	type prefecture struct {
		code           string
		colour         Colour
		sites, printed int
	}
	for p, want := range [Places]prefecture{
		CampusMartius: {"campus-martius", White, 7, 1},
		Quirinal:      {"quirinal", White, 6, 0},
		Viminal:       {"viminal", White, 5, 0},
		Esquiline:     {"esquiline", Black, 7, 1},
		Caelian:       {"caelian", Black, 6, 0},
		Aventine:      {"aventine", Black, 5, 0},
		Palatine:      {"palatine", Red, 7, 0},
		Capitoline:    {"capitoline", Red, 6, 2},
		TiberIsland:   {"tiber-island", Red, 5, 0},
	} {
		p := Place(p)
		if got := (prefecture{p.String(), p.Colour(), p.Sites(), p.Printed()}); got != want {
			t.Errorf("%+v, not %+v", got, want)
		}
	}
}

// The cards: 14 roofs, 24 floors and 24 permits, each number as often as it should be.
func TestTheDeck(t *testing.T) {
	prints := map[string]int{}
	for c := range Card(CardCount) {
		prints[c.String()]++
	}
	want := map[string]int{}
	for number := range 8 {
		digit := string(rune('1' + number))
		if number < 7 {
			want["roof-"+digit] = 2
		}
		want["floor-"+digit] = 3
		for _, colour := range []string{"white", "black", "red"} {
			want[colour+"-"+digit] = 1
		}
	}
	for code := range want {
		if prints[code] != want[code] {
			t.Errorf("there are %d cards %s, not %d", prints[code], code, want[code])
		}
	}
	if len(prints) != len(want) {
		t.Errorf("%d prints, not %d", len(prints), len(want))
	}
}

// The permits of a colour are those that say so themselves.
func TestPermitsOfAColour(t *testing.T) {
	for colour := range Colour(Colours) {
		want := Cards(0)
		for c := range Card(CardCount) {
			if c.Type() == Permit && c.Colour() == colour {
				want |= 1 << c
			}
		}
		if got := Cards(1<<CardCount - 1).Permits(colour); got != want {
			t.Errorf("of %v: %v, not %v", colour, got, want)
		}
	}
}

// The pieces: 90 floors, five roofs of each shape a seat, and three auctions a round: eight fountains, two amphitheatres and
// two temples in all.
func TestThePieces(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		m := NewMatch(seats, 3, nil)
		floors := m.Stock()
		for seat := range seats {
			for shape := range Shape(Shapes) {
				had := int(m.Player(seat).Roofs[shape])
				for height, n := range m.Player(seat).Finished[shape] {
					had += int(n)
					floors += height * int(n)
				}
				if had != 5 {
					t.Errorf("%d seats: seat %d has %d roofs of %v", seats, seat, had, shape)
				}
			}
		}
		if floors != 90 {
			t.Errorf("%d seats: there are %d floors", seats, floors)
		}
	}
	pieces := map[Piece]int{}
	for round := range Rounds {
		for auction := range Auctions {
			pieces[pieceOf(round+1, auction)]++
		}
	}
	if len(pieces) != 3 || pieces[Fountain] != 8 || pieces[Amphitheatre] != 2 || pieces[Temple] != 2 {
		t.Errorf("auctioned are %v", pieces)
	}
}
