package tileart

import (
	"bytes"
	"image/color"
	"slices"
	"testing"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/warsaw"
)

func TestEveryIconIsDrawn(t *testing.T) {
	icons := append(kindIcons[:], Transport, PublicBuilding, Milestone, Stack, Overbuild, War, Area, EmptySpace,
		EdgeTransport, ParkTile, ParkLine, Neighbours, Touches, Grid, PassLeft, PassRight, Discard)
	for n, sign := range icons {
		c := canvas.New(20, 20, 0.2)
		sign.DrawOn(c, theme.Ink)
		if bytes.Count(c.Pixels().Pix, []byte{0}) == len(c.Pixels().Pix) {
			t.Errorf("icon %d draws nothing", n)
		}
	}
}

// everyBuilding calls check for each public building and milestone side.
func everyBuilding(check func(b warsaw.Building, name string)) {
	for b := warsaw.NoBuilding + 1; b.IsPublic() || b.IsMilestone(); b++ {
		check(b, warsaw.BuildingTile(b).Tile().Name)
	}
}

func TestEveryBuildingHasAPictureAndAnEffect(t *testing.T) {
	count := 0
	everyBuilding(func(b warsaw.Building, name string) {
		count++
		if int(b) >= len(drawings) || drawings[b].draw == nil || drawings[b].w <= 0 || drawings[b].h <= 0 {
			t.Errorf("%s has no picture", name)
		}
		if len(Effect(b)) == 0 {
			t.Errorf("%s has no effect row", name)
		}
		if (len(Award(b)) > 0) != b.IsMilestone() {
			t.Errorf("%s: award %v", name, Award(b))
		}
	})
	if count != 37 || len(effects) != 38 || len(drawings) != 38 || len(awards) != 10 {
		t.Errorf("%d buildings, %d effects, %d drawings, %d awards", count, len(effects), len(drawings), len(awards))
	}
}

