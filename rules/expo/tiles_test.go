package expo

import (
	"fmt"
	"strings"
	"testing"
)

// deeds is what every tile does among eight neighbours: two housing ones and one of each other colour. First what building it
// gains; then, after "a2", what its activation gains for two cubes; after "hotel" and "brewery" what activating that neighbour gains,
// where it is more than alone; "b" and "x" before and at the end, with three housing, three industrial, two commercial, one service,
// three cultural, four civic and two leisure others in the city, Population 20, Employment 10 and Progress 20 before it is built;
// "w Ind" what a new industrial neighbour gains by it.
const deeds = `city-hall; a2 P+1 E+1
hotel; a1 $+2
terraced-houses P+4 E+1
boarding-house P+4; a1 P+1 $+1; w Ind P+1
textile-factory E+4 C-1; a1 $+3
brewery E+3; a1 E+1 $+1
bakery E+2; a1 $+4
market-hall E+3 $+3
doctors-office S+5; w Hou S+1
fire-station S+3; a1 S+1
museum C+4
music-hall C+3; a1 $+3
court S+1 G+1; a1 S+1 $+1
school G+2; a1 G+1 $+1
park P+1 C+2; hotel $+3; brewery E+1 $+2
fairground C+2; a1 $+3
apartment-block P+7 C-1
garden-suburb P+4 C+1; w Lei P+1
car-factory E+5 C-1; a1 E+1 $+2
dockyard E+5 $+2; brewery E+1 $+3
department-store E+4; a1 E+1 $+3
business-consulting G+2 $+3; a1 G+1 $+2
hospital S+6; w Hou S+1
police-headquarters S+3; a1 S+2
museum-of-industry C+4; w Ind C+2
opera-house C+4; a2 $+1 V+1
university G+3; a1 G+1 $+1
railway-station P+2 E+2 G+2; hotel $+3; brewery E+1 $+2
cinema $+2 C+2; a1 $+3
spa P+2 q+2; a1 P+1 $+1; hotel $+2 C+1
tower-flats P+8 C-1
garden-city P+4 S+1 V+1; a1 P+1 E+1; w Lei V+1
technology-park E+3; a1 G+1 $+1; b E+3 G+4
robotics-works E+5; a3 V+3
shopping-mall E+4 $+2; a2 $+2 V+1
stock-exchange E+3 $+4; x V+2
emergency-centre P+2 S+6
theatre C+5; x V+3
world-museum C+5
gene-research-lab G+3; b P+5 E+5
public-meeting-hall S+3; b S+3
community-center P+2 S+2; x V+3
stadium $+2 C+2; x V+5
convention-hotel $+5 q+2; a2 $+1 V+1
cottages P+3 E+2
steel-mill E+3 G+2
bank E+2 $+5
waterworks P+2 S+3
library E+1 C+3
observatory S+1 G+3
tea-house $+4 C+2
lodging-house P+3; a1 P+2
printing-works E+2; a1 E+2
grocer E+2 $+4; a1 $+4
pharmacy S+2; a2 S+3
playhouse C+3; a2 $+2 V+1
patent-office G+2; a1 G+2
brick-tenements P+4 E+2
chemical-works E+4 G+3
trading-house E+3 $+7
ambulance-station P+3 S+4
gallery E+2 C+4
polytechnic S+2 G+4
ballroom $+5 C+3
sheltered-homes P+4; a1 P+2
machine-shop E+3; a1 E+2
supermarket $+6; a1 $+4
clinic S+3; a1 S+3
concert-hall C+3; a2 $+2 V+1
engineering-college G+3; a1 G+2
condominiums P+5 E+2
chip-plant E+5 G+3
finance-tower E+3 $+9
relief-agency P+3 S+5
media-centre E+2 C+5
space-institute S+2 G+5
theme-park $+6 C+3
mail-order-house $+6; x V+3
health-centre S+4; x V+3
festival-hall C+4; x V+2
most-population q+1 V+2
most-employment q+1 V+2
most-services q+1 V+2
most-progress q+1 V+2
most-economy q+1 V+2
most-culture q+1 V+2
most-cubes q+1 V+2
least-population P+3 q+1
least-employment E+3 q+1
least-services S+3 q+1
least-progress G+3 q+1
least-economy $+6 q+1
least-culture C+3 q+1
most-housing-tiles V+3; w Hou V+1
most-industrial-tiles V+2; w Ind V+1
most-service-tiles V+2; w Ser V+1
most-civic-tiles V+2; w Civ V+1
most-commercial-tiles V+2; w Com V+1
most-cultural-tiles V+2; w Cul V+1
most-leisure-tiles V+2; w Lei V+1
population-14 q+4
employment-12 $+6
services-9 C+3
progress-9 q+3 V+1
culture-10 P+2 E+2
lake q+2`

