package warsaw

import (
	"fmt"
	"slices"
	"strings"
)

// The slow scorer: the rules' text put down as plainly as it goes, with a grid of
// letters and a flood fill, for the fast one to be compared with. It shares no
// arithmetic with it.

// slowTile is one visible tile. The letter of a building's quarters is #.
type slowTile struct {
	quarters  [2][2]byte // row, column
	building  Building
	transport bool
	vp, coins int
	height    int // tiles in the stack
}

// slowPoint is a column and a row, of tiles or of quarters.
type slowPoint struct{ x, y int }

func (p slowPoint) sides() [4]slowPoint {
	return [4]slowPoint{{p.x - 1, p.y}, {p.x + 1, p.y}, {p.x, p.y - 1}, {p.x, p.y + 1}}
}

// slowDistrict is its tiles by column and row, counted from anywhere.
type slowDistrict map[slowPoint]slowTile

// slowTurned is the face as it looks after so many quarter turns clockwise.
func slowTurned(face *Tile, turn int) slowTile {
	t := slowTile{building: face.Building, transport: face.Transport, vp: face.VP, coins: face.Coins, height: 1}
	if face.Building != NoBuilding {
		t.quarters = [2][2]byte{{'#', '#'}, {'#', '#'}}
		return t
	}
	letters := map[Kind]byte{Residential: 'R', Commercial: 'C', Industrial: 'I', Cultural: 'U', Park: 'P'}
	for n, k := range face.Quarters {
		t.quarters[n/2][n%2] = letters[k]
	}
	for range turn {
		q := t.quarters
		// The left column, read upwards, becomes the upper row.
		t.quarters = [2][2]byte{{q[1][0], q[0][0]}, {q[1][1], q[0][1]}}
	}
	return t
}

// slowArea is one connected area, or one building.
type slowArea struct {
	letter   byte
	building Building
	tiles    map[slowPoint]bool // the tiles that hold a quarter of it
	touches  map[int]bool       // the areas that share a side of a quarter with it
}

// slowCity is a district with its areas found.
type slowCity struct {
	tiles slowDistrict
	areas []slowArea
}

func (d slowDistrict) find() *slowCity {
	c := &slowCity{tiles: d}
	letters := map[slowPoint]byte{}
	for at, tile := range d {
		for y := range 2 {
			for x := range 2 {
				letters[slowPoint{2*at.x + x, 2*at.y + y}] = tile.quarters[y][x]
			}
		}
	}
	tileOf := func(q slowPoint) slowPoint { return slowPoint{q.x >> 1, q.y >> 1} }
	areaOf := map[slowPoint]int{}
	var fill func(q slowPoint, n int)
	fill = func(q slowPoint, n int) {
		areaOf[q] = n
		c.areas[n].tiles[tileOf(q)] = true
		for _, next := range q.sides() {
			letter, ok := letters[next]
			if _, done := areaOf[next]; !ok || done || letter != letters[q] {
				continue
			}
			if letter == '#' && tileOf(next) != tileOf(q) {
				continue
			}
			fill(next, n)
		}
	}
	for q, letter := range letters {
		if _, done := areaOf[q]; !done {
			c.areas = append(c.areas, slowArea{letter, d[tileOf(q)].building, map[slowPoint]bool{}, map[int]bool{}})
			fill(q, len(c.areas)-1)
		}
	}
	for q, n := range areaOf {
		for _, next := range q.sides() {
			if m, ok := areaOf[next]; ok && m != n {
				c.areas[n].touches[m] = true
			}
		}
	}
	return c
}

// count is the number of areas for which yes says yes.
func (c *slowCity) count(yes func(*slowArea) bool) int {
	n := 0
	for a := range c.areas {
		if yes(&c.areas[a]) {
			n++
		}
	}
	return n
}

// of is the number of areas of a letter.
func (c *slowCity) of(letter byte) int {
	return c.count(func(a *slowArea) bool { return a.letter == letter })
}

// touched is the number of areas of a letter that the area touches.
func (c *slowCity) touched(a *slowArea, letter byte) int {
	n := 0
	for other := range a.touches {
		if c.areas[other].letter == letter {
			n++
		}
	}
	return n
}

