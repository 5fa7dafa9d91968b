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
	line := view.LogLine{Words: logWords(art, m, e), Seat: e.Seat, Pictures: logPictures(e), Depth: 1}
	switch e.Kind {
	case rome.RoundBegan:
		line.Seat, line.Depth = -1, 0
	case rome.AuctionBegan, rome.PieceLost, rome.PileRemade, rome.MatchEnded:
		line.Seat = -1
	case rome.BidShown, rome.PrefectureScored, rome.RoundScored:
		line.Depth = 2
	}
	return line
}

// logPictures are what an event speaks of.
func logPictures(e rome.Event) []view.LogPicture {
	switch e.Kind {
	case rome.CardIdle, rome.CardDrawn:
		return []view.LogPicture{{Thing: view.OfCard(e.Card), Piece: rome.NoPiece}}
	case rome.FloorBuilt:
		return []view.LogPicture{{Thing: view.OfHouse(e.Seat, e.Height, rome.NoShape), Piece: rome.NoPiece}}
	case rome.HouseFinished, rome.HouseCarried:
		return []view.LogPicture{{Thing: view.OfHouse(e.Seat, e.Height, e.Shape), Piece: rome.NoPiece}}
	case rome.AuctionBegan, rome.AuctionWon, rome.PieceLost, rome.PiecePut:
		return []view.LogPicture{{Piece: e.Piece}}
	case rome.BidShown:
		var pictures []view.LogPicture
		for _, card := range view.SortHand(e.Bid) {
			pictures = append(pictures, view.LogPicture{Thing: view.OfCard(card), Piece: rome.NoPiece})
		}
		return pictures
	}
	return nil
}

// logWords are the words of an event in the log, if it has any.
func logWords(art *view.Rome, m Match, e rome.Event) string {
	words, name := art.Strings.Text, m.Names[e.Seat]
	switch e.Kind {
	case rome.RoundBegan:
		return Said(art, "log.round", name, view.Roman(e.Count))
	case rome.FloorBuilt:
		if e.Height == 1 {
			return Said(art, "log.floor.first", name)
		}
		return Said(art, "log.floor", name, e.Height)
	case rome.HouseFinished:
		return Said(art, "log.roof", name, house(art, e))
	case rome.HouseCarried:
		return Said(art, "log.carried", name, house(art, e), art.PlaceName(e.Place))
	case rome.SeatPassed:
		return Said(art, "log.passed", name)
	case rome.PiecePut:
		return Said(art, "log.put", name, words("log.piece."+view.PieceKey(e.Piece)), art.PlaceName(e.Place))
	case rome.PrefectureScored:
		return Said(art, "log.prefecture", name, e.Count, art.PlaceName(e.Place))
	case rome.RoundScored:
		return Said(art, "log.scored", name, e.Count)
	case rome.PointsGiven:
		return Said(art, "log.given", name, e.Count)
	case rome.MatchEnded:
		return words("log.seed", m.Seed)
	}
	if told := auctionWords(art, name, e); told != "" {
		return told
	}
	return cardWords(art, name, e)
}

// auctionWords are the words of an event of an auction.
func auctionWords(art *view.Rome, name string, e rome.Event) string {
	switch e.Kind {
	case rome.AuctionBegan:
		return art.Strings.Text("log.auction." + view.PieceKey(e.Piece))
	case rome.BidShown:
		return bidWords(art, name, e)
	case rome.AuctionWon:
		return Won(art, name, e)
	case rome.PieceLost:
		return Lost(art, e)
	}
	return ""
}

// cardWords are the words of an event of cards.
func cardWords(art *view.Rome, name string, e rome.Event) string {
	switch e.Kind {
	case rome.CardIdle:
		return Said(art, "log.idle", name, art.CardName(e.Card))
	case rome.CardDrawn:
		return Said(art, "log.drawn", name, art.CardName(e.Card))
	case rome.PileRemade:
		return art.Strings.Text("log.remade."+e.Pile.String(), e.Count)
	case rome.CardsLapsed:
		return Said(art, "log.lapsed", name, e.Count)
	}
	return ""
}

// house is what is said of a house that is finished: "a round house of 3 floors".
func house(art *view.Rome, e rome.Event) string {
	return art.Strings.Text("log.house."+e.Shape.String(), e.Height)
}

// bidWords say what somebody bids.
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
	return Said(art, key, name, art.Strings.Text("log.piece."+view.PieceKey(e.Piece)), e.Count)
}

// Lost says that nobody wins an auction.
func Lost(art *view.Rome, e rome.Event) string {
	return art.Strings.Text("log.lost." + view.PieceKey(e.Piece))
}

// LostAll says of pieces of one round, the fountains first, that nobody wins them.
func LostAll(art *view.Rome, pieces []rome.Piece) string {
	last := pieces[len(pieces)-1]
	switch {
	case len(pieces) == rome.Auctions:
		return art.Strings.Text("log.lost.all." + view.PieceKey(last))
	case len(pieces) > 1 && last == rome.Fountain:
		return art.Strings.Text("log.lost.fountains")
	case len(pieces) > 1:
		return art.Strings.Text("log.lost.fountain." + view.PieceKey(last))
	}
	return art.Strings.Text("log.lost." + view.PieceKey(last))
}
