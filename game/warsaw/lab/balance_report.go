package lab

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"capital/game/lab"
	"capital/game/statistics"
	"capital/rules/warsaw"
)

// balanceReport is what the tile set makes of matches. Shares are from 0 to 1; all
// else is the mean of a seat and match where nothing else is said.
type balanceReport struct {
	Games     int             `json:"games"`
	Seats     int             `json:"seats"`
	Seed      uint64          `json:"seed"`
	Level     string          `json:"level"`
	Targets   lab.Targets     `json:"targets"`
	BySeat    []lab.Share     `json:"bySeat"`
	Score     scoreReport     `json:"score"`
	LeaderWon float64         `json:"leaderWon"` // by whoever led after epoch III
	Coins     coinsReport     `json:"coinsAtEnd"`
	Epochs    []balanceEpoch  `json:"epochs"`
	Sources   []sourceReport  `json:"sources"`
	Mixtures  []mixtureReport `json:"mixtures"` // of winners, the most frequent first
	Apart     float64         `json:"apart"`    // distance of the two most alike mixtures
	Tiles     []balanceTile   `json:"tiles"`
}

// scoreReport is how final scores are spread.
type scoreReport struct {
	Mean   float64 `json:"mean"`
	Low    int     `json:"p5"`
	Median int     `json:"median"`
	High   int     `json:"p95"`
}

// coinsReport is the median of coins at the end, before they become victory points: of
// all, and of those who don't hold Europa Market, which pays fifteen in V and in VI.
type coinsReport struct {
	All           int `json:"all"`
	WithoutMarket int `json:"withoutMarket"`
}

// balanceEpoch is one epoch. Unspent is the median of coins when construction has
// ended, AfterIncome when income has come.
type balanceEpoch struct {
	Epoch       int                `json:"epoch"`
	Built       float64            `json:"built"`
	Overbuilt   float64            `json:"overbuilt"`
	Sold        float64            `json:"sold"`
	Income      float64            `json:"incomeCoins"`
	Unspent     int                `json:"unspent"`
	AfterIncome int                `json:"afterIncome"`
	VP          map[string]float64 `json:"vpBySource"`
}

// mixtureReport is one sort of winner: what shares of its victory points came from
// which source.
type mixtureReport struct {
	Winners float64            `json:"winners"` // share of all
	Radius  float64            `json:"radius"`  // mean distance from the middle of the sort
	Mixture map[string]float64 `json:"mixture"`
}

// balanceTile is one tile. Picks are shares of all picks of it; built, overbuilt and
// sold shares of those too.
type balanceTile struct {
	Code       string     `json:"code"`
	Picked     int        `json:"picked"` // matches
	Picks      [4]float64 `json:"picks"`  // as first, second, third, last
	Built      float64    `json:"built"`
	Overbuilt  float64    `json:"overbuilt"`
	Sold       float64    `json:"sold"`
	BuiltEarly float64    `json:"builtOfFirstThree"` // share built or overbuilt with of those picked first, second or third
	Won        float64    `json:"won"`               // by those who built it
	// Change is by how much more often those win than seats that stood as they did when
	// the epoch began or, for a milestone, when it was won: from -1 to 1.
	Change     float64 `json:"change"`
	ChangeLow  float64 `json:"changeLow"` // 95 % interval
	ChangeHigh float64 `json:"changeHigh"`
}

// Mixtures that a good tile set lets win, how many winners each must have to count
// and how far apart they must lie: some source brings ten points more, another ten less.
const (
	mixturesWanted = 5
	leastWinners   = 0.05
	clearlyApart   = 0.14
)

func (b *balance) report(seed uint64, level string) *balanceReport {
	r := &balanceReport{Games: b.games, Seats: b.seats, Seed: seed, Level: level}
	r.BySeat = lab.SharesOf(b.won, b.games)
	r.Score = scoreReport{b.score.mean(), b.score.quantile(0.05), b.score.median(), b.score.quantile(0.95)}
	r.LeaderWon = b.leaderWon / float64(b.games)
	r.Coins = coinsReport{b.finalCoins.median(), b.modestCoins.median()}
	b.reportEpochs(r)
	b.reportMixtures(r)
	var expected [checkpoints][]float64
	for m := range expected {
		expected[m] = b.winModel.expected(m)
	}
	for id := range b.tile {
		if id := warsaw.TileID(id); id < warsaw.StartingTile || id >= warsaw.MilestoneTile {
			r.Tiles = append(r.Tiles, b.reportTile(id, expected[checkpointOf(id)]))
		}
	}
	b.judge(r)
	return r
}

