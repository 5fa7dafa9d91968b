package ai

import "capital/rules/warsaw"

// builderWeights are the weights of the builder's value function, in thousandths of a
// victory point. Epochs count from 1; 7 is the end of the match. Here and wherever
// values are worked out, whole numbers have one size, so that none overflows on one
// machine and not on another.
type builderWeights struct {
	coin   [warsaw.Epochs + 2]int64 // a coin that can be spent in the epoch
	price  [warsaw.Epochs + 2]int   // coins a seat can well spend on one tile in the epoch
	excess int64                    // per cent of its value that a coin keeps beyond that
	fade   int64                    // per cent of income that outlives one more epoch
	area   [warsaw.Kinds]int64      // an area of the kind, each income phase to come
	sign   int64                    // a transport sign, each income phase to come
	public int64                    // a public building, each income phase to come
	cover  int64                    // a coin of a visible tile's price, each epoch: it makes covering it cheap
	chance [5]int64                 // chance of a milestone, per cent, by the lead: -2 or less to 2 or more
	work   [6]int64                 // buildings whose work is no income: see [builderValue.buildings]
}

// tuned were found by letting two builders with changed weights play two
// without, over thousands of matches, and keeping what scored more. They go with the
// tile table: coins have most value where they buy tiles that pay longest.
var tuned = builderWeights{
	coin:   [...]int64{0, 1400, 1350, 1300, 1050, 700, 460, 200},
	price:  [...]int{0, 3, 4, 4, 5, 5, 6, 0},
	excess: 60,
	fade:   86,
	area:   [...]int64{200, 80, 110, 80, 80},
	sign:   750,
	public: 60,
	cover:  62,
	chance: [...]int64{5, 12, 28, 55, 88},
	work:   [...]int64{2000, 45, 1300, 45, 70, 700},
}

// builderValue is the builder's value function for the prospects of one view.
type builderValue struct {
	v       *warsaw.View
	w       *builderWeights
	epoch   int                      // whose income comes next; 7 after the last
	tiles   int                      // tiles still to use before it, after the present one
	lasting [warsaw.Epochs + 2]int64 // per cent of today's income there will be, by epoch
	phases  int64                    // the sum of lasting
	face    warsaw.TileID            // the milestone that comes next, or NoTile
	rival   int                      // the best measure of the others
	tribute bool                     // another seat has the Palace of Culture
}

func newBuilderValue(v *warsaw.View, w *builderWeights) builderValue {
	b := builderValue{v: v, w: w, epoch: v.Epoch(), face: warsaw.NoTile}
	switch v.Phase() {
	case warsaw.PhasePick, warsaw.PhaseUse, warsaw.PhaseCollapseAfterBuild:
		b.tiles = 3 - v.Round()
	case warsaw.PhaseChoices:
		b.epoch++
		b.tiles = 4
	}
	share := int64(100)
	for e := b.epoch; e <= warsaw.Epochs; e++ {
		b.lasting[e] = share
		b.phases += share
		share = share * w.fade / 100
	}
	b.readRivals()
	return b
}

// readRivals takes in what the other seats have.
func (b *builderValue) readRivals() {
	v := b.v
	if v.Phase() < warsaw.PhaseMilestone && b.epoch <= warsaw.MilestoneCount {
		b.face, _ = v.Milestone(b.epoch - 1)
	}
	first := true
	for s := range v.Seats() {
		if s == v.Seat() {
			continue
		}
		b.tribute = b.tribute || v.Player(s).District.Has(warsaw.PalaceOfCultureAndScience)
		if b.face == warsaw.NoTile {
			continue
		}
		n := v.Measure(s, b.face)
		if first || warsaw.Ahead(b.face, n, b.rival) > 0 {
			b.rival, first = n, false
		}
	}
}

// of is the value of a prospect in thousandths of a victory point.
func (b *builderValue) of(p *warsaw.Prospect) int64 {
	d := &p.District
	in := d.Income(nil)
	sum := in.Total()
	if b.tribute {
		sum.VP -= int16(d.Of(warsaw.Commercial).AreaCount())
	}
	total := 1000 * int64(p.VP)
	total += b.purse(p.Coins, b.epoch, b.tiles)
	for e := b.epoch; e <= warsaw.Epochs; e++ {
		total += b.lasting[e] * (1000*int64(sum.VP) + b.purse(int(sum.Coins), e+1, 4)) / 100
	}
	total += b.potential(d)
	if d.Visible() != 0 {
		total += b.buildings(d)
	}
	if b.face != warsaw.NoTile {
		total += b.milestone(d)
	}
	return total
}

