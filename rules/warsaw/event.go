package warsaw

// EventKind says what happened.
type EventKind uint8

// The kinds of event, with the fields each uses besides Seat.
const (
	EpochBegan         EventKind = iota + 1 // Count: the epoch; no seat
	TileRevealed                            // Tile
	TileDiscarded                           // Tile, Sum
	TileBuilt                               // Tile, Space, Turn, Sum: minus the price
	TileOverbuilt                           // Tile, Space, Turn, Sum: minus the price
	PalaceRewarded                          // Sum: Jabłonowski Palace
	HandsPassed                             // Count: 1 to the left, -1 to the right; no seat
	WarBegan                                // Count: the epoch; no seat
	StackLost                               // Tile: the visible one, Space: to the war
	StackCollapsed                          // Tile: the visible one, Space: to the fall of Prudential
	MilestoneWon                            // Tile, Count: the measure
	MilestoneDiscarded                      // Tile; no seat
	MilestonePlaced                         // Tile, Space
	IncomeBegan                             // no seat
	IncomeSource                            // Source: one reason for income
	IncomeStep                              // Source.Step, Sum: what the step changed after victory points below 0 became 0
	Exchanged                               // Tile: the station, Sum
	SchoolSplit                             // Tile, Sum
	CoinsConverted                          // Sum: at the end of the match
	MatchEnded                              // Count: the winners, one bit a seat; no seat
)

// Event is one thing that happened, told with all that the animation, the log and
// the score sheet need.
type Event struct {
	Kind  EventKind
	Seat  int
	Tile  TileID
	Turn  uint8
	Space Space
	Count int
	Sum
	Source Source
}

// Sink is told every event of an [Match.Apply], in order. Events are put together only
// where it is not nil: a match that nobody watches pays nothing for them.
type Sink func(Event)
