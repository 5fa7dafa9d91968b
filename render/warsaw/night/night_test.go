package night

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// tile is how large the districts of these tests are drawn, in pixels a tile.
const tile = 40

// painted is a district by night, with a tile's room around it.
func painted(look tileart.Look, epoch int, lights *Lights) *image.RGBA {
	return paintedAt(look, epoch, lights, tile)
}

func paintedAt(look tileart.Look, epoch int, lights *Lights, size int) *image.RGBA {
	width, height := look.District.Size()
	c := canvas.New((width+2)*size, (height+2)*size, float64(size)/tileUnits)
	for _, slice := range Paint(c.Moved(float64(size), float64(size)), look, epoch, lights) {
		slice()
	}
	return c.Pixels()
}

// brightness adds up the light of one quarter, red, green and blue.
func brightness(p *image.RGBA, x, y int) int {
	sum := 0
	for j := range tile / 2 {
		for i := range tile / 2 {
			pixel := p.RGBAAt(tile+x*tile/2+i, tile+y*tile/2+j)
			sum += int(pixel.R) + int(pixel.G) + int(pixel.B)
		}
	}
	return sum
}

// row is a district of one tile of each kind that has a plain one, and as many buildings as asked for.
func row(tiles ...warsaw.TileID) tileart.Look {
	var d warsaw.District
	for n, id := range tiles {
		d.Place(id, warsaw.Space{X: int8(n % 4), Y: int8(n / 4)}, 0)
	}
	return tileart.Look{District: d}
}

// mixed is a district with quarters of all kinds, a public building and a milestone.
func mixed(t *testing.T) tileart.Look {
	look := row(warsaw.StartingTile, 1, 5, 9, 14, 22, 30, 41, warsaw.BuildingTile(warsaw.Arsenal), warsaw.BuildingTile(warsaw.Metro))
	for k := range warsaw.Kind(warsaw.Kinds) {
		if look.District.Of(k) == 0 {
			t.Fatalf("no %v in the district", k)
		}
	}
	return look
}

// Lighting one quarter lights it, leaves those further away as they were, and every kind shines in every epoch.
func TestQuartersShineOneByOne(t *testing.T) {
	look := mixed(t)
	d := &look.District
	for epoch := 1; epoch <= warsaw.Epochs; epoch++ {
		dark := painted(look, epoch, new(Lights))
		for k := range warsaw.Kind(warsaw.Kinds) {
			x, y := first(d.Of(k))
			var lights Lights
			lights[8*y+x] = 1
			lit := painted(look, epoch, &lights)
			before, after := brightness(dark, x, y), brightness(lit, x, y)
			if after*10 < before*11 {
				t.Errorf("epoch %d: a lit quarter of %v is %d bright instead of %d", epoch, k, after, before)
			}
			far := [2]int{(x + 4) % 8, (y + 3) % 6}
			if brightness(dark, far[0], far[1]) != brightness(lit, far[0], far[1]) {
				t.Errorf("epoch %d: a lit quarter of %v changes what is far away", epoch, k)
			}
		}
	}
}

// first is the place of the first quarter of a set.
func first(q warsaw.Quarters) (x, y int) {
	for i := range 64 {
		if q.Has(i&7, i>>3) {
			return i & 7, i >> 3
		}
	}
	return 0, 0
}

// Every public building and milestone has something that shines, a milestone more than its public neighbours on average.
func TestEveryBuildingShines(t *testing.T) {
	var sum, count [2]int
	for b := warsaw.NoBuilding + 1; b.IsPublic() || b.IsMilestone(); b++ {
		look := row(warsaw.BuildingTile(b))
		dark, lit := painted(look, 6, new(Lights)), painted(look, 6, &Lights{0: 1, 1: 1, 8: 1, 9: 1})
		before, after := 0, 0
		for i := range 4 {
			before += brightness(dark, i&1, i>>1)
			after += brightness(lit, i&1, i>>1)
		}
		if after*2 < before*3 {
			t.Errorf("%s is %d bright when lit, %d when not", warsaw.BuildingTile(b).Tile().Name, after, before)
		}
		which := 0
		if b.IsMilestone() {
			which = 1
		}
		sum[which] += after
		count[which]++
	}
	if sum[1]*count[0] <= sum[0]*count[1] {
		t.Error("milestones shine less than public buildings")
	}
}

// Each epoch has its own light, and the same district is painted the same twice.
func TestEpochsLookDifferent(t *testing.T) {
	look, all := mixed(t), new(Lights)
	for i := range all {
		all[i] = 1
	}
	seen := map[string]int{}
	for epoch := 1; epoch <= warsaw.Epochs; epoch++ {
		pixels := string(painted(look, epoch, all).Pix)
		if other := seen[pixels]; other > 0 {
			t.Errorf("epoch %d looks like %d", epoch, other)
		}
		seen[pixels] = epoch
	}
	if seen[string(painted(look, 3, all).Pix)] != 3 {
		t.Error("the same district is painted in another way the second time")
	}
}

func TestGlowCompiles(t *testing.T) {
	if _, err := ebiten.NewShader(glowSource); err != nil {
		t.Fatal(err)
	}
}
