package table

import (
	"math"

	"capital/input"
	"capital/render/motion"
	"capital/render/widget"
)

// GlideTime is how many seconds at the designed speed a thing glides back to where it came from.
const GlideTime = 16.0 / 60

// Grip is what a person has taken hold of with a pointer. T is what can be pointed at on a game's table; its zero value is
// nothing.
type Grip[T comparable] struct {
	Thing        T
	Pressed      bool    // the pointer went down and has not come up again
	Carried      bool    // it went so far that this is no click
	X, Y         float64 // the middle of the thing while it is carried
	DownX, DownY float64 // where the pointer went down
	Gliding      motion.Tween
}

// Lift takes hold of a thing where the pointer went down.
func (g *Grip[T]) Lift(thing T, in input.Intent) {
	*g = Grip[T]{Thing: thing, Pressed: true, X: in.X, Y: in.Y, DownX: in.X, DownY: in.Y}
}

// Moved reports whether a pointer that went down has gone so far that it does not click; a logical unit has so many pixels.
func (g *Grip[T]) Moved(in input.Intent, unit float64) bool {
	return math.Hypot(in.X-g.DownX, in.Y-g.DownY) > ClickSlop*unit
}

// Follow goes along with a pointer that is down, and reports whether the thing is carried from now on.
func (g *Grip[T]) Follow(in input.Intent, unit float64) (begins bool) {
	var nothing T
	g.X, g.Y = in.X, in.Y
	if g.Carried || g.Thing == nothing || !g.Moved(in, unit) {
		return false
	}
	g.Carried = true
	return true
}

// PutBack lets what is carried glide back to where it came from.
func (g *Grip[T]) PutBack() {
	var nothing T
	if g.Carried {
		g.Gliding = motion.Tween{From: 1, Seconds: GlideTime, Ease: motion.InOut}
	} else {
		g.Thing = nothing
	}
	g.Pressed, g.Carried = false, false
}

// Centre is where the middle of a thing is drawn that lies at home: carried it is where the pointer is, and it glides back.
func (g *Grip[T]) Centre(thing T, home widget.Rect) (x, y float64) {
	x, y = home.Centre()
	switch part := g.Gliding.Value(); {
	case thing != g.Thing:
	case g.Carried:
		return g.X, g.Y
	default:
		x, y = x+(g.X-x)*part, y+(g.Y-y)*part
	}
	return x, y
}

// Step lets seconds at the designed speed pass for what glides back, and reports whether it looks different.
func (g *Grip[T]) Step(seconds float64) (changed bool) {
	if !g.Gliding.Step(seconds) {
		return false
	}
	if g.Gliding.Done() {
		*g = Grip[T]{}
	}
	return true
}

// Beside is the thing next to one in a list, way 1 after it or -1 before it, round and round; the first or the last where it is
// not among them. There must be some.
func Beside[T comparable](things []T, at T, way int) T {
	for n, thing := range things {
		if thing == at {
			return things[(n+way+len(things))%len(things)]
		}
	}
	if way < 0 {
		return things[len(things)-1]
	}
	return things[0]
}

// Towards is the nearest of some things from another one in a direction, or that itself where there is none.
func Towards[T comparable](things []T, from T, dx, dy int, where func(T) widget.Rect) T {
	fromX, fromY := where(from).Centre()
	best, least := from, math.Inf(1)
	for _, thing := range things {
		x, y := where(thing).Centre()
		along := (x-fromX)*float64(dx) + (y-fromY)*float64(dy)
		aside := math.Abs((x-fromX)*float64(dy) + (y-fromY)*float64(dx))
		if cost := along + 2.5*aside; along > 1 && cost < least {
			best, least = thing, cost
		}
	}
	return best
}
