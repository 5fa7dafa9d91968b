package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/input"
	"capital/render/widget"
)

// Looked is what a game shows of one move of a match that is over: the table as it lay before it, and what is said of the move.
type Looked interface {
	GoTo(move int)                                                        // another move, counted from 0
	Resize(w, h float64) (resized bool)                                   // for a screen of w×h pixels
	Buttons() (previous, next, leave widget.Rect)                         // where they lie
	Step(seconds float64, moves bool) (changed bool)                      // seconds pass; moves says whether anything shall move
	Point(in input.Intent)                                                // the pointer is used
	Turn(dx, dy int)                                                      // down to another move that is told, across to what speaks for it
	Draw(dst *ebiten.Image, moves bool, drawButtons func(widget.Painter)) // all of it, with the buttons where they belong
}

// LookBack shows the table as it lay before one move after another of a match that is over, with what was played and what
// would have been better. Nothing can be done there.
type LookBack struct {
	app         *scene.App
	looked      Looked
	back        scene.Scene
	move, moves int
	buttons     *widget.Group
	changed     bool
}

// The buttons of a look back, in their order.
const (
	lookPrevious = iota
	lookNext
	lookLeave
)

// NewLookBack looks back at a move of so many, counted from 0; back is the scene to go back to.
func NewLookBack(app *scene.App, looked Looked, move, moves int, back scene.Scene) *LookBack {
	words := app.Strings
	l := &LookBack{app: app, looked: looked, back: back, moves: moves}
	l.buttons = widget.NewGroup(
		widget.Widget{Label: words.Text("lookback.previous")},
		widget.Widget{Label: words.Text("lookback.next")},
		widget.Widget{Label: words.Text("lookback.back"), Main: true},
	)
	l.goTo(move)
	return l
}

// goTo shows the table before another move, if there is one.
func (l *LookBack) goTo(move int) {
	if move < 0 || move >= l.moves {
		return
	}
	l.move = move
	l.looked.GoTo(move)
	l.buttons.Widgets[lookPrevious].Disabled = move == 0
	l.buttons.Widgets[lookNext].Disabled = move == l.moves-1
	l.changed = true
}

// Update implements [scene.Scene].
func (l *LookBack) Update(app *scene.App, intents []input.Intent) error {
	if l.looked.Resize(app.Size()) {
		w := l.buttons.Widgets
		w[lookPrevious].Rect, w[lookNext].Rect, w[lookLeave].Rect = l.looked.Buttons()
		l.changed = true
	}
	l.changed = l.looked.Step(app.Elapsed(), !app.Pace().Reduced) || l.changed
	for _, in := range intents {
		l.handle(in)
	}
	return nil
}

// handle does what a person wants.
func (l *LookBack) handle(in input.Intent) {
	switch in.Kind {
	case input.Cancel, input.Confirm, input.Menu:
		l.leave()
	case input.Navigate:
		if in.DX != 0 {
			l.goTo(l.move + in.DX)
		} else {
			l.looked.Turn(0, in.DY)
		}
	case input.Next, input.Previous:
		l.looked.Turn(1, 0)
	case input.Move, input.Press, input.Release, input.Abandon:
		l.point(in)
	}
	l.changed = true
}

// point follows the pointer over the buttons, and over what is said.
func (l *LookBack) point(in input.Intent) {
	events, _ := l.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
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
	l.looked.Point(in)
}

// leave goes back to where the look back came from.
func (l *LookBack) leave() { l.app.Show(l.back) }

// Changed implements [scene.Scene].
func (l *LookBack) Changed() bool {
	changed := l.changed
	l.changed = false
	return changed
}

// Draw implements [scene.Scene].
func (l *LookBack) Draw(app *scene.App, dst *ebiten.Image) {
	l.looked.Draw(dst, !app.Pace().Reduced, func(p widget.Painter) { p.Draw(dst, l.buttons, app.Screen()) })
}
