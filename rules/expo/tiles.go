package expo

import (
	"fmt"
	"strconv"
	"strings"
)

// row is a tile as the table below has it. The text is "printed gains; effect; effect": a gain is a letter of a track, q for cubes
// or V for prestige, and how many. Behind a stroke stands what it is counted by: "/Hou" neighbouring tiles of the colour, "/@Hou"
// others in the city, "/3E" every full three of one's own. An effect begins with its sign: "!" at once, "w" at once and with every
// new neighbour, "a1" an activation with one printed cube, "o Hou" whenever such a neighbour is activated, "b" before the last
// Expo, "x" at the end.
type row struct {
	code   string
	era    uint8
	seats  uint8
	colour Colour
	text   string
}

// tileRows are the starting tiles and the buildings, in the order of their numbers: those that stand alone, era by era, then
// those of two patterns. The prosperity tiles follow: see [prosperityTiles].
//
// Three buildings, of matches of five alone, are not what they were settled as: between Architects they were worth 1.7 to 2.9 more or
// less than others of their era. The grocer was $+4, the playhouse C+2, and the pharmacy cost no cube.
var tileRows = [firstProsperity]row{
	{"city-hall", 0, 2, Civic, "a1 P+1 E+1"},
	{"hotel", 0, 2, Leisure, "a0 $+2"},

	{"terraced-houses", 1, 2, Housing, "P+4 E+1"},
	{"boarding-house", 1, 2, Housing, "P+3; a0 P+1 $+1; w P+1/Ind"},
	{"textile-factory", 1, 2, Industrial, "E+4 C-1; a0 $+2 $+1/Ind"},
	{"brewery", 1, 2, Industrial, "E+3; a0 E+1 $+1"},
	{"bakery", 1, 2, Commercial, "E+2; a0 $+2 $+1/Hou"},
	{"market-hall", 1, 2, Commercial, "E+3 $+3"},
	{"doctors-office", 1, 2, Service, "S+3; w S+1/Hou"},
	{"fire-station", 1, 2, Service, "S+3; a0 S+1"},
	{"museum", 1, 2, Cultural, "C+4"},
	{"music-hall", 1, 2, Cultural, "C+3; a0 $+2 $+1/Lei"},
	{"court", 1, 2, Civic, "S+1 G+1; a0 S+1 $+1"},
	{"school", 1, 2, Civic, "G+2; a0 G+1 $+1"},
	{"park", 1, 2, Leisure, "P+1 C+2; o any $+1"},
	{"fairground", 1, 2, Leisure, "C+2; a0 $+2 $+1/Cul"},

	{"apartment-block", 2, 2, Housing, "P+7 C-1"},
	{"garden-suburb", 2, 2, Housing, "P+3 C+1; w P+1/Lei"},
	{"car-factory", 2, 2, Industrial, "E+5 C-1; a0 E+1 $+1 $+1/Ind"},
	{"dockyard", 2, 2, Industrial, "E+5 $+2; o Ind $+2"},
	{"department-store", 2, 2, Commercial, "E+4; a0 E+1 $+1 $+1/Hou"},
	{"business-consulting", 2, 2, Commercial, "G+2 $+3; a0 G+1 $+1 $+1/Com"},
	{"hospital", 2, 2, Service, "S+4; w S+1/Hou"},
	{"police-headquarters", 2, 2, Service, "S+3; a0 S+1 S+1/Civ"},
	{"museum-of-industry", 2, 2, Cultural, "C+2; w C+2/Ind"},
	{"opera-house", 2, 2, Cultural, "C+4; a1 V+1 $+1/Lei"},
	{"university", 2, 2, Civic, "G+3; a0 G+1 $+1/Civ"},
	{"railway-station", 2, 2, Civic, "P+2 E+2 G+2; o any $+1"},
	{"cinema", 2, 2, Leisure, "$+2 C+2; a0 $+2 $+1/Com"},
	{"spa", 2, 2, Leisure, "P+2 q+2; a0 P+1 $+1; o Lei C+1"},

	{"tower-flats", 3, 2, Housing, "P+8 C-1"},
	{"garden-city", 3, 2, Housing, "P+4 S+1; a0 P+1 E+1; w V+1/Lei"},
	{"technology-park", 3, 2, Industrial, "E+3; a0 G+1 $+1; b G+1/@Civ E+1/@Ind"},
	{"robotics-works", 3, 2, Industrial, "E+5; a2 V+2 V+1/Ind"},
	{"shopping-mall", 3, 2, Commercial, "E+4 $+2; a1 $+2 V+1"},
	{"stock-exchange", 3, 2, Commercial, "E+3 $+4; x V+1/@Com"},
	{"emergency-centre", 3, 2, Service, "P+2 S+6"},
	{"theatre", 3, 2, Cultural, "C+5; x V+1/@Cul"},
	{"world-museum", 3, 2, Cultural, "C+2; ! C+1/3E"},
	{"gene-research-lab", 3, 2, Civic, "G+3; b P+1/4G E+1/4G"},
	{"public-meeting-hall", 3, 2, Civic, "S+3; b S+1/@Hou"},
	{"community-center", 3, 2, Civic, "P+2 S+2; x V+1/@Hou"},
	{"stadium", 3, 2, Leisure, "$+2 C+2; x V+1/4P"},
	{"convention-hotel", 3, 2, Leisure, "$+5 q+2; a1 V+1 $+1/Cul"},

	{"cottages", 1, 2, Housing, "P+3 E+2"},
	{"steel-mill", 1, 2, Industrial, "E+3 G+2"},
	{"bank", 1, 2, Commercial, "E+2 $+5"},
	{"waterworks", 1, 4, Service, "P+2 S+3"},
	{"library", 1, 4, Cultural, "E+1 C+3"},
	{"observatory", 1, 4, Civic, "S+1 G+3"},
	{"tea-house", 1, 4, Leisure, "$+4 C+2"},
	{"lodging-house", 1, 4, Housing, "P+3; a0 P+1 P+1/Ser"},
	{"printing-works", 1, 4, Industrial, "E+2; a0 E+1 E+1/Civ"},
	{"grocer", 1, 5, Commercial, "E+2 $+4; a0 $+2 $+1/Hou"},
	{"pharmacy", 1, 5, Service, "S+2; a1 S+1 S+1/Hou"},
	{"playhouse", 1, 5, Cultural, "C+3; a1 V+1 $+1/Hou"},
	{"patent-office", 1, 5, Civic, "G+2; a0 G+1 G+1/Ind"},

	{"brick-tenements", 2, 2, Housing, "P+4 E+2"},
	{"chemical-works", 2, 2, Industrial, "E+4 G+3"},
	{"trading-house", 2, 2, Commercial, "E+3 $+7"},
	{"ambulance-station", 2, 4, Service, "P+3 S+4"},
	{"gallery", 2, 4, Cultural, "E+2 C+4"},
	{"polytechnic", 2, 4, Civic, "S+2 G+4"},
	{"ballroom", 2, 4, Leisure, "$+5 C+3"},
	{"sheltered-homes", 2, 4, Housing, "P+4; a0 P+1 P+1/Ser"},
	{"machine-shop", 2, 4, Industrial, "E+3; a0 E+1 E+1/Civ"},
	{"supermarket", 2, 5, Commercial, "$+6; a0 $+2 $+1/Hou"},
	{"clinic", 2, 5, Service, "S+3; a0 S+1 S+1/Hou"},
	{"concert-hall", 2, 5, Cultural, "C+3; a1 V+1 $+1/Hou"},
	{"engineering-college", 2, 5, Civic, "G+3; a0 G+1 G+1/Ind"},

	{"condominiums", 3, 2, Housing, "P+5 E+2"},
	{"chip-plant", 3, 2, Industrial, "E+5 G+3"},
	{"finance-tower", 3, 4, Commercial, "E+3 $+9"},
	{"relief-agency", 3, 4, Service, "P+3 S+5"},
	{"media-centre", 3, 4, Cultural, "E+2 C+5"},
	{"space-institute", 3, 4, Civic, "S+2 G+5"},
	{"theme-park", 3, 5, Leisure, "$+6 C+3"},
	{"mail-order-house", 3, 5, Commercial, "$+6; x V+1/@Hou"},
	{"health-centre", 3, 5, Service, "S+4; x V+1/@Hou"},
	{"festival-hall", 3, 5, Cultural, "C+4; x V+1/@Lei"},
}

