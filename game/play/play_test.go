package play

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"

	"capital/game/store"
)

// summarise reads a match as the files of these tests tell it: game, seats, rivals, points, share and goals.
func summarise(text string) (s Summary, ok bool) {
	words := strings.Fields(text)
	if len(words) < 5 {
		return s, false
	}
	s.Game = words[0]
	s.Seats, _ = strconv.Atoi(words[1])
	s.Rivals = strings.Split(words[2], ",")
	s.Points, _ = strconv.Atoi(words[3])
	s.Share, _ = strconv.ParseFloat(words[4], 64)
	s.Goals = words[5:]
	return s, true
}

// folder is a store in which matches were finished.
type folder struct {
	*store.Store
	path string
	read int // how often a match was read
}

func (f *folder) LoadFinished(name string) ([]byte, error) {
	f.read++
	return f.Store.LoadFinished(name)
}

func newFolder(t *testing.T) *folder {
	path := t.TempDir()
	return &folder{Store: store.OpenFolder(path), path: path}
}

// finish has a match be over.
func (f *folder) finish(t *testing.T, as, text string) {
	t.Helper()
	if err := errors.Join(f.Save("match.txt", []byte(text)), f.Finish("match.txt", as)); err != nil {
		t.Fatal(err)
	}
}

// history reads the history.
func (f *folder) history(t *testing.T, program string) History {
	t.Helper()
	h, err := Read(context.Background(), f, program, summarise)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func files(h History) (names []string) {
	for _, m := range h.Matches {
		names = append(names, m.File)
	}
	return names
}

func TestMatchesAreReadOnce(t *testing.T) {
	f := newFolder(t)
	f.finish(t, "2026-02-01-a-1", "a 2 builder 30 1 park")
	f.finish(t, "2026-02-01-a-2", "nobody's")
	want := []string{"2026-02-01-a-1.txt"}
	if h := f.history(t, "1"); !slices.Equal(files(h), want) || f.read != 2 {
		t.Errorf("%v after reading %d", h, f.read)
	}
	f.finish(t, "2026-01-30-a-3", "a 2 builder 20 0.5 park tram")
	f.finish(t, "2026-02-01-a-0", "a 2 builder 10 0")
	want = []string{"2026-01-30-a-3.txt", "2026-02-01-a-1.txt", "2026-02-01-a-0.txt"} // of one day as they came
	h := f.history(t, "1")
	if !slices.Equal(files(h), want) || f.read != 4 {
		t.Errorf("%v after reading %d", h, f.read)
	}
	if first, ok := h.Has("a", "park"); !ok || first.Date() != "2026-01-30" {
		t.Errorf("the park was reached on %q", first.Date())
	}
	if h := f.history(t, "1"); !slices.Equal(files(h), want) || f.read != 4 {
		t.Errorf("%v after reading %d", h, f.read)
	}
	f.history(t, "2")
	if f.read != 8 {
		t.Errorf("another version has read %d", f.read-4)
	}
}

// What is kept may be anything: then all is read anew.
func TestKeptFileThatIsWrong(t *testing.T) {
	for _, wrong := range []string{"", "{", "[]", `{"program":"1","matches":7}`, `{"program":"0","matches":[{"file":"2026-02-01-a-1.txt","game":"b","seats":4}]}`} {
		f := newFolder(t)
		f.finish(t, "2026-02-01-a-1", "a 2 builder 30 1 park")
		if err := f.Save(File, []byte(wrong)); err != nil {
			t.Fatal(err)
		}
		h := f.history(t, "1")
		if _, ok := h.Has("a", "park"); len(h.Matches) != 1 || h.Matches[0].Game != "a" || !ok {
			t.Errorf("with %q kept: %v", wrong, h)
		}
	}
}

// A match whose file has made room stays in the history, for another version of the program too.
func TestMatchThatIsGoneStays(t *testing.T) {
	f := newFolder(t)
	f.finish(t, "2026-02-01-a-1", "a 2 builder 30 1 park")
	f.history(t, "1")
	if err := os.Remove(f.path + "/finished/2026-02-01-a-1.txt"); err != nil {
		t.Fatal(err)
	}
	for _, program := range []string{"1", "2"} {
		h := f.history(t, program)
		if _, ok := h.Has("a", "park"); len(h.Matches) != 1 || !ok {
			t.Errorf("%v", h)
		}
	}
}

// failing is a store that takes nothing.
type failing struct{ *folder }

func (failing) Save(string, []byte) error { return fs.ErrPermission }

func TestHistoryThatCannotBeKept(t *testing.T) {
	f := newFolder(t)
	f.finish(t, "2026-02-01-a-1", "a 2 builder 30 1 park")
	h, err := Read(context.Background(), failing{f}, "1", summarise)
	if err != nil || len(h.Matches) != 1 {
		t.Errorf("%v, %v", h, err)
	}
}

func TestFigures(t *testing.T) {
	levels := []string{"apprentice", "builder", Rob}
	match := func(seats int, rivals string, share float64, points int) Match {
		return Match{Game: "a", Seats: seats, Rivals: strings.Split(rivals, ","), Share: share, Points: points}
	}
	got := Count([]Match{
		match(3, "builder,apprentice", 1, 40), match(3, "apprentice,builder", 0.5, 44), match(3, "builder,builder", 0, 30),
		match(3, "apprentice,apprentice", 0, 12), match(2, "builder", 1, -3), match(1, Rob, 1, 50), match(2, "stranger", 1, 9),
	}, levels)
	want := "[{1 rob 1 1 50 50} {2 builder 1 1 -3 -3} {3 apprentice 1 0 12 12} {3 builder 3 1.5 44 38}]"
	var short []string
	for _, f := range got {
		short = append(short, fmt.Sprint(struct {
			Seats   int
			Level   string
			Matches int
			Wins    float64
			Best    int
			Mean    float64
		}{f.Seats, f.Level, f.Matches, f.Wins, f.Best, f.Mean}))
	}
	if fmt.Sprint(short) != want {
		t.Errorf("%v, not %s", short, want)
	}
	last := got[len(got)-1]
	if math.Abs(last.Low-0.1253) > 1e-3 || math.Abs(last.High-0.8747) > 1e-3 { // Wilson's interval of a half of 3
		t.Errorf("the interval is %v to %v", last.Low, last.High)
	}
}

func TestStrength(t *testing.T) {
	levels := map[string]float64{"even": 1000, "strong": 1400}
	match := func(share float64, rivals ...string) Match {
		return Match{Seats: len(rivals) + 1, Rivals: rivals, Share: share}
	}
	got := Strengths([]Match{match(1, "even"), match(1, "stranger"), match(0, "even", "even", "even")}, levels)
	own := math.Pow(10, 20.0/400)
	if want := []float64{1020, 1020, 1020 - 40*own/(own+3)}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, not %v", got, want)
	}
	var many []Match // who wins ten matches of eleven against an equal is 400 stronger in the end
	for n := range 2000 {
		share := 1.0
		if n%11 == 5 {
			share = 0
		}
		many = append(many, match(share, "even"))
	}
	if last := Strengths(many, levels)[len(many)-1]; math.Abs(last-1400) > 25 {
		t.Errorf("the strength becomes %v", last)
	}
	if above := Above(10.0/13, 3); math.Abs(above-400) > 1e-9 { // worth ten of the thirteen parts
		t.Errorf("so much stronger is %v", above)
	}
}

