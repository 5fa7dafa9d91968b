package rome

// Place is one of the nine prefectures.
type Place uint8

// The prefectures: three of each colour, in the order of the colours.
const (
	CampusMartius Place = iota
	Quirinal
	Viminal
	Esquiline
	Caelian
	Aventine
	Palatine
	Capitoline
	TiberIsland
	Places = 9
)

// prefectures is the board: each prefecture's code in records, its sites for houses and fountains, and the fountains
// printed beside them.
//
// The sites and the fountains printed outside the Capitoline are this game's own design. Measured in 20,000 matches of four
// architects ("capital lab balance -game rome" prints the figures and the targets), beside what was published of matches of
// four people:
//   - Points by round, all seats together: 22 35 46 56, published 20 35 44 48; of the best, second, third and last: 45 42 39
//     34, published 43 39 35 30.
//   - Nothing is left over: every prefecture stands empty in less than one match in 300. The Capitoline brings 33 points a
//     match, Campus Martius and Esquiline 22 each, the other six 12 to 15.
//   - 71 of 90 floors are used, 65 of them on the board in 36 houses, published 78 in 35: architects would rather build early
//     than high.
//   - Architects hardly ever meet first in the Capitoline, builders do in 94 matches of 100, as was published of people:
//     whoever builds there last overtops, so that architects keep it for their last permits of round 1.
//   - By place from who began round 1 they win 24, 23, 25 and 28 %, with three seats 34, 32 and 35 %, with two 41 and 59 %
//     (2,000 matches each): to act last in round 1 is an edge with four and with two.
//
// For two there is a second way to begin ([NewEven]), for as above a match of two is lopsided and half empty: 300 matches of two
// architects are won to 61 % by who does not begin, 7.6 of 12 pieces are sold, nearly none in round 1, and Viminal, Aventine and
// Tiber Island stand empty in 21, 20 and 33 % of them. Measured in 300 matches each, one change at a time:
//   - Two or three sites fewer in every prefecture: 7.8 sold, 14 to 25 % empty, 58 % for the second. Without the three smallest
//     prefectures 6.6 are sold and 54 % won; without a prefecture nothing is fought for more.
//   - Eight cards drawn a round rather than six: 8.2 sold, 30 % empty, 61 %. A First Player that passes left only every other
//     round: as before.
//   - One card more for who begins, of any type, is too much: 63 to 73 % for who begins, who then acts last.
//   - Six, seven, eight Permits dealt to each: 8.8, 9.6 and 10.2 sold, 17, 15 to 18 and 19 % empty, and the second still ahead;
//     each point for who begins moves 5 % of the victories.
//
// So an even match deals each seven Permits and gives three points to who begins. In 600 others of it ("capital lab balance -game
// rome -seats 2 -option two=even -games 600 -seed 5001"): 49 and 51 % by place, no prefecture empty in more than 17 %, 79 % of the
// pieces sold. 61 of 78 floors are still left, for it is roofs that run out: 19.7 of 20 houses stand on the board.
//
// Seven other boards, with more or fewer sites for the Capitoline, all printed fountains in large prefectures or in small
// ones, three of them or six, bring 64.8 to 65.8 floors to the board and let architects meet first where they do here (300
// matches each): that is how they play, not what they play on.
var prefectures = [Places]struct {
	code    string
	sites   uint8
	printed uint8
}{
	CampusMartius: {"campus-martius", 7, 1},
	Quirinal:      {"quirinal", 6, 0},
	Viminal:       {"viminal", 5, 0},
	Esquiline:     {"esquiline", 7, 1},
	Caelian:       {"caelian", 6, 0},
	Aventine:      {"aventine", 5, 0},
	Palatine:      {"palatine", 7, 0},
	Capitoline:    {"capitoline", 6, 2},
	TiberIsland:   {"tiber-island", 5, 0},
}

// Colour is the colour of the permits that open the prefecture.
func (p Place) Colour() Colour { return Colour(p / 3) }

// Sites is how many houses and fountains the prefecture has room for.
func (p Place) Sites() int { return int(prefectures[p].sites) }

// Printed is how many fountains are printed in the prefecture.
func (p Place) Printed() int { return int(prefectures[p].printed) }

// String is the prefecture's code in records.
func (p Place) String() string {
	if p >= Places {
		return "?"
	}
	return prefectures[p].code
}

// placeByCode finds a prefecture by its code.
func placeByCode(code string) (Place, bool) {
	for p := range Place(Places) {
		if prefectures[p].code == code {
			return p, true
		}
	}
	return 0, false
}

// neighbours are the other two prefectures of the colour.
func (p Place) neighbours() (one, other Place) {
	first := p / 3 * 3
	return first + (p-first+1)%3, first + (p-first+2)%3
}

// Shape is the shape of a roof, and of all roofs of a prefecture.
type Shape uint8

// The shapes. A prefecture without a house has none.
const (
	Round Shape = iota
	Triangular
	Shapes        = 2
	NoShape Shape = Shapes
)

// String is the shape's word in records.
func (s Shape) String() string { return [...]string{"round", "triangular", "none"}[min(s, NoShape)] }

// Piece is what is auctioned.
type Piece uint8

// The pieces: two fountains a round, then an amphitheatre in rounds 1 and 2 or a temple in rounds 3 and 4. The last two are
// monuments, of which a prefecture has at most one.
const (
	NoPiece Piece = iota
	Fountain
	Amphitheatre
	Temple
)

// Auctions is how many auctions a round has.
const Auctions = 3

// pieceOf is what is auctioned in an auction, counted from 0, of a round, counted from 1.
func pieceOf(round, auction int) Piece {
	switch {
	case auction < Auctions-1:
		return Fountain
	case round <= 2:
		return Amphitheatre
	}
	return Temple
}
