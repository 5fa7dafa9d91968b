package ai

import "capital/rules/warsaw"

// Reason is one thing by which a move is better than another or worse, for words to tell and quarters to show.
type Reason struct {
	Why   Why
	VP    int // by how much it is better, in victory points to the end of the match; less than 0: worse
	Coins int // more coins, where it speaks of coins; less than 0: fewer
	// Lit are the quarters that show it, in the seat's district once the move is made.
	Lit warsaw.Quarters
}

// Why is what a reason says: each says it of more, and of less.
type Why uint8

// What the reasons say.
const (
	WhyParks     Why = iota + 1 // parks bring more
	WhyEarnings                 // each income brings Coins more
	WhyCulture                  // theatres bring more
	WhySmoke                    // less smoke over homes
	WhyHomes                    // more areas of homes
	WhyTransport                // transport brings more
	WhyBuildings                // public buildings bring more
	WhyMilestone                // the epoch's milestone is more likely the seat's
	WhyLater                    // it stands better for the milestones to come
	WhyPurse                    // Coins more are held at the end of the epoch
	WhyGround                   // more tiles to build on
	WhyPoints                   // more victory points than those of the income
	WhyRival                    // the best of the others has less

	whys // one past the last
)

// Key is the name of what a reason says, as in tables of texts.
func (w Why) Key() string {
	if w == 0 || w >= whys {
		return "unknown"
	}
	return [...]string{
		WhyParks: "parks", WhyEarnings: "earnings", WhyCulture: "culture", WhySmoke: "smoke", WhyHomes: "homes",
		WhyTransport: "transport", WhyBuildings: "buildings", WhyMilestone: "milestone", WhyLater: "later", WhyPurse: "purse",
		WhyGround: "ground", WhyPoints: "points", WhyRival: "rival",
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

// whyOf is what the entries of an account say.
var whyOf = [inRest]Why{
	inParks: WhyParks, inEarnings: WhyEarnings, inCulture: WhyCulture, inSmoke: WhySmoke, inHomes: WhyHomes, inTransport: WhyTransport,
	inBuildings: WhyBuildings, inMilestones: WhyLater, inPurse: WhyPurse, inGround: WhyGround, inPoints: WhyPoints, inRival: WhyRival,
}

// shownBy is by what it is seen that an entry is as it is worth, where there is something.
var shownBy = map[int]int{
	inParks: parkPoints, inEarnings: coinsEarned, inCulture: culturePoints, inSmoke: smokePoints, inHomes: homeAreas,
	inTransport: transportPoints, inPurse: coinsHeld, inGround: tilesLaid,
}

// mostReasons is how many reasons are told: more would not be read.
const mostReasons = 4

// Reasons says by what a legal action is better than another, or worse, as the search found it: the most telling first, at most
// four, and none where there is nothing to tell. For a pick the action is the use of the tile for which it is picked.
func Reasons(v *warsaw.View, a warsaw.Action, than Beside) []Reason {
	for entry := range counted {
		if !plain(&than, entry) {
			than.Entries[entry].Sure = false
		}
	}
	then := after(v, a)
	var reasons []Reason
	for _, entry := range than.Telling(counted, mostReasons) {
		r := Reason{Why: whyOf[entry], VP: than.Entries[entry].Points(), Lit: litBy(entry, &then.District)}
		switch entry {
		case inEarnings, inPurse:
			r.Coins = than.Entries[shownBy[entry]].Points()
		case inMilestones:
			if won := than.Entries[milestoneWon]; won.Sure {
				r.Why = WhyMilestone
			}
		}
		reasons = append(reasons, r)
	}
	return reasons
}

// plain reports whether it can be seen of an entry why it is worth more, or less: the value function, which sums up much else,
// may prefer a district by its theatres that has fewer of them.
func plain(b *Beside, entry int) bool {
	if entry == inRest {
		return false
	}
	worth := b.Entries[entry].Mean
	if entry == inMilestones {
		return b.Entries[milestoneWon].Mean*worth >= 0
	}
	by, ok := shownBy[entry]
	switch {
	case !ok:
		return true
	case entry == inEarnings, entry == inPurse: // told in whole coins
		return float64(b.Entries[by].Points())*worth > 0
	}
	return b.Entries[by].Sure && b.Entries[by].Mean*worth > 0
}

// litBy are the quarters of a district that show an entry.
func litBy(entry int, d *warsaw.District) warsaw.Quarters {
	homes := d.Of(warsaw.Residential)
	switch entry {
	case inParks:
		return d.Of(warsaw.Park)
	case inEarnings:
		return d.Of(warsaw.Commercial) | d.Of(warsaw.Industrial)
	case inCulture:
		return d.Of(warsaw.Cultural)
	case inSmoke:
		return d.Of(warsaw.Industrial).Touching(homes)
	case inHomes:
		return homes
	case inTransport:
		return d.Transport().Quarters()
	case inBuildings:
		return d.PublicBuildings().Quarters()
	}
	return 0
}
