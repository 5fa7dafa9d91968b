package warsaw

// effect is what one building brings in step six of an income phase.
type effect struct {
	Sum
	count   int
	counted Quarters
}

// coins and vp make an effect of n counted things at a rate of each.
func coins(n, each int, counted Quarters) effect {
	return effect{Sum{Coins: int16(n * each)}, n, counted}
}

func vp(n, each int, counted Quarters) effect {
	return effect{Sum{VP: int16(n * each)}, n, counted}
}

// both gives a coin and a victory point for each of n things.
func both(n int, counted Quarters) effect {
	return effect{Sum{Coins: int16(n), VP: int16(n)}, n, counted}
}

// effect works building b, which is visible on space i, in step six, in the order
// of the manual's tables. Buildings whose work is done elsewhere are named here
// with the place.
func (s *survey) effect(b Building, i int) effect {
	d := s.d
	switch b {
	case Arsenal: // Table.warLosses, ruling 14
	case CentralDepartmentStore: // Table.Price, ruling 8
	case CityCenter:
		signs := d.transport & edge(d)
		return vp(signs.Count(), 2, signs.Quarters())
	case CollegiumNobilium:
		return coins(d.kinds[Cultural].AreaCount(), 1, d.kinds[Cultural])
	case CopernicusScienceCenter:
		return vp(d.kinds[Cultural].AreaCount(), 1, d.kinds[Cultural])
	case FountainPark:
		return fountainPark(d)
	case GoldenTerraces:
		return vp(d.kinds[Commercial].AreaCount(), 1, d.kinds[Commercial])
	case HolyTrinityEvangelicalChurch:
		return vp(1, 2, 0)
	case JablonowskiPalace: // Match.buildTile, ruling 12
	case MainRailwayStation: // a choice, ruling 26
	case Marywil: // survey.commerce, ruling 21
	case NationalStadium:
		return vp(d.kinds[Park].AreaCount(), 2, d.kinds[Park])
	case OkecieAirport: // a choice, ruling 26
	case OldTown:
		return vp(d.stacked.Count(), 1, d.stacked.Quarters())
	case PassengerAutomobileFactory:
		return automobileFactory(d)
	case PolishTelephone:
		public := d.public.Quarters()
		return vp(s.touching(public), 1, s.touched(public))
	case Prudential: // District.fits, ruling 11
	case RoyalBathsPark: // survey.parks, ruling 21
	case SigismundsColumn: // Table.DiscardValue, ruling 13
	case SkaryszewskiPark:
		return skaryszewskiPark(d)
	case WarsawRisingMuseum:
		return vp(d.kinds[Industrial].AreaCount(), 2, d.kinds[Industrial])
	case WarsawSchoolOfEconomics: // a choice, ruling 26
	case WarsawSteelworks:
		return vp(d.kinds[Industrial].AreaCount(), 1, d.kinds[Industrial])
	case WarsawViennaRailway: // a choice, ruling 26
	case WarsawUniversityLibrary:
		return vp(d.public.Count(), 1, d.public.Quarters())
	case WarsawUniversityOfTechnology: // Table.Price, ruling 8
	case Wilanow:
		return vp(s.homes, 1, d.kinds[Residential])
	case SaxonPalace, WilanowPalace:
		return coins(1, 2, 0)
	case GrandTheater:
		n, areas := adjacentAreas(d, i, Cultural)
		return vp(n, 1, areas)
	case WaterFilters:
		n, areas := adjacentAreas(d, i, Park)
		return both(n, areas)
	case NamiestnikowskiPalace:
		return vp(neighbours(d, i, d.public))
	case WilsonSquare:
		n, areas := adjacentAreas(d, i, Residential)
		return vp(n, 1, areas)
	case WZRoute:
		n, _, spaces := neighbours(d, i, d.stacked)
		return both(n, spaces)
	case PalaceOfCultureAndScience: // and Match.tribute, ruling 25
		return vp(d.kinds[Industrial].AreaCount(), 1, d.kinds[Industrial])
	case Metro:
		return vp(neighbours(d, i, d.transport))
	case EuropaMarket:
		return coins(1, 15, 0)
	}
	return effect{}
}

// maxAdjacent is the "max 4" of the milestones that count what is adjacent (ruling 23).
const maxAdjacent = 4

// adjacentAreas counts the areas of kind k that share a side with the tile on
// space i, at most four, and returns the quarters of those counted.
func adjacentAreas(d *District, i int, k Kind) (n int, areas Quarters) {
	near := (tileMask << cornerBit(i)).Grow() & d.kinds[k]
	for near != 0 && n < maxAdjacent {
		area := d.kinds[k].Area(near & -near)
		near &^= area
		areas |= area
		n++
	}
	return n, areas
}

// neighbours counts the spaces of the set among the four next to space i, each
// worth 1 (ruling 23).
func neighbours(d *District, i int, set Spaces) (n, each int, spaces Quarters) {
	near := Spaces(1<<i).Neighbours() & set
	return near.Count(), 1, near.Quarters()
}

// fountainPark gives a victory point for each tile that holds a quarter of the
// park area that reaches the most tiles (ruling 24).
func fountainPark(d *District) effect {
	var best effect
	for rest := d.kinds[Park]; rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if n := area.Spaces().Count(); n > best.count {
			best = vp(n, 1, area)
		}
	}
	return best
}

// skaryszewskiPark gives a victory point for each tile of the longest straight
// run of tiles that each hold a quarter of one and the same park area (ruling 24).
func skaryszewskiPark(d *District) effect {
	var best effect
	for rest := d.kinds[Park]; rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if n := longestRun(area.Spaces()); n > best.count {
			best = vp(n, 1, area)
		}
	}
	return best
}

// automobileFactory gives a victory point for each park or cultural area that
// touches any industrial area, once each (ruling 24).
func automobileFactory(d *District) effect {
	industry := d.kinds[Industrial]
	n := d.kinds[Park].AreasTouching(industry) + d.kinds[Cultural].AreasTouching(industry)
	near := industry.Grow()
	return vp(n, 1, d.kinds[Park]&near|d.kinds[Cultural]&near)
}

// Measure is what the condition of milestone face compares in the district (ruling 16).
func (d *District) Measure(face TileID) int { return measure(d, tiles[face].Building) }

// measure is what a milestone's condition compares (ruling 16). For the Saxon
// Palace the fewest win, for all others the most.
func measure(d *District, milestone Building) int {
	switch milestone {
	case SaxonPalace, WilanowPalace:
		return d.AreaCount()
	case GrandTheater:
		return d.kinds[Cultural].AreaCount()
	case WaterFilters:
		return d.kinds[Park].AreaCount()
	case NamiestnikowskiPalace:
		return d.public.Count()
	case WilsonSquare:
		return d.kinds[Residential].AreaCount()
	case WZRoute:
		return d.stacked.Count()
	case PalaceOfCultureAndScience:
		return d.kinds[Industrial].AreaCount()
	case Metro:
		return d.transport.Count()
	case EuropaMarket:
		return d.kinds[Commercial].AreaCount()
	}
	panic("warsaw: not a milestone")
}

// station is what one station exchanges, either way (ruling 26): so many coins
// for half as many victory points, or so many victory points for three times as
// many coins.
type station struct{ sellCoins, forVP, sellVP, forCoins int16 }

func stationOf(b Building) (station, bool) {
	switch b {
	case WarsawViennaRailway:
		return station{4, 2, 2, 6}, true
	case OkecieAirport:
		return station{6, 3, 3, 9}, true
	case MainRailwayStation:
		return station{8, 4, 4, 12}, true
	}
	return station{}, false
}
