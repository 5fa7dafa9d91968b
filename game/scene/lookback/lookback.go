// Package lookback is the screen on which the tables of all games are looked back at: as they lay at any moment of a match, seen by
// whoever moved next, by one seat, or with all hands open. Of the next move it is told what was played and what would have been
// better. The match steps, plays by itself and is dragged along a bar. Nothing can be done there but to play on from a moment, as
// a match of its own.
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
	"capital/rules/record"
)

// Scene looks back at a match.
type Scene[A comparable, R hinting.Reason] struct {
	app     *scene.App
	game    *assets.Strings // its words
	table   Table[A, R]
	record  *record.Record[A]
	reviews *results.Reviews[search.Review[A]]
	back    scene.Scene // to go back to; nil is the title
	at      int         // how many moves had been made
	eyes    int         // 0: of whoever moves; a seat's number from 1; then all hands are open
	said    hinting.Hint[A, R]
	judged  bool // what is said has what the review tells
	wanted  int  // the move whose review was asked for last
	playing playing
	buttons *widget.Group
	bar     bar
	telling bool // the story is shown, in the place of what is said of the moment
	changed bool
}

// New looks back at the moment before a move, in the words of a game; back is the scene to go back to, or nil for the title.
func New[A comparable, R hinting.Reason](app *scene.App, game *assets.Strings, t Table[A, R], r *record.Record[A], reviews *results.Reviews[search.Review[A]], move int, back scene.Scene) *Scene[A, R] {
	s := &Scene[A, R]{app: app, game: game, table: t, record: r, reviews: reviews, back: back, wanted: -1}
	s.playing.speed = usualSpeed
	s.buttons = newButtons()
	s.buttons.Unfocus()
	s.goTo(move)
	return s
}

// moves is how many moves the match had.
func (s *Scene[A, R]) moves() int { return len(s.record.Actions) }

// goTo shows the table after so many moves, if the match has them.
func (s *Scene[A, R]) goTo(moves int) {
	moves = min(max(moves, 0), s.moves())
	s.at = moves
	at, game := s.moment(), s.game
	s.said, s.judged = hinting.Hint[A, R]{Open: at.Tells()}, !at.Tells()
	a := &s.said.Advice
	a.Title = s.table.Show(at)
	switch {
	case at.Mover < 0:
		a.Caption = s.app.Strings.Text("lookback.end", s.moves())
	default:
		a.Caption = game.Text("lookback.caption", moves+1, s.moves())
	}
	if at.Tells() {
		made := s.record.Actions[moves].Action
		played := s.table.Row(made, search.Beside[A]{})
		played.Does = game.Text("lookback.played", played.Does)
		a.Rows = append(a.Rows, played)
		s.said.Ready = true
		s.judge()
	}
	if s.telling {
		s.table.Story().See(moves)
	}
	s.label()
	s.changed = true
}

// moment is what is looked at.
func (s *Scene[A, R]) moment() Moment {
	at := Moment{Moves: s.at, Mover: -1}
	if s.at < s.moves() {
		at.Mover = s.record.Actions[s.at].Seat
		at.Seat = at.Mover
	} else if s.moves() > 0 {
		at.Seat = s.record.Actions[s.moves()-1].Seat
	}
	switch seats := len(s.record.Seats); {
	case s.eyes > seats:
		at.Open = true
	case s.eyes > 0:
		at.Seat = s.eyes - 1
	}
	return at
}

// judge puts what is known of the move into words.
func (s *Scene[A, R]) judge() {
	if s.judged {
		return
	}
	a := &s.said.Advice
	review := s.reviews.Of(s.at)
	if review == nil {
		if a.Rows[0].Tag = "…"; s.reviews.Failed() {
			a.Rows[0].Tag = ""
		}
		return
	}
	game := s.game
	loss := review.Loss()
	if !review.Sure { // chance may explain it
		loss = 0
	}
	played := s.table.Row(review.Played.Action, review.Beside.Turned(review.Best.Action))
	played.Does = game.Text(s.table.Played(review.Played.Action), played.Does)
	played.Tag = hinting.Behind(game, int(math.Round(loss)))
	played.Beside = game.Text("hint.beside.best")
	played.Best = played.Tag == game.Text("hint.equal")
	a.Rows = append(a.Rows[:0], played)
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
	s.judged = true
	s.changed = true
}

