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

// What the reasons say, with the fields that each uses besides Lit. Where it is not said otherwise, Points are what each
// scoring to come brings the seat more, as long as nothing else changes.
const (
	// Of a house that is carried to a prefecture.
	WhyAlone      Why = iota + 1 // the only one in Place, and so first; Points
	WhyLeads                     // first in Place now, Count floors ahead of Seat; Points
	WhyTaller                    // first in Place now: as many floors as Seat, but the taller house; Points
	WhyShares                    // first in Place now together with Seat; Points
	WhyWidens                    // was first in Place, and now is Count floors ahead of Seat
	WhySecond                    // second in Place now, behind Seat; Points
	WhyOusts                     // takes second place in Place from Seat; Points
	WhyNears                     // in Place Count floors behind Seat, who is first; fewer than before
	WhyLowers                    // Seat scores less in Place, by Points
	WhyFull                      // takes the last site of Place: as it is now it stays to the end
	WhySafe                      // first in Place by Count floors, and nobody can overtop it in this construction
	WhyThreat                    // Seat may overtop it in Place with its house of Height, Shape
	WhyOnlyThere                 // the house of Height, Shape fits nowhere but in Place
	WhyLastColour                // only prefectures of Colour still have room for roofs of Shape
	WhySets                      // the first house in Place: only roofs of Shape there from now on
	WhyForces                    // two of Colour agree: Place takes only roofs of Shape from now on
	WhyOpens                     // the seat's house of Height, Shape fits Place next
	WhyShuts                     // Seat's house of Height, Shape fits nowhere any more
	WhyUseless                   // the seat's own house of Height, Shape fits nowhere any more

	// Of floors and roofs.
	WhyRises   // a house, Height high now, fits Place once it has a roof
	WhyAhead   // a house, Height high now, is too high for any prefecture yet; Place is Count floors short of it
	WhyNowhere // the house of Height fits nowhere, and never will
	WhyRoofs   // Count houses of the seat then wait for a roof, and it holds fewer Roof cards
	WhyStock   // leaves Count floors in the stock, for all
	WhyReady   // the house of Height, Shape can go to Place now: a permit of Colour is held
	WhyPermit  // the house of Height, Shape fits Place, but no permit of Colour is held
	WhySpends  // it is the seat's last roof of Shape

	// Of waiting and passing.
	WhyWaits  // Count others can still build, and who builds last overtops
	WhyNoUse  // no card of the hand can build anything
	WhySpare  // the card that is idle can build nothing
	WhySaves  // keeps cards that count Count for the auctions; the others can bid Points at most, each
	WhyHolds  // Count first places that nobody can overtop any more in this construction
	WhyLater  // keeps Count cards for the rounds to come
	WhyCosts  // the card that is used counts Count in auctions
	WhyNumber // the card counts Count in auctions

	// Of a bid.
	WhySure     // sure to win: the others can bid Count at most, each
	WhyCheapest // the cheapest that beats all that Seat can bid, Count
	WhyOutbids  // beats all that Seat can bid, Count
	WhyLikely   // more than the others are likely to bid
	WhyRisk     // Seat can bid up to Count
	WhyWorth    // Piece brings Points in Place, Count scorings to come
	WhyDraws    // Piece brings Count cards each round in Place
	WhyDenies   // Piece would bring Seat Points in Place
	WhyKeeps    // keeps a permit of Colour, with which the house of Height, Shape fits Place
	WhyGives    // gives away the last permit of Colour, with which the house of Height, Shape fits Place
	WhyLittle   // Piece brings only Points at its best place, Place
	WhyNoGain   // Piece brings the seat nothing anywhere, as long as nothing changes
	WhyForgoes  // Piece would bring the seat Points or Count cards in Place, which is best for it
	WhySavesFor // keeps cards that count Count for Piece, which comes later in this round
	WhyTooPoor  // Seat can bid up to Count, which is more than the whole hand counts
	WhyLastBid  // cards are worth nothing after this auction
	WhyNoRival  // nobody else has cards to bid with

	// Of a piece that is placed.
	WhyPays       // Piece brings Points in Place
	WhyFeeds      // it brings Seat Points there, too
	WhyBringsIn   // Piece brings Count cards each round in Place
	WhyShareCards // it brings Seat Count cards each round there, too
	WhyNobodyElse // nobody else gains by it in Place
	WhyLeaves     // leaves Count free sites in Place, where the seat is first
	WhyNothing    // it brings the seat nothing in Place as long as nothing changes

	// Of a card that is drawn.
	WhyFinishes  // a Roof card: Count houses wait for one
	WhyHeld      // Count cards of Type are held now
	WhyCarries   // a permit of Colour: the house of Height, Shape fits Place
	WhyFirstCard // the first card of Type in the hand
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
