package expo

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// The numbers of tracks, initiative, plants, market and attraction are those of the settled tables.
func TestTablesArePinned(t *testing.T) {
	var b strings.Builder
	for what := Population; what <= Culture; what++ {
		fmt.Fprintf(&b, "%c %d %d\n", trackTable[what].letter, start[what], what.End())
	}
	for space := range 31 {
		fmt.Fprintf(&b, "%d ", EmploymentPrestige(space))
	}
	b.WriteByte('\n')
	for space := range 31 {
		fmt.Fprintf(&b, "%d%s\n", space, words(ServicesGains(space)))
	}
	for space := 1; space <= MaxSpaces; space++ {
		fmt.Fprintf(&b, "%d/%d ", SpacePrice(space), SpaceTimes(space))
	}
	b.WriteByte('\n')
	for level := 1; level <= Levels; level++ {
		fmt.Fprintf(&b, "%d; %d; ", PlantDot(level), PlantActivations(level))
		for taken := range levelPlants {
			fmt.Fprintf(&b, "%d ", PlantCubes(level, taken))
		}
		b.WriteByte('\n')
	}
	fmt.Fprintln(&b, RowPrice(0), RowPrice(1), RowPrice(2))
	for culture := range 31 {
		fmt.Fprintf(&b, "%d ", Attraction(culture))
	}
	const want = `P 4 30
E 3 30
S 2 30
G 0 25
$ 0 40
C 2 30
-3 -3 -2 -2 -1 0 1 1 2 3 3 4 5 5 6 7 7 8 9 9 10 11 11 12 13 13 14 14 15 15 16 
0 V-1
1 V-1
2 V-1
3
4
5
6
7 G+1
8 G+1
9 G+1
10 G+1
11 G+1
12 G+1 $+2
13 G+1 $+2
14 G+1 $+2
15 G+1 $+2
16 G+1 $+2
17 G+2 $+2
18 G+2 $+2
19 G+2 $+2
20 G+2 $+2
21 G+2 $+2
22 G+2 C+1 q+1
23 G+2 C+1 q+1
24 G+2 C+1 q+1
25 G+2 C+1 q+1
26 G+2 C+1 q+1
27 G+2 C+2 V+1
28 G+2 C+2 V+1
29 G+2 C+2 V+1
30 G+2 C+2 V+1
3/4 2/3 1/2 0/1 0/0 
0; 1; 4 4 4 4 4 
3; 2; 5 5 4 4 3 
7; 2; 6 5 5 4 4 
11; 3; 6 6 5 5 4 
15; 3; 7 7 6 6 5 
19; 4; 8 8 7 7 6 
0 2 4
0 0 0 0 0 0 0 0 0 6 6 6 6 6 10 10 10 10 10 10 10 10 10 10 24 24 24 24 24 24 24 `
	if got := b.String(); got != want {
		t.Errorf("the tables are\n%s", got)
	}
}

// words writes gains: " P+1 V-2".
func words(gains Gains) string {
	var b strings.Builder
	for what, n := range gains {
		if n != 0 {
			fmt.Fprintf(&b, " %c%+d", trackTable[what].letter, n)
		}
	}
	return b.String()
}

