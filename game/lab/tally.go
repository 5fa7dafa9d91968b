package lab

import (
	"math"

	"capital/rules/warsaw"
)

// faces is how many tile faces there are.
const faces = int(warsaw.MilestoneBack) + warsaw.MilestoneCount

// source is where victory points come from.
type source int

const (
	fromParks source = iota
	fromCulture
	fromIndustry // below 0: homes near industry
	fromTransport
	fromBuildings // public buildings, with the choices they offer
	fromMilestones
	fromTribute // below 0: to others' Palace of Culture
	fromCoins   // at the end
	sources
)

var sourceNames = [sources]string{"parks", "cultural", "industrial", "transport", "buildings", "milestones", "tribute", "coins"}

// result is what became of one match.
type result struct {
	seats    int
	seat     [warsaw.MaxSeats]seatResult
	tile     [faces]tileResult
	won      uint8
	standing [moments][warsaw.MaxSeats]standing
	came     [moments]bool // which of the moments the match had
}

// seatResult is what became of one seat in one match.
type seatResult struct {
	vp, coins   int                             // at the end
	bySource    [warsaw.Epochs + 1][sources]int // victory points, by epoch
	income      [warsaw.Epochs + 1]int          // coins of the six steps
	vpAfter     [warsaw.Epochs + 1]int          // victory points when the epoch is over
	built       [warsaw.Epochs + 1]int          // by epoch
	overbuilt   [warsaw.Epochs + 1]int
	sold        [warsaw.Epochs + 1]int
	unspent     [warsaw.Epochs + 1]int // coins left when an epoch's construction has ended
	afterIncome [warsaw.Epochs + 1]int // coins when its income has come, before any become victory points
}

// tileResult is what became of one tile in one match.
type tileResult struct {
	round       int // in which it was revealed, 1 to 4
	built, over bool
	sold        bool
	margin      int // by which its seat won or lost
	seat        int
	vp, coins   int // that a building brought its owner
}

// tell takes in one event of the match.
func (r *result) tell(m *warsaw.Match, e warsaw.Event) {
	epoch := m.Epoch()
	switch e.Kind {
	case warsaw.TileRevealed:
		r.of(e.Tile).round, r.of(e.Tile).seat = m.Round()+1, e.Seat
	case warsaw.TileDiscarded:
		r.seat[e.Seat].sold[epoch]++
		r.of(e.Tile).sold = true
	case warsaw.TileBuilt:
		r.seat[e.Seat].built[epoch]++
		r.of(e.Tile).built = true
	case warsaw.TileOverbuilt:
		r.seat[e.Seat].overbuilt[epoch]++
		r.of(e.Tile).over = true
	case warsaw.MilestoneWon:
		r.compare(atMilestone(epoch), m)
	case warsaw.MilestonePlaced:
		r.of(e.Tile).built, r.of(e.Tile).seat = true, e.Seat
	case warsaw.PalaceRewarded:
		r.earn(epoch, e.Seat, warsaw.JablonowskiPalace, e.Sum)
	case warsaw.SchoolSplit:
		r.earn(epoch, e.Seat, warsaw.WarsawSchoolOfEconomics, e.Sum)
	case warsaw.Exchanged:
		r.earn(epoch, e.Seat, e.Tile.Tile().Building, e.Sum)
	case warsaw.IncomeBegan:
		for s := range m.Seats() {
			r.seat[s].unspent[epoch] = int(m.Player(s).Coins)
		}
	case warsaw.EpochBegan:
		r.compare(atStart(e.Count), m)
		for s := range m.Seats() {
			r.seat[s].afterIncome[e.Count-1] = int(m.Player(s).Coins)
			r.seat[s].vpAfter[e.Count-1] = int(m.Player(s).VP)
		}
	case warsaw.IncomeSource:
		r.income(epoch, e)
	case warsaw.CoinsConverted:
		r.seat[e.Seat].bySource[epoch][fromCoins] += int(e.VP)
		r.seat[e.Seat].afterIncome[epoch] = int(m.Player(e.Seat).Coins - e.Coins)
	}
}

// compare takes in how the seats stand at a moment.
func (r *result) compare(moment int, m *warsaw.Match) {
	r.came[moment] = true
	for s := range m.Seats() {
		r.standing[moment][s] = standingOf(m.Player(s))
	}
}

func (r *result) income(epoch int, e warsaw.Event) {
	by := &r.seat[e.Seat].bySource[epoch]
	r.seat[e.Seat].income[epoch] += int(e.Coins)
	switch e.Source.Step {
	case warsaw.StepParks:
		by[fromParks] += int(e.VP)
	case warsaw.StepCultural:
		by[fromCulture] += int(e.VP)
	case warsaw.StepIndustrial:
		by[fromIndustry] += int(e.VP)
	case warsaw.StepTransport:
		by[fromTransport] += int(e.VP)
	case warsaw.StepBuildings:
		r.earn(epoch, e.Seat, e.Source.Building, e.Sum)
		return
	}
	if e.Source.Building != warsaw.NoBuilding { // Marywil, Royal Baths Park
		r.building(warsaw.BuildingTile(e.Source.Building), e.Sum)
	}
}

