package lookback

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/narration"
	"capital/game/search"
	"capital/render/widget"
	"capital/rules/record"
)

// Moment is a moment of a match, and whose eyes see it.
type Moment struct {
	Moves int  // that had been made
	Mover int  // the seat that makes the next; -1 after the last
	Seat  int  // whose hand lies below
	Open  bool // all hands are seen
}

// Tells reports whether the next move is told of: to who made it. To others it may be a secret.
func (m Moment) Tells() bool { return m.Mover >= 0 && m.Mover == m.Seat }

// Addressed is the seat of which is said that it is its turn: the last one's, where there is no next move.
func (m Moment) Addressed() int {
	if m.Mover < 0 {
		return m.Seat
	}
	return m.Mover
}

// Table is a game's table as it lay at a moment. A is the game's action, R what speaks for one.
type Table[A comparable, R hinting.Reason] interface {
	// Show puts it as it lay, and returns the title of what is said of that.
	Show(at Moment) (title string)
	// Row puts a move of the seat that makes it into words, beside another; where that is none, nothing speaks for it.
	Row(a A, beside search.Beside[A]) hinting.Row[A, R]
	// Played is the key of the words that introduce the move which the review takes for the one played.
	Played(a A) string
	// Say says one thing that speaks for a move, to somebody who does not see it.
	Say(reason R) string
	// Narrate says the table to somebody who does not see it.
	Narrate() narration.Speech
	// Text is a record in its text form.
	Text(r *record.Record[A]) string
	// Point says where the pointer is.
	Point(x, y float64)
	// Resize lays it out for a room, and reports whether it had to.
	Resize(room scene.Room) bool
	// Buttons are the places for three buttons: for whose eyes see, for playing on, and back. Menu is that of the button for the
	// menu.
	Buttons() [3]widget.Rect
	Menu() widget.Rect
	// AdviceAt is what lies at a point of what is said: see [hinting.At].
	AdviceAt(a *hinting.Advice[A, R], x, y float64) (row, reason int, ok bool)
	// Story is what happened in the whole match. Write writes it, in the language of now.
	Story() Story
	Write()
	// Draw draws it with what is said of the moment or the story in its place, and the buttons where they belong, with a painter of
	// its own.
	Draw(dst *ebiten.Image, said *hinting.Hint[A, R], story bool, buttons func(p widget.Painter))
}

// Replay plays so many moves of a match again.
func Replay[M, A, E any](rules *record.Rules[M, A, E], r *record.Record[A], moves int, tell func(E)) M {
	played := *r
	played.Actions = played.Actions[:moves:moves]
	m, err := rules.Replay(&played, tell)
	if err != nil {
		panic("lookback: a match that was played does not replay: " + err.Error())
	}
	return m
}

// Text is a record of a game in its text form, whatever moment of a match its last move leads to.
func Text[M, A, E any](rules *record.Rules[M, A, E], r *record.Record[A]) string {
	m := Replay(rules, r, len(r.Actions), nil)
	return rules.Text(r, &m)
}