// Update implements [scene.Scene].
func (s *Scene[A, R]) Update(app *scene.App, intents []input.Intent) error {
	room := app.Room()
	s.bar = layBar(room)
	if s.table.Resize(TableRoom(room)) {
		s.lay()
		if s.telling {
			s.table.Write()
		}
		s.goTo(s.at) // in words that may be others now
	}
	if s.reviews.Step() {
		s.judge()
	}
	for _, in := range intents {
		s.handle(in)
	}
	if s.playing.on {
		s.play(app.Elapsed())
	}
	if s.wanted != s.at && !s.playing.on && !s.playing.dragged && s.at < s.moves() {
		s.wanted = s.at
		s.reviews.Want(s.at)
	}
	if _, changed := s.buttons.Update(nil, app.Elapsed()); changed {
		s.changed = true
	}
	return nil
}

// play lets the match go on by itself.
func (s *Scene[A, R]) play(seconds float64) {
	steps := s.playing.pass(seconds)
	if steps > 0 {
		s.goTo(s.at + steps)
	}
	if s.at == s.moves() {
		s.pause()
	}
}

// pause stands still, or plays on: from the start where there is nothing more.
func (s *Scene[A, R]) pause() {
	s.playing.on, s.playing.left = !s.playing.on, 0
	if s.playing.on && s.at == s.moves() {
		s.goTo(0)
	}
	s.label()
	s.changed = true
}

// step goes to another moment, and stands still there.
func (s *Scene[A, R]) step(to int) {
	s.playing.on = false
	s.goTo(to)
}

// lay puts the buttons where the bar and the table have their places.
func (s *Scene[A, R]) lay() {
	w := s.buttons.Widgets
	for n, place := range s.bar.buttons {
		w[n].Rect = place
	}
	places := s.table.Buttons()
	if s.bar.wide {
		places[1] = around(places[0], places[1])
		places[0] = s.bar.buttons[eyes]
	}
	for n, place := range places {
		w[eyes+n].Rect = place
	}
}

// label says what the buttons do.
func (s *Scene[A, R]) label() {
	words, w := s.app.Strings, s.buttons.Widgets
	for n, key := range [...]string{first: "first", previous: "previous", pause: "play", next: "next", last: "last"} {
		w[n].Tip = words.Text("lookback." + key)
	}
	if s.playing.on {
		w[pause].Tip = words.Text("lookback.pause")
	}
	w[first].Disabled, w[previous].Disabled = s.at == 0, s.at == 0
	w[next].Disabled, w[last].Disabled = s.at == s.moves(), s.at == s.moves()
	w[pause].Disabled = s.moves() == 0
	w[story].Tip = words.Text("lookback.story")
	w[speed].Value, w[speed].Tip = speeds[s.playing.speed].sign, words.Text("lookback.speed")
	w[eyes].Value, w[eyes].Tip = s.seenBy(), words.Text("lookback.eyes")
	w[takeOver].Label, w[takeOver].Tip = words.Text("lookback.takeover"), words.Text("lookback.takeover.line")
	w[takeOver].Disabled = s.at == s.moves()
	w[leave].Label = words.Text(s.leads())
}

// seenBy says with whose eyes the table is seen.
func (s *Scene[A, R]) seenBy() string {
	switch seats := s.record.Seats; {
	case s.eyes == 0:
		return s.app.Strings.Text("lookback.eyes.mover")
	case s.eyes <= len(seats):
		return scene.NameNow(s.app, seats[s.eyes-1].Name)
	}
	return s.app.Strings.Text("lookback.eyes.open")
}

