// Package record is what the records of all games share: a match as its seed, its seats and its
// actions, written as lines that a person can read.
//
// A [Record] is one match, and [Rules] is a game as records see it: plain data, functions of the
// game's rules. Saving a match is writing its record ([Rules.Text]), loading is reading it, which
// plays it again ([Rules.Read]), and [Rules.Play] is the one loop that plays a match to its end.
//
// The text form has one thing a line; what follows a # outside quotes, empty lines and spaces at
// either end are passed over; no line has more than a thousand bytes:
//
//	capital 1                     the form of the record, FormVersion
//	program 1.0.0                 only in saved matches: the version of the program that wrote it
//	game warsaw 4                 the game and the version of its rules, Rules.Version
//	seed 20260101                 0 to 18446744073709551615
//	seats 2
//	seat 1 person "Anna"          the kind of player, one word, and the name: see CheckName
//	seat 2 builder-wars "Wars"    of a computer player that is somebody, who that is: see Seat
//	option prizes doubled         what is not as usual, in the order of Rules.Options
//	takebacks until-revealed      only where they are not free: see TakeBacks
//	1 pick III-04                 then the actions: the seat, and what it did in the game's words
//	2 pick arsenal
//	result 1 47 3                 once the match is over, a line a seat: the seat and the numbers
//	result 2 45 0                 it came to, victory points first
//
// The package is pure: no clock, no I/O, no goroutine, no package-level state.
package record

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// FormVersion is the version of the form of records. A record of another version is refused.
const FormVersion = 1

// Record is one match: its seed, its seats and its actions. A is a game's action.
type Record[A any] struct {
	Program   string // the version of the program that saved it, or "": see [CheckProgram]
	Seed      uint64
	Seats     []Seat
	TakeBacks TakeBacks
	Options   []Option // those not at their usual value, in the order of [Rules.Options]
	Actions   []Move[A]
}

// Option returns the value of an option, or "" where it is the usual one.
func (r *Record[A]) Option(name string) string {
	for _, o := range r.Options {
		if o.Name == name {
			return o.Value
		}
	}
	return ""
}

// Seat is who sits at a place of a recorded match.
type Seat struct {
	Player string // the kind of player: "person", "builder", …; small letters, digits and - only
	Name   string // see [CheckName]
	// Persona is which of the game's persons a computer player is, with habits of play: small letters and digits only. It is
	// empty where it is nobody.
	Persona string
}

// Kind is the kind of player as a record has it in one word, with who it is: "builder-wars".
func (s Seat) Kind() string {
	if s.Persona == "" {
		return s.Player
	}
	return s.Player + "-" + s.Persona
}

// SeatOf is the seat of a player's kind as a record has it, still without a name.
func SeatOf(kind string) Seat {
	if player, persona, ok := strings.Cut(kind, "-"); ok && player != "" && persona != "" && !strings.Contains(persona, "-") {
		return Seat{Player: player, Persona: persona}
	}
	return Seat{Player: kind}
}

// Move is one action of one seat, numbered from 0.
type Move[A any] struct {
	Seat   int
	Action A
}

// Option is something that a match has beyond the usual rules of its game.
type Option struct {
	Name, Value string
}

// OptionKind is an option that a game knows. Name and values are words of small letters, digits and -.
type OptionKind struct {
	Name    string
	Values  []string // the first is the usual one: that of a record which tells no other
	Seats   int      // of the only matches that have it; 0 where all have
	Offered int      // the place of the value that is offered where nobody has chosen yet

	NotAlone []string // values that a match of one seat can't have, not the first
}

// For reports whether matches of so many seats have the option.
func (k *OptionKind) For(seats int) bool { return k.Seats == 0 || k.Seats == seats }

// Allows reports whether matches of so many seats, which have the option, can have the value.
func (k *OptionKind) Allows(seats int, value string) bool {
	return seats > 1 || !slices.Contains(k.NotAlone, value)
}

// TakeBacks says which of their moves people may take back. No rule depends on it: it
// is agreed before the match and stands in its record, so that a result can be judged.
type TakeBacks uint8

// The take-backs there are.
const (
	TakeBacksFree          TakeBacks = iota // all, with whatever followed
	TakeBacksUntilRevealed                  // a move after which nothing was revealed: see [Rules.Reveals]
)

// NameLimit is how many characters a seat's name has at most.
const NameLimit = 24

// CheckName refuses a name that has more characters than NameLimit or one that can't
// be seen: such a name could pass for something else where it is shown. A name may be
// empty.
func CheckName(name string) error {
	printable := utf8.ValidString(name) && strings.IndexFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
	if !printable || utf8.RuneCountInString(name) > NameLimit {
		return fmt.Errorf("expected a name of at most %d printable characters, found %s", NameLimit, Quoted(name))
	}
	return nil
}

// CheckProgram refuses what can't be the version of a program: it has no more characters than NameLimit, all of them small
// letters, digits, points and hyphens.
func CheckProgram(version string) error {
	if len(version) > NameLimit || strings.Trim(version, "abcdefghijklmnopqrstuvwxyz0123456789.-") != "" {
		return fmt.Errorf("%s is no version of a program", Quoted(version))
	}
	return nil
}

// playerKind reports whether the word can name a kind of player in a record.
func playerKind(word string) bool {
	return word != "" && len(word) <= NameLimit && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// checkOption returns why the option can't follow those a record of so many seats has already.
func (r *Rules[M, A, E]) checkOption(seats int, before []Option, o Option) error {
	kind := r.optionKind(o.Name)
	if kind < 0 {
		return fmt.Errorf("%s is no option of %s", Quoted(o.Name), r.Name)
	}
	value := slices.Index(r.Options[kind].Values, o.Value)
	if value < 0 {
		return fmt.Errorf("%s is no value of option %s", Quoted(o.Value), o.Name)
	}
	if value == 0 {
		return fmt.Errorf("option %s is %s as usual: only other values are told", o.Name, o.Value)
	}
	if !r.Options[kind].For(seats) {
		return fmt.Errorf("option %s is for matches of %d seats, not %d", o.Name, r.Options[kind].Seats, seats)
	}
	if !r.Options[kind].Allows(seats, o.Value) {
		return fmt.Errorf("option %s can't be %s in a match of one seat", o.Name, o.Value)
	}
	if len(before) > 0 && r.optionKind(before[len(before)-1].Name) >= kind {
		return fmt.Errorf("option %s is told once, and before those that follow it in the game's order", o.Name)
	}
	return nil
}

func (r *Rules[M, A, E]) optionKind(name string) int {
	return slices.IndexFunc(r.Options, func(k OptionKind) bool { return k.Name == name })
}
