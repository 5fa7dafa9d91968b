// Package playtest tests the goals of a game: each with a match in which it is reached, and one in which it is not.
package playtest

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"capital/game/play"
	"capital/game/players"
	"capital/game/search"
	"capital/rules/record"
)

// find has examples be looked for, in so many matches of each kind, and written; and how many matches reach each goal be told.
var find = flag.Int("find", 0, "looks for examples in so many `matches` of each kind, and writes them")

// examples is where the matches are named, a line a goal: its name, and a match in which it is reached and one in which it is not.
const examples = "testdata/examples.txt"

// Goals are the goals of a game, and who plays it in a test.
type Goals[M any, A comparable, E any] struct {
	play.Goals
	Players *players.Players[M, A, E]
	Levels  []string // that play the matches in which examples are looked for
	Seats   []int
}

// match is a match between players that are all of one level, and the seat that is looked at. All of it follows from that.
type match struct {
	level       string
	seats, seat int
	seed        uint64
}

func (m match) String() string { return fmt.Sprintf("%s %d %d %d", m.level, m.seats, m.seed, m.seat+1) }

// Test tries the examples of every goal.
func (g *Goals[M, A, E]) Test(t *testing.T) {
	if *find > 0 {
		g.find(t)
	}
	file, err := os.Open(examples)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	tried := map[string]bool{}
	texts := map[match]string{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var name string
		var in, out match
		if _, err := fmt.Sscan(lines.Text(), &name, &in.level, &in.seats, &in.seed, &in.seat, &out.level, &out.seats, &out.seed, &out.seat); err != nil {
			t.Fatalf("%q: %v", lines.Text(), err)
		}
		tried[name] = true
		for _, m := range []*match{&in, &out} {
			m.seat--
			whole := match{m.level, m.seats, 0, m.seed}
			if texts[whole] == "" {
				texts[whole] = g.play(t, *m)
			}
			if reached := slices.Contains(g.Reached(texts[whole], m.seat), name); reached != (m == &in) {
				t.Errorf("%s in %v: reached: %v", name, m, reached)
			}
		}
	}
	for _, name := range g.Names {
		if !tried[name] {
			t.Errorf("of %s there is no example", name)
		}
	}
	if len(g.Reached("capital 1\n", 0)) > 0 {
		t.Error("a record that is broken reaches goals")
	}
}

// play plays a match and returns its record.
func (g *Goals[M, A, E]) play(t *testing.T, m match) string {
	t.Helper()
	rules := g.Players.Rules
	r := record.Record[A]{Seed: m.seed}
	var seated []players.Player[M, A]
	for seat := range m.seats {
		r.Seats = append(r.Seats, record.Seat{Player: m.level})
		player, err := g.Players.New(m.level, "", players.Seed(m.seed, seat, rules.Most))
		if err != nil {
			t.Fatal(err)
		}
		seated = append(seated, player)
	}
	over, err := rules.Play(&r, func(m *M, seat int) (A, error) {
		return seated[seat](m, seat, search.Limit{Samples: 4}), nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rules.Text(&r, &over)
}

// find looks for examples and writes them.
func (g *Goals[M, A, E]) find(t *testing.T) {
	in, out := map[string]match{}, map[string]match{}
	for _, level := range g.Levels {
		for _, seats := range g.Seats {
			count := map[string]int{}
			for n := range *find {
				m := match{level: level, seats: seats, seat: n % seats, seed: uint64(n + 1)}
				reached := g.Reached(g.play(t, m), m.seat)
				for _, name := range g.Names {
					where := out
					if slices.Contains(reached, name) {
						where = in
						count[name]++
					}
					if _, had := where[name]; !had {
						where[name] = m
					}
				}
			}
			var told []string
			for _, name := range g.Names {
				told = append(told, fmt.Sprintf("%s %.1f %%", name, 100*float64(count[name])/float64(*find)))
			}
			t.Logf("%s, %d seats: %s", level, seats, strings.Join(told, ", "))
		}
	}
	var text strings.Builder
	for _, name := range g.Names {
		if _, had := in[name]; !had {
			t.Errorf("nobody reaches %s", name)
			continue
		}
		fmt.Fprintf(&text, "%s %v %v\n", name, in[name], out[name])
	}
	if err := os.MkdirAll(filepath.Dir(examples), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(examples, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
