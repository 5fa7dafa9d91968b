package warsaw

import (
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"capital/rules/random"
	"capital/rules/record"
)

var update = flag.Bool("update", false, "play the golden records anew and write them")

func number(n int) string { return strconv.Itoa(n) }

// version is the tile table's, as records name it.
var version = number(TilesVersion)

// regenerate says how to take note of a change that was meant.
const regenerate = "; if the tile table or a rule was changed on purpose, raise TilesVersion and run: go test ./rules/warsaw -run Golden -update"

// A golden record is a whole match that must replay to the same bytes everywhere:
// its last line is a hash over the match after every action and every event.

// stateHash replays a record and hashes all that comes of it.
func stateHash(t *testing.T, r *Record) (string, map[EventKind]int) {
	t.Helper()
	h, told := fnv.New64a(), map[EventKind]int{}
	tell := func(e Event) {
		told[e.Kind]++
		fmt.Fprintf(h, "%+v", e)
	}
	m := NewMatch(len(r.Seats), r.Seed, tell)
	look := func() { writeState(h, &m) }
	look()
	for n, move := range r.Actions {
		if reason := m.Apply(move.Seat, move.Action, tell); !reason.OK() {
			t.Fatalf("action %d: %v", n+1, reason)
		}
		look()
	}
	return fmt.Sprintf("%016x", h.Sum64()), told
}

// writeState writes all that a match holds: what it is, not how it lies in memory.
func writeState(w io.Writer, m *Match) {
	fmt.Fprintln(w, m.seats, m.epoch, m.round, m.phase, m.owes, m.revealed, m.milestones, m.under, m.discarded, m.unseen, m.random)
	for s := range m.players {
		p := &m.players[s]
		fmt.Fprintln(w, p.Coins, p.VP, m.private[s])
		writeDistrict(w, &p.District)
	}
}

func writeDistrict(w io.Writer, d *District) {
	width, height := d.Size()
	fmt.Fprintln(w, width, height, d.SpaceAt(0, 0), d.Visible(), d.Occupied(), d.Stacked(), d.Transport(), d.PublicBuildings(), d.Milestones())
	for k := range Kind(Kinds) {
		fmt.Fprintln(w, d.Of(k))
	}
	for i := range 16 {
		tile, turn := d.TileAt(i)
		vp, coins, _ := d.SignsAt(i)
		fmt.Fprintln(w, tile, turn, vp, coins)
	}
}

// tableHash is a hash over the tile table.
func tableHash() string {
	h := fnv.New64a()
	for id := range faces {
		fmt.Fprintf(h, "%+v\n", *id.Tile())
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

const hashLine = "# state hash "

func goldenFile(seats int) string { return filepath.Join("testdata", number(seats)+"-seats.capital") }

func TestGoldenRecords(t *testing.T) {
	if *update {
		writeGolden(t)
	}
	told := map[EventKind]int{}
	for seats := 2; seats <= MaxSeats; seats++ {
		data, err := os.ReadFile(goldenFile(seats))
		if err != nil {
			t.Fatal(err)
		}
		text, hash, ok := strings.Cut(string(data), hashLine)
		if !ok {
			t.Fatalf("%s has no hash", goldenFile(seats))
		}
		record, m, err := ReadRecord(text)
		if err != nil {
			t.Fatalf("%s: %v%s", goldenFile(seats), err, regenerate)
		}
		if !m.Over() || !strings.Contains(text, "\nresult ") {
			t.Errorf("%s is not a whole match", goldenFile(seats))
		}
		if Rules().Text(&record, &m) != text {
			t.Errorf("%s is written back differently%s", goldenFile(seats), regenerate)
		}
		got, events := stateHash(t, &record)
		if got != strings.TrimSpace(hash) {
			t.Errorf("%s comes to other states (%s)%s", goldenFile(seats), got, regenerate)
		}
		for kind, n := range events {
			told[kind] += n
		}
	}
	for kind := EpochBegan; kind <= MatchEnded; kind++ {
		if told[kind] == 0 {
			t.Errorf("event %d happens in no golden record", kind)
		}
	}
}

func TestGoldenTileTable(t *testing.T) {
	name := filepath.Join("testdata", "tiles.txt")
	now := fmt.Sprintf("tiles %d\nhash %s\n", TilesVersion, tableHash())
	if *update {
		write(t, name, now)
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if string(data) != now {
		t.Errorf("the tile table is not that of\n%s%s", data, regenerate)
	}
}

func TestGoldenRecordOfAnotherTableIsRefused(t *testing.T) {
	data, err := os.ReadFile(goldenFile(2))
	if err != nil {
		t.Fatal(err)
	}
	other := strings.Replace(string(data), "game warsaw "+version+"\n", "game warsaw "+number(TilesVersion+1)+"\n", 1)
	_, _, err = ReadRecord(other)
	want := fmt.Sprintf(`line 2: expected "game warsaw %d", found "game warsaw %d"`, TilesVersion, TilesVersion+1)
	if err == nil || err.Error() != want {
		t.Errorf("%v instead of %s", err, want)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// writeGolden plays, for each number of seats, the match of many in which most
// happens, with seats who would rather build than discard.
func writeGolden(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		best, most, bestHash := Record{}, -1, ""
		for seed := uint64(20260000); seed < 20260000+4000; seed++ {
			record := buildersRecord(seats, seed)
			hash, events := stateHash(t, &record)
			value := 1000*len(events) + min(20, events[StackCollapsed]) + min(20, 5*events[Exchanged])
			if value > most {
				best, most, bestHash = record, value, hash
			}
		}
		write(t, goldenFile(seats), recordText(&best)+hashLine+bestHash+"\n")
	}
}

// buildersRecord is a match of seats who like to build, and best where the
// district grows.
func buildersRecord(seats int, seed uint64) Record {
	played := Record{Seed: seed}
	for _, name := range []string{"Anna", "Bolesław", "Cyprian \"C.\"", "#4"}[:seats] {
		played.Seats = append(played.Seats, record.Seat{Player: "person", Name: name})
	}
	var buf [256]Action
	m, r := NewMatch(seats, seed, nil), random.Source(seed*7+1)
	for !m.Over() {
		for s := range seats {
			if m.Owes(s) == NoDecision {
				continue
			}
			legal := m.Legal(s, true, buf[:0])
			a := legal[r.Below(len(legal))]
			for range 3 { // think again
				if a.Kind == Discard || a.Kind == Finish || a.Kind == Overbuild && r.Below(2) == 0 {
					a = legal[r.Below(len(legal))]
				}
			}
			m.Apply(s, a, nil)
			played.Actions = append(played.Actions, Move{Seat: s, Action: a})
			break
		}
	}
	return played
}
