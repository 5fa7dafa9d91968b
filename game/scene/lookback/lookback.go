// Package lookback is the screen on which the tables of all games are looked back at: as they lay before one move of a match
// that is over, with what was played and what would have been better. Nothing can be done there.
package lookback

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/results"
	"capital/game/search"
	"capital/input"
	"capital/render/widget"
)

// Table is a game's table as it lay before a move. A is the game's action, R what speaks for one.
type Table[A comparable, R hinting.Reason] interface {
	// Show puts it as the seat saw it that made the move, and returns the title of what is said of that.
	Show(move int) (title string)
	// Row puts a move of that seat into words, beside another.
	Row(a A, beside search.Beside[A]) hinting.Row[A, R]
	// Played is the key of the words that introduce the move which the review takes for the one played.
	Played(a A) string
	// Say says one thing that speaks for a move, to somebody who does not see it.
	Say(reason R) string
	// Point says where the pointer is.
	Point(x, y float64)
	// Resize lays it out for a room, and reports whether it had to.
	Resize(room scene.Room) bool
	// Buttons are the places for the buttons: to the move before, to the next, and back.
	Buttons() [3]widget.Rect
	// AdviceAt is what lies at a point of what is said: see [hinting.At].
	AdviceAt(a *hinting.Advice[A, R], x, y float64) (row, reason int, ok bool)
	// Draw draws it with the buttons, and with what is said of the move.
	Draw(dst *ebiten.Image, said *hinting.Hint[A, R], buttons *widget.Group)
}

// Scene looks back at the moves of a match.
type Scene[A comparable, R hinting.Reason] struct {
	app     *scene.App
	game    *assets.Strings // its words
	table   Table[A, R]
	reviews *results.Reviews[search.Review[A]]
	back    scene.Scene // to go back to; nil is the title
	move    int
	said    hinting.Hint[A, R] // of the move
	buttons *widget.Group
	changed bool
}

// The buttons, in their order.
const (
	previous = iota
	next
	leave
)

// New looks back at a move, in the words of a game; back is the scene to go back to, or nil for the title.
func New[A comparable, R hinting.Reason](app *scene.App, game *assets.Strings, t Table[A, R], reviews *results.Reviews[search.Review[A]], move int, back scene.Scene) *Scene[A, R] {
	s := &Scene[A, R]{app: app, game: game, table: t, reviews: reviews, back: back}
	s.buttons = widget.NewGroup(widget.Widget{}, widget.Widget{}, widget.Widget{Main: true})
	s.goTo(move)
	return s
}

// goTo shows the table before another move, if there is one.
func (s *Scene[A, R]) goTo(move int) {
	moves := s.reviews.Moves()
	if move < 0 || move >= moves {
		return
	}
	s.move = move
	s.said = hinting.Hint[A, R]{Open: true}
	s.said.Advice.Title = s.table.Show(move)
	game := s.game
	s.said.Advice.Caption = game.Text("lookback.caption", move+1, moves)
	s.buttons.Widgets[previous].Disabled = move == 0
	s.buttons.Widgets[next].Disabled = move == moves-1
	s.reviews.Want(move)
	s.judge()
	s.changed = true
}

// judge puts what is known of the move into words.
func (s *Scene[A, R]) judge() {
	review := s.reviews.Of(s.move)
	if review == nil || s.said.Ready {
		return
	}
	game, a := s.game, &s.said.Advice
	loss := review.Loss()
	if !review.Sure { // chance may explain it
		loss = 0
	}
	played := s.table.Row(review.Played.Action, review.Beside.Turned(review.Best.Action))
	played.Does = game.Text(s.table.Played(review.Played.Action), played.Does)
	played.Tag = hinting.Behind(game, int(math.Round(loss)))
	played.Beside = game.Text("hint.beside.best")
	played.Best = played.Tag == game.Text("hint.equal")
	a.Rows = append(a.Rows, played)
	best := &a.Rows[0]
	if review.Best.Action != review.Played.Action {
		better := s.table.Row(review.Best.Action, review.Beside)
		better.Beside = game.Text("hint.beside.played")
		better.Does = game.Text("lookback.better", better.Does)
		a.Rows = append(a.Rows, better)
		best = &a.Rows[1]
	}
	best.Tag, best.Best = game.Text("hint.best"), true
	a.Choose(0)
	if loss >= results.LeastSlip {
		a.Choose(len(a.Rows) - 1)
	}
	s.said.Ready = true
	s.changed = true
}

// Update implements [scene.Scene].
func (s *Scene[A, R]) Update(app *scene.App, intents []input.Intent) error {
	if s.table.Resize(app.Room()) {
		s.lay()
		s.goTo(s.move) // in words that may be others now
	}
	if s.reviews.Step() {
		s.judge()
	}
	if !s.said.Ready {
		s.changed = s.said.Pass(app.Elapsed(), s.moves()) || s.changed
	}
	for _, in := range intents {
		s.handle(in)
	}
	return nil
}

// moves reports whether the sign may move that a move is looked at.
func (s *Scene[A, R]) moves() bool { return !s.app.Pace().Reduced }

// lay puts the buttons where the table has its places for them.
func (s *Scene[A, R]) lay() {
	words, w := s.app.Strings, s.buttons.Widgets
	for n, place := range s.table.Buttons() {
		w[n].Rect = place
	}
	w[previous].Label, w[next].Label, w[leave].Label = words.Text("lookback.previous"), words.Text("lookback.next"), words.Text(s.leads())
}

// handle does what a person wants.
func (s *Scene[A, R]) handle(in input.Intent) {
	a := &s.said.Advice
	switch in.Kind {
	case input.Cancel, input.Confirm:
		s.leave()
	case input.Navigate:
		if in.DX != 0 {
			s.goTo(s.move + in.DX)
		} else if len(a.Rows) > 0 {
			a.Move(0, in.DY)
		}
	case input.Next, input.Previous:
		if len(a.Rows) > 0 {
			a.Move(1, 0)
		}
	case input.Move, input.Press, input.Release, input.Abandon:
		s.point(in)
		return
	}
	s.changed = true
}

// point follows the pointer over the buttons and the moves.
func (s *Scene[A, R]) point(in input.Intent) {
	s.table.Point(in.X, in.Y)
	s.changed = true
	events, _ := s.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
	for _, e := range events {
		switch e.Index {
		case previous:
			s.goTo(s.move - 1)
		case next:
			s.goTo(s.move + 1)
		case leave:
			s.leave()
		}
	}
	if a := &s.said.Advice; len(a.Rows) > 0 && in.Kind != input.Release {
		a.Point(in.X, in.Y, s.table.AdviceAt)
	}
}

// leave goes back to where the look back came from.
func (s *Scene[A, R]) leave() {
	if s.back == nil {
		s.reviews.Leave()
		s.app.ShowTitle()
		return
	}
	s.app.Show(s.back)
}

// leads is the key of the words that say where that is.
func (s *Scene[A, R]) leads() string {
	if s.back == nil {
		return "results.title"
	}
	return "lookback.back"
}

// Shared implements [scene.Shared]: it is the match of the results.
func (s *Scene[A, R]) Shared() (text string) {
	if over, ok := s.back.(scene.Shared); ok {
		return over.Shared()
	}
	return ""
}

// Changed implements [scene.Scene].
func (s *Scene[A, R]) Changed() bool {
	changed := s.changed
	s.changed = false
	return changed
}

// Draw implements [scene.Scene].
func (s *Scene[A, R]) Draw(_ *scene.App, dst *ebiten.Image) {
	s.table.Draw(dst, &s.said, s.buttons)
}
