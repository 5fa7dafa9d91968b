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
	"capital/render/widget"
)

// Counting is the screen that counts one income phase.
type Counting struct {
	picture
	all     [][]accountRow // every seat's rows; those of the tally are put together where the screen has no room for all
	wanted  [3]float64     // width, height and text size that the layout was made for
	buttons *widget.Group
}

// New makes the counting of a phase. What follows the phase's sources and steps among its events may be missing.
func New(app *view.Capital, phase Phase) *Counting {
	v := &Counting{picture: picture{app: app, phase: phase, tally: tally{before: phase.Before}, seat: -1}}
	for seat := range phase.Names {
		v.all = append(v.all, accountRows(seat, &phase.Looks[seat].District, phase.Events))
	}
	v.buttons = widget.NewGroup(widget.Widget{Kind: widget.Button, Label: app.Strings.Text("income.skip")})
	return v
}

// Settled reports whether everything has been counted.
func (v *Counting) Settled() bool { return v.settled() }

// Update takes in a tick's intents, before which so many seconds at the designed speed
// have passed. It reports whether the view looks different now, and whether the person
// goes on.
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = v.arrange()
	if !v.settled() {
		if scene.GoesOn(intents) {
			v.rest()
			return true, false
		}
		if v.advance(passed); v.settled() {
			v.rest()
		}
		return true, false
	}
	return v.look(intents, changed)
}

// rest counts what has not been counted yet at once, and offers to go on.
func (v *Counting) rest() {
	v.settle()
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
	begun, settled := v.beats != nil, v.settled()
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
		v.rest()
	}
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
	painter := widget.Painter{Writer: v.app.Writer, Look: widget.Paper(), Scale: v.layout.u}
	painter.Draw(dst, v.buttons, v.layout.screen)
}
