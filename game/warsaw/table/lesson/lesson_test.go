//go:build !js

package lesson

import (
	"testing"

	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// walk is the lesson, played without a table.
func walk(t *testing.T) *lessontest.Walk[*Seen, warsaw.Match, warsaw.Action, warsaw.Event] {
	t.Helper()
	w := walkOf(t, Config(nobody), Steps(), see)
	w.Players = Players(ai.NewPlayers(nil))
	return w
}

// nobody is what seats are called.
func nobody(int) string { return "" }

// walkOf is a lesson, played without a table.
func walkOf(t *testing.T, config scene.Config, steps []Step, see func(m *warsaw.Match, done int) *Seen) *lessontest.Walk[*Seen, warsaw.Match, warsaw.Action, warsaw.Event] {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	words, err := app.Words("warsaw")
	if err != nil {
		t.Fatal(err)
	}
	return &lessontest.Walk[*Seen, warsaw.Match, warsaw.Action, warsaw.Event]{
		App: app, Words: words, Rules: warsaw.Rules(), Config: config, Steps: steps, See: see, Tries: tries, Moves: moves, Loss: loss,
	}
}

// see is how the table is seen after a step without moves.
func see(m *warsaw.Match, done int) *Seen {
	seen := &Seen{Known: m.View(0), Held: warsaw.NoTile, Milestone: -1, Layout: new(view.Layout)}
	if done < 0 {
		return seen
	}
	switch Steps()[done].Key {
	case "turn":
		seen.Turn = 1
		fallthrough
	case "take":
		seen.Held = tile("I-13")
	case "milestone":
		seen.Milestone = 0
	}
	return seen
}

// tries are all legal uses of the person's tiles, and to lay each face down; else all that is legal.
func tries(m *warsaw.Match) (all []warsaw.Action) {
	known := m.View(0)
	if m.Owes(0) != warsaw.DecidePick {
		return known.Legal(true, nil)
	}
	for _, tile := range known.Own().Hand(nil) {
		all = append(known.Uses(tile, all), warsaw.Action{Kind: warsaw.Pick, Tile: tile})
	}
	return all
}

// moves are a pick and a use, or the try alone.
func moves(m *warsaw.Match, a warsaw.Action) []warsaw.Action {
	if m.Owes(0) == warsaw.DecidePick {
		return []warsaw.Action{{Kind: warsaw.Pick, Tile: a.Tile}, a}
	}
	return []warsaw.Action{a}
}

// loss is what a review says of a move, and of a tile that is picked for what follows, in so many samples that chance hardly counts.
func loss(m *warsaw.Match, as []warsaw.Action) (points float64, err error) {
	var moves []warsaw.Move
	for _, a := range as {
		moves = append(moves, warsaw.Move{Seat: 0, Action: a})
	}
	found, err := ai.ReviewAt(m, moves, 1, ai.Limit{Samples: 192})
	return found.Loss(), err
}

// TestTheLessonIsDone step by step, and comes to what its words say.
func TestTheLessonIsDone(t *testing.T) {
	type act = lessontest.Act[warsaw.Action]
	m := walk(t).Go(t, []act{
		{Key: "district"}, {Key: "take"}, {Key: "turn"}, {Key: "build", Right: 2}, {Key: "coins"}, {Key: "milestone"},
		{Key: "stack", Right: 2}, {Key: "others"}, {Key: "discard", Right: 1}, {Key: "area", Right: 4}, {Key: "prize", Right: 7},
		{Key: "income"}, {Key: "end"},
	})
	you := m.Player(0)
	if m.Epoch() != 2 || you.Coins != 6 || you.VP != 3 {
		t.Errorf("in epoch %d with %d coins and %d VP", m.Epoch(), you.Coins, you.VP)
	}
	counted := m.Income(0, nil)
	if income := counted.Total(); income.Coins != 2 || income.VP != 3 {
		t.Errorf("the next income is %v", income)
	}
}

// chapterWalk is a chapter, played without a table, and its steps as acts.
func chapterWalk(t *testing.T, c *Chapter) (w *lessontest.Walk[*Seen, warsaw.Match, warsaw.Action, warsaw.Event], acts []lessontest.Act[warsaw.Action]) {
	t.Helper()
	play, players, err := lesson.Of(warsaw.Rules(), &c.Chapter, ai.NewPlayers(nil))
	if err != nil {
		t.Fatal(err)
	}
	steps, asks := c.Steps(&play)
	w = walkOf(t, c.Config(nobody), steps, func(m *warsaw.Match, _ int) *Seen {
		return &Seen{Known: m.View(0), Held: warsaw.NoTile, Milestone: -1, Layout: new(view.Layout)}
	})
	w.Players = players
	acts = lessontest.Acts(t, steps, asks, &play)
	for n, moves := range asks {
		if len(moves) > 0 {
			if asked := moves[len(moves)-1]; asked.Kind == warsaw.Build || asked.Kind == warsaw.Overbuild {
				acts[n].Right = -1
			}
		}
	}
	return w, acts
}

// TestChaptersAreDone step by step, each with a move that is as good as the best or nearly so, and come to what their words say.
func TestChaptersAreDone(t *testing.T) {
	ends := map[string]func(t *testing.T, m *warsaw.Match){
		"trams": func(t *testing.T, m *warsaw.Match) {
			you, rival, in := m.Player(0), m.Player(1), m.Income(0, nil)
			if you.VP != 12 || rival.VP != 8 || in[warsaw.StepTransport].VP != 6 || in[warsaw.StepIndustrial].Coins != 2 || in[warsaw.StepCommercial].Coins != 3 {
				t.Errorf("%d VP against %d, and an income of %v", you.VP, rival.VP, in)
			}
		},
		"buildings": func(t *testing.T, m *warsaw.Match) {
			you, rival, in := m.Player(0), m.Player(1), m.Income(0, nil)
			if you.VP != 68 || rival.VP != 56 || in[warsaw.StepBuildings].VP != 17 || in[warsaw.StepParks].VP != 5 || in[warsaw.StepCultural].VP != 5 {
				t.Errorf("%d VP against %d, and an income of %v", you.VP, rival.VP, in)
			}
		},
		"last": func(t *testing.T, m *warsaw.Match) {
			you, rival, in := m.Player(0), m.Player(1), m.Income(0, nil)
			if you.VP != 89 || rival.VP != 83 || you.Coins != 34 || in[warsaw.StepTransport].VP != 4 {
				t.Errorf("%d VP and %d coins against %d, and an income of %v", you.VP, you.Coins, rival.VP, in)
			}
			if reason := m.Apply(0, warsaw.Action{Kind: warsaw.Split, Amount: 4}, nil); !reason.OK() {
				t.Fatal(reason)
			}
			if !m.Over() || m.Player(0).VP != 99 || m.Player(1).VP != 85 {
				t.Errorf("%d VP to %d", m.Player(0).VP, m.Player(1).VP)
			}
		},
		"war": func(t *testing.T, m *warsaw.Match) {
			you, rival := m.Player(0), m.Player(1)
			if you.VP != 44 || rival.VP != 42 {
				t.Errorf("%d VP against %d", you.VP, rival.VP)
			}
		},
	}
	for _, c := range Chapters() {
		t.Run(c.Name, func(t *testing.T) {
			w, acts := chapterWalk(t, &c)
			if !testscope.Thorough() { // what a search finds is asked where there is time
				w.Loss = nil
			}
			m := w.Go(t, acts)
			ends[c.Name](t, &m)
		})
	}
}
