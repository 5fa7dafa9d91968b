// Package terminal is how the program speaks where a person or another program reads line by line.
//
// Text from outside, like names, files and arguments, is escaped and short: a line stays one line, and nothing in it moves
// the cursor or turns the reading order round.
//
// [Flags] is the frame of every command: its flags and help, one line for what is wrong, an exit code, a report as tables
// or as JSON.
package terminal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	mostQuoted = 40  // characters of something that is quoted
	mostTold   = 400 // characters of a whole message
)

// Escape returns text with all that is no printable letter, mark, number, sign or plain space written as in Go: a newline
// becomes \n, a byte that is no UTF-8 \x80. Everything else stays as it is.
func Escape(text string) string {
	var b strings.Builder
	for rest := text; rest != ""; {
		r, size := utf8.DecodeRuneInString(rest)
		if r == utf8.RuneError && size == 1 {
			fmt.Fprintf(&b, `\x%02x`, rest[0])
		} else if unicode.IsPrint(r) {
			b.WriteRune(r)
		} else {
			escaped := strconv.QuoteRune(r)
			b.WriteString(escaped[1 : len(escaped)-1])
		}
		rest = rest[size:]
	}
	return b.String()
}

// Message returns a message as one line: white space becomes one space, the rest is escaped, and of a very long one the
// middle is left out.
func Message(text string) string {
	return shorten(Escape(strings.Join(strings.Fields(text), " ")), mostTold)
}

// Cited returns what is wrong with a file, in the words of whoever read it, as a short line: it may quote the file.
func Cited(what string) string { return shorten(Message(what), 3*mostQuoted) }

// Quote returns text in quotes, its beginning only where it is long.
func Quote(text string) string {
	if head, cut := first(text, mostQuoted); cut {
		return strconv.Quote(head + "…")
	}
	return strconv.Quote(text)
}

// Name returns a name as it can stand among other words: as it is when it is one plain word, otherwise in quotes, so that
// it can't be taken for more than a name.
func Name(name string) string {
	plain := func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r) || strings.ContainsRune("-_./'", r)
	}
	if name != "" && utf8.ValidString(name) && strings.IndexFunc(name, func(r rune) bool { return !plain(r) }) < 0 {
		return name
	}
	return strconv.Quote(name)
}

// shorten leaves out the middle of a text that is longer than so many characters.
func shorten(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	runes := []rune(text)
	tail := most / 3
	return string(runes[:most-tail-1]) + "…" + string(runes[len(runes)-tail:])
}

// first returns the first characters of a text, and whether there are more.
func first(text string, most int) (head string, cut bool) {
	for n := range text {
		if most == 0 {
			return text[:n], true
		}
		most--
	}
	return text, false
}

// WriteJSON writes a value as indented JSON. What is not printable is escaped, which json itself does for a part only.
func WriteJSON(out io.Writer, value any) error {
	data, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		return err
	}
	var b bytes.Buffer
	for _, r := range string(data) {
		switch {
		case r == '\n' || unicode.IsPrint(r):
			b.WriteRune(r)
		case r > 0xffff:
			high, low := (r-0x10000)>>10+0xd800, (r-0x10000)&0x3ff+0xdc00
			fmt.Fprintf(&b, `\u%04x\u%04x`, high, low)
		default:
			fmt.Fprintf(&b, `\u%04x`, r)
		}
	}
	b.WriteByte('\n')
	_, err = out.Write(b.Bytes())
	return err
}

// Output passes on what is written to it until that fails once. Whoever has written can see at the end whether all of it
// has arrived.
type Output struct {
	out io.Writer
	err error
}

// NewOutput returns an Output that writes to out.
func NewOutput(out io.Writer) *Output { return &Output{out: out} }

// Write passes data on.
func (o *Output) Write(data []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.out.Write(data)
	o.err = err
	return n, err
}

// Err returns the first failure.
func (o *Output) Err() error { return o.err }
