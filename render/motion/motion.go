// Package motion moves things from one value to another over a number of ticks,
// of which there are sixty a second.
package motion

import "math"

// Pace is how fast a person wants things to move. The zero Pace shows no motion.
type Pace struct {
	Speed   float64 // 0.5 to 4 times the designed speed; 0 shows no motion at all
	Reduced bool    // nothing travels or swings; colours may still fade
}

// Move returns how far travelling things advance in one tick: the speed, or
// without bound where nothing shall travel.
func (p Pace) Move() float64 {
	if p.Reduced {
		return math.Inf(1)
	}
	return p.Fade()
}

// Fade returns how far things that change in place advance in one tick.
func (p Pace) Fade() float64 {
	if p.Speed <= 0 {
		return math.Inf(1)
	}
	return p.Speed
}

// Ease bends the way from 0 to 1; it takes and returns values of about 0 to 1.
type Ease func(t float64) float64

// Linear goes evenly.
func Linear(t float64) float64 { return t }

// Out starts fast and comes to rest.
func Out(t float64) float64 { return 1 - (1-t)*(1-t)*(1-t) }

// InOut gathers speed and comes to rest.
func InOut(t float64) float64 { return t * t * (3 - 2*t) }

// Back comes to rest after going a little too far, as a thing that snaps into place.
func Back(t float64) float64 {
	const over = 1.70158
	s := t - 1
	return 1 + s*s*((over+1)*s+over)
}

// Tween goes from From to To in Ticks ticks, after a wait of Delay ticks, at the
// designed speed. A nil Ease is [Linear]. The zero Tween is done and stays at 0.
type Tween struct {
	From, To     float64
	Delay, Ticks float64
	Ease         Ease
	elapsed      float64
}

// Step advances by one tick at a rate got from [Pace.Move] or [Pace.Fade], and
// reports whether the value may have changed.
func (t *Tween) Step(rate float64) bool {
	if t.Done() {
		return false
	}
	t.elapsed = min(t.elapsed+rate, t.Delay+t.Ticks)
	return true
}

// Value returns where the tween is now.
func (t *Tween) Value() float64 {
	if t.Done() {
		return t.To
	}
	share := max(t.elapsed-t.Delay, 0) / t.Ticks
	if t.Ease != nil {
		share = t.Ease(share)
	}
	return t.From + (t.To-t.From)*share
}

// Done reports whether the tween has arrived.
func (t *Tween) Done() bool { return t.elapsed >= t.Delay+t.Ticks }

// Skip arrives at once.
func (t *Tween) Skip() { t.elapsed = t.Delay + t.Ticks }
