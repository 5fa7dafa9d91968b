// Package seatnames is what seats are called as long as nobody gave them names: in the language of now, and spoken to where only
// one person plays.
package seatnames

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"capital/assets"
	"capital/game/language"
	"capital/game/session"
	"capital/rules/record"
)

// Key is the key of a seat's name as long as nobody gave it another.
func Key(seat int) string { return "name." + strconv.Itoa(seat) }

// PersonKey is the key of the name of a person that a computer player can be.
func PersonKey(persona string) string { return "person." + persona }

// sharedKey is the key of what the first seat is called instead where its name speaks to a person ("You") and it is not the
// only person's. Games whose names are but names have none.
const sharedKey = "name.shared"

// Names are the names of a game's seats that nobody gave.
type Names struct {
	words *assets.Strings   // of the game, in the language of now
	most  int               // seats
	cast  []string          // the persons that computer players can be
	keys  map[string]string // of the names in all languages that were met, by these
}

// New are the names of so many seats, and of the persons that computer players can be, in a game's words.
func New(words *assets.Strings, most int, cast []string) *Names {
	n := &Names{words: words, most: most, cast: cast, keys: map[string]string{}}
	n.Learn()
	return n
}

// Learn remembers the names of the language of now, by which they are known in the next one.
func (n *Names) Learn() { n.learn(n.words) }

func (n *Names) learn(words *assets.Strings) {
	for _, persona := range n.cast {
		n.keys[words.Text(PersonKey(persona))] = PersonKey(persona)
	}
	for seat := range n.most {
		n.keys[words.Text(Key(seat))] = Key(seat)
	}
	if words.Has(sharedKey) {
		n.keys[words.Text(sharedKey)] = sharedKey
	}
}

// LearnAll learns the names in all languages that are within the program: a match may have been saved in any.
func (n *Names) LearnAll(game string) {
	for _, l := range assets.Languages() {
		if !language.Here(l.Code) {
			continue
		}
		if words, err := language.Load(context.Background(), l.Code, game); err == nil {
			n.learn(words)
		}
	}
}

// Now is a seat's name as it is now: one that nobody gave it, in whatever language, is that of the language of now.
func (n *Names) Now(name string) string {
	if key, ok := n.keys[name]; ok {
		return n.words.Text(key)
	}
	return name
}

// Usual reports whether a name is one that nobody gave, in a language that was met.
func (n *Names) Usual(name string) bool {
	_, usual := n.keys[name]
	return usual
}

// Default is what one of the seats is called, or would be, as long as nobody gives it a name.
func (n *Names) Default(seats []record.Seat, seat int) string {
	return n.usual(seat, seat < len(seats) && spokenTo(seats, seat))
}

// Free is the first name that none of the seats bears, or would bear as one of several people; none that speaks to a person.
func (n *Names) Free(seats []record.Seat) string {
	you := n.usual(0, true)
	for seat := range n.most {
		name := n.usual(seat, false)
		if !slices.ContainsFunc(seats, func(who record.Seat) bool { return who.Name == name || seat == 0 && who.Name == you }) {
			return name
		}
	}
	return ""
}

// usual is what a seat is called that is spoken to, or is not.
func (n *Names) usual(seat int, spokenTo bool) string {
	if seat == 0 && !spokenTo && n.words.Has(sharedKey) {
		return n.words.Text(sharedKey)
	}
	return n.words.Text(Key(seat))
}

// Seen reports whether a name can be seen: it has more than spaces, marks that stand on letters, and letters that are blank.
func Seen(name string) bool {
	return strings.ContainsFunc(name, func(r rune) bool {
		return unicode.IsPrint(r) && !unicode.IsSpace(r) && !unicode.Is(unicode.M, r) && !strings.ContainsRune(blank, r)
	})
}

// blank are letters and signs whose picture is empty: fillers of Hangul, and the cell of Braille without a point.
const blank = "\u115f\u1160\u2800\u3164\uffa0"

// Address has the names speak to who plays alone against computer players, and to nobody else.
func (n *Names) Address(seats []record.Seat) {
	you, shared := n.usual(0, true), n.usual(0, false)
	for seat := range seats {
		switch name, spokenTo := &seats[seat].Name, spokenTo(seats, seat); {
		case *name == you && !spokenTo:
			*name = ""
			*name = n.Free(seats)
		case *name == shared && spokenTo:
			*name = you
		}
	}
}

// spokenTo reports whether the seat is the only person's.
func spokenTo(seats []record.Seat, seat int) bool {
	return seats[seat].Player == session.Person && People(seats) == 1
}

// People is how many of the seats a person takes.
func People(seats []record.Seat) int {
	people := 0
	for _, who := range seats {
		if who.Player == session.Person {
			people++
		}
	}
	return people
}
