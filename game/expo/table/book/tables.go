package book

import (
	"strconv"

	"capital/game/expo/table/view/naming"
	"capital/render/text"
	"capital/rules/expo"
)

// table is the table of a page, as the rules have it; none where there is nothing to list.
func (p pages) table(topic string) [][]string {
	switch topic {
	case "initiative":
		return p.spaces()
	case "market":
		return p.rows()
	case "tourism":
		return p.attractions()
	case "tracks":
		return p.colours()
	case expo.Employment.String():
		return p.jobs()
	case expo.Services.String():
		return p.services()
	case "plants":
		return p.plants()
	case "sheet":
		return p.sources()
	}
	return nil
}

func (p pages) spaces() [][]string {
	table := [][]string{{p.rules.Text("table.space"), p.rules.Text("table.price"), p.rules.Text("table.times")}}
	for space := 1; space <= expo.MaxSpaces; space++ {
		table = append(table, []string{strconv.Itoa(space), strconv.Itoa(expo.SpacePrice(space)), "×" + strconv.Itoa(expo.SpaceTimes(space))})
	}
	return table
}

func (p pages) rows() [][]string {
	table := [][]string{{p.rules.Text("table.row"), p.rules.Text("table.cost")}}
	for row, key := range [expo.Rows]string{"table.newest", "table.older", "table.oldest"} {
		table = append(table, []string{p.rules.Text(key), "$" + strconv.Itoa(expo.RowPrice(row))})
	}
	return table
}

// attractions are the levels of Culture with which a leader draws more tourists.
func (p pages) attractions() [][]string {
	table := [][]string{{p.rules.Text("table.culture"), p.rules.Text("table.below")}}
	for culture := 1; culture <= expo.Culture.End(); culture++ {
		if below := expo.Attraction(culture); below != expo.Attraction(culture-1) {
			table = append(table, []string{strconv.Itoa(culture), strconv.Itoa(below)})
		}
	}
	return table
}

// colours are the colours with the tracks that are their own.
func (p pages) colours() [][]string {
	table := [][]string{{p.rules.Text("table.colour"), p.rules.Text("table.track")}}
	for c := range expo.Colour(expo.Colours) {
		table = append(table, []string{naming.Colour(p.art.Strings, c), naming.Track(p.art.Strings, ownTrack(c))})
	}
	return table
}

// ownTrack is the track of a colour: that of the prosperity tile for most of it.
func ownTrack(c expo.Colour) expo.Track {
	for id := range expo.TileID(expo.TileCount) {
		if t := id.Tile(); t.Need.Kind == expo.NeedMost && t.Colour == c {
			return t.Need.What
		}
	}
	return expo.Prestige
}

// jobs are the spaces of Employment: the next spaces that bring the same are told together.
func (p pages) jobs() [][]string {
	table := [][]string{{p.rules.Text("table.space"), naming.Track(p.art.Strings, expo.Prestige)}}
	for first := 0; first <= expo.Employment.End(); {
		last := first
		for last < expo.Employment.End() && expo.EmploymentPrestige(last+1) == expo.EmploymentPrestige(first) {
			last++
		}
		table = append(table, []string{p.from(first, last), signed(expo.EmploymentPrestige(first))})
		first = last + 1
	}
	return table
}

// services are the spaces of Services.
func (p pages) services() [][]string {
	table := [][]string{{p.rules.Text("table.space"), p.rules.Text("table.gains")}}
	for first := 0; first <= expo.Services.End(); {
		gains, last := expo.ServicesGains(first), first
		for last < expo.Services.End() && expo.ServicesGains(last+1) == gains {
			last++
		}
		words := naming.Gains(p.art.Strings, &gains)
		if words == "" {
			words = p.rules.Text("table.nothing")
		}
		table = append(table, []string{p.from(first, last), words})
		first = last + 1
	}
	return table
}

// plants are the levels of plants.
func (p pages) plants() [][]string {
	table := [][]string{{p.rules.Text("table.level"), p.rules.Text("table.dot"), p.rules.Text("table.activations"), p.rules.Text("table.cubes")}}
	for level := 1; level <= expo.Levels; level++ {
		cubes := strconv.Itoa(expo.PlantCubes(level, 0))
		for taken := 1; level > 1 && taken < expo.MaxSeats; taken++ {
			cubes += " " + strconv.Itoa(expo.PlantCubes(level, taken))
		}
		row := []string{strconv.Itoa(level), strconv.Itoa(expo.PlantDot(level)), strconv.Itoa(expo.PlantActivations(level)), cubes}
		table = append(table, row)
	}
	return table
}

// sources are the rows of the score sheet.
func (p pages) sources() [][]string {
	table := [][]string{{p.rules.Text("table.source"), naming.Track(p.art.Strings, expo.Prestige)}}
	for s := range expo.Source(expo.Sources) {
		table = append(table, []string{naming.Source(p.art.Strings, s), p.rules.Text("source." + s.String())})
	}
	return table
}

// from is a range of spaces.
func (p pages) from(first, last int) string {
	if first == last {
		return strconv.Itoa(first)
	}
	return p.rules.Text("table.from", first, last)
}

// signed is a number of prestige with its sign, 0 without.
func signed(n int) string {
	if n == 0 {
		return "0"
	}
	return text.Signed(n)
}
