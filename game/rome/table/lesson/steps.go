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

// fountains are auctioned in a round.
const fountains = rome.Auctions - 1

// Steps are those of the lesson, in order.
func Steps() []Step {
	steps := []Step{
		{Key: "rome", Lit: func(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Map) }},
		tower("floors"),
		roofing("roof", rome.Round),
		carrying("house", 1, rome.Round, Home),
		{Key: "shape", Lit: things(view.OfPlace(Home))},
		tower("again"),
		carrying("elsewhere", 1, rome.Triangular, Elsewhere),
		carrying("height", 2, rome.Round, Home),
		roofing("finish", rome.Triangular),
		{
			Key: "pass", Moves: 1,
			Right: func(_ *Seen, a rome.Action) bool { return a.Kind == rome.Pass },
			Miss:  func(*Seen, rome.Action) string { return "pass.other" },
			Lit:   litPass,
		},
		bidding("keep", fountains, 0),
		bidding("amphitheatre", 1, 1, view.OfCard(card("black-8"))),
		putting("show", view.OfPlace(Home)),
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
		"rome": "match", "floors": "floor", "roof": "roof", "house": "permit", "shape": "shape", "again": "floor",
		"elsewhere": "scoring", "height": "height", "finish": "roof", "pass": "pass", "keep": "auction",
		"amphitheatre": "amphitheatre", "show": "put", "draw": "draw", "end": "end",
	}
}

// litPass lights what passes, or what confirms that.
func litPass(s *Seen, lit []widget.Rect) []widget.Rect {
	if s.Passes {
		return append(lit, s.Layout.Confirm)
	}
	return append(lit, s.Layout.Pass)
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

// carrying is a step in which a house of a height and shape is carried to a prefecture. Its words are also "KEY.place" and
// "KEY.house", for another prefecture and another house.
func carrying(key string, height uint8, shape rome.Shape, place rome.Place) Step {
	return Step{
		Key: key, Moves: 1,
		Right: func(_ *Seen, a rome.Action) bool {
			return carries(a) && a.Place == place && a.A == height && a.Shape == shape
		},
		Miss: func(_ *Seen, a rome.Action) string {
			switch {
			case !carries(a):
				return "other"
			case a.Place != place:
				return key + ".place"
			}
			return key + ".house"
		},
		Lit: things(view.OfHouse(0, int(height), shape), view.OfPlace(place)),
	}
}

// carries reports whether a house is carried to the board.
func carries(a rome.Action) bool { return a.Kind == rome.Play && a.Card.Type() == rome.Permit }

// tower is a step in which a Floor card makes a new house of 2 floors.
func tower(key string) Step {
	return building(key, rome.Floor, func(a rome.Action) bool { return a.A == 0 && a.B == 1 }, floors)
}

// roofing is a step in which that house gets a roof of a shape.
func roofing(key string, shape rome.Shape) Step {
	return building(key, rome.Roof, func(a rome.Action) bool { return a.A == 2 && a.Shape == shape },
		things(view.OfRoofs(shape), view.OfHouse(0, 2, rome.NoShape)))
}

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

// bidding is a step in which so many times so many cards are bid, for which some are lit. Its words are also "KEY.other", for
// fewer or more.
func bidding(key string, times, cards int, meant ...view.Thing) Step {
	return Step{
		Key: key, Moves: times,
		Right: func(_ *Seen, a rome.Action) bool { return a.Kind == rome.Bid && a.Bid.Count() == cards },
		Miss:  func(*Seen, rome.Action) string { return key + ".other" },
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
