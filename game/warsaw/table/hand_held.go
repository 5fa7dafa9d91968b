package table

import (
	"math"

	"capital/audio"
	"capital/render/motion"
	"capital/rules/warsaw"
)

// held is the tile in a person's hand: lifted with the pointer or chosen with keys.
type held struct {
	tile    warsaw.TileID // NoTile: none
	slot    int           // its place in the hand, or -1 for a revealed tile or a milestone
	turn    int           // quarter turns clockwise
	carried bool          // it follows the pointer
	pressed bool          // the pointer went down on it and has not come up again
	lifted  bool          // that press lifted it
	x, y    float64       // the middle of the tile while it is carried
	downX   float64       // where the pointer went down
	downY   float64
	target  warsaw.Space // the space it is held over
	aimed   bool         // it is held over a space
	pinned  bool         // by advice: it stays there until it is aimed elsewhere
	whole   bool         // no pointer is there: the board moves so that all of the space is seen
	boxed   bool         // it is to be discarded, once that is confirmed
	turning motion.Tween // radians still to turn
	gliding motion.Tween // 1 to 0 on its way back to the hand from x, y
}

// How long the tile in the hand moves at the designed speed, in seconds.
const (
	turnTime  = 7.0 / 60  // a quarter turn
	glideTime = 16.0 / 60 // back to where it came from
)

// soundTurn is heard when a tile is turned, soundPaper when it is laid face down.
var (
	soundTurn  = audio.Paper
	soundPaper = audio.Paper
)

func (h *held) none() bool { return h.tile == warsaw.NoTile }

// carry lets the tile follow the pointer from a point where it went down.
func (h *held) carry(x, y float64) {
	*h = held{tile: h.tile, slot: h.slot, turn: h.turn, turning: h.turning, target: h.target}
	h.carried, h.pressed, h.lifted = true, true, true
	h.x, h.y, h.downX, h.downY = x, y, x, y
}

// grip is the tile that is held, and where it would go.
type grip struct {
	*viewpoint
	held held
}

// drop puts nothing in the hand any more.
func (g *grip) drop() {
	g.held = held{tile: warsaw.NoTile}
	g.Stale = true
}

// Carries implements part of [table.Hand].
func (g *grip) Carries() bool { return g.held.carried }

// Drags implements part of [table.Hand].
func (g *grip) Drags() bool { return g.held.carried && g.held.pressed }

// TakeBack implements part of [table.Hand]: a tile that is held has not been chosen for good.
func (g *grip) TakeBack() bool { return false }

// CanTakeBack implements part of [table.Hand].
func (g *grip) CanTakeBack() bool { return false }

// turn turns the tile in the hand.
func (g *grip) turn(quarters int) {
	if g.held.none() {
		return
	}
	g.held.turn = (g.held.turn + quarters) & 3
	g.held.turning = motion.Tween{From: -float64(quarters) * math.Pi / 2, Seconds: turnTime, Ease: motion.Out}
	g.App.Play(soundTurn)
	g.Stale = true
}

// PutBack implements part of [table.Hand]: it lets the tile glide back to where it came from.
func (g *grip) PutBack() {
	h := &g.held
	if h.slot >= 0 && !h.carried {
		g.drop()
		return
	}
	glide := h.carried
	g.held = held{tile: h.tile, slot: h.slot, turn: h.turn, x: h.x, y: h.y}
	if glide {
		g.held.gliding = motion.Tween{From: 1, Seconds: glideTime, Ease: motion.InOut}
	}
	g.Stale = true
}

// Rest implements part of [table.Hand]: it lets the tile lie where it was let go, to be used so in a while.
func (g *grip) Rest(a warsaw.Action) {
	h := &g.held
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		h.carried, h.pinned = false, h.aimed
	case warsaw.Discard:
		h.carried, h.boxed = false, true
	case warsaw.Pick:
		g.PutBack()
	}
	g.Stale = true
}

// step advances the motion of the tile in the hand.
func (g *grip) step(passed float64) {
	h := &g.held
	if h.none() {
		return
	}
	if h.turning.Step(passed) {
		g.Stale = true
	}
	if h.gliding.Step(passed) {
		g.Stale = true
		if h.gliding.Done() && h.slot >= 0 {
			g.drop()
		}
	}
}

