//go:build !js

package cabinet

import (
	"bufio"
	"os"
	"path/filepath"
	"testing"

	"capital/game/lab"
	"capital/rules/expo"
	"capital/rules/lux"
	"capital/rules/record"
	"capital/rules/rome"
	"capital/rules/warsaw"
)

// proofs are the links of the matches in which a Master did the tasks of a ladder, one a line, by a game's name.
func proofs(t *testing.T, game string) (links []string) {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "ladder", game+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		links = append(links, lines.Text())
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return links
}

// TestAMasterDidEachRung of the ladders of challenges: the kept match is of the rung's deal, and does its task.
func TestAMasterDidEachRung(t *testing.T) {
	for n, g := range simulated() {
		t.Run(g.Name, func(t *testing.T) { provesRungs(t, &g, links()[n], heads()[n]) })
	}
}

// heads read the seed, the seats and the options of a match of each game of the cabinet, in its order.
func heads() []func(text string) (record.Record[struct{}], error) {
	return []func(string) (record.Record[struct{}], error){headBy(warsaw.Rules()), headBy(rome.Rules()), headBy(lux.Rules()), headBy(expo.Rules())}
}

func headBy[M, A, E any](rules *record.Rules[M, A, E]) func(text string) (record.Record[struct{}], error) {
	return func(text string) (record.Record[struct{}], error) {
		r, _, err := rules.Read(text)
		return record.Record[struct{}]{Seed: r.Seed, Seats: r.Seats, Options: r.Options}, err
	}
}

func provesRungs(t *testing.T, g *lab.Game, linked linked, headOf func(text string) (record.Record[struct{}], error)) {
	kept := proofs(t, g.Name)
	if len(g.Challenges) != 8 || len(kept) != len(g.Challenges) {
		t.Fatalf("%d rungs, %d proofs", len(g.Challenges), len(kept))
	}
	seeds := map[uint64]bool{}
	for n, rung := range g.Challenges {
		if seeds[rung.Seed] {
			t.Errorf("rung %d has the seed of another", n+1)
		}
		seeds[rung.Seed] = true
		text, err := linked.open(kept[n])
		if err != nil {
			t.Fatalf("rung %d: %v", n+1, err)
		}
		head, err := headOf(text)
		if err != nil {
			t.Fatal(err)
		}
		if !rung.Plays(head.Seed, head.Seats, head.Options) || head.Seats[0].Player != "master" {
			t.Errorf("rung %d: a Master did not play its deal", n+1)
		}
		if result, ok := g.Judge(text, 0); !ok || !rung.Task.Done(result) {
			t.Errorf("rung %d: %+v does not do %+v", n+1, result, rung.Task)
		}
	}
}
