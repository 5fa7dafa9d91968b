package ai

import "capital/rules/warsaw"

// Reason is one thing that speaks for a move or against it, for words to tell and
// quarters to show. Which of its fields count, its Why says; the others are zero, and
// Tile is NoTile.
type Reason struct {
	Why      Why
	Kind     warsaw.Kind     // of the areas it speaks of
	Building warsaw.Building // where it speaks of one
	Tile     warsaw.TileID   // where it speaks of one, or NoTile
	Seat     int             // where it speaks of another seat
	Count    int             // areas, tiles or coins, as Why says
	Coins    int             // more coins: in each income phase to come, or at once, as Why says
	VP       int             // more victory points, likewise
	// Lit are the quarters that show it, in the seat's district once the move is made.
	Lit warsaw.Quarters
}

// Why is what a reason says.
type Why uint8

// What the reasons say, with the fields that each uses besides Lit. Where it is not
// said otherwise, Coins and VP are what each income phase to come brings more, and
// less than 0 is a loss.
const (
	// Of the areas.
	WhyTouches  Why = iota + 1 // Kind (park or commercial): its area touches Count residential areas; Coins, VP
	WhyHomes                   // homes joined to no others, which touch Count park and commercial areas; Coins, VP
	WhyJoins                   // joins Count areas of Kind to one; Coins, VP: what parks and commerce then bring, less as a rule
	WhyPrinted                 // signs printed on the tile: Kind cultural with VP or industrial with Coins
	WhyPollutes                // industry touches Count more residential areas; VP, below 0
	WhyCleans                  // industry touches Count fewer residential areas; VP
	WhyNewArea                 // begins an area of Kind, so that there are Count of them

	// Of transport.
	WhyTransport // Count groups of transport signs then lie apart; VP, below 0 where groups are joined or lost
	WhyFirstSign // the first group of transport signs: a second, apart, will bring VP

	// Of buildings.
	WhyEffect  // Building, which the move places, counts Count things; Coins, VP
	WhyServes  // Building, which stands there, counts Count more things (below 0: fewer); Coins, VP
	WhyWorks   // Building, which the move places, does what is no income; Count: the stacks that Arsenal saves in the wars to come, the coins and VP that the School of Economics has to split, else 0
	WhySilent  // Building is covered or lost and works no more
	WhyRewards // Building (Jabłonowski Palace) rewards the overbuilding; VP, at once
	WhyTribute // Building (the Palace of Culture) of Seat takes a VP for Count more commercial areas; VP (above 0: Count fewer areas)
	WhyCovers  // Tile gets covered, and with it what it brought; Coins, VP, neither above 0

	// Of the next milestone.
	WhyTakesLead // Tile, the milestone, would now go to this seat; Count: by how much it is ahead of Seat, the next best (0: it is poorer)
	WhyWidens    // this seat was ahead for milestone Tile already and now is by Count, to Seat
	WhyComesNear // milestone Tile: this seat still is behind Seat by Count, but by less than before (0: Seat is poorer)
	WhyFallsBack // milestone Tile, which would have gone to this seat, would now go to Seat; Count: by how much it is behind (0: Seat is poorer)

	// Of coins.
	WhySells     // the sale brings Coins at once, to the Count held before
	WhyTooDear   // Tile could only be sold: it costs Count coins more than are held, wherever it went
	WhyPoorUse   // Tile is sold, for its best place would cost Count coins and bring only Coins, VP
	WhyCosts     // costs Coins at once (below 0, or 0), which leaves Count; Tile: the one covered, whose price was taken off, or NoTile
	WhyLastCoins // Count coins held at the end become only VP

	// Of losses.
	WhyFodder // the war that ends the epoch takes Count stacks, and costs so much less: Coins, VP
	WhyLoses  // Count stacks are lost, of which Tile is the dearest visible one; Coins and VP: what that changes
	WhyKeeps  // Count tiles are kept, which bring Coins and VP in each income phase

	// Of the choices after income; Coins and VP are what changes at once.
	WhyExchanges // Building, the station, exchanges: Coins, VP
	WhySplits    // the School of Economics gives Coins and VP
	WhyHolds     // nothing more is exchanged: the seat holds Coins and VP

	// Of the hand, which Seat gets next; Coins and VP are what the best use would bring it in
	// each income phase. All is told by what the view knows.
	WhyDenies     // Tile would be the best of the hand for Seat; Coins, VP
	WhyDeniesSign // Tile is the last of the hand with a transport sign, and would be of use to Seat; Coins, VP
	WhyDeniesKind // Tile is the last of the hand with a quarter of Kind, and would be of use to Seat; Coins, VP
	WhyLeaves     // Tile stays in the hand, and is the best of it for Seat; Coins, VP

	whys // one past the last
)

// Key is the name of what a reason says, as in tables of texts.
func (w Why) Key() string {
	if w == 0 || w >= whys {
		return "unknown"
	}
	return [...]string{
		WhyTouches: "touches", WhyHomes: "homes", WhyJoins: "joins", WhyPrinted: "printed", WhyPollutes: "pollutes",
		WhyCleans: "cleans", WhyNewArea: "new-area", WhyTransport: "transport", WhyFirstSign: "first-sign",
		WhyEffect: "effect", WhyServes: "serves", WhyWorks: "works", WhySilent: "silent", WhyRewards: "rewards",
		WhyTribute: "tribute", WhyCovers: "covers", WhyTakesLead: "takes-lead", WhyWidens: "widens",
		WhyComesNear: "comes-near", WhyFallsBack: "falls-back", WhySells: "sells", WhyTooDear: "too-dear", WhyPoorUse: "poor-use",
		WhyCosts: "costs", WhyLastCoins: "last-coins", WhyFodder: "fodder", WhyLoses: "loses", WhyKeeps: "keeps",
		WhyExchanges: "exchanges", WhySplits: "splits", WhyHolds: "holds", WhyDenies: "denies",
		WhyDeniesSign: "denies-sign", WhyDeniesKind: "denies-kind", WhyLeaves: "leaves",
	}[w]
}

// Whys lists all that a reason can say.
func Whys() []Why {
	all := make([]Why, whys-1)
	for n := range all {
		all[n] = Why(n + 1)
	}
	return all
}

// SpeaksOfKind reports whether a reason's Kind counts.
func (w Why) SpeaksOfKind() bool {
	switch w {
	case WhyTouches, WhyHomes, WhyJoins, WhyPrinted, WhyPollutes, WhyCleans, WhyNewArea, WhyDeniesKind:
		return true
	}
	return false
}

// SpeaksOfSeat reports whether a reason's Seat counts.
func (w Why) SpeaksOfSeat() bool {
	switch w {
	case WhyTribute, WhyTakesLead, WhyWidens, WhyComesNear, WhyFallsBack, WhyDenies, WhyDeniesSign, WhyDeniesKind, WhyLeaves:
		return true
	}
	return false
}

// against reports whether the reason speaks against the move rather than for it.
func (r *Reason) against() bool {
	switch r.Why {
	case WhyJoins, WhyPollutes, WhySilent, WhyCovers, WhyFallsBack, WhyCosts, WhyLoses, WhyLeaves:
		return true
	case WhyTransport, WhyServes, WhyTribute:
		return r.Coins < 0 || r.VP < 0
	}
	return false
}
