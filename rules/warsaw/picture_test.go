package warsaw

import (
	"strings"
	"testing"

	"capital/rules/random"
	"capital/rules/record"
)

func TestPictureRoundTrip(t *testing.T) {
	r := random.Source(21)
	for range 3000 {
		slow := slowRandom(&r)
		left, right, top, bottom := slow.bounds()
		first := drawn(t, slow.picture(r.Below(4-right+left), r.Below(4-bottom+top)))
		if again := drawn(t, first.Picture()); again != first {
			t.Fatalf("drawn\n%sread back as\n%s", first.Picture(), again.Picture())
		}
		built, _ := builtAtRandom(&r)
		if !built.Occupied().Connected() {
			continue
		}
		picture := built.Picture()
		again := drawn(t, picture)
		if again.Picture() != picture || again.Income(nil) != built.Income(nil) {
			t.Fatalf("built\n%sread back as\n%s", picture, again.Picture())
		}
	}
}

func TestPictureAsDocumented(t *testing.T) {
	d := drawn(t, `
		# a district
		.. .. .. ..
		.. .. .. ..

		.. RR RC ..  # its first row
		.. RP PC .. #

		.. CC ## II
		.. CR ## IP

		C3 arsenal
		B2 transport
		D3 coins 2, transport, height 3
		D3 vp 1	# and more`)
	want := "RR RC ..\nRP PC ..\n\nCC ## II\nCR ## IP\n\nA1 transport\nB2 arsenal\nC2 transport, vp 1, coins 2, height 2\n"
	if got := d.Picture(); got != want {
		t.Errorf("written as\n%s", got)
	}
	if w, h := d.Size(); w != 3 || h != 2 {
		t.Errorf("%d×%d", w, h)
	}
	if d.NameOf(Space{2, 1}) != "C2" || d.NameOf(Space{-1, 0}) != "–" || d.SpaceOf(0) != (Space{}) {
		t.Error("the upper left corner is not A1 at space 0,0")
	}
}

func TestPictureErrorsNameTheLine(t *testing.T) {
	for picture, want := range map[string]string{
		"":                                      "line 1: no district is drawn",
		"RR\n":                                  "line 2: the last row of tiles lacks its lower half",
		"RR\nRR\n\nPP":                          "line 4: the last row of tiles lacks its lower half",
		"RR RR\nRR":                             "line 2: expected 2 tiles, found 1",
		"RR\nRR\n\nRR RR":                       "line 4: expected 1 tiles, found 2",
		"RR RR RR RR RR":                        "line 1: a district has at most 4 columns and 4 rows of tiles",
		strings.Repeat("RR\n", 9):               "line 9: a district has at most 4 columns and 4 rows of tiles",
		"RRR\nRRR":                              `line 1: "RRR" is not two quarters`,
		"RX\nRR":                                `line 1: "RX": expected two of R, C, I, U and P`,
		"R.\nRR":                                `line 1: "R.": expected two of R, C, I, U and P`,
		"RR\nRÖ":                                `line 2: "RÖ" is not two quarters`,
		"RR\n..":                                `line 2: ".." does not go with the line above it`,
		"##\nRR":                                `line 2: "RR" does not go with the line above it`,
		"RR\nA1 vp 2":                           "line 2: expected 1 tiles, found 3",
		"##\n##":                                "line 2: a building drawn as ## has no note that names it",
		"##\n##\nA1 castle":                     `line 3: "castle" is no building`,
		"##\n##\nA1 start-1":                    `line 3: "start-1" is no building`,
		"RR\nRR\nA1 arsenal":                    "line 3: arsenal is not drawn as one building (##)",
		"##\n##\nA1 arsenal\nA1 marywil":        "line 4: marywil is not drawn as one building (##)",
		"## ##\n## ##\nA1 arsenal\nB1 arsenal":  "line 4: arsenal stands there twice",
		"##\n##\nA1 arsenal, transport":         "line 3: a building has no transport sign",
		"##\n##\nA1 arsenal, vp 2":              `line 3: "vp 2" can't be said of this tile`,
		"RR\nRR\nA1 vp 256":                     `line 3: "256" is no number from 0 to 255`,
		"RR\nRR\nA1 vp -1":                      `line 3: "-1" is no number from 0 to 255`,
		"RR\nRR\nA1 height 0":                   `line 3: "height 0" can't be said of this tile`,
		"RR\nRR\nA1":                            "line 3: expected a building, or transport, vp N, coins N or height N",
		"RR\nRR\nA1 transport,":                 "line 3: expected a building, or transport, vp N, coins N or height N",
		"RR\nRR\nE1 transport":                  `line 3: "E1" is no tile: expected A1 to D4`,
		"RR\nRR\nB1 transport":                  "line 3: no tile at B1",
		"RR\nRR\nA1 transport\nRR\nRR":          `line 4: "RR" is no tile: expected A1 to D4`,
		"RR\nRR\nA1 vp 2, vp 3":                 `line 3: "vp" is said of A1 twice`,
		"RR\nRR\nA1 height 2\nA1 height 1":      `line 4: "height" is said of A1 twice`,
		"RR\nRR\n# " + strings.Repeat("x", 999): "line 3: a line of 1001 bytes: expected at most 1000",
		"RR .. RR\nRR .. RR":                    "line 2: the district is not connected",
		"..\n..":                                "line 2: the district has no tile",
	} {
		_, err := ParseDistrict(picture)
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v instead of %s", picture, err, want)
		}
		if _, ok := err.(*record.LineError); err != nil && !ok {
			t.Errorf("%q: the error is a %T", picture, err)
		}
	}
}

