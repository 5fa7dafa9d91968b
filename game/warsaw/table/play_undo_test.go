//go:build !js

package table

import (
	"image"
	"image/draw"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/rules/warsaw"
)

func TestUndoTakesATileBack(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	m := r.await(0)
	r.g.Move(2, 2)
	r.g.Tick(60)
	before := r.withoutRedo(r.g.Look())
	a := affordable(t, &m, 0, 1)
	r.direct(&m, 0, a)
	m = r.await(0)
	if m.Player(0).District.Occupied().Count() != 2 {
		t.Fatal("no tile was placed")
	}
	r.g.Click(centre(r.layout().Undo))
	r.until("the tile is taken back", func(m *warsaw.Match, _ []warsaw.Event, _ int) bool {
		return m.Player(0).District.Occupied().Count() == 1 && m.Owes(0) == warsaw.DecidePick
	})
	m = r.await(0)
	r.g.Move(2, 2)
	r.g.Tick(120)
	r.picture("table-undone")
	if n := drive.Differing(before, r.withoutRedo(r.g.Look())); n != 0 {
		t.Errorf("%d pixels are not as before", n)
	}
	r.direct(&m, 0, a) // and it can be done again
}

func TestManyUndosGoBackToTheStart(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 0)
	r.await(0)
	atRest := func() *image.RGBA { // what the others laid down is seen a tick after it is saved
		r.g.Move(2, 2)
		r.g.Tick(60)
		return r.withoutRedo(r.g.Look())
	}
	before := atRest()
	for range testscope.Count(11, 30) { // into the second epoch, or the third
		m := r.await(0)
		r.playByMouse(&m, 0)
	}
	r.await(0)
	for n := 0; len(r.movesOf(0, 0)) > 0; n++ {
		if n > 40 {
			t.Fatal("undo does not come to the start")
		}
		r.undo(ebiten.KeyZ, ebiten.KeyControlLeft)
	}
	r.g.Key(ebiten.KeyU) // once more does nothing
	r.await(0)
	if n := drive.Differing(before, atRest()); n != 0 {
		r.keep("undone-to-start")
		t.Errorf("%d pixels are not as at the start", n)
	}
	m := r.await(0)
	r.playByMouse(&m, 0)
}

// withoutRedo is a picture without the button that alone tells that something was taken back.
func (r *robot) withoutRedo(picture *image.RGBA) *image.RGBA {
	at := r.layout().Redo.Inset(-4)
	draw.Draw(picture, image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H)), image.Black, image.Point{}, draw.Src)
	return picture
}

// undo takes a move of seat 0 back with a key, and waits until that is saved.
func (r *robot) undo(keys ...ebiten.Key) {
	r.t.Helper()
	before := len(r.movesOf(0, 0))
	r.g.Key(keys[0], keys[1:]...)
	drive.Until(r.t, "a move is taken back", func() bool {
		r.g.Tick(1)
		return len(r.movesOf(0, 0)) < before
	})
	r.await(0)
}
