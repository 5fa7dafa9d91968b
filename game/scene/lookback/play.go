package lookback

import "math"

// playing is how the match goes on by itself.
type playing struct {
	on      bool
	speed   int     // of speeds
	left    float64 // seconds that have passed since the last move
	dragged bool    // a pointer drags the match along
}

// speeds are how fast the match goes on: how many times as fast as usual, and how that is written.
var speeds = [...]struct {
	times float64
	sign  string
}{{0.5, "×½"}, {1, "×1"}, {2, "×2"}, {4, "×4"}, {8, "×8"}}

const (
	usualSpeed = 1
	moveTime   = 1.5 // seconds that a move is seen at the usual speed
)

// hasten goes to another speed.
func (p *playing) hasten(by int) { p.speed = min(max(p.speed+by, 0), len(speeds)-1) }

// pass lets seconds pass, and returns how many moves are made in them.
func (p *playing) pass(seconds float64) (moves int) {
	each := moveTime / speeds[p.speed].times
	p.left += seconds
	whole := math.Floor(p.left / each)
	p.left -= whole * each
	return int(whole)
}