func TestErrorLinesQuoteAShortPiece(t *testing.T) {
	long := strings.Repeat("\x1bŻ", 2<<20)
	for _, text := range []string{long, "RR\nR" + long, "RR\nRR\n\n" + long, "RR\nRR\n\nA1 " + long, "RR\nRR\n\nA1 vp " + long, "RR\nRR\n\nA1 " + long + " 1"} {
		_, err := ParseDistrict(text)
		if err == nil || len(err.Error()) > 400 || strings.Contains(err.Error(), "\x1b") {
			t.Errorf("%.500v", err)
		}
	}
}

func TestSpacesKeepTheirNamesAsTheDistrictGrows(t *testing.T) {
	r := random.Source(31)
	for range 2000 {
		fast, slow := builtAtRandom(&r)
		left, _, top, _ := slow.bounds()
		for i := range 16 {
			s := fast.SpaceOf(i)
			if want := (Space{int8(left + i%4), int8(top + i/4)}); s != want {
				t.Fatalf("space %d is %v instead of %v", i, s, want)
			}
			if back, ok := fast.IndexOf(s); !ok || back != i {
				t.Fatalf("%v is space %d, %v instead of %d", s, back, ok, i)
			}
			x, y := fast.Offset(s)
			if x != i%4 || y != i/4 || fast.SpaceAt(x, y) != s || fast.NameOf(s) != spaceName(i) {
				t.Fatalf("%v lies at %d, %d", s, x, y)
			}
			site, ok := siteOf(&fast, s)
			if !ok || sites(1<<site).first(fast.origin) != s {
				t.Fatalf("%v is site %d", s, site)
			}
		}
		for _, out := range []Space{{int8(left - 1), int8(top)}, {int8(left), int8(top - 1)}, {int8(left + 4), int8(top)}, {int8(left), int8(top + 4)}} {
			if _, ok := fast.IndexOf(out); ok {
				t.Fatalf("%v has an index", out)
			}
			if _, ok := siteOf(&fast, out); !ok {
				t.Fatalf("%v is no site", out)
			}
		}
	}
}

