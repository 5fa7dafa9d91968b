//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// newTestTable makes a table without a window.
func newTestTable(t *testing.T, seats ...record.Seat) *screen {
	t.Helper()
	return newDealtTable(t, 5, seats...)
}

// newDealtTable makes one with tiles dealt by a seed.
func newDealtTable(t *testing.T, seed uint64, seats ...record.Seat) *screen {
	t.Helper()
	app := testCapital(t, scene.Settings{TextSize: 100}, store.OpenFolder(t.TempDir()))
	s, err := newMatch(warsaw.Record{Seed: seed, Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	return newScreen(app, s)
}

// settle lets ticks pass until nothing moves and no computer player thinks.
func settle(t testing.TB, table *screen) {
	t.Helper()
	drive.Until(t, "the table comes to rest", func() bool {
		if err := table.Update(table.App, nil); err != nil {
			t.Fatal(err)
		}
		return !table.Changed() && !table.session.Thinking() && len(table.shown.Waiting) == 0 && len(table.shown.Flashes) == 0
	})
}

func TestClickAndClickPlacesATile(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	x, y := table.picture.Layout.Hand[0].Centre()
	space := warsaw.Space{X: 1}
	bx, by := table.place.Space(1, 0).Centre()
	for _, in := range []input.Intent{
		{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y},
		{Kind: input.Move, X: bx, Y: by}, {Kind: input.Turn, Number: 1},
		{Kind: input.Press, X: bx, Y: by}, {Kind: input.Release, X: bx, Y: by},
	} {
		table.TakeAll([]input.Intent{in})
	}
	settle(t, table)
	moves := table.session.Record().Actions
	found := false
	for _, move := range moves {
		found = found || move.Seat == 0 && move.Action.Kind == warsaw.Build && move.Action.Space == space && move.Action.Turn == 1
	}
	if !found {
		t.Errorf("the tile was not built: %v", moves)
	}
}

func TestIllegalDropSaysWhyAndChangesNothing(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	before := table.session.Moves()
	x, y := table.picture.Layout.Hand[0].Centre()
	bx, by := table.place.Space(1, 1).Centre() // touches with a corner only
	for _, in := range []input.Intent{
		{Kind: input.Press, X: x, Y: y}, {Kind: input.Move, X: bx, Y: by}, {Kind: input.Release, X: bx, Y: by},
	} {
		table.TakeAll([]input.Intent{in})
	}
	if table.session.Moves() != before || table.hand.held.gliding.Done() && table.desk.Pace().Speed > 0 {
		t.Error("the tile did not go back")
	}
	if want := table.desk.art.Strings.Text("reason.not-touching"); table.Position().Refusal.Words != want {
		t.Errorf("the refusal says %q, not %q", table.Position().Refusal.Words, want)
	}
}

func TestEveryReasonAndEffectHasWords(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	words := table.desk.art.Strings
	for key := warsaw.ReasonNotYourTurn; key.String() != "unknown"; key++ {
		if !words.Has("reason." + key.String()) {
			t.Errorf("no words for the reason %v", key)
		}
	}
	for id := warsaw.TileID(0); id.Valid(); id++ {
		face := id.Tile()
		if face.Ordinary() {
			continue
		}
		if !words.Has("effect." + face.Code) {
			t.Errorf("no words for what %s does", face.Code)
		}
		if face.Building.IsMilestone() && !words.Has("measure."+face.Code) {
			t.Errorf("no words for what %s is awarded for", face.Code)
		}
	}
}

func TestWhatIsProposedIsAllowed(t *testing.T) {
	built, boxed := 0, 0
	for seed := range uint64(12) {
		table := newDealtTable(t, seed, person("Zofia"), computer("Sawa"))
		for round := range 3 { // the last tile of a hand needs no pick
			awaitTable(t, table, "a pick is owed", func() bool { return table.decision() == warsaw.DecidePick })
			settle(t, table)
			hand := table.handTiles()
			byPrice := slices.SortedFunc(slices.Values(hand), func(a, b warsaw.TileID) int { return b.Tile().Price - a.Tile().Price })
			tile := byPrice[max(0, 2-2*round)] // first one that leaves too little for the others, then the dearest
			table.hand.hold(tile, slices.Index(hand, tile))
			do(table, input.Confirm) // lays it face down
			awaitTable(t, table, "its use is owed", func() bool { return table.decision() == warsaw.DecideUse })
			settle(t, table)
			known := table.session.View(0)
			canBuild := slices.ContainsFunc(known.Uses(tile, nil), func(a warsaw.Action) bool { return a.Kind != warsaw.Discard })
			do(table, input.Confirm) // proposes a use
			if table.hand.held.boxed == canBuild || canBuild && !table.hand.check().OK() {
				t.Errorf("seed %d, %s: proposed for the box: %v, can be built: %v", seed, tile.Tile().Code, table.hand.held.boxed, canBuild)
			}
			if table.hand.held.boxed {
				boxed++
			} else {
				built++
			}
			do(table, input.Confirm)
			if table.session.Table().Revealed(0) == tile {
				t.Fatalf("seed %d: %s is still to be used", seed, tile.Tile().Code)
			}
		}
	}
	if built == 0 || boxed == 0 {
		t.Errorf("%d tiles proposed for the district, %d for the box", built, boxed)
	}
}
