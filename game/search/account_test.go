package search

import (
	"slices"
	"testing"
)

// accounted is a move whose accounts hold so many points of each entry in each sample; by how much more or less is told last.
func accounted(does int, spread float64, points ...float64) Trial[action] {
	made := move(does)
	for sample := range 8 {
		var account Account
		margin := 0.0
		for n, p := range points {
			p += spread * float64(sample%2*2-1)
			account[n] = int64(1000 * p)
			margin += p
		}
		made.Margins, made.Accounts = append(made.Margins, margin), append(made.Accounts, account)
	}
	return made
}

// The best move is told beside the next, every other beside the best.
func TestMovesAreToldBesideAnother(t *testing.T) {
	tried := trials{accounted(1, 0, 4, 2), accounted(2, 0, 1, 3), accounted(3, 0, 0, 0)}
	ideas := tried.Ideas(nil, 3, alike)
	for n, want := range []struct {
		other int
		means [2]float64
	}{{1, [2]float64{3, -1}}, {0, [2]float64{-3, 1}}, {0, [2]float64{-4, -2}}} {
		b := ideas[n].Beside
		if b.Action != tried[want.other].Action || [2]float64{b.Entries[0].Mean, b.Entries[1].Mean} != want.means {
			t.Errorf("idea %d is told beside %v: %+v", n+1, b.Action, b.Entries[:2])
		}
		if turned := b.Turned(ideas[n].Action); turned.Action != ideas[n].Action || turned.Entries[0].Mean != -want.means[0] {
			t.Errorf("turned: %+v", turned)
		}
	}
	if alone := tried[:1].Ideas(nil, 3, alike); alone[0].Beside != (Beside[action]{}) {
		t.Errorf("the only move is told beside %+v", alone[0].Beside)
	}
}

// What is told adds up to the side of the margin: what weighs most, first what agrees with the margin, and what speaks otherwise as
// far as the rest outweighs it. What chance explains, and what is too small, is left out.
func TestTelling(t *testing.T) {
	for _, c := range []struct {
		points []float64
		most   int
		want   []int
	}{
		{[]float64{1, 3, -2}, 4, []int{1, 0, 2}},
		{[]float64{-1, -3, 2}, 4, []int{1, 0, 2}},
		{[]float64{1, 3, -2}, 2, []int{1, 2}}, // what the 3 cost says more than the 1
		{[]float64{1, 3, -4}, 2, []int{1, 0}}, // or it would come to less than nothing
		{[]float64{-2, 3, -4, 4}, 4, []int{3, 1, 2, 0}},
		{[]float64{0.4, 0.4, 0.4, 0.4, -1}, 4, []int{}}, // the search prefers it by what is too small to be told
		{[]float64{2, -2}, 4, []int{0, 1}},
		{[]float64{0.4, 1}, 4, []int{1}},
		{[]float64{0.4, 0.4, 2, -2}, 4, []int{2}}, // or it would come to nothing
	} {
		tried := trials{accounted(1, 0, c.points...), accounted(2, 0)}
		got := tried.Ideas(nil, 2, alike)
		mine := got[slices.IndexFunc(got, func(i idea) bool { return i.Action == tried[0].Action })].Beside
		if told := mine.Telling(len(c.points), c.most); !slices.Equal(told, c.want) {
			t.Errorf("of %v %v is told, not %v", c.points, told, c.want)
		}
	}
	one, other := accounted(1, 9, 1), accounted(2, 0, 0)
	unsure := beside(&one, &other)
	if told := unsure.Telling(1, 4); len(told) > 0 {
		t.Error("a matter of chance is told")
	}
	worse := Beside[action]{Ahead: Difference{-2, true}, Entries: [Entries]Difference{{2, true}, {-1, true}, {-3, true}}}
	if told := worse.Telling(2, 4); !slices.Equal(told, []int{1}) {
		t.Errorf("%v is told where what is not told decides", told)
	}
}

// What one move is told beside another, the other is told turned round.
func TestTurned(t *testing.T) {
	of := Beside[int]{Action: 1, Ahead: Difference{2, true}, Entries: [Entries]Difference{{3, true}, {-1, false}}}
	want := Beside[int]{Action: 2, Ahead: Difference{-2, true}, Entries: [Entries]Difference{{-3, true}, {1, false}}}
	if got := of.Turned(2); got != want {
		t.Errorf("%+v", got)
	}
}

// A search keeps accounts where it is asked to, and a review compares those of the best move with those of the one played.
func TestSearchKeepsAccounts(t *testing.T) {
	s, _ := searched(3, 1)
	rollout, last := s.Rollout, 0
	s.Rollout = func(a int) Margins { last = a; return rollout(a) }
	s.Account = func() Account { return Account{int64(-1000 * last)} }
	s.Run(Limit{Samples: 4})
	r := s.Review(func(a int) bool { return a == 3 })
	if r.Beside.Action != 3 || r.Beside.Entries[0] != (Difference{2, true}) {
		t.Errorf("%+v", r.Beside)
	}
	joined, _ := s.Trials().Join(s.Trials())
	if len(joined[1].Accounts) != 8 || joined[1].Accounts[7] != (Account{-2000}) {
		t.Errorf("%+v", joined[1].Accounts)
	}
}
