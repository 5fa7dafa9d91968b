package ending

import (
	"slices"

	"capital/render/icon"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// sheetLine is one line of the final sheet: the victory points that each seat got
// from one sort of source in the whole match.
type sheetLine struct {
	key  string // of its words
	icon *icon.Icon
	rare bool // left out where it brought nobody anything
	vp   [warsaw.MaxSeats]int
}

// The lines of the final sheet, in their order.
const (
	sheetParks = iota
	sheetCulture
	sheetSmoke
	sheetTrams
	sheetBuildings
	sheetTribute
	sheetPalace
	sheetStations
	sheetSchool
	sheetFloor
	sheetCoins
	sheetLines // how many there are
)

// finalSheet adds up the events of a whole match. The lines of a seat add up to
// its victory points. Rare lines that are empty are left out.
func finalSheet(events []warsaw.Event) []sheetLine {
	lines := [sheetLines]sheetLine{
		sheetParks:     {key: "results.parks", icon: tileart.Park},
		sheetCulture:   {key: "results.culture", icon: tileart.Cultural},
		sheetSmoke:     {key: "results.smoke", icon: tileart.Industrial},
		sheetTrams:     {key: "results.trams", icon: tileart.Transport},
		sheetBuildings: {key: "results.buildings", icon: tileart.PublicBuilding},
		sheetTribute:   {key: "results.tribute", icon: tileart.Milestone, rare: true},
		sheetPalace:    {key: "results.jablonowski", icon: tileart.Overbuild, rare: true},
		sheetStations:  {key: "results.stations", icon: icon.Becomes, rare: true},
		sheetSchool:    {key: "results.school", icon: tileart.PublicBuilding, rare: true},
		sheetFloor:     {key: "results.floor", icon: icon.VP, rare: true},
		sheetCoins:     {key: "results.coins", icon: icon.Coin},
	}
	for _, e := range events {
		switch e.Kind {
		case warsaw.IncomeSource:
			vp := int(e.Source.VP)
			lines[sourceLine(e.Source)].vp[e.Seat] += vp
			lines[sheetFloor].vp[e.Seat] -= vp // what the steps then give is what is left
		case warsaw.IncomeStep:
			lines[sheetFloor].vp[e.Seat] += int(e.VP)
		case warsaw.PalaceRewarded:
			lines[sheetPalace].vp[e.Seat] += int(e.VP)
		case warsaw.Exchanged:
			lines[sheetStations].vp[e.Seat] += int(e.VP)
		case warsaw.SchoolSplit:
			lines[sheetSchool].vp[e.Seat] += int(e.VP)
		case warsaw.CoinsConverted:
			lines[sheetCoins].vp[e.Seat] += int(e.VP)
		}
	}
	return slices.DeleteFunc(lines[:], func(line sheetLine) bool {
		return line.rare && line.vp == [warsaw.MaxSeats]int{}
	})
}

// sourceLine is the line to which a source of income belongs.
func sourceLine(source warsaw.Source) int {
	switch source.Step {
	case warsaw.StepParks:
		return sheetParks
	case warsaw.StepCultural:
		return sheetCulture
	case warsaw.StepTransport:
		return sheetTrams
	case warsaw.StepBuildings:
		if source.VP < 0 {
			return sheetTribute
		}
		return sheetBuildings
	}
	return sheetSmoke // shops bring coins only, industry takes victory points
}
