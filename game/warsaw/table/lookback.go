package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/jobs"
	"capital/game/warsaw/table/ending"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// lookBack shows the table as it lay before one move of a match that is over, with
// what was played and what would have been better. Nothing can be done there.
type lookBack struct {
	course  *ending.Course
	move    int
	back    scene.Scene
	table   *table
	known   bool // the move has been looked at
	buttons *widget.Group
}

// The buttons of a look back, in their order.
const (
	lookPrevious = iota
	lookNext
	lookLeave
)

// newLookBack looks back at a move; back is the scene to go back to.
func newLookBack(app *desk, c *ending.Course, move int, back scene.Scene) *lookBack {
	words := app.Strings
	l := &lookBack{course: c, back: back, table: &table{app: app, enlarged: -1, unlocked: -1}}
	l.buttons = widget.NewGroup(
		widget.Widget{Label: words.Text("lookback.previous")},
		widget.Widget{Label: words.Text("lookback.next")},
		widget.Widget{Label: words.Text("lookback.back"), Main: true},
	)
	l.goTo(move)
	return l
}

// goTo shows the table before another move, if there is one.
func (l *lookBack) goTo(move int) {
	if move < 0 || move >= len(l.course.Record.Actions) {
		return
	}
	played := l.course.Record
	played.Actions = played.Actions[:move:move]
	played.Seats = nil
	for _, who := range l.course.Record.Seats { // who owes a decision owes it to us
		played.Seats = append(played.Seats, record.Seat{Player: session.Person, Name: who.Name})
	}
	s, err := newMatch(jobs.Players{}, played, nil)
	if err != nil {
		panic("scene: a match that was played does not replay: " + err.Error())
	}
	t := l.table
	l.move, l.known = move, false
	t.session = s
	t.seat = l.course.Record.Actions[move].Seat
	t.unlocked = t.seat
	t.view = boardView{}
	t.catchUp()
	t.held = held{tile: warsaw.NoTile}
	switch t.decision() {
	case warsaw.DecideUse:
		t.held.tile, t.held.slot = s.Table().Revealed(t.seat), -1
	case warsaw.DecideMilestone:
		t.held.tile, t.held.slot = l.course.Record.Actions[move].Action.Tile, -1
	}
	t.hint = hint{open: true}
	words := t.app.Strings
	t.hint.advice.title = words.Text("lookback.title", s.Seats()[t.seat].Name, view.Roman(s.Table().Epoch()))
	t.hint.advice.caption = words.Text("lookback.caption", move+1, len(l.course.Record.Actions))
	l.buttons.Widgets[lookPrevious].Disabled = move == 0
	l.buttons.Widgets[lookNext].Disabled = move == len(l.course.Record.Actions)-1
	l.course.Want(move)
	l.judge()
}

// judge puts what is known of the move into words.
func (l *lookBack) judge() {
	review := l.course.Of(l.move)
	if review == nil || l.known {
		return
	}
	l.known = true
	t := l.table
	t.changed = true
	words, a := t.app.Strings, &t.hint.advice
	view := t.session.View(t.seat)
	row := func(j ai.Judgement) adviceRow { return t.adviceRow(j, ai.Reasons(&view, j.Action)) }
	played := row(review.Played)
	loss := review.Loss()
	played.tag = t.behindText(loss)
	played.best = played.tag == words.Text("hint.equal")
	played.does = words.Text("lookback.played", played.does)
	a.rows = append(a.rows, played)
	if review.Best.Action != review.Played.Action {
		best := row(review.Best)
		best.tag, best.best = words.Text("hint.best"), true
		best.does = words.Text("lookback.better", best.does)
		a.rows = append(a.rows, best)
	} else {
		a.rows[0].tag, a.rows[0].best = words.Text("hint.best"), true
	}
	a.choose(0)
	if loss >= results.LeastSlip {
		a.choose(len(a.rows) - 1)
	}
	t.hint.ready = true
}

// Update implements [scene.Scene].
func (l *lookBack) Update(app *scene.App, intents []input.Intent) error {
	t := l.table
	w, h := app.Size()
	if layout := layTable(w, h); layout != t.layout {
		t.layout = layout
		t.view = boardView{}
		if t.paper != nil {
			t.paper.Deallocate()
			t.paper = nil
		}
		l.lay()
		t.changed = true
	}
	if l.course.Step() {
		l.judge()
	}
	if !t.hint.ready {
		t.passThinking(app.Elapsed())
	}
	for _, in := range intents {
		l.handle(in)
	}
	t.stepView(app.Move())
	return nil
}

// lay puts the buttons where the table has its places for tiles.
func (l *lookBack) lay() {
	p, u := &l.table.layout, l.table.layout.u
	left, right := p.faceDown.X, p.undo.X+p.undo.W
	wide := (right - left - 10*u) / 2
	y := p.faceDown.Y + (p.faceDown.H-64*u)/2
	w := l.buttons.Widgets
	w[lookPrevious].Rect = widget.Rect{X: left, Y: y, W: wide, H: 64 * u}
	w[lookNext].Rect = widget.Rect{X: left + wide + 10*u, Y: y, W: wide, H: 64 * u}
	w[lookLeave].Rect = p.confirm
}

// handle does what a person wants.
func (l *lookBack) handle(in input.Intent) {
	t := l.table
	a := &t.hint.advice
	switch in.Kind {
	case input.Cancel, input.Confirm, input.Menu:
		l.leave()
	case input.Navigate:
		if in.DX != 0 {
			l.goTo(l.move + in.DX)
		} else if len(a.rows) > 0 {
			a.move(0, in.DY)
		}
	case input.Next, input.Previous:
		if len(a.rows) > 0 {
			a.move(1, 0)
		}
	case input.Move, input.Press, input.Release, input.Abandon:
		l.point(in)
		return
	}
	t.changed = true
}

// point follows the pointer over the buttons and the moves.
func (l *lookBack) point(in input.Intent) {
	t := l.table
	t.pointerX, t.pointerY = in.X, in.Y
	events, changed := l.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
	t.changed = t.changed || changed
	for _, e := range events {
		switch e.Index {
		case lookPrevious:
			l.goTo(l.move - 1)
		case lookNext:
			l.goTo(l.move + 1)
		case lookLeave:
			l.leave()
		}
	}
	a := &t.hint.advice
	if len(a.rows) == 0 || in.Kind == input.Release {
		return
	}
	row, reason, ok := t.adviceAt(a, in.X, in.Y)
	switch {
	case ok && row >= 0 && row != a.row:
		a.choose(row)
		t.changed = true
	case ok && reason >= 0 && reason != a.reason:
		a.reason = reason
		t.changed = true
	}
}

// leave goes back to where the look back came from.
func (l *lookBack) leave() { l.table.app.Show(l.back) }

// Changed implements [scene.Scene].
func (l *lookBack) Changed() bool { return l.table.Changed() }

// Draw implements [scene.Scene].
func (l *lookBack) Draw(app *scene.App, dst *ebiten.Image) {
	t := l.table
	t.drawBackdrop(dst)
	t.drawBoard(dst)
	t.drawSide(dst)
	t.drawHand(dst)
	t.painter().Draw(dst, l.buttons, t.layout.screen)
}
