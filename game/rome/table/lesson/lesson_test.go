//go:build !js

package lesson

import (
	"slices"
	"testing"

	"capital/audio"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/scene/lesson/lessontest"
	"capital/game/store"
	"capital/render/widget"
	"capital/rules/rome"
)

// walk is the lesson, played without a table.
func walk(t *testing.T) *lessontest.Walk[*Seen, rome.Match, rome.Action, rome.Event] {
	t.Helper()
	w := walkOf(t, Config(nobody), Steps())
	w.Players = Players(ai.NewPlayers(nil))
	return w
}

// nobody is what seats are called.
func nobody(int) string { return "" }

// walkOf is a lesson, played without a table.
func walkOf(t *testing.T, config scene.Config, steps []Step) *lessontest.Walk[*Seen, rome.Match, rome.Action, rome.Event] {
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
		App: app, Words: words, Rules: rome.Rules(), Config: config, Steps: steps, See: see, Tries: tries,
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

// TestChaptersAreDone step by step, each with a move that is as good as the best or nearly so, and come to what their words say.
func TestChaptersAreDone(t *testing.T) {
	ends := map[string]func(t *testing.T, m *rome.Match){
		"temple": func(t *testing.T, m *rome.Match) {
			you, rival := m.Player(0), m.Player(1)
			ranks := m.Standings(rome.Esquiline)
			if you.Score != 29 || rival.Score != 26 || ranks[0].Points != 6 || ranks[0].Why != rome.WhyTaller || ranks[1].Points != 2 {
				t.Errorf("%d points to %d, and on the Esquiline %v", you.Score, rival.Score, ranks)
			}
		},
	}
	for _, c := range Chapters() {
		t.Run(c.Name, func(t *testing.T) {
			play, players, err := lesson.Of(rome.Rules(), &c.Chapter, ai.NewPlayers(nil))
			if err != nil {
				t.Fatal(err)
			}
			steps, moves := c.Steps(&play)
			w := walkOf(t, c.Config(nobody), steps)
			w.Players = players
			m := w.Go(t, lessontest.Acts(t, steps, moves, &play))
			ends[c.Name](t, &m)
		})
	}
}

// TestAnyCopyOfACardIsBid lights the cards that are wanted, what confirms a bid of them, whichever copy it has, and what is too much.
func TestAnyCopyOfACardIsBid(t *testing.T) {
	m, copies := dealtTwice(t)
	step := deciding(rome.Action{Kind: rome.Bid, Bid: 1 << copies[0].First()})
	lit := func(bid rome.Cards) (things []view.Thing) {
		seen := &Seen{Known: m.View(0), Layout: new(view.Layout), Bid: bid, Where: func(thing view.Thing) widget.Rect {
			things = append(things, thing)
			return widget.Rect{}
		}}
		step.Lit(seen, nil)
		return things
	}
	one, other := view.OfCard(copies[0]), view.OfCard(copies[1])
	for _, of := range []struct {
		bid  rome.Cards
		want []view.Thing
	}{
		{0, []view.Thing{one, other}}, {1 << copies[0], nil}, {1 << copies[1], nil}, {1<<copies[0] | 1<<copies[1], []view.Thing{one, other}},
	} {
		if got := lit(of.bid); !slices.Equal(got, of.want) {
			t.Errorf("with %v pushed up %v are lit, not %v", of.bid, got, of.want)
		}
	}
}

// dealtTwice is a match in whose first hand there is a card twice, and these copies.
func dealtTwice(t *testing.T) (m rome.Match, copies [2]rome.Card) {
	t.Helper()
	for seed := range uint64(100) {
		m = rome.NewMatch(2, seed, nil)
		for one := range m.Hand(0).All() {
			for other := range m.Hand(0).All() {
				if one < other && one.First() == other.First() {
					return m, [2]rome.Card{one, other}
				}
			}
		}
	}
	t.Fatal("no hand has a card twice")
	return m, copies
}
