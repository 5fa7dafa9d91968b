package localisation

import (
	"strings"
	"unicode"
)

// Fold is a text as it is looked up: in lower case, and without accents, so that who has no Polish keyboard finds all.
func Fold(s string) string {
	return strings.ReplaceAll(strings.Map(func(r rune) rune { return bare(unicode.ToLower(r)) }, s), "ß", "ss")
}

// bare is a lower-case letter without its accent.
func bare(r rune) rune {
	const accented, without = "ąàáâäãåćčçęéèêëíìîïłńñóòôöõőśšúùûüűýźżž", "aaaaaaaccceeeeeiiiilnnoooooosssuuuuuyzzz"
	if r < 0x80 {
		return r
	}
	n := 0
	for _, one := range accented {
		if one == r {
			return rune(without[n])
		}
		n++
	}
	return r
}

// Folded are the words of a text, folded.
func Folded(text string) []string {
	return strings.FieldsFunc(Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}
