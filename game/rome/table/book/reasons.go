package book

import (
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// OfReason is the topic that tells why something is not allowed.
func OfReason(key rome.ReasonKey) string {
	switch key {
	case rome.ReasonNotInHand:
		return "cards"
	case rome.ReasonNoFloors, rome.ReasonTwoFloors, rome.ReasonOneFloor, rome.ReasonMalformed:
		return "floor"
	case rome.ReasonNoSuchHouse, rome.ReasonWrongColour:
		return "permit"
	case rome.ReasonNoRoof:
		return "roof"
	case rome.ReasonNoFreeSite:
		return "site"
	case rome.ReasonWrongHeight:
		return "height"
	case rome.ReasonWrongShape, rome.ReasonThreeAlike:
		return "shape"
	case rome.ReasonMonumentThere:
		return "put"
	case rome.ReasonEmptyPile:
		return "piles"
	}
	return "match" // what is due now is something else
}

// OfDecision is the topic that tells what a seat has to decide.
func OfDecision(d rome.Decision) string {
	switch d {
	case rome.DecideBuild:
		return "build"
	case rome.DecideBid:
		return "bid"
	case rome.DecidePut:
		return "put"
	case rome.DecideDraw:
		return "draw"
	}
	return "match"
}

// OfPiece is the topic of what is auctioned.
func OfPiece(p rome.Piece) string {
	switch p {
	case rome.Fountain:
		return "fountain"
	case rome.Amphitheatre:
		return "amphitheatre"
	case rome.Temple:
		return "temple"
	}
	return "auction"
}

// OfThing is the topic of something on the table, of which piece is what is auctioned or placed; "" for nothing.
func OfThing(thing view.Thing, piece rome.Piece) string {
	switch thing.Kind {
	case view.Card:
		return thing.Card.Type().String()
	case view.House, view.NewHouse:
		return ofHouse(thing)
	case view.Stock:
		return "stock"
	case view.Roofs:
		return "roof"
	case view.Prefecture:
		return thing.Place.String()
	case view.Pile, view.Discards:
		return "piles"
	case view.Stop:
		return "bid"
	case view.Fan:
		return "hand"
	case view.Panel:
		return "known"
	case view.Piece:
		return OfPiece(piece)
	case view.Round, view.Stage:
		return "match"
	}
	return ""
}

// OfChip is the topic of a sign or number of a prefecture, in which there may be a monument.
func OfChip(c view.Chip, monument rome.Piece) string {
	switch c.Kind {
	case view.ChipTie:
		return "tie"
	case view.ChipSecond:
		return "second"
	case view.ChipFountains:
		return "fountain"
	case view.ChipNext:
		return "height"
	case view.ChipMonument:
		return OfPiece(monument)
	}
	return "scoring"
}

// ofHouse is the topic of a house beside the board: what can become of it.
func ofHouse(thing view.Thing) string {
	switch {
	case thing.Kind == view.NewHouse:
		return "floor"
	case thing.Shape == rome.NoShape:
		return "roof"
	}
	return "permit"
}
