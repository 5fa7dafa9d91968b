package warsaw

// MaxSeats is the most seats a match has; the fewest is two.
const MaxSeats = 4

// Rules that are plain numbers.
const (
	StartingCoins   = 6 // ruling text, set-up
	handSize        = 4
	DiscardCoins    = 3
	ColumnCoins     = 5 // with Sigismund's Column, ruling 13
	palaceVP        = 2 // Jabłonowski Palace, ruling 12
	StoreReduction  = 3 // Central Department Store, ruling 8
	CollegeDiscount = 2 // Warsaw University of Technology, ruling 8
	CoinsPerVP      = 5 // ruling 27
)

// Phase is what the match is waiting for.
type Phase uint8

// The phases, in the order in which an epoch passes through them.
const (
	PhasePick Phase = iota // all pick a tile of their hand in secret
	PhaseUse               // all use the revealed tile
	PhaseCollapseAfterBuild
	PhaseWar // III and IV: all choose the stacks they lose
	PhaseCollapseAfterWar
	PhaseMilestone // its winner places the milestone
	PhaseCollapseAfterMilestone
	PhaseChoices // all make their choices after income
	PhaseOver
)

// Decision is what one seat owes.
type Decision uint8

// The decisions. All but the windows, pieces and milestones are committed unseen
// and carried out for everyone together when all have committed (ruling 7).
const (
	NoDecision      Decision = iota
	DecidePick               // which tile of the hand
	DecideUse                // discard, build or overbuild
	DecideWindow             // which 3×4 or 4×3 to keep after Prudential (ruling 11)
	DecidePiece              // which piece of what is left to keep (ruling 11)
	DecideLosses             // which stacks the war takes (ruling 14)
	DecideMilestone          // where the milestone goes (ruling 18)
	DecideChoices            // stations and School of Economics (ruling 26)
)

// Player is what one seat has on the table.
type Player struct {
	District District
	Coins    int16
	VP       int16
}

// TileSet is a set of tile faces.
type TileSet [2]uint64

// Has reports whether the tile is in the set.
func (s *TileSet) Has(t TileID) bool { return s[t>>6]>>(t&63)&1 != 0 }

// Add puts the tile into the set.
func (s *TileSet) Add(t TileID) { s[t>>6] |= 1 << (t & 63) }

// Remove takes the tile out of the set.
func (s *TileSet) Remove(t TileID) { s[t>>6] &^= 1 << (t & 63) }

// Table is all that lies open: what every seat may see. It is part of both a
// [Match] and a [View].
type Table struct {
	players    [MaxSeats]Player
	under      [faces]TileID // the tile beneath each tile in a stack, or NoTile
	discarded  TileSet       // tiles that went to the box face up
	milestones [MilestoneCount]TileID
	revealed   [MaxSeats]TileID   // the tile each seat has revealed and not yet used, or NoTile
	owes       [MaxSeats]Decision // what each seat still has to decide now
	seats      uint8
	epoch      uint8
	round      uint8 // 0 to 3: which tile of the hand
	phase      Phase
}

// Seats is the number of seats, 2 to 4. Seats are numbered from 0, clockwise: the
// seat to the left of seat s is s+1.
func (t *Table) Seats() int { return int(t.seats) }

// Epoch is the present epoch, 1 to 6.
func (t *Table) Epoch() int { return int(t.epoch) }

// Round is how many tiles of this epoch's hand have been used, 0 to 3.
func (t *Table) Round() int { return int(t.round) }

// Phase is what the match is waiting for.
func (t *Table) Phase() Phase { return t.phase }

// Over reports whether the match has ended.
func (t *Table) Over() bool { return t.phase == PhaseOver }

// Owes is what the seat still has to decide before play goes on.
func (t *Table) Owes(seat int) Decision { return t.owes[seat] }

// Player returns what the seat has on the table.
func (t *Table) Player(seat int) *Player { return &t.players[seat] }

// Revealed is the tile the seat has revealed and not yet used, or NoTile.
func (t *Table) Revealed(seat int) TileID { return t.revealed[seat] }

// Milestone returns the face of milestone n, 0 (between I and II) to 4, and
// whether it is still on the board: neither won nor discarded.
func (t *Table) Milestone(n int) (face TileID, onBoard bool) {
	return t.milestones[n], n+1 > int(t.epoch) || n+1 == int(t.epoch) && t.phase <= PhaseMilestone
}

// Discarded returns the tiles that have gone to the box face up.
func (t *Table) Discarded() TileSet { return t.discarded }

