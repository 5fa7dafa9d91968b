//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/rules/warsaw"
)

// finger drags with a finger, a second one tapping on the way for every turn.
func (r *robot) finger(x, y, toX, toY float64, turns uint8) {
	r.t.Helper()
	r.g.TouchDown(0, x, y)
	const steps = 6
	for n := 1.0; n <= steps; n++ {
		r.g.TouchMove(0, x+(toX-x)*n/steps, y+(toY-y)*n/steps)
	}
	for range turns {
		r.g.TouchDown(1, toX+150, toY+40)
		r.g.Tick(3)
		r.g.TouchUp(1)
		r.g.Tick(3)
	}
	r.g.TouchUp(0)
}

func TestPlayedByTouch(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 1)
	l := r.layout()

	// A drag, turned twice by a second finger.
	m := r.await(0)
	a := affordable(t, &m, 0, 4)
	a.Turn = 2
	_, _, moves := r.state()
	x, y := r.hand(&m, 0, a.Tile)
	toX, toY := r.at(&m, 0, a.Space)
	r.finger(x, y, toX, toY, a.Turn)
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, a)

	// A drag to the pile of those decided later, then to the box.
	m = r.await(0)
	known := m.View(0)
	tile := known.Own().Hand(nil)[0]
	_, _, moves = r.state()
	x, y = r.hand(&m, 0, tile)
	toX, toY = centre(l.FaceDown)
	r.finger(x, y, toX, toY, 0)
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: tile})
	r.await(0)
	_, _, moves = r.state()
	x, y = r.single()
	toX, toY = centre(l.Discard)
	r.finger(x, y, toX, toY, 0)
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Discard, Tile: tile})

	// Taps: the tile, a space, that again for a turn, and the large button.
	m = r.await(0)
	a = affordable(t, &m, 0, 1)
	a.Turn = 1
	_, _, moves = r.state()
	r.g.Tap(r.hand(&m, 0, a.Tile))
	r.g.Tick(5)
	r.g.Tap(r.at(&m, 0, a.Space))
	r.g.Tick(5)
	r.g.Tap(r.at(&m, 0, a.Space))
	r.g.Tick(20)
	r.picture("table-touch")
	r.unchanged(moves)
	r.g.Tap(centre(l.Confirm))
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}, a)

	// The last tile, which there is no choice of, by taps.
	m = r.await(0)
	_, _, moves = r.state()
	r.g.Tap(r.single())
	r.g.Tick(5)
	r.g.Tap(centre(l.Discard))
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Discard, Tile: m.Revealed(0)})
}
