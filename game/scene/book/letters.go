package book

import "capital/render/widget"

// The letters that fingers search with, in rows. Accents are not needed: see [fold].
const (
	letters    = "abcdefghijklmnopqrstuvwxyz"
	letterRows = 3
	letterCols = 9 // in the last place of the last row lies what takes a letter back
	erasing    = "‹"
)

// newLetters makes a button for each letter, and one that takes a letter back.
func newLetters() *widget.Group {
	var all []widget.Widget
	for _, letter := range letters {
		all = append(all, widget.Widget{Label: string(letter)})
	}
	return widget.NewGroup(append(all, widget.Widget{Label: erasing})...)
}
