package lesson

import (
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/session"
	"capital/render/widget"
	"capital/rules/lux"
	"capital/rules/record"
)

// RobFile is where the first match against ROB is kept.
const RobFile = "lux-first-rob.txt"

// RobSeed deals the first match against ROB. ROB turns both a red card and most of the others in its first round, and has more
// yellow in the end than the person lets it keep.
const RobSeed = 2466

// RobConfig is the first match against ROB, with the four powers of letter A and a seat that is named in the game's words.
func RobConfig(name string) scene.Config {
	return scene.Config{Seed: RobSeed, Seats: []record.Seat{{Player: session.Person, Name: name}}, Options: lux.SetOf("AAAA").Options()}
}

// RobSteps are those of the lesson against ROB, in order.
func RobSteps() []Step {
	home := func(code string) lux.Action { return lux.Action{Kind: lux.PlayHome, Card: citizen(code)} }
	keep := func(one, other string) lux.Action {
		return lux.Action{Kind: lux.Keep, Card: citizen(one), Other: citizen(other)}
	}
	return []Step{
		{Key: "rob.open", Topic: "rob", Lit: robsThings},
		{
			Key: "rob.look", Topic: "rob.cards", Lit: things(view.Thing{Kind: view.RobCards}),
			Done: func(s *Seen) bool { return s.Foretold },
		},
		following("rob.keep", "draft", keep("P4", "Y5"), keep("B5", "P3"), keep("G3", "G4")),
		following("rob.capital", "rob.cards", lux.Action{Kind: lux.PlayCapital, Card: citizen("G4")}),
		following("rob.lead", "cleric", cleric("P3", lux.Blue), home("P5")),
		following("rob.red", "rob", home("Y5"), home("B5"), home("G3")),
		following("rob.last", "last", cleric("P4", lux.Yellow)),
		{Key: "rob.ladder", Topic: "rob.ladder"},
	}
}

// robsThings lights what lies before ROB.
func robsThings(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.Rob) }

// following is a step in which some actions are done one after the other.
func following(key, topic string, right ...lux.Action) Step {
	next := func(s *Seen) (a lux.Action) {
		for _, a := range right {
			if s.Known.Check(a).OK() {
				return a
			}
		}
		return a
	}
	return Step{
		Key: key, Topic: topic, Moves: len(right),
		Right: func(s *Seen, a lux.Action) bool { return a == next(s) },
		Miss:  func(*Seen, lux.Action) string { return "other" },
		Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			switch a := next(s); a.Kind {
			case lux.Keep:
				return litKept(s, lit, a.Card, a.Other)
			case lux.PlayHome:
				return things(view.OfCard(a.Card, 0), view.OfHome(0, a.Card.Colour()))(s, lit)
			case lux.PlayCapital:
				lit = things(view.OfCard(a.Card, 0), view.OfCapital(a.Card.Colour()))(s, lit)
				if a.Fields&lux.FieldTo != 0 {
					lit = append(lit, s.Where(view.OfCapital(lux.District(a.To))))
				}
			}
			return lit
		},
	}
}
