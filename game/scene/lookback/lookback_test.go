//go:build !js

package lookback

import (
	"context"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/results"
	"capital/game/search"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
)

// why speaks for a move.
type why string

func (why) Lights() bool { return false }

// looked is a table of three moves that shows nothing, and remembers at which move it is and what is said of that.
type looked struct {
	move int
	said *hinting.Hint[string, why]
}

func (l *looked) Show(move int) string { l.move = move; return "" }
func (l *looked) Row(a string, _ search.Beside[string]) hinting.Row[string, why] {
	return hinting.Row[string, why]{Action: a, Does: a, Reasons: []why{why("I " + a)}}
}
func (l *looked) Played(string) string   { return "lookback.played" }
func (l *looked) Say(r why) string       { return "because " + string(r) }
func (l *looked) Point(x, y float64)     {}
func (l *looked) Resize(scene.Room) bool { return true }
func (l *looked) Buttons() [3]widget.Rect {
	return [3]widget.Rect{{W: 10, H: 10}, {X: 20, W: 10, H: 10}, {X: 40, W: 10, H: 10}}
}
func (l *looked) AdviceAt(*hinting.Advice[string, why], float64, float64) (row, reason int, ok bool) {
	return -1, -1, false
}
func (l *looked) Draw(_ *ebiten.Image, said *hinting.Hint[string, why], _ *widget.Group) {
	l.said = said
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
		}
		return r, nil
	})
	at := &looked{}
	return app, New(app, words, at, reviews, 1, nil), at
}

// TestALookBackGoesFromMoveToMove by its buttons and the arrows, never beyond the first or the last, and leads back.
func TestALookBackGoesFromMoveToMove(t *testing.T) {
	app, s, at := opened(t)
	from := New(app, s.game, at, s.reviews, 1, nil)
	s.back = from
	app.ShowAtOnce(s)
	do := func(intents ...input.Intent) {
		if err := s.Update(app, intents); err != nil {
			t.Fatal(err)
		}
	}
	click := func(x float64) {
		do(input.Intent{Kind: input.Press, X: x, Y: 5}, input.Intent{Kind: input.Release, X: x, Y: 5})
	}
	do()
	for _, step := range []struct {
		way  string
		do   func()
		move int
	}{
		{"the next button", func() { click(25) }, 2},
		{"the next button at the last move", func() { click(25) }, 2},
		{"the previous button", func() { click(5) }, 1},
		{"the arrow left", func() { do(input.Intent{Kind: input.Navigate, DX: -1}) }, 0},
		{"the arrow left at the first move", func() { do(input.Intent{Kind: input.Navigate, DX: -1}) }, 0},
		{"the arrow down", func() { do(input.Intent{Kind: input.Navigate, DY: 1}) }, 0},
	} {
		if step.do(); at.move != step.move {
			t.Fatalf("%s leads to move %d, not %d", step.way, at.move, step.move)
		}
	}
	click(45)
	drive.Until(t, "the last button leads back", func() bool { return app.Update() == nil && app.Shown() == scene.Scene(from) })
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
			return s.Update(app, nil) == nil && at.said.Ready
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
	app, s, at := opened(t)
	drive.Until(t, "the move is reviewed", func() bool {
		s.Draw(app, nil)
		return s.Update(app, nil) == nil && at.said.Ready
	})
	if said := s.Spoken(app); said.Focus != "2: Better: build. Best. Because I build." || len(said.Hand) != 2 {
		t.Errorf("it says %q of %q", said.Focus, said.Hand)
	}
	s.Update(app, []input.Intent{{Kind: input.Navigate, DY: 1}})
	if said := s.Spoken(app); said.Focus != "1: Played: wait. −1. Because I wait." {
		t.Errorf("of what was played it says %q", said.Focus)
	}
}
