package expo

import "math/bits"

// The numbers of the game.
const (
	MaxSeats  = 5
	Rounds    = 12
	Rows      = 3
	rowPlaces = 12
	eraRounds = 4
	eraTiles  = 27 // at most
)

// Tourists is a set of tourists, by the seats that own them.
type Tourists uint8

// Has reports whether the tourist of a seat is in the set.
func (s Tourists) Has(seat int) bool { return s>>seat&1 != 0 }

// Count is how many there are.
func (s Tourists) Count() int { return bits.OnesCount8(uint8(s)) }

// Tourist is where a seat's tourist is.
type Tourist struct {
	Holder uint8 // the seat that may pay with it
	At     int8  // which tile of the holder's city, by age, or -1: it stands free
	Used   bool  // it has paid in this round
}

// Player is all that a seat has.
type Player struct {
	Track     [Tracks]uint8
	Cubes     int16 // on its plant
	Prestige  int16
	Level     uint8 // of its plant
	Space     uint8 // of the initiative, from 1
	Next      uint8 // the space chosen for the coming order, or 0
	Built     uint8 // how many tiles the city has
	Tiles     [MaxTiles]Placed
	Crossings [2]Corner
	Sources   [Sources]int16 // what its prestige came from
}

// Phase is what the match is at.
type Phase uint8

// The phases of a round, and the end.
const (
	PhaseSpace Phase = iota // the initiative, from round 2 on
	PhaseBuild
	PhaseActivate
	PhaseProsper // in rounds 3, 5, 7, 9 and 11
	PhaseOver
)

// Decision is what a seat owes.
type Decision uint8

// The decisions.
const (
	NoDecision Decision = iota
	DecideSpace
	DecideBuild
	DecideCrossing
	DecideActivate
	DecideProsper
)

// Table is all that lies open in a match: everything but the order of the stacks.
type Table struct {
	seats      uint8
	round      uint8 // 1 to 12
	turn       uint8 // which of the order decides; in prosperity counted from the last
	leader     int8  // the seat that led at the last Tourism, or -1
	done       uint8 // activations of this turn
	phase      Phase
	order      [MaxSeats]uint8 // seats, from the left
	market     [Rows][rowPlaces]TileID
	open       [MaxSeats]TileID // prosperity tiles
	taken      [Levels + 1]uint8
	stackSizes [Eras + 1]uint8 // by era; 0 of prosperity tiles
	aged       [Eras + 1]uint8 // buildings of each era that left the market unbuilt
	tourists   [MaxSeats]Tourist
	players    [MaxSeats]Player
}

// Seats is how many seats the match has.
func (t *Table) Seats() int { return int(t.seats) }

// Round is the round, 1 to 12; it stays 12 when the match is over.
func (t *Table) Round() int { return int(t.round) }

// EraOf is the era of a round, 1 to 3.
func EraOf(round int) int { return (round-1)/eraRounds + 1 }

// Phase is what the match is at.
func (t *Table) Phase() Phase { return t.phase }

// Over reports whether the match is over.
func (t *Table) Over() bool { return t.phase == PhaseOver }

// Order is the seat on a place of the turn order, from 0.
func (t *Table) Order(n int) int { return int(t.order[n]) }

// OrderOf is a seat's place in the turn order, from 0.
func (t *Table) OrderOf(seat int) int {
	for n := range int(t.seats) {
		if int(t.order[n]) == seat {
			return n
		}
	}
	return -1
}

// Turn is the seat whose turn it is.
func (t *Table) Turn() int {
	if t.phase == PhaseProsper {
		return int(t.order[t.seats-1-t.turn])
	}
	return int(t.order[t.turn])
}

// Owes is what the seat has to decide. A crossing that must move comes before all else (E12).
func (t *Table) Owes(seat int) Decision {
	if uint(seat) >= uint(t.seats) || t.phase == PhaseOver || t.Turn() != seat {
		return NoDecision
	}
	switch t.phase {
	case PhaseSpace:
		return DecideSpace
	case PhaseActivate:
		return DecideActivate
	}
	if _, full := t.players[seat].full(); full {
		return DecideCrossing
	}
	if t.phase == PhaseBuild {
		return DecideBuild
	}
	return DecideProsper
}

// Player is all that a seat has.
func (t *Table) Player(seat int) *Player { return &t.players[seat] }

// Row are the tiles of a row of the market, the newest row first.
func (t *Table) Row(row int) []TileID { return packed(t.market[row][:]) }

// RowOf is the row in which a tile lies, or -1.
func (t *Table) RowOf(id TileID) int {
	for row := range t.market {
		for _, other := range t.Row(row) {
			if other == id {
				return row
			}
		}
	}
	return -1
}

// Open are the prosperity tiles that lie open.
func (t *Table) Open() []TileID { return packed(t.open[:]) }

// Left is how many buildings of an era, 1 to 3, are in its stack; of prosperity tiles for 0.
func (t *Table) Left(era int) int { return int(t.stackSizes[era]) }

// Leader is the seat that led at the last Tourism; there is none before the first.
func (t *Table) Leader() (seat int, ok bool) { return int(t.leader), t.leader >= 0 }

// Tourist is where the tourist of a seat is.
func (t *Table) Tourist(seat int) Tourist { return t.tourists[seat] }

// Taken is how many plants of a level are gone.
func (t *Table) Taken(level int) int { return int(t.taken[level]) }

// Done is how many tiles the seat whose turn it is has activated.
func (t *Table) Done() int { return int(t.done) }

// Has is how much a seat has of a track, of cubes or of prestige.
func (t *Table) Has(seat int, what Track) int { return t.players[seat].has(what) }

func (p *Player) has(what Track) int {
	switch what {
	case Cubes:
		return int(p.Cubes)
	case Prestige:
		return int(p.Prestige)
	}
	return int(p.Track[what])
}

// Spaces is how many initiative spaces the match has (E5).
func (t *Table) Spaces() int {
	if t.seats == MaxSeats {
		return MaxSpaces
	}
	return MaxSpaces - 1
}

// packed are the tiles of a row before its empty places.
func packed(row []TileID) []TileID {
	n := 0
	for n < len(row) && row[n] != 0 {
		n++
	}
	return row[:n]
}

// insert puts a tile into a row, which stays in the order of numbers.
func insert(row []TileID, id TileID) {
	n := len(packed(row))
	for ; n > 0 && row[n-1] > id; n-- {
		row[n] = row[n-1]
	}
	row[n] = id
}

// remove takes a tile out of a row that has it.
func remove(row []TileID, id TileID) {
	n := 0
	for row[n] != id {
		n++
	}
	copy(row[n:], row[n+1:])
	row[len(row)-1] = 0
}
