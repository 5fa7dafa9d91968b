package lesson

import (
	"capital/game/rome/table/view"
	"capital/game/scene/lesson"
	"capital/render/widget"
	"capital/rules/rome"
)

// Step is one idea of the lesson.
type Step = lesson.Step[*Seen, rome.Action]

// drawn is how many cards the person draws: six, and two for the amphitheatre.
const drawn = 8

// Steps are those of the lesson, in order.
func Steps() []Step {
	low, high := view.OfHouse(0, 1, rome.Round), view.OfHouse(0, 2, rome.Round)
	begun := view.OfHouse(0, 2, rome.NoShape)
	home := view.OfPlace(Home)
	steps := []Step{
		{Key: "rome", Lit: func(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Map) }},
		carrying("house", 1, low, home),
		{Key: "shape", Lit: things(home)},
		carrying("height", 2, high, home),
		building("floors", rome.Floor, func(a rome.Action) bool { return a.A == 0 && a.B == 1 }, floors),
		building("roof", rome.Roof, func(a rome.Action) bool { return a.A == 2 && a.Shape == rome.Round }, things(view.OfRoofs(rome.Round), begun)),
		{
			Key: "pass", Moves: 1,
			Right: func(_ *Seen, a rome.Action) bool { return a.Kind == rome.Pass },
			Miss:  func(*Seen, rome.Action) string { return "pass.other" },
			Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
				if s.Passes {
					return append(lit, s.Layout.Confirm)
				}
				return append(lit, s.Layout.Pass)
			},
		},
		bidding("bid", 1, view.OfCard(card("black-5"))),
		putting("fountain", home),
		bidding("keep", 0),
		bidding("amphitheatre", 1, view.OfCard(card("floor-8"))),
		putting("show", home),
		{
			Key: "draw", Moves: drawn,
			Right: func(_ *Seen, a rome.Action) bool { return a.Kind == rome.Draw },
			Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
				return append(lit, s.Layout.Piles[:]...)
			},
		},
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
		"rome": "match", "house": "permit", "shape": "shape", "height": "height", "floors": "floor",
		"roof": "roof", "pass": "pass", "bid": "bid", "fountain": "put", "keep": "auction",
		"amphitheatre": "amphitheatre", "show": "scoring", "draw": "draw", "end": "end",
	}
}

// things lights things of the table.
func things(meant ...view.Thing) func(*Seen, []widget.Rect) []widget.Rect {
	return func(s *Seen, lit []widget.Rect) []widget.Rect {
		for _, thing := range meant {
			lit = append(lit, s.Where(thing))
		}
		return lit
	}
}

// carrying is a step in which a round house of a height is carried home. Its words are also "KEY.place" and "KEY.house", for
// another prefecture and another house.
func carrying(key string, height uint8, meant ...view.Thing) Step {
	return Step{
		Key: key, Moves: 1,
		Right: func(_ *Seen, a rome.Action) bool {
			return carries(a) && a.Place == Home && a.A == height && a.Shape == rome.Round
		},
		Miss: func(_ *Seen, a rome.Action) string {
			switch {
			case !carries(a):
				return "other"
			case a.Place != Home:
				return key + ".place"
			}
			return key + ".house"
		},
		Lit: things(meant...),
	}
}

// carries reports whether a house is carried to the board.
func carries(a rome.Action) bool { return a.Kind == rome.Play && a.Card.Type() == rome.Permit }

// building is a step in which something is built with a card of a type. Its words are also "KEY.other", for something else
// that is built with one.
func building(key string, of rome.Type, right func(a rome.Action) bool, lit func(*Seen, []widget.Rect) []widget.Rect) Step {
	return Step{
		Key: key, Moves: 1,
		Right: func(_ *Seen, a rome.Action) bool {
			return a.Kind == rome.Play && a.Card.Type() == of && right(a)
		},
		Miss: func(_ *Seen, a rome.Action) string {
			if a.Kind == rome.Play && a.Card.Type() == of {
				return key + ".other"
			}
			return "other"
		},
		Lit: lit,
	}
}

// floors lights the stock, and where the next floor goes.
func floors(s *Seen, lit []widget.Rect) []widget.Rect {
	next := view.Thing{Kind: view.NewHouse}
	if s.Laid {
		next = view.OfHouse(s.Known.Seat(), 1, rome.NoShape)
	}
	return append(lit, s.Where(view.Thing{Kind: view.Stock}), s.Where(next))
}

// bidding is a step in which so many cards are bid, for which some are lit. Its words are also "KEY.few" and "KEY.many", for
// fewer and for more.
func bidding(key string, cards int, meant ...view.Thing) Step {
	return Step{
		Key: key, Moves: 1,
		Right: func(_ *Seen, a rome.Action) bool { return a.Kind == rome.Bid && a.Bid.Count() == cards },
		Miss: func(_ *Seen, a rome.Action) string {
			if a.Bid.Count() < cards {
				return key + ".few"
			}
			return key + ".many"
		},
		Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			if s.Bid.Count() == cards {
				return append(lit, s.Layout.Confirm)
			}
			return things(meant...)(s, lit)
		},
	}
}

// putting is a step in which a piece is put home. Its words are also "KEY.place", for another prefecture.
func putting(key string, home view.Thing) Step {
	return Step{
		Key: key, Moves: 1,
		Right: func(_ *Seen, a rome.Action) bool { return a.Kind == rome.Put && a.Place == Home },
		Miss:  func(*Seen, rome.Action) string { return key + ".place" },
		Lit:   things(home),
	}
}
