package terminal

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode"
)

// nasty holds what must never reach a terminal: line ends, an escape sequence, C1 codes, marks that turn the reading order
// round, a tag beyond the first plane, half a character.
const nasty = "a\nb\r\x1b[2J\x00\x7f\u0085\u009b31m\u2028\u202e\u2066\u200f\ufeff\U000e0041\xff\tz"

func TestNothingUnprintableIsLeft(t *testing.T) {
	for what, text := range map[string]string{
		"Escape": Escape(nasty), "Message": Message(nasty), "Cited": Cited(nasty), "Quote": Quote(nasty), "Name": Name(nasty),
		"long Quote": Quote(strings.Repeat(nasty, 1000)),
	} {
		if at := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }); at >= 0 {
			t.Errorf("%s: %q", what, text)
		}
	}
	const plain = "Łódź, Ωmega 東京 100 % – “quoted” \\ C:\\Users"
	if got := Escape(plain); got != plain {
		t.Errorf("%q became %q", plain, got)
	}
	if got, want := Escape("a\n\x1b\u202e\xff"), `a\n\x1b\u202e\xff`; got != want {
		t.Errorf("%s instead of %s", got, want)
	}
}

func TestLongTextIsCut(t *testing.T) {
	long := strings.Repeat("Ł", 1<<20)
	if got := []rune(Quote(long)); len(got) != mostQuoted+3 || got[len(got)-2] != '…' {
		t.Errorf("%d characters: %s", len(got), string(got))
	}
	if got := Message("the beginning " + long + " the end"); len([]rune(got)) != mostTold || !strings.HasPrefix(got, "the beginning Ł") || !strings.HasSuffix(got, "Ł the end") {
		t.Error(got)
	}
	if got := Cited(long); len([]rune(got)) != 3*mostQuoted {
		t.Error(got)
	}
	exact := strings.Repeat("x", mostQuoted)
	if got := Quote(exact); got != `"`+exact+`"` {
		t.Error(got)
	}
	if got := Message("one\n  two\tthree"); got != "one two three" {
		t.Error(got)
	}
}

func TestANameCannotPassForMore(t *testing.T) {
	for name, want := range map[string]string{
		"Anna":                     "Anna",
		"Łucja-Żanna":              "Łucja-Żanna",
		"dir/7.rec":                "dir/7.rec",
		"":                         `""`,
		"Anna Maria":               `"Anna Maria"`,
		"A 9 VP 0 coins, won by A": `"A 9 VP 0 coins, won by A"`,
		"A\nB:":                    `"A\nB:"`,
		`A"`:                       `"A\""`,
		"A,":                       `"A,"`,
	} {
		if got := Name(name); got != want {
			t.Errorf("%q is written %s, not %s", name, got, want)
		}
	}
}

func TestJSONIsPrintableAndMeansTheSame(t *testing.T) {
	value := map[string]string{"name": strings.ToValidUTF8(nasty, "?") + "Ł\"\\"}
	var b bytes.Buffer
	if err := WriteJSON(&b, value); err != nil {
		t.Fatal(err)
	}
	if at := strings.IndexFunc(b.String(), func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }); at >= 0 {
		t.Errorf("%q", b.String())
	}
	var got map[string]string
	if err := json.Unmarshal(b.Bytes(), &got); err != nil || got["name"] != value["name"] {
		t.Errorf("%q read back as %q, %v", value, got, err)
	}
}

// full takes some bytes and then no more.
type full struct{ room int }

func (f *full) Write(data []byte) (int, error) {
	if f.room < len(data) {
		return f.room, errors.New("full")
	}
	f.room -= len(data)
	return len(data), nil
}

func TestOutputRemembersWhatFailed(t *testing.T) {
	disk := &full{room: 5}
	o := NewOutput(disk)
	if _, err := o.Write([]byte("1234")); err != nil || o.Err() != nil {
		t.Error(err, o.Err())
	}
	if _, err := o.Write([]byte("56")); err == nil {
		t.Error("too much was taken")
	}
	disk.room = 100
	if n, err := o.Write([]byte("7")); n != 0 || err == nil || o.Err() == nil {
		t.Error("goes on after a failure, which would leave a gap")
	}
}