// spaces is the number of tiles for which yes says yes.
func (c *slowCity) spaces(yes func(slowPoint, slowTile) bool) int {
	n := 0
	for at, tile := range c.tiles {
		if yes(at, tile) {
			n++
		}
	}
	return n
}

func (c *slowCity) has(b Building) bool {
	return c.spaces(func(_ slowPoint, t slowTile) bool { return t.building == b }) > 0
}

func (c *slowCity) publicBuildings() int {
	return c.spaces(func(_ slowPoint, t slowTile) bool { return t.building.IsPublic() })
}

// besides is the number of the four neighbours of a tile for which yes says yes.
func (c *slowCity) besides(at slowPoint, yes func(slowTile) bool) int {
	n := 0
	for _, next := range at.sides() {
		if tile, ok := c.tiles[next]; ok && yes(tile) {
			n++
		}
	}
	return n
}

func slowParkVP(homes int) int {
	vp := []int{0, 1, 2, 3, 5, 7, 10, 13, 16}
	for len(vp) <= homes {
		vp = append(vp, vp[len(vp)-1]+3)
	}
	return vp[homes]
}

// income is coins and victory points of each of the six steps, and what each
// building brings in the sixth.
func (c *slowCity) income() (steps [6][2]int, byBuilding map[Building][2]int) {
	// Parks
	var homes []int
	for a := range c.areas {
		if c.areas[a].letter == 'P' {
			homes = append(homes, c.touched(&c.areas[a], 'R'))
		}
	}
	slices.Sort(homes)
	slices.Reverse(homes)
	parks := 1
	if c.has(RoyalBathsPark) {
		parks = 2
	}
	for n := range min(parks, len(homes)) {
		steps[0][1] += slowParkVP(homes[n])
	}
	// Commercial
	best := 0
	for a := range c.areas {
		if c.areas[a].letter == 'C' {
			n := c.touched(&c.areas[a], 'R')
			steps[1][0] += n
			best = max(best, n)
		}
	}
	if c.has(Marywil) {
		steps[1][0] += best
	}
	// Cultural and industrial signs
	for _, t := range c.tiles {
		steps[2][1] += t.vp
		steps[3][0] += t.coins
	}
	// Industry beside homes
	steps[3][1] = -c.count(func(a *slowArea) bool { return a.letter == 'R' && c.touched(a, 'I') > 0 })
	// Transport
	if groups := c.transportGroups(); groups >= 2 {
		steps[4][1] = 2 * groups
	}
	// Public buildings and milestones
	byBuilding = map[Building][2]int{}
	for a := range c.areas {
		area := &c.areas[a]
		if area.letter != '#' {
			continue
		}
		var at slowPoint
		for at = range area.tiles {
		}
		coins, vp := c.effect(area, at)
		byBuilding[area.building] = [2]int{coins, vp}
		steps[5][0] += coins
		steps[5][1] += vp
	}
	return steps, byBuilding
}

func (c *slowCity) transportGroups() int {
	seen := map[slowPoint]bool{}
	var visit func(slowPoint)
	visit = func(at slowPoint) {
		if seen[at] || !c.tiles[at].transport {
			return
		}
		seen[at] = true
		for _, next := range at.sides() {
			visit(next)
		}
	}
	groups := 0
	for at, t := range c.tiles {
		if t.transport && !seen[at] {
			visit(at)
			groups++
		}
	}
	return groups
}

