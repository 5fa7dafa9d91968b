package book

import "capital/render/widget"

// The letters that fingers search with, in rows. Accents are not needed: see [fold].
const (
	letters    = "abcdefghijklmnopqrstuvwxyz"
	letterRows = 3
	letterCols = 9 // in the last place of the last row lies what takes a letter back
	erasing    = "‹"
)

// letterButtons are a button for each letter, and one that takes a letter back.
func letterButtons() (all []widget.Widget) {
	for _, letter := range letters {
		all = append(all, widget.Widget{Label: string(letter), Hidden: true})
	}
	return append(all, widget.Widget{Label: erasing, Hidden: true})
}
