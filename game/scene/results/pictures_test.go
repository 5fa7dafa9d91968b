//go:build !js

package results

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/input"
)

// pictureOf is what a screen looks like.
func pictureOf(t *testing.T, s *Screen) *image.RGBA {
	t.Helper()
	do(t, s)
	w, h := s.app.Size()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { s.Draw(s.app, dst) })
}

// TestScreensAreDrawn draws the sheet and the course of matches of five with two winners, and of one, at sizes of screen.
func TestScreensAreDrawn(t *testing.T) {
	testscope.Only(t) // the window tests of the table draw the same, a sample of it
	drive.Window(t)
	sizes := [][2]int{{960, 600}, {1280, 720}, {810, 1080}}
	for _, size := range testscope.First(1, sizes) {
		for _, seats := range []int{5, 1} {
			s := knownCourse(t, seats)
			s.outcome.Seats[seats-1].Place = 1
			s.order = inOrder(s.outcome.Seats)
			s.app.Resize(float64(size[0]), float64(size[1]))
			do(t, s)
			c := s.CourseLayout()
			do(t, s, input.Intent{Kind: input.Move, X: c.Curves.X + c.Curves.W*0.6, Y: c.Curves.Y + 20})
			course := pictureOf(t, s)
			s.turnPage(courseSeen)
			sheet := pictureOf(t, s)
			drive.Keep(t, fmt.Sprintf("results-%d-%dx%d-course", seats, size[0], size[1]), course)
			drive.Keep(t, fmt.Sprintf("results-%d-%dx%d-sheet", seats, size[0], size[1]), sheet)
			if drive.Differing(sheet, course) < size[0]*size[1]/5 {
				t.Errorf("of %d: the course looks like the sheet", seats)
			}
		}
	}
}
