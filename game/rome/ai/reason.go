package ai

import (
	"iter"

	"capital/rules/rome"
)

// Reason is one thing that speaks for a move or against it, for words to tell and things to be lit. Which of its fields
// count, its Why says; the others are zero.
type Reason struct {
	Why    Why
	Place  rome.Place // the prefecture it speaks of
	Seat   int        // where it speaks of another seat
	Count  int        // floors, cards, a sum, as Why says
	Points int        // victory points: each scoring to come, if nothing changed, or as Why says
	Height int        // of a house
	Shape  rome.Shape
	Colour rome.Colour
	Type   rome.Type
	Piece  rome.Piece
	Lit    Lit
}

// Lit is what is lit to show a reason: prefectures, and a house beside the board.
type Lit struct {
	Places Places
	House  House
}

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

// Has reports whether the prefecture is in the set.
func (s Places) Has(p rome.Place) bool { return s>>p&1 != 0 }

// All gives the prefectures of the set, in the order of the board.
func (s Places) All() iter.Seq[rome.Place] {
	return func(yield func(rome.Place) bool) {
		for p := range rome.Place(rome.Places) {
			if s.Has(p) && !yield(p) {
				return
			}
		}
	}
}

// Why is what a reason says.
type Why uint8

// What the reasons say, with the fields that each uses besides Lit.
const (
	// Of a house that is carried to a prefecture.
	WhyAlone     Why = iota + 1 // the only one in Place: first; Points more for the seat
	WhyLeads                    // first in Place now, Count floors ahead of Seat; Points more for the seat
	WhyTaller                   // first in Place now: as many floors as Seat, but the taller house; Points more
	WhyShares                   // first in Place now together with Seat; Points more
	WhyWidens                   // was first in Place, and now is Count floors ahead of Seat
	WhySecond                   // second in Place now, behind Seat; Points more
	WhyOusts                    // takes second place in Place from Seat; Points more
	WhyNears                    // still behind in Place: Count floors behind Seat, fewer than before
	WhyLowers                   // Seat scores Points less in Place
	WhyFull                     // takes the last site of Place: it stays as it is to the end
	WhySafe                     // first in Place by Count floors, and nobody can overtop it in this construction
	WhyThreat                   // Seat may overtop it in Place with its house of Height, Shape
	WhyOnlyThere                // the house of Height, Shape fits nowhere else
	WhySets                     // the first house in Place: only roofs of Shape there from now on
	WhyForces                   // two of Colour agree: Place now takes only roofs of Shape
	WhyOpens                    // the seat's own house of Height, Shape fits Place next
	WhyShuts                    // Seat's house of Height, Shape fits nowhere any more
	WhyUseless                  // the seat's own house of Height, Shape fits nowhere any more

	// Of floors and roofs.
	WhyRises   // a house, Height high now, would fit Place once it has a roof
	WhyAhead   // a house, Height high now, is higher than what any prefecture takes; it would fit Place later, Count steps on
	WhyRoofs   // Count houses of the seat then wait for a roof, and it holds fewer Roof cards
	WhyStock   // leaves Count floors in the stock, for all
	WhyReady   // the house of Height, Shape can go to Place now, with a permit that is held
	WhyPermit  // the house of Height, Shape would fit Place, but a permit of Colour is lacking
	WhyNowhere // the house of Height fits nowhere now
	WhySpends  // it was the last roof of Shape
	WhyCosts   // the card counts Count in auctions

	// Of waiting and passing.
	WhyWaits   // others must build first: Count seats still do, and who builds last overtops
	WhyNoUse   // no card of the hand can build anything
	WhySaves   // keeps cards for the auctions, Count in all; rivals can bid Points at most
	WhyHolds   // Count first places that nobody can take any more in this construction
	WhyAnswers // Seat, who has not passed, may still overtop a first place in Place

	// Of a bid.
	WhySure       // sure to win: the rivals can bid Count at most
	WhyOutbids    // beats all that Seat can bid: Count at most
	WhyLikely     // more than Seat, the strongest rival, is likely to bid; it can bid Count at most
	WhyCheapest   // the cheapest cards that come to the sum Count
	WhyWorth      // Piece brings the seat Points more in Place each scoring, Count scorings to come
	WhyDraws      // Piece brings the seat Count cards more each round, in Place
	WhyDenies     // Piece would bring Seat Points more in Place each scoring, and not here
	WhyKeeps      // keeps Count cards of Type; permits of Colour for Place
	WhyKeepsAll   // keeps all Count cards
	WhyDear       // Piece is worth little: Points each scoring at its best place, Place
	WhySavesFor   // keeps cards that count Count for Piece, which comes later in this round
	WhyTooPoor    // Seat can bid more than the whole hand: Count
	WhyEndOfMatch // cards are worth nothing after this: there is nothing to be saved for

	// Of a piece that is placed.
	WhyPays     // Piece brings the seat Points more in Place each scoring
	WhyFeeds    // it brings Seat Points more there, too
	WhyLeaves   // leaves Count free sites in Place, where the seat is first
	WhyCrowds   // leaves Count free sites in Place, where Seat is first
	WhyBringsIn // Piece brings the seat Count cards each round in Place

	// Of a card that is drawn.
	WhyFinishes  // a Roof card: Count houses wait for a roof, and fewer Roof cards are held
	WhyBuilds    // a Floor card: Count are held now
	WhyCarries   // a permit of Colour: the house of Height, Shape fits Place
	WhyFirstCard // the first of Type in the hand
	WhyNumber    // it counts Count in auctions
	WhyTakes     // Seat, who draws next, could use it: a permit of Colour for Place

	whys // one past the last
)

// Whys lists all that a reason can say.
func Whys() []Why {
	all := make([]Why, whys-1)
	for n := range all {
		all[n] = Why(n + 1)
	}
	return all
}
