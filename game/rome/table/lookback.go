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

// lookedAt is the table as it lay before one move of a match that is over, with what was played and what would have been
// better: see [results.LookBack].
type lookedAt struct {
	app      *desk
	course   *ending.Course
	move     int
	picture  *view.Table
	position view.Position // but for what is said of the move
	words    wording.Advice
	hint     hint // what is said of the move
}

// newLookBack looks back at a move; back is the scene to go back to.
func newLookBack(app *desk, c *ending.Course, move int, back scene.Scene) *results.LookBack {
	l := &lookedAt{app: app, course: c, picture: view.NewTable(app.Rome)}
	return results.NewLookBack(app.App, l, move, len(c.Record.Actions), back)
}

// GoTo implements part of [results.Looked].
func (l *lookedAt) GoTo(move int) {
	l.move = move
	p, known := before(&l.course.Record, move)
	p.PointerX, p.PointerY = l.position.PointerX, l.position.PointerY
	l.position = p
	l.words = wording.Advice{Art: l.app.Rome, Names: p.Names, Known: known}
	words := l.app.Strings
	l.hint = hint{scene.Hint[view.Advice]{Open: true, Advice: view.Advice{
		Title:   words.Text("lookback.title", p.Names[p.Seat], view.Roman(p.Table.Round())),
		Caption: words.Text("lookback.caption", move+1, len(l.course.Record.Actions)),
	}}}
	l.course.Want(move)
	l.judge()
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
func (l *lookedAt) judge() {
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
}

// Resize implements part of [results.Looked].
func (l *lookedAt) Resize(w, h float64) bool { return l.picture.Resize(w, h) }

// Buttons implements part of [results.Looked]: they lie where the table has those to pass and to confirm.
func (l *lookedAt) Buttons() (previous, next, leave widget.Rect) {
	p := &l.picture.Layout
	return p.Hint, p.Pass, p.Confirm
}

// Step implements part of [results.Looked].
func (l *lookedAt) Step(seconds float64, moves bool) (changed bool) {
	if l.course.Step() {
		l.judge()
		changed = true
	}
	return !l.hint.Ready && l.hint.Pass(seconds, moves) || changed
}

// Point implements part of [results.Looked].
func (l *lookedAt) Point(in input.Intent) {
	l.position.PointerX, l.position.PointerY = in.X, in.Y
	a := &l.hint.Advice
	if len(a.Rows) == 0 || in.Kind == input.Release {
		return
	}
	row, reason, ok := l.picture.AdviceAt(a, in.X, in.Y)
	switch {
	case ok && row >= 0 && row != a.Row:
		a.Choose(row)
	case ok && reason >= 0 && reason != a.Reason:
		a.Reason = reason
	}
}

// Turn implements part of [results.Looked].
func (l *lookedAt) Turn(dx, dy int) {
	if len(l.hint.Advice.Rows) > 0 {
		l.hint.Advice.Move(dx, dy)
	}
}

// Draw implements part of [results.Looked].
func (l *lookedAt) Draw(dst *ebiten.Image, moves bool, drawButtons func(widget.Painter)) {
	p := l.position
	l.hint.show(&p.Side, moves)
	if l.hint.Advising() {
		showMove(&p, &l.words.Known, &l.hint.Advice)
	}
	l.picture.Draw(dst, &p)
	drawButtons(l.picture.Painter())
	l.picture.DrawOver(dst, &p)
}
