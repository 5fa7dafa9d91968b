package expo

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"capital/game/testscope"
	"capital/rules/random"
	"capital/rules/record"
)

var update = flag.Bool("update", false, "write the golden records anew")

// A golden record is a whole match that must replay to the same bytes everywhere; its last line is a hash over all that the match
// holds after every action, and over every event.
const hashLine = "# state hash "

func goldenFile(seats int) string {
	return filepath.Join("testdata", fmt.Sprintf("random-%d.txt", seats))
}

// stateHash replays a record and hashes all that comes of it.
func stateHash(t *testing.T, r *Record) string {
	t.Helper()
	h := fnv.New64a()
	tell := func(e Event) { fmt.Fprintf(h, "%+v\n", e) }
	m := NewMatch(len(r.Seats), r.Seed, tell)
	fmt.Fprintf(h, "%+v\n", m)
	for _, move := range r.Actions {
		if reason := m.Apply(move.Seat, move.Action, tell); !reason.OK() {
			t.Fatal(reason)
		}
		fmt.Fprintf(h, "%+v\n", m)
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// The golden records replay to themselves, byte for byte and state for state, on every machine.
func TestGoldenRecords(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		path := goldenFile(seats)
		if *update {
			r := randomRecord(t, seats, uint64(seats))
			m, err := Rules().Replay(&r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(Rules().Text(&r, &m)+hashLine+stateHash(t, &r)+"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text, hash, _ := strings.Cut(string(data), hashLine)
		r, m, err := ReadRecord(text)
		if err != nil {
			t.Fatal(err)
		}
		if !m.Over() || Rules().Text(&r, &m) != text {
			t.Errorf("%s replays to something else", path)
		}
		if got := stateHash(t, &r); got != strings.TrimSpace(hash) {
			t.Errorf("%s comes to other states: %s", path, got)
		}
	}
}

// A match of the same seed and actions is the same match; its record says so, and reads back.
func TestRecordsReplay(t *testing.T) {
	for seed := range uint64(testscope.Count(40, 1000)) {
		r := randomRecord(t, 2+int(seed%4), seed)
		m, err := Rules().Replay(&r, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := Rules().Text(&r, &m)
		again, read, err := ReadRecord(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read != m || Rules().Text(&again, &read) != text {
			t.Fatalf("seed %d reads as another match", seed)
		}
	}
}

// A record's lines are as they are documented.
func TestLinesAsDocumented(t *testing.T) {
	for line, want := range map[string]Action{
		"space 3":                   {Kind: TakeSpace, Space: 3},
		"build textile-factory 0,1": {Kind: Build, Tile: 4, Y: 1},
		"crossing 2 0,-2":           {Kind: MoveCrossing, Which: 1, Y: -2},
		"crossing 1 3,2":            {Kind: MoveCrossing, X: 3, Y: 2},
		"activate 1,0":              {Kind: Activate, X: 1},
		"activate 0,1 1 3":          {Kind: Activate, Y: 1, Tourists: 0b101},
		"stop":                      {Kind: Stop},
		"rest prestige":             {Kind: RestPrestige},
		"rest cube":                 {Kind: RestCube},
		"prosper most-culture 2,0":  {Kind: Prosper, Tile: 85, X: 2},
		"lake most-cubes 2,0":       {Kind: MakeLake, Tile: 86, X: 2},
	} {
		if a, ok := parseAction(strings.Fields(line)); !ok || a != want || a.String() != line {
			t.Errorf("%q is read as %+v and written as %q", line, a, a)
		}
		if r := want; !r.wellFormed() {
			t.Errorf("%q is malformed", line)
		}
	}
	if got := (Action{}).String(); got != "nothing" {
		t.Errorf("no action is %q", got)
	}
}

// Every action reads as it is written.
func TestActionsReadBack(t *testing.T) {
	m := NewMatch(5, 1, nil)
	everyAction(&m, func(a Action) {
		if !a.wellFormed() {
			return
		}
		if again, ok := parseAction(strings.Fields(a.String())); !ok || again != a {
			t.Fatalf("%+v is written as %v and reads as %+v", a, a, again)
		}
	})
}

func TestWordsThatAreNoAction(t *testing.T) {
	for _, words := range []string{
		"", "pass", "space", "space 0", "space 6", "space 03", "space 3 3", "build", "build bakery", "build 0,1", "build bakery 0", "build bakery 0,1,2", "build bakery 00,1",
		"build bakery 0,+1", "build bakery 0,999", "build bakery 0,21", "build city-hall 0,1", "build most-cubes 0,1", "build lake 0,1", "build Bakery 0,1", "crossing 0,1", "crossing 3 0,1", "crossing 1 0 1", "activate",
		"activate 0,1 6", "activate 0,1 0", "activate 0,1 3 1", "activate 0,1 1 1", "stop 1", "rest", "rest cubes", "rest cube 1", "prosper bakery 0,1", "prosper lake 0,1", "lake 0,1", "lake bakery 0,1",
	} {
		a, ok := parseAction(strings.Fields(words))
		if ok && a.wellFormed() && a.String() == words {
			t.Errorf("%q is %+v", words, a)
		}
	}
}

// Actions with something beside what their kind uses, or out of range, are refused and change nothing.
func TestMalformedActions(t *testing.T) {
	m := NewMatch(5, 1, nil)
	seat := m.Turn()
	for _, a := range []Action{
		{}, {Kind: MakeLake + 1}, {Kind: TakeSpace}, {Kind: TakeSpace, Space: 6}, {Kind: TakeSpace, Space: 1, X: 1}, {Kind: Build, Tile: CityHall}, {Kind: Build, Tile: Hotel},
		{Kind: Build, Tile: firstProsperity}, {Kind: Build, Tile: 2, X: 21}, {Kind: Build, Tile: 2, X: -21}, {Kind: Build, Tile: 2, Y: 21}, {Kind: Build, Tile: 2, Y: -21}, {Kind: Build, Tile: 2, Space: 1},
		{Kind: Build, Tile: 2, Which: 1}, {Kind: Build, Tile: 2, Tourists: 1}, {Kind: MoveCrossing, Which: 2}, {Kind: MoveCrossing, Tile: 2}, {Kind: Activate, Tourists: 32}, {Kind: Activate, Tile: 2},
		{Kind: Stop, X: 1}, {Kind: RestCube, Y: 1}, {Kind: RestPrestige, Space: 1}, {Kind: Prosper, Tile: 2}, {Kind: Prosper, Tile: Lake}, {Kind: MakeLake, Tile: Lake}, {Kind: MakeLake, Tile: 255},
	} {
		before := m
		if r := m.Apply(seat, a, nil); r != ReasonMalformed || m != before {
			t.Errorf("%+v: %v", a, r.String())
		}
	}
	for _, other := range []int{-1, 5, 9} {
		if r := m.Apply(other, Action{Kind: Build, Tile: 2, X: 2}, nil); r != ReasonNotYourTurn || m.Legal(other, nil) != nil {
			t.Errorf("seat %d: %v", other, r.String())
		}
	}
}

func TestReasonsHaveWords(t *testing.T) {
	seen := map[string]bool{}
	for r := range reasonCount {
		for _, words := range [...]string{r.Error(), r.String()} {
			if seen[words] || words == "" {
				t.Errorf("reason %d says %q", r, words)
			}
			seen[words] = true
		}
		if r.OK() != (r == NoReason) {
			t.Errorf("%v", r.String())
		}
	}
}

// What was drawn from a stack can't be taken back, all else can.
func TestWhatReveals(t *testing.T) {
	for kind := RoundBegan; kind <= MatchEnded; kind++ {
		if reveals(Event{Kind: kind}) != (kind == TileCame || kind == ProsperityOpened) {
			t.Errorf("event %d", kind)
		}
	}
}

// A result has prestige, cubes and $ left, and the initiative space; the best of them is first.
func TestResults(t *testing.T) {
	r := randomRecord(t, 5, 3)
	m, err := Rules().Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seat := range 5 {
		want := []int{m.Has(seat, Prestige), m.Has(seat, Cubes), m.Has(seat, Economy), int(m.Player(seat).Space)}
		if got := Rules().Result(&m, seat); !slices.Equal(got, want) {
			t.Errorf("%v, not %v", got, want)
		}
		if Rules().Owes(&m, seat) {
			t.Error("something is owed at the end")
		}
	}
	rules := Rules()
	if rules.Name != "expo" || rules.Version != Version || rules.Least != 2 || rules.Most != 5 || rules.Most > record.MostSeats || rules.Options != nil {
		t.Errorf("%+v", rules)
	}
}

// FuzzReadRecord reads whatever it is given without a panic, and what it accepts reads back the same.
func FuzzReadRecord(f *testing.F) {
	for seats := 2; seats <= MaxSeats; seats++ {
		text, err := os.ReadFile(goldenFile(seats))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
		f.Add(string(text[:len(text)/2]))
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, m, err := ReadRecord(text)
		if err != nil {
			if _, ok := err.(*record.LineError); !ok {
				t.Fatalf("the error is a %T", err)
			}
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

// FuzzApply carries out whatever the bytes say, eight an attempt; the first says who, and whether a listed action is taken instead.
func FuzzApply(f *testing.F) {
	r := random.Source(5)
	for n := range 24 {
		attempts := make([]byte, 8*[]int{40, 400, 1200}[n%3])
		for i := range attempts {
			attempts[i] = byte(r.Next())
			if i%8 == 0 && r.Below(8) > 0 {
				attempts[i] |= 0x80
			}
		}
		f.Add(r.Next(), byte(n), attempts)
	}
	f.Fuzz(func(t *testing.T, seed uint64, seats byte, attempts []byte) {
		var buf [512]Action
		m := NewMatch(2+int(seats%4), seed, nil)
		for ; len(attempts) >= 8; attempts = attempts[8:] {
			b := attempts[:8]
			seat := int(b[0] & 7)
			listed := b[0]&0x80 != 0
			if listed && !m.Over() {
				seat = m.Turn()
			}
			a := Action{ActionKind(b[1] & 15), TileID(b[2]), int8(b[3]%8) - 3, int8(b[4]%8) - 3, b[5] & 7, b[6] & 1, Tourists(b[7] & 31)}
			legal := m.Legal(seat, buf[:0])
			if listed && len(legal) > 0 {
				a = legal[(int(b[1])<<8|int(b[2]))%len(legal)]
			}
			before := m
			reason := m.Apply(seat, a, func(Event) {})
			if reason.OK() != slices.Contains(legal, a) {
				t.Fatalf("seat %d, %+v: listed or not, but %v", seat, a, reason.String())
			}
			if !reason.OK() {
				if m != before {
					t.Fatalf("seat %d, %+v: refused, and changed the match", seat, a)
				}
				continue
			}
			if err := m.Invariants(); err != nil {
				t.Fatalf("seat %d, %+v: %v", seat, a, err)
			}
		}
	})
}
