//go:build !js

package lesson

import (
	"testing"

	"capital/audio"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson/lessontest"
	"capital/game/store"
	"capital/render/widget"
	"capital/rules/rome"
)

// walk is the lesson, played without a table.
func walk(t *testing.T) *lessontest.Walk[*Seen, rome.Match, rome.Action, rome.Event] {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	words, err := app.Words("rome")
	if err != nil {
		t.Fatal(err)
	}
	return &lessontest.Walk[*Seen, rome.Match, rome.Action, rome.Event]{
		App: app, Words: words, Rules: rome.Rules(), Players: Players(ai.NewPlayers(nil)),
		Config: Config(func(int) string { return "" }), Steps: Steps(), See: see, Tries: tries,
		Moves: func(_ *rome.Match, a rome.Action) []rome.Action { return []rome.Action{a} },
		Loss:  loss,
	}
}

// see is how the table is seen: nothing of the lesson is done there but by moves.
func see(m *rome.Match, _ int) *Seen {
	return &Seen{Known: m.View(0), Layout: new(view.Layout), Where: func(view.Thing) widget.Rect { return widget.Rect{} }}
}

// tries are all that is legal.
func tries(m *rome.Match) []rome.Action {
	known := m.View(0)
	if m.Owes(0) != rome.DecideBid {
		return known.Legal(nil)
	}
	var bids []rome.Action
	for cards := range rome.Bids(known.Hand()) {
		bids = append(bids, rome.Action{Kind: rome.Bid, Bid: cards})
	}
	return bids
}

// loss is what the command analyse says of a move.
func loss(m *rome.Match, as []rome.Action) (points float64, err error) {
	found, err := ai.ReviewAt(m, rome.Move{Seat: 0, Action: as[0]}, 1, ai.Limit{Samples: 48})
	return found.Loss(), err
}

// TestTheLessonIsDone step by step, and comes to what its words say.
func TestTheLessonIsDone(t *testing.T) {
	type act = lessontest.Act[rome.Action]
	m := walk(t).Go(t, []act{
		{Key: "rome"}, {Key: "floors", Right: 2}, {Key: "roof", Right: 2}, {Key: "house", Right: 2}, {Key: "shape"},
		{Key: "again", Right: 1}, {Key: "elsewhere", Right: 1}, {Key: "height", Right: 1}, {Key: "finish", Right: 1},
		{Key: "pass", Right: 1}, {Key: "keep", Right: 1}, {Key: "amphitheatre", Right: 1}, {Key: "show", Right: 1}, {Key: "draw"},
		{Key: "end"},
	})
	you, rival := m.Player(0), m.Player(1)
	if m.Round() != 2 || you.Score != 8 || rival.Score != 1 {
		t.Errorf("in round %d with %d points to %d", m.Round(), you.Score, rival.Score)
	}
	if home := m.Prefecture(Home); home.Monument != rome.Amphitheatre {
		t.Errorf("%v lies in %v", home.Monument, Home)
	}
}
