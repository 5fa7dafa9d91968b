package lab

import (
	"capital/game/lab"
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
	lab.Outcome
	seat     [warsaw.MaxSeats]seatResult
	tile     [faces]tileResult
	features [checkpoints][warsaw.MaxSeats]features
	reached  [checkpoints]bool // which of the checkpoints the match had
}

// seatResult is what became of one seat in one match.
type seatResult struct {
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

// watch follows a match from its beginning: it returns what is to be told of its events.
func (r *result) watch(m *warsaw.Match) func(warsaw.Event) {
	r.compare(atStart(1), m)
	return func(e warsaw.Event) { r.tell(m, e) }
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

// compare takes in what the seats have at a checkpoint.
func (r *result) compare(checkpoint int, m *warsaw.Match) {
	r.reached[checkpoint] = true
	for s := range m.Seats() {
		r.features[checkpoint][s] = featuresOf(m.Player(s))
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

// finish takes in what the match came to.
func (r *result) finish(o lab.Outcome) {
	r.Outcome = o
	for id := range r.tile {
		r.tile[id].margin = r.Margin(r.tile[id].seat)
	}
}
