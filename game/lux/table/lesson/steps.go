package lesson

import (
	"capital/game/lux/table/view"
	"capital/game/scene/lesson"
	"capital/render/widget"
	"capital/rules/lux"
)

// Step is one idea of the lesson.
type Step = lesson.Step[*Seen, lux.Action]

// Steps are those of the lesson, in order.
func Steps() []Step {
	capital := func(code string) lux.Action { return lux.Action{Kind: lux.PlayCapital, Card: citizen(code)} }
	home := func(code string) lux.Action { return lux.Action{Kind: lux.PlayHome, Card: citizen(code)} }
	return []Step{
		{Key: "lux", Topic: "limit", Lit: districts},
		keeping("draft", citizen("B4"), citizen("Y6")),
		keeping("pass", citizen("P4"), citizen("Y4")),
		playing("home", "home", home("B4"), view.OfHome(0, lux.Blue)),
		playing("cleric", "cleric", cleric("P2", lux.Green), view.OfCapital(lux.Pink), view.OfCapital(lux.Green)),
		playing("bet", "limit", home("P4"), view.OfHome(0, lux.Pink)),
		playing("merchant", "merchant", capital("Y6"), view.OfCapital(lux.Yellow)),
		playing("lead", "bonus", home("Y4"), view.OfHome(0, lux.Yellow)),
		playing("scholar", "scholar", capital("G3"), view.OfCapital(lux.Green)),
		playing("agent", "last", capital("B6"), view.OfCapital(lux.Blue)),
		{
			Key: "lay", Topic: "agent", Moves: 1,
			Right: func(_ *Seen, a lux.Action) bool { return a == lux.Action{Kind: lux.LayModifier, To: int8(lux.Green)} },
			Miss:  func(*Seen, lux.Action) string { return "lay.other" },
			Lit:   things(view.OfCapital(lux.Green)),
		},
		{Key: "end", Topic: "resolve"},
	}
}

// districts lights the districts of the capital.
func districts(s *Seen, lit []widget.Rect) []widget.Rect {
	for d := range lux.District(lux.Districts) {
		lit = append(lit, s.Where(view.OfCapital(d)))
	}
	return lit
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

// litKept lights two cards that are to be kept, or what confirms that.
func litKept(s *Seen, lit []widget.Rect, one, other lux.Citizen) []widget.Rect {
	if s.Kept == 2 {
		return append(lit, s.Layout.Confirm)
	}
	return things(view.OfCard(one, 0), view.OfCard(other, 0))(s, lit)
}

// keeping is a step in which two cards are kept. Its words are also "KEY.other", for two others.
func keeping(key string, one, other lux.Citizen) Step {
	return Step{
		Key: key, Topic: "draft", Moves: 1,
		Right: func(_ *Seen, a lux.Action) bool { return a == lux.Action{Kind: lux.Keep, Card: one, Other: other} },
		Miss:  func(*Seen, lux.Action) string { return key + ".other" },
		Lit:   func(s *Seen, lit []widget.Rect) []widget.Rect { return litKept(s, lit, one, other) },
	}
}

// playing is a step in which a card is played. Its words are also "KEY.place", for the right card elsewhere.
func playing(key, topic string, right lux.Action, places ...view.Thing) Step {
	return Step{
		Key: key, Topic: topic, Moves: 1,
		Right: func(_ *Seen, a lux.Action) bool { return a == right },
		Miss: func(_ *Seen, a lux.Action) string {
			if a.Card == right.Card {
				return key + ".place"
			}
			return "other"
		},
		Lit: things(append([]view.Thing{view.OfCard(right.Card, 0)}, places...)...),
	}
}
