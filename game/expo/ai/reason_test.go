package ai

import (
	"math"
	"testing"

	"capital/game/search"
	"capital/game/testscope"
	"capital/rules/expo"
)

// decisions calls with decisions of matches, as many as are wanted, and what was found out about each.
func decisions(t *testing.T, count, samples int, look func(v *expo.View, tried Trials)) {
	t.Helper()
	for seed := uint64(0); count > 0; seed++ {
		n := 0
		play(t, 2+int(seed%4), seed, makePlayers(t, []string{Builder, Apprentice}[seed%2]), each(func(_ *expo.Match, v *expo.View) {
			if n++; n%31 != 0 || count == 0 {
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

// What is told of an account adds up to the margin with the rest, which nobody would understand.
func TestAccountsAddUp(t *testing.T) {
	t.Parallel()
	decisions(t, 6, 2, func(v *expo.View, tried Trials) {
		for _, trial := range tried {
			for n, account := range trial.Accounts {
				sum := int64(0)
				for _, entry := range account[:entryRest+1] {
					sum += entry
				}
				if math.Abs(float64(sum)/1000-trial.Margins[n]) > 0.001 {
					t.Errorf("%v: %+v, not %.3f", trial.Action, account, trial.Margins[n])
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
	decisions(t, testscope.Count(12, 200), 8, func(v *expo.View, tried Trials) {
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

// What is told names where prestige comes from, what agrees with the margin first, and comes to the margin in all.
func TestReasonsNameWhatTheyTell(t *testing.T) {
	sure := func(mean float64) search.Difference { return search.Difference{Mean: mean, Sure: true} }
	for _, c := range []struct {
		entries map[int]search.Difference
		sure    bool // they are sure together
		want    []Reason
	}{
		{map[int]search.Difference{entrySources + int(expo.FromEmployment): sure(4)}, true, []Reason{{WhyPrestige, expo.FromEmployment, 4}}},
		{map[int]search.Difference{entryParts + int(partMoney): sure(5), entryOthers: sure(-2)}, true,
			[]Reason{{WhyMoney, 0, 5}, {WhyOthers, 0, -2}}},
		{map[int]search.Difference{entryParts + int(partJobs): sure(3), entryParts + int(partOrder): sure(1), entrySources: sure(2)}, true,
			[]Reason{{WhyJobs, 0, 3}, {WhyPrestige, expo.FromEmployment, 2}, {WhyRest, 0, 1}}},
		{map[int]search.Difference{entrySources + int(expo.FromTaxes): sure(-2), entryParts + int(partCity): {Mean: -1}}, true,
			[]Reason{{WhyPrestige, expo.FromTaxes, -2}, {WhyRest, 0, -1}}},
		{map[int]search.Difference{entrySources: {Mean: 9}}, false, []Reason{{Why: WhyAlike}}},
		{map[int]search.Difference{entrySources: {Mean: -1}, entryRest: {Mean: -2}}, true, []Reason{{Why: WhyAll, Points: -3}}},
	} {
		var beside Beside
		for entry, d := range c.entries {
			beside.Entries[entry] = d
			beside.Ahead.Mean += d.Mean
		}
		beside.Ahead.Sure = c.sure
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
