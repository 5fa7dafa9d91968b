package warsaw

// Kind is the kind of one quarter of an ordinary tile. Transport is no kind: it
// is a sign on some ordinary tiles (ruling 2).
type Kind uint8

// The five kinds of quarter.
const (
	Residential Kind = iota
	Commercial
	Industrial
	Cultural
	Park
	Kinds = 5 // how many kinds there are
)

// String returns the kind's English name in lower case.
func (k Kind) String() string {
	switch k {
	case Residential:
		return "residential"
	case Commercial:
		return "commercial"
	case Industrial:
		return "industrial"
	case Cultural:
		return "cultural"
	case Park:
		return "park"
	}
	return "no kind"
}

// Letter is the quarter's letter in a text picture of a district: R, C, I, U or P.
func (k Kind) Letter() byte { return "RCIUP"[k] }

// Building names a public building or one side of a milestone: whatever fills a
// whole tile and has an effect of its own.
type Building uint8

// The 27 public buildings and 10 milestone sides, in the order of the manual's tables.
const (
	NoBuilding Building = iota
	Arsenal
	CentralDepartmentStore
	CityCenter
	CollegiumNobilium
	CopernicusScienceCenter
	FountainPark
	GoldenTerraces
	HolyTrinityEvangelicalChurch
	JablonowskiPalace
	MainRailwayStation
	Marywil
	NationalStadium
	OkecieAirport
	OldTown
	PassengerAutomobileFactory
	PolishTelephone
	Prudential
	RoyalBathsPark
	SigismundsColumn
	SkaryszewskiPark
	WarsawRisingMuseum
	WarsawSchoolOfEconomics
	WarsawSteelworks
	WarsawViennaRailway
	WarsawUniversityLibrary
	WarsawUniversityOfTechnology
	Wilanow
	SaxonPalace
	WilanowPalace
	GrandTheater
	WaterFilters
	NamiestnikowskiPalace
	WilsonSquare
	WZRoute
	PalaceOfCultureAndScience
	Metro
	EuropaMarket
	buildings // one past the last
)

// IsMilestone reports whether the building is a milestone side; the others are
// public buildings (ruling 16 counts only those as such).
func (b Building) IsMilestone() bool { return b >= SaxonPalace && b < buildings }

// IsPublic reports whether the building is one of the 27 public buildings.
func (b Building) IsPublic() bool { return b > NoBuilding && b < SaxonPalace }

// FewestWin reports whether a milestone goes to who has the fewest of what it counts;
// the others go to who has the most (ruling 16).
func (b Building) FewestWin() bool { return b == SaxonPalace }

// TileID names one face among the 105 tiles: 96 epoch tiles, sixteen an epoch,
// then four starting tiles, then the five milestones' first sides and their
// second sides. It indexes the table that [TileID.Tile] reads.
type TileID uint8

// Where each group of tiles begins in the table.
const (
	EpochTiles     = 16                          // tiles in the stack of one epoch
	Epochs         = 6                           // epochs of a match
	StartingTile   = TileID(Epochs * EpochTiles) // the first of four alike
	MilestoneTile  = StartingTile + 4            // first sides of the five milestones
	MilestoneBack  = MilestoneTile + 5           // their second sides, in the same order
	faces          = MilestoneBack + 5           // how many faces the table has
	NoTile         = TileID(255)                 // no tile at all
	MilestoneCount = 5                           // milestones on the board
)

// Tile is one face of the tile table.
type Tile struct {
	Code      string   // stable name in records: "III-04", "arsenal"
	Name      string   // proper name of a public building or milestone, else empty
	Epoch     int      // 1 to 6; 0 for a starting tile; for a milestone the epoch it ends
	Price     int      // coins
	Quarters  [4]Kind  // upper left, upper right, lower left, lower right, unturned; ordinary tiles only
	Building  Building // what fills the tile, or NoBuilding for an ordinary tile
	Transport bool     // transport sign
	VP        int      // printed victory points, each epoch (cultural)
	Coins     int      // printed coins, each epoch (industrial)
}

// Valid reports whether the ID names a face of the table.
func (id TileID) Valid() bool { return id < faces }

// Tile returns the face's row of the table.
func (id TileID) Tile() *Tile { return &tiles[id] }

// Ordinary reports whether the tile is made of four quarters, the starting tile included.
func (t *Tile) Ordinary() bool { return t.Building == NoBuilding }

// HasKind reports whether one of the tile's quarters is of kind k.
func (t *Tile) HasKind(k Kind) bool {
	return t.Ordinary() && (t.Quarters[0] == k || t.Quarters[1] == k || t.Quarters[2] == k || t.Quarters[3] == k)
}

// Turned returns the quarters in reading order after turn quarter turns clockwise.
func (t *Tile) Turned(turn int) [4]Kind {
	var q [4]Kind
	for i, from := range turned[turn&3] {
		q[i] = t.Quarters[from]
	}
	return q
}

// turned lists, for 0 to 3 quarter turns clockwise, which unturned quarter comes
// to lie upper left, upper right, lower left and lower right.
var turned = [4][4]uint8{{0, 1, 2, 3}, {2, 0, 3, 1}, {3, 2, 1, 0}, {1, 3, 0, 2}}

// Turns is the number of turns that look different: 1, 2 or 4; they are the turns
// below that number.
func (t *Tile) Turns() int {
	q, turns := &t.Quarters, 1
	if q[0] != q[1] {
		turns = 2
	}
	if (q[0]^q[3])|(q[1]^q[2]) != 0 { // not the same upside down
		turns = 4
	}
	return turns
}

// TileByCode finds the face whose Code is code.
func TileByCode(code string) (TileID, bool) {
	for id := range faces {
		if tiles[id].Code == code {
			return id, true
		}
	}
	return NoTile, false
}

// BuildingTile returns the face that bears building b.
func BuildingTile(b Building) TileID {
	for id := range faces {
		if b != NoBuilding && tiles[id].Building == b {
			return id
		}
	}
	return NoTile
}

// EpochStack returns the sixteen tiles of an epoch, 1 to 6, unshuffled.
func EpochStack(epoch int) [EpochTiles]TileID {
	var stack [EpochTiles]TileID
	for i := range stack {
		stack[i] = TileID((epoch-1)*EpochTiles + i)
	}
	return stack
}
