package lab

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"capital/game/session"
	"capital/game/thorough"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

func TestSoak(t *testing.T) {
	games := thorough.Count(10, 300)
	out := mustCall(t, Soak, "", "-games", fmt.Sprint(games), "-seed", "7")
	for _, want := range []string{fmt.Sprintf("%6d matches", games), "taken back", "Everything held; memory and goroutines are flat."} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not told:\n%s", want, out)
		}
	}
	if _, done, _ := strings.Cut(out, "\n"); strings.Contains(done[strings.Index(done, " to their end"):], " 0 ") {
		t.Errorf("something was not done at all:\n%s", out)
	}
}

func TestSoakRefuses(t *testing.T) {
	for _, args := range [][]string{nil, {"-hours", "0"}, {"-hours", "-1"}, {"-hours", "NaN"}, {"-hours", "1e9"}, {"-games", "-1"}, {"-games", "1", "more"}, {"-seed", "x"}} {
		if code, out, errOut := call(Soak, "", args...); code != exitBad || out != "" || strings.Count(errOut, "\n") != 1 {
			t.Errorf("%q: code %d, out %q, errors %q", args, code, out, errOut)
		}
	}
}

// interrupter interrupts the program at the first thing written.
type interrupter struct {
	bytes.Buffer
	done bool
}

func (i *interrupter) Write(p []byte) (int, error) {
	if !i.done {
		i.done = true
		self, err := os.FindProcess(os.Getpid())
		if err == nil {
			err = self.Signal(os.Interrupt)
		}
		if err != nil {
			panic(err)
		}
	}
	return i.Buffer.Write(p)
}

func TestSoakEndsWithItsReportWhenInterrupted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no program can interrupt itself there")
	}
	var out interrupter
	var errOut bytes.Buffer
	if code := Soak([]string{"-hours", "8784"}, nil, &out, &errOut); code != exitOK || errOut.Len() > 0 {
		t.Errorf("code %d, errors %q", code, &errOut)
	}
	if !strings.Contains(out.String(), "matches to their end") {
		t.Errorf("no report:\n%s", &out)
	}
}

// soaking is a match between a person and an apprentice after so many moves.
func soaking(t *testing.T, moves int) *soakMatch {
	t.Helper()
	folder := t.TempDir()
	m := &soakMatch{soak: &soak{folder: folder}, seed: 3, chance: rand.New(rand.NewPCG(1, 1)), path: filepath.Join(folder, "match.capital")}
	if err := m.begin(); err != nil {
		t.Fatal(err)
	}
	seats := []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: ai.Apprentice, Name: "Sawa"}}
	var err error
	if m.session, err = session.New(seats, m.seed, m.save); err != nil {
		t.Fatal(err)
	}
	script, err := newPlayer(ai.Builder, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	m.scripts = [warsaw.MaxSeats]ai.Player{script}
	m.shadow = warsaw.NewMatch(2, m.seed, nil)
	for m.session.Moves() < moves {
		if err := m.move(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Whatever may break is noticed.
func TestSoakNoticesWhatBreaks(t *testing.T) {
	ctx := context.Background()
	for what, broken := range map[string]func(m *soakMatch) error{
		"another table": func(m *soakMatch) error {
			m.shadow.Player(1).Coins++
			return m.check()
		},
		"other coins than there are": func(m *soakMatch) error {
			m.session.Table().Player(0).Coins = -1
			return m.check()
		},
		"another record": func(m *soakMatch) error {
			m.session.Record().Actions[m.shadows-1].Action.Turn ^= 1
			return m.resume(ctx)
		},
		"a move lost in saving": func(m *soakMatch) error {
			m.session.Close()
			record := m.session.Record()
			record.Actions = record.Actions[:len(record.Actions)-1]
			resumed, err := session.Resume(m.session.Record(), func(string) error { return m.save(warsaw.RecordText(&record)) })
			if err != nil {
				return nil
			}
			m.session = resumed
			return errors.Join(m.submitAny(), m.resume(ctx))
		},
		"a file left over": func(m *soakMatch) error {
			if err := os.WriteFile(filepath.Join(m.folder, "temporary"), nil, 0o644); err != nil {
				return nil
			}
			return m.resume(ctx)
		},
		"another decision": func(m *soakMatch) error {
			m.session.Record().Actions[m.shadows-1].Action.Tile ^= 1
			return m.takeBack(ctx)
		},
	} {
		m := soaking(t, 12)
		for m.scripts[m.session.Record().Actions[m.session.Moves()-1].Seat] != nil {
			if err := m.move(ctx); err != nil {
				t.Fatal(err)
			}
		}
		if err := m.check(); err != nil {
			t.Fatal(err)
		}
		if err := broken(m); err == nil {
			t.Errorf("%s is not noticed", what)
		}
	}
}

// submitAny has the person do the first thing that is legal.
func (m *soakMatch) submitAny() error {
	for m.session.Thinking() {
		m.session.Think()
	}
	view := m.session.View(0)
	m.session.Submit(0, view.Legal(false, nil)[0])
	return nil
}

// What breaks is told in one line, with a record of it.
func TestSoakKeepsTheRecordOfWhatBroke(t *testing.T) {
	s := soak{folder: t.TempDir()}
	if err := os.WriteFile(filepath.Join(s.folder, "temporary"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	err := s.play(context.Background(), 1)
	kept := filepath.Join(s.folder, "broken.capital")
	if err == nil || !strings.Contains(err.Error(), "seed 1, after ") || !strings.HasSuffix(err.Error(), kept) {
		t.Fatal(err)
	}
	mustCall(t, Verify, "", kept)
}

func TestSoakTellsGrowth(t *testing.T) {
	course := func(heap func(n int) uint64, goroutines func(n int) int) *soak {
		s := &soak{}
		for n := range 60 {
			s.course = append(s.course, soakSample{heap: heap(n), goroutines: goroutines(n)})
		}
		return s
	}
	even := func(n int) uint64 { return uint64(5<<20 + n%7<<10) }
	growing := func(n int) uint64 { return uint64(5<<20 + n<<14) }
	settling := func(n int) int { return 3 + n%5 } // what was dropped ends soon
	leaking := func(n int) int { return 3 + n/5 }
	for _, c := range []struct {
		s    *soak
		want string
	}{
		{course(even, settling), ""},
		{course(growing, settling), "memory grows"},
		{course(even, leaking), "goroutines grow"},
		{&soak{}, ""},
	} {
		if err := c.s.growth(); (err != nil) != (c.want != "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v instead of %q", err, c.want)
		}
	}
}
