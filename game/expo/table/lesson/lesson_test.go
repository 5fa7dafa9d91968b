//go:build !js

package lesson

import (
	"testing"

	"capital/audio"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/store"
	"capital/render/widget"
	"capital/rules/expo"
)

// walk is the lesson, played without a table.
func walk(t *testing.T) *lessontest.Walk[*Seen, expo.Match, expo.Action, expo.Event] {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	words, err := app.Words("expo")
	if err != nil {
		t.Fatal(err)
	}
	return &lessontest.Walk[*Seen, expo.Match, expo.Action, expo.Event]{
		App: app, Words: words, Rules: expo.Rules(), Players: Players(ai.NewPlayers(nil)),
		Config: Config(nobody), Steps: Steps(), See: see, Tries: tries,
		Moves: func(_ *expo.Match, a expo.Action) []expo.Action { return []expo.Action{a} },
		Loss:  loss,
	}
}

// nobody is what seats are called.
func nobody(int) string { return "" }

// see is how the table is seen: nothing of the lesson is done there but by moves.
func see(*expo.Match, int) *Seen {
	return &Seen{Layout: new(view.Layout), Where: func(view.Thing) widget.Rect { return widget.Rect{} }}
}

// tries are all that is legal.
func tries(m *expo.Match) []expo.Action { return m.Legal(0, nil) }

// loss is what the command analyse says of a move.
func loss(m *expo.Match, as []expo.Action) (points float64, err error) {
	found, err := ai.ReviewAt(m, expo.Move{Seat: 0, Action: as[0]}, 1, ai.Limit{Samples: 96})
	return found.Loss(), err
}

// TestTheLessonIsDone step by step, and comes to what its words say: all 12 people have a job, which brings 5 prestige in the
// Expo; the other loses more than it had.
func TestTheLessonIsDone(t *testing.T) {
	type act = lessontest.Act[expo.Action]
	m := walk(t).Go(t, []act{
		{Key: "capital"}, {Key: "tracks"}, {Key: "build", Right: 1}, {Key: "tourists", Right: 1}, {Key: "power", Right: 1},
		{Key: "order", Right: 1}, {Key: "neighbours", Right: 1}, {Key: "crossing", Right: 1}, {Key: "culture"}, {Key: "cubes", Right: 1},
		{Key: "taxes", Right: 1}, {Key: "colour", Right: 1}, {Key: "rest", Right: 1}, {Key: "prosperity", Right: 1},
		{Key: "again", Right: 1}, {Key: "plant", Right: 1}, {Key: "forecast"}, {Key: "jobs", Right: 1},
		{Key: "services", Right: 1}, {Key: "end"},
	})
	you, rival := m.Player(0), m.Player(1)
	if m.Round() != 5 || you.Prestige != 6 || rival.Prestige != -2 {
		t.Errorf("in round %d with %d prestige to %d", m.Round(), you.Prestige, rival.Prestige)
	}
	if jobs := you.Track[expo.Employment]; you.Track[expo.Population] != 12 || jobs != 12 || you.Sources[expo.FromEmployment] != 5 {
		t.Errorf("%d jobs for %d people brought %d prestige", jobs, you.Track[expo.Population], you.Sources[expo.FromEmployment])
	}
	for source, want := range map[expo.Source]int16{
		expo.FromEmployment: 1, expo.FromUnemployment: -3, expo.FromServicesRank: -2, expo.FromServicesSpace: -1,
	} {
		if got := rival.Sources[source]; got != want {
			t.Errorf("the other has %d prestige of %v, not %d", got, source, want)
		}
	}
	if you.Track[expo.Services] != 4 || rival.Track[expo.Services] != 2 {
		t.Errorf("Services are %d and %d", you.Track[expo.Services], rival.Track[expo.Services])
	}
	if you.Level != 2 {
		t.Errorf("the plant is of level %d", you.Level)
	}
}

// TestChaptersAreDone step by step, each with a move that is as good as the best or nearly so, and come to what their words say.
func TestChaptersAreDone(t *testing.T) {
	ends := map[string]func(t *testing.T, m *expo.Match){
		"expo": func(t *testing.T, m *expo.Match) {
			you, rival := m.Player(0), m.Player(1)
			if m.Round() != 9 || you.Prestige != 9 || rival.Prestige != 5 || you.Level != 3 || you.Track[expo.Progress] != 8 {
				t.Errorf("in round %d with %d prestige to %d, a plant of level %d and %d Progress", m.Round(), you.Prestige, rival.Prestige, you.Level, you.Track[expo.Progress])
			}
		},
	}
	for _, c := range Chapters() {
		t.Run(c.Name, func(t *testing.T) {
			play, players, err := lesson.Of(expo.Rules(), &c.Chapter, ai.NewPlayers(nil))
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