// Stack appends the tiles of the seat's stack on space s to buf, the visible one first.
func (t *Table) Stack(seat int, s Space, buf []TileID) []TileID {
	d := &t.players[seat].District
	i, ok := d.IndexOf(s)
	if !ok || !d.occupied.Has(i) {
		return buf
	}
	for tile := d.tops[i].tile; tile.Valid(); tile = t.under[tile] {
		buf = append(buf, tile)
	}
	return buf
}

// PassesLeft reports whether hands pass to the left (the next seat) in the
// present epoch: in I, III and V (ruling 7).
func (t *Table) PassesLeft() bool { return t.epoch%2 == 1 }

// PassesTo is the seat that receives the seat's hand.
func (t *Table) PassesTo(seat int) int {
	last := int(t.seats) - 1
	switch {
	case t.PassesLeft() && seat == last:
		return 0
	case t.PassesLeft():
		return seat + 1
	case seat == 0:
		return last
	}
	return seat - 1
}

// DiscardValue is how many coins the seat gets for discarding a tile (ruling 13).
func (t *Table) DiscardValue(seat int) int {
	if t.players[seat].District.Has(SigismundsColumn) {
		return ColumnCoins
	}
	return DiscardCoins
}

// warLosses is how many stacks the seat loses in the present epoch's war: Arsenal
// first lowers the number, then no more can be lost than there are (rulings 14
// and 15).
func (t *Table) warLosses(seat int) int {
	d := &t.players[seat].District
	n := 0
	switch t.epoch {
	case 3:
		n = 1
	case 4:
		n = 2
	}
	if d.Has(Arsenal) {
		n--
	}
	return max(0, min(n, d.occupied.Count()))
}

// WarLosses is how many stacks the seat would lose to the war that ends the
// present epoch; 0 where there is none.
func (t *Table) WarLosses(seat int) int { return t.warLosses(seat) }

// Measure is what the condition of milestone face compares, in the seat's
// district (ruling 16).
func (t *Table) Measure(seat int, face TileID) int {
	return measure(&t.players[seat].District, tiles[face].Building)
}

// Qualifies reports whether the seat has what milestone face asks for at least: "most"
// needs one, "fewest" a district, which is at least one area (ruling 17).
func (t *Table) Qualifies(seat int, face TileID) bool { return qualifies(t.Measure(seat, face)) }

func qualifies(measure int) bool { return measure > 0 }

// Leader is the seat that would receive milestone face now, or false where nobody
// would (ruling 17).
func (t *Table) Leader(face TileID) (seat int, ok bool) {
	best, bestMeasure, tied := -1, 0, false
	fewest := tiles[face].Building.FewestWin()
	for s := range int(t.seats) {
		n := t.Measure(s, face)
		if !qualifies(n) {
			continue
		}
		if fewest {
			n = -n // so that more is better
		}
		switch {
		case best < 0 || n > bestMeasure || n == bestMeasure && t.poorer(s, best) > 0:
			best, bestMeasure, tied = s, n, false
		case n == bestMeasure && t.poorer(s, best) == 0:
			tied = true
		}
	}
	return best, best >= 0 && !tied
}

// poorer is positive where seat a is poorer than seat b and so wins a tie: fewer
// coins, then fewer victory points (ruling 17). It is 0 where they are alike.
func (t *Table) poorer(a, b int) int {
	p, q := &t.players[a], &t.players[b]
	if p.Coins != q.Coins {
		return int(q.Coins - p.Coins)
	}
	return int(q.VP - p.VP)
}

// tribute is what the Palace of Culture and Science takes from a seat that does
// not own it: a victory point a commercial area (ruling 25).
func (t *Table) tribute(seat int) int16 {
	var visible Buildings
	for s := range int(t.seats) {
		visible |= t.players[s].District.visible
	}
	d := &t.players[seat].District
	if !visible.Has(PalaceOfCultureAndScience) || d.Has(PalaceOfCultureAndScience) {
		return 0
	}
	return int16(d.kinds[Commercial].AreaCount())
}

// Income returns what the seat would earn if the income phase came now, what
// others' Palace of Culture takes included; each, which may be nil, is told every
// source.
func (t *Table) Income(seat int, each func(Source)) Income {
	var in Income
	t.income(&in, seat, each)
	return in
}

// income counts what the seat would earn where it will lie; all steps are zero before.
func (t *Table) income(in *Income, seat int, each func(Source)) {
	d := &t.players[seat].District
	countIncome(d, in, each)
	if n := t.tribute(seat); n > 0 {
		in[StepBuildings].VP -= n
		if each != nil {
			yards := d.kinds[Commercial]
			each(Source{StepBuildings, PalaceOfCultureAndScience, Sum{VP: -n}, int(n), yards, yards})
		}
	}
}
