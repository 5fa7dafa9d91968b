//go:build !js

package counting

import (
	"fmt"
	"slices"
	"testing"

	"capital/audio"
	"capital/game/scene"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
)

// sums is the smallest counting: three beats, and a button of its own.
type sums struct {
	Course
	app  *scene.App
	more float64  // what is counted after three beats in the next room it is laid out for, in seconds, if anything
	told []string // what the course told it
}

func (s *sums) Lay(room scene.Room) {
	s.Buttons.Widgets[ButtonOn].Rect = widget.Rect{X: 100, W: 100, H: 50}
	s.Buttons.Widgets[ButtonOn+1].Rect = widget.Rect{X: 300, W: 100, H: 50}
	s.Seconds = []float64{1, 0.5, 2}
	if s.more > 0 {
		s.Seconds = append(s.Seconds, s.more)
	}
	s.told = append(s.told, fmt.Sprintf("lay %g", room.Width))
}

func (s *sums) Counted(atOnce bool) { s.told = append(s.told, fmt.Sprintf("counted %v", atOnce)) }

func (s *sums) Look(in input.Intent) bool {
	s.told = append(s.told, fmt.Sprintf("look %g", in.X+float64(in.DX)))
	return true
}

func (s *sums) Push(button int) { s.told = append(s.told, fmt.Sprintf("push %d", button)) }

func newSums(t *testing.T, settings scene.Settings) *sums {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	s := &sums{app: app}
	s.Course = New(app.Display, s, widget.Widget{})
	return s
}

var usual = scene.Settings{Speed: 1, TextSize: 100}

// expect compares what the course has told since it was last asked.
func (s *sums) expect(t *testing.T, when string, want ...string) {
	t.Helper()
	if !slices.Equal(s.told, want) {
		t.Errorf("%s it tells %q, not %q", when, s.told, want)
	}
	s.told = nil
}

// TestBeatsTakeTheirTime in long ticks and in short ones, and the end is told once.
func TestBeatsTakeTheirTime(t *testing.T) {
	for _, tick := range []float64{1.0 / 60, 0.2, 0.75} {
		s := newSums(t, usual)
		s.Update(nil, 0)
		s.expect(t, "at first", "lay 1280")
		passed, begun := 0.0, []float64{0}
		for !s.Settled() && passed < 60 {
			before := s.Beat
			changed, done := s.Update(nil, tick)
			if passed += tick; s.Beat != before {
				begun = append(begun, passed)
			}
			if !changed || done {
				t.Fatalf("after %g s it looks different: %v, and is over: %v", passed, changed, done)
			}
		}
		s.expect(t, "in the end", "counted false")
		if last := begun[len(begun)-1]; last < 3.5-1e-6 || last > 3.5+tick {
			t.Errorf("with ticks of %g s all is counted after %g", tick, last)
		}
		if changed, done := s.Update(nil, 100); changed || done || !s.Settled() {
			t.Error("it goes on by itself")
		}
	}
}

// TestShareOfABeat is told between its bounds.
func TestShareOfABeat(t *testing.T) {
	s := newSums(t, usual)
	for _, c := range []struct{ time, want float64 }{{0, 0}, {0.4, 0}, {0.5, 0.5}, {0.6, 1}, {0.9, 1}} {
		if s.Time = c.time; s.Share(0.4, 0.2) < c.want-1e-9 || s.Share(0.4, 0.2) > c.want+1e-9 {
			t.Errorf("after %g s it is %g", c.time, s.Share(0.4, 0.2))
		}
	}
}

// TestItIsSkippedThenLeft by each of the ways there are, and its button and its words for Enter say what comes next.
func TestItIsSkippedThenLeft(t *testing.T) {
	for _, in := range []input.Intent{{Kind: input.Confirm}, {Kind: input.Cancel}, {Kind: input.Press, X: 150, Y: 10}} {
		s := newSums(t, usual)
		s.Update(nil, 0.1)
		if s.Buttons.Widgets[ButtonOn].Label != "Skip" || s.Speech("here").Enter != "Enter: Skip." {
			t.Errorf("the button says %q, Enter %q", s.Buttons.Widgets[ButtonOn].Label, s.Speech("here").Enter)
		}
		if _, done := s.Update([]input.Intent{in}, 0); done || !s.Settled() || s.Buttons.Widgets[ButtonOn].Label != "Go on" {
			t.Fatalf("%v: over %v, counted %v", in, done, s.Settled())
		}
		s.expect(t, "skipped", "lay 1280", "counted true")
		if _, done := s.Update([]input.Intent{in, {Kind: input.Release, X: 150, Y: 10}}, 0); !done {
			t.Errorf("%v: it stays", in)
		}
	}
}

