package income

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/warsaw/table/view"
	"capital/render/text"
	"capital/render/theme"
)

// Sizes of the income view's text in logical units.
const (
	rowText  = 16.0
	rowIcon  = 20.0
	sumText  = 19.0
	goalText = 27.0
)

// picture is what is seen of the counting.
type picture struct {
	tally
	numerals
	app    *view.Capital
	phase  Phase
	words  [][]string // of the rows of every seat, in their sizes
	size   float64    // of all words of rows, in logical units
	layout screenLayout
	dusk   nightfall
	table  *ebiten.Image // as it lay, while dusk falls
	places []view.Place  // where the districts lay on it, or nil
	lamps  lamps
	tracks [][]track // on which the trams of every seat run
	seat   int       // whose row is pointed at, or -1
	row    int
}

func (v *picture) style(size float64, face text.Face, colour theme.Colour, align text.Align) text.Style {
	return text.Style{Face: face, Size: size * v.layout.u, Colour: colour, Align: align, VAlign: text.Middle}
}

// wordRows chooses the words of all rows, in full where they have room, else brief, and one size for all of them.
func (v *picture) wordRows() {
	v.words, v.size = nil, rowText
	wide := func(words string, size float64) float64 {
		w, _ := v.app.Writer.Measure(words, v.style(size, text.Regular, theme.Ink, text.Left))
		return w
	}
	for seat := range v.rows {
		for i := range v.rows[seat] {
			row := &v.rows[seat][i]
			if wide(row.words(v.app, true), rowText) > v.wordsWidth(seat, row) {
				v.size = theme.TextSmall
			}
		}
	}
	for seat := range v.rows {
		words := make([]string, len(v.rows[seat]))
		for i := range v.rows[seat] {
			row := &v.rows[seat][i]
			words[i] = row.words(v.app, false)
			if wide(words[i], v.size) > v.wordsWidth(seat, row) {
				words[i] = row.words(v.app, true)
			}
		}
		v.words = append(v.words, words)
	}
}

// wordsWidth is the room for a row's words: the list's width less the icon and the
// amounts.
func (v *picture) wordsWidth(seat int, row *accountRow) float64 {
	u := v.layout.u
	amounts := 0.0
	if row.Coins != 0 {
		amounts++
	}
	if row.VP != 0 {
		amounts++
	}
	return v.layout.row(seat, 0).W - (rowIcon+14+amounts*amountWidth)*u
}

// amountWidth is the room for an amount and its icon in a row, in logical units.
const amountWidth = 56.0

// totalAt is where a seat's total of coins (0) or victory points (1) begins.
func (v *picture) totalAt(seat, which int) (x, y float64) {
	r := v.layout.seats[seat].total
	return r.X + float64(which)*r.W/2, r.Y + 31*v.layout.u
}

// lit is which parts of which row of a seat are lit: those being counted, or those
// of the row pointed at. Nothing is lit where its row is -1.
func (v *picture) lit(seat int) beatParts {
	switch {
	case !v.dusk.over():
	case !v.Settled():
		return v.beats[v.Beat][seat]
	case v.seat == seat:
		return beatParts{v.row, 0, len(v.rows[seat][v.row].parts)}
	}
	return beatParts{row: -1}
}

// strength is how much of the marks of what is lit in a seat's district is to be seen, 0 to 1. They come one seat after the
// other, so that no frame has to make all of them.
func (v *picture) strength(seat int) float64 {
	if v.Settled() {
		return 1
	}
	return v.Share(seatTime*float64(seat), litTime)
}
