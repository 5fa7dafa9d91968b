package expo

// EventKind says what happened.
type EventKind uint8

// The kinds of event, with the fields each uses beside its kind.
const (
	RoundBegan       EventKind = iota + 1 // Count: the round
	SpaceTaken                            // Seat, Count: the space; Price
	OrderSet                              // the spaces that all have chosen are the order now
	TileBuilt                             // Seat, Tile, X, Y, Price
	TileProspered                         // Seat, Tile, X, Y
	LakeMade                              // Seat, Tile: the one that was turned; X, Y
	CrossingMoved                         // Seat, Count: 0 or 1; X, Y: the new corner
	TileActivated                         // Seat, Tile, X, Y, Tourists; Price: the cubes
	Stopped                               // Seat: it activates no more
	Rested                                // Seat, Track: Prestige or Cubes
	Taxed                                 // Seat, Count: lots of $3, each for 1 prestige
	Penalised                             // Seat, Tile, X, Y, Colour: whether for its colour rather than for the crossings; Count: prestige
	Gained                                // Seat, Track, Count: less than 0 for a loss; Lost, People, Effect, Tile: whose effect; Prestige: Source
	PlantTaken                            // Seat, Level, Count: its cubes
	Led                                   // Seat: the leader; Other: the lowest
	TouristMoved                          // Seat: the owner; Other: who holds it now
	TileAged                              // Tile: it leaves the game unbuilt
	TileCame                              // Tile: to the market
	ProsperityOpened                      // Tile
	ExpoBegan                             // Count: 1 to 3
	ExpoLine                              // Seat, Source, Count: prestige
	CubesCleared                          // Seat, Count: cubes that leave its tiles
	EndEffect                             // Seat, Tile, Effect: BeforeEnd or AtEnd; what it gains follows
	LastPayment                           // Seat, Price
	Converted                             // Seat, Source, Count: prestige; Lost: how many cubes or $ are spent for it
	MatchEnded
)

// Event is one thing that happened.
type Event struct {
	Kind     EventKind
	Seat     int
	Other    int
	Tile     TileID
	X, Y     int8
	Tourists Tourists
	Track    Track
	Effect   EffectKind
	Source   Source
	Level    int
	Price    int
	Count    int
	Lost     int  // Gained: what could not be gained, for the end of the track or for want of Population
	People   bool // Gained: what is lost is lost for want of Population, and not at the end of the track (E14)
	Colour   bool // Penalised: see there
}

// Sink takes events; nil takes none.
type Sink func(Event)

func (tell Sink) event(e Event) {
	if tell != nil {
		tell(e)
	}
}
