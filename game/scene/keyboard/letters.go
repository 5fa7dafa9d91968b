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