// purse is the value of coins with so many tiles still to use in the epoch: less
// and less beyond what can well be spent on them, for then they wait for a later
// epoch.
func (b *builderValue) purse(coins, epoch, tiles int) int64 {
	total, keep := int64(0), int64(100)
	for coins > 0 && epoch <= warsaw.Epochs {
		spent := min(coins, tiles*b.w.price[epoch])
		total += int64(spent) * max(b.w.coin[epoch]*keep/100, b.w.coin[7])
		coins -= spent
		epoch++
		tiles = 4
		keep = b.w.excess
	}
	return total + int64(coins)*b.w.coin[7]
}

// potential is the value of what a district promises beyond the income it has.
func (b *builderValue) potential(d *warsaw.District) int64 {
	w := b.w
	each := w.sign*int64(d.Transport().Count()) + w.public*int64(d.PublicBuildings().Count())
	for k, weight := range w.area {
		each += weight * int64(d.Of(warsaw.Kind(k)).AreaCount())
	}
	price := 0
	for s := d.Occupied(); s != 0; s &= s - 1 {
		t, _ := d.TileAt(s.First())
		price += t.Tile().Price
	}
	left := int64(max(0, warsaw.Epochs-b.epoch))
	return each*max(0, b.phases-100)/100 + w.cover*int64(price)*left
}

// buildings is the value of those visible buildings whose work is not part of the
// income: Arsenal by the war, the others by the epoch of building to come, those
// that save or bring coins in per cent of two tiles an epoch.
func (b *builderValue) buildings(d *warsaw.District) int64 {
	left := int64(max(0, warsaw.Epochs-b.epoch))
	coin := b.w.coin[min(warsaw.Epochs+1, b.epoch+1)]
	total := int64(0)
	if d.Has(warsaw.Arsenal) {
		total += b.w.work[0] * int64(b.wars())
	}
	if d.Has(warsaw.SigismundsColumn) {
		total += b.w.work[1] * left * 4 * coin / 100
	}
	if d.Has(warsaw.JablonowskiPalace) {
		total += b.w.work[2] * left
	}
	if d.Has(warsaw.CentralDepartmentStore) {
		total += b.w.work[3] * left * 6 * coin / 100
	}
	if d.Has(warsaw.WarsawUniversityOfTechnology) {
		total += b.w.work[4] * left * 4 * coin / 100
	}
	if d.Has(warsaw.Prudential) {
		total += b.w.work[5] * left
	}
	for e := b.epoch; e <= warsaw.Epochs; e++ {
		total += b.station(d, b.w.coin[e+1]) * b.lasting[e] / 100
		if d.Has(warsaw.WarsawSchoolOfEconomics) {
			total += int64(d.PublicBuildings().Count()) * 1000 * b.lasting[e] / 100
		}
	}
	return total
}

// wars is how many wars are still to come.
func (b *builderValue) wars() int {
	n := max(0, 5-max(3, b.epoch))
	if n > 0 && b.epoch >= 3 && b.v.Phase() > warsaw.PhaseWar {
		n--
	}
	return n
}

// station is the value of one income phase's exchanges, at so much a coin.
func (b *builderValue) station(d *warsaw.District, coin int64) int64 {
	total := int64(0)
	for _, s := range [...]struct {
		building warsaw.Building
		coins    int64
	}{{warsaw.WarsawViennaRailway, 4}, {warsaw.OkecieAirport, 6}, {warsaw.MainRailwayStation, 8}} {
		if d.Has(s.building) {
			total += s.coins * max(0, 500-coin, (3*coin-1000)/2)
		}
	}
	return total
}

// milestone is the value of the next milestone, times the chance of winning it.
func (b *builderValue) milestone(d *warsaw.District) int64 {
	n := d.Measure(b.face)
	chance := b.w.chance[max(-2, min(2, warsaw.Ahead(b.face, n, b.rival)))+2]
	if n == 0 {
		chance = 0
	}
	return b.prize(b.face, n) * chance / 100
}

// prize is the value of winning a milestone with measure n next.
func (b *builderValue) prize(face warsaw.TileID, n int) int64 {
	near := min(n, 3)
	vp, coins := 0, 0
	switch face.Tile().Building {
	case warsaw.SaxonPalace, warsaw.WilanowPalace:
		coins = 2
	case warsaw.WaterFilters, warsaw.WZRoute:
		vp, coins = near, near
	case warsaw.PalaceOfCultureAndScience:
		vp = n + 1
	case warsaw.EuropaMarket:
		coins = 15
	default:
		vp = near
	}
	total := int64(0)
	for e := b.epoch; e <= warsaw.Epochs; e++ {
		total += b.lasting[e] * (1000*int64(vp) + b.purse(coins, e+1, 4)) / 100
	}
	return total
}
