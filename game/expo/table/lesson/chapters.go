package lesson

import (
	_ "embed"

	"capital/game/expo/table/view"
	"capital/game/scene/lesson"
	"capital/rules/expo"
)

// Chapter is a lesson that begins in the middle of a match, in words of its own: each of its parts is a step.
type Chapter struct {
	lesson.Chapter
	parts []lesson.Part[*Seen]
}

// Steps are those of the chapter, by what is done in it, and the moves that each takes.
func (c *Chapter) Steps(play *lesson.Play[expo.Action]) (steps []Step, moves [][]expo.Action) {
	return lesson.StepsOf(&c.Chapter, c.parts, play, func(left []expo.Action) Step { return deciding(left[0]) })
}

// deciding is a step in which one decision is taken.
func deciding(wanted expo.Action) Step {
	const key = "chapter"
	switch wanted.Kind {
	case expo.TakeSpace:
		return taking(key, "", wanted.Space)
	case expo.MoveCrossing:
		return doing(key, "", wanted, view.OfCorner(wanted.Corner()))
	case expo.Activate:
		return activating(key, "", 1, wanted)
	}
	return setting(key, "", wanted)
}

//go:embed chapters/expo.txt
var expoRecord string

// Chapters are those that follow the first match, in order.
func Chapters() []Chapter {
	read, does := lesson.Read[*Seen], lesson.Does[*Seen]
	return []Chapter{
		{lesson.Chapter{Name: "expo", Record: expoRecord}, []lesson.Part[*Seen]{
			read("behind", "expo", things(view.Thing{Kind: view.Fair})),
			does("order", "initiative"),
			does("station", "effects"),
			does("crossing", "crossing"),
			read("leader", "tourism", things(view.OfTrack(expo.Culture), view.OfTourist(0), view.OfTourist(1))),
			does("hall", "activation"),
			does("again", "cost"),
			read("services", "services", things(view.OfTrack(expo.Services), view.OfTrack(expo.Economy))),
			does("university", "plants"),
			read("end", "expo", things(view.OfPanel(1))),
		}},
	}
}
