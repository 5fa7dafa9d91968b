// Package motion moves things from one value to another in a time. It has no clock:
// whoever moves them says how much time has passed.
package motion

import "math"

// Pace is how fast a person wants things to move. The zero Pace shows no motion.
type Pace struct {
	Speed   float64 // 0.5 to 4 times the designed speed; 0 shows no motion at all
	Reduced bool    // nothing travels or swings; colours may still fade
}

// Off reports whether no motion at all is wanted.
func (p Pace) Off() bool { return p.Speed <= 0 }

// Still reports whether nothing shall travel.
func (p Pace) Still() bool { return p.Off() || p.Reduced }

// Move returns how far travelling things advance in so many seconds: in seconds at
// the designed speed, or without bound where nothing shall travel.
func (p Pace) Move(seconds float64) float64 {
	if p.Reduced {
		return math.Inf(1)
	}
	return p.Fade(seconds)
}

// Fade returns how far things that change in place advance in so many seconds.
func (p Pace) Fade(seconds float64) float64 {
	if p.Off() {
		return math.Inf(1)
	}
	return p.Speed * seconds
}

// Ease bends the way from 0 to 1; it takes and returns values of about 0 to 1.
type Ease func(t float64) float64

// Out starts fast and comes to rest.
func Out(t float64) float64 { return 1 - (1-t)*(1-t)*(1-t) }

// InOut gathers speed and comes to rest.
func InOut(t float64) float64 { return t * t * (3 - 2*t) }

// Instant is a time too short to be seen, in seconds, and longer than all that is lost
// where times are rounded and added up: what is so near its end has come to it.
const Instant = 1e-5

// Tween goes from From to To in Seconds, after a wait of Delay seconds, at the
// designed speed. A nil Ease goes evenly. The zero Tween is done and stays at 0.
type Tween struct {
	From, To       float64
	Delay, Seconds float64
	Ease           Ease
	elapsed        float64
}

// Step advances by what [Pace.Move] or [Pace.Fade] says, or by seconds that do not
// depend on a pace, and reports whether the value may have changed.
func (t *Tween) Step(seconds float64) bool {
	if t.Done() || seconds <= 0 {
		return false
	}
	t.elapsed = min(t.elapsed+seconds, t.Delay+t.Seconds)
	return true
}

// Value returns where the tween is now.
func (t *Tween) Value() float64 {
	if t.Done() {
		return t.To
	}
	share := max(t.elapsed-t.Delay, 0) / t.Seconds
	if t.Ease != nil {
		share = t.Ease(share)
	}
	return t.From + (t.To-t.From)*share
}

// Done reports whether the tween has arrived.
func (t *Tween) Done() bool { return t.elapsed+Instant >= t.Delay+t.Seconds }

// Presented is how far a thing has come, and how much larger than usual it is, 0 to 1, so much of its way: it comes, is held up
// large where it goes, and is set down.
func Presented(t float64) (part, grown float64) {
	const comes, sets = 0.45, 0.75
	part = InOut(min(t/comes, 1))
	return part, part * (1 - InOut(max((t-sets)/(1-sets), 0)))
}

// Nearer returns which part of the way that is left a thing goes in so many seconds,
// got from [Pace.Move] or [Pace.Fade], that always has half of it behind it after half.
// However the time is cut into steps, it comes equally far.
func Nearer(half, seconds float64) float64 { return 1 - math.Exp2(-seconds/half) }
