package input

import "math"

// finger is one finger on the glass, in pixels.
type finger struct {
	id   int
	x, y float64
}

// A second finger that goes up within tapTime seconds, without the distance between the two changing by more than pinchSlop
// pixels, taps; one that moves farther pinches.
const (
	tapTime   = 0.3
	pinchSlop = 24
)

// What the fingers on the glass are doing.
type gesture uint8

const (
	resting  gesture = iota // none is down
	holding                 // one is down and is the pointer
	waiting                 // a second one came down: a tap or a pinch
	pinching                // two zoom
	spent                   // what was done is done: nothing counts until all are up
)

// fingers follows the first two fingers.
type fingers struct {
	gesture gesture
	first   finger
	second  int     // id of the second finger
	apart   float64 // how far apart the two are
	waited  float64 // seconds since the second came down
}

func (r *Reader) readFingers(buf []Intent, now *state) []Intent {
	f := &r.fingers
	if f.gesture == resting {
		if len(now.fingers) == 0 {
			return buf
		}
		f.gesture, f.first = holding, now.fingers[0]
		r.x, r.y, r.touch, r.down = f.first.x, f.first.y, true, true
		return append(buf, Intent{Kind: Press, X: r.x, Y: r.y, Touch: true})
	}
	if f.gesture == spent {
		if len(now.fingers) == 0 {
			f.gesture = resting
		}
		return buf
	}
	first, held := find(now.fingers, f.first.id)
	if !held {
		return r.liftFirst(buf, now)
	}
	if f.gesture != pinching && (first.x != f.first.x || first.y != f.first.y) {
		r.x, r.y = first.x, first.y
		buf = append(buf, Intent{Kind: Move, X: r.x, Y: r.y, Touch: true})
	}
	f.first = first
	return r.readSecond(buf, now)
}

// liftFirst ends what the first finger did. A pinch ends without a word, as its press was abandoned.
func (r *Reader) liftFirst(buf []Intent, now *state) []Intent {
	f := &r.fingers
	r.down = false
	if f.gesture != pinching {
		buf = append(buf, Intent{Kind: Release, X: r.x, Y: r.y, Touch: true})
	}
	f.gesture = resting
	if len(now.fingers) > 0 {
		f.gesture = spent
	}
	return buf
}

// readSecond follows the second finger while the first stays down.
func (r *Reader) readSecond(buf []Intent, now *state) []Intent {
	f := &r.fingers
	if f.gesture == holding {
		for _, other := range now.fingers {
			if other.id != f.first.id {
				f.gesture, f.second, f.waited = waiting, other.id, 0
				f.apart = distance(f.first, other)
				break
			}
		}
		return buf
	}
	other, held := find(now.fingers, f.second)
	if !held {
		return r.liftSecond(buf)
	}
	f.waited += now.elapsed
	apart := distance(f.first, other)
	if f.gesture == waiting && math.Abs(apart-f.apart) <= pinchSlop {
		return buf
	}
	if f.gesture == waiting {
		f.gesture = pinching
		r.down = false
		buf = append(buf, Intent{Kind: Abandon, X: r.x, Y: r.y, Touch: true})
	}
	if f.apart > 0 && apart > 0 && apart != f.apart {
		buf = append(buf, Intent{
			Kind: Zoom, X: (f.first.x + other.x) / 2, Y: (f.first.y + other.y) / 2, Scale: apart / f.apart, Touch: true,
		})
	}
	f.apart = apart
	return buf
}

// liftSecond ends a pinch, or tells the turn that a tap of the second finger is.
func (r *Reader) liftSecond(buf []Intent) []Intent {
	f := &r.fingers
	if f.gesture == pinching {
		f.gesture = spent
		return buf
	}
	f.gesture = holding
	if f.waited > tapTime+instant {
		return buf
	}
	return append(buf, Intent{Kind: Turn, Number: 1, X: r.x, Y: r.y, Touch: true})
}

func find(all []finger, id int) (finger, bool) {
	for _, one := range all {
		if one.id == id {
			return one, true
		}
	}
	return finger{}, false
}

func distance(a, b finger) float64 { return math.Hypot(a.x-b.x, a.y-b.y) }
