package ai

import "capital/rules/warsaw"

// weights are what the builder believes things are worth, in thousandths of a
// victory point. Epochs count from 1; 7 is the end of the match. Here and wherever
// values are worked out, whole numbers have one size, so that none overflows on one
// machine and not on another.
type weights struct {
	coin   [warsaw.Epochs + 2]int64 // a coin that can be spent in the epoch
	price  [warsaw.Epochs + 2]int   // coins a seat can well spend on one tile in the epoch
	excess int64                    // per cent of its worth that a coin keeps beyond that
	fade   int64                    // per cent of income that outlives one more epoch
	area   [warsaw.Kinds]int64      // an area of the kind, each income phase to come
	sign   int64                    // a transport sign, each income phase to come
	public int64                    // a public building, each income phase to come
	cover  int64                    // a coin of a visible tile's price, each epoch: it makes covering it cheap
	reach  [5]int64                 // chance of a milestone, per cent, by the lead: -2 or less to 2 or more
	work   [6]int64                 // buildings whose work is no income: see [judge.buildings]
}

// builderWeights were found by letting two builders with changed weights play two
// without, over thousands of matches, and keeping what scored more. They go with the
// tile table: coins are worth most where they buy tiles that pay longest.
var builderWeights = weights{
	coin:   [...]int64{0, 1400, 1350, 1300, 1050, 700, 460, 200},
	price:  [...]int{0, 3, 4, 4, 5, 5, 6, 0},
	excess: 60,
	fade:   86,
	area:   [...]int64{200, 80, 110, 80, 80},
	sign:   750,
	public: 60,
	cover:  62,
	reach:  [...]int64{5, 12, 28, 55, 88},
	work:   [...]int64{2000, 45, 1300, 45, 70, 700},
}

// judge values prospects of one view.
type judge struct {
	v       *warsaw.View
	w       *weights
	epoch   int                      // whose income comes next; 7 after the last
	tiles   int                      // tiles still to use before it, after the present one
	lasting [warsaw.Epochs + 2]int64 // per cent of today's income there will be, by epoch
	phases  int64                    // the sum of lasting
	face    warsaw.TileID            // the milestone that comes next, or NoTile
	rival   int                      // the best measure of the others
	tribute bool                     // another seat has the Palace of Culture
}

func newJudge(v *warsaw.View, w *weights) judge {
	j := judge{v: v, w: w, epoch: v.Epoch(), face: warsaw.NoTile}
	switch v.Phase() {
	case warsaw.PhasePick, warsaw.PhaseUse, warsaw.PhaseCollapseAfterBuild:
		j.tiles = 3 - v.Round()
	case warsaw.PhaseChoices:
		j.epoch++
		j.tiles = 4
	}
	share := int64(100)
	for e := j.epoch; e <= warsaw.Epochs; e++ {
		j.lasting[e] = share
		j.phases += share
		share = share * w.fade / 100
	}
	j.look()
	return j
}

// look takes in what the other seats have.
func (j *judge) look() {
	v := j.v
	if v.Phase() < warsaw.PhaseMilestone && j.epoch <= warsaw.MilestoneCount {
		j.face, _ = v.Milestone(j.epoch - 1)
	}
	first := true
	for s := range v.Seats() {
		if s == v.Seat() {
			continue
		}
		j.tribute = j.tribute || v.Player(s).District.Has(warsaw.PalaceOfCultureAndScience)
		if j.face == warsaw.NoTile {
			continue
		}
		n := v.Measure(s, j.face)
		if first || better(j.face, n, j.rival) {
			j.rival, first = n, false
		}
	}
}

func better(face warsaw.TileID, n, than int) bool {
	if face.Tile().Building.FewestWin() {
		return n < than
	}
	return n > than
}

// worth is the value of a prospect in thousandths of a victory point.
func (j *judge) worth(p *warsaw.Prospect) int64 {
	d := &p.District
	in := d.Income(nil)
	sum := in.Total()
	if j.tribute {
		sum.VP -= int16(d.Of(warsaw.Commercial).AreaCount())
	}
	total := 1000 * int64(p.VP)
	total += j.purse(p.Coins, j.epoch, j.tiles)
	for e := j.epoch; e <= warsaw.Epochs; e++ {
		total += j.lasting[e] * (1000*int64(sum.VP) + j.purse(int(sum.Coins), e+1, 4)) / 100
	}
	total += j.hopes(d)
	if d.Visible() != 0 {
		total += j.buildings(d)
	}
	if j.face != warsaw.NoTile {
		total += j.milestone(d)
	}
	return total
}