// quarter is a city in which the cell 0,1 has eight neighbours, and more tiles stand far away.
func quarter(t *testing.T) Match {
	m := activating(t, "P20 E10 S5 G20 $10 C8 q10")
	levelled(&m)
	stand(t, &m, 0, "tower-flats -1,1", "condominiums 1,1", "brewery -1,2", "bank 0,2", "waterworks 1,2", "museum -1,0")
	stand(t, &m, 0, "cottages 5,5", "steel-mill 6,5", "chip-plant 7,5", "trading-house 8,5", "library 9,5", "gallery 5,6", "observatory 6,6", "polytechnic 7,6", "space-institute 8,6", "tea-house 9,6")
	return m
}

// gains is what something makes the first seat gain in sum, its payments in cubes left out.
func gains(m *Match, do func(m *Match)) string {
	var before, sum Gains
	after := *m
	for what := range Track(things) {
		before[what] = m.Has(0, what)
	}
	do(&after)
	for what := range Track(things) {
		sum[what] = after.Has(0, what) - before[what]
	}
	return strings.TrimSpace(words(sum))
}

func TestTile(t *testing.T) {
	n := 0
	for line := range strings.SplitSeq(deeds, "\n") {
		parts := strings.Split(line, "; ")
		code, built, _ := strings.Cut(parts[0], " ")
		id := TileID(n)
		n++
		t.Run(code, func(t *testing.T) {
			if id.String() != code {
				t.Fatalf("tile %d is %v", id, id)
			}
			want := map[string]string{"hotel": "$+2", "brewery": "E+1 $+1"}
			var wrench string
			for _, part := range parts[1:] {
				what, gained, _ := strings.Cut(part, " ")
				if what == "w" {
					wrench = gained
					continue
				}
				want[what] = gained
			}
			m := quarter(t)
			if id >= firstBuilding {
				if got := gains(&m, func(m *Match) { m.set(0, id, Cell{0, 1}, nil) }); got != built {
					t.Errorf("building it gains %q", got)
				}
			}
			m.set(0, id, Cell{0, 1}, nil)
			m.players[0].Prestige, m.players[0].Sources = 0, [Sources]int16{} // no penalties are looked at here
			checkDeeds(t, &m, want)
			checkWrench(t, id, wrench)
		})
	}
	if n != TileCount {
		t.Errorf("%d tiles", n)
	}
}

// checkDeeds checks what a tile does that was built last.
func checkDeeds(t *testing.T, m *Match, want map[string]string) {
	at := int(m.players[0].Built) - 1
	got := map[string]string{}
	activation := func(at int) string {
		cost, _ := m.Cost(0, at)
		return gains(m, func(m *Match) { m.activate(0, at, 0, nil); m.players[0].Cubes += int16(cost) })
	}
	if cost, ok := m.Cost(0, at); ok {
		got[fmt.Sprintf("a%d", cost)] = activation(at)
	}
	got["hotel"], got["brewery"] = activation(1), activation(4)
	for word, kind := range map[string]EffectKind{"b": BeforeEnd, "x": AtEnd} {
		if gained := gains(m, func(m *Match) { m.endEffects(kind, nil) }); gained != "" {
			got[word] = gained
		}
	}
	for what, gained := range want {
		if got[what] != gained {
			t.Errorf("%s gains %q, not %q", what, got[what], gained)
		}
	}
	if len(got) != len(want) {
		t.Errorf("it gains %v, not %v", got, want)
	}
}

// checkWrench sets a tile of every colour, and a Lake, beside a tile, and checks which sets its wrench off, and what it gains.
func checkWrench(t *testing.T, id TileID, want string) {
	got := ""
	for _, code := range []string{"cottages", "steel-mill", "bank", "waterworks", "library", "observatory", "tea-house", "lake"} {
		m := scene(t)
		m.players[0].Track[Population] = 10
		m.set(0, id, Cell{0, 1}, nil)
		for _, e := range of(set(t, &m, 0, code+" 0,2"), Gained) {
			if e.Effect == Wrench && e.Tile == id {
				got += fmt.Sprintf("%s %c%+d", colourTable[tile(t, code).Colour()].sign, trackTable[e.Track].letter, e.Count)
			}
		}
		if apart := of(set(t, &m, 0, code+" 0,4"), Gained); len(apart) > 0 && apart[len(apart)-1].Effect == Wrench {
			t.Errorf("%s sets it off from afar", code)
		}
	}
	if got != want {
		t.Errorf("its wrench: %q, not %q", got, want)
	}
}
