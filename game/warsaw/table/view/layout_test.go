//go:build !js

package view

import (
	"fmt"
	"testing"

	"capital/game/scene"
	"capital/render/widget"
)

// phones are the screens of a telephone of three pixels a point, upright and lying.
func phones() []scene.Room {
	return []scene.Room{{Width: 1170, Height: 2532, Point: 3, Text: 1}, {Width: 2532, Height: 1170, Point: 3, Text: 1}}
}

// rooms are screens of many sizes, each for people who want text of several sizes and use either hand.
func rooms() (rooms []scene.Room) {
	sizes := [][2]float64{{960, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1024, 768}, {2400, 1000}, {810, 1080}, {600, 960}, {640, 400}}
	plain := phones()
	for _, size := range sizes {
		plain = append(plain, scene.PlainRoom(size[0], size[1]))
	}
	for _, room := range plain {
		for _, text := range []float64{0.75, 1, 1.25, 1.5, 2} {
			for _, left := range []bool{false, true} {
				room.Text, room.LeftHanded = text, left
				rooms = append(rooms, room)
			}
		}
	}
	return rooms
}

// placesOf are all places of a layout by their names, and hit says which of them are there to be hit.
func placesOf(l *Layout) (places map[string]widget.Rect, hit map[string]bool) {
	places = map[string]widget.Rect{"board": l.Board, "own": l.Own, "track": l.Track}
	hit = map[string]bool{}
	add := func(name string, r widget.Rect) { places[name], hit[name] = r, true }
	for name, r := range map[string]widget.Rect{
		"menu": l.Menu, "side": l.Side, "turn left": l.TurnLeft, "turn right": l.TurnRight, "face down": l.FaceDown,
		"discard": l.Discard, "undo": l.Undo, "redo": l.Redo, "log": l.Log, "hint": l.Hint, "confirm": l.Confirm,
	} {
		add(name, r)
	}
	for n, r := range l.Hand {
		add(fmt.Sprint("hand ", n), r)
	}
	for n, r := range l.Milestones {
		add(fmt.Sprint("milestone ", n), r)
	}
	for n := range 3 {
		add(fmt.Sprint("seat ", n), l.Other(n, 4))
	}
	for n, r := range l.Epochs {
		places[fmt.Sprint("epoch ", n)] = r
	}
	return places, hit
}

func TestNothingOnTheTableOverlaps(t *testing.T) {
	for _, room := range rooms() {
		l := Lay(room)
		places, _ := placesOf(&l)
		for name, r := range places {
			if r.W < 0 || r.H < 0 || !within(r, l.Screen) {
				t.Errorf("at %v the %s lies outside: %v", room, name, r)
			}
			for other, o := range places {
				if name < other && r.X+0.01 < o.X+o.W && o.X+0.01 < r.X+r.W && r.Y+0.01 < o.Y+o.H && o.Y+0.01 < r.Y+r.H {
					t.Errorf("at %v the %s %v and the %s %v overlap", room, name, r, other, o)
				}
			}
		}
	}
}

// TestAFingerHitsEverything measures what is there to be hit on a telephone, and the spaces of large districts.
func TestAFingerHitsEverything(t *testing.T) {
	for _, room := range phones() {
		l := Lay(room)
		_, hit := placesOf(&l)
		places, _ := placesOf(&l)
		for name := range hit {
			if r := places[name]; r.W < scene.Touch*room.Point || r.H < scene.Touch*room.Point {
				t.Errorf("at %v the %s is %.1f × %.1f points large", room, name, r.W/room.Point, r.H/room.Point)
			}
		}
		for _, size := range [...][2]int{{3, 3}, {3, 4}, {4, 3}} {
			if tile := l.Fit(grown(size[0], size[1])).Tile / room.Point; tile < scene.Touch {
				t.Errorf("at %v a space of a district of %v is %.1f points large", room, size, tile)
			}
		}
		options := l.Option(0, 4)
		if options.H < scene.Touch*room.Point {
			t.Errorf("at %v one of four choices is %.1f points high", room, options.H/room.Point)
		}
	}
}

// TestLargerTextHasLargerUnits looks for text that is cut: what is written in units must find as many as it is laid out for.
func TestLargerTextHasLargerUnits(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {810, 1080}} {
		usual := Lay(scene.PlainRoom(size[0], size[1])).U
		for _, text := range []float64{0.75, 1.25, 1.5, 1.75, 2} {
			room := scene.PlainRoom(size[0], size[1])
			room.Text = text
			if l := Lay(room); l.U*l.Text < usual*text*0.999 {
				t.Errorf("at %v text of %.0f %% is only %.0f %%", size, 100*text, 100*l.U*l.Text/usual)
			}
		}
	}
}

// TestTheTableIsMirrored compares both hands: nothing changes but the side on which it lies.
func TestTheTableIsMirrored(t *testing.T) {
	for _, room := range rooms() {
		right, left := room, room
		right.LeftHanded, left.LeftHanded = false, true
		r, l := Lay(right), Lay(left)
		for name, pair := range map[string][2]widget.Rect{"side": {r.Side, l.Side}, "confirm": {r.Confirm, l.Confirm}, "hint": {r.Hint, l.Hint}, "menu": {r.Menu, l.Menu}} {
			x, y := pair[0].Centre()
			mirroredX, sameY := pair[1].Centre()
			if d := x + mirroredX - room.Width; d > 0.01 || d < -0.01 || y != sameY {
				t.Errorf("at %v the %s lies at %v, with the left hand at %v", room, name, pair[0], pair[1])
			}
		}
		if l.Hand[0].X >= l.Hand[1].X || l.Epochs[0].X >= l.Epochs[5].X || l.Milestones[0].X >= l.Milestones[4].X {
			t.Errorf("at %v what is read in an order has another", room)
		}
	}
}
