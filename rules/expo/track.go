package expo

// Track is one of the six tracks of a city, or what is gained beside them: cubes and prestige. The order is that in which one
// effect gains (E10).
type Track uint8

// What is gained.
const (
	Population Track = iota
	Employment
	Services
	Progress
	Economy
	Culture
	Cubes    // on the plant
	Prestige // victory points
	Tracks   = 6
	things   = 8 // that can be gained
)

// trackTable has the code of every track in records, its letter in the table of buildings, its end, and the colour that is its
// own. Cubes and prestige have no end.
var trackTable = [things]struct {
	code   string
	letter byte
	end    uint8
	colour Colour
}{
	Population: {"population", 'P', 30, Housing},
	Employment: {"employment", 'E', 30, Industrial},
	Services:   {"services", 'S', 30, Service},
	Progress:   {"progress", 'G', 25, Civic},
	Economy:    {"economy", '$', 40, Commercial},
	Culture:    {"culture", 'C', 30, Cultural},
	Cubes:      {"cubes", 'q', 0, Leisure},
	Prestige:   {"prestige", 'V', 0, NoColour},
}

// String is the track's word.
func (t Track) String() string {
	if t >= things {
		return "?"
	}
	return trackTable[t].code
}

// End is the last space of a track; 0 for cubes and prestige, which have none.
func (t Track) End() int { return int(trackTable[t].end) }

// trackByLetter finds what is gained by its letter.
func trackByLetter(letter byte) (Track, bool) {
	for t := range Track(things) {
		if trackTable[t].letter == letter {
			return t, true
		}
	}
	return 0, false
}

// Source is where prestige comes from, or goes to: a row of the score sheet.
type Source uint8

// The sources, in the order of the score sheet.
const (
	FromEmployment    Source = iota // E25 a
	FromUnemployment                // E25 b
	FromServicesRank                // E25 c
	FromServicesSpace               // E25 c
	FromPlacing                     // E9
	FromTaxes                       // E7
	FromBuilding                    // printed gains, ! and w
	FromActivation                  // a and o
	FromEndEffects                  // b and x
	FromCulture                     // E26, as the next three
	FromMoney
	FromCubes
	FromProgress
	FromTrackEnds // E13
	FromRests     // E21
	Sources       = 15
)

// String is the source's word.
func (s Source) String() string {
	return [Sources + 1]string{
		"employment", "unemployment", "services-rank", "services-space", "placing", "taxes", "building", "activation", "end-effects",
		"culture", "money", "cubes", "progress", "track-ends", "rests", "?",
	}[min(s, Sources)]
}

// Gains is how much of each thing one effect gains, less than 0 where it costs.
type Gains [things]int

// employmentPrestige is the prestige of every space of Employment in an Expo.
var employmentPrestige = [31]int8{
	-3, -3, -2, -2, -1, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 13, 13, 14, 14, 15, 15, 16,
}

// EmploymentPrestige is the prestige of a space of Employment in an Expo (E25).
func EmploymentPrestige(space int) int { return int(employmentPrestige[space]) }

// servicesSpaces are the bands of Services: the last space of each, and what it gains in an Expo.
var servicesSpaces = [...]struct {
	last  uint8
	gains Gains
}{
	{2, Gains{Prestige: -1}},
	{6, Gains{}},
	{11, Gains{Progress: 1}},
	{16, Gains{Progress: 1, Economy: 2}},
	{21, Gains{Progress: 2, Economy: 2}},
	{26, Gains{Progress: 2, Culture: 1, Cubes: 1}},
	{30, Gains{Progress: 2, Culture: 2, Prestige: 1}},
}

// ServicesGains is what a space of Services gains in an Expo (E25).
func ServicesGains(space int) Gains {
	band := 0
	for space > int(servicesSpaces[band].last) {
		band++
	}
	return servicesSpaces[band].gains
}

// MaxSpaces is how many spaces the initiative has at most.
const MaxSpaces = 5

// spaces are the $ and the multiplier of each initiative space, from the left.
var spaces = [MaxSpaces + 1]struct{ price, times uint8 }{1: {3, 4}, {2, 3}, {1, 2}, {0, 1}, {0, 0}}

// SpacePrice is the $ above an initiative space, from 1.
func SpacePrice(space int) int { return int(spaces[space].price) }

// SpaceTimes is the multiplier below an initiative space, from 1: see [Table.Multiplier] for what holds in a match.
func SpaceTimes(space int) int { return int(spaces[space].times) }

// Plants have six levels, from 1; of each above the first there are five plants.
const (
	Levels      = 6
	levelPlants = 5
)

// plants are the levels: the dot on Progress that brings a plant, how many activations it has, and its cubes in the order in
// which plants of the level are taken.
var plants = [Levels + 1]struct {
	dot, activations uint8
	cubes            [levelPlants]uint8
}{
	1: {0, 1, [levelPlants]uint8{4, 4, 4, 4, 4}},
	2: {3, 2, [levelPlants]uint8{5, 5, 4, 4, 3}},
	3: {7, 2, [levelPlants]uint8{6, 5, 5, 4, 4}},
	4: {11, 3, [levelPlants]uint8{6, 6, 5, 5, 4}},
	5: {15, 3, [levelPlants]uint8{7, 7, 6, 6, 5}},
	6: {19, 4, [levelPlants]uint8{8, 8, 7, 7, 6}},
}

// PlantDot is the space of Progress that brings a plant of the level.
func PlantDot(level int) int { return int(plants[level].dot) }

// PlantActivations is how many tiles a plant of the level lets a seat activate in a round.
func PlantActivations(level int) int { return int(plants[level].activations) }

// PlantCubes is how many cubes the plant brings that is taken when so many of its level are gone.
func PlantCubes(level, taken int) int { return int(plants[level].cubes[taken]) }

// rowPrices are the prices of the market's rows, the newest first.
var rowPrices = [Rows]uint8{0, 2, 4}

// RowPrice is the price of a row of the market, from 0.
func RowPrice(row int) int { return int(rowPrices[row]) }

// attractions are the levels of the leader's Culture and below what Culture the others lose their tourists then (E17).
var attractions = [...]struct{ least, below uint8 }{{9, 6}, {14, 10}, {24, 24}}

// Attraction is below what Culture all others lose their tourists to a leader who has so much; 0 for none (E17).
func Attraction(culture int) (below int) {
	for _, a := range attractions {
		if culture >= int(a.least) {
			below = int(a.below)
		}
	}
	return below
}
