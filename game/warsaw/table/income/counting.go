// Package income is the screen on which an income phase of Capital is counted, drawn over the whole table: source by source,
// all seats at once, with the quarters lit that earn and those that are counted. When all is counted it stays, until the
// person goes on; pointing at a row then lights what it counted.
//
// A [Counting] is made of a [Phase] with [New], and updated and drawn as a scene is.
package income

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/motion"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Phase is an income phase that happened.
type Phase struct {
	Names  []string       // a seat
	Looks  []tileart.Look // the districts as they are in the phase, a seat
	Before []warsaw.Sum   // what a seat had before
	Epoch  int            // 1 for the first
	Events []warsaw.Event // of the phase, of all seats
}

// Counting is the screen that counts one income phase.
type Counting struct {
	app     *view.Capital
	phase   Phase
	all     [][]accountRow // every seat's rows
	rows    [][]accountRow // the same, put together where the screen has no room for all
	words   [][]string     // of the rows, in the size of wordSize
	size    [][]float64    // of the words, in pixels
	beats   []countBeat
	beat    int     // the beat that is being counted; all are once it is the number of beats
	time    float64 // seconds since it began, at the designed speed
	layout  screenLayout
	wanted  [3]float64 // width, height and text size that the layout was made for
	seat    int        // whose row is pointed at, or -1
	row     int
	buttons *widget.Group
}

// When in a beat what is counted is fully lit, when its number leaves its row, and how
// long it flies and is added, in seconds at the designed speed.
const (
	litTime  = 0.1
	flyDelay = 8.0 / 60
	flyTime  = 0.25
	addTime  = 1.0 / 6
)

// New makes the counting of a phase. What follows the phase's sources and steps among its events may be missing.
func New(app *view.Capital, phase Phase) *Counting {
	v := &Counting{app: app, phase: phase, seat: -1}
	for seat := range phase.Names {
		v.all = append(v.all, accountRows(seat, &phase.Looks[seat].District, phase.Events))
	}
	v.buttons = widget.NewGroup(widget.Widget{Kind: widget.Button, Label: app.Strings.Text("income.skip")})
	return v
}

// Settled reports whether everything has been counted.
func (v *Counting) Settled() bool { return v.beat >= len(v.beats) }

// Update takes in a tick's intents, before which so many seconds at the designed speed
// have passed. It reports whether the view looks different now, and whether the person
// goes on.
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = v.arrange()
	if !v.Settled() {
		if goesOn(intents) {
			v.settle()
			return true, false
		}
		v.advance(passed)
		return true, false
	}
	return v.look(intents, changed)
}

// goesOn reports whether the person wants to go on.
func goesOn(intents []input.Intent) bool {
	for _, in := range intents {
		if in.Kind == input.Press || in.Kind == input.Confirm || in.Kind == input.Cancel {
			return true
		}
	}
	return false
}

// advance goes on with the counting. A long tick may pass over whole beats; what it has
// left over the next beat gets.
func (v *Counting) advance(passed float64) {
	v.time += passed
	for !v.Settled() && v.time+motion.Instant >= v.beats[v.beat].seconds {
		v.time = max(v.time-v.beats[v.beat].seconds, 0)
		v.beat++
	}
	if v.Settled() {
		v.settle()
	}
}

// settle counts the rest at once.
func (v *Counting) settle() {
	v.beat, v.time = len(v.beats), 0
	button := &v.buttons.Widgets[0]
	button.Label, button.Main = v.app.Strings.Text("income.continue"), true
}

// look lets the person look at what was counted, and go on.
func (v *Counting) look(intents []input.Intent, changed bool) (nowChanged, done bool) {
	for _, in := range intents {
		switch in.Kind {
		case input.Confirm, input.Cancel:
			return true, true
		case input.Move, input.Press:
			changed = v.point(v.rowAt(in.X, in.Y)) || changed
		case input.Navigate:
			changed = v.point(v.rowNext(in.DX, in.DY)) || changed
		}
	}
	events, touched := v.buttons.Update(scene.Acts(nil, intents), v.app.Elapsed())
	return changed || touched, len(events) > 0
}

// point points at a row and reports whether it is another.
func (v *Counting) point(seat, row int) bool {
	if seat == v.seat && row == v.row {
		return false
	}
	v.seat, v.row = seat, row
	return true
}

// rowAt is the row at a place on the screen; seat -1 where there is none.
func (v *Counting) rowAt(x, y float64) (seat, row int) {
	for seat, rows := range v.rows {
		for row := range rows {
			if v.layout.row(seat, row).Contains(x, y) {
				return seat, row
			}
		}
	}
	return -1, 0
}

