//go:build !js

package view

import (
	"slices"
	"testing"

	"capital/rules/rome"
)

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
