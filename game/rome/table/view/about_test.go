//go:build !js

package view

import (
	"slices"
	"testing"

	"capital/game/scene"
	"capital/rules/rome"
)

// TestThePointerIsToldOfASign of every kind that it rests on, and nothing else, as long as nothing is carried.
func TestThePointerIsToldOfASign(t *testing.T) {
	art := testRome(t)
	kinds := map[ChipKind]bool{}
	for seed := range 8 {
		p := Position{Table: *full(3, seed), Names: names[:3]}
		p.Table.Prefecture(rome.Palatine).Monument = rome.Temple
		*p.Table.Prefecture(rome.Viminal) = rome.Prefecture{Monument: rome.NoPiece, Shape: rome.NoShape}
		pointAtSigns(t, art, p, kinds)
	}
	for kind := ChipFloors; kind <= ChipMonument; kind++ {
		if !kinds[kind] {
			t.Errorf("nothing is a chip of kind %d", kind)
		}
	}
}

// pointAtSigns has the pointer rest on every chip of a position, and takes in of which kinds there are any.
func pointAtSigns(t *testing.T, art *Rome, p Position, kinds map[ChipKind]bool) {
	t.Helper()
	table := NewTable(art, 3)
	table.Resize(scene.PlainRoom(1280, 720))
	for place := range rome.Place(rome.Places) {
		for _, c := range table.Chips(&p, place) {
			kinds[c.Kind] = true
			if art.ToldChip(&p, c) == "" {
				t.Errorf("%+v says nothing", c)
			}
			p.PointerX, p.PointerY = table.WhereChip(&p, c).Centre()
			r := table.region(nil, &p)
			if found := r.asked(); found.Kind == NoChip || found != c && c.Kind != ChipMonument || r.pointed() != OfPlace(place) {
				t.Errorf("at %+v it is told of %+v, of %+v", c, found, r.pointed())
			}
			p.Held.Thing = Thing{Kind: Stock}
			if found := table.region(nil, &p).asked(); found.Kind != NoChip {
				t.Errorf("with a floor in the hand it is told of %+v", found)
			}
			p.Held.Thing = Thing{}
		}
	}
}

// TestAHouseIsToldWhereItCanGo: with a permit that is held, where only one lacks, and without a roof only under roofs that are
// left.
func TestAHouseIsToldWhereItCanGo(t *testing.T) {
	art := testRome(t)
	m := rome.NewMatch(2, 1, nil)
	of := func(colour rome.Colour) (cards rome.Cards) {
		for c := range rome.Card(rome.CardCount) {
			if c.Type() == rome.Permit && c.Colour() == colour {
				cards |= 1 << c
			}
		}
		return cards
	}
	words := art.Strings.Text
	white := "Campus Martius, Quirinal, Viminal"
	others := "Esquiline, Caelian, Aventine, Palatine, Capitoline, Tiber Island"
	for name, c := range map[string]struct {
		house Thing
		give  func(p *Position)
		want  []string
	}{
		"with white permits": {OfHouse(0, 1, rome.Round), func(p *Position) { p.Known[0] = of(rome.White) },
			[]string{words("about.fits", white), words("about.fits.permit", others)}},
		"with cards that are not seen": {OfHouse(1, 1, rome.Round), func(p *Position) { p.Known[1], p.Hidden[1][rome.Permit] = of(rome.White), 2 },
			[]string{words("about.fits", white), words("about.fits.hidden", others)}},
		"too high":         {OfHouse(0, 2, rome.Round), nil, []string{words("about.nowhere")}},
		"without a roof":   {OfHouse(0, 1, rome.NoShape), func(p *Position) { p.Known[0] = of(rome.White) }, []string{words("about.fits.roof", white+", "+others)}},
		"and no roof left": {OfHouse(0, 1, rome.NoShape), func(p *Position) { p.Table.Player(0).Roofs = [rome.Shapes]uint8{} }, []string{words("about.no-roofs")}},
	} {
		p := Position{Table: m.Table, Names: names[:2]}
		if c.give != nil {
			c.give(&p)
		}
		if _, lines := (about{region{art: art, p: &p}}).told(c.house); !slices.Equal(lines, c.want) {
			t.Errorf("%s: %q, not %q", name, lines, c.want)
		}
	}
}

// TestANewHouseStandsWhereItWasBegun: at the end of the row.
func TestANewHouseStandsWhereItWasBegun(t *testing.T) {
	m := rome.NewMatch(2, 1, nil)
	p := m.Player(0)
	p.Unfinished[3], p.Unfinished[2] = 1, 2
	before := kindsOf(p)
	p.Unfinished[1]++
	after := kindsOf(p)
	if after.count != before.count+1 || after.of[before.count] != (kind{1, rome.NoShape, 1}) {
		t.Errorf("of %+v came %+v", before.all(), after.all())
	}
}

// TestEverythingSaysWhatItIs where it is pointed at, or reached by keys: each round, stage, pile, panel, house, card and place.
func TestEverythingSaysWhatItIs(t *testing.T) {
	art := testRome(t)
	m := played(t, 3, 5, canCarry)
	v := m.View(0)
	for _, size := range [][2]float64{{1280, 720}, {960, 600}, {844, 390}, {390, 844}} {
		table := NewTable(art, len(names))
		art.ResizePoints(size[0], size[1], 1)
		table.Resize(scene.PlainRoom(size[0], size[1]))
		l, p := &table.Layout, see(&v, names[:3])
		r := region{art: art, l: l, p: &p}
		seen := map[ThingKind]int{}
		for y := 2.0; y < size[1]; y += 4 {
			for x := 2.0; x < size[0]; x += 4 {
				thing := l.at(&p, x, y)
				if title, _ := (about{r}).told(thing); thing.Kind != Nothing && title == "" {
					t.Fatalf("%v: %+v says nothing", size, thing)
				}
				seen[thing.Kind]++
			}
		}
		if !l.Close {
			for kind := Card; kind <= Stage; kind++ {
				if seen[kind] == 0 && kind != Stop && kind != Piece { // these lie there in auctions only
					t.Errorf("%v: nothing of kind %d lies anywhere", size, kind)
				}
			}
		}
		for _, thing := range []Thing{{Kind: Stop}, {Kind: Piece}, {Kind: Fan}, {Kind: NewHouse}, {Kind: Round, Number: 4}, {Kind: Stage, Number: 5}} {
			if title, lines := (about{r}).told(thing); title == "" || len(lines) == 0 || lines[0] == "" {
				t.Errorf("%+v says %q, %q", thing, title, lines)
			}
		}
		p.PointerX, p.PointerY, p.Focus = -1, -1, OfRoofs(rome.Round)
		if r.pointed() != p.Focus {
			t.Error("what the keys are at says nothing")
		}
	}
}
