package table

import (
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/motion"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// pointing is what a person points at, for it says what it is: a pointer when it has rested there, a finger when it is held
// there. A milestone says it at once.
type pointing struct {
	*hand
	thing   view.Thing
	resting float64 // seconds since the pointer came there
	touch   bool    // a finger pointed last
	long    bool    // it was held there
}

// follow takes in what a pointer did, once that is done.
func (o *pointing) follow(in input.Intent, p *view.Position) {
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
	default:
		return
	}
	thing := o.picture.ThingAt(p, in.X, in.Y)
	if thing != o.thing || in.Kind == input.Press {
		o.Stale = o.Stale || o.told()
		o.thing, o.resting, o.long = thing, 0, false
	}
	o.touch = in.Touch
}

// hold tells at once what lies where a finger is held. It reports whether that is anything.
func (o *pointing) hold(x, y float64, p *view.Position) bool {
	o.thing, o.touch, o.long, o.Stale = o.picture.ThingAt(p, x, y), true, true, true
	return !o.thing.None()
}

// step lets time pass.
func (o *pointing) step(seconds float64) {
	before := o.told()
	o.resting += seconds
	o.Stale = o.Stale || o.told() != before
}

// told reports whether what is pointed at says what it is. The tile that is held is told beside the board; where a finger
// taps something is done, but for the board while there is nothing to do there.
func (o *pointing) told() bool {
	switch {
	case o.thing.None() || o.long:
		return o.long
	case o.thing.Kind == view.MilestoneOf:
		return true
	case o.hint.Open && o.thing.Kind != view.TagOf && o.onBoard(o.X, o.Y):
		return false
	case o.touch:
		return o.thing.Kind == view.TileOf && o.onBoard(o.X, o.Y) && o.enlarged < 0 && o.held.none() && o.idle()
	case o.thing.Kind == view.HandTile && !o.picture.Layout.Close && o.inHand(o.thing.N):
		return false
	}
	return o.resting+motion.Instant >= widget.TipAfter
}

// idle reports whether a tap on the board does nothing.
func (o *pointing) idle() bool {
	d := o.decision()
	return d == warsaw.NoDecision || d == warsaw.DecidePick
}

// inHand reports whether the n-th tile of the hand is the one that is held.
func (o *pointing) inHand(n int) bool {
	tiles := o.handTiles()
	return n < len(tiles) && tiles[n] == o.held.tile
}

// forget forgets it: something else is done now.
func (o *pointing) forget() { *o = pointing{hand: o.hand} }
