// Package income is the screen on which an income phase of Capital is counted, drawn over the whole table: source by source,
// all seats at once, with the quarters lit that earn and those that are counted. When all is counted it stays, until the
// person goes on; pointing at a row then lights what it counted.
//
// A [Counting] is made of a [Phase] with [New], and updated and drawn as a scene is.
package income

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Counting is the screen that counts one income phase.
type Counting struct {
	sheet
	all    [][]accountRow // every seat's rows; those of the tally are put together where the screen has no room for all
	wanted scene.Room     // that the layout was made for
	tip    tip
	shown  int // the seat that is seen where there is no room for all
}

// New makes the counting of a phase. What follows the phase's sources and steps among its events may be missing.
func New(app *view.Capital, phase Phase) *Counting {
	v := &Counting{sheet: sheet{picture: picture{app: app, phase: phase, tally: tally{before: phase.Before}, numerals: newNumerals(), seat: -1}}, shown: phase.Seat, tip: noTip}
	for seat := range phase.Names {
		district := &phase.Looks[seat].District
		v.all = append(v.all, accountRows(seat, district, phase.Events))
		v.tracks = append(v.tracks, tracksOf(district))
	}
	v.buttons = widget.NewGroup(widget.Widget{}, widget.Widget{Hidden: true})
	return v
}

// Settled reports whether everything has been counted.
func (v *Counting) Settled() bool { return v.settled() }

// Update takes in a tick's intents, before which so many seconds at the designed speed
// have passed. It reports whether the view looks different now, and whether the person
// goes on.
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = v.arrange()
	v.ground.passed += passed
	if !v.settled() {
		if scene.GoesOn(intents) {
			v.rest()
			v.lightAll()
			return true, false
		}
		if v.advance(v.dusk.step(passed)); v.settled() {
			v.rest()
		}
		v.lamps.step(v.lampGoals(), passed)
		return true, false
	}
	changed = v.phase.last() && v.neon.step(passed) || v.ground.behind || changed
	changed = v.tip.step(v.app.Elapsed()) || changed
	changed, done = v.look(intents, changed)
	return v.lamps.step(v.lampGoals(), passed) || changed, done
}

// rest counts what has not been counted yet at once, and offers to go on.
func (v *Counting) rest() {
	v.settle()
	v.dusk.fall()
	v.buttons.Widgets[buttonOn].Main = true
	v.label()
	v.buttons.Widgets[buttonPoster].Hidden = v.phase.Poster == nil || !v.phase.last()
	v.ground.bottom = false
}

// label writes what the buttons say.
func (v *Counting) label() {
	words, w := v.app.Strings, v.buttons.Widgets
	w[buttonOn].Label, w[buttonPoster].Label = words.Text("income.skip"), words.Text("income.poster")
	if v.settled() {
		w[buttonOn].Label = words.Text("income.continue")
	}
}

// lightAll brings the lamps, and what is written, at once to where they shall be.
func (v *Counting) lightAll() {
	v.ground.passed = 1
	v.lamps.step(v.lampGoals(), math.Inf(1))
	v.neon.time = neonTime
}

// look lets the person look at what was counted, and go on.
func (v *Counting) look(intents []input.Intent, changed bool) (nowChanged, done bool) {
	for _, in := range intents {
		switch in.Kind {
		case input.Confirm:
			if v.buttons.Focused() != buttonPoster {
				return true, true
			}
		case input.Cancel:
			return true, true
		case input.Move, input.Press:
			if seat, ok := v.layout.tabAt(in.X, in.Y); ok && in.Kind == input.Press {
				changed = v.show(seat) || changed
			}
			changed = v.point(v.rowAt(in.X, in.Y)) || changed
		case input.Navigate:
			if seats := len(v.rows); in.DX != 0 {
				changed = v.show((v.layout.shown+in.DX+seats)%seats) || changed
			}
			changed = v.point(v.rowNext(in.DX, in.DY)) || changed
		}
		changed = v.pointTip(in) || changed
	}
	events, touched := v.buttons.Update(scene.Acts(nil, intents), v.app.Elapsed())
	v.ground.bottom = v.ground.bottom && !touched
	for _, e := range events {
		if e.Index != buttonPoster {
			return true, true
		}
		v.phase.Poster(v.phase.Seat)
	}
	return changed || touched, false
}

// point points at a row and reports whether it is another.
func (v *Counting) point(seat, row int) bool {
	if seat == v.seat && row == v.row {
		return false
	}
	v.seat, v.row = seat, row
	return true
}

// Topic is the page of the rules book about the row that is pointed at, else about income.
func (v *Counting) Topic() string {
	if v.seat < 0 || v.seat >= len(v.rows) || v.row >= len(v.rows[v.seat]) {
		return "income"
	}
	row := &v.rows[v.seat][v.row]
	if row.tile != warsaw.NoTile {
		return book.OfTile(row.tile)
	}
	return book.OfStep(row.step)
}

