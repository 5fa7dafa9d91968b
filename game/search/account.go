package search

import (
	"cmp"
	"math"
	"slices"
)

// Entries is how many entries an account has at most, in any game.
const Entries = 24

// Account is what the end of a rollout is made up of for the seat that decides, entry by entry of a game's own list: what in
// victory points adds up to its margin, and whatever else is worth telling, all in thousandths. An entry that says the same
// of every move need not be kept.
type Account [Entries]int64

// Beside is what a move is told beside: another move, and what the first one brings more, less than 0 less, in the same samples: at
// the end, and of each entry of its accounts. The zero value is told beside nothing.
type Beside[A comparable] struct {
	Action  A
	Ahead   Difference // by how much further ahead the first one ends
	Entries [Entries]Difference
}

// Difference is by how much more there is of something on average; Sure says that it is more than chance explains.
type Difference struct {
	Mean float64
	Sure bool
}

// Points are the whole points that are told of a difference: none where chance may explain it, or where it is too small.
func (d Difference) Points() int {
	if !d.Sure || math.Abs(d.Mean) < leastTold {
		return 0
	}
	return whole(d.Mean)
}

// Turned is what the other move is told beside the first.
func (b Beside[A]) Turned(action A) Beside[A] {
	b.Action, b.Ahead.Mean = action, -b.Ahead.Mean
	for n := range b.Entries {
		b.Entries[n].Mean = -b.Entries[n].Mean
	}
	return b
}

// beside compares what a move brought with what another one did.
func beside[A comparable](own, other *Trial[A]) Beside[A] {
	b := Beside[A]{Action: other.Action}
	samples := min(len(own.Accounts), len(other.Accounts))
	if samples == 0 {
		return b
	}
	b.Ahead = surely(difference(own.Margins[:samples], other.Margins[:samples]))
	more, none := make([]float64, samples), make([]float64, samples)
	for entry := range b.Entries {
		for n := range more {
			more[n] = float64(own.Accounts[n][entry]-other.Accounts[n][entry]) / 1000
		}
		b.Entries[entry] = surely(difference(more, none))
	}
	return b
}

// surely is a difference with that standard error.
func surely(mean, deviation float64) Difference {
	return Difference{mean, math.Abs(mean) > sureErrors*deviation}
}

// Telling are the entries that are told, at most so many, of the first ones: those that weigh most. Who adds them up comes to the
// same side as the search. What agrees with that comes first, and of it what weighs most.
func (b *Beside[A]) Telling(first, most int) []int {
	side := 1
	if b.Ahead.Mean < 0 {
		side = -1
	}
	agrees := func(n int) int { return side * b.Entries[n].Points() } // less than 0: speaks against it
	var left, told []int
	for n := range first {
		if agrees(n) != 0 {
			left = append(left, n)
		}
	}
	weigh := func(x, y int) int { return cmp.Compare(math.Abs(b.Entries[y].Mean), math.Abs(b.Entries[x].Mean)) }
	slices.SortStableFunc(left, weigh)
	for sum := 0; len(told) < most; {
		next := slices.IndexFunc(left, func(n int) bool {
			then := sum + agrees(n)
			return then > 0 || then == 0 && math.Abs(b.Ahead.Mean) < leastTold
		})
		if next < 0 {
			break
		}
		sum += agrees(left[next])
		told = append(told, left[next])
		left = slices.Delete(left, next, next+1)
	}
	slices.SortStableFunc(told, func(x, y int) int {
		if (agrees(x) > 0) != (agrees(y) > 0) {
			return cmp.Compare(agrees(y), agrees(x))
		}
		return weigh(x, y)
	})
	return told
}

// Told is one thing that is told of a move beside another: an entry of its accounts, or one of the following.
type Told struct{ Entry, Points int }

// What is told that is no entry.
const (
	ToldRest  = Entries + iota // all that is not told by itself
	ToldAll                    // all together, where nothing is told by itself
	ToldAlike                  // nothing sets them apart that is neither too little nor a matter of chance
	ToldAside                  // what has no points: see [Beside.TellWith]
)

// Tell is what is told, so that the points add up to what lies between both: entries as by [Beside.Telling] and then the rest, or
// all as one.
func (b *Beside[A]) Tell(first, most int) (all []Told) {
	rest := whole(b.Ahead.Mean)
	for _, entry := range b.Telling(first, most) {
		points := b.Entries[entry].Points()
		all, rest = append(all, Told{entry, points}), rest-points
	}
	switch {
	case len(all) > 0 && rest != 0:
		return append(all, Told{ToldRest, rest})
	case len(all) > 0:
		return all
	case b.Ahead.Points() != 0:
		return []Told{{ToldAll, b.Ahead.Points()}}
	}
	return []Told{{ToldAlike, 0}}
}

// TellWith is what is told where something without points is, too, that speaks against the move or for it. That comes first where it
// speaks for the move that is ahead, or else before the rest.
func (b *Beside[A]) TellWith(first, most int, against bool) []Told {
	all := b.Tell(first, most-1)
	at, ahead := len(all), b.Ahead.Mean
	switch {
	case all[0].Entry == ToldAlike && !(against && ahead > 0):
		return []Told{{Entry: ToldAside}}
	case against == (ahead < 0):
		at = 0
	case all[at-1].Entry == ToldRest:
		at--
	}
	return slices.Insert(all, at, Told{Entry: ToldAside})
}
