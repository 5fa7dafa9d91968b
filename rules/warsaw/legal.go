package warsaw

import "slices"

// decisionFor is the decision that an action of each kind answers.
var decisionFor = [...]Decision{
	Pick: DecidePick, Discard: DecideUse, Build: DecideUse, Overbuild: DecideUse,
	KeepWindow: DecideWindow, KeepPiece: DecidePiece, Lose: DecideLosses, PlaceMilestone: DecideMilestone,
	SellCoins: DecideChoices, SellVP: DecideChoices, Split: DecideChoices, Finish: DecideChoices,
}

// An action as one word, a byte a field: what is read or written so is read or written
// at once.
const (
	tileByte   = 8
	turnByte   = 16
	amountByte = 24
	spaceByte  = 32
	otherByte  = 48
)

// word is the action as one word.
func (a *Action) word() uint64 {
	return uint64(a.Kind) | uint64(a.Tile)<<tileByte | uint64(a.Turn)<<turnByte | uint64(a.Amount)<<amountByte |
		a.Space.word()<<spaceByte | a.Other.word()<<otherByte
}

func (s Space) word() uint64 { return uint64(uint8(s.X)) | uint64(uint8(s.Y))<<8 }

// set makes the action that of the word.
func (a *Action) set(w uint64) {
	a.Kind, a.Tile = ActionKind(w), TileID(w>>tileByte)
	a.Turn, a.Amount = uint8(w>>turnByte), uint8(w>>amountByte)
	a.Space.X, a.Space.Y = int8(w>>spaceByte), int8(w>>(spaceByte+8))
	a.Other.X, a.Other.Y = int8(w>>otherByte), int8(w>>(otherByte+8))
}

// used holds, for each kind of action, every bit of the fields that it uses.
var used = [...]uint64{
	Pick:           0xFF | 0xFF<<tileByte,
	Discard:        0xFF | 0xFF<<tileByte,
	Build:          0xFF | 0xFF<<tileByte | 0xFF<<turnByte | 0xFFFF<<spaceByte,
	Overbuild:      0xFF | 0xFF<<tileByte | 0xFF<<turnByte | 0xFFFF<<spaceByte,
	KeepWindow:     0xFF | 0xFF<<turnByte | 0xFFFF<<spaceByte,
	KeepPiece:      0xFF | 0xFFFF<<spaceByte,
	Lose:           0xFF | 0xFFFF<<spaceByte | 0xFFFF<<otherByte,
	PlaceMilestone: 0xFF | 0xFF<<tileByte | 0xFFFF<<spaceByte,
	SellCoins:      0xFF | 0xFF<<tileByte,
	SellVP:         0xFF | 0xFF<<tileByte,
	Split:          0xFF | 0xFF<<amountByte,
	Finish:         0xFF,
}

// wellFormed reports whether the action's kind is known and the fields that it does
// not use are zero, so that one deed has one form only.
func (a *Action) wellFormed() bool {
	return a.Kind != 0 && int(a.Kind) < len(used) && a.word()&^used[a.Kind] == 0
}

func check(t *Table, seat int, p *Private, a *Action) Reason {
	if !a.wellFormed() {
		return because(ReasonMalformed)
	}
	if t.owes[seat] != decisionFor[a.Kind] {
		return because(ReasonNotYourTurn)
	}
	if t.owes[seat] == DecideUse {
		return checkUse(t, seat, t.revealed[seat], a)
	}
	d := &t.players[seat].District
	switch a.Kind {
	case Pick:
		if !p.handHas(a.Tile) {
			return because(ReasonNotInHand)
		}
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
		buf = append(buf, sites.first(d.origin))
	}
	return buf
}

// EmptySiteCount returns how many spaces there are on which a tile may be placed, see [District.EmptySites].
func (d *District) EmptySiteCount() int { return emptySites(d).count() }

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
		buf = appendTurns(d, buf, using(PlaceMilestone, face), 1, emptySites(d))
		buf = appendTurns(d, buf, using(PlaceMilestone, face), 1, d.occupied.sites())
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
		buf = appendTurns(d, buf, using(Build, tile), turns, emptySites(d))
	}
	return appendOverbuilds(d, buf, using(Overbuild, tile), turns, face.Price-coins)
}

// appendOverbuilds appends the first turns of a use on each space whose visible tile
// cost at least so many coins. It writes those of the others too, to be overwritten, for
// nobody can foresee which they are.
func appendOverbuilds(d *District, buf []Action, use uint64, turns, least int) []Action {
	buf = slices.Grow(buf, 4*d.occupied.Count())
	origin, end := d.origin, len(buf)
	for rest := d.occupied; rest != 0; rest &= rest - 1 {
		i := rest.First()
		here, four := use|spaceFrom(origin, i).word()<<spaceByte, buf[end:end+4]
		four[0].set(here)
		four[1].set(here | 1<<turnByte)
		four[2].set(here | 2<<turnByte)
		four[3].set(here | 3<<turnByte)
		if int(d.tops[i].price) >= least {
			end += turns
		}
	}
	return buf[:end]
}

// using is the word of an action of a kind with a tile, on no space yet.
func using(kind ActionKind, tile TileID) uint64 { return uint64(kind) | uint64(tile)<<tileByte }

// appendTurns appends the first turns of a use on each of the sites. It writes all
// four of them, for that is quicker than to count.
func appendTurns(d *District, buf []Action, use uint64, turns int, on sites) []Action {
	buf = slices.Grow(buf, 4*on.count())
	origin, end := d.origin, len(buf)
	for ; on != 0; on &= on - 1 {
		here, four := use|on.first(origin).word()<<spaceByte, buf[end:end+4]
		four[0].set(here)
		four[1].set(here | 1<<turnByte)
		four[2].set(here | 2<<turnByte)
		four[3].set(here | 3<<turnByte)
		end += turns
	}
	return buf[:end]
}

// appendOne appends one action.
func appendOne(buf []Action, kind ActionKind, tile TileID, at Space) []Action {
	buf = append(buf, Action{})
	a := &buf[len(buf)-1]
	a.Kind, a.Tile, a.Space = kind, tile, at
	return buf
}
