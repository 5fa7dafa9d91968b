//go:build !js

package lookback

import (
	"context"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/narration"
	"capital/game/scene/results"
	"capital/game/search"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

// why speaks for a move.
type why string

func (why) Lights() bool { return false }

// looked is a table that shows nothing, and remembers what it is to show.
type looked struct {
	at    Moment
	said  *hinting.Hint[string, why]
	told  bool // the story is drawn
	story toldStory
}

func (l *looked) Show(at Moment) string { l.at = at; return "" }
func (l *looked) Row(a string, beside search.Beside[string]) hinting.Row[string, why] {
	row := hinting.Row[string, why]{Action: a, Does: a}
	if beside.Action != "" {
		row.Reasons = []why{why("I " + a)}
	}
	return row
}
func (l *looked) Played(string) string               { return "lookback.played" }
func (l *looked) Say(r why) string                   { return "because " + string(r) }
func (l *looked) Narrate() narration.Speech          { return narration.Speech{} }
func (l *looked) Text(*record.Record[string]) string { return "" }
func (l *looked) Point(x, y float64)                 {}
func (l *looked) Resize(scene.Room) bool             { return true }
func (l *looked) Buttons() [3]widget.Rect {
	return [3]widget.Rect{{W: 10, H: 10}, {X: 20, W: 10, H: 10}, {X: 40, W: 10, H: 10}}
}
func (l *looked) Menu() widget.Rect { return widget.Rect{} }
func (l *looked) AdviceAt(*hinting.Advice[string, why], float64, float64) (row, reason int, ok bool) {
	return -1, -1, false
}
func (l *looked) Story() Story { return &l.story }
func (l *looked) Write()       { l.story.written++ }
func (l *looked) Draw(_ *ebiten.Image, said *hinting.Hint[string, why], story bool, _ func(widget.Painter)) {
	l.said, l.told = said, story
}

// played is a match of two seats that make three moves.
func played() *record.Record[string] {
	return &record.Record[string]{
		Seats:   []record.Seat{{Player: session.Person, Name: "Anna"}, {Player: "builder", Name: "Bo"}},
		Actions: []record.Move[string]{{Seat: 0, Action: "wait"}, {Seat: 1, Action: "wait"}, {Seat: 0, Action: "wait"}},
	}
}

// opened looks back at the second of three moves. The first was the best; the second was worse by a point for certain, and
// the third perhaps.
func opened(t *testing.T) (*scene.App, *Scene[string, why], *looked) {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	words, err := assets.ParseStrings("towers", "hint.best = best\nhint.equal = as good\nlookback.caption = {0}/{1}\nlookback.played = Played: {0}\nlookback.better = Better: {0}\n")
	if err != nil {
		t.Fatal(err)
	}
	reviews := results.NewReviews(3, func(_ context.Context, move int) (search.Review[string], error) {
		r := search.Review[string]{Sure: move < 2}
		r.Played = search.Judgement[string]{Action: "wait", Margin: 1}
		r.Best = r.Played
		if move > 0 {
			r.Best = search.Judgement[string]{Action: "build", Margin: 2}
			r.Beside.Action = "wait"
		}
		return r, nil
	})
	at := &looked{}
	s := New(app, words, at, played(), reviews, 1, nil)
	if err := s.Update(app, nil); err != nil {
		t.Fatal(err)
	}
	return app, s, at
}

// do does what a person does.
func do(t *testing.T, app *scene.App, s *Scene[string, why], intents ...input.Intent) {
	t.Helper()
	if err := s.Update(app, intents); err != nil {
		t.Fatal(err)
	}
}

// click clicks in the middle of a place.
func click(t *testing.T, app *scene.App, s *Scene[string, why], place widget.Rect) {
	t.Helper()
	x, y := place.Centre()
	do(t, app, s, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
}

// TestALookBackGoesFromMomentToMoment by its buttons and by keys, never beyond the start or the end, and leads back.
func TestALookBackGoesFromMomentToMoment(t *testing.T) {
	app, s, at := opened(t)
	from := New(app, s.game, at, s.record, s.reviews, 1, nil)
	s.back = from
	app.ShowAtOnce(s)
	at.at.Moves = 1
	button := func(n int) func() { return func() { click(t, app, s, s.buttons.Widgets[n].Rect) } }
	key := func(in input.Intent) func() { return func() { do(t, app, s, in) } }
	for _, step := range []struct {
		way   string
		do    func()
		moves int
	}{
		{"the next button", button(next), 2},
		{"the next button before the last move", button(next), 3},
		{"the next button at the end", button(next), 3},
		{"the previous button", button(previous), 2},
		{"the first button", button(first), 0},
		{"the last button", button(last), 3},
		{"the arrow left", key(input.Intent{Kind: input.Navigate, DX: -1}), 2},
		{"the key for the start", key(input.Intent{Kind: input.Fit}), 0},
		{"the arrow left at the start", key(input.Intent{Kind: input.Navigate, DX: -1}), 0},
		{"the arrow down", key(input.Intent{Kind: input.Navigate, DY: 1}), 0},
		{"the key for the end", key(input.Intent{Kind: input.Ends, DX: 1}), 3},
	} {
		if step.do(); at.at.Moves != step.moves {
			t.Fatalf("%s leads to after %d moves, not %d", step.way, at.at.Moves, step.moves)
		}
	}
	button(leave)()
	drive.Until(t, "the last button leads back", func() bool { return app.Update() == nil && app.Shown() == scene.Scene(from) })
}

// TestTheBarDragsTheMatchAlong as long as the pointer is down that was put on it, wherever that goes.
func TestTheBarDragsTheMatchAlong(t *testing.T) {
	app, s, at := opened(t)
	from, to := s.bar.ends()
	y := s.bar.track.Y + s.bar.track.H/2
	for _, step := range []struct {
		in    input.Intent
		moves int
	}{
		{input.Intent{Kind: input.Press, X: from, Y: y}, 0},
		{input.Intent{Kind: input.Move, Held: true, X: from + (to-from)*0.7, Y: y}, 2},
		{input.Intent{Kind: input.Move, Held: true, X: to + 50, Y: 0}, 3},
		{input.Intent{Kind: input.Move, Held: true, X: from + (to-from)*0.3, Y: 0}, 1},
		{input.Intent{Kind: input.Release, X: from + (to-from)*0.3, Y: 0}, 1},
		{input.Intent{Kind: input.Move, X: to, Y: y}, 1},
	} {
		if do(t, app, s, step.in); at.at.Moves != step.moves {
			t.Fatalf("%+v leads to after %d moves", step.in, at.at.Moves)
		}
	}
}

// TestAMatchPlaysByItself to its end, faster where that is wanted, and from its start again after that.
func TestAMatchPlaysByItself(t *testing.T) {
	app, s, at := opened(t)
	seconds := func(n float64) {
		app.Pass(n)
		do(t, app, s)
		app.Pass(0)
	}
	do(t, app, s, input.Intent{Kind: input.Confirm})
	if seconds(moveTime * 1.1); at.at.Moves != 2 || !s.playing.on {
		t.Fatalf("after one move's time %d moves are made", at.at.Moves)
	}
	do(t, app, s, input.Intent{Kind: input.Confirm})
	if seconds(moveTime * 5); at.at.Moves != 2 {
		t.Fatal("it does not stand still")
	}
	do(t, app, s, input.Intent{Kind: input.Fit}, input.Intent{Kind: input.Zoom, Scale: 2}, input.Intent{Kind: input.Confirm})
	if seconds(moveTime * 1.1); at.at.Moves != 2 {
		t.Fatalf("at twice the speed %d moves are made in the time of one", at.at.Moves)
	}
	if seconds(moveTime * 9); at.at.Moves != 3 || s.playing.on {
		t.Fatal("it does not stand still at the end")
	}
	if do(t, app, s, input.Intent{Kind: input.Confirm}); at.at.Moves != 0 || !s.playing.on {
		t.Fatal("it does not play from its start")
	}
	if do(t, app, s, input.Intent{Kind: input.Navigate, DX: 1}); at.at.Moves != 1 || s.playing.on {
		t.Fatal("a step does not make it stand still")
	}
}

// TestEyes see with those of whoever moves, of a seat, which is not told what others do, and with all hands open.
func TestEyes(t *testing.T) {
	app, s, at := opened(t)
	for _, want := range []struct {
		at    Moment
		tells bool
	}{
		{Moment{Moves: 1, Mover: 1, Seat: 0}, false},
		{Moment{Moves: 1, Mover: 1, Seat: 1}, true},
		{Moment{Moves: 1, Mover: 1, Seat: 1, Open: true}, true},
		{Moment{Moves: 1, Mover: 1, Seat: 1}, true},
	} {
		s.see(1)
		s.Draw(app, nil)
		if at.at != want.at || (len(at.said.Advice.Rows) > 0) != want.tells {
			t.Errorf("%+v is seen, not %+v, and %d moves are told", at.at, want.at, len(at.said.Advice.Rows))
		}
	}
	s.see(-1)
	if s.goTo(3); at.at != (Moment{Moves: 3, Mover: -1, Seat: 0, Open: true}) {
		t.Errorf("at the end %+v is seen", at.at)
	}
}

// TestEveryMoveIsJudged looks at moves that were the best, surely worse and perhaps worse.
func TestEveryMoveIsJudged(t *testing.T) {
	app, s, at := opened(t)
	for move, want := range [][]hinting.Row[string, why]{
		{{Action: "wait", Does: "Played: wait", Tag: "best", Best: true}},
		{{Action: "wait", Does: "Played: wait", Tag: "−1"}, {Action: "build", Does: "Better: build", Tag: "best", Best: true}},
		{{Action: "wait", Does: "Played: wait", Tag: "as good", Best: true}, {Action: "build", Does: "Better: build", Tag: "best", Best: true}},
	} {
		s.goTo(move)
		drive.Until(t, "the move is reviewed", func() bool {
			s.Draw(app, nil)
			return s.Update(app, nil) == nil && s.judged
		})
		a := at.said.Advice
		if len(a.Rows) != len(want) {
			t.Fatalf("move %d: %+v", move+1, a.Rows)
		}
		for n, row := range a.Rows {
			if row.Action != want[n].Action || row.Does != want[n].Does || row.Tag != want[n].Tag || row.Best != want[n].Best {
				t.Errorf("move %d: %+v, not %+v", move+1, row, want[n])
			}
		}
		if slip := move == 1; (a.Row == 1) != slip {
			t.Errorf("move %d: row %d is shown", move+1, a.Row)
		}
	}
}

// TestReasonsAreSaid of the move that is shown, and those of the other when keys go there.
func TestReasonsAreSaid(t *testing.T) {
	app, s, _ := opened(t)
	drive.Until(t, "the move is reviewed", func() bool {
		s.Draw(app, nil)
		return s.Update(app, nil) == nil && s.judged
	})
	if said := s.Spoken(app); said.Focus != "2: Better: build. Best. Because I build." || len(said.Hand) != 2 {
		t.Errorf("it says %q of %q", said.Focus, said.Hand)
	}
	s.Update(app, []input.Intent{{Kind: input.Navigate, DY: 1}})
	if said := s.Spoken(app); said.Focus != "1: Played: wait. −1. Because I wait." {
		t.Errorf("of what was played it says %q", said.Focus)
	}
}

// TestButtonsAreSaid when keys are at them: what they are, and how they stand.
func TestButtonsAreSaid(t *testing.T) {
	app, s, _ := opened(t)
	words := app.Strings.Text
	for n, want := range []string{
		first: words("lookback.first"), pause: words("lookback.play"), speed: words("lookback.speed") + ". ×1",
		eyes: words("lookback.eyes") + ". " + words("lookback.eyes.mover"), takeOver: words("lookback.takeover"), leave: words("results.title"),
	} {
		if s.buttons.Focus(n); want != "" && s.Spoken(app).Focus != want+"." {
			t.Errorf("button %d is called %q, not %q", n, s.Spoken(app).Focus, want)
		}
	}
	s.see(1)
	if said := s.Spoken(app).Prompt; !strings.HasSuffix(said, words("lookback.seen", "Anna")+".") {
		t.Errorf("seen by a seat, it says %q", said)
	}
}
