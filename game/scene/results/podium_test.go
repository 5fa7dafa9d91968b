//go:build !js

package results

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/testscope"
	"capital/input"
)

// celebrated is the screen of a match of so many seats that has just ended.
func celebrated(t *testing.T, seats int) *Screen {
	t.Helper()
	s := New(quickApp(t), towers(seats))
	s.Celebrate()
	return s
}

// filmOf keeps a contact sheet of what a podium looks like as time passes.
func filmOf(t *testing.T, s *Screen, name string, frames int) *image.RGBA {
	t.Helper()
	w, h := s.app.Size()
	columns := 3
	rows := (frames + columns - 1) / columns
	film := ebiten.NewImage(int(w)/2*columns, int(h)/2*rows)
	defer film.Deallocate()
	picture := drive.Drawn(w/2*float64(columns), h/2*float64(rows), func(dst *ebiten.Image) {
		for n := range frames {
			one := ebiten.NewImage(int(w), int(h))
			s.app.Pass(podiumTime / float64(frames-1))
			if n == 0 {
				s.app.Pass(0)
			}
			do(t, s)
			s.Draw(s.app, one)
			var options ebiten.DrawImageOptions
			options.GeoM.Scale(0.5, 0.5)
			options.GeoM.Translate(float64(n%columns)*w/2, float64(n/columns)*h/2)
			options.Filter = ebiten.FilterLinear
			dst.DrawImage(one, &options)
		}
	})
	drive.Keep(t, name, picture)
	return picture
}

// TestPodiumsAreDrawn draws podiums at sizes of screen, of five seats and of one.
func TestPodiumsAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, of := range []struct {
		w, h  float64
		text  int
		seats int
	}{{1280, 720, 100, 5}, {1280, 720, 100, 2}, {640, 400, 200, 5}, {360, 640, 200, 4}, {810, 1080, 100, 3}, {960, 600, 100, 1}} {
		s := celebrated(t, of.seats)
		seatPersons(s)
		settings := s.app.Settings()
		settings.TextSize = of.text
		s.app.SetSettings(settings)
		s.app.Resize(of.w, of.h)
		filmOf(t, s, fmt.Sprintf("podium-%d-%vx%v", of.seats, of.w, of.h), 9)
	}
}

// seatPersons makes the computer players of a match somebody.
func seatPersons(s *Screen) {
	for seat := range s.outcome.Seats {
		if who := &s.outcome.Seats[seat]; !who.person() {
			who.Persona = fmt.Sprint("somebody", seat)
		}
	}
}

// TestAWordAtTheEnd is said by the best computer player who is somebody, of having won or of having lost to a person, for the ear
// too; not where opponents are to be silent.
func TestAWordAtTheEnd(t *testing.T) {
	for _, of := range []struct {
		players []string // in the order of their places
		persons bool
		silent  bool
		says    string // the key of the words, or nothing
		by      int    // which rank
	}{
		{players: []string{"mason", session.Person, "mason"}, persons: true, says: "results.says.won.1"},
		{players: []string{session.Person, session.Person, "mason"}, persons: true, says: "results.says.lost.1", by: 2},
		{players: []string{session.Person, "mason", "mason"}, persons: true, says: "results.says.lost.1", by: 1},
		{players: []string{"mason", session.Person, "mason"}},
		{players: []string{"mason", session.Person, "mason"}, persons: true, silent: true},
		{players: []string{session.Person, session.Person, session.Person}, persons: true},
	} {
		s := celebrated(t, 3)
		for rank, player := range of.players {
			s.outcome.Seats[s.order[rank]].Player = player
		}
		if of.persons {
			seatPersons(s)
		}
		settings := s.app.Settings()
		settings.Silent = of.silent
		s.app.SetSettings(settings)
		do(t, s)
		want := ""
		if of.says != "" {
			want = s.app.Strings.Text("narration.says", s.outcome.Seats[s.order[of.by]].Name, s.app.Strings.Text(of.says))
		}
		if said := s.Spoken(s.app).Aside; said != want {
			t.Errorf("of %v %q is said, not %q", of.players, said, want)
		}
	}
}