// settled are the buildings as the settled rules print them, but for the three that measuring changed (see tileRows): an era or a colour stands until the next one; "|" parts tiles.
const settled = `0 Civ City Hall* a1 P+1 E+1 | Lei Hotel* a0 $+2
I Hou Terraced Houses* P+4 E+1 | Boarding House P+3; a0 P+1 $+1; w P+1/Ind
  Ind Textile Factory* E+4 C-1; a0 $+2 $+1/Ind | Brewery E+3; a0 E+1 $+1
  Com Bakery* E+2; a0 $+2 $+1/Hou | Market Hall E+3 $+3
  Ser Doctor's Office* S+3; w S+1/Hou | Fire Station* S+3; a0 S+1
  Cul Museum* C+4 | Music Hall C+3; a0 $+2 $+1/Lei
  Civ Court* S+1 G+1; a0 S+1 $+1 | School G+2; a0 G+1 $+1
  Lei Park P+1 C+2; o any $+1 | Fairground C+2; a0 $+2 $+1/Cul
II Hou Apartment Block P+7 C-1 | Garden Suburb P+3 C+1; w P+1/Lei
  Ind Car Factory* E+5 C-1; a0 E+1 $+1 $+1/Ind | Dockyard E+5 $+2; o Ind $+2
  Com Department Store E+4; a0 E+1 $+1 $+1/Hou | Business Consulting* G+2 $+3; a0 G+1 $+1 $+1/Com
  Ser Hospital* S+4; w S+1/Hou | Police Headquarters S+3; a0 S+1 S+1/Civ
  Cul Museum of Industry* C+2; w C+2/Ind | Opera House C+4; a1 V+1 $+1/Lei
  Civ University G+3; a0 G+1 $+1/Civ | Railway Station P+2 E+2 G+2; o any $+1
  Lei Cinema* $+2 C+2; a0 $+2 $+1/Com | Spa P+2 q+2; a0 P+1 $+1; o Lei C+1
III Hou Tower Flats P+8 C-1 | Garden City P+4 S+1; a0 P+1 E+1; w V+1/Lei
  Ind Technology Park* E+3; a0 G+1 $+1; b G+1/@Civ E+1/@Ind | Robotics Works E+5; a2 V+2 V+1/Ind
  Com Shopping Mall E+4 $+2; a1 $+2 V+1 | Stock Exchange E+3 $+4; x V+1/@Com
  Ser Emergency Centre P+2 S+6
  Cul Theatre* C+5; x V+1/@Cul | World Museum C+2; ! C+1/3E
  Civ Gene Research Lab* G+3; b P+1/4G E+1/4G | Public Meeting Hall* S+3; b S+1/@Hou
      Community Center* P+2 S+2; x V+1/@Hou
  Lei Stadium* $+2 C+2; x V+1/4P | Convention Hotel $+5 q+2; a1 V+1 $+1/Cul`

// patterns are the buildings of the two patterns, A and B, in the eras I, II and III, and what they are called.
const patterns = `A Hou P+3/4/5 E+2/2/2 : Cottages/Brick Tenements/Condominiums
A Ind E+3/4/5 G+2/3/3 : Steel Mill/Chemical Works/Chip Plant
A Com $+5/7/9 E+2/3/3 : Bank/Trading House/Finance Tower
A Ser S+3/4/5 P+2/3/3 : Waterworks/Ambulance Station/Relief Agency
A Cul C+3/4/5 E+1/2/2 : Library/Gallery/Media Centre
A Civ G+3/4/5 S+1/2/2 : Observatory/Polytechnic/Space Institute
A Lei $+4/5/6 C+2/3/3 : Tea House/Ballroom/Theme Park
B Hou P+3/4; a0 P+1 P+1;Ser : Lodging House/Sheltered Homes
B Ind E+2/3; a0 E+1 E+1;Civ : Printing Works/Machine Shop
B1 Com E+2 $+4; a0 $+2 $+1;Hou : Grocer
B2 Com $+-/6; a0 $+2 $+1;Hou : -/Supermarket
B1 Ser S+2; a1 S+1 S+1;Hou : Pharmacy
B2 Ser S+-/3; a0 S+1 S+1;Hou : -/Clinic
B Cul C+3/3; a1 V+1 $+1;Hou : Playhouse/Concert Hall
B Civ G+2/3; a0 G+1 G+1;Ind : Patent Office/Engineering College
B3 Com $+-/-/6; x V+1;@Hou : -/-/Mail-Order House
B3 Ser S+-/-/4; x V+1;@Hou : -/-/Health Centre
B3 Cul C+-/-/4; x V+1;@Lei : -/-/Festival Hall`

// marks are the marks 4 and 5 of the tiles of the patterns, in their order; 2 for none.
var marks = [Eras + 1]string{1: "2224444445555", 2: "2224444445555", 3: "2244445555"}

// pinned is one tile as the settled tables have it.
type pinned struct {
	code, colour, text string
	era, seats         int
}

// codeOf is the code of a name.
func codeOf(name string) string {
	return strings.NewReplacer(" ", "-", "'", "", "*", "").Replace(strings.ToLower(name))
}