// effect is what one building brings each income phase.
func (c *slowCity) effect(area *slowArea, at slowPoint) (coins, vp int) {
	overbuilt := func(t slowTile) bool { return t.height > 1 }
	switch area.building {
	case CityCenter:
		left, right, top, bottom := at.x, at.x, at.y, at.y
		for p := range c.tiles {
			left, right, top, bottom = min(left, p.x), max(right, p.x), min(top, p.y), max(bottom, p.y)
		}
		vp = 2 * c.spaces(func(p slowPoint, t slowTile) bool {
			return t.transport && (p.x == left || p.x == right || p.y == top || p.y == bottom)
		})
	case CollegiumNobilium:
		coins = c.of('U')
	case CopernicusScienceCenter:
		vp = c.of('U')
	case FountainPark:
		for a := range c.areas {
			if c.areas[a].letter == 'P' {
				vp = max(vp, len(c.areas[a].tiles))
			}
		}
	case GoldenTerraces:
		vp = c.of('C')
	case HolyTrinityEvangelicalChurch:
		vp = 2
	case NationalStadium:
		vp = 2 * c.of('P')
	case OldTown:
		vp = c.spaces(func(_ slowPoint, t slowTile) bool { return overbuilt(t) })
	case PassengerAutomobileFactory:
		vp = c.count(func(a *slowArea) bool { return (a.letter == 'P' || a.letter == 'U') && c.touched(a, 'I') > 0 })
	case PolishTelephone:
		vp = c.count(func(a *slowArea) bool {
			for other := range a.touches {
				if a.letter == 'R' && c.areas[other].building.IsPublic() {
					return true
				}
			}
			return false
		})
	case SkaryszewskiPark:
		for a := range c.areas {
			if c.areas[a].letter == 'P' {
				vp = max(vp, slowRun(c.areas[a].tiles))
			}
		}
	case WarsawRisingMuseum:
		vp = 2 * c.of('I')
	case WarsawSteelworks, PalaceOfCultureAndScience:
		vp = c.of('I')
	case WarsawUniversityLibrary:
		vp = c.publicBuildings()
	case Wilanow:
		vp = c.of('R')
	case SaxonPalace, WilanowPalace:
		coins = 2
	case GrandTheater:
		vp = min(4, c.touched(area, 'U'))
	case WaterFilters:
		vp = min(4, c.touched(area, 'P'))
		coins = vp
	case NamiestnikowskiPalace:
		vp = c.besides(at, func(t slowTile) bool { return t.building.IsPublic() })
	case WilsonSquare:
		vp = min(4, c.touched(area, 'R'))
	case WZRoute:
		vp = c.besides(at, overbuilt)
		coins = vp
	case Metro:
		vp = c.besides(at, func(t slowTile) bool { return t.transport })
	case EuropaMarket:
		coins = 15
	}
	return coins, vp
}

// slowRun is the length of the longest straight line of tiles.
func slowRun(tiles map[slowPoint]bool) int {
	longest := 0
	for at := range tiles {
		for _, step := range []slowPoint{{1, 0}, {0, 1}} {
			n := 0
			for p := at; tiles[p]; p = (slowPoint{p.x + step.x, p.y + step.y}) {
				n++
			}
			longest = max(longest, n)
		}
	}
	return longest
}

// measure is what a milestone's condition compares.
func (c *slowCity) measure(milestone Building) int {
	switch milestone {
	case SaxonPalace, WilanowPalace:
		return len(c.areas)
	case GrandTheater:
		return c.of('U')
	case WaterFilters:
		return c.of('P')
	case NamiestnikowskiPalace:
		return c.publicBuildings()
	case WilsonSquare:
		return c.of('R')
	case WZRoute:
		return c.spaces(func(_ slowPoint, t slowTile) bool { return t.height > 1 })
	case PalaceOfCultureAndScience:
		return c.of('I')
	case Metro:
		return c.spaces(func(_ slowPoint, t slowTile) bool { return t.transport })
	case EuropaMarket:
		return c.of('C')
	}
	panic("no milestone")
}

// picture draws the district as a text picture, with so many empty columns and
// rows before it.
func (d slowDistrict) picture(west, north int) string {
	left, right, top, bottom := d.bounds()
	var drawn, notes strings.Builder
	for y := top - north; y <= bottom; y++ {
		for half := range 2 {
			for x := left - west; x <= right; x++ {
				tile, ok := d[slowPoint{x, y}]
				if !ok {
					drawn.WriteString(".. ")
					continue
				}
				drawn.Write(append(tile.quarters[half][:], ' '))
				if half == 0 {
					notes.WriteString(tile.note(fmt.Sprintf("%c%d", 'A'+x-left+west, 1+y-top+north)))
				}
			}
			drawn.WriteByte('\n')
		}
		drawn.WriteByte('\n')
	}
	return drawn.String() + notes.String()
}

