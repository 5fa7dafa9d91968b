package link

import (
	"encoding/base32"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"unicode/utf8"

	"capital/rules/record"
)

// Challenge is a deal that somebody asks others to play too. Its code, which also stands behind the # of an address, is
//
//	c1.warsaw.4.PAYLOAD
//
// a c and the form of challenges (1, or 2 where persons are told), the game and the version of its rules as in its records, and a number in the
// digits and small letters but i, l, o and u. Capitals do as well, and o, i and l are read as the digits that they look like, so
// that a code can be typed. Like that of a match the number is made of numbers that are each one of some, in this order: the
// seed, how many seats there are, what kind of player sits at each and, in form 2, which of the game's persons a computer player
// is, the place of the value of each option that so many seats have, the take-backs, the sender's name, and whether they tell their points, and these. It ends with a sum of all that: what is
// damaged is refused.
type Challenge struct {
	Game      string
	Version   int // of its rules
	Seed      uint64
	Players   []string // the kind of player at every seat, with who it is: see [record.Seat.Kind]
	Options   []record.Option
	TakeBacks record.TakeBacks
	From      string // who sent it, or ""
	Played    bool   // and played it, with so many points
	Points    int
}

// Terms is what a game leaves open in a challenge.
type Terms struct {
	Game        string
	Version     int // of its rules
	Least, Most int // seats
	Options     []record.OptionKind
	Persons     []string // that computer players can be
}

const (
	// ChallengeForm is the newest form of challenges.
	ChallengeForm = 2
	// LongestChallenge is how many characters the code of a challenge has at most.
	LongestChallenge = 119
	// fromBytes is how long the name of who sends a challenge may be.
	fromBytes = 32
	// mostPoints is how many points a challenge tells at most, and less than none at least.
	mostPoints = 5000
)

var digits = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// alike are letters that stand for digits in what somebody typed.
var alike = strings.NewReplacer("o", "0", "i", "1", "l", "1")

// IsChallenge reports whether something is to be read as the code of a challenge, whole or damaged.
func IsChallenge(code string) bool {
	code = strings.ToLower(code)
	return strings.HasPrefix(code, "c") && strings.TrimLeft(code[1:], "0123456789") != code[1:] && strings.Contains(code, ".")
}

// ChallengeGame is the name of the game that a challenge is of.
func ChallengeGame(code string) (name string, err error) {
	p, err := splitChallenge(code)
	return p.game, err
}

// splitChallenge splits a code into its parts, the form being this one.
func splitChallenge(code string) (p parts, err error) {
	code = strings.ToLower(code)
	if !IsChallenge(code) {
		return p, ErrNone
	}
	words := strings.Split(code[1:], ".")
	form, ok := count(words[0])
	switch {
	case !ok:
		return p, ErrNone
	case form > ChallengeForm:
		return p, ErrLater
	case form < 1:
		return p, ErrNone
	case len(words) != 4 || len(code) > LongestChallenge:
		return p, ErrDamaged
	}
	p.form, p.game, p.payload = form, words[1], alike.Replace(words[3])
	if p.version, ok = count(words[2]); !ok {
		return p, ErrDamaged
	}
	return p, nil
}

// Code is the code of a challenge of a game. A name that is too long for it is cut. The error is ErrLong where the rest has too
// much for a code, or the game can't be played so.
func (t *Terms) Code(c Challenge) (string, error) {
	c.Game, c.Version, c.From = t.Game, t.Version, cut(c.From, fromBytes)
	code := t.code(c)
	for ; len(code) > LongestChallenge && c.From != ""; code = t.code(c) {
		c.From = cut(c.From, len(c.From)-1)
	}
	if opened, err := t.OpenChallenge(code); err != nil || opened.text() != c.text() {
		return "", ErrLong
	}
	return code, nil
}

// cut is as much of a name as has room in so many bytes.
func cut(name string, most int) string {
	for len(name) > most {
		_, last := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-last]
	}
	return name
}

