package rome

import (
	"strconv"
	"strings"
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
	p := actionParser{words: words}
	a := p.action()
	return a, !p.failed
}

// actionParser takes an action's words one by one. A word that can't be read, or is missing, makes it fail.
type actionParser struct {
	words  []string
	failed bool
}

func (p *actionParser) word() string {
	if len(p.words) == 0 {
		p.failed = true
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

func (p *actionParser) action() Action {
	switch p.word() {
	case "play":
		return p.play()
	case "idle":
		return Action{Kind: Idle, Card: read(p, cardByCode)}
	case "pass":
		return Action{Kind: Pass}
	case "bid":
		return Action{Kind: Bid, Bid: p.bid()}
	case "put":
		return Action{Kind: Put, Place: read(p, placeByCode)}
	case "draw":
		return Action{Kind: Draw, Pile: read(p, typeByWord)}
	}
	p.failed = true
	return Action{}
}

// read takes the next word as what find finds.
func read[T any](p *actionParser, find func(string) (T, bool)) T {
	found, ok := find(p.word())
	p.failed = p.failed || !ok
	return found
}

func (p *actionParser) play() Action {
	a := Action{Kind: Play, Card: read(p, cardByCode)}
	switch a.Card.Type() {
	case Floor:
		a.A, a.B = read(p, floorByWord), NoFloor
		if len(p.words) > 0 {
			a.B = read(p, floorByWord)
		}
		return a
	case Permit:
		a.Place = read(p, placeByCode)
	}
	a.Shape = read(p, shapeByWord)
	a.A = read(p, heightByWord)
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

// bid reads the cards of a bid: "nothing", or their codes.
func (p *actionParser) bid() (cards Cards) {
	if strings.Join(p.words, " ") == "nothing" {
		return 0
	}
	for range len(p.words) {
		first := read(p, cardByCode)
		free := first.print() &^ cards
		if free == 0 { // more of them than there are
			p.failed = true
			return 0
		}
		cards |= 1 << free.lowest()
	}
	return cards
}