// TestWithoutMotionAllIsCounted before it is drawn for the first time, and when motion is switched off meanwhile.
func TestWithoutMotionAllIsCounted(t *testing.T) {
	for _, settings := range []scene.Settings{{TextSize: 100}, {Speed: 1, ReducedMotion: true, TextSize: 100}} {
		s := newSums(t, settings)
		if s.Arrange(); !s.Settled() {
			t.Errorf("%+v: it is still counted", settings)
		}
		s = newSums(t, usual)
		s.Update(nil, 0.1)
		s.app.SetSettings(settings)
		if s.Update(nil, 0.1); !s.Settled() {
			t.Errorf("%+v, switched on: it is still counted", settings)
		}
	}
}

// TestAnotherRoomKeepsTheBeat while it is counted; what is settled stays so, whatever the room.
func TestAnotherRoomKeepsTheBeat(t *testing.T) {
	s := newSums(t, usual)
	s.Update(nil, 1.2)
	s.app.Resize(640, 400)
	if s.Arrange(); s.Beat != 1 || s.Time == 0 {
		t.Errorf("it goes on with beat %d at %g s", s.Beat, s.Time)
	}
	s.Rest()
	s.expect(t, "before", "lay 1280", "lay 640", "counted true")
	s.app.Resize(1280, 720)
	s.more = 1
	if changed, done := s.Update(nil, 0); !changed || done || !s.Settled() {
		t.Errorf("it looks different: %v, is over: %v, is counted: %v", changed, done, s.Settled())
	}
	s.expect(t, "in another room", "lay 1280", "counted true")
	if s.Arrange() {
		t.Error("it is laid out twice for one room")
	}
}

// TestWhatWasCountedIsLookedAt by a pointer and by arrows, which do not lead among the buttons.
func TestWhatWasCountedIsLookedAt(t *testing.T) {
	s := newSums(t, usual)
	s.Arrange()
	s.Update([]input.Intent{{Kind: input.Move, X: 3}, {Kind: input.Navigate, DX: 1}}, 0)
	s.expect(t, "before all is counted", "lay 1280")
	s.Rest()
	s.told = nil
	do := func(intents ...input.Intent) bool {
		_, done := s.Update(intents, 0)
		return done
	}
	do(input.Intent{Kind: input.Move, X: 3}, input.Intent{Kind: input.Navigate, DX: 1}, input.Intent{Kind: input.Navigate, DX: 1})
	s.expect(t, "looked at", "look 3", "look 1", "look 1")
	if done := do(input.Intent{Kind: input.Press, X: 350, Y: 10}, input.Intent{Kind: input.Release, X: 350, Y: 10}); done {
		t.Error("the game's button leads on")
	}
	s.expect(t, "pushed", "look 350", "push 1")
	if done := do(input.Intent{Kind: input.Confirm}); done {
		t.Error("Enter leads on while the game's button has the focus")
	}
	s.expect(t, "confirmed", "push 1")
	s.Buttons.Unfocus()
	do(input.Intent{Kind: input.Navigate, DX: 1}, input.Intent{Kind: input.Navigate, DX: 1})
	if done := do(input.Intent{Kind: input.Confirm}); !done {
		t.Error("after arrows Enter does not lead on")
	}
}

// TestAMatchToWatchGoesOn by itself once all has been counted and seen for a while; what somebody does begins that anew.
func TestAMatchToWatchGoesOn(t *testing.T) {
	s := newSums(t, usual)
	s.Watched = true
	s.Update(nil, 3)
	if _, done := s.Update(nil, 0.5); done || !s.Settled() {
		t.Fatalf("over: %v, counted: %v", done, s.Settled())
	}
	for range 3 {
		if _, done := s.Update([]input.Intent{{Kind: input.Move, X: 5}}, 3); done {
			t.Fatal("it goes on while it is looked at")
		}
	}
	if _, done := s.Update(nil, watchTime-3); !done {
		t.Error("it does not go on")
	}
}
