package lesson

import (
	_ "embed"

	"capital/game/lux/table/view"
	"capital/game/scene/lesson"
	"capital/render/widget"
	"capital/rules/lux"
)

// Chapter is a lesson that begins in the middle of a match, in words of its own: each of its parts is a step.
type Chapter struct {
	lesson.Chapter
	parts []lesson.Part[*Seen]
}

// Steps are those of the chapter, by what is done in it, and the moves that each takes.
func (c *Chapter) Steps(play *lesson.Play[lux.Action]) (steps []Step, moves [][]lux.Action) {
	return lesson.StepsOf(&c.Chapter, c.parts, play, func(left []lux.Action) Step { return deciding(left[0]) })
}

// deciding is a step in which one decision is taken.
func deciding(wanted lux.Action) Step {
	return Step{
		Moves: 1,
		Right: func(_ *Seen, a lux.Action) bool { return a == wanted },
		Miss: func(_ *Seen, a lux.Action) string {
			switch {
			case a.Kind == lux.Keep:
				return "chapter.keep"
			case a.Card == wanted.Card:
				return "chapter.place"
			}
			return "other"
		},
		Lit: func(s *Seen, lit []widget.Rect) []widget.Rect {
			if wanted.Kind == lux.Keep {
				return litKept(s, lit, wanted.Card, wanted.Other)
			}
			return things(s.Chosen(wanted)...)(s, lit)
		},
	}
}

//go:embed chapters/powers.txt
var powerRecord string

// Chapters are those that follow the first match, in order.
func Chapters() []Chapter {
	read, does := lesson.Read[*Seen], lesson.Does[*Seen]
	return []Chapter{
		{lesson.Chapter{Name: "powers", Record: powerRecord}, []lesson.Part[*Seen]{
			read("set", "turn", things(view.OfCapital(lux.Green), view.OfHome(0, lux.Green))),
			does("draft", "draft"),
			does("doom", "doomsayer"),
			does("guard", "sentinel"),
			does("row", "discoverer"),
			does("gold", "gold"),
			does("home", "limit"),
			read("last", "last", things(view.OfHome(0, lux.Yellow))),
			does("rebel", "infiltrator"),
			read("end", "resolve", nil),
		}},
	}
}
