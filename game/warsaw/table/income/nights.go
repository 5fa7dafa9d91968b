package income

import (
	"capital/game/warsaw/table/view"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Nights makes the pictures of the districts by night before an income phase is counted. The zero Nights has made none.
type Nights struct {
	table   warsaw.Table // for which they are made
	screen  [3]float64   // as they are laid out for: width, height and text size
	looks   []tileart.Look
	tile    int
	epoch   int
	waiting int // looks that are still to be made
}

// Step does a slice of the work, a few milliseconds, for the districts as they are on a table: none where all is done.
func (n *Nights) Step(app *view.Capital, open *warsaw.Table, epoch int) {
	w, h := app.Size()
	screen := [3]float64{w, h, app.TextScale(2)}
	if n.looks == nil || n.screen != screen || n.epoch != epoch || n.table != *open {
		n.begin(app, open, epoch, screen)
	}
	if n.waiting > 0 && app.Night.Prepare(n.looks[n.waiting-1], epoch, n.tile) {
		n.waiting--
	}
}

// begin takes on the districts of a table. How large they will be follows from how many rows are counted.
func (n *Nights) begin(app *view.Capital, open *warsaw.Table, epoch int, screen [3]float64) {
	*n = Nights{table: *open, screen: screen, epoch: epoch}
	most := 0
	var sizes []view.Size
	for seat := range open.Seats() {
		look := view.LookOf(open, seat)
		most = max(most, len(accountRows(seat, &look.District, sourcesOf(open, seat))))
		width, height := look.District.Size()
		sizes = append(sizes, view.Size{Width: width, Height: height})
		if n.looks = append(n.looks, look); look.District.Empty() {
			n.looks = n.looks[:len(n.looks)-1]
		}
	}
	l := lay(screen[0], screen[1], screen[2], sizes, most)
	n.tile, n.waiting = l.tile, len(n.looks)
}

// sourcesOf is what an income phase would tell of a seat now.
func sourcesOf(open *warsaw.Table, seat int) (events []warsaw.Event) {
	open.Income(seat, func(s warsaw.Source) {
		events = append(events, warsaw.Event{Kind: warsaw.IncomeSource, Seat: seat, Sum: s.Sum, Source: s})
	})
	return events
}
