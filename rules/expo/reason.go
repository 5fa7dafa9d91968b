package expo

// Reason says why an action is not legal. The zero Reason says that it is.
type Reason uint8

// The reasons.
const (
	NoReason            Reason = iota
	ReasonNotYourTurn          // the seat owes no such decision
	ReasonMalformed            // no action of this game
	ReasonNoSuchSpace          // E5: the match has fewer initiative spaces
	ReasonSpaceTaken           // E5: another seat has chosen it
	ReasonNotInMarket          // E8: the tile does not lie in the market
	ReasonNotOpen              // E23: the prosperity tile does not lie open
	ReasonCellTaken            // E8: a tile stands there
	ReasonCellApart            // E8: no tile touches the cell
	ReasonNotQualified         // E24: the requirement does not hold
	ReasonOtherCrossing        // E12: that crossing does not have to move now
	ReasonCrossingThere        // E12: a crossing is there
	ReasonCornerEmpty          // E12: no tile touches the corner
	ReasonCornerFull           // E12: four tiles stand around the corner
	ReasonNoTile               // E18: no tile stands there
	ReasonNoActivation         // E18: the tile can't be activated
	ReasonOtherTourist         // E19: the seat does not hold the tourist
	ReasonTouristUsed          // E19: the tourist has paid in this round
	ReasonTouristThere         // E19: the tourist stands on the tile
	ReasonTooMany              // E19: more tourists than the activation costs
	ReasonTooFewCubes          // E19: the plant has not enough cubes
	ReasonActivated            // E21: it has activated something, and can't rest
	ReasonNotActivated         // E21: it has activated nothing, and must or rest
	reasonCount
)

// OK reports whether the action is legal.
func (r Reason) OK() bool { return r == NoReason }

// reasonWords are the key and the English of every reason.
var reasonWords = [reasonCount]struct{ key, english string }{
	{"none", "the action is legal"},
	{"not-your-turn", "the seat does not decide this now"},
	{"malformed", "there is no such action"},
	{"no-such-space", "the match has fewer initiative spaces"},
	{"space-taken", "the space is chosen already"},
	{"not-in-market", "the tile does not lie in the market"},
	{"not-open", "the tile does not lie open"},
	{"cell-taken", "a tile stands there"},
	{"cell-apart", "no tile touches the cell"},
	{"not-qualified", "the tile's requirement does not hold"},
	{"other-crossing", "another crossing has to move"},
	{"crossing-there", "a crossing is there"},
	{"corner-empty", "no tile touches the corner"},
	{"corner-full", "four tiles stand around the corner"},
	{"no-tile", "no tile stands there"},
	{"no-activation", "the tile can't be activated"},
	{"other-tourist", "the seat does not hold the tourist"},
	{"tourist-used", "the tourist has paid in this round"},
	{"tourist-there", "the tourist stands on the tile"},
	{"too-many", "the activation costs fewer tourists"},
	{"too-few-cubes", "the plant has not enough cubes"},
	{"activated", "the seat has activated something"},
	{"not-activated", "the seat has activated nothing"},
}

// String is the reason's key.
func (r Reason) String() string { return reasonWords[min(r, reasonCount-1)].key }

// Error says why in plain English.
func (r Reason) Error() string { return reasonWords[min(r, reasonCount-1)].english }
