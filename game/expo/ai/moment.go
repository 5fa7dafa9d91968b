package ai

import "capital/rules/expo"

// A moment is what a seat still has to do in a round.
const (
	toChoose   = iota // its space of the initiative, and all that follows
	toBuild           // its building
	toActivate        // its activations
	toEnd             // nothing more, or a prosperity tile
	moments
)

// momentOf is the moment of a seat.
func momentOf(t *expo.Table, seat int) int {
	turn := t.OrderOf(seat) - t.OrderOf(t.Turn()) // less than 0: it has had its turn
	switch t.Phase() {
	case expo.PhaseSpace:
		if t.Player(seat).Next == 0 {
			return toChoose
		}
		return toBuild
	case expo.PhaseBuild:
		if turn < 0 || turn == 0 && t.Owes(seat) == expo.DecideCrossing {
			return toActivate
		}
		return toBuild
	case expo.PhaseActivate:
		if turn < 0 {
			return toEnd
		}
		return toActivate
	}
	return toEnd
}

// owesProsperity reports whether a seat, at a moment, will still set a prosperity tile in the round.
func owesProsperity(t *expo.Table, seat int) bool {
	switch round := t.Round(); {
	case round < 3 || round%2 == 0 || t.Over():
		return false
	case t.Phase() == expo.PhaseProsper: // from the last to the first
		return t.OrderOf(seat) < t.OrderOf(t.Turn()) || t.Owes(seat) == expo.DecideProsper
	}
	return true
}

// turnsOf is in how many rounds the seat activates tiles before the coming Expo, this one counted where it still does.
func turnsOf(round, moment int) int {
	turns := (expo.EraOf(round)*eraRounds - round)
	if moment != toEnd {
		turns++
	}
	return turns
}

// eraRounds is how many rounds an era has.
const eraRounds = expo.Rounds / expo.Eras
