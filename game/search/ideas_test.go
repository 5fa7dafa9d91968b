package search

import (
	"slices"
	"testing"
)

// action is a move of a made-up game: what it does, and a way to do it that makes no difference.
type action struct{ does, way int }

type (
	trials = Trials[action]
	idea   = Idea[action]
)

var alike = Alike[action]{
	Idea: func(a, b action) bool { return a.does/10 == b.does/10 },
	Same: func(a, b action) bool { return a.does == b.does },
}

// move is a move, and what it brings in each sample.
func move(idea int, margins ...float64) Trial[action] {
	return Trial[action]{Action: action{does: 10 * idea}, Margins: margins}
}

// figures are what is told of a move.
func figures(of Trial[action], margin, behind int) idea {
	return idea{Action: of.Action, Margin: margin, Behind: behind}
}

func sameFigures(a, b idea) bool {
	return a.Action == b.Action && a.Margin == b.Margin && a.Behind == b.Behind
}

// actions are the moves of ideas.
func actions(ideas []idea) (all []action) {
	for _, i := range ideas {
		all = append(all, i.Action)
	}
	return all
}

// Another idea is shown rather than much the same, unless it is much worse, and the same done otherwise never.
func TestIdeas(t *testing.T) {
	all := trials{move(1, 9), move(1, 8), move(1, 7), move(2, 6), move(3, 4)}
	all[1].Action.way, all[2].Action.does = 1, 11
	chosen := func(tried trials, rows ...int) {
		t.Helper()
		var want []action
		for _, n := range rows {
			want = append(want, tried[n].Action)
		}
		if got := actions(tried.Ideas(nil, 3, alike)); !slices.Equal(got, want) {
			t.Errorf("%+v", got)
		}
	}
	chosen(all, 0, 2, 3)
	chosen(all[:2], 0)
	all[4].Margins[0] = 5.5
	chosen(all, 0, 3, 4)
}

// What chance may explain is as good; what it can't is behind by whole points, however
// little the others vary.
func TestEqualMovesAreAsGood(t *testing.T) {
	tried := trials{
		move(1, 10, 0, 10, 0),
		move(2, 0, 9, 1, 8),           // behind by 0.5, more or less
		move(3, 7.4, -2.6, 7.4, -2.6), // behind by 2.6, each time
		move(4, 9.6, -0.4, 9.6, -0.4), // behind by 0.4, each time
		move(5, -90, -90, 0, -90),     // far behind
	}
	got := tried.Ideas(nil, 4, alike)
	want := []idea{figures(tried[0], 5, 0), figures(tried[3], 5, 0), figures(tried[1], 5, 0), figures(tried[2], 2, 3)}
	if !slices.EqualFunc(got, want, sameFigures) {
		t.Errorf("%+v, not %+v", got, want)
	}
}

// What was told stays while it is not surely wrong.
func TestIdeasStay(t *testing.T) {
	tried := trials{
		move(1, 5, 5, 5, 5),
		move(2, 3, 8, 3, 7), // a little better, for all that is known
		move(3, 3, 3, 3, 3),
		move(4, 3.4, 3.4, 2.9, 2.8), // no worse than what was told
	}
	told := []idea{figures(tried[0], 4, 0), figures(tried[1], 6, 0), figures(tried[2], 3, 1)}
	want := []idea{figures(tried[0], 5, 0), figures(tried[1], 6, 0), figures(tried[2], 3, 2)}
	if got := tried.Ideas(told, 3, alike); !slices.EqualFunc(got, want, sameFigures) {
		t.Errorf("%+v, not %+v", got, want)
	}
	tried[1].Margins = []float64{8, 9, 8, 9}
	tried[3].Margins = []float64{4, 4, 4, 4}
	if got := actions(tried.Ideas(told, 3, alike)); !slices.Equal(got, []action{tried[1].Action, tried[0].Action, tried[3].Action}) {
		t.Errorf("%+v", got)
	}
}

// Nothing is told of the best move that speaks against it: where the next one is ahead of it by chance, nothing lies between them.
func TestNothingSpeaksAgainstTheBest(t *testing.T) {
	tried := trials{move(1, 5, 5, 5, 5), move(2, 3, 8, 3, 7)}
	for n := range tried {
		for _, margin := range tried[n].Margins {
			tried[n].Accounts = append(tried[n].Accounts, Account{int64(1000 * margin), int64(-6000 * n)})
		}
	}
	told := []idea{figures(tried[0], 5, 0), figures(tried[1], 5, 0)}
	best := tried.Ideas(told, 2, alike)[0]
	if best.Action != tried[0].Action || best.Beside != (Beside[action]{Action: tried[1].Action}) {
		t.Errorf("of the best is told %+v", best)
	}
	tried[1].Margins[3] = 5
	if best = tried.Ideas(told, 2, alike)[0]; best.Beside.Entries[1].Mean != 6 {
		t.Errorf("of the best, which is ahead, is told %+v", best)
	}
}

// More samples are wanted until it is plain of each move whether it is as good.
func TestSettled(t *testing.T) {
	tried := trials{move(1, 5, 5, 5, 5), move(2, 4.7, 4.7, 4.7, 4.7), move(3, 1, 2, 1, 2)}
	if !tried.Settled() {
		t.Error("plain things are not settled")
	}
	tried[2].Margins = []float64{9, -1, 9, -1}
	if tried.Settled() {
		t.Error("a matter of chance is settled")
	}
}
