package keyboard

import (
	"slices"
	"strings"
)

// Columns of keys: as many as a keyboard has, or as there is room for on a telephone that is held upright.
const (
	wide = 10
	slim = 7
)

// page is which of the keys are seen.
type page int

const (
	plain page = iota // the letters that most words need
	more              // the others of all languages, and digits
	pages
)

// rowsOf are the keys of a page in rows, as on most keyboards where a language is written, or in the order of the alphabet
// where so many keys have no room side by side.
func rowsOf(language string, p page, columns int) []string {
	rows := []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}
	switch {
	case p == more:
		rows = []string{"1234567890", "ąćęłńóśźż", "äöüß-'."}
	case language == "de":
		rows = []string{"qwertzuiop", "asdfghjkl", "yxcvbnm"}
	}
	if columns >= wide {
		return rows
	}
	all := []rune(strings.Join(rows, ""))
	if p == plain {
		slices.Sort(all)
	}
	rows = rows[:0]
	for row := range slices.Chunk(all, columns) {
		rows = append(rows, string(row))
	}
	return rows
}

// digitRows are the keys of a field that takes digits only.
func digitRows() []string { return []string{"12345", "67890"} }

// Erase is what is typed to take the last letter away.
const Erase rune = '\b'

// variantsOf are the accented letters that a key with a letter brings when it is held, those of the language first.
func variantsOf(language string, letter rune) []rune {
	all := map[rune]string{'a': "ąä", 'c': "ć", 'e': "ę", 'l': "ł", 'n': "ń", 'o': "óö", 's': "śß", 'u': "ü", 'z': "żź"}
	if language == "de" {
		all['a'], all['o'], all['s'] = "äą", "öó", "ßś"
	}
	return []rune(all[letter])
}
