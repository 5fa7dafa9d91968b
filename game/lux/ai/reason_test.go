package ai

import (
	"math"
	"testing"

	"capital/game/search"
	"capital/game/testscope"
	"capital/rules/lux"
)

// decisions calls with decisions of matches, as many as are wanted, and what was found out about each.
func decisions(t *testing.T, count, samples int, look func(v *lux.View, tried Trials)) {
	t.Helper()
	for seed := uint64(0); count > 0; seed++ {
		n := 0
		play(t, 1+int(seed%4), seed, makePlayers(t, []string{Builder, Apprentice}[seed%2]), each(func(_ *lux.Match, v *lux.View) {
			if n++; n%17 != 0 || count == 0 {
				return
			}
			count--
			tried, err := Try(v, seed, 0, Limit{Samples: samples})
			if err != nil {
				t.Fatal(err)
			}
			look(v, tried)
		}))
	}
}

// What is told of an account adds up to the margin, but for the rest, which is the same of every move.
func TestAccountsAddUp(t *testing.T) {
	t.Parallel()
	decisions(t, 6, 2, func(v *lux.View, tried Trials) {
		for _, trial := range tried {
			for n, account := range trial.Accounts {
				sum := int64(0)
				for _, entry := range account[:entryRest+1] {
					sum += entry
				}
				if math.Abs(float64(sum)/1000-trial.Margins[n]) > 0.001 {
					t.Errorf("%v: %+v, not %.3f", trial.Action, account, trial.Margins[n])
				}
				if account[entryRest] != 1000*int64(v.Points(v.Seat())) {
					t.Errorf("%v: had %d", trial.Action, account[entryRest])
				}
			}
		}
	})
}

// What the reasons add up to agrees with the rank of a move in nine of ten decisions.
func TestReasonsAgreeWithTheRank(t *testing.T) {
	t.Parallel()
	seen, told := map[Why]int{}, 0
	agree, all := 0, 0
	decisions(t, testscope.Count(24, 1000), 8, func(v *lux.View, tried Trials) {
		ideas := Ideas(tried, nil, 3)
		for n, idea := range ideas {
			if len(ideas) < 2 {
				continue
			}
			sum := 0
			for _, r := range Reasons(idea.Beside) {
				seen[r.Why]++
				sum += r.Points
				if r.Against() == (r.Points > 0) && r.Points != 0 {
					t.Errorf("%+v: against is %v", r, r.Against())
				}
			}
			if sum == 0 {
				continue // only what has no points is told, or as much for it as against it
			}
			told++
			if n > 0 && idea.Behind == 0 {
				continue // as good as the best
			}
			all++
			if (sum > 0) == (n == 0) {
				agree++
			}
		}
	})
	t.Logf("%d of %d agree, of %d with points: %v", agree, all, told, seen)
	if all == 0 || agree*10 < all*9 {
		t.Errorf("%d of %d agree", agree, all)
	}
}

// What is told names the district, and how much or how often.
func TestReasonsNameWhatTheyTell(t *testing.T) {
	sure := func(mean float64) search.Difference { return search.Difference{Mean: mean, Sure: true} }
	for _, c := range []struct {
		entries map[int]search.Difference
		want    []Reason
	}{
		{map[int]search.Difference{entryHomes + 2: sure(4)}, []Reason{{Why: WhyHome, District: lux.Yellow, Points: 4}}},
		{map[int]search.Difference{entryBonus + 3: sure(-5), entryGold: sure(2)},
			[]Reason{{Why: WhyBonus, District: lux.Green, Points: -5}, {Why: WhyGold, Points: 2}}},
		{map[int]search.Difference{entryLater: sure(3), entryOthers: sure(-1)},
			[]Reason{{Why: WhyLater, Points: 3}, {Why: WhyOthers, Points: -1}}},
		{map[int]search.Difference{entryLost + 1: sure(-0.25), entryHomes + 1: sure(3), entryBonus: {Mean: 1}},
			[]Reason{{Why: WhyKeeps, District: lux.Pink, Count: 25}, {Why: WhyHome, District: lux.Pink, Points: 3}, {Why: WhyRest, Points: 1}}},
		{map[int]search.Difference{entryLost + 1: sure(0.25), entryHomes + 1: sure(3)},
			[]Reason{{Why: WhyHome, District: lux.Pink, Points: 3}, {Why: WhyLoses, District: lux.Pink, Count: 25}}},
		{map[int]search.Difference{entryLost + 1: sure(-0.25), entryHomes + 1: sure(-3)},
			[]Reason{{Why: WhyHome, District: lux.Pink, Points: -3}, {Why: WhyKeeps, District: lux.Pink, Count: 25}}},
		{map[int]search.Difference{entryLost: sure(0.5), entryTaken: sure(0.9)}, []Reason{{Why: WhyLoses, District: lux.Blue, Count: 50}}},
		{map[int]search.Difference{entryLost: sure(0.5), entryLater: {Mean: 0.7}}, []Reason{{Why: WhyAlike}, {Why: WhyLoses, District: lux.Blue, Count: 50}}},
		{map[int]search.Difference{entryLost: sure(0.5), entryLater: {Mean: -0.7}}, []Reason{{Why: WhyLoses, District: lux.Blue, Count: 50}}},
		{map[int]search.Difference{entryTaken: sure(0.5)}, []Reason{{Why: WhyBreaks, Count: 50}}},
		{map[int]search.Difference{entryTaken: sure(-0.5)}, []Reason{{Why: WhySpares, Count: 50}}},
		{map[int]search.Difference{entryHomes: {Mean: 9}, entryLost: {Mean: 1}}, []Reason{{Why: WhyAlike}}},
	} {
		var beside Beside
		for entry, d := range c.entries {
			beside.Entries[entry] = d
			if entry <= entryRest {
				beside.Ahead.Mean += d.Mean
			}
		}
		got := Reasons(beside)
		if len(got) != len(c.want) {
			t.Errorf("%v: %+v", c.entries, got)
			continue
		}
		for n := range got {
			if got[n] != c.want[n] {
				t.Errorf("%v: %+v instead of %+v", c.entries, got[n], c.want[n])
			}
		}
	}
	keys := map[string]bool{}
	for _, why := range Whys() {
		keys[why.Key()] = true
	}
	if len(keys) != int(whys)-1 || keys["unknown"] {
		t.Errorf("keys %v", keys)
	}
}
