package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// valuer says what a table is worth to a seat.
type valuer interface {
	// value is the prestige, in thousandths, that the seat is expected to end with.
	value(t *expo.Table, seat int) int64
}

// greedy takes the action after which its value function promises it most.
type greedy struct{ by valuer }

// Choose looks at each action by itself.
func (g greedy) Choose(v *expo.View) expo.Action {
	var e eye
	e.start(v)
	return g.choose(&e)
}

// choose takes the best action of the seat that the eye has, of equals the first.
func (g greedy) choose(e *eye) (found expo.Action) {
	var buf [maxActions]expo.Action
	actions := e.legal(buf[:0])
	if len(actions) == 1 {
		return actions[0]
	}
	highest := int64(0)
	for n := range actions {
		then := e.after(&actions[n])
		if value := g.by.value(&then.Table, e.seat); n == 0 || value > highest {
			found, highest = actions[n], value
		}
	}
	return found
}

// ranked are the options of the seat, the most promising first.
func (g greedy) ranked(e *eye) []search.Option[expo.Action] {
	var buf [maxActions]expo.Action
	actions := e.legal(buf[:0])
	options := make([]search.Option[expo.Action], len(actions))
	for n := range actions {
		then := e.after(&actions[n])
		options[n] = search.Option[expo.Action]{Action: actions[n], Value: g.by.value(&then.Table, e.seat)}
	}
	search.Rank(options)
	return options
}

// eye looks at what follows from the actions of a seat, in one sample of what the seat does not know. It is not small.
type eye struct {
	seat      int
	now, then expo.Match
}

// start begins to look at a decision of a view.
func (e *eye) start(v *expo.View) { e.seat, e.now = v.Seat(), v.Sample(hashView(v)) }

// legal lists what the seat can do and is worth a look: of activations that tourists pay who are all the same only one, no cell for
// a tile that costs more prestige than another one would, and of the open tiles that could become a Lake only the first.
func (e *eye) legal(buf []expo.Action) []expo.Action {
	actions := e.now.Legal(e.seat, buf)
	switch e.now.Owes(e.seat) {
	case expo.DecideActivate:
		return distinct(&e.now.Table, e.seat, actions)
	case expo.DecideBuild, expo.DecideProsper:
		return placings(e.now.Player(e.seat), actions)
	}
	return actions
}

// after is the match after an action and, where the seat could activate more, as if it stopped then.
func (e *eye) after(a *expo.Action) *expo.Match {
	e.then = e.now
	e.then.Apply(e.seat, *a, nil)
	if goesOn(&e.then, e.seat) {
		e.then.Apply(e.seat, expo.Action{Kind: expo.Stop}, nil)
	}
	return &e.then
}

// distinct keeps, of activations that differ only in which of several tourists on one tile pay, the one with the first owners.
func distinct(t *expo.Table, seat int, actions []expo.Action) []expo.Action {
	kept := actions[:0]
	for n := range actions {
		if a := &actions[n]; a.Tourists == 0 || !later(t, seat, a.Tourists) {
			kept = append(kept, *a)
		}
	}
	return kept
}

// placings keeps the cheapest cells of each tile, and one tile to become a Lake.
func placings(p *expo.Player, actions []expo.Action) []expo.Action {
	var cheapest [expo.TileCount]int // one more than its penalty, 0 for none yet
	lake := expo.Lake
	for n := range actions {
		a := &actions[n]
		if a.Kind == expo.MakeLake {
			lake = min(lake, a.Tile)
		} else if cost := 1 + p.Penalty(a.Tile, a.Cell()); cheapest[a.Tile] == 0 || cost < cheapest[a.Tile] {
			cheapest[a.Tile] = cost
		}
	}
	kept := actions[:0]
	for n := range actions {
		a := &actions[n]
		if a.Kind == expo.MakeLake && a.Tile == lake || a.Kind != expo.MakeLake && 1+p.Penalty(a.Tile, a.Cell()) == cheapest[a.Tile] {
			kept = append(kept, *a)
		}
	}
	return kept
}

// later reports whether a tourist pays though the one of an earlier owner, who stands on the same tile and could pay, does not.
func later(t *expo.Table, seat int, payers expo.Tourists) bool {
	for owner := range t.Seats() {
		if !payers.Has(owner) {
			continue
		}
		for before := range owner {
			other := t.Tourist(before)
			if !payers.Has(before) && int(other.Holder) == seat && !other.Used && other.At == t.Tourist(owner).At {
				return true
			}
		}
	}
	return false
}
