package stress

import (
	"math/rand/v2"
	"strings"
	"unicode/utf16"
)

// Mutate damages a text as disks, editors, networks and people do, in one to three ways.
// The same chance makes the same damage.
func Mutate(chance *rand.Rand, text string) string {
	for range 1 + chance.IntN(3) {
		text = mutations[chance.IntN(len(mutations))](chance, text)
	}
	return text
}

// mutations are the ways in which a text is damaged. Some leave its meaning as it was.
var mutations = []func(chance *rand.Rand, text string) string{
	flipBits, flipBits, cutEnd, cutPiece, insertNoise, insertNULs, longLine, hugeNumber, hugeNumber, otherDigit, otherDigit,
	duplicateLine, removeLine, swapLines, swapWords, swapWords, copyPiece, otherQuotes, byteOrderMark, wideEncoding, oldEncoding,
	carriageReturns, comments, spaces, longName,
}

// flipBits turns up to eight bits over.
func flipBits(chance *rand.Rand, text string) string {
	if text == "" {
		return text
	}
	data := []byte(text)
	for range 1 + chance.IntN(8) {
		data[chance.IntN(len(data))] ^= 1 << chance.IntN(8)
	}
	return string(data)
}

func cutEnd(chance *rand.Rand, text string) string {
	if chance.IntN(2) == 0 { // between lines, as a match that goes on
		lines := strings.SplitAfter(text, "\n")
		return strings.Join(lines[:chance.IntN(len(lines)+1)], "")
	}
	return text[:chance.IntN(len(text)+1)]
}

// piece draws a part of a text.
func piece(chance *rand.Rand, text string) (from, to int) {
	from, to = chance.IntN(len(text)+1), chance.IntN(len(text)+1)
	return min(from, to), max(from, to)
}

func cutPiece(chance *rand.Rand, text string) string {
	from, to := piece(chance, text)
	to = min(to, from+1+chance.IntN(40))
	return text[:from] + text[to:]
}

func copyPiece(chance *rand.Rand, text string) string {
	from, to := piece(chance, text)
	return insert(chance, text, text[from:to])
}

// insert puts something into a text somewhere.
func insert(chance *rand.Rand, text, what string) string {
	at := chance.IntN(len(text) + 1)
	return text[:at] + what + text[at:]
}

func insertNoise(chance *rand.Rand, text string) string {
	noise := make([]byte, 1+chance.IntN(200))
	for n := range noise {
		noise[n] = byte(chance.IntN(256))
	}
	return insert(chance, text, string(noise))
}

func insertNULs(chance *rand.Rand, text string) string {
	return insert(chance, text, strings.Repeat("\x00", 1+chance.IntN(1000)))
}

// longLine makes a line of up to some millions of characters, more than any reader takes.
func longLine(chance *rand.Rand, text string) string {
	what := []string{"x", " ", "1 ", `"`, "#", "\t", "-", "{", "[", "RR ", "Ł"}
	return insert(chance, text, strings.Repeat(what[chance.IntN(len(what))], 1<<chance.IntN(22)))
}

