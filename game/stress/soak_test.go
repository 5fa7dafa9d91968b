package stress

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/search"
	"capital/game/session"
	"capital/game/stress/stresstest"
	"capital/game/terminal"
	"capital/game/terminal/terminaltest"
	"capital/game/testscope"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

func TestSoak(t *testing.T) { stresstest.Soak(t, newGame().Soak, testscope.Count(48, 300)) }

func TestSoakRefuses(t *testing.T) {
	for _, args := range [][]string{nil, {"-hours", "0"}, {"-hours", "-1"}, {"-hours", "NaN"}, {"-hours", "1e9"}, {"-games", "-1"}, {"-games", "1", "more"}, {"-seed", "x"}} {
		if code, out, errOut := terminaltest.Call(newGame().Soak, "", args...); code != terminal.ExitBad || out != "" || strings.Count(errOut, "\n") != 1 {
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
	if code := newGame().Soak([]string{"-hours", "8784"}, nil, &out, &errOut); code != terminal.ExitOK || errOut.Len() > 0 {
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
	m := newGame().newSoakMatch(&soak{folder: t.TempDir()}, 3)
	r := recordtest.Record{Seed: m.seed, Seats: []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: recordtest.Guesser, Name: "Sawa"}}}
	if err := m.start(r, []string{recordtest.Planner, ""}); err != nil {
		t.Fatal(err)
	}
	for m.session.Moves() < moves || m.people[m.session.Record().Actions[m.session.Moves()-1].Seat] != "" {
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
			m.shadow = m.rules().New(&recordtest.Record{Seed: 77, Seats: m.session.Seats()}, nil)
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
			resumed, err := session.New(m.rules(), m.game.Players, m.session.Record(), func(string) error { return m.save(m.rules().Text(&lost, new(biddingMatch))) })
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
			m.game.Illegal = m.game.Legal(m.session.Match(), 0)
			return m.refuse(ctx)
		},
		"a bad hint": func(m *soakingMatch) error {
			m.game.CheckIdea = func(*biddingMatch, int, biddingIdea) error { return errors.New("bad") }
			return m.hint(ctx)
		},
		"no hint": func(m *soakingMatch) error {
			m.game.Ideas = func(search.Trials[biddingAction], []biddingIdea, int) []biddingIdea { return nil }
			return m.hint(ctx)
		},
		"a best hint that is not the first": func(m *soakingMatch) error {
			m.game.Ideas = func(tried search.Trials[biddingAction], _ []biddingIdea, _ int) []biddingIdea {
				return []biddingIdea{{Action: tried[0].Action, Behind: 1}, {Action: tried[0].Action}}
			}
			return m.hint(ctx)
		},
		"a move better than the best": func(m *soakingMatch) error {
			m.game.Players = fickle(-1, -1)
			return m.review(ctx)
		},
		"another review": func(m *soakingMatch) error {
			m.game.Players = fickle(1, 2)
			return m.review(ctx)
		},
		"thinking that goes on": func(m *soakingMatch) error {
			m.players.asked = append(m.players.asked, ctx)
			return m.resume(ctx)
		},
		"an endless hint that ends": func(m *soakingMatch) error {
			m.game.Players = fickle()
			for range 10000 { // it is dropped before it ends, or it is not
				if err := m.drop(ctx); err != nil {
					return err
				}
			}
			return nil
		},
	} {
		m := soaking(t, 2)
		if err := broken(m); err == nil {
			t.Errorf("%s is not noticed", what)
		}
	}
}

// fickle are players who answer every hint at once, and each review with the next of some losses.
func fickle(losses ...float64) *players.Players[biddingMatch, biddingAction, recordtest.Event] {
	p := playerstest.Bidding(nil)
	p.Try = func(*biddingMatch, int, int, search.Limit) (search.Trials[biddingAction], error) { return nil, nil }
	p.Judge = func(*biddingMatch, []recordtest.Move, search.Limit) (search.Review[biddingAction], error) {
		loss := losses[0]
		losses = losses[1:]
		return search.Review[biddingAction]{Best: search.Judgement[biddingAction]{Margin: loss}}, nil
	}
	return p
}

// submitAny has the person do the first thing that is legal.
func (m *soakMatch[M, A, E]) submitAny() error {
	for m.session.Thinking() {
		m.session.Think()
	}
	return m.session.Submit(0, m.game.Legal(m.session.Match(), 0)[0])
}

// What breaks is told in one line, with a record of it.
func TestSoakKeepsTheRecordOfWhatBroke(t *testing.T) {
	s := &soak{folder: t.TempDir()}
	if err := os.WriteFile(filepath.Join(s.folder, "temporary"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	err := newGame().soakMatch(context.Background(), s, 1)
	kept := filepath.Join(s.folder, "broken.capital")
	if err == nil || !strings.Contains(err.Error(), "seed 1, after ") || !strings.HasSuffix(err.Error(), kept) {
		t.Fatal(err)
	}
	text, err := os.ReadFile(kept)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := recordtest.Rules().Read(string(text)); err != nil {
		t.Error(err)
	}
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
