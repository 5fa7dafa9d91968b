package panel

import (
	"testing"

	"capital/game/scene/hinting"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/widget"
)

type row = hinting.Row[int, Reason[int]]

// small is a panel with no room below three moves.
func small(t *testing.T) Panel[int, int] {
	t.Helper()
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	return Panel[int, int]{Pencil: pencil.Pencil{Writer: writer, U: 1, Own: 1}, In: widget.Rect{X: 100, Y: 50, W: 236, H: 215}}
}

// moves are three moves of which the best takes two lines to tell.
func moves(shown int) *hinting.Advice[int, Reason[int]] {
	why := func(words string) []Reason[int] { return []Reason[int]{{Words: words}} }
	return &hinting.Advice[int, Reason[int]]{Row: shown, Rows: []row{
		{Does: "A triangular roof on your house of 2", Brief: "Esquiline, next round +2", Tag: "best", Best: true, Reasons: why("Esquiline")},
		{Does: "Begin a house", Brief: "Palatine +1", Tag: "as good", Best: true, Reasons: why("Palatine")},
		{Does: "Pass", Brief: "Palatine −2", Tag: "−2", Reasons: why("Palatine")},
	}}
}

// Where nothing has room below the moves, each still tells why, the best one in a third line.
func TestTheBestMoveTellsWhy(t *testing.T) {
	r, a := small(t), moves(0)
	lie := r.lay(a)
	if len(lie.reasons) > 0 {
		t.Fatal("there is room for reasons")
	}
	for n := range a.Rows {
		if r.wordsIn(&a.Rows[n], lie.rows[n]).below == 0 {
			t.Errorf("%q does not tell why", a.Rows[n].Does)
		}
		if end := lie.rows[n].Y + lie.rows[n].H; end > r.In.Y+r.In.H {
			t.Errorf("%q ends at %v", a.Rows[n].Does, end)
		}
	}
}

// A best move whose reason has no room at all takes none from the others.
func TestWhatDoesNotFitTakesNoRoom(t *testing.T) {
	r, a := small(t), moves(0)
	a.Rows[0].Brief = "Later: what the seat's own places on the board promise after all of that, and much else besides"
	rows := r.lay(a).rows
	if rows[0].H != rows[1].H || r.wordsIn(&a.Rows[0], rows[0]).below > 0 {
		t.Errorf("the rows are %v", rows)
	}
	a.Rows[0].Brief = "Later: what your own places promise" // in two lines, beside smaller words
	if rows = r.lay(a).rows; r.wordsIn(&a.Rows[0], rows[0]).below == 0 {
		t.Errorf("%q is not told in %v", a.Rows[0].Brief, rows[0])
	}
}

// A row stays where it is whichever is shown, or a click would meet another one than the pointer was on.
func TestRowsStayUnderThePointer(t *testing.T) {
	r := small(t)
	first := r.lay(moves(0)).rows
	for shown := range first {
		if rows := r.lay(moves(shown)).rows; rows != first {
			t.Errorf("with row %d shown they lie at %v, not %v", shown, rows, first)
		}
	}
}
