package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/lesson"
	"capital/input"
	"capital/render/widget"
)

// Lesson is the first match of a game, in which it is taught at its table.
type Lesson[A comparable] interface {
	// Update takes the person on, where the table is seen as it is or not. It returns what is left of what the person did, and
	// whether the table is to be left.
	Update(intents []input.Intent, still bool) (rest []input.Intent, leaves bool)
	// Allows reports whether a move is what the lesson is about; if not it says so.
	Allows(a A) bool
	Over() bool
	At(x, y float64) bool
	Topic() string
	Spoken() (step, enter string)
	Draw(dst *ebiten.Image)
}

// Teaching is a [Lesson] that a guide leads through: T is how a game's table is seen.
type Teaching[T any, A comparable] struct {
	*lesson.Guide[T, A]
	// Look finds out how the person sees the table, and where and how large the words of the lesson are written.
	Look func() (seen T, unit float64, room widget.Rect)
	// Moves is how many moves the person has made in the lesson.
	Moves func() int
	// Missed lets go of what was held for a move that the lesson is not about.
	Missed func()
	// Covers reports whether the person has something lie over the table, which the words of the lesson shall not hide; or nil.
	Covers func() bool
	Stale  *bool // the picture is no longer what was drawn last
}

// Update implements part of [Lesson].
func (l *Teaching[T, A]) Update(intents []input.Intent, still bool) (rest []input.Intent, leaves bool) {
	still = still && (l.Covers == nil || !l.Covers())
	seen, unit, room := l.Look()
	rest, leaves = l.Guide.Update(intents, lesson.Now[T]{Seen: seen, Moves: l.Moves(), Still: still, Unit: unit, Room: room})
	*l.Stale = l.Guide.Changed() || *l.Stale
	return rest, leaves
}

// Allows implements part of [Lesson].
func (l *Teaching[T, A]) Allows(a A) bool {
	seen, _, _ := l.Look()
	if l.Guide.Allows(seen, l.Moves(), a) {
		return true
	}
	l.Missed()
	return false
}
