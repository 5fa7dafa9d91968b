package input

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Chord is a key that is pressed, with Shift or without: by what it types, or by what it is called where it types nothing.
type Chord struct {
	Letter rune       // in lower case, with the person's own layout; a space is the space bar. 0: it types nothing
	Code   ebiten.Key // of one that types nothing
	Shift  bool
}

func letter(r rune) Chord { return Chord{Letter: r} }

// code is the key of a name that the engine has for it.
func code(name string) Chord {
	chord, _ := ParseChord(strings.ToLower(name))
	return chord
}

func shifted(c Chord) Chord {
	c.Shift = true
	return c
}

// String is the chord as it is kept: "r", "shift+r", "f10".
func (c Chord) String() string {
	name := strings.ToLower(c.Code.String())
	switch {
	case c.Letter == ' ':
		name = "space"
	case c.Letter != 0:
		name = string(c.Letter)
	}
	if c.Shift {
		return "shift+" + name
	}
	return name
}

// ParseChord reads a chord as [Chord.String] writes it, and reports whether it is one that may be given something to do.
func ParseChord(s string) (c Chord, ok bool) {
	name, shift := strings.CutPrefix(s, "shift+")
	c.Shift = shift
	switch letter, size := utf8.DecodeRuneInString(name); {
	case name == "space":
		c.Letter = ' '
	case size > 0 && size == len(name):
		c.Letter = unicode.ToLower(letter)
		return c, letter != utf8.RuneError && unicode.IsPrint(letter) && (letter < '1' || letter > '9')
	default:
		ok = c.Code.UnmarshalText([]byte(name)) == nil && !types(c.Code) && !modifies(c.Code)
		return c, ok
	}
	return c, true
}

// chordOf is the chord of a key that is held, or the zero Chord of one that can't be given anything to do.
func chordOf(code ebiten.Key, now *state) Chord {
	switch {
	case code == ebiten.KeySpace:
		return Chord{Letter: ' ', Shift: now.shift}
	case modifies(code):
		return Chord{}
	case types(code):
		return Chord{Letter: now.letter(code), Shift: now.shift}
	}
	return Chord{Code: code, Shift: now.shift}
}

// modifies tells whether a key only changes what others mean.
func modifies(code ebiten.Key) bool {
	switch code {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock:
		return true
	}
	return false
}

// types tells whether a key types something, so that it belongs to a text field that has the focus.
func types(code ebiten.Key) bool {
	switch code {
	case ebiten.KeySpace, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyMinus,
		ebiten.KeyEqual, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyBackslash, ebiten.KeyBackquote, ebiten.KeyIntlBackslash,
		ebiten.KeyNumpadAdd, ebiten.KeyNumpadSubtract, ebiten.KeyNumpadMultiply, ebiten.KeyNumpadDivide, ebiten.KeyNumpadDecimal, ebiten.KeyNumpadEqual:
		return true
	}
	return code >= ebiten.KeyA && code <= ebiten.KeyZ || digit(code) >= 0
}

// digit tells which digit a key is, or -1.
func digit(code ebiten.Key) int {
	switch {
	case code >= ebiten.KeyDigit0 && code <= ebiten.KeyDigit9:
		return int(code - ebiten.KeyDigit0)
	case code >= ebiten.KeyNumpad0 && code <= ebiten.KeyNumpad9:
		return int(code - ebiten.KeyNumpad0)
	}
	return -1
}

// letterOf tells what a key types with the person's own layout, whose name for the key is given, in lower case: the Latin
// letter or, where that name is none, the one printed there on most keyboards; a digit, a plus or a minus; or whatever else
// is its name. It is 0 for a key that has none.
func letterOf(code ebiten.Key, name string) rune {
	if n := digit(code); n >= 0 {
		return '0' + rune(n)
	}
	named, size := utf8.DecodeRuneInString(name)
	named = unicode.ToLower(named)
	if size == 0 || size != len(name) || !unicode.IsPrint(named) {
		named = 0
	}
	if named >= 'a' && named <= 'z' || named == '+' || named == '-' {
		return named
	}
	switch code {
	case ebiten.KeyEqual, ebiten.KeyNumpadAdd:
		return '+'
	case ebiten.KeyMinus, ebiten.KeyNumpadSubtract:
		return '-'
	}
	if code >= ebiten.KeyA && code <= ebiten.KeyZ {
		return 'a' + rune(code-ebiten.KeyA)
	}
	return named
}
