package warsaw

import "math/bits"

// decisionFor is the decision that an action of each kind answers.
var decisionFor = [...]Decision{
	Pick: DecidePick, Discard: DecideUse, Build: DecideUse, Overbuild: DecideUse,
	KeepWindow: DecideWindow, KeepPiece: DecidePiece, Lose: DecideLosses, PlaceMilestone: DecideMilestone,
	SellCoins: DecideChoices, SellVP: DecideChoices, Split: DecideChoices, Finish: DecideChoices,
}

// fields are the fields of an action besides its kind, one bit each.
type fields uint8

const (
	tileField fields = 1 << iota
	turnField
	amountField
	spaceField
	otherField
)

// fieldsOf lists the fields that each kind of action uses.
var fieldsOf = [...]fields{
	Pick: tileField, Discard: tileField,
	Build: tileField | spaceField | turnField, Overbuild: tileField | spaceField | turnField,
	KeepWindow: spaceField | turnField, KeepPiece: spaceField, Lose: spaceField | otherField,
	PlaceMilestone: tileField | spaceField, SellCoins: tileField, SellVP: tileField, Split: amountField, Finish: 0,
}

// wellFormed reports whether the action's kind is known and the fields that it does
// not use are zero, so that one deed has one form only.
func (a *Action) wellFormed() bool {
	if a.Kind == 0 || int(a.Kind) >= len(fieldsOf) {
		return false
	}
	var set fields
	if a.Tile != 0 {
		set |= tileField
	}
	if a.Turn != 0 {
		set |= turnField
	}
	if a.Amount != 0 {
		set |= amountField
	}
	if a.Space.X|a.Space.Y != 0 {
		set |= spaceField
	}
	if a.Other.X|a.Other.Y != 0 {
		set |= otherField
	}
	return set&^fieldsOf[a.Kind] == 0
}

func (t *Table) check(seat int, p *Private, a *Action) Reason {
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
		return t.checkUse(seat, t.revealed[seat], a)
	case KeepWindow:
		if _, ok := d.window(a); !ok {
			return because(ReasonNotAWindow)
		}
	case KeepPiece:
		if _, ok := d.pieceAt(a.Space); !ok {
			return because(ReasonNotAPiece)
		}
	case Lose:
		return t.checkLosses(seat, a)
	case PlaceMilestone:
		if a.Tile != t.milestones[t.epoch-1] {
			return because(ReasonNotRevealed)
		}
		if i, ok := d.IndexOf(a.Space); !ok || !d.occupied.Has(i) {
			return d.checkSite(a.Space)
		}
	default:
		return t.checkChoice(seat, p, a)
	}
	return Reason{}
}

// checkUse says why the seat can't use the revealed tile so (rulings 7 to 9).
func (t *Table) checkUse(seat int, revealed TileID, a *Action) Reason {
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
		if r := player.District.checkSite(a.Space); !r.OK() {
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
	for sites := d.emptySites(); sites != 0; sites &= sites - 1 {
		buf = append(buf, d.siteSpace(bits.TrailingZeros64(uint64(sites))))
	}
	return buf
}

// EmptySiteCount returns how many spaces there are on which a tile may be placed, see [District.EmptySites].
func (d *District) EmptySiteCount() int { return bits.OnesCount64(uint64(d.emptySites())) }

// checkSite says why no tile may be placed on s as on an empty space (ruling 9).
func (d *District) checkSite(s Space) Reason {
	n, ok := d.siteOf(s)
	if ok && d.emptySites()>>n&1 != 0 {
		return Reason{}
	}
	if i, ok := d.IndexOf(s); ok && d.occupied.Has(i) {
		return because(ReasonSpaceTaken)
	}
	if !d.touches(s) {
		return because(ReasonNotTouching)
	}
	wide, high := d.limit()
	return Reason{ReasonBeyondLimit, int16(wide), int16(high)}
}

// touches reports whether a tile on s would share a full side with a tile of the district.
func (d *District) touches(s Space) bool {
	for _, near := range [...]Space{{s.X - 1, s.Y}, {s.X + 1, s.Y}, {s.X, s.Y - 1}, {s.X, s.Y + 1}} {
		if i, ok := d.IndexOf(near); ok && d.occupied.Has(i) {
			return true
		}
	}
	return false
}

func (t *Table) legal(seat int, p *Private, alike bool, buf []Action) []Action {
	d := &t.players[seat].District
	switch t.owes[seat] {
	case DecidePick:
		for _, tile := range p.hand[:handSize-t.round] {
			buf = appendTurns(buf, 1, Pick, tile, Space{})
		}
	case DecideUse:
		buf = t.legalUses(seat, t.revealed[seat], alike, buf)
	case DecideWindow:
		buf = d.legalWindows(buf)
	case DecidePiece:
		buf = d.legalPieces(buf)
	case DecideLosses:
		buf = t.legalLosses(seat, buf)
	case DecideMilestone:
		face := t.milestones[t.epoch-1]
		for sites := d.emptySites(); sites != 0; sites &= sites - 1 {
			buf = appendTurns(buf, 1, PlaceMilestone, face, d.siteSpace(bits.TrailingZeros64(uint64(sites))))
		}
		for s := d.occupied; s != 0; s &= s - 1 {
			buf = appendTurns(buf, 1, PlaceMilestone, face, d.SpaceOf(s.First()))
		}
	case DecideChoices:
		buf = t.legalChoices(seat, p, buf)
	}
	return buf
}

// legalUses lists the ways to use the tile: discard it, build it on every space
// and turn, overbuild every stack, as far as the coins go.
func (t *Table) legalUses(seat int, tile TileID, alike bool, buf []Action) []Action {
	player := &t.players[seat]
	d, coins := &player.District, int(player.Coins)
	buf = appendTurns(buf, 1, Discard, tile, Space{})
	turns := uint8(4)
	if !alike {
		turns = uint8(tiles[tile].Turns())
	}
	if t.Price(seat, tile) <= coins {
		for sites := d.emptySites(); sites != 0; sites &= sites - 1 {
			buf = appendTurns(buf, turns, Build, tile, d.siteSpace(bits.TrailingZeros64(uint64(sites))))
		}
	}
	missing := tiles[tile].Price - coins // what the covered tile must be worth
	for s := d.occupied; s != 0; s &= s - 1 {
		if i := s.First(); missing <= 0 || t.OverbuildPrice(seat, tile, i) <= coins {
			buf = appendTurns(buf, turns, Overbuild, tile, d.SpaceOf(i))
		}
	}
	return buf
}

// appendTurns appends an action in each of the first turns. It writes each field
// where it will lie: an action put together elsewhere and copied whole would have
// to wait for all of them to be written.
func appendTurns(buf []Action, turns uint8, kind ActionKind, tile TileID, at Space) []Action {
	for turn := range turns {
		buf = append(buf, Action{})
		a := &buf[len(buf)-1]
		a.Kind, a.Tile, a.Turn, a.Space = kind, tile, turn, at
	}
	return buf
}
