package ai

import (
	"math/bits"

	"capital/rules/warsaw"
)

// The features of a district: small whole numbers, so that a sum of
// weights is the same on every machine.
const (
	atOne        = iota                                  // always 10, for its weight has to reach far
	atCoins                                              // coins held
	atCoinsUpTo  = atCoins + 1                           // how many of the first few coins: see coinSteps
	atGain       = atCoinsUpTo + 6                       // coins an income phase brings
	atGainUpTo   = atGain + 1                            // how many of the first few: see gainSteps
	atSteps      = atGainUpTo + 4                        // victory points an income phase brings, by step (commercial: coins)
	atTribute    = atSteps + 6                           // commercial areas, where another seat has the Palace of Culture
	atAreas      = atTribute + 1                         // areas, by kind
	atQuarters   = atAreas + 5                           // quarters, by kind
	atTransport  = atQuarters + 5                        // transport signs
	atPublic     = atTransport + 1                       // public buildings
	atStacked    = atPublic + 1                          // overbuilt spaces
	atTiles      = atStacked + 1                         // tiles
	atSites      = atTiles + 1                           // spaces on which a tile may be built
	atShape      = atSites + 1                           // spaces in the bounding rectangle
	atPrices     = atShape + 1                           // prices of the visible tiles
	atDear       = atPrices + 1                          // visible tiles that cost 5 or more
	atPollution  = atDear + 1                            // homes near industry
	atNear       = atPollution + 1                       // commercial areas that touch homes, park areas that do
	atLead       = atNear + 2                            // the next milestone, by side and by the lead
	atNext       = atLead + 10                           // the one after it, by side
	atBuilding   = atNext + 2                            // visible buildings, one each
	atOpen       = atBuilding + int(warsaw.EuropaMarket) // quarters beside an empty site, by kind
	atSignRoom   = atOpen + 5                            // empty sites that touch no transport sign
	atPark       = atSignRoom + 1                        // the best park area: see extractPark
	atYard       = atPark + 4                            // the best commercial area: see extractYard
	featureCount = atYard + 3
)

// coinSteps and gainSteps are how many coins count as the first few.
var (
	coinSteps = [...]int{2, 4, 6, 9, 13, 20}
	gainSteps = [...]int{3, 6, 10, 15}
)

// Features is what the architect sees in one district at one stage: its value function is
// a sum of them, each times its weight.
type Features [featureCount]int16

// extractor finds the features of prospects; it holds what of the table all prospects of
// one decision share.
type extractor struct {
	stage   int
	tribute bool // another seat has the Palace of Culture
	faces   [2]warsaw.TileID
	sides   [2]int
	rivals  [2]int // the best measures of the others
}

func newExtractor(t *warsaw.Table, seat, stage int) extractor {
	x := extractor{stage: stage, faces: [2]warsaw.TileID{warsaw.NoTile, warsaw.NoTile}}
	next := stage / stagesOfEpoch
	if stage%stagesOfEpoch >= beforeIncome {
		next++
	}
	for n := range x.faces {
		if next+n < warsaw.MilestoneCount {
			x.faces[n], _ = t.Milestone(next + n)
			if x.faces[n] >= warsaw.MilestoneBack {
				x.sides[n] = 1
			}
		}
	}
	x.readRivals(t, seat)
	return x
}

// readRivals takes in what the other seats have.
func (x *extractor) readRivals(t *warsaw.Table, seat int) {
	first := true
	for s := range t.Seats() {
		if s == seat {
			continue
		}
		d := &t.Player(s).District
		x.tribute = x.tribute || d.Has(warsaw.PalaceOfCultureAndScience)
		for n, face := range x.faces {
			if face == warsaw.NoTile {
				continue
			}
			if m := d.Measure(face); first || warsaw.Ahead(face, m, x.rivals[n]) > 0 {
				x.rivals[n] = m
			}
		}
		first = false
	}
}

// extract fills f with the features of the prospect.
func (x *extractor) extract(p *warsaw.Prospect, f *Features) {
	*f = Features{}
	f[atOne] = 10
	extractIncome(p, f)
	d := &p.District
	for k := range warsaw.Kind(warsaw.Kinds) {
		q := d.Of(k)
		f[atAreas+int(k)] = int16(q.AreaCount())
		f[atQuarters+int(k)] = int16(q.Count())
	}
	if x.tribute {
		f[atTribute] = f[atAreas+int(warsaw.Commercial)]
	}
	homes := d.Of(warsaw.Residential)
	f[atPollution] = int16(homes.AreasTouching(d.Of(warsaw.Industrial)))
	f[atNear] = int16(d.Of(warsaw.Commercial).AreasTouching(homes))
	f[atNear+1] = int16(d.Of(warsaw.Park).AreasTouching(homes))
	extractSpaces(d, f)
	extractRoom(d, f)
	x.extractMilestones(d, f)
	for b := d.Visible() >> 1; b != 0; b &= b - 1 {
		f[atBuilding+trailing(b)] = 1
	}
}

// extractIncome fills in the coins and what an income phase brings.
func extractIncome(p *warsaw.Prospect, f *Features) {
	in := p.District.Income(nil)
	gain := int16(0)
	for step, sum := range in {
		gain += sum.Coins
		f[atSteps+step] = sum.VP
	}
	f[atSteps+int(warsaw.StepCommercial)] = in[warsaw.StepCommercial].Coins
	f[atCoins], f[atGain] = int16(p.Coins), gain
	for n, step := range coinSteps {
		f[atCoinsUpTo+n] = int16(min(p.Coins, step))
	}
	for n, step := range gainSteps {
		f[atGainUpTo+n] = min(gain, int16(step))
	}
}

// extractSpaces fills in what the district's spaces show.
func extractSpaces(d *warsaw.District, f *Features) {
	width, height := d.Size()
	f[atTransport] = int16(d.Transport().Count())
	f[atPublic] = int16(d.PublicBuildings().Count())
	f[atStacked] = int16(d.Stacked().Count())
	f[atTiles] = int16(d.Occupied().Count())
	f[atSites] = int16(d.EmptySiteCount())
	f[atShape] = int16(width * height)
	for s := d.Occupied(); s != 0; s &= s - 1 {
		t, _ := d.TileAt(s.First())
		price := int16(t.Tile().Price)
		f[atPrices] += price
		if price >= 5 {
			f[atDear]++
		}
	}
}

// extractMilestones fills in by how much the district leads for the next two milestones.
func (x *extractor) extractMilestones(d *warsaw.District, f *Features) {
	if x.faces[0] != warsaw.NoTile {
		f[atLead+5*x.sides[0]+max(-2, min(2, x.lead(d, 0)))+2] = 1
	}
	if x.faces[1] != warsaw.NoTile {
		f[atNext+x.sides[1]] = int16(x.lead(d, 1))
	}
}

// lead is by how much the district leads for one of the two milestones, from -3 to 3.
func (x *extractor) lead(d *warsaw.District, n int) int {
	m := d.Measure(x.faces[n])
	if m == 0 && !x.faces[n].Tile().Building.FewestWin() {
		return -3
	}
	return max(-3, min(3, warsaw.Ahead(x.faces[n], m, x.rivals[n])))
}

// trailing is the number of the lowest of some buildings.
func trailing(b warsaw.Buildings) int { return bits.TrailingZeros64(uint64(b)) }
