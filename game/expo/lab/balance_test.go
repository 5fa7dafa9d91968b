package lab

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/rules/expo"
)

// balanced is the report on matches of builders.
func balanced(t *testing.T, seats, games, seed, styles int) (r balanceReport) {
	t.Helper()
	out := mustCall(t, Balance, "", "-level", ai.Builder, "-json", "-seats", fmt.Sprint(seats), "-games", fmt.Sprint(games), "-seed", fmt.Sprint(seed),
		"-styles", fmt.Sprint(styles))
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// Each match is won once, from one seat and one place.
func TestBalanceAddsUp(t *testing.T) {
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		r := balanced(t, seats, 5, 1, 0)
		var bySeat, byPlace float64
		for n := range seats {
			bySeat, byPlace = bySeat+r.BySeat[n].Share, byPlace+r.ByPlace[n].Share
		}
		if math.Abs(bySeat-1) > 1e-9 || math.Abs(byPlace-1) > 1e-9 {
			t.Errorf("%d seats: %v by seat, %v by place", seats, bySeat, byPlace)
		}
		if !slices.IsSortedFunc(r.Ranked, func(a, b float64) int { return int(b - a) }) {
			t.Errorf("%d seats: ranks have %v points", seats, r.Ranked)
		}
	}
}

// Places are those of the first turn order.
func TestPlacesAreThoseOfTheFirstOrder(t *testing.T) {
	moved := false
	for seed := 1; seed <= 6; seed++ {
		r, m := balanced(t, 3, 1, seed, 0), expo.NewMatch(3, uint64(seed), nil)
		for seat, won := range r.BySeat {
			if place := m.OrderOf(seat); won != r.ByPlace[place] {
				t.Errorf("seed %d: seat %d is place %d: %v and %v", seed, seat+1, place+1, won, r.ByPlace[place])
			} else {
				moved = moved || place != seat
			}
		}
	}
	if !moved {
		t.Error("the order was always that of the seats")
	}
}

// Every style plays as many matches as are wanted.
func TestStylesArePlayed(t *testing.T) {
	r := balanced(t, 3, 1, 1, 6)
	if len(r.Styles) != len(ai.Styles()) {
		t.Errorf("%d styles", len(r.Styles))
	}
	for n, s := range r.Styles {
		if s.Style != ai.Styles()[n] || s.Games != 6 || s.Low > s.Share.Share || s.High < s.Share.Share {
			t.Errorf("%+v", s)
		}
	}
}

// A target is met where what was found is as it shall be.
func TestTargetsAreJudged(t *testing.T) {
	good := balanceReport{Seats: 4, BySeat: lab.SharesOf([]float64{25, 25, 25, 25}, 100), ByPlace: lab.SharesOf([]float64{22, 24, 26, 28}, 100),
		Styles: []styleReport{{"industry", 100, lab.ShareOf(25, 100)}}}
	good.Tiles = []tileReport{{"bank", 1, "commercial", 0.5, -1}, {"most-cubes", 0, "leisure", 0.5, 9}, {"tower-flats", 3, "housing", 0.1, 9}}
	missed := func(change func(r *balanceReport)) (names []string) {
		r := good
		r.Tiles, r.Styles = slices.Clone(good.Tiles), slices.Clone(good.Styles)
		change(&r)
		r.judge()
		r.judgeStyles()
		for _, target := range r.Targets {
			if !target.Met {
				names = append(names, target.Name)
			}
		}
		return names
	}
	for want, change := range map[string]func(r *balanceReport){
		"":                func(*balanceReport) {},
		"every seat wins": func(r *balanceReport) { r.BySeat = lab.SharesOf([]float64{30, 20, 25, 25}, 100) },
		"every place of the first turn order wins":            func(r *balanceReport) { r.ByPlace = lab.SharesOf([]float64{32, 18, 25, 25}, 100) },
		"worth of the tile furthest from the mean of its era": func(r *balanceReport) { r.Tiles[0].Worth = -3.1 },
		"the style industry wins":                             func(r *balanceReport) { r.Styles[0].Share = lab.ShareOf(2, 100) },
	} {
		if got := strings.Join(missed(change), ", "); got != want {
			t.Errorf("missed are %q instead of %q", got, want)
		}
	}
}