// rowNext is the row one step away from the one pointed at; a seat without rows is
// passed over.
func (v *Counting) rowNext(dx, dy int) (seat, row int) {
	seats := len(v.rows)
	seat, row = v.seat, v.row+dy
	if seat < 0 {
		seat, row, dx = 0, 0, 0
	}
	seat = (seat + dx + seats) % seats
	for n := 0; n < seats && len(v.rows[seat]) == 0; n++ {
		seat = (seat + 1) % seats
	}
	many := len(v.rows[seat])
	if many == 0 {
		return -1, 0
	}
	return seat, min(max(row, 0), many-1)
}

// arrange lays the view out anew where the screen has changed, and reports whether
// it has.
func (v *Counting) arrange() bool {
	w, h := v.app.Size()
	wanted := [3]float64{w, h, v.app.TextScale(2)}
	if wanted == v.wanted {
		return false
	}
	v.wanted = wanted
	most := 0
	var sizes []view.Size
	for seat, rows := range v.all {
		most = max(most, len(rows))
		width, height := v.phase.Looks[seat].District.Size()
		sizes = append(sizes, view.Size{Width: width, Height: height})
	}
	v.layout = lay(w, h, wanted[2], sizes, most)
	v.buttons.Widgets[0].Rect = v.layout.button
	v.fit()
	return true
}

// fit puts rows together where there is no room for all. A counting that has begun
// goes on only where the rows stay the same.
func (v *Counting) fit() {
	begun, settled := v.beats != nil, v.Settled()
	same := begun
	old := v.rows
	v.rows, v.words, v.size = nil, nil, nil
	for seat, rows := range v.all {
		v.rows = append(v.rows, fitRows(rows, v.layout.rows))
		same = same && len(old[seat]) == len(v.rows[seat])
		v.writeRows(seat)
	}
	v.beats = lineUpBeats(v.rows)
	v.seat = -1
	if begun && (settled || !same) || len(v.beats) == 0 || v.app.Pace().Off() {
		v.settle()
	}
}

// parts is how many parts of a row have been counted; their amounts have arrived
// at the total, but for those of the present beat, which are on their way.
func (v *Counting) parts(seat, row int) int {
	n := 0
	for i := range v.beats[:min(v.beat+1, len(v.beats))] {
		if parts := v.beats[i].seats[seat]; parts.row == row {
			n = parts.last
		}
	}
	return n
}

// total is what a seat has so far. Amounts that have just arrived are added bit by
// bit.
func (v *Counting) total(seat int) warsaw.Sum {
	total := v.phase.Before[seat]
	for i := range v.beats[:min(v.beat+1, len(v.beats))] {
		sum := v.brought(v.beats[i].seats[seat], seat)
		share := 1.0
		if i == v.beat {
			share = v.added()
		}
		total.Coins += int16(float64(sum.Coins) * share)
		total.VP += int16(float64(sum.VP) * share)
	}
	return total
}

// added is how much of the present beat's amounts has been added, 0 to 1.
func (v *Counting) added() float64 {
	return min(max((v.time-flyDelay-flyTime)/addTime, 0), 1)
}

// brought is what parts of a row bring.
func (v *Counting) brought(parts beatParts, seat int) (sum warsaw.Sum) {
	if parts.row < 0 {
		return sum
	}
	for _, part := range v.rows[seat][parts.row].parts[parts.first:parts.last] {
		sum.Coins += part.Coins
		sum.VP += part.VP
	}
	return sum
}

// lit is which parts of which row of a seat are lit: those being counted, or those
// of the row pointed at. Nothing is lit where its row is -1.
func (v *Counting) lit(seat int) (parts beatParts, strength float64) {
	switch {
	case !v.Settled():
		return v.beats[v.beat].seats[seat], min(v.time/litTime, 1)
	case v.seat == seat:
		return beatParts{v.row, 0, len(v.rows[seat][v.row].parts)}, 1
	}
	return beatParts{row: -1}, 0
}

// Draw draws the view over the whole screen.
func (v *Counting) Draw(dst *ebiten.Image) {
	v.drawTitle(dst)
	for seat := range v.rows {
		v.drawAccount(dst, seat)
	}
	for seat := range v.rows {
		v.drawFlying(dst, seat)
	}
	v.painter().Draw(dst, v.buttons, v.layout.screen)
}
