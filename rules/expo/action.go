package expo

// ActionKind is what an action does.
type ActionKind uint8

// The kinds of action; the zero kind is none.
const (
	TakeSpace    ActionKind = iota + 1 // Space
	Build                              // Tile, X, Y: the cell
	MoveCrossing                       // Which, X, Y: the corner
	Activate                           // X, Y: the cell; Tourists
	Stop                               // activate no more
	RestPrestige                       // activate nothing, for prestige
	RestCube                           // activate nothing, for a cube
	Prosper                            // Tile, X, Y
	MakeLake                           // Tile: the open one that is turned, X, Y
)

// Action is one decision of one seat. Fields that its kind does not use are zero.
type Action struct {
	Kind     ActionKind
	Tile     TileID
	X, Y     int8
	Space    uint8    // from 1
	Which    uint8    // 0: the crossing that began on corner 1,0; 1: the other
	Tourists Tourists // whose tourists pay
}

// Cell is the cell that the action names.
func (a *Action) Cell() Cell { return Cell{a.X, a.Y} }

// Corner is the corner that the action names.
func (a *Action) Corner() Corner { return Corner{a.X, a.Y} }

// decision is what an action of the kind decides.
func (k ActionKind) decision() Decision {
	switch k {
	case TakeSpace:
		return DecideSpace
	case Build:
		return DecideBuild
	case MoveCrossing:
		return DecideCrossing
	case Activate, Stop, RestPrestige, RestCube:
		return DecideActivate
	case Prosper, MakeLake:
		return DecideProsper
	}
	return NoDecision
}

// wellFormed reports whether the action has one meaning: numbers in their range, and nothing beside what its kind uses.
func (a *Action) wellFormed() bool {
	plain := Action{Kind: a.Kind}
	switch a.Kind {
	case TakeSpace:
		plain.Space = a.Space
		if a.Space < 1 || a.Space > MaxSpaces {
			return false
		}
	case Build:
		plain.Tile, plain.X, plain.Y = a.Tile, a.X, a.Y
		if a.Tile < firstBuilding || a.Tile >= firstProsperity {
			return false
		}
	case Prosper, MakeLake:
		plain.Tile, plain.X, plain.Y = a.Tile, a.X, a.Y
		if !a.Tile.Prosperity() {
			return false
		}
	case MoveCrossing:
		plain.Which, plain.X, plain.Y = a.Which, a.X, a.Y
	case Activate:
		plain.Tourists, plain.X, plain.Y = a.Tourists, a.X, a.Y
	case Stop, RestPrestige, RestCube:
	default:
		return false
	}
	return *a == plain && a.Which <= 1 && a.Tourists < 1<<MaxSeats && a.X >= -reach && a.X <= reach && a.Y >= -reach && a.Y <= reach
}
