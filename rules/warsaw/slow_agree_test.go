package warsaw

import (
	"slices"
	"testing"

	"capital/game/testscope"
	"capital/rules/random"
)

// slowRandom draws a connected district by hand: any quarters, buildings, signs
// and stacks.
func slowRandom(r *random.Source) slowDistrict {
	d := slowDistrict{}
	built := map[Building]bool{}
	palette := []byte("RCIUP")
	for n := range palette {
		m := n + r.Below(len(palette)-n)
		palette[n], palette[m] = palette[m], palette[n]
	}
	palette = palette[:1+r.Below(5)]
	if r.Below(2) == 0 { // homes and work, which most effects ask for
		palette = append(palette, 'R', "CIP"[r.Below(3)])
	}
	many := r.Below(5) // of ten tiles that are buildings
	at := slowPoint{r.Below(4), r.Below(4)}
	for range 1 + r.Below(40) {
		tile := slowTile{height: 1}
		if r.Below(4) == 0 {
			tile.height += 1 + r.Below(3)
		}
		b := Building(1 + r.Below(int(buildings)-1))
		switch {
		case r.Below(10) < many && !built[b]:
			built[b], tile.building = true, b
			tile.quarters = [2][2]byte{{'#', '#'}, {'#', '#'}}
		default:
			for n := range 4 {
				tile.quarters[n/2][n%2] = palette[r.Below(len(palette))]
			}
			tile.transport = r.Below(3) == 0
			if r.Below(3) == 0 {
				tile.vp, tile.coins = r.Below(4), r.Below(4)
			}
		}
		if _, taken := d[at]; !taken {
			d[at] = tile
		}
		next := at.sides()[r.Below(4)]
		if next.x >= 0 && next.x < 4 && next.y >= 0 && next.y < 4 {
			at = next
		}
	}
	return d
}

func TestSlowScorerAgreesOnDrawnDistricts(t *testing.T) {
	r := random.Source(11)
	for n := range slowDistricts {
		d := slowRandom(&r)
		left, right, top, bottom := d.bounds()
		picture := d.picture(r.Below(4-right+left), r.Below(4-bottom+top))
		fast, err := ParseDistrict(picture)
		if err == nil {
			err = d.compare(&fast)
		}
		if err != nil {
			t.Fatalf("district %d: %v\n%s", n, err, picture)
		}
	}
}

func TestSlowScorerAgreesOnBuiltDistricts(t *testing.T) {
	r := random.Source(12)
	for n := range slowDistricts {
		fast, slow := builtAtRandom(&r)
		if err := slow.compare(&fast); err != nil {
			t.Fatalf("district %d: %v\n%s", n, err, fast.Picture())
		}
	}
}

// slowDistricts is how many districts each of the two tests compares.
var slowDistricts = testscope.Count(10_000, 50_000)

// builtAtRandom builds, overbuilds and loses tiles of the table, in the fast
// district and the slow one alike.
func builtAtRandom(r *random.Source) (District, slowDistrict) {
	fast, slow := StartingDistrict(StartingTile), slowDistrict{{0, 0}: slowTurned(StartingTile.Tile(), 0)}
	used := TileSet{}
	for range r.Below(30) {
		tile, turn := TileID(r.Below(int(faces))), r.Below(4)
		if used.Has(tile) || tile >= StartingTile && tile < MilestoneTile {
			continue
		}
		if r.Below(12) == 0 && len(slow) > 1 { // a stack goes
			at := slow.somewhere(r)
			i, _ := fast.IndexOf(Space{int8(at.x), int8(at.y)})
			fast.Remove(1 << i)
			delete(slow, at)
			continue
		}
		at := slow.somewhere(r)
		if r.Below(4) > 0 {
			at = at.sides()[r.Below(4)]
		}
		left, right, top, bottom := slow.bounds()
		if max(right, at.x)-min(left, at.x) > 3 || max(bottom, at.y)-min(top, at.y) > 3 {
			continue
		}
		used.Add(tile)
		fast.Place(tile, Space{int8(at.x), int8(at.y)}, turn)
		now := slowTurned(tile.Tile(), turn)
		now.height += slow[at].height
		slow[at] = now
	}
	return fast, slow
}

// somewhere is one of the tiles' places, the same for the same random numbers.
func (d slowDistrict) somewhere(r *random.Source) slowPoint {
	places := make([]slowPoint, 0, len(d))
	for at := range d {
		places = append(places, at)
	}
	slices.SortFunc(places, func(a, b slowPoint) int { return (a.y-b.y)*100 + a.x - b.x })
	return places[r.Below(len(places))]
}
