//go:build !js

package scoring

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// rooms are telephones held both ways, and screens with larger text.
func rooms() []scene.Room {
	return []scene.Room{
		{Width: 1170, Height: 2532, Point: 3, Text: 1}, {Width: 2532, Height: 1170, Point: 3, Text: 1},
		{Width: 1170, Height: 2532, Point: 3, Text: 1, LeftHanded: true}, {Width: 1280, Height: 720, Point: 1, Text: 1.5},
		{Width: 1280, Height: 720, Point: 1, Text: 2}, {Width: 1280, Height: 720, Point: 1, Text: 1, LeftHanded: true},
	}
}

// TestAFingerHitsWhatTheScoringOffers on a telephone, and all of it lies on the screen.
func TestAFingerHitsWhatTheScoringOffers(t *testing.T) {
	for _, room := range rooms() {
		l := lay(room, rome.MaxSeats)
		least := scene.Touch * room.Point
		if room.Point == 1 {
			least = 40 // a mouse is exact
		}
		for name, r := range map[string]struct{ x, y, w, h float64 }{
			"menu":   {l.menu.X, l.menu.Y, l.menu.W, l.menu.H},
			"button": {l.button.X, l.button.Y, l.button.W, l.button.H}, "first round": {l.rounds[0].X, l.rounds[0].Y, l.rounds[0].W, l.rounds[0].H},
			"last round": {l.rounds[3].X, l.rounds[3].Y, l.rounds[3].W, l.rounds[3].H},
		} {
			if r.w < least || r.h < least || r.x < 0 || r.x+r.w > room.Width+1 || r.y+r.h > room.Height+1 {
				t.Errorf("%v: the %s is %v", room, name, r)
			}
		}
		for p := range rome.Place(rome.Places) {
			if r := l.place(p); room.Point > 1 && (r.W < least || r.H < least) {
				t.Errorf("%v: %v is %v", room, p, r)
			}
		}
		if last := l.totals(); last.Y+last.H > l.sheet.Y+l.sheet.H+1 || l.button.X < l.rounds[3].X+l.rounds[3].W && !room.LeftHanded {
			t.Errorf("%v: the sums lie at %v, the sheet at %v", room, last, l.sheet)
		}
	}
}

// TestCountingIsDrawnHoweverItIsSeen keeps pictures on telephones and in large text.
func TestCountingIsDrawnHoweverItIsSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for n, room := range rooms() {
		v := countingOf(t, scene.Settings{Speed: 1, TextSize: int(100 * room.Text), LeftHanded: room.LeftHanded}, 4, 3, 4)
		v.app.ResizePoints(room.Width, room.Height, room.Point)
		v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
		drive.Keep(t, fmt.Sprintf("scoring-room-%d-counted", n), pictureOf(v))
		x, y := v.layout.place(rome.Capitoline).Centre()
		v.Update([]input.Intent{{Kind: input.Press, X: x, Y: y, Touch: true}, {Kind: input.Release, X: x, Y: y, Touch: true}}, 1)
		drive.Keep(t, fmt.Sprintf("scoring-room-%d-pointed", n), pictureOf(v))
	}
}