// settledTiles reads the starting tiles, those that stand alone and those of the patterns, in the order of their numbers.
func settledTiles(t *testing.T) (all []pinned) {
	era, colour := 0, ""
	for line := range strings.SplitSeq(settled, "\n") {
		for part := range strings.SplitSeq(line, " | ") {
			fields := strings.Fields(part)
			for again := true; again; {
				again = false
				if n := slices.Index([]string{"0", "I", "II", "III"}, fields[0]); n >= 0 {
					era, fields, again = n, fields[1:], true
				} else if c, ok := colourBySign(fields[0]); ok {
					colour, fields, again = c.String(), fields[1:], true
				}
			}
			name := 0
			for name < len(fields) && !strings.ContainsAny(fields[name][1:], "+-0123456789") {
				name++
			}
			all = append(all, pinned{codeOf(strings.Join(fields[:name], " ")), colour, strings.Join(fields[name:], " "), era, 2})
		}
	}
	if len(all) != 2+42 {
		t.Fatalf("%d tiles stand alone", len(all))
	}
	for era := 1; era <= Eras; era++ {
		count := 0
		for line := range strings.SplitSeq(patterns, "\n") {
			what, names, _ := strings.Cut(line, " : ")
			name := strings.Split(names, "/")
			fields := strings.Fields(what)
			if len(name) < era || name[era-1] == "-" {
				continue
			}
			c, _ := colourBySign(fields[1])
			text := strings.Join(fields[2:], " ")
			printed, effect, more := strings.Cut(text, "; ")
			var gains []string
			for gain := range strings.FieldsSeq(printed) {
				sign, numbers, _ := strings.Cut(gain, "+")
				gains = append(gains, sign+"+"+strings.Split(numbers, "/")[era-1])
			}
			text = strings.Join(gains, " ")
			if more {
				text += "; " + strings.ReplaceAll(effect, ";", "/")
			}
			all = append(all, pinned{codeOf(name[era-1]), c.String(), text, era, int(marks[era][count] - '0')})
			count++
		}
		if count != len(marks[era]) {
			t.Fatalf("%d tiles of patterns in era %d", count, era)
		}
	}
	return all
}

// settledProsperity are the prosperity tiles, written out.
const settledProsperity = `most-population housing V+2 q+1
most-employment industrial V+2 q+1
most-services service V+2 q+1
most-progress civic V+2 q+1
most-economy commercial V+2 q+1
most-culture cultural V+2 q+1
most-cubes leisure V+2 q+1
least-population housing P+3 q+1
least-employment industrial E+3 q+1
least-services service S+3 q+1
least-progress civic G+3 q+1
least-economy commercial $+6 q+1
least-culture cultural C+3 q+1
most-housing-tiles housing V+1; w V+1/Hou
most-industrial-tiles industrial V+1; w V+1/Ind
most-service-tiles service V+1; w V+1/Ser
most-civic-tiles civic V+1; w V+1/Civ
most-commercial-tiles commercial V+1; w V+1/Com
most-cultural-tiles cultural V+1; w V+1/Cul
most-leisure-tiles leisure V+1; w V+1/Lei
population-14 housing q+4
employment-12 industrial $+6
services-9 service C+3
progress-9 civic q+3 V+1
culture-10 cultural P+2 E+2
lake none q+2`

// text writes a tile's effects as the settled rules do, what it gains first sorted by track.
func text(tile *Tile) string {
	var parts []string
	for _, e := range tile.Effects {
		var some []string
		switch e.Kind {
		case Printed:
		case Activated:
			some = append(some, fmt.Sprintf("a%d", e.Cubes))
		case Observing:
			some = append(some, "o", colourTable[e.Colour].sign)
		default:
			some = append(some, string(effectSigns[e.Kind]))
		}
		for _, a := range e.Amounts {
			word := fmt.Sprintf("%c%+d", trackTable[a.What].letter, a.N)
			switch a.Per {
			case PerNeighbour:
				word += "/" + colourTable[a.Colour].sign
			case PerInCity:
				word += "/@" + colourTable[a.Colour].sign
			case PerOfTrack:
				word += fmt.Sprintf("/%d%c", a.Each, trackTable[a.Of].letter)
			}
			some = append(some, word)
		}
		parts = append(parts, strings.Join(some, " "))
	}
	return strings.Join(parts, "; ")
}

// alike is a tile's text with the gains of each effect, and the effects, in one order: the order of neither means anything.
func alike(text string) string {
	parts := strings.Split(text, "; ")
	for n, part := range parts {
		fields := strings.Fields(part)
		slices.Sort(fields)
		parts[n] = strings.Join(fields, " ")
	}
	slices.Sort(parts)
	return strings.Join(parts, "; ")
}

