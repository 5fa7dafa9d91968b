package ai

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"capital/game/testscope"
	"capital/rules/warsaw"
)

func code(t testing.TB, code string) warsaw.TileID {
	t.Helper()
	id, ok := warsaw.TileByCode(code)
	if !ok {
		t.Fatalf("no tile %s", code)
	}
	return id
}

func drawn(t testing.TB, picture string) warsaw.District {
	t.Helper()
	d, err := warsaw.ParseDistrict(picture)
	if err != nil {
		t.Fatalf("%v in\n%s", err, picture)
	}
	return d
}

// advised tries one decision in nine of some matches, until enough are tried.
func advised(t *testing.T, enough, samples int, look func(v *warsaw.View, tried Trials)) {
	t.Helper()
	decisions, found := 0, 0
	for seed := uint64(0); found < enough; seed++ {
		play(t, 2+int(seed%3), seed, makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
			if decisions++; decisions%9 != 0 || found == enough {
				return
			}
			tried, err := Try(v, seed, 0, Limit{Samples: samples})
			if err != nil {
				t.Fatal(err)
			}
			if len(tried) > 1 {
				found++
				look(v, tried)
			}
		}))
	}
}

// What is told of a move beside another adds up to the side on which the search has it, and it is seldom that nothing can be told
// of a move that is better by far.
func TestReasonsAgreeWithTheRank(t *testing.T) {
	t.Parallel()
	rows, told, agree, far, silent := 0, 0, 0, 0, 0
	said := map[Why][2]int{}
	decisions := testscope.Count(12, 150)
	advised(t, decisions, 32, func(v *warsaw.View, tried Trials) {
		ideas := Ideas(tried, nil, 3)
		for n, idea := range ideas {
			if len(ideas) == 1 {
				return
			}
			rows++
			reasons := Reasons(v, idea.Action, idea.Beside)
			sum := 0
			for _, r := range reasons {
				sum += r.VP
				of := said[r.Why]
				if of[0]++; r.VP < 0 {
					of[1]++
				}
				said[r.Why] = of
				checkReason(t, v, idea.Action, r)
			}
			if len(reasons) > mostReasons {
				t.Fatalf("%v has %d reasons", idea.Action, len(reasons))
			}
			rank := 0 // as good
			switch {
			case idea.Behind > 0:
				rank = -1
			case n == 0 && ideas[1].Behind > 0:
				rank = 1
			}
			if rank != 0 && len(reasons) > 0 {
				if told++; sum*rank > 0 {
					agree++
				}
			}
			if idea.Behind >= 2 {
				if far++; len(reasons) == 0 {
					silent++
				}
			}
		}
	})
	t.Logf("%d decisions, %d moves, %d better or worse and with reasons, of which %d agree with the rank; none of %d of %d far behind; %v", decisions, rows, told, agree, silent, far, said)
	if 10*agree < 9*told || told < decisions/2 || 10*silent > far {
		t.Errorf("of %d moves %d are better or worse and have reasons, of which %d agree with the rank; %d of %d far behind have none", rows, told, agree, silent, far)
	}
	for _, why := range Whys() {
		if testscope.Thorough() && said[why][0] == 0 {
			t.Errorf("%s is never told", why.Key())
		}
	}
}

// checkReason sees that a reason has a name, a figure, and quarters that hold a tile.
func checkReason(t *testing.T, v *warsaw.View, a warsaw.Action, r Reason) {
	t.Helper()
	then := after(v, a)
	coins := r.Why == WhyEarnings || r.Why == WhyPurse
	if r.Why.Key() == "unknown" || r.VP == 0 || r.Lit&^then.District.Occupied().Quarters() != 0 || coins != (r.Coins != 0) || r.Coins*r.VP < 0 {
		t.Fatalf("%v: %+v", a, r)
	}
}