// levelTiles are the prosperity tiles that require a level of a track.
var levelTiles = [...]struct {
	what  Track
	least uint8
	text  string
}{
	{Population, 14, "q+4"}, {Employment, 12, "$+6"}, {Services, 9, "C+3"}, {Progress, 9, "q+3 V+1"}, {Culture, 10, "P+2 E+2"},
}

// tiles are all tiles.
var tiles = readTiles()

// readTiles reads all tiles of the table.
func readTiles() (all [TileCount]Tile) {
	for id, r := range tileRows {
		all[id] = Tile{Code: r.code, Era: r.era, Seats: r.seats, Colour: r.colour, Effects: readEffects(r.text)}
	}
	copy(all[firstProsperity:], prosperityTiles())
	all[Lake] = Tile{Code: "lake", Seats: 2, Colour: NoColour, Effects: readEffects("q+2")}
	return all
}

// prosperityTiles are the prosperity tiles: most of a thing, least of it, most tiles of a colour, and a level.
func prosperityTiles() (all []Tile) {
	add := func(code string, c Colour, need Need, text string) {
		all = append(all, Tile{Code: code, Seats: 2, Colour: c, Need: need, Effects: readEffects(text)})
	}
	for what := Population; what <= Cubes; what++ {
		add("most-"+what.String(), trackTable[what].colour, Need{Kind: NeedMost, What: what}, "V+2 q+1")
	}
	for what := Population; what <= Culture; what++ {
		n := 3
		if what == Economy {
			n = 6
		}
		add("least-"+what.String(), trackTable[what].colour, Need{Kind: NeedLeast, What: what}, fmt.Sprintf("%c+%d q+1", trackTable[what].letter, n))
	}
	for what := Population; what <= Cubes; what++ {
		c := trackTable[what].colour
		add("most-"+c.String()+"-tiles", c, Need{Kind: NeedTiles, Colour: c}, "V+1; w V+1/"+colourTable[c].sign)
	}
	for _, l := range levelTiles {
		add(fmt.Sprintf("%v-%d", l.what, l.least), trackTable[l.what].colour, Need{Kind: NeedLevel, What: l.what, Least: l.least}, l.text)
	}
	return all
}