// rowAt is the row at a place on the screen; seat -1 where there is none.
func (v *Counting) rowAt(x, y float64) (seat, row int) {
	for seat, rows := range v.rows {
		for row := range rows {
			if !v.layout.hides(seat) && v.layout.row(seat, row).Contains(x, y) {
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
		seat, row, dx = v.layout.shown, 0, 0
	}
	if v.layout.tabs != nil {
		dx = 0
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

// arrange lays the view out anew where the screen or the language has changed, and reports whether one has.
func (v *Counting) arrange() bool {
	wanted := v.app.Room()
	if wanted == v.wanted {
		return false
	}
	if v.wanted != (scene.Room{}) {
		v.dusk.fall() // the table lay otherwise
	}
	v.wanted = wanted
	v.label()
	most := 0
	var sizes []view.Size
	for seat, rows := range v.all {
		most = max(most, len(rows))
		width, height := v.phase.Looks[seat].District.Size()
		sizes = append(sizes, view.Size{Width: width, Height: height})
	}
	v.layout = lay(wanted, v.shown, sizes, most)
	v.layout.place(v.buttons.Widgets)
	v.ground.forget()
	v.neon.forget()
	v.forgetTable()
	v.fit()
	return true
}

// fit puts rows together where there is no room for all. A counting that has begun
// goes on only where the rows stay the same.
func (v *Counting) fit() {
	begun, settled := v.beats != nil, v.settled()
	same := begun
	old := v.rows
	v.rows = nil
	for seat, rows := range v.all {
		v.rows = append(v.rows, fitRows(rows, v.layout.rows))
		same = same && len(old[seat]) == len(v.rows[seat])
	}
	v.wordRows()
	v.beats = lineUpBeats(v.rows)
	v.seat, v.tip = -1, noTip
	if begun && (settled || !same) || len(v.beats) == 0 || v.app.Pace().Still() {
		v.rest()
		v.lightAll()
	}
}

// Menu is where the button belongs that opens the menu.
func (v *Counting) Menu() (scene.Way, widget.Rect) { return scene.WayCorner, v.layout.menu }

// Draw draws the view over the whole screen.
func (v *Counting) Draw(dst *ebiten.Image) {
	if v.wanted == (scene.Room{}) { // it comes up in this very frame
		v.arrange()
	}
	v.prepareNight()
	v.writeGround()
	if v.dusk.over() {
		v.forgetTable()
		dst.DrawImage(v.ground.image, nil)
	} else {
		v.keepTable()
		v.drawTable(dst)
		var options ebiten.DrawImageOptions
		options.ColorScale.ScaleAlpha(float32(v.dusk.panels()))
		dst.DrawImage(v.ground.image, &options)
	}
	v.markRows(dst)
	v.drawNeon(dst)
	for seat := range v.rows {
		v.drawDistrict(dst, seat)
	}
	for seat := range v.rows {
		v.drawFlying(dst, seat)
	}
	v.drawTip(dst)
}

// prepareNight makes a slice of the pictures of one district by night that is not ready yet.
func (v *Counting) prepareNight() {
	for _, look := range v.phase.Looks {
		if !look.District.Empty() && !v.app.Night.Prepare(look, v.phase.Epoch, v.layout.tile) {
			return
		}
	}
}

// show shows another seat, and reports whether it is another.
func (v *Counting) show(seat int) bool {
	if v.layout.tabs == nil || seat == v.layout.shown {
		return false
	}
	v.shown, v.layout.shown, v.seat, v.tip = seat, seat, -1, noTip
	v.ground.forget()
	v.ground.passed = 1
	return true
}

// pointTip follows what is pointed at, and reports whether that looks different.
func (v *Counting) pointTip(in input.Intent) bool {
	now := v.tip
	switch in.Kind {
	case input.Move, input.Press:
		now.seat, now.row = v.tipAt(in.X, in.Y)
	case input.Navigate:
		now.seat, now.row = v.seat, v.row
	default:
		return false
	}
	if now.seat == v.tip.seat && now.row == v.tip.row {
		return false
	}
	seen := v.tip.shown()
	v.tip = tip{seat: now.seat, row: now.row, now: in.Touch || in.Kind == input.Navigate}
	return seen || v.tip.shown()
}

// tipAt is what says something at a point.
func (v *Counting) tipAt(x, y float64) (seat, row int) {
	if seat, row = v.rowAt(x, y); seat >= 0 {
		return seat, row
	}
	for seat := range v.rows {
		if place := v.tipPlace(seat, -1); place.Contains(x, y) {
			return seat, -1
		}
	}
	if seat, ok := v.layout.tabAt(x, y); ok {
		return seat, -1
	}
	return -1, 0
}

// tipPlace is what it speaks of.
func (v *Counting) tipPlace(seat, row int) widget.Rect {
	switch {
	case row >= 0:
		return v.layout.row(seat, row)
	case v.layout.hides(seat):
		return v.layout.tabs[seat]
	}
	return v.layout.seats[seat].total
}

// tipWords is what it says: the row in full, or what the seat had and has.
func (v *Counting) tipWords(seat, row int) string {
	if row >= 0 {
		return v.spokenRow(seat, &v.rows[seat][row])
	}
	return v.spokenSum(seat, v.all[seat])
}

// drawTip draws it.
func (v *Counting) drawTip(dst *ebiten.Image) {
	if t := &v.tip; v.settled() && t.shown() && t.seat < len(v.rows) && t.row < len(v.rows[t.seat]) {
		painter := widget.Painter{Writer: v.app.Writer, Icons: v.app.Icons, Look: widget.Night(), Scale: v.layout.u}
		painter.Tip(dst, v.tipWords(t.seat, t.row), v.tipPlace(t.seat, t.row), v.layout.screen)
	}
}