func (t slowTile) note(at string) string {
	note := ""
	if t.building != NoBuilding {
		note += fmt.Sprintf("%s %s\n", at, tiles[BuildingTile(t.building)].Code)
	}
	if t.transport {
		note += at + " transport\n"
	}
	if t.vp > 0 || t.coins > 0 {
		note += fmt.Sprintf("%s vp %d, coins %d # signs\n", at, t.vp, t.coins)
	}
	if t.height > 1 {
		note += fmt.Sprintf("%s height %d\n", at, t.height)
	}
	return note
}

func (d slowDistrict) bounds() (left, right, top, bottom int) {
	first := true
	for at := range d {
		if first {
			left, right, top, bottom, first = at.x, at.x, at.y, at.y, false
		}
		left, right, top, bottom = min(left, at.x), max(right, at.x), min(top, at.y), max(bottom, at.y)
	}
	return left, right, top, bottom
}

// compare says how the fast district differs from the slow one: its sets, its
// sums and its measures.
func (d slowDistrict) compare(fast *District) error {
	left, right, top, bottom := d.bounds()
	if w, h := fast.Size(); len(d) > 0 && (w != right-left+1 || h != bottom-top+1) {
		return fmt.Errorf("%d×%d instead of %d×%d", w, h, right-left+1, bottom-top+1)
	}
	for i := range 16 {
		at := slowPoint{left + i%4, top + i/4}
		tile, ok := d[at]
		vp, coins, transport := fast.SignsAt(i)
		switch {
		case fast.Occupied().Has(i) != ok:
			return fmt.Errorf("space %s: occupied or not", spaceName(i))
		case vp != tile.vp || coins != tile.coins || transport != tile.transport:
			return fmt.Errorf("space %s: signs", spaceName(i))
		case fast.Stacked().Has(i) != (tile.height > 1):
			return fmt.Errorf("space %s: stack", spaceName(i))
		case fast.PublicBuildings().Has(i) != tile.building.IsPublic() || fast.Milestones().Has(i) != tile.building.IsMilestone():
			return fmt.Errorf("space %s: building", spaceName(i))
		}
		for k := range Kind(Kinds) {
			for y := range 2 {
				for x := range 2 {
					if fast.Of(k).Has(2*(i%4)+x, 2*(i/4)+y) != (tile.quarters[y][x] == k.Letter()) {
						return fmt.Errorf("space %s: quarters", spaceName(i))
					}
				}
			}
		}
	}
	return d.find().compare(fast)
}

func (c *slowCity) compare(fast *District) error {
	for b := NoBuilding + 1; b < buildings; b++ {
		if fast.Has(b) != c.has(b) {
			return fmt.Errorf("%v: visible or not", b)
		}
		if b.IsMilestone() && measure(fast, b) != c.measure(b) {
			return fmt.Errorf("the measure of %s is %d instead of %d", tiles[BuildingTile(b)].Code, measure(fast, b), c.measure(b))
		}
	}
	if fast.AreaCount() != len(c.areas) {
		return fmt.Errorf("%d areas instead of %d", fast.AreaCount(), len(c.areas))
	}
	var told Income
	told6 := map[Building]Sum{}
	income := fast.Income(func(s Source) {
		told[s.Step] = told[s.Step].plus(s.Sum)
		if s.Step == StepBuildings {
			told6[s.Building] = told6[s.Building].plus(s.Sum)
		}
	})
	if told != income || fast.Income(nil) != income {
		return fmt.Errorf("the sources add up to %v instead of %v", told, income)
	}
	steps, byBuilding := c.income()
	for n, want := range steps {
		if got := income[n]; int(got.Coins) != want[0] || int(got.VP) != want[1] {
			return fmt.Errorf("step %d brings %v instead of %v", n+1, got, want)
		}
	}
	for b, want := range byBuilding {
		if got := told6[b]; int(got.Coins) != want[0] || int(got.VP) != want[1] {
			return fmt.Errorf("%s brings %v instead of %v", tiles[BuildingTile(b)].Code, got, want)
		}
	}
	return nil
}