func (g *grip) canDiscard() bool {
	d := g.decision()
	return !g.held.none() && (d == warsaw.DecidePick || d == warsaw.DecideUse)
}

// onlyDiscard reports whether the held tile can only be discarded.
func (g *grip) onlyDiscard() bool {
	if !g.canDiscard() {
		return false
	}
	known := g.known()
	return len(known.Uses(g.held.tile, nil)) == 1
}

// discarding is the action of discarding the held tile, if that may be done with it.
func (g *grip) discarding() warsaw.Action {
	if !g.canDiscard() {
		return warsaw.Action{}
	}
	return warsaw.Action{Kind: warsaw.Discard, Tile: g.held.tile}
}

// placing is the action of letting the held tile go on a space.
func (g *grip) placing(s warsaw.Space) warsaw.Action {
	h := &g.held
	if g.decision() == warsaw.DecideMilestone {
		return warsaw.Action{Kind: warsaw.PlaceMilestone, Tile: h.tile, Space: s}
	}
	a := warsaw.Action{Kind: warsaw.Build, Tile: h.tile, Space: s, Turn: uint8(h.turn)}
	d := g.district()
	if i, ok := d.IndexOf(s); ok && d.Occupied().Has(i) {
		a.Kind = warsaw.Overbuild
	}
	return a
}

// check says why the held tile can't be let go where it is held.
func (g *grip) check() warsaw.Reason {
	known := g.known()
	return g.checkAt(&known, g.held.target)
}

// checkAt says why the held tile can't be let go on a space.
func (g *grip) checkAt(known *warsaw.View, s warsaw.Space) warsaw.Reason {
	a := g.placing(s)
	if a.Kind == warsaw.PlaceMilestone {
		return known.Check(a)
	}
	return known.CheckUse(a)
}

// aim moves the target to the next space in a direction; the first step comes to
// the first space, and a step down from the lowest goes back to the hand.
func (g *grip) aim(dx, dy int, empty bool) {
	h := &g.held
	h.carried, h.boxed, h.whole = false, false, true
	spaces := spaces(g.district(), empty)
	if len(spaces) == 0 {
		return
	}
	if !h.aimed {
		h.target, h.aimed = spaces[0], true
		return
	}
	next, ok := nextSpace(spaces, h.target, dx, dy)
	if !ok && dy > 0 && !h.none() {
		h.aimed = false
	}
	h.target = next
}

// propose holds the tile over the first space where it may be let go, or, where it can
// only be discarded, over the box.
func (g *grip) propose() {
	if g.onlyDiscard() {
		g.held.carried, g.held.boxed = false, true
		return
	}
	g.aim(0, -1, true)
	for _, s := range spaces(g.district(), true) {
		if g.held.target = s; g.check().OK() {
			return
		}
	}
}

// spaces lists where a tile may be held: over every stack and, with empty ones,
// over every empty space where it may be placed, which come first.
func spaces(d *warsaw.District, empty bool) []warsaw.Space {
	var spaces []warsaw.Space
	if empty {
		spaces = d.EmptySites(spaces)
	}
	for s := d.Occupied(); s != 0; s &= s - 1 {
		spaces = append(spaces, d.SpaceOf(s.First()))
	}
	return spaces
}

// nextSpace is the nearest of some spaces in a direction; the same and not ok where there is none.
func nextSpace(spaces []warsaw.Space, from warsaw.Space, dx, dy int) (next warsaw.Space, ok bool) {
	best, bestCost := from, math.Inf(1)
	for _, s := range spaces {
		along := (int(s.X)-int(from.X))*dx + (int(s.Y)-int(from.Y))*dy
		aside := (int(s.X)-int(from.X))*dy + (int(s.Y)-int(from.Y))*dx
		if cost := float64(along) + 3*math.Abs(float64(aside)); along > 0 && cost < bestCost {
			best, bestCost = s, cost
		}
	}
	return best, bestCost < math.Inf(1)
}
