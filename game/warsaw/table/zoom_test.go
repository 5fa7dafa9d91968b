//go:build !js

package table

import (
	"testing"

	"capital/game/scene"
	"capital/input"
	"capital/rules/warsaw"
)

// firstTile is a point of the board under which one tile lies: the middle of the first.
func firstTile(t *screen) (x, y float64) { return t.place.Space(0, 0).Centre() }

// wants lets a person do things one after the other, and the table come to rest.
func wants(t *testing.T, table *screen, intents ...input.Intent) {
	t.Helper()
	for _, in := range intents {
		if err := table.Update(table.App, []input.Intent{in}); err != nil {
			t.Fatal(err)
		}
	}
	settle(t, table)
}

// seen is a table at rest, and how large its tiles are.
func seen(t *testing.T) (*screen, float64) {
	t.Helper()
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	settle(t, table)
	return table, table.place.Tile
}

// wheel is one notch of the wheel where the pointer is, up for -1.
func wheel(x, y float64, notch int) []input.Intent {
	return []input.Intent{{Kind: input.Move, X: x, Y: y}, {Kind: input.Turn, Number: notch, DY: notch, X: x, Y: y}}
}

func TestWheelZoomsUnlessItTurns(t *testing.T) {
	table, fit := seen(t)
	x, y := firstTile(table)
	wants(t, table, wheel(x, y, -1)...)
	if table.place.Tile <= fit {
		t.Error("the wheel over the board does not zoom in")
	}
	if nx, ny := firstTile(table); nx-x > 1 || x-nx > 1 || ny-y > 1 || y-ny > 1 {
		t.Errorf("what lay at %v, %v lies at %v, %v", x, y, nx, ny)
	}
	wants(t, table, wheel(x, y, 1)...)
	if table.place != table.picture.Layout.Fit(table.district()) {
		t.Error("zoomed out again it does not fit")
	}
	handX, handY := table.picture.Layout.Hand[0].Centre()
	wants(t, table, input.Intent{Kind: input.Press, X: handX, Y: handY})
	wants(t, table, wheel(x, y, 1)...)
	if table.hand.held.turn != 1 || table.place.Tile != fit {
		t.Errorf("with a tile in the hand the wheel turns it %d times, and tiles of %v become %v", table.hand.held.turn, fit, table.place.Tile)
	}
}

func TestKeysAndFingersZoom(t *testing.T) {
	table, fit := seen(t)
	x, y := firstTile(table)
	step := input.Intent{Kind: input.Zoom, Scale: input.ZoomStep}
	for name, in := range map[string][]input.Intent{
		"a key":       {step},
		"two fingers": {{Kind: input.Zoom, X: x, Y: y, Scale: 1.2, Touch: true}, {Kind: input.Zoom, X: x, Y: y, Scale: 1.1, Touch: true}},
	} {
		for back, out := range map[string][]input.Intent{
			"the key for all":   {{Kind: input.Fit}},
			"cancel":            {{Kind: input.Cancel}},
			"the key out":       {{Kind: input.Zoom, Scale: 1 / input.ZoomStep}},
			"another district":  {at(input.Press, centreOf(table.picture.Layout.Other(0, 3))), at(input.Release, centreOf(table.picture.Layout.Other(0, 3)))},
			"a press for all":   {at(input.Press, centreOf(table.picture.Layout.Whole()))},
			"a larger window":   nil,
			"fingers that meet": {{Kind: input.Zoom, X: x, Y: y, Scale: 0.3, Touch: true}},
		} {
			wants(t, table, in...)
			if table.place.Tile <= fit {
				t.Fatalf("%s does not zoom in", name)
			}
			if out == nil {
				table.picture.Resize(scene.PlainRoom(1400, 900))
				table.picture.Resize(scene.PlainRoom(1280, 720))
			}
			if wants(t, table, out...); table.place.Tile > fit {
				t.Errorf("after %s %s does not show all", name, back)
			}
			table.enlarged = -1
			wants(t, table)
		}
	}
}

// TestAKeyEndsWhatFingersBegan moves two fingers by less than a step before and after a key zooms.
func TestAKeyEndsWhatFingersBegan(t *testing.T) {
	table, fit := seen(t)
	x, y := firstTile(table)
	half := input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: 1.19, Touch: true}
	wants(t, table, half, input.Intent{Kind: input.Zoom, Scale: input.ZoomStep}, input.Intent{Kind: input.Zoom, Scale: 1 / input.ZoomStep}, half)
	if table.place.Tile != fit {
		t.Errorf("tiles of %v become %v", fit, table.place.Tile)
	}
}

