package lab

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/rules/rome"
)

// balanced is the report on matches of builders.
func balanced(t *testing.T, seats, games, seed int) (r balanceReport) {
	t.Helper()
	out := mustCall(t, Balance, "", "-level", ai.Builder, "-json", "-seats", fmt.Sprint(seats), "-games", fmt.Sprint(games), "-seed", fmt.Sprint(seed))
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// Points are the same by rank, by round and by prefecture, and each match is won once.
func TestBalanceAddsUp(t *testing.T) {
	for seats := 2; seats <= rome.MaxSeats; seats++ {
		r := balanced(t, seats, 20, 1)
		var bySeat, byPlace, ranked, rounds, prefectures, first float64
		for n := range seats {
			bySeat, byPlace, ranked = bySeat+r.BySeat[n].Share, byPlace+r.ByPlace[n].Share, ranked+r.Ranked[n]
		}
		for _, round := range r.Rounds {
			rounds += round.Points
		}
		for _, p := range r.Prefectures {
			prefectures, first = prefectures+p.Points, first+p.First
		}
		for _, pair := range [][2]float64{{bySeat, 1}, {byPlace, 1}, {first, 1}, {ranked, rounds}, {prefectures, rounds}} {
			if math.Abs(pair[0]-pair[1]) > 1e-9 {
				t.Errorf("%d seats: %v instead of %v", seats, pair[0], pair[1])
			}
		}
		if !slices.IsSortedFunc(r.Ranked, func(a, b float64) int { return int(b - a) }) {
			t.Errorf("%d seats: ranks have %v points", seats, r.Ranked)
		}
	}
}

// Places are counted clockwise from who began.
func TestPlacesAreCountedFromWhoBegan(t *testing.T) {
	places := map[int]bool{}
	for seed := 1; seed <= 8; seed++ {
		r, m := balanced(t, 3, 1, seed), rome.NewMatch(3, uint64(seed), nil)
		for seat, won := range r.BySeat {
			place := (seat + 3 - m.FirstPlayer()) % 3
			if won != r.ByPlace[place] {
				t.Errorf("seed %d: seat %d is place %d: %v and %v", seed, seat+1, place+1, won, r.ByPlace[place])
			}
			places[(3+place-seat)%3] = true
		}
	}
	if len(places) != 3 {
		t.Error("it never began elsewhere")
	}
}

// A target is met where what was found is near it.
func TestTargetsAreJudged(t *testing.T) {
	good := balanceReport{Seats: 4, BySeat: lab.SharesOf([]float64{25, 25, 25, 25}, 100), ByPlace: lab.SharesOf([]float64{22, 24, 26, 28}, 100),
		Ranked: []float64{44, 38, 34, 31}, courseReport: courseReport{Stock: 19, Prices: []priceReport{{"fountain", 0.2}}}}
	for n, points := range []float64{18, 38, 40, 50} {
		good.Rounds = append(good.Rounds, roundReport{Round: n + 1, Points: points, FirstOutWon: 0.2, LastOutWon: 0.3})
	}
	for p := range rome.Place(rome.Places) {
		good.Prefectures = append(good.Prefectures, prefectureReport{Prefecture: p.String(), Empty: 0.3, First: map[bool]float64{true: 0.6, false: 0.05}[p == rome.Capitoline]})
	}
	missed := func(change func(r *balanceReport)) (names []string) {
		r := good
		r.Rounds, r.Prefectures, r.Prices = slices.Clone(good.Rounds), slices.Clone(good.Prefectures), slices.Clone(good.Prices)
		change(&r)
		r.judge()
		for _, target := range r.Targets {
			if !target.Met {
				names = append(names, target.Name)
			}
		}
		return names
	}
	for want, change := range map[string]func(r *balanceReport){
		"":                           func(*balanceReport) {},
		"every seat wins":            func(r *balanceReport) { r.BySeat = lab.SharesOf([]float64{23, 27, 25, 25}, 100) },
		"every place from who began": func(r *balanceReport) { r.ByPlace = lab.SharesOf([]float64{35, 20, 20, 25}, 100) },
		"points by round":            func(r *balanceReport) { r.Rounds[0].Points = 27 },
		"points of the best":         func(r *balanceReport) { r.Ranked = []float64{60, 38, 34, 31} },
		"floors used":                func(r *balanceReport) { r.Stock = 21 },
		"fought over first":          func(r *balanceReport) { r.Prefectures[rome.Palatine].First = 0.7 },
		"left out":                   func(r *balanceReport) { r.Prefectures[rome.Viminal].Empty = 0.4 },
		"the price of the fountain":  func(r *balanceReport) { r.Prices[0].Correlation = -0.2 },
		"those who pass first win": func(r *balanceReport) {
			for n := range r.Rounds {
				r.Rounds[n].FirstOutWon = 0.1
			}
		},
		"those who pass last win": func(r *balanceReport) {
			for n := range r.Rounds {
				r.Rounds[n].LastOutWon = 0.1
			}
		},
	} {
		names := missed(change)
		if want == "" && len(names) > 0 || want != "" && (len(names) != 1 || !strings.HasPrefix(names[0], want)) {
			t.Errorf("%q: missed are %q", want, names)
		}
	}
}

// The price of a piece goes with its worth within rounds, whatever prices are in other rounds; the last auction is left out.
func TestCorrelation(t *testing.T) {
	var c course
	for n := range 10 {
		for round, price := range []int{5, 50} {
			c.pieces[round][rome.Fountain].add(&auctionResult{sold: true, price: price + n, worth: float64(10/(1+round) + n)})
			c.pieces[2+round][rome.Temple].add(&auctionResult{sold: true, price: price - n*(2*round-1), worth: float64(n)})
		}
	}
	for _, piece := range []rome.Piece{rome.Fountain, rome.Temple} {
		if got := c.correlation(piece); math.Abs(got-1) > 1e-9 {
			t.Errorf("correlation %v of piece %d", got, piece)
		}
	}
	if got := c.correlation(rome.Amphitheatre); got != 0 {
		t.Errorf("of nothing %v", got)
	}
}
