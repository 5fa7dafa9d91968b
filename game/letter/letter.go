// Package letter writes matches that people at different places play by one link, or one file, that goes from each to the next.
//
// A letter is the link of a match (package link) with a mark before it,
//
//	t1.1.warsaw.4.PAYLOAD
//
// or the text of its record behind a line that says so. Both hold all of the match, but a program that opens one shows no more of
// it than the person who opens it may know: it is meant to be among friends.
package letter

import (
	"slices"
	"strconv"
	"strings"
)

// Form is the version of the form of letters.
const Form = 1

// mark begins the first line of a letter's text, before its form.
const mark = "# by letter "

// Link is the letter of a link.
func Link(link string) string { return "t" + strconv.Itoa(Form) + "." + link }

// OfLink is the link of a letter, ok if it is a letter of this form.
func OfLink(letter string) (link string, ok bool) { return strings.CutPrefix(letter, Link("")) }

// Text is the letter of a record's text.
func Text(record string) string { return mark + strconv.Itoa(Form) + "\n" + record }

// OfText is the record of a letter's text, ok if it is a letter of this form.
func OfText(letter string) (record string, ok bool) {
	line, record, _ := strings.Cut(letter, "\n")
	return record, strings.TrimSpace(line) == mark+strconv.Itoa(Form)
}

// Bare is a record without the remarks that stand behind it where it is kept.
func Bare(kept string) string {
	var bare strings.Builder
	for line := range strings.Lines(kept) {
		if !strings.HasPrefix(line, "#") {
			bare.WriteString(line)
		}
	}
	return bare.String()
}

// Later reports whether a link or a text is a letter of a later form.
func Later(letter string) bool {
	for _, begin := range []string{"t", mark} {
		number, found := strings.CutPrefix(letter, begin)
		digits := len(number) - len(strings.TrimLeft(number, "0123456789"))
		if form, err := strconv.Atoi(number[:digits]); found && err == nil && form > Form {
			return begin == mark || strings.HasPrefix(number[digits:], ".")
		}
	}
	return false
}

// Parted compares two records of one match: how many moves each has, and with how many of them both begin.
func Parted(one, other string) (ones, others, common int) {
	a, b := moves(one), moves(other)
	for common < min(len(a), len(b)) && slices.Equal(a[common], b[common]) {
		common++
	}
	return len(a), len(b), common
}

// moves are the words of a record's moves: of the lines that begin with a seat.
func moves(record string) (all [][]string) {
	for line := range strings.Lines(record) {
		line, _, _ = strings.Cut(line, "#")
		if words := strings.Fields(line); len(words) > 0 && words[0][0] >= '1' && words[0][0] <= '9' {
			all = append(all, words)
		}
	}
	return all
}

// Seats are those that have moved in a record, in any order.
func Seats(record string) (seats []int) {
	for _, words := range moves(record) {
		if seat := int(words[0][0] - '1'); !slices.Contains(seats, seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}
