//go:build !js

package book

import (
	"slices"
	"strings"
	"testing"

	"capital/game/scene"
	"capital/game/scene/book"
	"capital/input"
	"capital/rules/warsaw"
)

// TestBuildingsAreTried: put anywhere in its example a building stands there, and the words count what the rules count. Put back, all
// is as it was.
func TestBuildingsAreTried(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	tried, changed := 0, 0
	for id := warsaw.TileID(0); id.Valid(); id++ {
		topic, was := id.Tile().Code, drawing(id.Tile().Code)
		if _, building := face(topic); !building || was == "" {
			continue
		}
		tried++
		first := b.Extra(topic)
		d, err := warsaw.ParseDistrict(was)
		if err != nil {
			t.Fatal(err)
		}
		home := standsIn(&d, id)
		for n := range first.Example.Spots {
			b.Extra(topic).Example.Spots[n].Push()
			now := b.Extra(topic)
			if !slices.Equal(now.Args, first.Args) {
				changed++
			}
			at := slices.IndexFunc(now.Example.Spots, func(s book.Spot) bool { return strings.Contains(s.Words, " "+nameOf(home)+":") })
			if at < 0 || len(now.Example.Spots) != len(first.Example.Spots) {
				t.Fatalf("%s: put elsewhere, it can't be put back", topic)
			}
			now.Example.Spots[at].Push()
			if back := b.Extra(topic); !slices.Equal(back.Args, first.Args) {
				t.Errorf("%s: put back it counts %v, not %v", topic, back.Args, first.Args)
			}
		}
	}
	if tried < 20 || changed < tried {
		t.Errorf("of %d buildings another count came up %d times", tried, changed)
	}
}

// TestABuildingIsTriedByHand with keys, a mouse and a finger: the page counts anew.
func TestABuildingIsTriedByHand(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		app, b := newBook(t, scene.DefaultSettings())
		app.Resize(size[0], size[1])
		shown := book.New(app, b, "water-filters", nil)
		app.ShowAtOnce(shown)
		do := func(in ...input.Intent) { shown.Update(app, in) }
		counts := func() string { return shown.Spoken(app).Prompt }
		aims := func() bool { return strings.HasPrefix(shown.Spoken(app).Focus, "Tile ") }
		do()
		before := counts()
		for range 40 {
			if do(input.Intent{Kind: input.Next}); aims() && strings.HasPrefix(shown.Spoken(app).Focus, "Tile A1") {
				break
			}
		}
		do(input.Intent{Kind: input.Confirm})
		byKeys := counts()
		if byKeys == before {
			t.Errorf("%.0f: by keys nothing changes", size[0])
		}
		for n, touch := range []bool{false, true} {
			was, found := counts(), false
			for y := 4.0; y < size[1] && !found; y += 14 {
				for x := 4.0; x < size[0] && !found; x += 14 {
					do(input.Intent{Kind: input.Move, X: x, Y: y})
					if found = aims(); found {
						do(input.Intent{Kind: input.Press, X: x, Y: y, Touch: touch}, input.Intent{Kind: input.Release, X: x, Y: y, Touch: touch})
					}
				}
			}
			if !found || counts() == was && n == 0 {
				t.Errorf("%.0f: with a pointer, by touch: %v, found %v, nothing changes", size[0], touch, found)
			}
		}
	}
}
