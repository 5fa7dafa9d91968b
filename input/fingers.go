package input

import "math"

// finger is one finger on the glass, in pixels.
type finger struct {
	id   int
	x, y float64
}

// A second finger that goes up within tapTime seconds, without moving or the distance between the two changing by more than
// pinchSlop pixels, taps; one that moves farther pinches.
const (
	tapTime   = 0.3
	pinchSlop = 24
)

// A finger that rests for restTime seconds, without having moved by more than restSlop pixels, asks what lies there. A tick
// counts for restTick at most: a short tap that a slow machine sees in one long tick rests nowhere.
const (
	restTime = 0.6
	restTick = 1.0 / 30
	restSlop = pinchSlop
)

// What the fingers on the glass are doing.
type gesture uint8

const (
	resting  gesture = iota // none is down
	holding                 // one is down and is the pointer
	waiting                 // a second one came down: a tap or a pinch
	pinching                // two zoom and move
	spent                   // what was done is done: nothing counts until all are up
)

// fingers follows the first two fingers.
type fingers struct {
	gesture gesture
	first   finger
	came    finger  // the first, where it came down
	rested  float64 // seconds since then, as long as it has not moved; below 0: it has
	second  int     // id of the second finger
	apart   float64 // how far apart the two are
	x, y    float64 // the middle between them
	other   finger  // the second, where it came down
	waited  float64 // seconds since the second came down
}

func (r *Reader) readFingers(buf []Intent, now *state) []Intent {
	f := &r.fingers
	if f.gesture == resting {
		if len(now.fingers) == 0 {
			return buf
		}
		f.gesture, f.first, f.came, f.rested = holding, now.fingers[0], now.fingers[0], 0
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
		buf = append(buf, Intent{Kind: Move, X: r.x, Y: r.y, Touch: true, Held: true})
	}
	f.first = first
	if f.rests(now.elapsed) {
		buf = append(buf, Intent{Kind: Explain, X: r.x, Y: r.y, Touch: true})
	}
	return r.readSecond(buf, now)
}

// rests lets time pass and reports whether the one finger there is has rested where it came down for long enough.
func (f *fingers) rests(elapsed float64) bool {
	if f.gesture != holding || f.rested < 0 || distance(f.first, f.came) > restSlop {
		f.rested = -1
		return false
	}
	if f.rested += min(elapsed, restTick); f.rested+instant < restTime {
		return false
	}
	f.rested = -1 // once is enough
	return true
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
				f.apart, f.other = distance(f.first, other), other
				f.x, f.y = middle(f.first, other)
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
	if f.gesture == waiting && math.Abs(apart-f.apart) <= pinchSlop && distance(other, f.other) <= pinchSlop {
		return buf
	}
	if f.gesture == waiting {
		f.gesture = pinching
		r.down = false
		buf = append(buf, Intent{Kind: Abandon, X: r.x, Y: r.y, Touch: true})
	}
	x, y := middle(f.first, other)
	if f.apart > 0 && apart > 0 && (apart != f.apart || x != f.x || y != f.y) {
		buf = append(buf, Intent{Kind: Zoom, X: x, Y: y, Scale: apart / f.apart, PanX: x - f.x, PanY: y - f.y, Touch: true})
	}
	f.apart, f.x, f.y = apart, x, y
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

func middle(a, b finger) (x, y float64) { return (a.x + b.x) / 2, (a.y + b.y) / 2 }

func distance(a, b finger) float64 { return math.Hypot(a.x-b.x, a.y-b.y) }
