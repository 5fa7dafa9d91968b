package income

import (
	"capital/game/scene"
	"capital/game/warsaw/table/view"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Nights makes the pictures of the districts by night before an income phase is counted. The zero Nights has made none.
type Nights struct {
	table   warsaw.Table // for which they are made
	room    scene.Room   // for which they are laid out
	looks   []tileart.Look
	tile    int
	epoch   int
	waiting int // looks that are still to be made
}

// Step does a slice of the work, a few milliseconds, for the districts as they are on a table: none where all is done.
func (n *Nights) Step(app *view.Capital, open *warsaw.Table, epoch int) {
	room := app.Room()
	if n.looks == nil || n.room != room || n.epoch != epoch || n.table != *open {
		n.begin(open, epoch, room)
	}
	if n.waiting > 0 && app.Night.Prepare(n.looks[n.waiting-1], epoch, n.tile) {
		n.waiting--
	}
}

// begin takes on the districts of a table. How large they will be follows from how many rows are counted.
func (n *Nights) begin(open *warsaw.Table, epoch int, room scene.Room) {
	*n = Nights{table: *open, room: room, epoch: epoch}
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
	l := lay(room, 0, sizes, most)
	n.tile, n.waiting = l.tile, len(n.looks)
}

// sourcesOf is what an income phase would tell of a seat now.
func sourcesOf(open *warsaw.Table, seat int) (events []warsaw.Event) {
	open.Income(seat, func(s warsaw.Source) {
		events = append(events, warsaw.Event{Kind: warsaw.IncomeSource, Seat: seat, Sum: s.Sum, Source: s})
	})
	return events
}