// purse is what coins are worth with so many tiles still to use in the epoch: less
// and less beyond what can well be spent on them, for then they wait for a later
// epoch.
func (j *judge) purse(coins, epoch, tiles int) int64 {
	total, keep := int64(0), int64(100)
	for coins > 0 && epoch <= warsaw.Epochs {
		spent := min(coins, tiles*j.w.price[epoch])
		total += int64(spent) * max(j.w.coin[epoch]*keep/100, j.w.coin[7])
		coins -= spent
		epoch++
		tiles = 4
		keep = j.w.excess
	}
	return total + int64(coins)*j.w.coin[7]
}

// hopes is what a district promises beyond the income it has.
func (j *judge) hopes(d *warsaw.District) int64 {
	w := j.w
	each := w.sign*int64(d.Transport().Count()) + w.public*int64(d.PublicBuildings().Count())
	for k, weight := range w.area {
		each += weight * int64(d.Of(warsaw.Kind(k)).AreaCount())
	}
	price := 0
	for s := d.Occupied(); s != 0; s &= s - 1 {
		t, _ := d.TileAt(s.First())
		price += t.Tile().Price
	}
	left := int64(max(0, warsaw.Epochs-j.epoch))
	return each*max(0, j.phases-100)/100 + w.cover*int64(price)*left
}

// buildings is what those visible buildings are worth whose work is not part of the
// income: Arsenal by the war, the others by the epoch of building to come, those
// that save or bring coins in per cent of two tiles an epoch.
func (j *judge) buildings(d *warsaw.District) int64 {
	left := int64(max(0, warsaw.Epochs-j.epoch))
	coin := j.w.coin[min(warsaw.Epochs+1, j.epoch+1)]
	total := int64(0)
	if d.Has(warsaw.Arsenal) {
		total += j.w.work[0] * int64(j.wars())
	}
	if d.Has(warsaw.SigismundsColumn) {
		total += j.w.work[1] * left * 4 * coin / 100
	}
	if d.Has(warsaw.JablonowskiPalace) {
		total += j.w.work[2] * left
	}
	if d.Has(warsaw.CentralDepartmentStore) {
		total += j.w.work[3] * left * 6 * coin / 100
	}
	if d.Has(warsaw.WarsawUniversityOfTechnology) {
		total += j.w.work[4] * left * 4 * coin / 100
	}
	if d.Has(warsaw.Prudential) {
		total += j.w.work[5] * left
	}
	for e := j.epoch; e <= warsaw.Epochs; e++ {
		total += j.station(d, j.w.coin[e+1]) * j.lasting[e] / 100
		if d.Has(warsaw.WarsawSchoolOfEconomics) {
			total += int64(d.PublicBuildings().Count()) * 1000 * j.lasting[e] / 100
		}
	}
	return total
}

// wars is how many wars are still to come.
func (j *judge) wars() int {
	n := max(0, 5-max(3, j.epoch))
	if n > 0 && j.epoch >= 3 && j.v.Phase() > warsaw.PhaseWar {
		n--
	}
	return n
}

// station is what one income phase's exchanges are worth where a coin is worth so much.
func (j *judge) station(d *warsaw.District, coin int64) int64 {
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

// milestone is what the next milestone is worth, times the chance of winning it.
func (j *judge) milestone(d *warsaw.District) int64 {
	n := d.Measure(j.face)
	lead := n - j.rival
	if j.face.Tile().Building.FewestWin() {
		lead = -lead
	}
	chance := j.w.reach[max(-2, min(2, lead))+2]
	if n == 0 {
		chance = 0
	}
	return j.prize(n) * chance / 100
}

// prize is what winning the next milestone would be worth with measure n.
func (j *judge) prize(n int) int64 {
	near := min(n, 3)
	vp, coins := 0, 0
	switch j.face.Tile().Building {
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
	for e := j.epoch; e <= warsaw.Epochs; e++ {
		total += j.lasting[e] * (1000*int64(vp) + j.purse(coins, e+1, 4)) / 100
	}
	return total
}
