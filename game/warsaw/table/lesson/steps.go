package lesson

import (
	"slices"

	"capital/game/scene/lesson"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Step is one idea of the lesson.
type Step = lesson.Step[*Seen, warsaw.Action]

// Where the person builds: below the starting tile, at its homes, and beside it.
var (
	below  = warsaw.Space{X: 0, Y: 1}
	beside = warsaw.Space{X: 1, Y: 0}
)

// Steps are those of the lesson, in order.
func Steps() []Step {
	shops := tile("I-13")
	steps := []Step{
		{Key: "district", Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			return append(lit, s.space(warsaw.Space{}))
		}},
		{Key: "take", Miss: missed("take.first"), Done: func(s *Seen) bool { return s.Held == shops }, Lit: hand(shops)},
		{Key: "turn", Miss: missed("turn.first"), Done: func(s *Seen) bool { return s.Held == shops && s.Turn%2 == 1 }, Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			if s.Held != shops {
				return append(lit, s.handTile(shops))
			}
			return append(lit, s.Layout.TurnLeft, s.Layout.TurnRight)
		}},
		placing("build", 2, warsaw.Action{Kind: warsaw.Build, Tile: shops, Space: below}, 1, 3),
		{Key: "coins", Lit: func(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Own) }},
		{Key: "milestone", Done: func(s *Seen) bool { return s.Milestone == 0 }, Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			return append(lit, s.Layout.Milestones[0])
		}},
		placing("stack", 2, warsaw.Action{Kind: warsaw.Overbuild, Tile: tile("I-11"), Space: below}, 0, 1),
		{Key: "others", Lit: func(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Other(0, 2)) }},
		discarding("discard", tile("I-06")),
		placing("area", 1, warsaw.Action{Kind: warsaw.Build, Tile: tile("I-10"), Space: beside}, 0, 1, 2, 3),
		prize("prize"),
		{Key: "income", Lit: func(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Own) }},
		{Key: "end"},
	}
	for n := range steps {
		steps[n].Topic = topics()[steps[n].Key]
	}
	return steps
}

// topics are the pages of the rules book about the steps.
func topics() map[string]string {
	return map[string]string{
		"district": "district", "take": "draft", "turn": "tile", "build": "build", "coins": "coins",
		"milestone": "milestone", "stack": "overbuild", "others": "draft", "discard": "discard", "area": "area",
		"prize": "milestone.place", "income": "income", "end": "end",
	}
}

// missed tells the same of every move.
func missed(key string) func(*Seen, warsaw.Action) string {
	return func(*Seen, warsaw.Action) string { return key }
}

// hand lights a tile of the hand.
func hand(tile warsaw.TileID) func(*Seen, []widget.Rect) []widget.Rect {
	return func(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.handTile(tile)) }
}

// placing is a step of so many moves in which a tile is picked, the last of a hand unasked, and laid on a space, turned in one of some ways. Its words are also those for
// "KEY.tile", "KEY.space" and "KEY.turn": that it is another tile, another space, or turned otherwise; and "KEY.use", that it
// is not laid there at all.
func placing(key string, moves int, wanted warsaw.Action, turns ...uint8) Step {
	return Step{
		Key: key, Moves: moves,
		Right: func(_ *Seen, a warsaw.Action) bool {
			return a.Kind == wanted.Kind && a.Tile == wanted.Tile && a.Space == wanted.Space && slices.Contains(turns, a.Turn)
		},
		Miss: func(_ *Seen, a warsaw.Action) string {
			switch {
			case a.Tile != wanted.Tile:
				return key + ".tile"
			case a.Kind == warsaw.Pick || a.Kind == warsaw.Discard:
				return key + ".use"
			case a.Space != wanted.Space:
				return key + ".space"
			}
			return key + ".turn"
		},
		Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			if s.Held != wanted.Tile {
				lit = append(lit, s.handTile(wanted.Tile))
			}
			return append(lit, s.space(wanted.Space))
		},
	}
}

// discarding is a step in which a tile is picked and discarded.
func discarding(key string, tile warsaw.TileID) Step {
	return Step{
		Key: key, Moves: 2,
		Right: func(_ *Seen, a warsaw.Action) bool { return a.Kind == warsaw.Discard && a.Tile == tile },
		Miss: func(_ *Seen, a warsaw.Action) string {
			if a.Tile != tile {
				return key + ".tile"
			}
			return key + ".use"
		},
		Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			if s.Held != tile {
				lit = append(lit, s.handTile(tile))
			}
			return append(lit, s.Layout.Discard)
		},
	}
}

// prize is the step in which the milestone that was won is placed on an empty space.
func prize(key string) Step {
	return Step{
		Key: key, Moves: 1,
		Right: func(s *Seen, a warsaw.Action) bool {
			i, ok := s.district().IndexOf(a.Space)
			return a.Kind == warsaw.PlaceMilestone && !(ok && s.district().Occupied().Has(i))
		},
		Miss: missed(key + ".over"),
		Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			return append(lit, s.Layout.Single())
		},
	}
}