func (b *balance) reportEpochs(r *balanceReport) {
	n := b.games * b.seats
	var bySource [sources]int
	for e := 1; e <= warsaw.Epochs; e++ {
		t := &b.epoch[e]
		line := balanceEpoch{e, lab.Per(t.built, n), lab.Per(t.over, n), lab.Per(t.sold, n), lab.Per(t.income, n), t.unspent.median(), t.afterIncome.median(), map[string]float64{}}
		for s, vp := range t.bySource {
			line.VP[sourceNames[s]] = lab.Per(vp, n)
			bySource[s] += vp
		}
		r.Epochs = append(r.Epochs, line)
	}
	all := 0
	for _, vp := range bySource {
		all += vp
	}
	for s, vp := range bySource {
		r.Sources = append(r.Sources, sourceReport{sourceNames[s], lab.Per(vp, n), lab.Per(vp, all)})
	}
}

func (b *balance) reportMixtures(r *balanceReport) {
	found := clusters(b.winners, mixturesWanted)
	for _, c := range found {
		line := mixtureReport{lab.Per(c.size, len(b.winners)), c.radius, map[string]float64{}}
		for n, from := range mixed {
			line.Mixture[sourceNames[from]] = c.centre[n]
		}
		r.Mixtures = append(r.Mixtures, line)
	}
	slices.SortFunc(r.Mixtures, func(a, b mixtureReport) int { return cmp.Compare(b.Winners, a.Winners) })
	r.Apart = apart(found)
}

// reportTile reports a tile; expected is how often each seat wins that stands as it
// does when the tile comes.
func (b *balance) reportTile(id warsaw.TileID, expected []float64) balanceTile {
	u, code := &b.tile[id], id.Tile().Code
	picked := sum(&u.picked, 0, 4)
	early := sum(&u.picked, 1, 3)
	used := sum(&u.built, 0, 4) + sum(&u.over, 0, 4)
	t := balanceTile{Code: code, Picked: picked, Built: lab.Per(sum(&u.built, 0, 4), picked), Overbuilt: lab.Per(sum(&u.over, 0, 4), picked),
		Sold: lab.Per(sum(&u.sold, 0, 4), picked), BuiltEarly: lab.Per(sum(&u.built, 1, 3)+sum(&u.over, 1, 3), early)}
	for n := range t.Picks {
		t.Picks[n] = lab.Per(u.picked[n+1], picked)
	}
	if used > 0 {
		won, before := 0.0, 0.0
		for _, by := range u.by {
			won += b.winModel.samples[checkpointOf(id)][by].won / float64(used)
			before += expected[by] / float64(used)
		}
		low, high := statistics.Interval(won, used)
		t.Won, t.Change, t.ChangeLow, t.ChangeHigh = won, won-before, low-before, high-before
	}
	return t
}

// judge compares what was found with what a good tile set reaches.
func (b *balance) judge(r *balanceReport) {
	add := r.Targets.Add
	r.Targets.AddSeats(r.BySeat)
	r.judgeTiles(add)
	n := b.games * b.seats
	sold, over := lab.Per(b.sold, n), lab.Per(b.over, n)
	add("tiles sold", "3 to 7", sold >= 3 && sold <= 7, "%.2f", sold)
	add("tiles overbuilt", "4 to 9", over >= 4 && over <= 9, "%.2f", over)
	early := b.epoch[2].unspent.median()
	add("median of coins at the end", "at most 12", r.Coins.All <= 12, "%d", r.Coins.All)
	add("median of coins unspent in epoch II", "at most 8", early <= 8, "%d", early)
	for _, s := range r.Sources {
		if s.Source != sourceNames[fromIndustry] && s.Source != sourceNames[fromTribute] {
			add("victory points from "+s.Source, "4 to 35 %", s.Share >= 0.04 && s.Share <= 0.35, "%.1f %%", 100*s.Share)
		}
	}
	rare := r.Mixtures[len(r.Mixtures)-1].Winners
	add(fmt.Sprintf("%d different mixtures win", mixturesWanted), fmt.Sprintf("%.0f %% of winners each, %.2f apart", 100*leastWinners, clearlyApart),
		rare >= leastWinners && r.Apart >= clearlyApart, "the rarest %.1f %%, the nearest %.2f apart", 100*rare, r.Apart)
	add("the leader after epoch III wins", "40 to 65 %", r.LeaderWon >= 0.4 && r.LeaderWon <= 0.65, "%.1f %%", 100*r.LeaderWon)
}

// Bounds of what a good tile set makes of each tile.
const (
	leastBuilt  = 0.15 // of those picked among the first three
	mostBuilt   = 0.90
	mostAlike   = 0.95 // picked first, or last
	mostChange  = 0.12 // of the chance to win, by a building
	smallChange = 0.08
	mostlySmall = 20 // public buildings with a small change
)

