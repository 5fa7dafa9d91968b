package ai

import (
	"math"

	"capital/game/search"
	"capital/rules/rome"
)

// Reason is one thing that a move has over another, or lacks, as the search found it, for words to tell and things to be lit.
type Reason struct {
	Why    Why
	Place  rome.Place // of WhyScores, WhyScoresNext and WhyScoresAfterNext
	Points int        // victory points more than with the other move, less than 0 fewer
	Count  int        // of WhyWins and WhyLoses: in how many of a hundred samples more
}

// Why is what a reason says.
type Why uint8

// What the reasons say. Points are the seat's less those of the best other one, but where it is said otherwise.
const (
	WhyScores          Why = iota + 1 // at the scoring of this round, in Place
	WhyScoresNext                     // at that of the next round, in Place
	WhyScoresAfterNext                // at that of the round after the next, in Place
	WhyBoard                          // what the seat's own places on the board promise after that
	WhyHouses                         // what its own houses beside the board do
	WhyCards                          // what its own cards do
	WhyOthers                         // what the best other one can make of what it has, less than 0 where that is more
	WhyWins                           // wins the auction more often
	WhyLoses                          // wins it less often
	WhyRest                           // all that is not told one by one; these three are as those of [search.Told]
	WhyAll                            // all together, where nothing is told by itself
	WhyAlike                          // what sets them apart is too little to be told, or a matter of chance
	whys                              // one past the last
)

// Whys lists all that a reason can say.
func Whys() []Why {
	all := make([]Why, whys-1)
	for n := range all {
		all[n] = Why(n + 1)
	}
	return all
}

// Key is the name of what a reason says, as in tables of texts.
func (w Why) Key() string {
	return [...]string{
		0: "unknown", WhyScores: "scores", WhyScoresNext: "scores-next", WhyScoresAfterNext: "scores-after-next",
		WhyBoard: "board", WhyHouses: "houses", WhyCards: "cards", WhyOthers: "others", WhyWins: "wins", WhyLoses: "loses", WhyRest: "rest", WhyAll: "all", WhyAlike: "alike",
	}[w%whys]
}

// Against reports whether the reason speaks against the move rather than for it.
func (r *Reason) Against() bool { return r.Points < 0 || r.Why == WhyLoses }

// mostReasons is how many reasons are told at most, what is not told one by one as one of them: more would not be read.
const mostReasons = 3

// Reasons says what a move has over another and what it lacks, as rollouts of both ended: what speaks for the move that is ahead
// first (see [search.Beside.TellWith]), and last all that is not told one by one, so that the points add up to what lies between
// both. How often an auction is won comes first where that speaks for the same move, or else after the points. It is told of a seat
// with this view.
func Reasons(v *rome.View, beside Beside) []Reason {
	won, known := often(v, &beside)
	all := beside.Tell(entriesTold, mostReasons-1)
	if known {
		all = beside.TellWith(entriesTold, mostReasons-1, won.Against())
	}
	var reasons []Reason
	for _, told := range all {
		if told.Entry == search.ToldAside {
			reasons = append(reasons, won)
		} else {
			reasons = append(reasons, reasonOf(v, told))
		}
	}
	return reasons
}

// often is how much more or less often an auction is won, where that is told.
func often(v *rome.View, beside *Beside) (r Reason, ok bool) {
	won := beside.Entries[entryWon]
	if v.Phase() != rome.PhaseBid || !won.Sure || math.Abs(won.Mean) < leastWins {
		return r, false
	}
	r = Reason{Why: WhyWins, Count: int(math.Round(math.Abs(100 * won.Mean)))}
	if won.Mean < 0 {
		r.Why = WhyLoses
	}
	return r, true
}

// reasonOf is what is told, in words of the game.
func reasonOf(v *rome.View, told search.Told) Reason {
	entry, points := told.Entry, told.Points
	first := WhyScores
	if drawing(v) {
		first = WhyScoresNext
	}
	switch {
	case entry >= search.ToldRest:
		return Reason{Why: WhyRest + Why(entry-search.ToldRest), Points: points}
	case entry >= entryBoard:
		return Reason{Why: WhyBoard + Why(entry-entryBoard), Points: points}
	case entry >= entryLater:
		return Reason{Why: first + 1, Place: rome.Place(entry - entryLater), Points: points}
	}
	return Reason{Why: first, Place: rome.Place(entry), Points: points}
}

// InPlace reports whether the reason speaks of a prefecture.
func (r *Reason) InPlace() bool { return r.Why >= WhyScores && r.Why <= WhyScoresAfterNext }

// leastWins is in which part of the samples more or less often an auction must be won to be told.
const leastWins = 0.05

// drawing reports whether cards are drawn now: then rollouts go on through the next round.
func drawing(v *rome.View) bool { return v.Phase() == rome.PhaseDraw || v.Phase() == rome.PhaseBonus }

// House is a kind of house beside the board: of a seat, so high, with a roof of the shape or, being unfinished,
// [rome.NoShape]. The zero House, 0 high, is none.
type House struct {
	Seat, Height int
	Shape        rome.Shape
}

// Places is a set of prefectures.
type Places uint16

// placesOf is the set of some prefectures.
func placesOf(all ...rome.Place) (set Places) {
	for _, p := range all {
		set |= 1 << p
	}
	return set
}
