package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/rome/ai"
	"capital/game/rome/table/ending"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/input"
	"capital/render/widget"
	"capital/rules/rome"
)

// lookBack shows the table as it lay before one move of a match that is over, with
// what was played and what would have been better. Nothing can be done there.
type lookBack struct {
	app      *desk
	course   *ending.Course
	move     int
	back     scene.Scene
	picture  *view.Table
	position view.Position // but for what is said of the move
	words    wording.Advice
	hint     hint // what is said of the move
	buttons  *widget.Group
	changed  bool
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
	l := &lookBack{app: app, course: c, back: back, picture: view.NewTable(app.Rome)}
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
	moves := l.course.Record.Actions
	if move < 0 || move >= len(moves) {
		return
	}
	l.move = move
	p, known := before(&l.course.Record, move)
	p.PointerX, p.PointerY = l.position.PointerX, l.position.PointerY
	l.position = p
	l.words = wording.Advice{Art: l.app.Rome, Names: p.Names, Known: known}
	words := l.app.Strings
	l.hint = hint{scene.Hint[view.Advice]{Open: true, Advice: view.Advice{
		Title:   words.Text("lookback.title", p.Names[p.Seat], view.Roman(p.Table.Round())),
		Caption: words.Text("lookback.caption", move+1, len(moves)),
	}}}
	l.buttons.Widgets[lookPrevious].Disabled = move == 0
	l.buttons.Widgets[lookNext].Disabled = move == len(moves)-1
	l.course.Want(move)
	l.judge()
	l.changed = true
}

// before is the table before a move of a record as the seat saw it that made the move, and what that knew.
func before(r *rome.Record, move int) (view.Position, rome.View) {
	played := *r
	played.Actions = played.Actions[:move:move]
	m, err := rome.Rules().Replay(&played, nil)
	if err != nil {
		panic("table: a match that was played does not replay: " + err.Error())
	}
	known := m.View(r.Actions[move].Seat)
	var names []string
	for _, who := range r.Seats {
		names = append(names, who.Name)
	}
	return seenBy(&known, names, true), known
}

// judge puts what is known of the move into words.
func (l *lookBack) judge() {
	review := l.course.Of(l.move)
	if review == nil || l.hint.Ready {
		return
	}
	words, a := l.app.Strings, &l.hint.Advice
	row := func(j ai.Judgement) view.AdviceRow {
		return l.words.Row(j.Action, ai.Reasons(&l.words.Known, j.Action))
	}
	played := row(review.Played)
	loss := review.Loss()
	if !review.Sure { // chance may explain it
		loss = 0
	}
	played.Tag = l.words.Behind(int(math.Round(loss)))
	played.Best = played.Tag == words.Text("hint.equal")
	played.Does = words.Text("lookback.played", played.Does)
	a.Rows = append(a.Rows, played)
	if review.Best.Action != review.Played.Action {
		best := row(review.Best)
		best.Tag, best.Best = words.Text("hint.best"), true
		best.Does = words.Text("lookback.better", best.Does)
		a.Rows = append(a.Rows, best)
	} else {
		a.Rows[0].Tag, a.Rows[0].Best = words.Text("hint.best"), true
	}
	a.Choose(0)
	if loss >= results.LeastSlip {
		a.Choose(len(a.Rows) - 1)
	}
	l.hint.Ready = true
	l.changed = true
}

// Update implements [scene.Scene].
func (l *lookBack) Update(app *scene.App, intents []input.Intent) error {
	if l.picture.Resize(app.Size()) {
		l.lay()
		l.changed = true
	}
	if l.course.Step() {
		l.judge()
	}
	if !l.hint.Ready {
		l.changed = l.hint.Pass(app.Elapsed(), !app.Pace().Reduced) || l.changed
	}
	for _, in := range intents {
		l.handle(in)
	}
	return nil
}

// lay puts the buttons where the table has what is passed and confirmed with.
func (l *lookBack) lay() {
	p := &l.picture.Layout
	w := l.buttons.Widgets
	w[lookPrevious].Rect, w[lookNext].Rect, w[lookLeave].Rect = p.Hint, p.Pass, p.Confirm
}

// handle does what a person wants.
func (l *lookBack) handle(in input.Intent) {
	a := &l.hint.Advice
	switch in.Kind {
	case input.Cancel, input.Confirm, input.Menu:
		l.leave()
	case input.Navigate:
		if in.DX != 0 {
			l.goTo(l.move + in.DX)
		} else if len(a.Rows) > 0 {
			a.Move(0, in.DY)
		}
	case input.Next, input.Previous:
		if len(a.Rows) > 0 {
			a.Move(1, 0)
		}
	case input.Move, input.Press, input.Release, input.Abandon:
		l.point(in)
		return
	}
	l.changed = true
}

// point follows the pointer over the buttons and the moves.
func (l *lookBack) point(in input.Intent) {
	l.position.PointerX, l.position.PointerY = in.X, in.Y
	l.changed = true
	events, changed := l.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
	l.changed = l.changed || changed
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
	a := &l.hint.Advice
	if len(a.Rows) == 0 || in.Kind == input.Release {
		return
	}
	row, reason, ok := l.picture.AdviceAt(a, in.X, in.Y)
	switch {
	case ok && row >= 0 && row != a.Row:
		a.Choose(row)
		l.changed = true
	case ok && reason >= 0 && reason != a.Reason:
		a.Reason = reason
		l.changed = true
	}
}

// leave goes back to where the look back came from.
func (l *lookBack) leave() { l.app.Show(l.back) }

// Changed implements [scene.Scene].
func (l *lookBack) Changed() bool {
	changed := l.changed
	l.changed = false
	return changed
}

// Draw implements [scene.Scene].
func (l *lookBack) Draw(_ *scene.App, dst *ebiten.Image) {
	p := l.position
	l.hint.show(&p.Side, !l.app.Pace().Reduced)
	l.picture.Draw(dst, &p)
	l.picture.Painter().Draw(dst, l.buttons, l.picture.Layout.Screen)
	l.picture.DrawOver(dst, &p)
}