// code is the code of a challenge, however long.
func (t *Terms) code(c Challenge) string {
	w, form := new(writer), c.form()
	t.tell(w.part, form, &c)
	return fmt.Sprintf("c%d.%s.%d.%s", form, t.Game, t.Version, digits.EncodeToString(w.bytes(crc32.ChecksumIEEE([]byte(c.text())))))
}

// OpenChallenge is the challenge of a code. However wrong the code is, it fails soon, with one of the errors of this package.
func (t *Terms) OpenChallenge(code string) (c Challenge, err error) {
	p, err := splitChallenge(code)
	switch {
	case err != nil:
		return c, err
	case p.game != t.Game:
		return c, ErrGame
	case p.version > t.Version:
		return c, ErrLater
	case p.version < t.Version:
		return c, ErrEarlier
	}
	data, err := digits.DecodeString(p.payload)
	if err != nil || digits.EncodeToString(data) != p.payload { // its last digit may have more than is read
		return c, ErrDamaged
	}
	n, ok := numberOf(data)
	if !ok || len(n) == 0 {
		return c, ErrDamaged
	}
	read := &reader{left: n}
	c.Game, c.Version = p.game, p.version
	t.tell(read.part, p.form, &c)
	if sum := read.left.take(1 << 32); uint32(sum) != crc32.ChecksumIEEE([]byte(c.text())) || len(read.left) != 0 || record.CheckName(c.From) != nil {
		return Challenge{}, ErrDamaged
	}
	return c, nil
}

// form is that of the challenge's code: programs that know no persons open all others.
func (c *Challenge) form() int {
	if slices.ContainsFunc(c.Players, func(kind string) bool { return record.SeatOf(kind).Persona != "" }) {
		return 2
	}
	return 1
}

// tell tells a challenge part by part, in a form.
func (t *Terms) tell(part func(is, of int) int, form int, c *Challenge) {
	coder := coder[struct{}, struct{}, struct{}]{part: part}
	c.Seed = coder.long(c.Seed)
	c.Players = resized(c.Players, t.Least+part(len(c.Players)-t.Least, t.Most-t.Least+1))
	told := []string{person} // the kinds so far
	persons := append([]string{""}, t.Persons...)
	for n, kind := range c.Players {
		who := record.SeatOf(kind)
		at := slices.Index(told, who.Player)
		if at < 0 {
			at = len(told)
		}
		if at = part(at, len(told)+1); at == len(told) {
			told = append(told, coder.word(who.Player))
		}
		if who.Player = told[at]; form > 1 && who.Player != person {
			who.Persona = persons[part(max(slices.Index(persons, who.Persona), 0), len(persons))]
		}
		c.Players[n] = who.Kind()
	}
	var options []record.Option
	for _, kind := range t.Options {
		if !kind.For(len(c.Players)) {
			continue
		}
		at := slices.IndexFunc(c.Options, func(o record.Option) bool { return o.Name == kind.Name })
		value := 0
		if at >= 0 {
			value = max(slices.Index(kind.Values, c.Options[at].Value), 0)
		}
		if value = part(value, len(kind.Values)); value > 0 {
			options = append(options, record.Option{Name: kind.Name, Value: kind.Values[value]})
		}
	}
	c.Options = options
	c.TakeBacks = record.TakeBacks(part(int(c.TakeBacks), 2))
	from := resized([]byte(c.From), part(len(c.From), fromBytes+1))
	for n := range from {
		from[n] = byte(part(int(from[n]), 1<<8))
	}
	c.From = string(from)
	played := 0
	if c.Played {
		played = 1
	}
	if c.Played = part(played, 2) == 1; c.Played {
		c.Points = part(min(max(c.Points, -mostPoints), mostPoints)+mostPoints, 2*mostPoints+1) - mostPoints
	}
}

// person is the kind of player of a person's seat, as in records.
const person = "person"

// text is all of a challenge in words, of which the sum is made.
func (c *Challenge) text() string {
	points := "-"
	if c.Played {
		points = fmt.Sprint(c.Points)
	}
	return fmt.Sprintf("%s %d %d %q %q %d %q %s", c.Game, c.Version, c.Seed, c.Players, c.Options, c.TakeBacks, c.From, points)
}
