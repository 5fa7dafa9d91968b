package book

import "capital/rules/warsaw"

// OfReason is the topic that tells why something is not allowed.
func OfReason(key warsaw.ReasonKey) string {
	switch key {
	case warsaw.ReasonNotInHand, warsaw.ReasonNotRevealed:
		return "draft"
	case warsaw.ReasonTooExpensive:
		return "price"
	case warsaw.ReasonSpaceTaken, warsaw.ReasonNotTouching:
		return "build"
	case warsaw.ReasonSpaceEmpty:
		return "overbuild"
	case warsaw.ReasonBeyondLimit:
		return "district"
	case warsaw.ReasonNotAWindow, warsaw.ReasonNotAPiece:
		return "collapse"
	case warsaw.ReasonWrongNumber, warsaw.ReasonSplitsUp:
		return "war"
	case warsaw.ReasonArsenal:
		return "arsenal"
	case warsaw.ReasonNoSuchChoice, warsaw.ReasonNotEnough:
		return "choices"
	case warsaw.ReasonMustSplit:
		return "school-of-economics"
	}
	return "match" // what is due now is something else
}

// OfTile is the topic of a tile.
func OfTile(tile warsaw.TileID) string {
	if face := tile.Tile(); !face.Ordinary() {
		return face.Code
	}
	return "tile"
}

// OfDecision is the topic that tells what a seat has to decide.
func OfDecision(d warsaw.Decision) string {
	switch d {
	case warsaw.DecidePick:
		return "draft"
	case warsaw.DecideUse:
		return "build"
	case warsaw.DecideWindow, warsaw.DecidePiece:
		return "collapse"
	case warsaw.DecideLosses:
		return "war"
	case warsaw.DecideMilestone:
		return "milestone.place"
	case warsaw.DecideChoices:
		return "choices"
	}
	return "match"
}

// OfStep is the topic that tells of a step of the income.
func OfStep(s warsaw.Step) string {
	switch s {
	case warsaw.StepParks:
		return warsaw.Park.String()
	case warsaw.StepCommercial:
		return warsaw.Commercial.String()
	case warsaw.StepCultural:
		return warsaw.Cultural.String()
	case warsaw.StepIndustrial:
		return warsaw.Industrial.String()
	case warsaw.StepTransport:
		return "transport"
	}
	return "building"
}
