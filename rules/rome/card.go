package rome

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
	"strings"
)

// Type is a type of card. Each has a pile and discards of its own.
type Type uint8

// The types of card.
const (
	Roof Type = iota
	Floor
	Permit
	Types = 3
)

// Colour is the colour of a permit and of the three prefectures it opens.
type Colour uint8

// The colours.
const (
	White Colour = iota
	Black
	Red
	Colours = 3
)

// Card is one of the 62 cards: 14 Roof cards (1 to 7, two each), 24 Floor cards (1 to 8, three each) and 24 Permit cards (1 to
// 8, once each in every colour).
type Card uint8

// Where the cards of each type begin, and how many there are.
const (
	floorCard  Card = 14
	permitCard Card = 38
	CardCount       = 62
)

// Type is what the card does.
func (c Card) Type() Type {
	switch {
	case c < floorCard:
		return Roof
	case c < permitCard:
		return Floor
	}
	return Permit
}

// Number is what the card counts in an auction, and nowhere else: 1 to 8.
func (c Card) Number() int {
	switch c.Type() {
	case Roof:
		return int(c)/2 + 1
	case Floor:
		return int(c-floorCard)/3 + 1
	}
	return int(c-permitCard)%8 + 1
}

// Colour is the colour of a Permit card.
func (c Card) Colour() Colour { return Colour(c-permitCard) / 8 % Colours }

// First is the first card of the same print: type, colour and number. Cards of equal print are interchangeable, so actions
// name them by it.
func (c Card) First() Card {
	switch c.Type() {
	case Roof:
		return c &^ 1
	case Floor:
		return c - (c-floorCard)%3
	}
	return c
}

// copies is how many cards have the print of its first card.
func (c Card) copies() int { return [Types]int{2, 3, 1}[c.Type()] }

// String is the card's code in records: "roof-3", "floor-5", "white-4".
func (c Card) String() string {
	word := [Types]string{"roof", "floor", ""}[c.Type()]
	if c.Type() == Permit {
		word = c.Colour().String()
	}
	return word + "-" + strconv.Itoa(c.Number())
}

// String is the colour's word in records.
func (c Colour) String() string { return [Colours]string{"white", "black", "red"}[c%Colours] }

// String is the type's word in records.
func (t Type) String() string { return [Types]string{"roof", "floor", "permit"}[t%Types] }

// typeByWord finds a type by its word.
func typeByWord(word string) (Type, bool) {
	for t := range Type(Types) {
		if t.String() == word {
			return t, true
		}
	}
	return 0, false
}

// cardByCode finds the first card of a print by its code.
func cardByCode(code string) (Card, bool) {
	word, number, _ := strings.Cut(code, "-")
	for c := range Card(CardCount) {
		if first := c.First(); c == first && c.String() == word+"-"+number {
			return c, true
		}
	}
	return 0, false
}

// Cards is a set of cards.
type Cards uint64

// cardsOf are all the cards of a type.
func cardsOf(t Type) Cards {
	return [Types]Cards{1<<floorCard - 1, 1<<permitCard - 1<<floorCard, 1<<CardCount - 1<<permitCard}[t]
}

// Has reports whether the card is in the set.
func (s Cards) Has(c Card) bool { return s>>c&1 != 0 }

// Count is how many cards there are.
func (s Cards) Count() int { return bits.OnesCount64(uint64(s)) }

// Of are the cards of one type.
func (s Cards) Of(t Type) Cards { return s & cardsOf(t) }

// Permits are the Permit cards of a colour.
func (s Cards) Permits(colour Colour) Cards { return s & ((1<<8 - 1) << (permitCard + 8*Card(colour))) }

// lowest is the first card of a set that is not empty.
func (s Cards) lowest() Card { return Card(bits.TrailingZeros64(uint64(s))) }

// All gives the cards one by one.
func (s Cards) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.lowest()) {
				return
			}
		}
	}
}

// Sum adds the cards' numbers up, as an auction does.
func (s Cards) Sum() (sum int) {
	for ; s != 0; s &= s - 1 {
		sum += s.lowest().Number()
	}
	return sum
}

// Highest is the highest number on a card, 0 without cards.
func (s Cards) Highest() (number int) {
	for ; s != 0; s &= s - 1 {
		number = max(number, s.lowest().Number())
	}
	return number
}

// print are all the cards of the same print.
func (c Card) print() Cards { return (1<<c.copies() - 1) << c.First() }

// Prints is the set with each print's cards replaced by its first ones: the form in which an action names cards.
func (s Cards) Prints() (prints Cards) {
	for s != 0 {
		all := s.lowest().print()
		prints |= (1<<(s&all).Count() - 1) << s.lowest().First()
		s &^= all
	}
	return prints
}

// String lists the codes of the cards.
func (s Cards) String() string {
	var words []string
	for c := range s.All() {
		words = append(words, c.String())
	}
	if words == nil {
		return "nothing"
	}
	return strings.Join(words, " ")
}

// GoString is for messages of tests.
func (s Cards) GoString() string { return fmt.Sprintf("{%s}", s) }
