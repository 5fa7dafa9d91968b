package tileart

import (
	"capital/render/icon"
	"capital/rules/warsaw"
)

// Mark is one sign of an effect: an icon, the number in it or beside it, or a word
// of pure signs such as "4×4".
type Mark struct {
	Icon   *icon.Icon // nil where words stand alone
	Number int        // on a badge (VP, Coin): the amount
	Words  string     // on a badge instead of Number, or alone
}

// Effect returns the signs that say what a building does, in reading order. They
// say what ruling and manual say, without a word of any language.
func Effect(b warsaw.Building) []Mark {
	if int(b) >= len(effects) {
		return nil
	}
	return effects[b]
}

// Award returns the signs that say who is awarded a milestone: who has most or fewest,
// and what is counted. Public buildings have none.
func Award(b warsaw.Building) []Mark {
	if !b.IsMilestone() {
		return nil
	}
	return awards[b-warsaw.SaxonPalace]
}

// Pays returns the signs of what a milestone brings who has it, as short as they can
// be: without a limit, and without what it costs others.
func Pays(b warsaw.Building) []Mark {
	effect := Effect(b)
	for n, m := range effect {
		if m == either || m == atMost4 {
			return effect[:n]
		}
	}
	return effect
}

// Short forms that keep a row of the tables on one line.
func vp(n int) Mark          { return Mark{Icon: icon.VP, Number: n} }
func coins(n int) Mark       { return Mark{Icon: icon.Coin, Number: n} }
func sign(i *icon.Icon) Mark { return Mark{Icon: i} }
func words(s string) Mark    { return Mark{Words: s} }
func of(k warsaw.Kind) Mark  { return Mark{Icon: KindIcon(k)} }

// exchange is to give coins for VP, or VP for coins.
func exchange(coinsGiven, vpGot, vpGiven, coinsGot string) []Mark {
	return []Mark{{Icon: icon.Coin, Words: coinsGiven}, gives, {Icon: icon.VP, Words: vpGot}, either,
		{Icon: icon.VP, Words: vpGiven}, gives, {Icon: icon.Coin, Words: coinsGot}}
}

var (
	per     = words("/")
	gives   = sign(icon.Becomes)
	either  = words("|")
	atMost4 = words("≤4")
)

// effects has a row for every building, in the order of their constants.
var effects = [...][]Mark{
	warsaw.NoBuilding:                   nil,
	warsaw.Arsenal:                      {sign(War), words("−1"), sign(Stack)},
	warsaw.CentralDepartmentStore:       {sign(EmptySpace), coins(-3)},
	warsaw.CityCenter:                   {vp(2), per, sign(EdgeTransport)},
	warsaw.CollegiumNobilium:            {coins(1), per, of(warsaw.Cultural)},
	warsaw.CopernicusScienceCenter:      {vp(1), per, of(warsaw.Cultural)},
	warsaw.FountainPark:                 {vp(1), per, sign(ParkTile), sign(icon.Most), of(warsaw.Park)},
	warsaw.GoldenTerraces:               {vp(1), per, of(warsaw.Commercial)},
	warsaw.HolyTrinityEvangelicalChurch: {vp(2)},
	warsaw.JablonowskiPalace:            {sign(Overbuild), gives, vp(2)},
	warsaw.MainRailwayStation:           exchange("8", "4", "4", "12"),
	warsaw.Marywil:                      {sign(icon.Most), of(warsaw.Commercial), words("×2")},
	warsaw.NationalStadium:              {vp(2), per, of(warsaw.Park)},
	warsaw.OkecieAirport:                exchange("6", "3", "3", "9"),
	warsaw.OldTown:                      {vp(1), per, sign(Stack)},
	warsaw.PassengerAutomobileFactory:   {vp(1), per, of(warsaw.Park), of(warsaw.Cultural), sign(Touches), of(warsaw.Industrial)},
	warsaw.PolishTelephone:              {vp(1), per, of(warsaw.Residential), sign(Touches), sign(PublicBuilding)},
	warsaw.Prudential:                   {sign(Grid), words("4×4")},
	warsaw.RoyalBathsPark:               {words("2×"), of(warsaw.Park), gives, sign(icon.VP)},
	warsaw.SigismundsColumn:             {sign(Discard), gives, coins(5)},
	warsaw.SkaryszewskiPark:             {vp(1), per, sign(ParkLine), atMost4},
	warsaw.WarsawRisingMuseum:           {vp(2), per, of(warsaw.Industrial)},
	warsaw.WarsawSchoolOfEconomics:      {vp(1), either, coins(1), per, sign(PublicBuilding)},
	warsaw.WarsawSteelworks:             {vp(1), per, of(warsaw.Industrial)},
	warsaw.WarsawViennaRailway:          exchange("4", "2", "2", "6"),
	warsaw.WarsawUniversityLibrary:      {vp(1), per, sign(PublicBuilding)},
	warsaw.WarsawUniversityOfTechnology: {sign(EmptySpace), of(warsaw.Industrial), coins(-2)},
	warsaw.Wilanow:                      {vp(1), per, of(warsaw.Residential)},
	warsaw.SaxonPalace:                  {coins(2)},
	warsaw.WilanowPalace:                {coins(2)},
	warsaw.GrandTheater:                 {vp(1), per, sign(Neighbours), of(warsaw.Cultural), atMost4},
	warsaw.WaterFilters:                 {vp(1), coins(1), per, sign(Neighbours), of(warsaw.Park), atMost4},
	warsaw.NamiestnikowskiPalace:        {vp(1), per, sign(Neighbours), sign(PublicBuilding), atMost4},
	warsaw.WilsonSquare:                 {vp(1), per, sign(Neighbours), of(warsaw.Residential), atMost4},
	warsaw.WZRoute:                      {vp(1), coins(1), per, sign(Neighbours), sign(Stack), atMost4},
	warsaw.PalaceOfCultureAndScience:    {vp(1), per, of(warsaw.Industrial), either, sign(icon.Others), vp(-1), per, of(warsaw.Commercial)},
	warsaw.Metro:                        {vp(1), per, sign(Neighbours), sign(Transport), atMost4},
	warsaw.EuropaMarket:                 {coins(15)},
}

// awards has a row for every milestone side, in the order of their constants.
var awards = [...][]Mark{
	{sign(icon.Fewest), sign(Area)},
	{sign(icon.Most), sign(Area)},
	{sign(icon.Most), of(warsaw.Cultural)},
	{sign(icon.Most), of(warsaw.Park)},
	{sign(icon.Most), sign(PublicBuilding)},
	{sign(icon.Most), of(warsaw.Residential)},
	{sign(icon.Most), sign(Stack)},
	{sign(icon.Most), of(warsaw.Industrial)},
	{sign(icon.Most), sign(Transport)},
	{sign(icon.Most), of(warsaw.Commercial)},
}