// TestFingersThatMeetLeaveNothingBehind moves two fingers together as far as there is to go, and then a little apart.
func TestFingersThatMeetLeaveNothingBehind(t *testing.T) {
	table, fit := seen(t)
	x, y := firstTile(table)
	pinch := func(scale float64) input.Intent {
		return input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: scale, Touch: true}
	}
	for _, closer := range []float64{0.3, 0.45, 0.65} {
		if wants(t, table, pinch(closer), pinch(1.01)); table.place.Tile != fit {
			t.Errorf("after fingers that met by %v tiles of %v become %v", closer, fit, table.place.Tile)
		}
	}
}

func TestDraggedBoardMoves(t *testing.T) {
	table, _ := seen(t)
	x, y := firstTile(table)
	drag := []input.Intent{
		{Kind: input.Move, X: x, Y: y}, {Kind: input.Press, X: x, Y: y},
		{Kind: input.Move, X: x + 30, Y: y - 20}, {Kind: input.Release, X: x + 30, Y: y - 20},
	}
	before := table.place
	if wants(t, table, drag...); table.place != before {
		t.Error("all of a district is moved")
	}
	wants(t, table, wheel(x, y, -1)...)
	before = table.place
	if wants(t, table, drag...); table.place != before.Moved(30, -20) {
		t.Errorf("dragged by 30, -20 the district moves from %v to %v", before, table.place)
	}
	before = table.place
	wants(t, table, input.Intent{Kind: input.Pan, DX: 1})
	if table.place.X >= before.X {
		t.Error("a key does not move the board")
	}
	before = table.place
	wants(t, table, input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: 1, PanX: 7, PanY: 9, Touch: true})
	if table.place != before.Moved(7, 9) {
		t.Error("two fingers do not move the board")
	}
}

// TestKeysAimAtWhatIsSeen aims a tile with keys at every space of a board that is zoomed in.
func TestKeysAimAtWhatIsSeen(t *testing.T) {
	table, _ := seen(t)
	for range 4 {
		wants(t, table, input.Intent{Kind: input.Zoom, Scale: input.ZoomStep})
	}
	wants(t, table, input.Intent{Kind: input.Next}, input.Intent{Kind: input.Navigate, DY: -1})
	seen := map[warsaw.Space]bool{}
	for n := range 24 {
		held, b := &table.hand.held, table.picture.Layout.Clear()
		if seen[held.target] = true; !held.aimed {
			wants(t, table, input.Intent{Kind: input.Navigate, DY: -1})
			continue
		}
		r := table.place.Space(table.district().Offset(held.target))
		if r.X < b.X || r.Y < b.Y || r.X+r.W > b.X+b.W || r.Y+r.H > b.Y+b.H {
			t.Fatalf("the space aimed at lies at %v, the board at %v", r, b)
		}
		way := [][2]int{{1, 0}, {0, -1}, {-1, 0}, {-1, 0}, {0, 1}}[n%5]
		wants(t, table, input.Intent{Kind: input.Navigate, DX: way[0], DY: way[1]})
	}
	if len(seen) < 4 {
		t.Errorf("only %d spaces were aimed at", len(seen))
	}
}

// TestGrowingDistrictStaysWhereItIs builds to the left of a district that is zoomed in on.
func TestGrowingDistrictStaysWhereItIs(t *testing.T) {
	table, _ := seen(t)
	wants(t, table, input.Intent{Kind: input.Zoom, Scale: input.ZoomStep})
	before := table.place.Space(table.large().Offset(warsaw.Space{}))
	d := table.large()
	d.Place(warsaw.StartingTile, warsaw.Space{X: -1}, 0)
	wants(t, table)
	if after := table.place.Space(table.large().Offset(warsaw.Space{})); after != before {
		t.Errorf("the first tile moves from %v to %v", before, after)
	}
}

func centreOf(r interface{ Centre() (x, y float64) }) [2]float64 {
	x, y := r.Centre()
	return [2]float64{x, y}
}

// at is something that a pointer does at a point.
func at(kind input.Kind, point [2]float64) input.Intent {
	return input.Intent{Kind: kind, X: point[0], Y: point[1]}
}
