package expo

import "math/bits"

// Colour is a kind of building.
type Colour uint8

// The colours. A Lake has none.
const (
	Housing Colour = iota
	Industrial
	Commercial
	Service
	Cultural
	Civic
	Leisure
	Colours  = 7
	NoColour = Colour(Colours)
)

// anyColour is the colour of an effect that names any.
const anyColour = Colour(Colours + 1)

// colourTable has the word of every colour and its sign in the table of buildings.
var colourTable = [...]struct{ word, sign string }{
	{"housing", "Hou"}, {"industrial", "Ind"}, {"commercial", "Com"}, {"service", "Ser"}, {"cultural", "Cul"}, {"civic", "Civ"},
	{"leisure", "Lei"}, {"none", "-"}, {"any", "any"},
}

// String is the colour's word.
func (c Colour) String() string { return colourTable[min(c, anyColour)].word }

// colourBySign finds a colour by its sign.
func colourBySign(sign string) (Colour, bool) {
	for c := range colourTable {
		if colourTable[c].sign == sign {
			return Colour(c), true
		}
	}
	return 0, false
}

// TileID is one of the tiles that stand in cities: the two starting ones, the buildings of three eras, and the prosperity tiles.
// Each is there once; the starting tiles once a seat. In a market a 0 is an empty place.
type TileID uint8

// Where the tiles begin.
const (
	CityHall        TileID = 0
	Hotel           TileID = 1
	firstBuilding   TileID = 2
	firstProsperity TileID = 80
	Lake            TileID = 105 // the back of every prosperity tile
	TileCount              = 106
	ProsperityTiles        = 25
	Eras                   = 3
)

// EffectKind says when an effect is carried out.
type EffectKind uint8

// The kinds of effect, with the signs of the table of buildings.
const (
	Printed   EffectKind = iota // when the tile is built
	Immediate                   // "!": then too
	Wrench                      // "w": then, and with every new neighbour that it counts (E11)
	Activated                   // "a": when the tile is activated, which costs cubes
	Observing                   // "o": when a neighbour of the colour is activated
	BeforeEnd                   // "b": before the last Expo
	AtEnd                       // "x": at the end
	OfExpo                      // no tile's: a gain of an Expo (E25)
	OfRest                      // no tile's: a gain of a seat that activates nothing (E21)
)

// effectSigns are the signs of the kinds that tiles have.
const effectSigns = " !waobx"

// Per says what an amount is counted by.
type Per uint8

// What an amount counts.
const (
	Flat         Per = iota
	PerNeighbour     // neighbours of the colour
	PerInCity        // other tiles of the colour in the city
	PerOfTrack       // every full so many of a track
)

// Amount is a part of what an effect gains.
type Amount struct {
	What   Track
	N      int8
	Per    Per
	Colour Colour // PerNeighbour, PerInCity
	Each   uint8  // PerOfTrack: so many
	Of     Track  // PerOfTrack
}

// Effect is one effect of a tile.
type Effect struct {
	Kind    EffectKind
	Cubes   uint8  // Activated: printed on the tile
	Colour  Colour // Observing: of the neighbour, or any
	Amounts []Amount
}

// Names reports whether an observing effect is set off by a tile of the colour.
func (e *Effect) Names(c Colour) bool { return e.Colour == c || e.Colour == anyColour && c != NoColour }

// NeedKind says what a prosperity tile requires.
type NeedKind uint8

// The requirements (E24).
const (
	NoNeed    NeedKind = iota
	NeedMost           // more of What than every other seat
	NeedLeast          // less of What than every other seat
	NeedTiles          // more tiles of Colour than every other seat
	NeedLevel          // at least Least of What
)

// Need is what a prosperity tile requires.
type Need struct {
	Kind   NeedKind
	What   Track
	Colour Colour
	Least  uint8
}

// Tile is what is printed on a tile.
type Tile struct {
	Code    string // in records
	Era     uint8  // 1 to 3; 0 for starting and prosperity tiles
	Seats   uint8  // with how many seats it is in play at least
	Colour  Colour
	Need    Need
	Effects []Effect // at most one of each kind
}

// Tile is what is printed on the tile.
func (id TileID) Tile() *Tile { return &tiles[id] }

// String is the tile's code in records.
func (id TileID) String() string {
	if id >= TileCount {
		return "?"
	}
	return tiles[id].Code
}

// Colour is the tile's colour.
func (id TileID) Colour() Colour { return tiles[id].Colour }

// Era is the era of a building, 1 to 3; 0 of other tiles.
func (id TileID) Era() int { return int(tiles[id].Era) }

// Prosperity reports whether it is a prosperity tile; a Lake is none.
func (id TileID) Prosperity() bool { return id >= firstProsperity && id < Lake }

// Effect is the tile's effect of a kind, or nil.
func (id TileID) Effect(kind EffectKind) *Effect {
	for n := range tiles[id].Effects {
		if e := &tiles[id].Effects[n]; e.Kind == kind {
			return e
		}
	}
	return nil
}

// tileByCode finds a tile by its code.
func tileByCode(code string) (TileID, bool) {
	for id := range tiles {
		if tiles[id].Code == code {
			return TileID(id), true
		}
	}
	return 0, false
}

// Tiles is a set of tiles.
type Tiles [2]uint64

// Has reports whether the tile is in the set.
func (s Tiles) Has(id TileID) bool { return s[id>>6]>>(id&63)&1 != 0 }

// With is the set and the tile.
func (s Tiles) With(id TileID) Tiles {
	s[id>>6] |= 1 << (id & 63)
	return s
}

// Count is how many tiles there are.
func (s Tiles) Count() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// InPlay are the buildings of an era, 1 to 3, that a match of so many seats has (E1).
func InPlay(era, seats int) (s Tiles) {
	for id := firstBuilding; id < firstProsperity; id++ {
		if id.Era() == era && int(tiles[id].Seats) <= seats {
			s = s.With(id)
		}
	}
	return s
}
