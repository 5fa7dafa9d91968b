package lab

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/lux/ai"
	"capital/rules/lux"
)

// balanced is the report on matches of builders.
func balanced(t *testing.T, seats, games, seed, without int) (r balanceReport) {
	t.Helper()
	out := mustCall(t, Balance, "", "-level", ai.Builder, "-json", "-seats", fmt.Sprint(seats), "-games", fmt.Sprint(games), "-seed", fmt.Sprint(seed),
		"-without", fmt.Sprint(without))
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// Each match is won once, from one seat and one place.
func TestBalanceAddsUp(t *testing.T) {
	for seats := 2; seats <= lux.MaxSeats; seats++ {
		r := balanced(t, seats, 20, 1, 0)
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

// Places are counted clockwise from who began.
func TestPlacesAreCountedFromWhoBegan(t *testing.T) {
	places := map[int]bool{}
	for seed := 1; seed <= 8; seed++ {
		r, m := balanced(t, 3, 1, seed, 0), lux.NewMatch(3, lux.Powers{}, uint64(seed), nil)
		for seat, won := range r.BySeat {
			place := (seat + 3 - m.Starter()) % 3
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

// The worth of a power is found with it in play and withheld from one seat, of all powers or of those in play against ROB.
func TestWorthIsThatOfASeatWithoutThePower(t *testing.T) {
	if r := balanced(t, 2, 1, 1, 2); len(r.Worth) != lux.PowerCount {
		t.Errorf("%d powers", len(r.Worth))
	}
	r := balanced(t, 1, 1, 1, 2)
	if len(r.Worth) != 13 {
		t.Errorf("%d powers against ROB", len(r.Worth))
	}
	s := &lab.Alike{Simulation: lab.Simulation{Levels: []string{ai.Builder, ai.Builder}, Seed: 3}, Seats: 2}
	differ := 0
	for power := lux.Agent; power <= lux.PowerCount; power++ {
		with, err := without(t.Context(), s, power, 0, -1)
		one, err1 := without(t.Context(), s, power, 0, 0)
		other, err2 := without(t.Context(), s, power, 0, 1)
		if err != nil || err1 != nil || err2 != nil {
			t.Fatal(err, err1, err2)
		}
		if !slices.Equal(with.Points, one.Points) && !slices.Equal(one.Points, other.Points) {
			differ++
		}
	}
	if differ < 10 {
		t.Errorf("only %d powers change a match", differ)
	}
}

// A target is met where what was found is as it shall be.
func TestTargetsAreJudged(t *testing.T) {
	good := balanceReport{Seats: 4, BySeat: lab.SharesOf([]float64{25, 25, 25, 25}, 100), ByPlace: lab.SharesOf([]float64{22, 24, 26, 28}, 100),
		Worth: []worthReport{{"agent", 400, 0.77, 0.6, 0.9}}}
	for range lux.Rounds {
		good.Rounds = append(good.Rounds, roundReport{Home: 3, Capital: 2, Lost: 0.2})
	}
	good.Powers = []powerReport{{Power: "agent", Used: 5}}
	missed := func(change func(r *balanceReport)) (names []string) {
		r := good
		r.Rounds, r.Worth, r.Powers = slices.Clone(good.Rounds), slices.Clone(good.Worth), slices.Clone(good.Powers)
		change(&r)
		r.judge()
		r.judgeWorths()
		for _, target := range r.Targets {
			if !target.Met {
				names = append(names, target.Name)
			}
		}
		return names
	}
	for want, change := range map[string]func(r *balanceReport){
		"":                                func(*balanceReport) {},
		"every seat wins":                 func(r *balanceReport) { r.BySeat = lab.SharesOf([]float64{30, 20, 25, 25}, 100) },
		"every place from who began wins": func(r *balanceReport) { r.ByPlace = lab.SharesOf([]float64{31, 19, 25, 25}, 100) },
		"districts lost a seat and round": func(r *balanceReport) { r.Rounds[0].Lost = 1.2 },
		"citizens played home":            func(r *balanceReport) { r.Rounds[1].Home = 12 },
		"every power is used":             func(r *balanceReport) { r.Powers[0].Used = 3.9 },
		"worth of agent":                  func(r *balanceReport) { r.Worth[0].Low = 0.97 },
	} {
		if got := strings.Join(missed(change), ", "); got != want {
			t.Errorf("missed are %q instead of %q", got, want)
		}
	}
	if got := missed(func(r *balanceReport) { r.Worth[0].High = 0.3 }); len(got) != 1 {
		t.Errorf("a power that decides the match: missed are %q", got)
	}
}
