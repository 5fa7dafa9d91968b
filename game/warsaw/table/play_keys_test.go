//go:build !js

package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/rules/warsaw"
)

// arrow is a key that moves the tile in the hand, or the mark of the war.
type arrow struct {
	key    ebiten.Key
	dx, dy int
}

func arrows() []arrow {
	return []arrow{{ebiten.KeyArrowUp, 0, -1}, {ebiten.KeyArrowDown, 0, 1}, {ebiten.KeyArrowLeft, -1, 0}, {ebiten.KeyArrowRight, 1, 0}}
}

// route is where arrows have led to, and which.
type route struct {
	at   warsaw.Space
	keys []ebiten.Key
}

// way finds the arrows that lead from the hand to a space: over stacks and, with
// empty ones, over the spaces where a tile may be built. The first is always up,
// which leaves the hand.
func (r *robot) way(seat int, goal warsaw.Space, empty bool) []ebiten.Key {
	r.t.Helper()
	m, _, _ := r.state()
	spaces := spaces(&m.Player(seat).District, empty)
	return r.wayFrom(spaces, route{spaces[0], []ebiten.Key{ebiten.KeyArrowUp}}, goal)
}

// wayFrom finds the arrows that lead on over spaces to one of them; nil where there are none.
func (r *robot) wayFrom(spaces []warsaw.Space, from route, goal warsaw.Space) []ebiten.Key {
	r.t.Helper()
	keys := wayFrom(spaces, from, goal)
	if keys == nil {
		r.t.Fatalf("no arrows lead to %v", goal)
	}
	return keys
}

func wayFrom(spaces []warsaw.Space, from route, goal warsaw.Space) []ebiten.Key {
	routes := []route{from}
	for n := 0; n < len(routes); n++ {
		now := routes[n]
		if now.at == goal {
			return now.keys
		}
		for _, a := range arrows() {
			next, ok := nextSpace(spaces, now.at, a.dx, a.dy)
			if ok && !slices.ContainsFunc(routes, func(known route) bool { return known.at == next }) {
				routes = append(routes, route{next, append(slices.Clone(now.keys), a.key)})
			}
		}
	}
	return nil
}

func (r *robot) press(keys ...ebiten.Key) {
	for _, key := range keys {
		r.g.Key(key)
	}
}

// turn turns the tile in the hand by keys, the shorter way round.
func (r *robot) turn(quarters uint8) {
	if quarters == 3 {
		r.g.Key(ebiten.KeyR, ebiten.KeyShiftLeft)
		return
	}
	for range quarters {
		r.g.Key(ebiten.KeyR)
	}
}

// take takes a tile of the hand by its number.
func (r *robot) take(m *warsaw.Match, seat int, tile warsaw.TileID) {
	r.t.Helper()
	r.g.Key(ebiten.KeyDigit1 + ebiten.Key(r.place(m, seat, tile)))
}

// playByKeys does one action with keys alone and waits for it.
func (r *robot) playByKeys(m *warsaw.Match, seat int, a warsaw.Action) {
	r.t.Helper()
	_, _, moves := r.state()
	switch a.Kind {
	case warsaw.Pick:
		r.take(m, seat, a.Tile)
		r.press(ebiten.KeyEnter)
	case warsaw.Discard:
		r.press(ebiten.KeyD)
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		r.turn(a.Turn)
		r.press(r.way(seat, a.Space, true)...)
		r.press(ebiten.KeyEnter)
	case warsaw.Lose:
		r.loseByKeys(seat, a)
	case warsaw.KeepWindow:
		r.press(edgeArrow(&m.Player(seat).District, a), ebiten.KeyEnter)
	default:
		known := m.View(seat)
		for range slices.Index(known.Legal(true, nil), a) {
			r.press(ebiten.KeyArrowDown)
		}
		r.press(ebiten.KeyEnter)
	}
	r.expect(moves, seat, a)
}

// loseByKeys marks the stacks and confirms.
func (r *robot) loseByKeys(seat int, a warsaw.Action) {
	r.t.Helper()
	r.press(r.way(seat, a.Space, false)...)
	r.press(ebiten.KeyEnter)
	if a.Other != a.Space {
		m, _, _ := r.state()
		r.press(r.wayFrom(spaces(&m.Player(seat).District, false), route{at: a.Space}, a.Other)...)
		r.press(ebiten.KeyEnter)
	}
	r.press(ebiten.KeyEnter)
}

// edgeArrow is the arrow to the edge that a window gives up.
func edgeArrow(d *warsaw.District, a warsaw.Action) ebiten.Key {
	x, y := d.Offset(a.Space)
	switch {
	case a.Turn == 0 && y == 0:
		return ebiten.KeyArrowDown
	case a.Turn == 0:
		return ebiten.KeyArrowUp
	case x == 0:
		return ebiten.KeyArrowRight
	}
	return ebiten.KeyArrowLeft
}
