//go:build !js

package fair

import (
	"slices"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/input"
)

// watched is a counting of the last Expo of a match of builders, and the teller.
func watched(t *testing.T, seats int) (*Counting, *teller) {
	t.Helper()
	v, n := begun(t, usual, builtFairs(t, seats, 7)[2].fair)
	v.Update(nil, 0)
	return v, n
}

// TestAllIsCountedByTheClock: every beat in its time, and then it stays until somebody goes on.
func TestAllIsCountedByTheClock(t *testing.T) {
	v, n := watched(t, 4)
	seen := map[kind]bool{}
	for beats := 0; !v.Settled(); beats++ {
		if beats > len(v.beats) {
			t.Fatal("it has no end")
		}
		seen[v.pages[v.seen()].kind] = true
		if _, done := v.Update(nil, v.Seconds[v.Beat]); done {
			t.Fatal("it is over before all is counted")
		}
	}
	for k := before; k <= sums; k++ {
		if !seen[k] && slices.ContainsFunc(v.pages, func(p page) bool { return p.kind == k }) {
			t.Errorf("page %d was not seen", k)
		}
	}
	if len(n.heard) < len(v.beats) || !slices.Contains(n.heard, audio.Bell) || !slices.Contains(n.heard, audio.Chime) || !slices.Contains(n.heard, audio.Coins) {
		t.Errorf("of %d beats was heard %v", len(v.beats), n.heard)
	}
	for range 100 {
		if _, done := v.Update(nil, 10); done {
			t.Fatal("it is over by itself")
		}
	}
	if _, done := v.Update([]input.Intent{{Kind: input.Confirm}}, 0); !done {
		t.Error("it does not go on")
	}
}

// TestACountingIsSkipped by a click, and where nothing shall move it is counted at once.
func TestACountingIsSkipped(t *testing.T) {
	v, _ := watched(t, 4)
	x, y := v.layout.button.Centre()
	v.Update([]input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}, 0)
	if !v.Settled() || v.pages[v.seen()].kind != sums {
		t.Errorf("page %d after a click", v.pages[v.seen()].kind)
	}
	still, _ := begun(t, scene.Settings{Speed: 0, TextSize: 100}, builtFairs(t, 3, 7)[0].fair)
	if still.Update(nil, 0); !still.Settled() {
		t.Error("it moves where nothing shall")
	}
}

// TestPagesAreTurned by arrows, buttons and tabs, and seats are pointed at on each.
func TestPagesAreTurned(t *testing.T) {
	v, _ := watched(t, 5)
	v.Rest()
	last := len(v.pages) - 1
	arrow := func(dx, dy int) { v.Update([]input.Intent{{Kind: input.Navigate, DX: dx, DY: dy}}, 0) }
	click := func(x, y float64) {
		v.Update([]input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}, 0)
	}
	if arrow(-1, 0); v.page != last-1 {
		t.Errorf("an arrow leads to page %d of %d", v.page, last)
	}
	if click(v.layout.next.Centre()); v.page != last {
		t.Errorf("a button leads to page %d", v.page)
	}
	for n := range v.pages {
		if click(v.layout.tab(n, len(v.pages)).Centre()); v.page != n {
			t.Errorf("the tab of page %d leads to %d", n, v.page)
		}
		places := v.places(v.pages[n].kind)
		for at, seat := range places {
			x, y := v.layout.place(v.pages[n].kind, at, len(places)).Centre()
			v.Update([]input.Intent{{Kind: input.Move, X: x, Y: y}}, 0)
			if v.seat != seat {
				t.Errorf("page %d: at the place of seat %d is %d", n, seat, v.seat)
			}
			if said := strings.Join(v.told(n), " "); !strings.Contains(said, v.name(seat)) {
				t.Errorf("page %d: of seat %d is told %q", n, seat, said)
			}
		}
	}
	v.turn(0)
	arrow(0, 1)
	if first := v.places(v.pages[0].kind)[0]; v.seat != first {
		t.Errorf("an arrow down points at %d, not %d", v.seat, first)
	}
	if back := v.Buttons.Widgets[buttonBack]; !back.Disabled || back.Hidden {
		t.Error("there is a page before the first")
	}
	if v.Buttons.Widgets[counting.ButtonOn].Label != v.app.Display.Strings.Text("counting.go-on") {
		t.Errorf("the button says %q", v.Buttons.Widgets[counting.ButtonOn].Label)
	}
}

// TestAllIsSpoken: what all have, who hosts, and every line of every page.
func TestAllIsSpoken(t *testing.T) {
	v, _ := watched(t, 4)
	if s := v.Spoken(); s.Place != "Expo III" || s.Prompt != "" {
		t.Errorf("while it is counted is said %+v", s)
	}
	v.Rest()
	s := v.Spoken()
	host := v.standing()[0]
	if !strings.HasPrefix(s.Prompt, v.name(host)+": host of the World Expo") {
		t.Errorf("it is said %q", s.Prompt)
	}
	pages := s.State()
	if len(pages) != len(v.pages) {
		t.Fatalf("%d pages are said of %d", len(pages), len(v.pages))
	}
	for n, said := range pages {
		for seat := range v.fair.seats() {
			if !strings.Contains(said, v.name(seat)) {
				t.Errorf("page %d says nothing of seat %d: %q", n, seat, said)
			}
		}
	}
	happened := strings.Join(s.Hand, " ")
	for _, part := range []string{"Employment", "place 1 with Services", "to pay", "Culture +"} {
		if !strings.Contains(happened, part) {
			t.Errorf("nothing is said of %q in %q", part, happened)
		}
	}
	if strings.Contains(happened+strings.Join(pages, ""), "{") {
		t.Error("words lack an argument")
	}
}

// TestTheSheetAddsUp: the columns of every seat are all that the Expo brought.
func TestTheSheetAddsUp(t *testing.T) {
	everyFair(t, func(t *testing.T, h *held) {
		p := picture{}
		p.begin(h.fair)
		for seat := range h.fair.seats() {
			sum := 0
			for _, c := range p.cells() {
				sum += p.sumOf(seat, c)
			}
			f := h.fair.figures(p.beats, seat)
			if sum != f.brought() {
				t.Fatalf("seat %d: the columns say %d, and the Expo brought %d: %v", seat, sum, f.brought(), f.from)
			}
		}
		if !h.fair.last() {
			return
		}
		for place, rank := range h.after.Ranking() {
			if p.standing()[place] != rank.Seat {
				t.Fatalf("the sheet has %v, the ranking %v", p.standing(), h.after.Ranking())
			}
		}
	})
}

// TestACountingIsDrawnBeforeItsFirstTick as the frame asks for it in which what came before it ended, and it moves.
func TestACountingIsDrawnBeforeItsFirstTick(t *testing.T) {
	drive.Window(t)
	v, _ := begun(t, usual, builtFairs(t, 4, 7)[0].fair)
	v.app.ResizePoints(320, 200, 1)
	first := pictureOf(v)
	v.Update(nil, 1)
	if drive.Differing(first, pictureOf(v)) < 100 {
		t.Error("nothing moves")
	}
	if first.RGBAAt(160, 20).A == 0 {
		t.Error("nothing is drawn")
	}
}