// judgeTiles compares the use of the tiles with what is wanted of each.
func (r *balanceReport) judgeTiles(add func(name, goal string, met bool, format string, args ...any)) {
	var rare, sure, always, far []string
	near, publics := 0, 0
	for n, t := range r.Tiles {
		id := warsaw.TileID(n)
		picked, building := id < warsaw.StartingTile, id.Tile().Building != warsaw.NoBuilding
		if picked {
			rare = t.named(rare, t.BuiltEarly < leastBuilt, t.BuiltEarly)
			sure = t.named(sure, t.BuiltEarly > mostBuilt, t.BuiltEarly)
			always = t.named(always, max(t.Picks[0], t.Picks[3]) > mostAlike, max(t.Picks[0], t.Picks[3]))
		}
		if picked && !building {
			continue
		}
		if math.Abs(t.Change) > mostChange {
			far = append(far, fmt.Sprintf("%s %+.1f", t.Code, 100*t.Change))
		}
		if picked {
			publics++
			if math.Abs(t.Change) <= smallChange {
				near++
			}
		}
	}
	none := func(name string, found []string) { add(name, "none", len(found) == 0, "%s", listed(found)) }
	none("of the first three picks built or overbuilt with by fewer than 15 %", rare)
	none("of the first three picks built or overbuilt with by more than 90 %", sure)
	none("always picked first or always last", always)
	none("buildings that move a win share by more than 12 points", far)
	add("public buildings that move it by 8 or less", "20 or more", near >= mostlySmall, "%d of %d", near, publics)
}

// named adds the tile and its share to a list where it belongs there.
func (t *balanceTile) named(list []string, belongs bool, share float64) []string {
	if !belongs {
		return list
	}
	return append(list, fmt.Sprintf("%s %.0f", t.Code, 100*share))
}

func listed(found []string) string {
	if len(found) == 0 {
		return "none"
	}
	return strings.Join(found, ", ")
}

// write prints the report as tables.
func (r *balanceReport) write(out io.Writer) {
	fmt.Fprintf(out, "%d matches of %d × %s, seeds from %d\n\n", r.Games, r.Seats, r.Level, r.Seed)
	r.Targets.Write(out)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\n\nseat\twon\t95 %\t\n")
	for n, s := range r.BySeat {
		fmt.Fprintf(w, "%d\t%.1f %%\t%.1f–%.1f\t\n", n+1, 100*s.Share, 100*s.Low, 100*s.High)
	}
	fmt.Fprintf(w, "\nscores: mean %.1f, median %d, one in twenty below %d, one above %d\n", r.Score.Mean, r.Score.Median, r.Score.Low, r.Score.High)
	fmt.Fprintf(w, "coins at the end: median %d, without Europa Market %d\n", r.Coins.All, r.Coins.WithoutMarket)
	r.writeEpochs(w)
	fmt.Fprint(w, "\nwinners\tradius\t")
	for _, from := range mixed {
		fmt.Fprintf(w, "%s\t", sourceNames[from])
	}
	fmt.Fprintln(w)
	for _, m := range r.Mixtures {
		fmt.Fprintf(w, "%.1f %%\t%.2f\t", 100*m.Winners, m.Radius)
		for _, from := range mixed {
			fmt.Fprintf(w, "%.0f %%\t", 100*m.Mixture[sourceNames[from]])
		}
		fmt.Fprintln(w)
	}
	fmt.Fprint(w, "\ntile\tpicked\tfirst\tsecond\tthird\tlast\tbuilt\toverbuilt\tsold\tused of first three\twon\tchange\t95 %\t\n")
	for _, t := range r.Tiles {
		fmt.Fprintf(w, "%s\t%d\t%.0f %%\t%.0f %%\t%.0f %%\t%.0f %%\t%.0f %%\t%.0f %%\t%.0f %%\t%.0f %%\t%.1f %%\t%+.1f\t%+.1f–%+.1f\t\n", t.Code, t.Picked,
			100*t.Picks[0], 100*t.Picks[1], 100*t.Picks[2], 100*t.Picks[3], 100*t.Built, 100*t.Overbuilt, 100*t.Sold, 100*t.BuiltEarly,
			100*t.Won, 100*t.Change, 100*t.ChangeLow, 100*t.ChangeHigh)
	}
	w.Flush()
}

func (r *balanceReport) writeEpochs(w io.Writer) {
	fmt.Fprint(w, "\nepoch\tbuilt\toverbuilt\tsold\tincome\tunspent\tafter income\t")
	for _, name := range sourceNames {
		fmt.Fprintf(w, "%s\t", name)
	}
	fmt.Fprintln(w)
	for _, e := range r.Epochs {
		fmt.Fprintf(w, "%d\t%.2f\t%.2f\t%.2f\t%.1f\t%d\t%d\t", e.Epoch, e.Built, e.Overbuilt, e.Sold, e.Income, e.Unspent, e.AfterIncome)
		for _, name := range sourceNames {
			fmt.Fprintf(w, "%.2f\t", e.VP[name])
		}
		fmt.Fprintln(w)
	}
}
