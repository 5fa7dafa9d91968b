package warsaw

import (
	"math/bits"
	"slices"
)

// decisionFor is the decision that an action of each kind answers.
var decisionFor = [...]Decision{
	Pick: DecidePick, Discard: DecideUse, Build: DecideUse, Overbuild: DecideUse,
	KeepWindow: DecideWindow, KeepPiece: DecidePiece, Lose: DecideLosses, PlaceMilestone: DecideMilestone,
	SellCoins: DecideChoices, SellVP: DecideChoices, Split: DecideChoices, Finish: DecideChoices,
}

// unused holds, for each kind of action, every bit of the fields that it does not use.
var unused = [...]Action{
	Pick:           {Turn: 255, Amount: 255, Space: Space{-1, -1}, Other: Space{-1, -1}},
	Discard:        {Turn: 255, Amount: 255, Space: Space{-1, -1}, Other: Space{-1, -1}},
	Build:          {Amount: 255, Other: Space{-1, -1}},
	Overbuild:      {Amount: 255, Other: Space{-1, -1}},
	KeepWindow:     {Tile: 255, Amount: 255, Other: Space{-1, -1}},
	KeepPiece:      {Tile: 255, Turn: 255, Amount: 255, Other: Space{-1, -1}},
	Lose:           {Tile: 255, Turn: 255, Amount: 255},
	PlaceMilestone: {Turn: 255, Amount: 255, Other: Space{-1, -1}},
	SellCoins:      {Turn: 255, Amount: 255, Space: Space{-1, -1}, Other: Space{-1, -1}},
	SellVP:         {Turn: 255, Amount: 255, Space: Space{-1, -1}, Other: Space{-1, -1}},
	Split:          {Tile: 255, Turn: 255, Space: Space{-1, -1}, Other: Space{-1, -1}},
	Finish:         {Tile: 255, Turn: 255, Amount: 255, Space: Space{-1, -1}, Other: Space{-1, -1}},
}

// wellFormed reports whether the action's kind is known and the fields that it does
// not use are zero, so that one deed has one form only.
func (a *Action) wellFormed() bool {
	if a.Kind == 0 || int(a.Kind) >= len(unused) {
		return false
	}
	not := &unused[a.Kind]
	bytes := uint8(a.Tile&not.Tile) | a.Turn&not.Turn | a.Amount&not.Amount
	places := a.Space.X&not.Space.X | a.Space.Y&not.Space.Y | a.Other.X&not.Other.X | a.Other.Y&not.Other.Y
	return bytes|uint8(places) == 0
}

func check(t *Table, seat int, p *Private, a *Action) Reason {
	if !a.wellFormed() {
		return because(ReasonMalformed)
	}
	if t.owes[seat] != decisionFor[a.Kind] {
		return because(ReasonNotYourTurn)
	}
	d := &t.players[seat].District
	switch a.Kind {
	case Pick:
		if !p.handHas(a.Tile) {
			return because(ReasonNotInHand)
		}
	case Discard, Build, Overbuild:
		return checkUse(t, seat, t.revealed[seat], a)
	case KeepWindow:
		if _, ok := window(d, a); !ok {
			return because(ReasonNotAWindow)
		}
	case KeepPiece:
		if _, ok := pieceAt(d, a.Space); !ok {
			return because(ReasonNotAPiece)
		}
	case Lose:
		return checkLosses(t, seat, a)
	case PlaceMilestone:
		if a.Tile != t.milestones[t.epoch-1] {
			return because(ReasonNotRevealed)
		}
		if i, ok := d.IndexOf(a.Space); !ok || !d.occupied.Has(i) {
			return checkSite(d, a.Space)
		}
	default:
		return checkChoice(t, seat, p, a)
	}
	return Reason{}
}

// checkUse says why the seat can't use the revealed tile so (rulings 7 to 9).
func checkUse(t *Table, seat int, revealed TileID, a *Action) Reason {
	player := &t.players[seat]
	if a.Tile != revealed {
		return because(ReasonNotRevealed)
	}
	if a.Kind == Discard {
		return Reason{}
	}
	if a.Turn > 3 {
		return because(ReasonMalformed)
	}
	price := 0
	if a.Kind == Build {
		if r := checkSite(&player.District, a.Space); !r.OK() {
			return r
		}
		price = t.Price(seat, a.Tile)
	} else {
		i, ok := player.District.IndexOf(a.Space)
		if !ok || !player.District.occupied.Has(i) {
			return because(ReasonSpaceEmpty)
		}
		price = t.OverbuildPrice(seat, a.Tile, i)
	}
	if price > int(player.Coins) {
		return Reason{ReasonTooExpensive, int16(price), player.Coins}
	}
	return Reason{}
}

// EmptySites appends the empty spaces on which a tile may be placed, in reading
// order: touching the district and within its limit (ruling 9).
func (d *District) EmptySites(buf []Space) []Space {
	for sites := emptySites(d); sites != 0; sites &= sites - 1 {
		buf = append(buf, firstSite(d, sites))
	}
	return buf
}

