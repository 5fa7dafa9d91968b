package table

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

// incomeView shows one income phase, drawn over the whole table: source by source,
// with the quarters lit that earn and those that are counted, all seats at once.
// When all is counted it stays, until a person goes on.
type incomeView struct {
	app     *desk
	names   []string
	looks   []tileart.Look
	before  []warsaw.Sum
	epoch   int
	all     [][]incomeRow // every seat's rows
	rows    [][]incomeRow // the same, put together where the screen has no room for all
	words   [][]string    // of the rows, in the size of wordSize
	size    [][]float64   // of the words, in pixels
	beats   []incomeBeat
	beat    int     // the beat that is being counted; all are once it is the number of beats
	time    float64 // seconds since it began, at the designed speed
	layout  incomeLayout
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

// newIncomeView makes the view of one income phase: the districts as they are in
// it, what every seat had before, and the phase's events. What follows the phase's
// sources and steps may be missing.
func newIncomeView(app *desk, names []string, looks []tileart.Look, before []warsaw.Sum, epoch int, events []warsaw.Event) *incomeView {
	v := &incomeView{app: app, names: names, looks: looks, before: before, epoch: epoch, seat: -1}
	for seat := range names {
		v.all = append(v.all, incomeRows(seat, &looks[seat].District, events))
	}
	v.buttons = widget.NewGroup(widget.Widget{Kind: widget.Button, Label: app.Strings.Text("income.skip")})
	return v
}

// settled reports whether everything has been counted.
func (v *incomeView) settled() bool { return v.beat >= len(v.beats) }

// Update takes in a tick's intents, before which so many seconds at the designed speed
// have passed. It reports whether the view looks different now, and whether the person
// goes on.
func (v *incomeView) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = v.arrange()
	if !v.settled() {
		if skips(intents) {
			v.settle()
			return true, false
		}
		v.advance(passed)
		return true, false
	}
	return v.look(intents, changed)
}

// advance goes on with the counting. A long tick may pass over whole beats; what it has
// left over the next beat gets.
func (v *incomeView) advance(passed float64) {
	v.time += passed
	for !v.settled() && v.time+motion.Instant >= v.beats[v.beat].seconds {
		v.time = max(v.time-v.beats[v.beat].seconds, 0)
		v.beat++
	}
	if v.settled() {
		v.settle()
	}
}

// settle counts the rest at once.
func (v *incomeView) settle() {
	v.beat, v.time = len(v.beats), 0
	button := &v.buttons.Widgets[0]
	button.Label, button.Main = v.app.Strings.Text("income.continue"), true
}

// look lets the person look at what was counted, and go on.
func (v *incomeView) look(intents []input.Intent, changed bool) (nowChanged, done bool) {
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
func (v *incomeView) point(seat, row int) bool {
	if seat == v.seat && row == v.row {
		return false
	}
	v.seat, v.row = seat, row
	return true
}

// rowAt is the row at a place on the screen; seat -1 where there is none.
func (v *incomeView) rowAt(x, y float64) (seat, row int) {
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
func (v *incomeView) rowNext(dx, dy int) (seat, row int) {
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
func (v *incomeView) arrange() bool {
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
		width, height := v.looks[seat].District.Size()
		sizes = append(sizes, view.Size{Width: width, Height: height})
	}
	v.layout = layIncome(w, h, wanted[2], sizes, most)
	v.buttons.Widgets[0].Rect = v.layout.button
	v.fit()
	return true
}

// fit puts rows together where there is no room for all. A counting that has begun
// goes on only where the rows stay the same.
func (v *incomeView) fit() {
	begun, settled := v.beats != nil, v.settled()
	same := begun
	old := v.rows
	v.rows, v.words, v.size = nil, nil, nil
	for seat, rows := range v.all {
		v.rows = append(v.rows, fitRows(rows, v.layout.rows))
		same = same && len(old[seat]) == len(v.rows[seat])
		v.writeRows(seat)
	}
	v.beats = incomeBeats(v.rows)
	v.seat = -1
	if begun && (settled || !same) || len(v.beats) == 0 || v.app.Pace().Off() {
		v.settle()
	}
}

// parts is how many parts of a row have been counted; their amounts have arrived
// at the total, but for those of the present beat, which are on their way.
func (v *incomeView) parts(seat, row int) int {
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
func (v *incomeView) total(seat int) warsaw.Sum {
	total := v.before[seat]
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
func (v *incomeView) added() float64 {
	return min(max((v.time-flyDelay-flyTime)/addTime, 0), 1)
}

// brought is what parts of a row bring.
func (v *incomeView) brought(parts beatParts, seat int) (sum warsaw.Sum) {
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
func (v *incomeView) lit(seat int) (parts beatParts, strength float64) {
	switch {
	case !v.settled():
		return v.beats[v.beat].seats[seat], min(v.time/litTime, 1)
	case v.seat == seat:
		return beatParts{v.row, 0, len(v.rows[seat][v.row].parts)}, 1
	}
	return beatParts{row: -1}, 0
}

// Draw draws the view over the whole screen.
func (v *incomeView) Draw(dst *ebiten.Image) {
	v.drawTitle(dst)
	for seat := range v.rows {
		v.drawAccount(dst, seat)
	}
	for seat := range v.rows {
		v.drawFlying(dst, seat)
	}
	v.painter().Draw(dst, v.buttons, v.layout.screen)
}
