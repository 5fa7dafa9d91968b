package playerstest

import (
	"testing"

	"capital/game/players"
	"capital/game/search"
	"capital/rules/record"
)

// HabitsArePlayed checks that every person has, over some matches of two, more of what it likes than the same player has who is
// nobody. likes is how much there is of what a person likes, told of the first seat: before each of its moves, with that, and at the
// end, with no move.
func HabitsArePlayed[M any, A comparable, E any](t *testing.T, p *players.Players[M, A, E], level string, matches int, likes func(person int, m *M, does *A) int) {
	t.Helper()
	limit := search.Limit{Samples: 8}
	play := func(seed uint64, persona string) (liked []int) {
		liked = make([]int, len(p.Personas))
		add := func(m *M, does *A) {
			for n := range liked {
				liked[n] += likes(n, m, does)
			}
		}
		player, err := p.New(level, persona, 0)
		if err != nil {
			t.Fatal(err)
		}
		other, err := p.New(level, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		r := record.Record[A]{Seed: seed, Seats: []record.Seat{{Player: level, Persona: persona}, {Player: level}}}
		m, err := p.Rules.Play(&r, func(m *M, seat int) (A, error) {
			if seat != 0 {
				return other(m, seat, limit), nil
			}
			a := player(m, seat, limit)
			add(m, &a)
			return a, nil
		}, nil)
		if err != nil {
			t.Fatal(err)
		}
		add(&m, nil)
		return liked
	}
	with, without := make([]int, len(p.Personas)), make([]int, len(p.Personas))
	for seed := range uint64(matches) {
		for n, liked := range play(seed, "") {
			without[n] += liked
		}
		for n, name := range p.Personas {
			with[n] += play(seed, name)[n]
		}
	}
	for n, name := range p.Personas {
		if t.Logf("%s: %d, without %d", name, with[n], without[n]); with[n] <= without[n] {
			t.Errorf("%s has %d of what it likes in %d matches, and would have %d without", name, with[n], matches, without[n])
		}
	}
}

// ThinkersHaveHabits checks that one who thinks for long is a person, too: over a match, as nobody and as each person it may do something
// else after the same samples, which it may do, and some do.
func ThinkersHaveHabits[M any, A comparable, E any](t *testing.T, p *players.Players[M, A, E], level string) {
	t.Helper()
	does := func(m *M, seat int, persona string) A {
		s, choose, err := p.Search(m, seat, persona, 1, search.Limit{})
		if err != nil {
			t.Fatal(err)
		}
		s.Run(search.Limit{Samples: 2})
		a := choose()
		then := *m
		if reason := p.Rules.Apply(&then, seat, a, nil); reason != nil {
			t.Fatalf("%q does %v: %v", persona, a, reason)
		}
		return a
	}
	player, err := p.New(level, "", 0)
	if err != nil {
		t.Fatal(err)
	}
	other, asked := 0, 0
	r := record.Record[A]{Seed: 3, Seats: []record.Seat{{Player: level}, {Player: level}}}
	_, err = p.Rules.Play(&r, func(m *M, seat int) (A, error) {
		if asked++; asked%9 == 0 {
			nobody := does(m, seat, "")
			for _, persona := range p.Personas {
				if does(m, seat, persona) != nobody {
					other++
				}
			}
		}
		return player(m, seat, search.Limit{}), nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if t.Logf("%d of %d", other, asked/9*len(p.Personas)); other == 0 {
		t.Error("all persons do what nobody does")
	}
}