// TestThePodiumIsGoneOnFrom by a click, a key or a button of a gamepad; what follows is the sheet, once.
func TestThePodiumIsGoneOnFrom(t *testing.T) {
	for _, kind := range []input.Kind{input.Press, input.Confirm, input.Cancel} {
		s := celebrated(t, 3)
		if do(t, s); !s.Celebrates() {
			t.Fatal("there is no podium")
		}
		if said := s.Spoken(s.app); said.Enter != "Go on" || said.Prompt == "" || said.State != nil {
			t.Errorf("it says %+v", said)
		}
		if do(t, s, input.Intent{Kind: kind}); s.Celebrates() {
			t.Errorf("the podium stays after %v", kind)
		}
		if _, left := s.app.Shown().(*Screen); left || s.Spoken(s.app).State == nil {
			t.Errorf("after %v there is no sheet", kind)
		}
	}
}

// TestThePodiumComesToRest in its time, however fast things move; where nothing travels it stands from the first tick on.
func TestThePodiumComesToRest(t *testing.T) {
	for _, of := range []struct {
		settings func(*scene.Settings)
		ticks    int // of a tenth of a second, at most
	}{
		{func(*scene.Settings) {}, 29}, {func(s *scene.Settings) { s.Speed = 4 }, 8},
		{func(s *scene.Settings) { s.Speed = 0 }, 1}, {func(s *scene.Settings) { s.ReducedMotion = true }, 1},
	} {
		s := celebrated(t, 5)
		settings := s.app.Settings()
		of.settings(&settings)
		s.app.SetSettings(settings)
		ticks := 0
		for s.podium.passed < podiumTime && ticks <= 100 {
			s.app.Pass(0.1)
			do(t, s)
			ticks++
		}
		if ticks > of.ticks {
			t.Errorf("it takes %d ticks, not %d", ticks, of.ticks)
		}
		if s.Changed(); !s.Celebrates() {
			t.Error("it does not stay")
		}
		if do(t, s); s.Changed() {
			t.Error("it does not rest")
		}
	}
}

// TestTheLastStepsRiseFirst asks where the steps are as time passes, and who is celebrated.
func TestTheLastStepsRiseFirst(t *testing.T) {
	s := celebrated(t, 5)
	do(t, s)
	for s.podium.passed < s.podium.crowned() {
		s.app.Pass(0.05)
		do(t, s)
		for rank := range 4 {
			if s.podium.risen(rank) > s.podium.risen(rank+1) {
				t.Fatalf("after %v the step of rank %d is higher than the next one", s.podium.passed, rank)
			}
		}
	}
	first := s.podium.lies.steps[0]
	for rank, step := range s.podium.lies.steps[1:] {
		if step.H >= first.H || step.Y+step.H != first.Y+first.H {
			t.Errorf("the step of rank %d lies at %v, the first at %v", rank+1, step, first)
		}
	}
	if s.podium.quiet() {
		t.Error("a person's victory is quiet")
	}
	s.outcome.Seats[0].Place, s.outcome.Seats[1].Place = 2, 1
	s.order = inOrder(s.outcome.Seats)
	if !s.podium.quiet() {
		t.Error("the computer's victory is celebrated")
	}
	s.outcome.Seats[1].Player = session.Person
	if s.podium.quiet() {
		t.Error("the victory of one of two people is quiet")
	}
}

// TestTheCelebrationIsSeen compares a podium with fireworks and one without.
func TestTheCelebrationIsSeen(t *testing.T) {
	drive.Window(t)
	s := celebrated(t, 2)
	s.app.Resize(640, 400)
	s.app.Pass(podiumTime)
	loud := pictureOf(t, s)
	s.podium.of.Quiet = true
	if quiet := pictureOf(t, s); drive.Differing(loud, quiet) < 640*400/200 {
		t.Error("nothing flies in honour of the winner")
	}
}
