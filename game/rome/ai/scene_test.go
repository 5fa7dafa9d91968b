package ai

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"capital/rules/rome"
)

// scene is a position as a test tells it. Seat A is the one that decides, B and C follow clockwise; nobody has a card, a house
// or a place that is not told of.
type scene struct {
	*testing.T
	rome.Match
	a int // the seat that is A
}

// newScene is a match of three seats at a decision that A owes, in a round and, where it is about a piece, an auction, counted
// from 0. What was dealt has been spent: all that is held is
// known.
func newScene(t *testing.T, round, auction int, owes rome.Decision) *scene {
	t.Helper()
	s := &scene{T: t, Match: rome.NewMatch(3, 1, nil)}
	for !s.Over() {
		for seat := range s.Seats() {
			s.a = seat
			switch due := s.Owes(seat); {
			case due == owes && s.Round() == round && (s.Auction() == auction || owes == rome.DecideDraw):
				s.clear()
				return s
			case due != rome.NoDecision:
				s.Apply(seat, s.next(seat), nil)
			}
		}
	}
	t.Fatalf("nobody owes decision %d in round %d", owes, round)
	return nil
}

// next is what a seat does on the way: it passes, and each spends its whole hand in one of the auctions.
func (s *scene) next(seat int) rome.Action {
	v := s.View(seat)
	switch s.Owes(seat) {
	case rome.DecideBuild:
		return rome.Action{Kind: rome.Pass}
	case rome.DecideBid:
		if s.Auction() == seat {
			return rome.Action{Kind: rome.Bid, Bid: v.Hand().Prints()}
		}
		return rome.Action{Kind: rome.Bid}
	}
	return slices.MaxFunc(v.Legal(nil), func(a, b rome.Action) int { // of the largest pile, that none runs dry
		one, _ := v.Pile(a.Pile)
		other, _ := v.Pile(b.Pile)
		return cmp.Compare(one, other)
	})
}

// clear takes everything away.
func (s *scene) clear() {
	for seat := range s.Seats() {
		p := s.Player(seat)
		*p = rome.Player{Roofs: [rome.Shapes]uint8{5, 5}}
	}
	for p := range rome.Place(rome.Places) {
		*s.Prefecture(p) = rome.Prefecture{Shape: rome.NoShape}
	}
}

// tell adds what is told: statements apart by semicolons, each one of
//
//	quirinal round B1 A2      houses stand there, in this order
//	quirinal fountain 2       or a temple, an amphitheatre
//	A round 2                 a house beside the board; open: without a roof
//	A holds white-4 floor-3   cards
//	B hides permit 2          cards that A does not know
//	B passed
//	A roofs round 1           are left
func (s *scene) tell(told string) {
	s.Helper()
	for statement := range strings.SplitSeq(told, ";") {
		words := strings.Fields(statement)
		if len(words) == 0 {
			continue
		}
		if p, ok := placeOf(words[0]); ok {
			s.place(p, words[1:])
		} else {
			s.seat(s.letter(words[0][0]), words[1:])
		}
	}
}

// letter is the seat of a letter.
func (s *scene) letter(c byte) int { return (s.a + int(c-'A')) % s.Seats() }

func placeOf(word string) (rome.Place, bool) {
	for p := range rome.Place(rome.Places) {
		if p.String() == word {
			return p, true
		}
	}
	return 0, false
}

func shapeOf(word string) rome.Shape {
	if word == rome.Triangular.String() {
		return rome.Triangular
	}
	return rome.Round
}

func (s *scene) place(p rome.Place, words []string) {
	s.Helper()
	at := s.Prefecture(p)
	switch words[0] {
	case "fountain":
		n, _ := strconv.Atoi(words[1])
		at.Used, at.Fountains = at.Used+uint8(n), at.Fountains+uint8(n)
		return
	case "temple":
		at.Monument = rome.Temple
		return
	case "amphitheatre":
		at.Monument = rome.Amphitheatre
		return
	}
	for _, house := range words[1:] {
		seat, height := s.letter(house[0]), house[1]-'0'
		if r := s.CheckHouse(p, int(height), shapeOf(words[0])); !r.OK() {
			s.Fatalf("%v %s: %v", p, house, r)
		}
		at.Built[at.Used] = rome.Site{Height: height, Seat: uint8(seat)}
		at.Used++
		at.Shape, at.Tallest = shapeOf(words[0]), max(at.Tallest, height)
		at.Floors[seat] += height
		at.Best[seat] = max(at.Best[seat], height)
	}
}

func (s *scene) seat(seat int, words []string) {
	s.Helper()
	p := s.Player(seat)
	switch words[0] {
	case "holds":
		for _, code := range words[1:] {
			p.Known |= s.card(code, p.Known)
		}
	case "hides":
		n, _ := strconv.Atoi(words[2])
		for of := range rome.Type(rome.Types) {
			if of.String() == words[1] {
				p.Hidden[of] = uint8(n)
			}
		}
	case "passed":
		p.Passed = true
	case "roofs":
		n, _ := strconv.Atoi(words[2])
		p.Roofs[shapeOf(words[1])] = uint8(n)
	case "open":
		p.Unfinished[words[1][0]-'0']++
	case "round", "triangular":
		p.Finished[shapeOf(words[0])][words[1][0]-'0']++
	default:
		s.Fatalf("what is %v?", words)
	}
}

// card is the first card of the code that is not among some.
func (s *scene) card(code string, but rome.Cards) rome.Cards {
	s.Helper()
	for c := range rome.Card(rome.CardCount) {
		if c.String() == code && !but.Has(c) {
			return 1 << c
		}
	}
	s.Fatalf("no card %s is left", code)
	return 0
}

// action reads an action as records have it; it must be legal for A.
func (s *scene) action(text string) rome.Action {
	s.Helper()
	a, ok := rome.Rules().Parse(strings.Fields(text))
	if r := s.Check(s.a, a); !ok || !r.OK() {
		s.Fatalf("%s: %v", text, r)
	}
	return a
}
