//go:build !js

package fair

import (
	"slices"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
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
		seen[v.pages[v.Seen()].kind] = true
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

// TestAPageIsBrief: each is counted in less than three seconds at the designed speed.
func TestAPageIsBrief(t *testing.T) {
	for _, held := range builtFairs(t, 5, 7) {
		var counted tally
		counted.begin(held.fair)
		for _, p := range counted.pages {
			sum := 0.0
			for _, seconds := range counted.Seconds[p.first:p.last] {
				sum += seconds
			}
			if sum >= 3 {
				t.Errorf("page %+v takes %.2f seconds", p, sum)
			}
		}
	}
}

// TestACountingIsSkipped by a click, and where nothing shall move it is counted at once.
func TestACountingIsSkipped(t *testing.T) {
	v, _ := watched(t, 4)
	x, y := v.Layout.Button.Centre()
	v.Update([]input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}, 0)
	if !v.Settled() || v.pages[v.Seen()].kind != sums {
		t.Errorf("page %d after a click", v.pages[v.Seen()].kind)
	}
	still, _ := begun(t, scene.Settings{Speed: 0, TextSize: 100}, builtFairs(t, 3, 7)[0].fair)
	if still.Update(nil, 0); !still.Settled() {
		t.Error("it moves where nothing shall")
	}
}

// TestWhoIsPointedAtIsToldOf on every page.
func TestWhoIsPointedAtIsToldOf(t *testing.T) {
	v, _ := watched(t, 5)
	v.Rest()
	for n := range v.pages {
		v.Turn(n)
		for k, seat := range v.Seats(n) {
			x, y := v.Place(n, k).Centre()
			v.Update([]input.Intent{{Kind: input.Move, X: x, Y: y}}, 0)
			if said := strings.Join(v.told(n), " "); v.Seat != seat || !strings.Contains(said, v.name(seat)) {
				t.Errorf("on page %d pointed at is seat %d, not %d, and told %q", n, v.Seat, seat, said)
			}
		}
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
