package lab

import (
	"fmt"
	"io"
	"text/tabwriter"

	"capital/game/lab"
	"capital/game/statistics"
	"capital/rules/warsaw"
)

// report is what a simulation found, as it is printed. Shares are from 0 to 1;
// all else is the mean of a seat and match where nothing else is said.
type report struct {
	Games   int            `json:"games"`
	Seed    uint64         `json:"seed"`
	Seats   []string       `json:"seats"`
	Players []playerReport `json:"players"` // each kind of player over all its seats
	BySeat  []playerReport `json:"bySeat"`  // each seat by itself
	Epochs  []epochReport  `json:"epochs"`  // all seats together
	Sources []sourceReport `json:"sources"` // all seats together
	Tiles   []tileReport   `json:"tiles"`
}

// playerReport is how one kind of player, or one seat, did.
type playerReport struct {
	Player    string  `json:"player"`
	Seat      int     `json:"seat"` // 1 to 4; 0 for all seats of the kind
	Games     int     `json:"games"`
	Won       float64 `json:"won"`    // a shared victory counts in parts
	WonLow    float64 `json:"wonLow"` // 95 % interval
	WonHigh   float64 `json:"wonHigh"`
	Score     float64 `json:"score"`
	Margin    float64 `json:"margin"` // to the best other seat
	Built     float64 `json:"built"`
	Overbuilt float64 `json:"overbuilt"`
	Sold      float64 `json:"sold"`
	Coins     float64 `json:"coins"` // before they become victory points
}

// epochReport is what was done in one epoch.
type epochReport struct {
	Epoch       int     `json:"epoch"`
	Built       float64 `json:"built"`
	Overbuilt   float64 `json:"overbuilt"`
	Sold        float64 `json:"sold"`
	Unspent     int     `json:"unspent"`     // median coins when construction has ended
	AfterIncome int     `json:"afterIncome"` // median coins when income has come
}

// sourceReport is what one source of victory points brought.
type sourceReport struct {
	Source string  `json:"source"`
	VP     float64 `json:"vp"`
	Share  float64 `json:"share"` // of all victory points
}

// tileReport is what became of one tile, over the matches in which it was used.
type tileReport struct {
	Code      string  `json:"code"`
	Used      int     `json:"used"`  // matches in which somebody picked it
	Round     float64 `json:"round"` // in which it was picked, 1 to 4
	Built     float64 `json:"built"` // shares of Used
	Overbuilt float64 `json:"overbuilt"`
	Sold      float64 `json:"sold"`
	Margin    float64 `json:"margin"` // of those who built it
	VP        float64 `json:"vp"`     // that a building brought when it was built
	Coins     float64 `json:"coins"`
}

func (t *tally) report(s *lab.Simulation) *report {
	r := &report{Games: s.Games, Seed: s.Seed, Seats: s.Levels}
	var all seatTally
	kinds := map[string]*seatTally{}
	counts := map[string]int{}
	var order []string
	for i, name := range s.Levels {
		if kinds[name] == nil {
			kinds[name] = &seatTally{}
			order = append(order, name)
		}
		kinds[name].merge(&t.seat[i])
		counts[name]++
		all.merge(&t.seat[i])
		r.BySeat = append(r.BySeat, t.seat[i].report(name, i+1, s.Games))
	}
	for _, name := range order {
		r.Players = append(r.Players, kinds[name].report(name, 0, s.Games*counts[name]))
	}
	n := s.Games * len(s.Levels)
	for e := 1; e <= warsaw.Epochs; e++ {
		r.Epochs = append(r.Epochs, epochReport{e, lab.Per(all.built[e], n), lab.Per(all.over[e], n), lab.Per(all.sold[e], n),
			all.unspent[e].median(), all.afterIncome[e].median()})
	}
	for i, vp := range all.bySource {
		r.Sources = append(r.Sources, sourceReport{sourceNames[i], lab.Per(vp, n), lab.Per(vp, all.vp)})
	}
	for id := range t.tile {
		if id := warsaw.TileID(id); id < warsaw.StartingTile || id >= warsaw.MilestoneTile {
			r.Tiles = append(r.Tiles, t.tile[id].report(id.Tile().Code))
		}
	}
	return r
}