// EmptySiteCount returns how many spaces there are on which a tile may be placed, see [District.EmptySites].
func (d *District) EmptySiteCount() int { return bits.OnesCount64(uint64(emptySites(d))) }

// checkSite says why no tile may be placed on s as on an empty space (ruling 9).
func checkSite(d *District, s Space) Reason {
	n, ok := siteOf(d, s)
	if ok && emptySites(d)>>n&1 != 0 {
		return Reason{}
	}
	if i, ok := d.IndexOf(s); ok && d.occupied.Has(i) {
		return because(ReasonSpaceTaken)
	}
	if !touches(d, s) {
		return because(ReasonNotTouching)
	}
	wide, high := limit(d)
	return Reason{ReasonBeyondLimit, int16(wide), int16(high)}
}

// touches reports whether a tile on s would share a full side with a tile of the district.
func touches(d *District, s Space) bool {
	for _, near := range [...]Space{{s.X - 1, s.Y}, {s.X + 1, s.Y}, {s.X, s.Y - 1}, {s.X, s.Y + 1}} {
		if i, ok := d.IndexOf(near); ok && d.occupied.Has(i) {
			return true
		}
	}
	return false
}

func legal(t *Table, seat int, p *Private, alike bool, buf []Action) []Action {
	d := &t.players[seat].District
	switch t.owes[seat] {
	case DecidePick:
		for _, tile := range p.hand[:handSize-t.round] {
			buf = appendOne(buf, Pick, tile, Space{})
		}
	case DecideUse:
		buf = legalUses(t, seat, t.revealed[seat], alike, buf)
	case DecideWindow:
		buf = legalWindows(d, buf)
	case DecidePiece:
		buf = legalPieces(d, buf)
	case DecideLosses:
		buf = legalLosses(t, seat, buf)
	case DecideMilestone:
		face := t.milestones[t.epoch-1]
		buf = appendTurns(d, buf, PlaceMilestone, face, 1, emptySites(d))
		buf = appendTurns(d, buf, PlaceMilestone, face, 1, d.occupied.sites())
	case DecideChoices:
		buf = legalChoices(t, seat, p, buf)
	}
	return buf
}

// legalUses lists the ways to use the tile: discard it, build it on every space
// and turn, overbuild every stack, as far as the coins go.
func legalUses(t *Table, seat int, tile TileID, alike bool, buf []Action) []Action {
	player, face := &t.players[seat], &tiles[tile]
	d, coins := &player.District, int(player.Coins)
	turns := 4
	if !alike {
		turns = face.Turns()
	}
	buf = appendOne(buf, Discard, tile, Space{})
	if t.Price(seat, tile) <= coins {
		buf = appendTurns(d, buf, Build, tile, turns, emptySites(d))
	}
	return appendTurns(d, buf, Overbuild, tile, turns, costing(d, face.Price-coins).sites())
}

// costing returns the spaces whose visible tile cost at least so many coins.
func costing(d *District, coins int) Spaces {
	if coins <= 0 {
		return d.occupied
	}
	var dear Spaces
	for rest := d.occupied; rest != 0; rest &= rest - 1 {
		if priceOn(d, rest.First()) >= coins {
			dear |= rest & -rest
		}
	}
	return dear
}

// everyTurn holds the four turns of each kind of action that puts a tile down, of no
// tile and on no space yet; a milestone has one.
var everyTurn = [...][4]Action{
	PlaceMilestone: {{Kind: PlaceMilestone}},
	Build:          {{Kind: Build}, {Kind: Build, Turn: 1}, {Kind: Build, Turn: 2}, {Kind: Build, Turn: 3}},
	Overbuild:      {{Kind: Overbuild}, {Kind: Overbuild, Turn: 1}, {Kind: Overbuild, Turn: 2}, {Kind: Overbuild, Turn: 3}},
}

// appendTurns appends the first turns of the tile on each of the sites. It copies all
// four of them, for that is quicker than to count, and writes the space where they will
// lie: see appendOne.
func appendTurns(d *District, buf []Action, kind ActionKind, tile TileID, turns int, on sites) []Action {
	uses := everyTurn[kind]
	uses[0].Tile, uses[1].Tile, uses[2].Tile, uses[3].Tile = tile, tile, tile, tile
	n := len(buf)
	buf = slices.Grow(buf, 4*on.count())
	buf = buf[:cap(buf)]
	for ; on != 0; on &= on - 1 {
		four, at := (*[4]Action)(buf[n:]), firstSite(d, on)
		*four = uses
		four[0].Space, four[1].Space, four[2].Space, four[3].Space = at, at, at, at
		n += turns
	}
	return buf[:n]
}

// appendOne appends one action. It writes each field where it will lie: an action put
// together elsewhere and copied whole would have to wait for all of them to be written.
func appendOne(buf []Action, kind ActionKind, tile TileID, at Space) []Action {
	buf = append(buf, Action{})
	a := &buf[len(buf)-1]
	a.Kind, a.Tile, a.Space = kind, tile, at
	return buf
}
