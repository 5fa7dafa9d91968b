package rome

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"capital/rules/record"
)

var update = flag.Bool("update", false, "write the golden records anew")

// The golden records replay to themselves, byte for byte, on every machine.
func TestGoldenRecords(t *testing.T) {
	for name, match := range map[string]struct {
		seats   int
		options []record.Option
	}{"2": {seats: 2}, "3": {seats: 3}, "4": {seats: 4}, "2-even": {2, []record.Option{{Name: OptionTwo, Value: TwoEven}}}} {
		path := filepath.Join("testdata", "random-"+name+".txt")
		if *update {
			r := randomRecord(t, match.seats, uint64(match.seats), match.options...)
			m, err := Rules().Replay(&r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(Rules().Text(&r, &m)), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r, m, err := ReadRecord(string(text))
		if err != nil {
			t.Fatal(err)
		}
		if !m.Over() || Rules().Text(&r, &m) != string(text) {
			t.Errorf("%s replays to something else", path)
		}
	}
}

// Every action reads as it is written.
func TestActionsReadBack(t *testing.T) {
	actions := everyAction()
	for bid := range Bids(Cards(0b1011<<20 | 0b111<<40 | 3)) {
		actions = append(actions, Action{Kind: Bid, Bid: bid})
	}
	for _, a := range actions {
		if again, ok := parseAction(strings.Fields(a.String())); !ok || again != a {
			t.Errorf("%v reads as %v", a, again)
		}
	}
}

func TestWordsThatAreNoAction(t *testing.T) {
	for _, words := range []string{
		"", "build floor-1", "play", "play floor-9 new", "play floor-1", "play roof-1 round 8", "play roof-8 round 1", "play white-1 ostia round 1",
		"play white-1 viminal square 1", "idle", "bid floor-1 floor-1 floor-1 floor-1", "bid red-1 red-1", "bid nothing floor-1", "put", "put rome", "draw cards", "play floor-1 -1 new",
	} {
		if a, ok := parseAction(strings.Fields(words)); ok && a.wellFormed() {
			t.Errorf("%q is %v", words, a)
		}
	}
}

// Actions with something beside what their kind uses, or out of range, are refused and change nothing.
func TestMalformedActions(t *testing.T) {
	m := match(t, 2)
	give(&m, 0, "floor-1 roof-1 white-1")
	for _, a := range []Action{
		{}, {Kind: Draw + 1}, {Kind: Pass, A: 1}, {Kind: Idle, Card: CardCount}, {Kind: Idle, Card: floorCard + 1}, {Kind: Idle, Card: floorCard, B: 1},
		{Kind: Play, Card: floorCard, A: 2, B: 1}, {Kind: Play, Card: floorCard, A: 7, B: 7}, {Kind: Play, Card: 0, A: 0}, {Kind: Play, Card: 0, A: 8},
		{Kind: Play, Card: 0, A: 1, Shape: NoShape}, {Kind: Play, Card: 0, A: 1, B: 1}, {Kind: Play, Card: permitCard, A: 1, Place: Places},
		{Kind: Play, Card: 0, A: 1, Place: 1}, {Kind: Bid, Bid: 2}, {Kind: Bid, Bid: 1 << 63}, {Kind: Put, Place: Places}, {Kind: Draw, Pile: Types},
	} {
		before := m
		if r := m.Apply(0, a, nil); r.Key != ReasonMalformed || m != before {
			t.Errorf("%+v: %v", a, r)
		}
	}
	for _, seat := range []int{-1, 2, 4} {
		if r := m.Apply(seat, Action{Kind: Pass}, nil); r.Key != ReasonNotYourTurn {
			t.Errorf("seat %d: %v", seat, r)
		}
	}
}

func TestReasonsHaveWords(t *testing.T) {
	seen := map[string]bool{}
	for key := range reasonCount {
		if words := (Reason{Key: key}).Error(); seen[words] || words == "" || key.String() == "" {
			t.Errorf("reason %d says %q", key, words)
		} else {
			seen[words] = true
		}
	}
}

func TestWhatReveals(t *testing.T) {
	for e, want := range map[Event]bool{
		{Kind: CardPlayed, Hidden: true}: true, {Kind: CardPlayed}: false, {Kind: SeatPassed}: false, {Kind: CardDrawn}: true,
		{Kind: BidShown}: true, {Kind: PiecePut}: false, {Kind: PileRemade}: true,
	} {
		if reveals(e) != want {
			t.Errorf("%+v", e)
		}
	}
}

func TestStateIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Match{}); size > 1024 {
		t.Errorf("a match takes %d bytes", size)
	}
}

// FuzzReadRecord reads whatever it is given without a panic, and what it accepts reads back the same.
func FuzzReadRecord(f *testing.F) {
	for seats := 2; seats <= MaxSeats; seats++ {
		text, err := os.ReadFile(filepath.Join("testdata", fmt.Sprintf("random-%d.txt", seats)))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
		f.Add(string(text[:len(text)/2]))
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, m, err := ReadRecord(text)
		if err != nil {
			return
		}
		if err := m.Invariants(); err != nil {
			t.Fatal(err)
		}
		written := Rules().Text(&r, &m)
		if again, other, err := ReadRecord(written); err != nil || other != m || Rules().Text(&again, &other) != written {
			t.Fatalf("%v: reads as another match", err)
		}
	})
}

// One height is named once.
func TestOneHeightIsNamedOnce(t *testing.T) {
	if words := (Reason{ReasonWrongHeight, 1, 1}).Error(); words != "the next house there is 1 high" {
		t.Error(words)
	}
}
