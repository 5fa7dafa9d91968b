// Package link puts a whole match into the end of a page's address, and takes it out again.
//
// What stands behind the # is
//
//	1.warsaw.4.PAYLOAD
//
// the form of links ([Form]), the game and the version of its rules as in its records, and a number in letters, digits, - and _
// (RFC 4648, base64url). The number is made of the numbers that make the record, each one of so many as there could be: those of
// the head, and for every move which seat moves of those that owe a decision, and what it does of all that it may do, in the
// order of their words in records. What has one way only takes no room. Then the record is played on, as it was. So a link is
// nearly as short as the match leaves open, and depends on nothing but the game's rules and on the words of its records. The
// number ends with a sum of the record's text: what is damaged is refused.
//
// A later program reads the links of an earlier one for as long as it plays its records: if the form is to change, raise Form and
// keep what reads the old one; if what a seat may do changes, the version of the game's rules is raised anyway.
//
// The record comes out byte for byte. A text that has more than that, like remarks, has no link.
package link

import (
	"encoding/base64"
	"errors"
	"hash/crc32"
	"strconv"
	"strings"

	"capital/rules/record"
)

// Form is the version of the form of links.
const Form = 1

// Longest is how many characters a link has at most.
const Longest = 2000

// Why a link can't be opened, or a record has none.
var (
	ErrNone    = errors.New("this is no link of a match")
	ErrGame    = errors.New("this is the link of a game that is not here")
	ErrLater   = errors.New("this link was made by a later version of the program")
	ErrEarlier = errors.New("this link was made under earlier rules of the game")
	ErrDamaged = errors.New("this link is damaged: part of it is missing or was changed")
	ErrPlain   = errors.New("the record has more than a link can tell, or is not written as usual")
	ErrLong    = errors.New("the match is too long for a link")
)

// most is how many moves a match in a link has at most: far more than any.
const most = 5000

// Of is the link of a record's text: what stands behind the # of an address.
func Of[M, A, E any](rules *record.Rules[M, A, E], text string) (string, error) {
	r, m, err := rules.Read(text)
	if err != nil {
		return "", err
	}
	w := new(writer)
	c := coder[M, A, E]{rules, w.part}
	c.head(&r)
	c.moves(&r, len(r.Actions), rules.Over(&m))
	sum := crc32.ChecksumIEEE([]byte(text))
	link := prefix(rules.Name, rules.Version) + base64.RawURLEncoding.EncodeToString(w.bytes(sum))
	if len(link) > Longest {
		return "", ErrLong
	}
	if opened, err := Open(rules, link); err != nil || opened != text {
		return "", ErrPlain
	}
	return link, nil
}

// prefix is what links of a game begin with.
func prefix(game string, version int) string {
	return strconv.Itoa(Form) + "." + game + "." + strconv.Itoa(version) + "."
}

// Open is the text of the record that a link was made of. However wrong the link is, it fails soon, with one of the errors of
// this package.
func Open[M, A, E any](rules *record.Rules[M, A, E], link string) (text string, err error) {
	parts, err := split(link)
	switch {
	case err != nil:
		return "", err
	case parts.game != rules.Name:
		return "", ErrGame
	case parts.version > rules.Version:
		return "", ErrLater
	case parts.version < rules.Version:
		return "", ErrEarlier
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(parts.payload)
	if err != nil || strings.ContainsAny(parts.payload, "\r\n") { // which the decoder passes over
		return "", ErrDamaged
	}
	n, ok := numberOf(data)
	if !ok || len(n) == 0 {
		return "", ErrDamaged
	}
	read := &reader{left: n}
	c := coder[M, A, E]{rules, read.part}
	var r record.Record[A]
	c.head(&r)
	if rules.Check(&r) != nil || !c.moves(&r, 0, false) {
		return "", ErrDamaged
	}
	m, err := rules.Replay(&r, nil)
	if err != nil {
		return "", ErrDamaged
	}
	text = rules.Text(&r, &m)
	if sum := read.left.take(1 << 32); uint32(sum) != crc32.ChecksumIEEE([]byte(text)) || len(read.left) != 0 {
		return "", ErrDamaged
	}
	return text, nil
}

// Game is the name of the game that a link is of.
func Game(link string) (name string, err error) {
	parts, err := split(link)
	return parts.game, err
}

// parts are those of a link.
type parts struct {
	form    int // of a challenge
	game    string
	version int
	payload string
}

// split splits a link into its parts, the form being this one.
func split(link string) (p parts, err error) {
	words := strings.Split(link, ".")
	form, ok := count(words[0])
	switch {
	case len(link) > Longest || !ok:
		return p, ErrNone
	case form > Form:
		return p, ErrLater
	case form < Form || len(words) != 4:
		return p, ErrNone
	}
	p.game, p.payload = words[1], words[3]
	if p.version, ok = count(words[2]); !ok {
		return p, ErrNone
	}
	return p, nil
}

// count is a number from 0 to 9999, as it is written.
func count(word string) (n int, ok bool) {
	n, err := strconv.Atoi(word)
	return n, err == nil && n >= 0 && n <= 9999 && strconv.Itoa(n) == word
}
