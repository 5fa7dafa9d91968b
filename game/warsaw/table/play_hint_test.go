//go:build !js

package table

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene/hinting"
	"capital/game/testscope"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// hinted waits until a hint is seen: the moves in the place where the board's sum
// was, and the large button, dark, to take one.
func (r *robot) hinted(before *image.RGBA) {
	r.t.Helper()
	l := r.layout()
	row, button := l.Advice(hinting.MostMoves).Rows[0], l.Confirm
	drive.Until(r.t, "a hint is seen", func() bool {
		time.Sleep(20 * time.Millisecond) // looking takes the time that thinking needs
		r.g.Tick(2)
		now := r.g.Look()
		dark := now.RGBAAt(int(button.X+button.W*0.05), int(button.Y+button.H/2)) == color.RGBAModel.Convert(theme.Ink)
		return dark && share(before, now, row) > 0.1
	})
	r.g.Tick(20)
}

// advice is where a move of a hint lies.
func (r *robot) advice(n int) (x, y float64) {
	l := r.layout()
	return l.Advice(hinting.MostMoves).Rows[n].Centre()
}

// played checks that the seat has picked a tile since, and used it as it may.
func (r *robot) played(m *warsaw.Match, moves int) {
	r.t.Helper()
	r.until("the hint is played", func(*warsaw.Match, []warsaw.Event, int) bool { return len(r.movesOf(0, moves)) >= 2 })
	done := r.movesOf(0, moves)
	known := m.View(0)
	if uses := known.Uses(done[0].Tile, nil); done[0].Kind != warsaw.Pick || !slices.Contains(uses, done[1]) {
		r.t.Errorf("played %v, which was not to be had", done)
	}
}

// TestHintsArePlayed asks for a hint by key, mouse and finger, and plays one of its moves.
func TestHintsArePlayed(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	l := r.layout()
	for _, way := range []struct {
		name      string
		ask, take func()
	}{
		{"key", func() { r.g.Key(ebiten.KeyH) }, func() { r.g.Key(ebiten.KeyEnter) }},
		{"mouse", func() { r.g.Click(centre(l.Hint)) }, func() { r.g.Click(r.advice(1)) }},
		{"touch", func() { r.g.Tap(centre(l.Hint)) }, func() {
			r.g.Tap(r.advice(1))
			r.g.Tick(5)
			r.g.Tap(centre(l.Confirm))
		}},
	} {
		m := r.await(0)
		for m.Owes(0) != warsaw.DecidePick {
			r.playByMouse(&m, 0)
			m = r.await(0)
		}
		_, _, moves := r.state()
		before := r.g.Look()
		way.ask()
		r.g.Tick(10)
		r.picture("hint-thinking-by-%s", way.name)
		r.hinted(before)
		r.picture("hint-by-%s", way.name)
		r.unchanged(moves)
		way.take()
		r.played(&m, moves)
	}
}

// TestHintIsTakenAway closes a hint: nothing of it stays.
func TestHintIsTakenAway(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	r.await(0)
	r.g.Move(2, 2)
	r.g.Tick(60)
	before := r.g.Look()
	for _, away := range []func(){
		func() { r.g.Key(ebiten.KeyH) },
		func() { r.g.Key(ebiten.KeyEscape) },
		func() { r.g.Click(centre(r.layout().Hint)); r.g.Move(2, 2) },
	} {
		r.g.Key(ebiten.KeyH)
		r.hinted(before)
		away()
		r.g.Tick(60)
		if n := drive.Differing(before, r.g.Look()); n != 0 {
			r.keep("hint-left")
			t.Errorf("a hint leaves a trace of %d pixels", n)
		}
	}
}

// TestHintIsForOneOfTwoPeople asks for hints at one screen: the next person sees
// nothing of them, in no frame.
func TestHintIsForOneOfTwoPeople(t *testing.T) {
	drive.Beside(t)
	r := begin(t, game{speed: 1, record: warsaw.Record{Seed: 5, Seats: twoPeople()}})
	l := r.layout()
	place := l.Advice(hinting.MostMoves).Rows[1]
	r.g.Click(r.curtainButton("Zofia"))
	r.rest()
	before := r.g.Look()
	r.g.Key(ebiten.KeyH)
	r.hinted(before)
	hint := r.keep("hint-of-two")
	unseen := func(ticks int) {
		t.Helper()
		stride := testscope.Count(4, 2)
		for tick := 0; tick < ticks; tick += stride {
			r.g.Tick(stride)
			if share(hint, r.g.Look(), place) < 0.5 {
				r.keep("hint-seen")
				t.Fatal("the hint is seen by the next person")
			}
		}
	}
	r.g.Key(ebiten.KeyEnter)
	unseen(30)
	r.g.Key(ebiten.KeyH)
	unseen(10)
	r.g.Click(r.curtainButton("Jan"))
	unseen(60)
	// A hint that is still being thought about when the screen is handed on never comes.
	r.g.Key(ebiten.KeyH)
	r.g.Tick(3)
	r.g.Key(ebiten.KeyDigit1)
	r.g.Key(ebiten.KeyEnter)
	for range testscope.Count(10, 20) { // somewhat longer than a hint takes
		unseen(2)
		time.Sleep(150 * time.Millisecond)
	}
}

// TestHintAtEverySize looks at hints on every size of screen.
func TestHintAtEverySize(t *testing.T) {
	drive.Beside(t)
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 3 && m.Round() == 0 && m.Owes(0) == warsaw.DecidePick })
	sizes := [][2]int{{810, 1080}, {960, 600}, {1280, 720}, {2560, 1440}}
	for _, size := range testscope.First(testscope.Count(1, 2), sizes) {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			r := begin(t, game{w: size[0], h: size[1], record: record})
			m := r.await(0)
			before := r.g.Look()
			r.g.Key(ebiten.KeyH)
			r.hinted(before)
			r.picture("hint-%dx%d", size[0], size[1])
			r.g.Key(ebiten.KeyArrowDown)
			r.g.Key(ebiten.KeyArrowRight)
			r.g.Tick(3)
			r.picture("hint-second-%dx%d", size[0], size[1])
			r.g.Key(ebiten.KeyEnter)
			r.g.Tick(10)
			r.picture("hint-taken-%dx%d", size[0], size[1])
			r.played(&m, len(record.Actions))
		})
	}
}

// TestHintForEveryDecision looks at hints for what is seldom decided, and plays them.
func TestHintForEveryDecision(t *testing.T) {
	drive.Beside(t)
	seldom := []warsaw.Decision{warsaw.DecideLosses, warsaw.DecideChoices, warsaw.DecideUse, warsaw.DecideMilestone, warsaw.DecideWindow, warsaw.DecidePiece}
	for _, d := range seldom[:testscope.Count(2, len(seldom))] {
		t.Run(fmt.Sprint(d), func(t *testing.T) {
			record := search(t, 3, func(m *warsaw.Match) bool { return m.Owes(0) == d })
			r := begin(t, game{record: record})
			m := r.await(0)
			if m.Owes(0) != d {
				t.Fatalf("%d is owed", m.Owes(0))
			}
			moves := len(r.movesOf(0, 0))
			before := r.g.Look()
			r.g.Key(ebiten.KeyH)
			r.hinted(before)
			r.picture("hint-decision-%d", d)
			r.g.Key(ebiten.KeyEnter)
			r.until("the hint is played", func(*warsaw.Match, []warsaw.Event, int) bool { return len(r.movesOf(0, 0)) > moves })
		})
	}
}
