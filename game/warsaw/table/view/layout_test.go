package view

import (
	"capital/game/scene"
	"testing"

	"capital/render/widget"
)

func TestNothingOnTheTableOverlaps(t *testing.T) {
	for _, size := range [][2]float64{{960, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1024, 768}, {2400, 1000}, {810, 1080}, {600, 960}} {
		l := Lay(scene.PlainRoom(size[0], size[1]))
		places := map[string]widget.Rect{
			"menu": l.Menu, "track": l.Track, "others": l.Others, "board": l.Board, "side": l.Side, "own": l.Own,
			"turn left": l.TurnLeft, "turn right": l.TurnRight, "face down": l.FaceDown, "discard": l.Discard,
			"undo": l.Undo, "redo": l.Redo, "log": l.Log, "hint": l.Hint, "confirm": l.Confirm,
		}
		for n, r := range l.Hand {
			places["hand "+string(rune('1'+n))] = r
		}
		for n, r := range l.Milestones {
			places["milestone "+string(rune('1'+n))] = r
		}
		for n, r := range l.Epochs {
			places["epoch "+string(rune('1'+n))] = r
		}
		for name, r := range places {
			if r.X < 0 || r.Y < 0 || r.X+r.W > size[0]+0.5 || r.Y+r.H > size[1]+0.5 {
				t.Errorf("at %v the %s lies outside: %v", size, name, r)
			}
			for other, o := range places {
				if name < other && r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H {
					t.Errorf("at %v the %s %v and the %s %v overlap", size, name, r, other, o)
				}
			}
		}
	}
}