func TestPicturesAreDifferent(t *testing.T) {
	seen := make(map[string]string)
	everyBuilding(func(b warsaw.Building, name string) {
		c := newBrush(40, 40, 0.4)
		c.scene(&drawings[b], 0, 0, 100, 100)
		pixels := string(c.Pixels().Pix)
		if other := seen[pixels]; other != "" {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[pixels] = name
	})
}

// TestStreetsStandWhereKindsDiffer places two plain tiles side by side and looks at
// the line between them.
func TestStreetsStandWhereKindsDiffer(t *testing.T) {
	plain := plainTiles(t)
	for a, first := range plain {
		for b, second := range plain {
			var d warsaw.District
			d.Place(first, warsaw.Space{}, 0)
			d.Place(second, warsaw.Space{X: 1}, 0)
			const size = 100
			c := districtSheet(districtKey{look: Look{District: d}, size: size}, inRules)
			margin := Margin(size)
			road := 0
			for y := 10; y < 90; y++ {
				if same(c.Pixels().At(margin+size, margin+y), theme.Road) {
					road++
				}
			}
			if (road > 70) != (a != b) || a == b && road > 0 {
				t.Errorf("%v beside %v: %d of 80 pixels between them are street", a, b, road)
			}
		}
	}
}

func same(a, b color.Color) bool {
	ar, ag, ab, _ := a.RGBA()
	br, bg, bb, _ := b.RGBA()
	return ar>>8 == br>>8 && ag>>8 == bg>>8 && ab>>8 == bb>>8
}

// plainTiles finds for each kind a tile made of it alone, as far as there is one.
func plainTiles(t *testing.T) map[warsaw.Kind]warsaw.TileID {
	plain := make(map[warsaw.Kind]warsaw.TileID)
	for id := warsaw.TileID(0); id.Valid(); id++ {
		tile := id.Tile()
		q := tile.Quarters
		if tile.Ordinary() && q[0] == q[1] && q[0] == q[2] && q[0] == q[3] {
			plain[q[0]] = id
		}
	}
	if len(plain) < 3 {
		t.Fatalf("only %d kinds have a plain tile", len(plain))
	}
	return plain
}

func TestADistrictLooksTheSameWhicheverWayItGrew(t *testing.T) {
	east, west := warsaw.StartingDistrict(warsaw.StartingTile), warsaw.StartingDistrict(warsaw.StartingTile)
	east.Place(3, warsaw.Space{X: 1}, 0)
	west.Place(3, warsaw.Space{X: 1}, 0)
	west.Place(9, warsaw.Space{X: -1}, 0)
	const size = 60
	a, b := districtSheet(districtKey{look: Look{District: east}, size: size}, inRules), districtSheet(districtKey{look: Look{District: west}, size: size}, inRules)
	margin := Margin(size)
	// The middle of the tile placed in both is the same, one tile further east.
	for y := 15; y < 45; y++ {
		for x := 15; x < 45; x++ {
			p := a.Pixels().RGBAAt(margin+size+x, margin+y)
			q := b.Pixels().RGBAAt(margin+2*size+x, margin+y)
			if distance(p.R, q.R)+distance(p.G, q.G)+distance(p.B, q.B) > 6 {
				t.Fatalf("pixel %d,%d of the tile is %v, then %v", x, y, p, q)
			}
		}
	}
}

func distance(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

func TestSignsStayOnTheirTile(t *testing.T) {
	for _, size := range []int{40, 64, 110, 260} {
		for id := warsaw.TileID(0); id.Valid(); id++ {
			c := faceSheet(faceKey{tile: id, size: size}, inRules)
			for _, l := range c.Labels() {
				if l.X < 0 || l.X > float64(size) || l.Y < 0 || l.Y > float64(size) {
					t.Errorf("%s at %d: %q is written at %v,%v", id.Tile().Code, size, l.Words, l.X, l.Y)
				}
			}
		}
	}
}

func TestPriceOnAHandTileIsLarge(t *testing.T) {
	for id := warsaw.TileID(0); id < warsaw.StartingTile; id++ {
		for _, l := range faceSheet(faceKey{tile: id, size: 110}, inRules).Labels() {
			if l.X < 25 && l.Y < 25 && l.Size < 18 {
				t.Errorf("%s: the price is written in %.1f pixels", id.Tile().Code, l.Size)
			}
		}
	}
}

func TestFillCutsHoles(t *testing.T) {
	var ring warsaw.Quarters
	for i := range 3 {
		ring |= warsaw.QuarterAt(i, 0) | warsaw.QuarterAt(i, 2)
	}
	ring |= warsaw.QuarterAt(0, 1) | warsaw.QuarterAt(2, 1)
	c := newBrush(150, 150, 1)
	c.Fill(theme.Ink, insetLoops(c, ring, street, rounding)...)
	if c.Pixels().RGBAAt(75, 75).A != 0 {
		t.Error("the hole of a ring is filled")
	}
	if c.Pixels().RGBAAt(75, 25).A != 255 {
		t.Error("the ring is not filled")
	}
}

func TestTurnsThatLookAlikeShareAnImage(t *testing.T) {
	for id := warsaw.TileID(0); id.Valid(); id++ {
		tile := id.Tile()
		for turn := range 4 {
			if got := sameTurn(id, turn); tile.Turned(got) != tile.Turned(turn) || got >= tile.Turns() {
				t.Errorf("%s turned by %d is drawn turned by %d", tile.Code, turn, got)
			}
		}
	}
}

func TestBreakName(t *testing.T) {
	for name, lines := range map[string]int{"Arsenal": 1, "Water Filters": 1, "Wilanów Palace": 2, "Namiestnikowski Palace": 2, "Polish Telephone Joint-Stock Company": 2} {
		if got := breakName(name); len(got) != lines {
			t.Errorf("%s is broken into %q", name, got)
		}
	}
}

// TestMostNamesStandOnTheBoard at 1280×720, where its tiles have 118 pixels and words 14 at least.
func TestMostNamesStandOnTheBoard(t *testing.T) {
	const size, least = 118.0, 14.0
	all, bear := 0, 0
	for id := warsaw.TileID(0); id.Valid(); id++ {
		if tile := id.Tile(); !tile.Ordinary() {
			all++
			if named(tile.Name, size/tileUnits, least) {
				bear++
			}
		}
	}
	if bear < 3*all/4 {
		t.Errorf("of %d buildings %d bear their names", all, bear)
	}
}

// inRules calls buildings as the rules do.
func inRules(t *warsaw.Tile) string { return t.Name }

// A building's tile bears what it is called now, however often it was drawn under another name.
func TestTilesBearTheirNamesInAnyLanguage(t *testing.T) {
	id := warsaw.BuildingTile(warsaw.OldTown)
	called := func(name string) (words []string) {
		for _, l := range faceSheet(faceKey{tile: id, size: 130}, func(*warsaw.Tile) string { return name }).Labels() {
			words = append(words, l.Words)
		}
		return words
	}
	if words := called("Stare Miasto"); !slices.Contains(words, "Stare Miasto") || slices.Contains(words, id.Tile().Name) {
		t.Errorf("the tile bears %q", words)
	}
	p := NewPainter(nil, nil)
	now := "en"
	p.Names.Language = func() string { return now }
	before := p.lettering()
	if now = "pl"; p.lettering() == before {
		t.Error("pictures in another language are taken for the same")
	}
}
