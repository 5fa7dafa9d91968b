package log

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/widget"
)

// sign is the picture of these tests: as wide as high.
type sign int

type art struct{}

func (art) DrawEmblem(*ebiten.Image, int, float64, float64, float64)   {}
func (art) PictureWidth(_ sign, high float64) float64                  { return high }
func (art) DrawPicture(*ebiten.Image, sign, float64, float64, float64) {}

// told is a log of so many rounds: in each three things, a scoring of two parts, and one thing more in all but the last.
func told(rounds int) *Log[sign] {
	l := New[sign]()
	for round := range rounds {
		l.Add(Line[sign]{Words: fmt.Sprint("Round ", round+1), Seat: -1})
		for n := range 3 {
			l.Add(Line[sign]{Words: fmt.Sprint("thing ", n+1), Seat: n, Depth: 1, Pictures: []sign{sign(n)}})
		}
		l.Add(Line[sign]{Words: "Scoring", Seat: -1, Depth: 1})
		l.Add(Line[sign]{Words: "points", Seat: 0, Depth: 2})
		l.Add(Line[sign]{Words: "points", Seat: 1, Depth: 2})
		if round < rounds-1 {
			l.Add(Line[sign]{Words: "thing 4", Seat: 0, Depth: 1})
		}
	}
	return l
}

// words are the words of the lines that are shown.
func (l *Log[P]) words() (words []string) {
	for _, n := range l.shown() {
		words = append(words, l.lines[n].Words)
	}
	return words
}

// panel is a place 250 wide and so high.
func panel(t *testing.T, high float64) *Panel[sign] {
	t.Helper()
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	return &Panel[sign]{Pencil: pencil.Pencil{Writer: writer, U: 1, Own: 1}, Art: art{}, In: widget.Rect{X: 100, Y: 50, W: 250, H: high}}
}

func TestTheNewestIsOpenAndTheOldFolded(t *testing.T) {
	want := []string{"Round 1", "Round 2", "thing 1", "thing 2", "thing 3", "Scoring", "points", "points"}
	l := told(2)
	if got := l.words(); !slices.Equal(got, want) {
		t.Errorf("shown are %q", got)
	}
	l.Add(Line[sign]{Words: "thing 4", Depth: 1})
	want = []string{"Round 1", "Round 2", "thing 1", "thing 2", "thing 3", "Scoring", "thing 4"}
	if got := l.words(); !slices.Equal(got, want) {
		t.Errorf("when more has happened, shown are %q", got)
	}
	l.turn(0, true)
	l.turn(8, false)
	want = []string{"Round 1", "thing 1", "thing 2", "thing 3", "Scoring", "thing 4", "Round 2"}
	if got := l.words(); !slices.Equal(got, want) {
		t.Errorf("when the person wants it otherwise, shown are %q", got)
	}
	l.turn(1, false) // no heading
	if got := l.words(); !slices.Equal(got, want) {
		t.Errorf("a line folds: %q", got)
	}
}

// at is the middle of a line that is shown.
func at(l *Log[sign], p *Panel[sign], words string) (x, y float64) {
	l.lay(p)
	for _, r := range l.laid.rows {
		if l.lines[r.line].Words == words {
			y = l.top() + r.y + r.high/2
		}
	}
	return p.In.X + 40, y
}

func click(l *Log[sign], p *Panel[sign], words string) {
	x, y := at(l, p, words)
	l.Take(p, input.Intent{Kind: input.Press, X: x, Y: y})
	l.Take(p, input.Intent{Kind: input.Release, X: x, Y: y})
}

func TestAClickFoldsAndPointingShowsPictures(t *testing.T) {
	l, p := told(2), panel(t, 800)
	click(l, p, "Round 2")
	if got := l.words(); len(got) != 2 {
		t.Errorf("after a click on its heading shown are %q", got)
	}
	click(l, p, "Round 2")
	x, y := at(l, p, "thing 2")
	l.Take(p, input.Intent{Kind: input.Move, X: x, Y: y})
	if got := l.Pointed(); !slices.Equal(got, []sign{1}) {
		t.Errorf("pointed at are %v", got)
	}
	if l.Take(p, input.Intent{Kind: input.Press, X: 10, Y: 10}); l.Pointed() != nil {
		t.Error("a press elsewhere leaves the picture")
	}
	l.Take(p, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
	l.Take(p, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
	if got := l.Pointed(); !slices.Equal(got, []sign{1}) {
		t.Errorf("after a tap pointed at are %v", got)
	}
}

func TestKeysGoThroughTheLinesAndFold(t *testing.T) {
	l, p := told(3), panel(t, 200)
	for range 30 {
		l.Take(p, input.Intent{Kind: input.Navigate, DY: -1})
		if y := l.top() + l.laid.rows[slices.IndexFunc(l.laid.rows, func(r row) bool { return r.line == l.at })].y; y < l.laid.in.Y-0.5 {
			t.Fatal("the line in focus is not seen")
		}
	}
	if l.at != 0 || l.above <= 0 {
		t.Fatalf("upwards it comes to line %d", l.at)
	}
	l.Take(p, input.Intent{Kind: input.Navigate, DX: 1})
	if got := l.words(); got[1] != "thing 1" {
		t.Errorf("the first round is not open: %q", got)
	}
	l.Take(p, input.Intent{Kind: input.Confirm})
	if got := l.words(); got[1] != "Round 2" {
		t.Errorf("the first round is not folded: %q", got)
	}
}

func TestLinesScrollWithinThePanel(t *testing.T) {
	l, p := told(1), panel(t, 150)
	l.lay(p)
	most := l.laid.tall - l.laid.in.H
	wheel := func(way int) { l.Take(p, input.Intent{Kind: input.Turn, DY: way, X: 150, Y: 120}) }
	for range 20 {
		wheel(-1)
	}
	if l.above != most || most <= 0 {
		t.Errorf("scrolled up by %g of %g", l.above, most)
	}
	x := p.In.X + 60
	l.Take(p, input.Intent{Kind: input.Press, X: x, Y: 160})
	l.Take(p, input.Intent{Kind: input.Move, X: x, Y: 130})
	l.Take(p, input.Intent{Kind: input.Release, X: x, Y: 130})
	if l.above != most-30 {
		t.Errorf("pulled up by 30 it lies %g from the newest end, of %g", l.above, most)
	}
	if l.Take(p, input.Intent{Kind: input.Turn, DY: -1, X: 10, Y: 10}) {
		t.Error("the wheel beside it scrolls")
	}
}

// TestAListIsOneLine: what several lines of one move add to a list is one line, with all their pictures; another move begins another.
func TestAListIsOneLine(t *testing.T) {
	l := New[sign]()
	for n, move := range []int{4, 4, 5} {
		l.Add(Line[sign]{Words: fmt.Sprint("Come: ", n), Item: fmt.Sprint(n), Move: move, Seat: -1, Pictures: []sign{sign(n)}})
	}
	l.Add(Line[sign]{Words: "Something else", Move: 5, Seat: -1})
	if got, want := l.words(), []string{"Come: 0, 1", "Come: 2", "Something else"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	if got := l.Lines()[0].Pictures; !slices.Equal(got, []sign{0, 1}) {
		t.Errorf("pictures %v", got)
	}
}