func (t *seatTally) merge(o *seatTally) {
	t.won += o.won
	t.vp += o.vp
	t.margin += o.margin
	t.finalCoins += o.finalCoins
	for e := range t.built {
		t.built[e] += o.built[e]
		t.over[e] += o.over[e]
		t.sold[e] += o.sold[e]
		t.unspent[e].merge(&o.unspent[e])
		t.afterIncome[e].merge(&o.afterIncome[e])
	}
	for i := range t.bySource {
		t.bySource[i] += o.bySource[i]
	}
}

func (t *seatTally) report(name string, seat, games int) playerReport {
	built, over, sold := 0, 0, 0
	for e := range t.built {
		built, over, sold = built+t.built[e], over+t.over[e], sold+t.sold[e]
	}
	won := t.won / float64(games)
	low, high := statistics.Interval(won, games)
	return playerReport{name, seat, games, won, low, high, lab.Per(t.vp, games), lab.Per(t.margin, games),
		lab.Per(built, games), lab.Per(over, games), lab.Per(sold, games), lab.Per(t.finalCoins, games)}
}

func (t *tileTally) report(code string) tileReport {
	used := t.built + t.over
	return tileReport{code, t.seen, lab.Per(t.rounds, t.seen), lab.Per(t.built, t.seen), lab.Per(t.over, t.seen), lab.Per(t.sold, t.seen),
		lab.Per(t.margin, used), lab.Per(t.vp, used), lab.Per(t.coins, used)}
}

// write prints the report as tables.
func (r *report) write(out io.Writer, perTile bool) {
	fmt.Fprintf(out, "%d matches, seeds from %d\n\n", r.Games, r.Seed)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "player\tseat\tgames\twon\t95 %\tscore\tmargin\tbuilt\toverbuilt\tsold\tcoins\t\n")
	for _, p := range append(r.Players, r.BySeat...) {
		seat := "all"
		if p.Seat > 0 {
			seat = fmt.Sprint(p.Seat)
		}
		fmt.Fprintf(w, "%s\t%s\t%d\t%.1f %%\t%.1f–%.1f\t%.1f\t%+.1f\t%.1f\t%.1f\t%.1f\t%.1f\t\n", p.Player, seat, p.Games,
			100*p.Won, 100*p.WonLow, 100*p.WonHigh, p.Score, p.Margin, p.Built, p.Overbuilt, p.Sold, p.Coins)
	}
	fmt.Fprint(w, "\n\nepoch\tbuilt\toverbuilt\tsold\tcoins unspent\tafter income\t\n")
	for _, e := range r.Epochs {
		fmt.Fprintf(w, "%d\t%.2f\t%.2f\t%.2f\t%d\t%d\t\n", e.Epoch, e.Built, e.Overbuilt, e.Sold, e.Unspent, e.AfterIncome)
	}
	fmt.Fprint(w, "\n\nsource\tVP\tshare\t\n")
	for _, s := range r.Sources {
		fmt.Fprintf(w, "%s\t%.2f\t%.1f %%\t\n", s.Source, s.VP, 100*s.Share)
	}
	if perTile {
		fmt.Fprint(w, "\n\ntile\tused\tround\tbuilt\toverbuilt\tsold\tmargin\tVP\tcoins\t\n")
		for _, t := range r.Tiles {
			fmt.Fprintf(w, "%s\t%d\t%.2f\t%.1f %%\t%.1f %%\t%.1f %%\t%+.1f\t%.1f\t%.1f\t\n", t.Code, t.Used, t.Round,
				100*t.Built, 100*t.Overbuilt, 100*t.Sold, t.Margin, t.VP, t.Coins)
		}
	}
	w.Flush()
}