// killed names the folder in which the process of a test reads and keeps until it is killed.
const killed = "CAPITAL_PLAY_KILLED"

// A program that is killed while it keeps what it read leaves a file that is whole, or none.
func TestKilledWhileKeeping(t *testing.T) {
	if path := os.Getenv(killed); path != "" {
		f := &folder{Store: store.OpenFolder(path), path: path}
		for {
			if err := errors.Join(f.Delete(File)); err != nil {
				t.Fatal(err)
			}
			f.history(t, "1")
			fmt.Println("kept")
		}
	}
	f := newFolder(t)
	var want []string
	for n := range 12 {
		as := fmt.Sprintf("2026-02-01-a-%02d", n)
		f.finish(t, as, "a 2 builder 30 1 park")
		want = append(want, as+".txt")
	}
	for kill := range 4 {
		child := exec.Command(os.Args[0], "-test.run=^TestKilledWhileKeeping$")
		child.Env = append(os.Environ(), killed+"="+f.path)
		out, err := child.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		for lines := bufio.NewScanner(out); kill >= 0 && lines.Scan(); kill-- {
		}
		_ = child.Process.Kill()
		_ = child.Wait()
		if h := f.history(t, "1"); !slices.Equal(files(h), want) {
			t.Fatalf("after a kill: %v", h)
		}
	}
}