// change replaces one of the places that a text has of some sort.
func change(chance *rand.Rand, text string, sort func(r rune) bool, with func(old string) string) string {
	var places [][2]int
	begin := -1
	for at, r := range text + "\x00" {
		switch found := sort(r); {
		case found && begin < 0:
			begin = at
		case !found && begin >= 0:
			places = append(places, [2]int{begin, at})
			begin = -1
		}
	}
	if len(places) == 0 {
		return text
	}
	place := places[chance.IntN(len(places))]
	return text[:place[0]] + with(text[place[0]:place[1]]) + text[place[1]:]
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

func hugeNumber(chance *rand.Rand, text string) string {
	numbers := []string{"18446744073709551615", "18446744073709551616", "9223372036854775808", "-1", "256", "127", "128", "-129",
		"00", "1e999", "1e-999", "NaN", "0x10", "+1", "1_0", "٣", strings.Repeat("9", 1<<chance.IntN(18))}
	return change(chance, text, isDigit, func(string) string { return numbers[chance.IntN(len(numbers))] })
}

func otherDigit(chance *rand.Rand, text string) string {
	return change(chance, text, isDigit, func(old string) string {
		at := chance.IntN(len(old))
		return old[:at] + string('0'+rune(chance.IntN(10))) + old[at+1:]
	})
}

// onLines changes the lines of a text, of which there is one at least.
func onLines(text string, do func(lines []string) []string) string {
	return strings.Join(do(strings.Split(text, "\n")), "\n")
}

func duplicateLine(chance *rand.Rand, text string) string {
	return onLines(text, func(lines []string) []string {
		n, at := chance.IntN(len(lines)), chance.IntN(len(lines))
		if chance.IntN(2) == 0 {
			at = n
		}
		return append(append(append([]string{}, lines[:at]...), lines[n]), lines[at:]...)
	})
}

func removeLine(chance *rand.Rand, text string) string {
	return onLines(text, func(lines []string) []string {
		n := chance.IntN(len(lines))
		return append(lines[:n], lines[n+1:]...)
	})
}

func swapLines(chance *rand.Rand, text string) string {
	return onLines(text, func(lines []string) []string {
		a := chance.IntN(len(lines))
		b := min(len(lines)-1, a+1+chance.IntN(3))
		lines[a], lines[b] = lines[b], lines[a]
		return lines
	})
}

// swapWords swaps two words of a line.
func swapWords(chance *rand.Rand, text string) string {
	return onLines(text, func(lines []string) []string {
		n := chance.IntN(len(lines))
		words := strings.Split(lines[n], " ")
		a, b := chance.IntN(len(words)), chance.IntN(len(words))
		words[a], words[b] = words[b], words[a]
		lines[n] = strings.Join(words, " ")
		return lines
	})
}

func otherQuotes(chance *rand.Rand, text string) string {
	quotes := []string{"'", "`", "“", "”", "", `\"`, `""`, `"\n`, "\"\u202e", `"\x1b[2J`, `"\u202e`}
	return change(chance, text, func(r rune) bool { return r == '"' }, func(string) string { return quotes[chance.IntN(len(quotes))] })
}

// longName puts up to a hundred letters into a name, which is then too long more often than not.
func longName(chance *rand.Rand, text string) string {
	letter := []string{"W", "Ł", "字"}[chance.IntN(3)]
	return change(chance, text, func(r rune) bool { return r == '"' }, func(old string) string {
		return old + strings.Repeat(letter, 1+chance.IntN(100))
	})
}

func byteOrderMark(_ *rand.Rand, text string) string { return "\ufeff" + text }

// wideEncoding is the text as UTF-16.
func wideEncoding(chance *rand.Rand, text string) string {
	var b strings.Builder
	swapped := chance.IntN(2) == 1
	for _, unit := range utf16.Encode([]rune("\ufeff" + text)) {
		low, high := byte(unit), byte(unit>>8)
		if swapped {
			low, high = high, low
		}
		b.WriteByte(low)
		b.WriteByte(high)
	}
	return b.String()
}

// oldEncoding is the text with a letter of an encoding older than UTF-8.
func oldEncoding(chance *rand.Rand, text string) string { return insert(chance, text, "\xa3") }

func carriageReturns(_ *rand.Rand, text string) string {
	return strings.ReplaceAll(text, "\n", "\r\n")
}

// comments writes behind a line, which is then as often as not longer than one may be.
func comments(chance *rand.Rand, text string) string {
	return onLines(text, func(lines []string) []string {
		n := chance.IntN(len(lines))
		lines[n] += " # said \"by the way\"" + strings.Repeat(" and on", chance.IntN(280))
		return lines
	})
}

func spaces(chance *rand.Rand, text string) string {
	return onLines(text, func(lines []string) []string {
		n := chance.IntN(len(lines))
		lines[n] = "\t  " + strings.ReplaceAll(lines[n], " ", "  \t") + " \n"
		return lines
	})
}
