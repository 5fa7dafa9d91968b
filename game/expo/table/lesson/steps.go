package lesson

import (
	"capital/game/expo/table/view"
	"capital/game/scene/lesson"
	"capital/render/widget"
	"capital/rules/expo"
)

// Step is one idea of the lesson.
type Step = lesson.Step[*Seen, expo.Action]

// Steps are those of the lesson, in order: a round after the other.
func Steps() []Step {
	stage := expo.Action{Kind: expo.Prosper, Tile: tile("least-culture"), X: -1, Y: -2}
	plant := view.OfPlant(0)
	return []Step{
		{Key: "capital", Topic: "match", Lit: func(s *Seen, lit []widget.Rect) []widget.Rect { return append(lit, s.Layout.City) }},
		{Key: "tracks", Topic: "tracks", Lit: things(view.Thing{Kind: view.Tracks})},
		setting("build", "build", build("boarding-house", 0, -1), view.OfCrossing(0, 0)),
		activating("tourists", "tourism", 1, activate(0, 0, 0, 1), view.OfTourist(0), view.OfTourist(1)),
		activating("power", "activation", 1, activate(0, -1), plant),

		taking("order", "initiative", 3),
		setting("neighbours", "neighbours", build("steel-mill", 1, -1)),
		doing("crossing", "crossing", crossing(0, 0, -1), view.OfCorner(expo.Corner{X: 0, Y: -1})),
		{Key: "culture", Topic: "culture", Lit: things(view.OfTrack(expo.Culture), view.OfPanel(1))},
		activating("cubes", "cost", 1, activate(0, 0), plant),

		taking("taxes", "taxes", 4),
		setting("colour", "site", build("brewery", 0, -2)),
		doing("rest", "rest", expo.Action{Kind: expo.RestPrestige}, view.OfAnswer(view.RestForPrestige)),
		setting("prosperity", "prosperity", stage),

		taking("again", "market", 3),
		setting("plant", "plants", build("court", 0, 1)),
		{Key: "forecast", Topic: "expo", Lit: things(view.Thing{Kind: view.Fair})},
		activating("jobs", "employment", 1, activate(0, -2), plant),
		activating("services", "services", 1, activate(0, 1), plant),
		{Key: "end", Topic: "expo", Lit: things(view.OfPanel(1))},
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

// doing is a step of one action, for which a thing is chosen. Its words are also "KEY.other", for another of its kind.
func doing(key, topic string, right expo.Action, meant view.Thing) Step {
	return Step{
		Key: key, Topic: topic, Moves: 1,
		Right: func(_ *Seen, a expo.Action) bool { return a == right },
		Miss:  func(*Seen, expo.Action) string { return key + ".other" },
		Lit:   things(meant),
	}
}

// taking is a step in which a space of the initiative is taken. Its words are also "KEY.other", for another one.
func taking(key, topic string, n uint8) Step {
	return doing(key, topic, space(n), view.OfSpace(int(n)))
}

// setting is a step in which a tile is set on a cell. Its words are also "KEY.cell", for the same tile elsewhere.
func setting(key, topic string, right expo.Action, beside ...view.Thing) Step {
	from := view.OfOffer(right.Tile)
	if right.Kind == expo.Prosper {
		from = view.OfOpen(right.Tile)
	}
	return Step{
		Key: key, Topic: topic, Moves: 1,
		Right: func(_ *Seen, a expo.Action) bool { return a == right },
		Miss: func(_ *Seen, a expo.Action) string {
			if a.Kind == right.Kind && a.Tile == right.Tile {
				return key + ".cell"
			}
			return "other"
		},
		Lit: things(append([]view.Thing{from, view.OfCell(right.Cell())}, beside...)...),
	}
}

// activating is a step in which a tile of the city is activated so many times. The words "payers" are told where others would pay.
func activating(key, topic string, times int, right expo.Action, beside ...view.Thing) Step {
	return Step{
		Key: key, Topic: topic, Moves: times,
		Right: func(_ *Seen, a expo.Action) bool { return a == right },
		Miss: func(_ *Seen, a expo.Action) string {
			if a.Kind == right.Kind && a.Cell() == right.Cell() {
				return "payers"
			}
			return "other"
		},
		Lit: things(append([]view.Thing{view.OfTile(0, right.Cell())}, beside...)...),
	}
}
