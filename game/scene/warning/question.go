// Package warning is how the tables of all games ask once more before a move that would be regretted: in one sentence what
// would be lost, and the answers to that. What is regretted each game knows itself.
package warning

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/input"
	"capital/render/widget"
)

// Warning is what is told before a move.
type Warning struct {
	Name  string // of its kind, by which the settings switch it off: see [scene.Settings.Warns]
	Words string // what would be lost, in one sentence
}

// Question asks whether a move is to be made all the same. The zero value asks nothing. A is the game's action.
type Question[A comparable] struct {
	card
	name   string // of the kind of warning
	action A
	asked  bool // something is asked
}

// Ask asks whether an action is to be done all the same. about is what is not to be hidden: where something would be laid;
// nor is what lies lower than above, in pixels, if that is not 0: the hand.
func (q *Question[A]) Ask(app *scene.App, w Warning, a A, about widget.Rect, above float64) {
	words := app.Strings
	buttons := widget.NewGroup(
		widget.Widget{Label: words.Text("warning.think"), Main: true},
		widget.Widget{Label: words.Text("warning.do")},
		widget.Widget{Bare: true},
	)
	*q = Question[A]{card: card{app: app, words: w.Words, spot: spot{about, above}, buttons: buttons}, name: w.Name, action: a, asked: true}
	q.place = lay(app, w.Words, q.spot)
	q.place.put(q.buttons)
}

// Asked reports whether something is asked.
func (q *Question[A]) Asked() bool { return q.asked }

// Forget asks nothing any more.
func (q *Question[A]) Forget() { *q = Question[A]{} }

// Answer is what came of a tick.
type Answer[A comparable] struct {
	Changed bool // it looks different
	Done    bool // it was answered, and asks nothing any more
	Do      A    // what is to be done all the same; else the zero action
}

// Update takes a tick's intents.
func (q *Question[A]) Update(intents []input.Intent) (answer Answer[A]) {
	if now := lay(q.app, q.words, q.spot); now != q.place {
		q.place = now
		q.place.put(q.buttons)
		answer.Changed = true
	}
	events, changed := q.buttons.Update(scene.Acts(nil, intents), q.app.Elapsed())
	answer.Changed = answer.Changed || changed
	for _, e := range events {
		switch e.Index {
		case buttonNever:
			q.never, answer.Changed = !q.never, true
		case buttonDo:
			return q.close(q.action)
		case buttonThink:
			var none A
			return q.close(none)
		}
	}
	if scene.Cancelled(intents) {
		var none A
		return q.close(none)
	}
	return answer
}

// close ends the question with what is to be done.
func (q *Question[A]) close(do A) Answer[A] {
	if q.never {
		q.app.SetSettings(q.app.Settings().WithWarning(q.name, false))
	}
	q.Forget()
	return Answer[A]{Changed: true, Done: true, Do: do}
}

// Draw draws the question over the table, if there is one.
func (q *Question[A]) Draw(dst *ebiten.Image) {
	if q.asked {
		q.draw(dst)
	}
}
