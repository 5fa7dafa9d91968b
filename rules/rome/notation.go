package rome

import (
	"strconv"
	"strings"

	"capital/rules/record"
)

// String writes the action as in a record, without its seat.
func (a Action) String() string {
	switch a.Kind {
	case Play:
		return "play " + a.Card.String() + " " + a.playWords()
	case Idle:
		return "idle " + a.Card.String()
	case Pass:
		return "pass"
	case Bid:
		return "bid " + a.Bid.String()
	case Put:
		return "put " + a.Place.String()
	case Draw:
		return "draw " + a.Pile.String()
	}
	return "nothing"
}

func (a *Action) playWords() string {
	switch a.Card.Type() {
	case Floor:
		if a.B == NoFloor {
			return floorWord(a.A)
		}
		return floorWord(a.A) + " " + floorWord(a.B)
	case Roof:
		return a.Shape.String() + " " + strconv.Itoa(int(a.A))
	}
	return a.Place.String() + " " + a.Shape.String() + " " + strconv.Itoa(int(a.A))
}

// floorWord is where a floor goes: on a house of the height, or "new".
func floorWord(height uint8) string {
	if height == 0 {
		return "new"
	}
	return strconv.Itoa(int(height))
}

// parseAction reads an action's words, as String writes them, and reports whether they are one.
func parseAction(words []string) (Action, bool) {
	w := record.NewWords(words)
	a := readAction(w)
	return a, w.OK()
}

func readAction(w *record.Words) Action {
	switch w.Next() {
	case "play":
		return readPlay(w)
	case "idle":
		return Action{Kind: Idle, Card: record.Take(w, cardByCode)}
	case "pass":
		return Action{Kind: Pass}
	case "bid":
		return Action{Kind: Bid, Bid: readBid(w)}
	case "put":
		return Action{Kind: Put, Place: record.Take(w, placeByCode)}
	case "draw":
		return Action{Kind: Draw, Pile: record.Take(w, typeByWord)}
	}
	w.Fail()
	return Action{}
}

func readPlay(w *record.Words) Action {
	a := Action{Kind: Play, Card: record.Take(w, cardByCode)}
	switch a.Card.Type() {
	case Floor:
		a.A, a.B = record.Take(w, floorByWord), NoFloor
		if len(w.Left()) > 0 {
			a.B = record.Take(w, floorByWord)
		}
		return a
	case Permit:
		a.Place = record.Take(w, placeByCode)
	}
	a.Shape = record.Take(w, shapeByWord)
	a.A = record.Take(w, heightByWord)
	return a
}

func floorByWord(word string) (uint8, bool) {
	if word == "new" {
		return 0, true
	}
	return heightByWord(word)
}

func heightByWord(word string) (uint8, bool) {
	n, err := strconv.ParseUint(word, 10, 8)
	return uint8(n), err == nil && n >= 1 && n <= Tallest
}

func shapeByWord(word string) (Shape, bool) {
	for s := range Shape(Shapes) {
		if s.String() == word {
			return s, true
		}
	}
	return 0, false
}

// readBid reads the cards of a bid: "nothing", or their codes.
func readBid(w *record.Words) (cards Cards) {
	if strings.Join(w.Left(), " ") == "nothing" {
		return 0
	}
	for range len(w.Left()) {
		free := record.Take(w, cardByCode).print() &^ cards
		if free == 0 { // more of them than there are
			w.Fail()
			return 0
		}
		cards |= 1 << free.lowest()
	}
	return cards
}
