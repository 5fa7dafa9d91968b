package book

import (
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/rules/lux"
)

// OfThing is the topic of a thing on a table, "" where the rules have none.
func OfThing(thing view.Thing, open *lux.Table) string {
	switch thing.Kind {
	case view.Card, view.Kept, view.Row:
		return "cards"
	case view.Capital:
		return "limit"
	case view.Home, view.Laid:
		if thing.District == lux.OutsiderDistrict {
			return lux.Outsider.String()
		}
		return "home"
	case view.Sign:
		return open.Power(thing.District).String()
	case view.Tile:
		return lux.Aristocrat.String()
	case view.Panel, view.Purse:
		return "gold"
	case view.Deck:
		return "deck"
	case view.Answer:
		return lux.Merchant.String()
	case view.RobCards, view.RobHeld, view.RobStored:
		return "rob"
	case view.Round:
		return "match"
	}
	return ""
}

// OfRefusal is the topic of why something was not to be had.
func OfRefusal(why wording.Refused) string {
	switch why.Hand {
	case wording.OtherColour, wording.OtherHome:
		return "turn"
	case wording.TwoOnly:
		return "draft"
	}
	if why.Power == lux.NoPower {
		return ""
	}
	return why.Power.String()
}