// Accounts add up to what the search makes of the move, in each sample.
func TestAccountsAddUp(t *testing.T) {
	advised(t, 60, 2, func(v *warsaw.View, tried Trials) {
		for _, trial := range tried {
			for n, account := range trial.Accounts {
				sum := int64(0)
				for _, entry := range account[:counted] {
					sum += entry
				}
				if len(trial.Accounts) != len(trial.Margins) || math.Abs(float64(sum)/1000-trial.Margins[n]) > 1e-6 {
					t.Fatalf("epoch %d, %v: the account comes to %d, the margin is %v", v.Epoch(), trial.Action, sum, trial.Margins[n])
				}
			}
		}
	})
}

// What a reason says is seen at the end of the rollouts: who is told of more coins holds more there on average, of better parks has
// parks that bring more.
func TestReasonsAreSeen(t *testing.T) {
	seen := map[Why]int{}
	advised(t, 40, 8, func(v *warsaw.View, tried Trials) {
		mean := func(a warsaw.Action, entry int) (mean float64) {
			at := slices.IndexFunc(tried, func(trial Trial) bool { return trial.Action == a })
			for _, account := range tried[at].Accounts {
				mean += float64(account[entry]) / float64(1000*len(tried[at].Accounts))
			}
			return mean
		}
		for _, idea := range Ideas(tried, nil, 3) {
			for _, r := range Reasons(v, idea.Action, idea.Beside) {
				entry, ok := map[Why]int{
					WhyParks: parkPoints, WhyEarnings: coinsEarned, WhyCulture: culturePoints, WhySmoke: smokePoints, WhyHomes: homeAreas,
					WhyTransport: transportPoints, WhyMilestone: milestoneWon, WhyPurse: coinsHeld, WhyGround: tilesLaid, WhyPoints: inPoints,
				}[r.Why]
				if !ok {
					continue
				}
				seen[r.Why]++
				more := mean(idea.Action, entry) - mean(idea.Beside.Action, entry)
				if more*float64(r.VP) <= 0 || r.Coins != 0 && int(math.Round(more)) != r.Coins {
					t.Fatalf("%v beside %v: %s %+d VP, %+d coins, but it is %+.2f", idea.Action, idea.Beside.Action, r.Why.Key(), r.VP, r.Coins, more)
				}
			}
		}
	})
	if len(seen) < 7 {
		t.Errorf("only these are told: %v", seen)
	}
}

// The sums of an income's points and coins are those that the district earns.
func TestAccountsTellOfTheDistrict(t *testing.T) {
	advised(t, 20, 1, func(v *warsaw.View, tried Trials) {
		for _, trial := range tried {
			a := trial.Accounts[0]
			if a[coinsHeld] < 0 || a[tilesLaid] < 1000 || a[homeAreas] < 0 || a[milestoneWon] != 0 && a[milestoneWon] != 1000 || a[smokePoints] > 0 {
				t.Fatalf("%v: %v", trial.Action, a)
			}
		}
	})
}

// Reasons and advice come from what the seat knows: what it can't tell changes neither.
func TestHiddenThingsGiveTheSameReasons(t *testing.T) {
	t.Parallel()
	play(t, 3, 5, makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
		if v.Seat() >= testscope.Count(1, 3) {
			return
		}
		one, other := v.Sample(1), v.Sample(2)
		a, b := one.View(v.Seat()), other.View(v.Seat())
		tried, err := Try(&a, 9, 0, Limit{Samples: 2})
		if err != nil {
			t.Fatal(err)
		}
		if again, err := Try(&b, 9, 0, Limit{Samples: 2}); err != nil || !reflect.DeepEqual(tried, again) {
			t.Fatalf("%v and %v, %v", tried, again, err)
		}
		for _, j := range Ideas(tried, nil, 3) {
			if !slices.Equal(Reasons(&a, j.Action, j.Beside), Reasons(&b, j.Action, j.Beside)) {
				t.Fatalf("%v: other reasons", j.Action)
			}
		}
	}))
}

func TestKeysDiffer(t *testing.T) {
	keys := map[string]bool{"unknown": true, "": true}
	for _, why := range Whys() {
		if keys[why.Key()] {
			t.Errorf("%q is the key of two reasons, or of none", why.Key())
		}
		keys[why.Key()] = true
	}
	if Why(0).Key() != "unknown" || whys.Key() != "unknown" {
		t.Error("what is no reason has a key")
	}
}
