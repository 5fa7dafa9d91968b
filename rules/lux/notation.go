package lux

import (
	"strconv"

	"capital/rules/record"
)

// String writes the action as in a record, without its seat.
func (a Action) String() string {
	switch a.Kind {
	case Keep:
		return "keep " + a.Card.String() + " " + a.Other.String()
	case PlayHome:
		return "home " + a.Card.String()
	case PlayCapital:
		return "capital " + a.Card.String() + a.named()
	case LayModifier:
		return "lay " + District(a.To).String()
	case Pay:
		return "pay"
	case Refuse:
		return "refuse"
	}
	return "nothing"
}

// named is what the fields name, each after a space.
func (a *Action) named() (words string) {
	if a.Fields&FieldSeat != 0 {
		words += " " + seatWord(a.Seat)
	}
	if a.Fields&FieldFrom != 0 {
		words += " " + fromWord(a.From)
	}
	if a.Fields&FieldTo != 0 {
		words += " " + District(a.To).String()
	}
	if a.Fields&FieldOther != 0 {
		words += " " + a.Other.String()
	}
	return words
}

// seatWord is a seat counted from 1, or "c" for the capital.
func seatWord(seat int8) string {
	if seat == AtCapital {
		return "c"
	}
	return strconv.Itoa(int(seat) + 1)
}

// fromWord is a district, or "h" for the hand.
func fromWord(from int8) string {
	if from == FromHand {
		return "h"
	}
	return District(from).String()
}

// parseAction reads an action's words, as String writes them, and reports whether they are one.
func parseAction(words []string) (Action, bool) {
	w := record.NewWords(words)
	a := readAction(w)
	return a, w.OK()
}

func readAction(w *record.Words) Action {
	switch w.Next() {
	case "keep":
		return Action{Kind: Keep, Card: record.Take(w, citizenByCode), Other: record.Take(w, citizenByCode)}
	case "home":
		return Action{Kind: PlayHome, Card: record.Take(w, citizenByCode)}
	case "capital":
		return readCapital(w)
	case "lay":
		return Action{Kind: LayModifier, To: record.Take(w, toByWord)}
	case "pay":
		return Action{Kind: Pay}
	case "refuse":
		return Action{Kind: Refuse}
	}
	w.Fail()
	return Action{}
}

// readCapital reads a play to the capital. What kind of word follows tells what it names; of two districts, and of one
// before a citizen, the first is From.
func readCapital(w *record.Words) Action {
	a := Action{Kind: PlayCapital, Card: record.Take(w, citizenByCode)}
	if seat, ok := seatByWord(next(w)); ok {
		a.Seat, a.Fields = seat, a.Fields|FieldSeat
		w.Next()
	}
	if from, ok := fromByWord(next(w)); ok && (from == FromHand || len(w.Left()) > 1) {
		a.From, a.Fields = from, a.Fields|FieldFrom
		w.Next()
	}
	if to, ok := toByWord(next(w)); ok {
		a.To, a.Fields = to, a.Fields|FieldTo
		w.Next()
	}
	if other, ok := citizenByCode(next(w)); ok {
		a.Other, a.Fields = other, a.Fields|FieldOther
		w.Next()
	}
	if len(w.Left()) > 0 {
		w.Fail()
	}
	return a
}

// next is the word that comes next, or "".
func next(w *record.Words) string {
	if left := w.Left(); len(left) > 0 {
		return left[0]
	}
	return ""
}

func seatByWord(word string) (int8, bool) {
	for seat := AtCapital; seat < MaxSeats; seat++ {
		if seatWord(seat) == word {
			return seat, true
		}
	}
	return 0, false
}

func fromByWord(word string) (int8, bool) {
	if word == "h" {
		return FromHand, true
	}
	return toByWord(word)
}

func toByWord(word string) (int8, bool) {
	d, ok := districtByWord(word)
	return int8(d), ok
}