// Every tile has its place, name, colour, era, mark and text.
func TestAllTilesArePinned(t *testing.T) {
	all := settledTiles(t)
	for line := range strings.SplitSeq(settledProsperity, "\n") {
		fields := strings.SplitN(line, " ", 3)
		all = append(all, pinned{fields[0], fields[1], fields[2], 0, 2})
	}
	if len(all) != TileCount {
		t.Fatalf("%d tiles", len(all))
	}
	for n, want := range all {
		id := TileID(n)
		got := pinned{id.String(), id.Colour().String(), text(id.Tile()), id.Era(), int(id.Tile().Seats)}
		got.text, want.text = alike(got.text), alike(want.text)
		if got != want {
			t.Errorf("tile %d is %+v, not %+v", n, got, want)
		}
		if again, ok := tileByCode(want.code); !ok || again != id {
			t.Errorf("%s is found as %v", want.code, again)
		}
	}
}

// What prosperity tiles require is what their codes say.
func TestNeedsArePinned(t *testing.T) {
	n := firstProsperity
	for _, kind := range []NeedKind{NeedMost, NeedLeast} {
		for what := Population; what <= Cubes; what++ {
			if kind == NeedLeast && what == Cubes {
				continue
			}
			if need := n.Tile().Need; need != (Need{Kind: kind, What: what}) {
				t.Errorf("%v requires %+v", n, need)
			}
			n++
		}
	}
	for _, c := range []Colour{Housing, Industrial, Service, Civic, Commercial, Cultural, Leisure} {
		if need := n.Tile().Need; need != (Need{Kind: NeedTiles, Colour: c}) || n.Colour() != c {
			t.Errorf("%v requires %+v", n, need)
		}
		n++
	}
	for _, want := range []Need{{NeedLevel, Population, 0, 14}, {NeedLevel, Employment, 0, 12}, {NeedLevel, Services, 0, 9}, {NeedLevel, Progress, 0, 9}, {NeedLevel, Culture, 0, 10}} {
		if need := n.Tile().Need; need != want {
			t.Errorf("%v requires %+v", n, need)
		}
		n++
	}
	if n != Lake {
		t.Errorf("the last is %v", n)
	}
}

// Rules of the table itself: one effect of a kind a tile, a wrench counts neighbours, what a tile prints is
// flat, and no tile lowers Population or Progress (E14, E15).
func TestTheTableIsWellFormed(t *testing.T) {
	for id := range TileID(TileCount) {
		var kinds [OfExpo]bool
		for _, e := range id.Tile().Effects {
			if kinds[e.Kind] {
				t.Errorf("%v has two effects of a kind", id)
			}
			kinds[e.Kind] = true
			for _, a := range e.Amounts {
				if e.Kind == Wrench && a.Per != PerNeighbour || e.Kind == Printed && a.Per != Flat || a.N < 0 && (a.What == Population || a.What == Progress) {
					t.Errorf("%v: %+v", id, a)
				}
			}
		}
	}
	for _, c := range []struct{ era, seats, want int }{{1, 2, 17}, {1, 3, 17}, {1, 4, 23}, {1, 5, 27}, {2, 2, 17}, {2, 4, 23}, {2, 5, 27}, {3, 2, 16}, {3, 3, 16}, {3, 4, 20}, {3, 5, 24}} {
		if got := InPlay(c.era, c.seats).Count(); got != c.want {
			t.Errorf("%d buildings of era %d with %d seats, not %d", got, c.era, c.seats, c.want)
		}
	}
}

// The words of colours, tracks and sources are there, and each is another.
func TestWords(t *testing.T) {
	seen := map[string]bool{}
	see := func(word string) {
		if seen[word] || word == "" || word == "?" {
			t.Errorf("the word %q", word)
		}
		seen[word] = true
	}
	for c := range Colour(Colours) {
		see("colour " + c.String())
	}
	for what := range Track(things) {
		see(what.String())
	}
	for s := range Source(Sources) {
		see("source " + s.String())
	}
	if TileID(TileCount).String() != "?" || Track(things).String() != "?" || Source(Sources).String() != "?" || NoColour.String() != "none" {
		t.Error("what is out of range has a word")
	}
}
