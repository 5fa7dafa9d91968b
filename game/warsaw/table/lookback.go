package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/ending"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
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
	l := &lookedAt{app: app, course: c, picture: view.NewTable(app.Capital)}
	return results.NewLookBack(app.App, l, move, len(c.Record.Actions), back)
}

// GoTo implements part of [results.Looked].
func (l *lookedAt) GoTo(move int) {
	l.move = move
	p, known := before(&l.course.Record, move)
	p.PointerX, p.PointerY = l.position.PointerX, l.position.PointerY
	l.position = p
	l.words = wording.Advice{Art: l.app.Capital, Names: p.Names, Known: known}
	words := l.app.Strings
	l.hint = hint{scene.Hint[view.Advice]{Open: true, Advice: view.Advice{
		Title:   words.Text("lookback.title", p.Names[p.Seat], view.Roman(p.Table.Epoch())),
		Caption: words.Text("lookback.caption", move+1, len(l.course.Record.Actions)),
	}}}
	l.course.Want(move)
	l.judge()
}

// before is the table before a move of a record as the seat saw it that made the move,
// and what that knew. The tile there is no choice of is held.
func before(r *warsaw.Record, move int) (view.Position, warsaw.View) {
	var events []warsaw.Event
	used := usedTiles{}
	used.forget()
	played := *r
	played.Actions = played.Actions[:move:move]
	m, err := warsaw.Rules().Replay(&played, func(e warsaw.Event) {
		events = append(events, e)
		used.note(e)
	})
	if err != nil {
		panic("table: a match that was played does not replay: " + err.Error())
	}
	seat := r.Actions[move].Seat
	known := m.View(seat)
	p := view.Position{
		Table: m.Table, Seat: seat, Enlarged: -1, Used: used, Winners: winners(&m.Table, events),
		Hand: handOf(&known, m.Owes(seat) == warsaw.DecidePick), Held: view.Held{Tile: warsaw.NoTile, Slot: -1},
	}
	for seat, who := range r.Seats {
		p.Names = append(p.Names, who.Name)
		player := m.Player(seat)
		p.Purses[seat] = warsaw.Sum{Coins: player.Coins, VP: player.VP}
		p.Mermaids[seat] = float64(player.VP)
	}
	switch m.Owes(seat) {
	case warsaw.DecideUse:
		p.Held.Tile = m.Revealed(seat)
	case warsaw.DecideMilestone:
		p.Held.Tile = r.Actions[move].Action.Tile
	}
	return p, known
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

// Buttons implements part of [results.Looked]: they lie where the table has its places for tiles.
func (l *lookedAt) Buttons() (previous, next, leave widget.Rect) {
	p := &l.picture.Layout
	u := p.U
	left, right := p.FaceDown.X, p.Undo.X+p.Undo.W
	wide := (right - left - 10*u) / 2
	y := p.FaceDown.Y + (p.FaceDown.H-64*u)/2
	previous = widget.Rect{X: left, Y: y, W: wide, H: 64 * u}
	next = widget.Rect{X: left + wide + 10*u, Y: y, W: wide, H: 64 * u}
	return previous, next, p.Confirm
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
	p.Place = l.picture.Layout.Fit(&p.Table.Player(p.Seat).District)
	l.hint.show(&p.Side, moves)
	l.picture.Draw(dst, &p)
	drawButtons(l.picture.Painter())
	l.picture.DrawOver(dst, &p)
}