// readEffects reads the text of a tile. It panics on one that can't be read: the table is part of the program.
func readEffects(text string) (effects []Effect) {
	for part := range strings.SplitSeq(text, "; ") {
		words := strings.Fields(part)
		e := Effect{Colour: NoColour}
		if kind := strings.IndexByte(effectSigns, words[0][0]); kind > 0 {
			e.Kind = EffectKind(kind)
			if e.Kind == Activated {
				e.Cubes = words[0][1] - '0'
			}
			words = words[1:]
		}
		if e.Kind == Observing {
			e.Colour = must(colourBySign(words[0]))
			words = words[1:]
		}
		for _, word := range words {
			e.Amounts = append(e.Amounts, readAmount(word))
		}
		effects = append(effects, e)
	}
	return effects
}

// readAmount reads one gain.
func readAmount(word string) Amount {
	gain, per, _ := strings.Cut(word, "/")
	n, err := strconv.ParseInt(gain[1:], 10, 8)
	a := Amount{What: must(trackByLetter(gain[0])), N: must(int8(n), err == nil)}
	switch {
	case per == "":
	case per[0] == '@':
		a.Per, a.Colour = PerInCity, must(colourBySign(per[1:]))
	case per[0] >= '1' && per[0] <= '9':
		a.Per, a.Each, a.Of = PerOfTrack, per[0]-'0', must(trackByLetter(per[1]))
	default:
		a.Per, a.Colour = PerNeighbour, must(colourBySign(per))
	}
	return a
}

// must is what was found; it panics where nothing was.
func must[T any](found T, ok bool) T {
	if !ok {
		panic("expo: the table of tiles can't be read")
	}
	return found
}
