package book

import (
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/rules/expo"
)

// OfThing is the topic of a thing on a table, "" where the rules have none.
func OfThing(thing view.Thing, open *expo.Table) string {
	switch thing.Kind {
	case view.Tile:
		p := open.Player(thing.Seat)
		if at := p.At(thing.Cell()); at >= 0 {
			return p.Tiles[at].Tile.String()
		}
		return "city"
	case view.Offer, view.Open:
		return thing.Tile.String()
	case view.Turned:
		return expo.Lake.String()
	case view.Cell:
		return "site"
	case view.Corner, view.Crossing:
		return "crossing"
	case view.Space, view.Order:
		return "initiative"
	case view.Track, view.Marker:
		return thing.Track.String()
	case view.Tracks:
		return "tracks"
	case view.Panel, view.Rivals:
		return expo.Prestige.String()
	case view.Plant:
		return "plants"
	case view.Tourist:
		return "tourism"
	case view.Answer:
		return "rest"
	case view.Round:
		return "match"
	case view.Fair:
		return "expo"
	case view.Stack, view.Market:
		return "market"
	case view.Prosperity:
		return "prosperity"
	}
	return ""
}

// OfDecision is the topic of what a seat owes.
func OfDecision(d expo.Decision) string {
	return [...]string{
		expo.NoDecision: "match", expo.DecideSpace: "initiative", expo.DecideBuild: "build", expo.DecideCrossing: "crossing",
		expo.DecideActivate: "activation", expo.DecideProsper: "prosperity",
	}[d]
}

// OfRefusal is the topic of why something was not to be had, "" where the rules have none.
func OfRefusal(why wording.Refused) string {
	if why.Hand != "" {
		return "city"
	}
	switch why.Reason {
	case expo.ReasonNotYourTurn:
		return "match"
	case expo.ReasonNoSuchSpace, expo.ReasonSpaceTaken:
		return "initiative"
	case expo.ReasonNotInMarket:
		return "market"
	case expo.ReasonNotOpen:
		return "prosperity"
	case expo.ReasonNotQualified:
		return "qualify"
	case expo.ReasonCellTaken, expo.ReasonCellApart:
		return "build"
	case expo.ReasonOtherCrossing, expo.ReasonCrossingThere, expo.ReasonCornerEmpty, expo.ReasonCornerFull:
		return "crossing"
	case expo.ReasonNoTile, expo.ReasonNoActivation:
		return "activation"
	case expo.ReasonOtherTourist, expo.ReasonTouristUsed, expo.ReasonTouristThere, expo.ReasonTooMany, expo.ReasonTooFewCubes:
		return "cost"
	case expo.ReasonActivated, expo.ReasonNotActivated:
		return "rest"
	}
	return ""
}
