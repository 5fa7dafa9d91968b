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
	"capital/game/scene/counting"
	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Counting is the screen that counts one income phase.
type Counting struct {
	sheet
	all   [][]accountRow // every seat's rows; those of the tally are put together where the screen has no room for all
	tip   tip
	shown int // the seat that is seen where there is no room for all
}

// New makes the counting of a phase. What follows the phase's sources and steps among its events may be missing.
func New(app *view.Capital, phase Phase) *Counting {
	v := &Counting{sheet: sheet{picture: picture{app: app, phase: phase, tally: tally{before: phase.Before}, numerals: newNumerals(), seat: -1}}, shown: phase.Seat, tip: noTip}
	for seat := range phase.Names {
		district := &phase.Looks[seat].District
		v.all = append(v.all, accountRows(seat, district, phase.Events))
		v.tracks = append(v.tracks, tracksOf(district))
	}
	v.Course = counting.New(app.Display, v, widget.Widget{Hidden: true})
	return v
}

// Update goes on with the counting, see [counting.Course.Update], once dusk has fallen.
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = v.Arrange()
	v.ground.passed += passed
	settled := v.Settled()
	touched, done := v.Course.Update(intents, v.dusk.step(passed))
	if settled {
		v.ground.bottom = v.ground.bottom && !touched
		touched = v.phase.last() && v.neon.step(passed) || v.ground.behind || touched
		touched = v.tip.step(v.app.Elapsed()) || touched
	}
	return v.lamps.step(v.lampGoals(), passed) || touched || changed, done
}

// Counted implements part of [counting.Content]: it is night.
func (v *Counting) Counted(atOnce bool) {
	v.dusk.fall()
	v.Buttons.Widgets[buttonPoster].Hidden = v.phase.Poster == nil || !v.phase.last()
	v.ground.bottom = false
	if atOnce {
		v.lightAll()
	}
}

// lightAll brings the lamps, and what is written, at once to where they shall be.
func (v *Counting) lightAll() {
	v.ground.passed = 1
	v.lamps.step(v.lampGoals(), math.Inf(1))
	v.neon.time = neonTime
}

// Push implements part of [counting.Content].
func (v *Counting) Push(int) { v.phase.Poster(v.phase.Seat) }

// Look implements part of [counting.Content]: at a row, and where one seat is seen at another one.
func (v *Counting) Look(in input.Intent) (changed bool) {
	if in.Kind == input.Navigate {
		if seats := len(v.rows); in.DX != 0 {
			changed = v.show((v.layout.shown + in.DX + seats) % seats)
		}
		changed = v.point(v.rowNext(in.DX, in.DY)) || changed
	} else {
		if seat, ok := v.layout.tabAt(in.X, in.Y); ok && in.Kind == input.Press {
			changed = v.show(seat)
		}
		changed = v.point(v.rowAt(in.X, in.Y)) || changed
	}
	return v.pointTip(in) || changed
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

// Lay implements part of [counting.Content].
func (v *Counting) Lay(room scene.Room) {
	if v.rows != nil {
		v.dusk.fall() // the table lay otherwise
	}
	most := 0
	var sizes []view.Size
	for seat, rows := range v.all {
		most = max(most, len(rows))
		width, height := v.phase.Looks[seat].District.Size()
		sizes = append(sizes, view.Size{Width: width, Height: height})
	}
	v.layout = lay(room, v.shown, sizes, most)
	w := v.Buttons.Widgets
	w[counting.ButtonOn].Rect, w[buttonPoster].Rect = v.layout.button, v.layout.poster
	w[buttonPoster].Label = v.app.Strings.Text("income.poster")
	v.ground.forget()
	v.neon.forget()
	v.forgetTable()
	v.fit()
}

// fit puts rows together where there is no room for all. A counting that has begun
// goes on only where the rows stay the same.
func (v *Counting) fit() {
	old := v.rows
	v.rows = nil
	for _, rows := range v.all {
		v.rows = append(v.rows, fitRows(rows, v.layout.rows))
	}
	v.wordRows()
	v.beats, v.Seconds = lineUpBeats(v.rows)
	for seat := range old {
		if len(old[seat]) != len(v.rows[seat]) {
			v.Beat = len(v.beats)
		}
	}
	v.seat, v.tip = -1, noTip
}

// Menu is where the button belongs that opens the menu.
func (v *Counting) Menu() (scene.Way, widget.Rect) { return scene.WayCorner, v.layout.menu }

// Draw draws the view over the whole screen.
func (v *Counting) Draw(dst *ebiten.Image) {
	v.Arrange() // it may come up in this very frame
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
	if t := &v.tip; v.Settled() && t.shown() && t.seat < len(v.rows) && t.row < len(v.rows[t.seat]) {
		painter := widget.Painter{Writer: v.app.Writer, Icons: v.app.Icons, Look: widget.Night(), Scale: v.layout.u}
		painter.Tip(dst, v.tipWords(t.seat, t.row), v.tipPlace(t.seat, t.row), v.layout.screen)
	}
}
