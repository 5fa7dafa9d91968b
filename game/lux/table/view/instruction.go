package view

import (
	"strconv"

	"capital/render/text"
	"capital/rules/lux"
)

// instructions are those of ROB's cards, in their order.
var instructions = [...]lux.Instruction{lux.BestFit, lux.Roomiest, lux.Tightest}

// robCards are the blue and the red card of an instruction.
func robCards(i lux.Instruction) (blue, red lux.RobCard) {
	for card := range lux.RobCard(8) {
		switch {
		case card.Instruction() == i && card.Red():
			red = card
		case card.Instruction() == i:
			blue = card
		}
	}
	return blue, red
}

// instructionKey is the name of an instruction in keys of words.
func instructionKey(i lux.Instruction) string {
	return [...]string{"", "best-fit", "roomiest", "tightest"}[i]
}

// RobSays is what ROB would do by an instruction, and why: "Best fit: Yellow 5 home, 2 room left (the higher of two that fit)".
func (l *Lux) RobSays(i lux.Instruction, p lux.RobPlay) string {
	return l.Strings.Text("rob.said", l.instructionName(i), l.robPlay(i, p))
}

// instructionName is what an instruction is called.
func (l *Lux) instructionName(i lux.Instruction) string {
	return l.Strings.Text("rob." + instructionKey(i))
}

// robPlay is what ROB would do, and why.
func (l *Lux) robPlay(i lux.Instruction, p lux.RobPlay) string {
	words := l.Strings.Text
	if p.Why == lux.RobPlaysNone {
		return words("rob.plays.none")
	}
	why := words("rob.why."+robWhy(i, p), minus(p.Room), minus(p.Other))
	if p.Home {
		return words("rob.plays.home", l.CitizenName(p.Card), minus(p.RoomLeft()), why)
	}
	return words("rob.plays.capital", l.CitizenName(p.Card), why)
}

// robWhy names in keys of words why ROB plays what it plays, and that it does not fit where the instruction asks for that.
func robWhy(i lux.Instruction, p lux.RobPlay) string {
	key := [...]string{
		lux.RobOnly: "only", lux.RobOnlyFits: "only-fits", lux.RobHigher: "higher", lux.RobNoneFits: "none-fits",
		lux.RobMostRoom: "most-room", lux.RobLeastRoom: "least-room",
	}[p.Why]
	if p.Even {
		key += ".even"
	}
	if !p.Home && (p.Why == lux.RobMostRoom || p.Why == lux.RobOnly && i != lux.Tightest) {
		key += ".over"
	}
	return key
}

// minus is a number, with a true minus where it is less than 0.
func minus(n int) string {
	if n < 0 {
		return text.Signed(n)
	}
	return strconv.Itoa(n)
}
