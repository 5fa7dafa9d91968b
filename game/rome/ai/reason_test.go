package ai

import (
	"math"
	"slices"
	"testing"

	"capital/game/search"
	"capital/game/testscope"
	"capital/rules/rome"
)

// decisions calls with decisions of matches, as many as are wanted, and what was found out about each.
func decisions(t *testing.T, count, samples int, look func(v *rome.View, tried Trials)) {
	t.Helper()
	for seed := uint64(0); count > 0; seed++ {
		n := 0
		play(t, 2+int(seed%3), seed, makePlayers(t, []string{Builder, Apprentice}[seed%2]), each(func(_ *rome.Match, v *rome.View) {
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

// What is told of an account adds up to the margin, but for a rest that is much the same of every move.
func TestAccountsAddUp(t *testing.T) {
	t.Parallel()
	decisions(t, 6, 2, func(v *rome.View, tried Trials) {
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

// What is told of the scoring of this round, and of the next one, is what the rollout scored there.
func TestScoringsAreToldApart(t *testing.T) {
	p, asked := makeMaster(t, 1), [3]int{}
	play(t, 2, 5, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
		if v.Owes(v.Seat()) != rome.DecideBuild || v.Round() == rome.Rounds {
			return
		}
		s := p.newBroadSearch(v)
		a := s.Best()
		s.draw(0)
		s.rollout(a)
		want := search.Account{}
		m, scorings := s.sample, 0
		tell := func(e rome.Event) {
			switch sign := int64(1000); e.Kind {
			case rome.PrefectureScored:
				if e.Seat != v.Seat() {
					sign = -sign
				}
				want[scorings*rome.Places+int(e.Place)] += sign * int64(e.Count)
			case rome.RoundScored:
				scorings = e.Seat // the last of two seats
			}
		}
		m.Apply(v.Seat(), a, tell)
		for !m.Over() && m.Round() < v.Round()+2 {
			for seat := range m.Seats() {
				if m.Owes(seat) != rome.NoDecision {
					view := m.View(seat)
					m.Apply(seat, s.others[seat].Choose(&view), tell)
				}
			}
		}
		for entry := range entryBoard {
			if got := s.keeps.account[entry]; got != want[entry] {
				t.Errorf("round %d, %v: entry %d is %d, not %d", v.Round(), a, entry, got, want[entry])
			}
		}
		beside := Beside{}
		for entry, points := range map[int]float64{int(rome.Esquiline): 3, entryLater + int(rome.Caelian): -2} {
			beside.Entries[entry] = search.Difference{Mean: points, Sure: true}
			beside.Ahead.Mean += points
		}
		told := Reasons(v, beside)
		if want := []Reason{{Why: WhyScores, Place: rome.Esquiline, Points: 3}, {Why: WhyScoresNext, Place: rome.Caelian, Points: -2}}; !slices.Equal(told[:2], want) {
			t.Errorf("told %+v, not %+v", told, want)
		}
		asked[v.Round()-1]++
	}))
	if asked[0] == 0 || asked[1] == 0 || asked[2] == 0 {
		t.Errorf("asked %v times", asked)
	}
}

// What the reasons add up to agrees with the rank of a move in nine of ten decisions.
func TestReasonsAgreeWithTheRank(t *testing.T) {
	t.Parallel()
	seen, told := map[Why]int{}, 0
	agree, all := 0, 0
	decisions(t, testscope.Count(40, 1000), 8, func(v *rome.View, tried Trials) {
		ideas := Ideas(tried, nil, 3)
		for n, idea := range ideas {
			if len(ideas) < 2 {
				continue
			}
			sum := 0
			for _, r := range Reasons(v, idea.Beside) {
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

// A bid that wins more often than none says so.
func TestABidIsToldHowOftenItWins(t *testing.T) {
	s := newScene(t, 2, 0, rome.DecideBid)
	s.tell("A holds white-8 white-7 red-1; B holds roof-1; quirinal round A1 A1")
	v := s.View(s.a)
	tried, err := Try(&v, 1, 0, Limit{Samples: 8})
	if err != nil {
		t.Fatal(err)
	}
	for _, idea := range Ideas(tried, nil, 3) {
		none := idea.Action.Bid == 0
		if none == (idea.Beside.Action.Bid == 0) {
			continue
		}
		want := Reason{Why: WhyWins, Count: 100}
		if none {
			want.Why = WhyLoses
		}
		if told := Reasons(&v, idea.Beside); !slices.Contains(told, want) {
			t.Errorf("%v: %+v", idea.Action, told)
		}
	}
}

// How often an auction is won stands first only where that speaks for the move that is ahead.
func TestWinningAnAuctionAgreesWithTheRank(t *testing.T) {
	s := newScene(t, 2, 0, rome.DecideBid)
	v := s.View(s.a)
	sure := func(mean float64) search.Difference { return search.Difference{Mean: mean, Sure: true} }
	for _, c := range []struct {
		won, cards search.Difference
		want       []Reason
	}{
		{sure(0.25), sure(2), []Reason{{Why: WhyWins, Count: 25}, {Why: WhyCards, Points: 2}}},
		{sure(0.25), sure(-2), []Reason{{Why: WhyCards, Points: -2}, {Why: WhyWins, Count: 25}}},
		{sure(-0.25), sure(2), []Reason{{Why: WhyCards, Points: 2}, {Why: WhyLoses, Count: 25}}},
		{sure(-0.25), sure(-2), []Reason{{Why: WhyLoses, Count: 25}, {Why: WhyCards, Points: -2}}},
		{sure(-0.25), search.Difference{Mean: 0.7}, []Reason{{Why: WhyAlike}, {Why: WhyLoses, Count: 25}}},
		{sure(0.25), search.Difference{Mean: -0.7}, []Reason{{Why: WhyWins, Count: 25}}},
		{search.Difference{Mean: 0.25}, search.Difference{Mean: 0.7}, []Reason{{Why: WhyAlike}}},
	} {
		beside := Beside{Ahead: search.Difference{Mean: c.cards.Mean}}
		beside.Entries[entryWon], beside.Entries[entryBoard+int(WhyCards-WhyBoard)] = c.won, c.cards
		if got := Reasons(&v, beside); !slices.Equal(got, c.want) {
			t.Errorf("%+v, %+v: %+v instead of %+v", c.won, c.cards, got, c.want)
		}
	}
	if got, want := Reasons(&v, Beside{Ahead: sure(-2.8)}), (Reason{Why: WhyAll, Points: -3}); !slices.Equal(got, []Reason{want}) {
		t.Errorf("%+v instead of %+v", got, want)
	}
}
