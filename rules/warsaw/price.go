package warsaw

// Price is what a seat pays to put a tile down, in its parts: they add up, for a
// part never takes more than was left of the price (ruling 8). All are coins.
type Price struct {
	Printed    int // on the tile
	Covered    int // taken off for the visible tile that is overbuilt
	Store      int // taken off by Central Department Store
	Technology int // taken off by Warsaw University of Technology
}

// Coins is what is paid.
func (p Price) Coins() int { return p.Printed - p.Covered - p.Store - p.Technology }

// PriceParts is what the seat pays to build the tile on an empty space: the printed
// price less both reductions, as far as it goes (ruling 8).
func (t *Table) PriceParts(seat int, tile TileID) Price {
	d, face := &t.players[seat].District, &tiles[tile]
	price := Price{Printed: face.Price}
	if d.visible&(1<<CentralDepartmentStore|1<<WarsawUniversityOfTechnology) == 0 {
		return price
	}
	if d.Has(CentralDepartmentStore) {
		price.Store = min(StoreReduction, price.Printed)
	}
	if d.Has(WarsawUniversityOfTechnology) && face.HasKind(Industrial) {
		price.Technology = min(CollegeDiscount, price.Printed-price.Store)
	}
	return price
}

// OverbuildPriceParts is what the seat pays to overbuild the stack on the space with
// index i: the printed price less that of the visible tile, and no other reduction
// (ruling 8).
func (t *Table) OverbuildPriceParts(seat int, tile TileID, i int) Price {
	price := Price{Printed: tiles[tile].Price}
	price.Covered = min(priceOn(&t.players[seat].District, i), price.Printed)
	return price
}

// priceOn is the printed price of the visible tile on the space with index i, 0 where
// there is none or it is drawn by hand.
func priceOn(d *District, i int) int {
	return int(d.tops[i].price)
}

// Price is how many coins the seat pays to build the tile on an empty space.
func (t *Table) Price(seat int, tile TileID) int { return t.PriceParts(seat, tile).Coins() }

// OverbuildPrice is how many coins the seat pays to overbuild the stack on the space
// with index i.
func (t *Table) OverbuildPrice(seat int, tile TileID, i int) int {
	return t.OverbuildPriceParts(seat, tile, i).Coins()
}
