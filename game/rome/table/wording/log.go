package wording

import (
	"strings"

	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// Match is what the log tells of a match beside its events.
type Match struct {
	Names  []string // of the seats; that of a seat that is spoken to is the word for "you"
	Seed   uint64   // told when it is over: until then the deal could be looked up with it
	Secret bool     // what has no event yet is not for all who may see the screen
}

// Log says in a line what an event of a match tells; without words where that is nothing.
func Log(art *view.Rome, m Match, e rome.Event) view.LogLine {
	line := view.LogLine{Words: logWords(art, m, e), Seat: -1}
	switch e.Kind {
	case rome.RoundBegan, rome.AuctionBegan, rome.PieceLost, rome.PileRemade, rome.MatchEnded:
	default:
		line.Seat = e.Seat
	}
	return line
}

// logWords are the words of an event in the log, if it has any.
func logWords(art *view.Rome, m Match, e rome.Event) string {
	words, name := art.Strings.Text, m.Names[e.Seat]
	switch e.Kind {
	case rome.RoundBegan:
		return Said(art, "log.round", name, view.Roman(e.Count))
	case rome.CardIdle:
		return Said(art, "log.idle", name, art.CardName(e.Card))
	case rome.FloorBuilt:
		return Said(art, "log.floor", name, e.Height)
	case rome.HouseFinished:
		return Said(art, "log.roof", name, art.ShapeName(e.Shape), e.Height)
	case rome.HouseCarried:
		return Said(art, "log.carried", name, art.ShapeName(e.Shape), e.Height, art.PlaceName(e.Place))
	case rome.SeatPassed:
		return Said(art, "log.passed", name)
	case rome.BidShown:
		return bidWords(art, name, e)
	case rome.AuctionWon:
		return Won(art, name, e)
	case rome.PieceLost:
		return words("log.lost", art.PieceName(e.Piece))
	case rome.PiecePut:
		return Said(art, "log.put", name, art.PieceName(e.Piece), art.PlaceName(e.Place))
	case rome.RoundScored:
		return Said(art, "log.scored", name, e.Count)
	case rome.CardDrawn:
		return Said(art, "log.drawn", name, art.CardName(e.Card))
	case rome.PileRemade:
		return words("log.remade."+e.Pile.String(), e.Count)
	case rome.CardsLapsed:
		return Said(art, "log.lapsed", name, e.Count)
	case rome.MatchEnded:
		return words("log.seed", m.Seed)
	}
	return ""
}

// bidWords say what somebody bids, and with which cards.
func bidWords(art *view.Rome, name string, e rome.Event) string {
	if e.Bid == 0 {
		return Said(art, "log.bid.nothing", name)
	}
	return Said(art, "log.bid", name, e.Count, cardNames(art, e.Bid))
}

// cardNames lists what cards are called.
func cardNames(art *view.Rome, cards rome.Cards) string {
	var names []string
	for _, card := range view.SortHand(cards) {
		names = append(names, art.CardName(card))
	}
	return strings.Join(names, ", ")
}

// Won says who wins an auction, and what decided.
func Won(art *view.Rome, name string, e rome.Event) string {
	key := [...]string{rome.WhyMost: "log.won", rome.WhyHighest: "log.won.highest", rome.WhyNearest: "log.won.nearest"}[e.Why]
	return Said(art, key, name, art.PieceName(e.Piece), e.Count)
}
