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
	"capital/game/terminal"
	"capital/game/testscope"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

func TestSoak(t *testing.T) {
	games := testscope.Count(48, 300)
	out := mustCall(t, newTrial().Soak, "", "-games", fmt.Sprint(games), "-seed", "7")
	for _, want := range []string{fmt.Sprintf("%6d matches", games), "taken back", " hints, and thinking", "Everything held; memory and goroutines are flat."} {
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
		if code, out, errOut := call(newTrial().Soak, "", args...); code != terminal.ExitBad || out != "" || strings.Count(errOut, "\n") != 1 {
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
	if code := newTrial().Soak([]string{"-hours", "8784"}, nil, &out, &errOut); code != terminal.ExitOK || errOut.Len() > 0 {
		t.Errorf("code %d, errors %q", code, &errOut)
	}
	if !strings.Contains(out.String(), "matches to their end") {
		t.Errorf("no report:\n%s", &out)
	}
}

type soakingMatch = soakMatch[biddingMatch, biddingAction, recordtest.Event]

// soaking is a match between a person and a guesser after so many moves.
func soaking(t *testing.T, moves int) *soakingMatch {
	t.Helper()
	trial, folder := newTrial(), t.TempDir()
	m := &soakingMatch{soak: trial.newSoak(folder, nil), trial: trial, seed: 3, chance: rand.New(rand.NewPCG(1, 1)), path: filepath.Join(folder, "match.capital")}
	r := recordtest.Record{Seed: m.seed, Seats: []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: recordtest.Guesser, Name: "Sawa"}}}
	var err error
	m.players = &watchedPlayers[biddingMatch, biddingAction]{Players: trial.Players}
	if m.session, err = session.New(trial.Bench.Rules, m.players, r, m.save); err != nil {
		t.Fatal(err)
	}
	script, err := biddingPlayer(recordtest.Planner, 1, Limit{})
	if err != nil {
		t.Fatal(err)
	}
	m.scripts = []Player[biddingMatch, biddingAction]{script, nil}
	m.reset(&r)
	for m.session.Moves() < moves || m.scripts[m.session.Record().Actions[m.session.Moves()-1].Seat] != nil {
		if err := m.move(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.check(); err != nil {
		t.Fatal(err)
	}
	return m
}

// Whatever may break is noticed.
func TestSoakNoticesWhatBreaks(t *testing.T) {
	ctx := context.Background()
	for what, broken := range map[string]func(m *soakingMatch) error{
		"another match": func(m *soakingMatch) error {
			m.shadow = m.trial.Bench.Rules.New(&recordtest.Record{Seed: 77, Seats: m.session.Seats()}, nil)
			return m.check()
		},
		"another record": func(m *soakingMatch) error {
			m.session.Record().Actions[m.shadows-1].Action.Card ^= 1
			return m.resume(ctx)
		},
		"a move lost in saving": func(m *soakingMatch) error {
			m.session.Close()
			lost := m.session.Record()
			lost.Actions = lost.Actions[:len(lost.Actions)-1]
			resumed, err := session.New(m.rules(), m.trial.Players, m.session.Record(), func(string) error { return m.save(m.rules().Text(&lost, new(biddingMatch))) })
			if err != nil {
				return nil
			}
			m.session = resumed
			return errors.Join(m.submitAny(), m.resume(ctx))
		},
		"a file left over": func(m *soakingMatch) error {
			if err := os.WriteFile(filepath.Join(m.folder, "temporary"), nil, 0o644); err != nil {
				return nil
			}
			return m.resume(ctx)
		},
		"another decision": func(m *soakingMatch) error {
			m.session.Record().Actions[m.shadows-1].Action.Card ^= 1
			return m.takeBack(ctx)
		},
		"what is never legal": func(m *soakingMatch) error {
			m.trial.Illegal = m.trial.Legal(m.session.Match(), 0)
			return m.refuse(ctx)
		},
		"a bad hint": func(m *soakingMatch) error {
			m.trial.Questions[0].Ask = func(context.Context, *About[biddingMatch, biddingAction]) error { return errors.New("bad") }
			return m.ask(ctx, 0)
		},
		"thinking that goes on": func(m *soakingMatch) error {
			m.players.asked = append(m.players.asked, ctx)
			return m.resume(ctx)
		},
		"an endless hint that ends": func(m *soakingMatch) error {
			m.trial.Endless = func(context.Context, *About[biddingMatch, biddingAction]) error { return nil }
			return m.drop(ctx)
		},
	} {
		m := soaking(t, 2)
		if err := broken(m); err == nil {
			t.Errorf("%s is not noticed", what)
		}
	}
}

// submitAny has the person do the first thing that is legal.
func (m *soakMatch[M, A, E]) submitAny() error {
	for m.session.Thinking() {
		m.session.Think()
	}
	return m.session.Submit(0, m.trial.Legal(m.session.Match(), 0)[0])
}

// What breaks is told in one line, with a record of it.
func TestSoakKeepsTheRecordOfWhatBroke(t *testing.T) {
	trial := newTrial()
	s := trial.newSoak(t.TempDir(), nil)
	if err := os.WriteFile(filepath.Join(s.folder, "temporary"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	err := trial.soakMatch(context.Background(), s, 1)
	kept := filepath.Join(s.folder, "broken.capital")
	if err == nil || !strings.Contains(err.Error(), "seed 1, after ") || !strings.HasSuffix(err.Error(), kept) {
		t.Fatal(err)
	}
	mustCall(t, Verify(games()), "", kept)
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