// touchesSlowly says why a tile can't be placed on an empty space, by the text of
// ruling 9.
func touchesSlowly(d slowDistrict, at slowPoint, prudential bool) ReasonKey {
	if _, taken := d[at]; taken {
		return ReasonSpaceTaken
	}
	near := len(d) == 0 && at == slowPoint{}
	for _, next := range at.sides() {
		_, ok := d[next]
		near = near || ok
	}
	if !near {
		return ReasonNotTouching
	}
	left, right, top, bottom := d.bounds()
	if len(d) == 0 {
		left, right, top, bottom = at.x, at.x, at.y, at.y
	}
	w, h := max(right, at.x)-min(left, at.x)+1, max(bottom, at.y)-min(top, at.y)+1
	switch {
	case w <= 4 && h <= 3, w <= 3 && h <= 4, prudential && w <= 4 && h <= 4:
		return NoReason
	}
	return ReasonBeyondLimit
}

func TestEmptySitesAgreeWithTheText(t *testing.T) {
	r := random.Source(41)
	for range 2000 {
		fast, slow := builtAtRandom(&r)
		if !fast.Fits() {
			continue // it would collapse before anything is built
		}
		listed := map[Space]bool{}
		for _, s := range fast.EmptySites(nil) {
			listed[s] = true
		}
		for y := -9; y <= 9; y++ {
			for x := -9; x <= 9; x++ {
				s := Space{int8(x), int8(y)}
				want := touchesSlowly(slow, slowPoint{x, y}, fast.Has(Prudential))
				if got := checkSite(&fast, s); got.Key != want {
					t.Fatalf("%v: %v instead of %v\n%s", s, got.Key, want, fast.Picture())
				}
				if listed[s] != (want == NoReason) {
					t.Fatalf("%v is listed: %v\n%s", s, listed[s], fast.Picture())
				}
			}
		}
	}
}

// TestWhatIsBesideEmptySites: the quarters that are open and the sites without a sign nearby are those that one finds side by side.
func TestWhatIsBesideEmptySites(t *testing.T) {
	r := random.Source(43)
	for range 500 {
		d, _ := builtAtRandom(&r)
		empty := map[Space]bool{}
		for _, s := range d.EmptySites(nil) {
			empty[s] = true
		}
		without := len(empty)
		for s := range empty {
			for _, near := range [...]Space{{s.X - 1, s.Y}, {s.X + 1, s.Y}, {s.X, s.Y - 1}, {s.X, s.Y + 1}} {
				if i, ok := d.IndexOf(near); ok && d.Transport().Has(i) {
					without--
					break
				}
			}
		}
		if got := d.EmptySitesWithout(d.Transport()); got != without {
			t.Fatalf("%d sites have no sign beside them, not %d\n%s", without, got, d.Picture())
		}
		for i := range 16 {
			at := d.SpaceOf(i)
			for corner := range 4 {
				x, y := corner%2, corner/2
				west, north := Space{at.X + int8(2*x-1), at.Y}, Space{at.X, at.Y + int8(2*y-1)}
				want := d.Occupied().Has(i) && (empty[west] || empty[north])
				if got := d.Open().Has(2*(i%4)+x, 2*(i/4)+y); got != want {
					t.Fatalf("quarter %d of %v is open: %v\n%s", corner, at, got, d.Picture())
				}
			}
		}
	}
}

// A building that is drawn has its price, as one that was built has: to cover it costs less by that.
func TestADrawnBuildingHasItsPrice(t *testing.T) {
	m := NewMatch(2, 1, nil)
	m.players[0].District = drawn(t, "RR ##\nRR ##\n\nB1 arsenal\n")
	arsenal, _ := TileByCode("arsenal")
	dear, _ := TileByCode("I-11")
	i, _ := m.players[0].District.IndexOf(Space{1, 0})
	if got, want := m.OverbuildPriceParts(0, dear, i).Covered, min(tiles[arsenal].Price, tiles[dear].Price); got != want || want == 0 {
		t.Errorf("%d is taken off, not %d", got, want)
	}
}
