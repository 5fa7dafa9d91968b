package table

import (
	"math"

	"capital/game/rome/table/view"
	"capital/game/table"
	"capital/input"
)

// zoom is how a person looks closer: it zooms in on the map and moves it, and opens another seat's panel.
type zoom struct {
	*viewpoint
	pinched table.Pinch
	grasped bool    // the pointer that went down on the map moves it
	moved   bool    // it did
	atX     float64 // where the pointer was
	atY     float64
}

// take does what a person wants with the zoom, and reports whether the intent is done with.
func (l *zoom) take(in input.Intent) bool {
	switch in.Kind {
	case input.Zoom:
		l.pinch(in)
	case input.Pan:
		step := l.picture.Layout.Window.H / 6
		l.seen(l.picture.Pan(-float64(in.DX)*step, -float64(in.DY)*step))
	case input.Fit:
		l.seen(l.picture.Fit())
	case input.Turn:
		if in.DY == 0 || !l.picture.Layout.Window.Contains(in.X, in.Y) {
			return false
		}
		l.seen(l.picture.ZoomBy(-in.DY, in.X, in.Y))
	default:
		return false
	}
	return true
}

// seen says whether something looks different now.
func (l *zoom) seen(changed bool) { l.Stale = l.Stale || changed }

// pinch zooms and moves as two fingers do.
func (l *zoom) pinch(in input.Intent) {
	l.seen(l.picture.ZoomBy(l.pinched.Steps(in.Scale), in.X, in.Y))
	l.seen(l.picture.Pan(in.PanX, in.PanY))
}

// grasp lets the pointer that went down on a map that is zoomed in on move it from now on.
func (l *zoom) grasp(in input.Intent) {
	if z := &l.picture.Layout; z.Zoom > 1 && z.Window.Contains(in.X, in.Y) && l.opened.Kind == view.Nothing {
		l.grasped, l.moved, l.atX, l.atY = true, false, in.X, in.Y
	}
}

// drag moves the map that has been grasped. It reports whether the intent is done with: one that has not moved it still
// clicks.
func (l *zoom) drag(in input.Intent) bool {
	if !l.grasped {
		return false
	}
	x, y := in.X-l.atX, in.Y-l.atY
	if l.moved || math.Hypot(x, y) > table.ClickSlop*l.picture.Layout.U {
		l.moved, l.atX, l.atY = true, in.X, in.Y
		l.seen(l.picture.Pan(x, y))
	}
	if in.Kind != input.Move {
		l.grasped = false
	}
	return l.moved
}

// shut closes the panel that lies over the map, and reports whether one did.
func (l *zoom) shut() bool {
	was := l.opened.Kind != view.Nothing
	l.opened = view.Thing{}
	l.seen(was)
	return was
}

// tap opens what a tap is at where it is too small to be read: another seat's panel, or a prefecture, at which the map is
// shown whole again where it was zoomed in on. It reports whether it did.
func (l *zoom) tap(thing view.Thing) bool {
	if !l.picture.Layout.Close {
		return false
	}
	switch thing.Kind {
	case view.Panel:
		if thing.Seat == l.Seat {
			return false
		}
		l.opened = thing
	case view.Prefecture:
		if !l.picture.Fit() {
			l.picture.ZoomTo(thing.Place)
		}
	default:
		return false
	}
	l.Stale = true
	return true
}
