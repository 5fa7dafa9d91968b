//go:build !js

package lesson

import (
	"slices"
	"testing"

	"capital/audio"
	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/store"
	"capital/render/widget"
	"capital/rules/lux"
)

// walk is the lesson, played without a table.
func walk(t *testing.T) *lessontest.Walk[*Seen, lux.Match, lux.Action, lux.Event] {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	words, err := app.Words("lux")
	if err != nil {
		t.Fatal(err)
	}
	return &lessontest.Walk[*Seen, lux.Match, lux.Action, lux.Event]{
		App: app, Words: words, Rules: lux.Rules(), Players: Players(ai.NewPlayers(nil)),
		Config: Config(nobody), Steps: Steps(), See: see, Tries: tries,
		Moves: func(_ *lux.Match, a lux.Action) []lux.Action { return []lux.Action{a} },
		Loss:  loss,
	}
}

// nobody is what seats are called.
func nobody(int) string { return "" }

// robWalk is the lesson against ROB, played without a table.
func robWalk(t *testing.T) *lessontest.Walk[*Seen, lux.Match, lux.Action, lux.Event] {
	w := walk(t)
	w.Players, w.Config, w.Steps = ai.NewPlayers(nil), RobConfig(""), RobSteps()
	w.See = func(m *lux.Match, done int) *Seen {
		seen := see(m, done)
		seen.Foretold = done == 1
		return seen
	}
	return w
}

// see is how the table is seen: nothing of the lesson is done there but by moves.
func see(m *lux.Match, _ int) *Seen {
	return &Seen{
		Known: m.View(0), Layout: new(view.Layout), Where: func(view.Thing) widget.Rect { return widget.Rect{} },
		Chosen: func(lux.Action) []view.Thing { return nil },
	}
}

// tries are all that is legal.
func tries(m *lux.Match) []lux.Action { return m.Legal(0, nil) }

// loss is what the command analyse says of a move; nothing where chance may explain it.
func loss(m *lux.Match, as []lux.Action) (points float64, err error) {
	found, err := ai.ReviewAt(m, lux.Move{Seat: 0, Action: as[0]}, 1, ai.Limit{Samples: 400})
	if !found.Sure {
		return 0, err
	}
	return found.Loss(), err
}

// TestTheLessonIsDone step by step, and comes to what its words say.
func TestTheLessonIsDone(t *testing.T) {
	type act = lessontest.Act[lux.Action]
	m := walk(t).Go(t, []act{
		{Key: "lux"}, {Key: "draft", Right: 1}, {Key: "pass", Right: 1}, {Key: "home", Right: 1}, {Key: "cleric", Right: 1},
		{Key: "bet", Right: 1}, {Key: "merchant", Right: 1}, {Key: "lead", Right: 1}, {Key: "scholar", Right: 1}, {Key: "agent", Right: 1},
		{Key: "lay", Right: 1}, {Key: "end"},
	})
	if m.Round() != 2 || m.Points(0) != 35 || m.Points(1) != 17 {
		t.Errorf("in round %d with %d points to %d", m.Round(), m.Points(0), m.Points(1))
	}
}

// TestTheLessonAgainstRobIsDone step by step, and comes to what its words say: ROB's yellow is lost, and of its reserve the blue 3
// and the pink 4 go home.
func TestTheLessonAgainstRobIsDone(t *testing.T) {
	type act = lessontest.Act[lux.Action]
	m := robWalk(t).Go(t, []act{
		{Key: "rob.open"}, {Key: "rob.look"}, {Key: "rob.keep", Right: 1}, {Key: "rob.capital", Right: 1}, {Key: "rob.lead", Right: 1},
		{Key: "rob.red", Right: 1}, {Key: "rob.last", Right: 1}, {Key: "rob.ladder"},
	})
	if m.Round() != 2 || m.Points(0) != 36 || m.Points(1) != 25 || len(m.Home(1, lux.Yellow)) > 0 {
		t.Errorf("in round %d with %d points to %d, ROB's yellow being %v", m.Round(), m.Points(0), m.Points(1), m.Home(1, lux.Yellow))
	}
	for _, code := range []string{"B3", "P4"} {
		if c := citizen(code); !slices.Contains(m.Home(1, c.Colour()), c) {
			t.Errorf("%s of ROB's reserve is not at home", code)
		}
	}
}

// TestChaptersAreDone step by step, each with a move that is as good as the best or nearly so, and come to what their words say.
func TestChaptersAreDone(t *testing.T) {
	ends := map[string]func(t *testing.T, m *lux.Match){
		"powers": func(t *testing.T, m *lux.Match) {
			if m.Round() != 3 || m.Points(0) != 49 || m.Points(1) != 32 || m.HomeTotal(0, lux.Green) != 10 || m.HomeTotal(1, lux.Green)+m.HomeTotal(1, lux.Blue) > 0 {
				t.Errorf("in round %d with %d points to %d, %d green at home and %d at the other's",
					m.Round(), m.Points(0), m.Points(1), m.HomeTotal(0, lux.Green), m.HomeTotal(1, lux.Green))
			}
		},
	}
	for _, c := range Chapters() {
		t.Run(c.Name, func(t *testing.T) {
			play, players, err := lesson.Of(lux.Rules(), &c.Chapter, ai.NewPlayers(nil))
			if err != nil {
				t.Fatal(err)
			}
			steps, moves := c.Steps(&play)
			w := walk(t)
			w.Players, w.Config, w.Steps = players, c.Config(nobody), steps
			m := w.Go(t, lessontest.Acts(t, steps, moves, &play))
			ends[c.Name](t, &m)
		})
	}
}