// handle does what a person wants.
func (s *Scene[A, R]) handle(in input.Intent) {
	a := &s.said.Advice
	switch in.Kind {
	case input.Log:
		s.tell(!s.telling)
	case input.Cancel:
		if s.telling {
			s.tell(false)
			return
		}
		s.leave()
	case input.Confirm, input.Next, input.Previous:
		if in.Kind == input.Confirm && s.atStory() {
			s.follow(in)
			return
		}
		if in.Kind == input.Confirm && s.buttons.Focused() < 0 {
			s.pause()
			return
		}
		s.press(in)
	case input.Navigate:
		focus := s.buttons.Focused()
		switch {
		case in.DX != 0 && focus >= 0 && s.buttons.Widgets[focus].Kind == widget.Cycler:
			s.press(in)
		case in.DX != 0:
			s.step(s.at + in.DX)
		case s.telling:
			s.buttons.Unfocus()
			s.follow(in)
		case len(a.Rows) > 1:
			a.Move(0, in.DY)
		}
	case input.Turn:
		if s.telling {
			s.follow(in)
		}
	case input.Choose:
		if in.Number <= len(a.Rows) {
			a.Choose(in.Number - 1)
		}
	case input.Fit:
		s.step(0)
	case input.Ends:
		s.step(s.moves() * max(in.DX, 0))
	case input.Zoom:
		if in.Scale > 1 {
			s.hasten(1)
		} else {
			s.hasten(-1)
		}
	case input.Move, input.Press, input.Release, input.Abandon:
		s.point(in)
		return
	}
	s.changed = true
}

// hasten plays faster, or slower.
func (s *Scene[A, R]) hasten(by int) {
	s.playing.hasten(by)
	s.label()
}

// see looks with the next eyes.
func (s *Scene[A, R]) see(by int) {
	all := len(s.record.Seats) + 2
	s.eyes = (s.eyes + by + all) % all
	s.goTo(s.at)
}

// point follows the pointer over the bar, the buttons and the moves.
func (s *Scene[A, R]) point(in input.Intent) {
	s.table.Point(in.X, in.Y)
	s.changed = true
	if s.drag(in) || s.telling && s.follow(in) {
		return
	}
	s.press(in)
	if s.telling {
		return
	}
	if a := &s.said.Advice; len(a.Rows) > 0 && in.Kind != input.Release {
		a.Point(in.X, in.Y, s.table.AdviceAt)
	}
}

// drag follows a pointer that was put on the bar, and reports whether that is all it does.
func (s *Scene[A, R]) drag(in input.Intent) bool {
	switch {
	case in.Kind == input.Press && s.bar.track.Contains(in.X, in.Y):
		s.playing.dragged = true
	case !s.playing.dragged:
		return false
	case in.Kind == input.Release || in.Kind == input.Abandon || !in.Held && in.Kind == input.Move:
		s.playing.dragged = false
		return in.Kind != input.Move
	}
	s.step(s.bar.momentAt(in.X, s.moves()))
	return true
}

// press does what a button stands for.
func (s *Scene[A, R]) press(in input.Intent) {
	events, _ := s.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
	s.changed = true
	for _, e := range events {
		switch e.Index {
		case first:
			s.step(0)
		case previous:
			s.step(s.at - 1)
		case pause:
			s.pause()
		case next:
			s.step(s.at + 1)
		case last:
			s.step(s.moves())
		case story:
			s.tell(!s.telling)
		case speed:
			s.hasten(e.Step)
		case eyes:
			s.see(e.Step)
		case takeOver:
			s.takeOver()
		case leave:
			s.leave()
		}
	}
}

// takeOver asks as whom the match is played on from here.
func (s *Scene[A, R]) takeOver() {
	s.playing.on = false
	s.label()
	s.app.AskTakeOver(s.record.Seats, func(seats []record.Seat) string {
		s.reviews.Leave()
		r := *s.record
		r.Seats, r.Actions = seats, r.Actions[:s.at:s.at]
		return s.table.Text(&r)
	})
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

// MenuWay says where the button lies that opens the menu: where it lies in a match.
func (s *Scene[A, R]) MenuWay() (scene.Way, widget.Rect) {
	return scene.WayCorner, s.table.Menu()
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
func (s *Scene[A, R]) Draw(app *scene.App, dst *ebiten.Image) {
	s.table.Draw(dst, &s.said, s.telling, func(p widget.Painter) {
		s.bar.draw(p, dst, s.at, s.moves())
		p.Draw(dst, s.buttons, app.Screen())
		s.bar.drawSigns(p, dst, s.buttons, s.playing.on)
	})
}