// earn books what a public building or milestone brings.
func (r *result) earn(epoch, seat int, b warsaw.Building, sum warsaw.Sum) {
	from := fromBuildings
	switch {
	case b == warsaw.PalaceOfCultureAndScience && sum.VP < 0:
		r.seat[seat].bySource[epoch][fromTribute] += int(sum.VP)
		return
	case b.IsMilestone():
		from = fromMilestones
	}
	r.seat[seat].bySource[epoch][from] += int(sum.VP)
	r.building(warsaw.BuildingTile(b), sum)
}

func (r *result) building(tile warsaw.TileID, sum warsaw.Sum) {
	t := r.of(tile)
	t.vp += int(sum.VP)
	t.coins += int(sum.Coins)
}

func (r *result) of(tile warsaw.TileID) *tileResult { return &r.tile[tile] }

// finish takes in the end of the match.
func (r *result) finish(m *warsaw.Match) {
	r.won = m.Winners()
	for s := range r.seats {
		p := m.Player(s)
		r.seat[s].vp, r.seat[s].coins = int(p.VP), int(p.Coins)
	}
	for id := range r.tile {
		r.tile[id].margin = r.margin(r.tile[id].seat)
	}
}

// margin is by how many victory points the seat is ahead of the best other seat.
func (r *result) margin(seat int) int {
	best := math.MinInt
	for s := range r.seats {
		if s != seat {
			best = max(best, r.seat[s].vp)
		}
	}
	return r.seat[seat].vp - best
}

// winShare is the seat's part of the victory.
func (r *result) winShare(seat int) float64 {
	if r.won>>seat&1 == 0 {
		return 0
	}
	winners := 0
	for s := range r.seats {
		winners += int(r.won >> s & 1)
	}
	return 1 / float64(winners)
}

// tally adds up many matches.
type tally struct {
	games int
	seat  []seatTally
	tile  [faces]tileTally
}

type seatTally struct {
	won                  float64
	vp, margin           int
	built, over, sold    [warsaw.Epochs + 1]int
	bySource             [sources]int
	unspent, afterIncome [warsaw.Epochs + 1]histogram
	finalCoins           int
}

type tileTally struct {
	seen, rounds, built, over, sold int
	margin                          int // of those who built it
	vp, coins                       int
}

func newTally(seats int) *tally {
	return &tally{seat: make([]seatTally, seats)}
}

func (t *tally) add(r *result) {
	t.games++
	for s := range t.seat {
		t.seat[s].add(r, s)
	}
	for id := range r.tile {
		t.tile[id].add(&r.tile[id])
	}
}

func (t *seatTally) add(r *result, seat int) {
	from := &r.seat[seat]
	t.won += r.winShare(seat)
	t.vp += from.vp
	t.margin += r.margin(seat)
	for e := 1; e <= warsaw.Epochs; e++ {
		t.built[e] += from.built[e]
		t.over[e] += from.overbuilt[e]
		t.sold[e] += from.sold[e]
		t.unspent[e].add(from.unspent[e])
		t.afterIncome[e].add(from.afterIncome[e])
	}
	t.finalCoins += from.afterIncome[warsaw.Epochs]
	for e := range from.bySource {
		for n, vp := range from.bySource[e] {
			t.bySource[n] += vp
		}
	}
}

func (t *tileTally) add(from *tileResult) {
	if from.round > 0 || from.built {
		t.seen++
		t.rounds += from.round
	}
	switch {
	case from.built:
		t.built++
		t.margin += from.margin
	case from.over:
		t.over++
		t.margin += from.margin
	case from.sold:
		t.sold++
	}
	t.vp += from.vp
	t.coins += from.coins
}

// histogram counts how often each number of coins was seen, the last entry that
// many or more.
type histogram [256]int

func (h *histogram) add(n int) { h[max(0, min(n, len(h)-1))]++ }

func (h *histogram) merge(o *histogram) {
	for n, count := range o {
		h[n] += count
	}
}

// median is the smallest number that at least half of what was counted do not exceed.
func (h *histogram) median() int { return h.quantile(0.5) }

// quantile is the smallest number that at least the share of what was counted do not
// exceed.
func (h *histogram) quantile(share float64) int {
	below := 0
	all := h.count()
	for n, count := range h {
		below += count
		if float64(below) >= share*float64(all) {
			return n
		}
	}
	return 0
}

func (h *histogram) count() int {
	all := 0
	for _, count := range h {
		all += count
	}
	return all
}

func (h *histogram) mean() float64 {
	sum := 0
	for n, count := range h {
		sum += n * count
	}
	return per(sum, h.count())
}

// interval is the 95 % interval of a share of n matches (Wilson's).
func interval(share float64, n int) (low, high float64) {
	const z = 1.959964
	size := float64(n)
	centre := share + z*z/(2*size)
	reach := z * math.Sqrt(share*(1-share)/size+z*z/(4*size*size))
	return max(0, (centre-reach)/(1+z*z/size)), min(1, (centre+reach)/(1+z*z/size))
}
