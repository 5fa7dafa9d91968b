package warsaw

// Ahead is by how much a seat's measure is better for milestone face than another's; less than 0, worse (ruling 16).
func Ahead(face TileID, own, other int) int {
	if tiles[face].Building.FewestWin() {
		return other - own
	}
	return own - other
}

// Counted are the quarters of a district in which milestone face finds what it measures: see [Table.Measure]. Where it
// counts areas of all kinds they are all quarters.
func Counted(d *District, face TileID) Quarters {
	switch tiles[face].Building {
	case GrandTheater:
		return d.Of(Cultural)
	case WaterFilters:
		return d.Of(Park)
	case NamiestnikowskiPalace:
		return d.PublicBuildings().Quarters()
	case WilsonSquare:
		return d.Of(Residential)
	case WZRoute:
		return d.Stacked().Quarters()
	case PalaceOfCultureAndScience:
		return d.Of(Industrial)
	case Metro:
		return d.Transport().Quarters()
	case EuropaMarket:
		return d.Of(Commercial)
	}
	return d.Occupied().Quarters()
}
