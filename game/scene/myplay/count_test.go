//go:build !js

package myplay

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	luxai "capital/game/lux/ai"
	"capital/game/play"
	"capital/game/players"
	romeai "capital/game/rome/ai"
	"capital/game/search"
	warsawai "capital/game/warsaw/ai"
	"capital/rules/record"
)

// recorded plays a match between quick players, of whom the n-th is called a person, and returns its record. No seat is a person's
// where that is none of them.
func recorded[M any, A comparable, E any](t *testing.T, p *players.Players[M, A, E], levels []string, person int, seed uint64) string {
	t.Helper()
	r := record.Record[A]{Seed: seed}
	var seated []players.Player[M, A]
	for seat, level := range levels {
		kind := level
		if seat == person {
			kind = "person"
		}
		r.Seats = append(r.Seats, record.Seat{Player: kind, Name: strconv.Itoa(seat)})
		player, err := p.New(level, "", players.Seed(seed, seat, p.Rules.Most))
		if err != nil {
			t.Fatal(err)
		}
		seated = append(seated, player)
	}
	m, err := p.Rules.Play(&r, func(m *M, seat int) (A, error) { return seated[seat](m, seat, search.Limit{}), nil }, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Rules.Text(&r, &m)
}

// counted is what was counted of matches of a kind.
type counted struct {
	matches      int
	wins, points float64
	best         int
}

// countText counts a match by the lines of its record alone. The kind is its game, its seats and the strongest rival.
func countText(text string, into map[string]*counted) {
	var game, strongest string
	var seats []string
	var results [][]int
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch words[0] {
		case "game":
			game = words[1]
		case "seat":
			seats = append(seats, words[2])
			if strongest != "builder" && words[2] != "person" {
				strongest = words[2]
			}
		case "result":
			var numbers []int
			for _, word := range words[2:] {
				n, _ := strconv.Atoi(word)
				numbers = append(numbers, n)
			}
			results = append(results, numbers)
		}
	}
	own := slices.Index(seats, "person")
	if own < 0 {
		return
	}
	points := results[own][0]
	share := 0.0
	if len(seats) == 1 { // ROB's points and gold come after
		strongest = "rob"
		if r := results[0]; r[0] > r[2] || r[0] == r[2] && r[1] < r[3] {
			share = 1
		}
	} else {
		if game == "lux" { // the least gold
			for _, r := range results {
				r[1] = -r[1]
			}
		}
		first, with := slices.MaxFunc(results, slices.Compare[[]int]), 0
		for _, r := range results {
			if slices.Equal(r, first) {
				with++
			}
		}
		if slices.Equal(results[own], first) {
			share = 1 / float64(with)
		}
	}
	kind := fmt.Sprint(game, len(seats), strongest)
	c := into[kind]
	if c == nil {
		c = &counted{best: points}
		into[kind] = c
	}
	c.matches++
	c.wins += share
	c.points += float64(points)
	c.best = max(c.best, points)
}

// What 200 records on the disk come to is what their lines say, counted otherwise.
func TestFiguresOfRecords(t *testing.T) {
	app := cabinetApp(t, 0, 0)
	want := map[string]*counted{}
	warsaw, rome, lux := warsawai.NewPlayers(nil), romeai.NewPlayers(nil), luxai.NewPlayers(nil)
	for n := range 200 {
		levels := []string{"apprentice"}
		for seat := range n / 3 % 4 {
			levels = append(levels, []string{"apprentice", "builder"}[(n+seat)/5%2])
		}
		if n%3 != 2 && len(levels) == 1 { // one seat alone is Capital Lux 2's
			levels = append(levels, "apprentice")
		}
		person, text := n%(len(levels)+1), ""
		switch n % 3 {
		case 0:
			text = recorded(t, warsaw, levels, person, uint64(1000+n))
		case 1:
			text = recorded(t, rome, levels, person, uint64(1000+n))
		case 2:
			text = recorded(t, lux, levels, person, uint64(1000+n))
		}
		countText(text, want)
		as := fmt.Sprintf("2026-%02d-01-x-%d", 1+n%12, n)
		if err := errors.Join(app.Store.Save("match.txt", []byte(text)), app.Store.Finish("match.txt", as)); err != nil {
			t.Fatal(err)
		}
	}
	for _, when := range []string{"read", "kept"} {
		h, err := app.ReadHistory(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		games, _ := app.Games()
		for _, g := range games {
			for _, f := range play.Count(play.Of(h.Matches, g.Name), append(slices.Clone(g.Levels), play.Rob)) {
				kind := fmt.Sprint(g.Name, f.Seats, f.Level)
				c := want[kind]
				if c == nil || f.Matches != c.matches || math.Abs(f.Wins-c.wins) > 1e-9 || f.Best != c.best || math.Abs(f.Mean-c.points/float64(c.matches)) > 1e-9 {
					t.Errorf("%s, %s: %+v, not %+v", kind, when, f, c)
				}
				found++
			}
		}
		if found != len(want) || found < 12 {
			t.Errorf("%s: %d kinds of matches, not %d", when, found, len(want))
		}
	}
}
