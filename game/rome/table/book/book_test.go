//go:build !js

package book

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/drive"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/game/store"
	"capital/game/testscope"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// newBook makes the book, in a program of its own.
func newBook(t *testing.T, settings scene.Settings) (*scene.App, *book.Book) {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	b, err := Of(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	return app, b
}

// TestAllWordsAreOnAPage so that none is translated for nobody.
func TestAllWordsAreOnAPage(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	text, err := assets.StringsText("en", Words)
	if err != nil {
		t.Fatal(err)
	}
	others := []string{"place.text", "cards.type", "cards.count", "cards.numbers", "cards.roof", "cards.floor", "cards.permit",
		"prefecture.name", "prefecture.colour", "prefecture.sites", "prefecture.fountains"}
	for line := range strings.Lines(text) {
		key, _, found := strings.Cut(line, " =")
		if !found || line[0] == '#' || strings.HasPrefix(key, "chapter.") || slices.Contains(others, key) {
			continue
		}
		topic := key
		for _, part := range []string{".text", ".example", ".also"} {
			topic = strings.TrimSuffix(topic, part)
		}
		if !b.Has(topic) {
			t.Errorf("%s is on no page", key)
		}
	}
}

func TestBookIsComplete(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	for _, complaint := range b.Complaints(22) {
		t.Error(complaint)
	}
}

// TestReasonsAndThingsHaveTheirPages, and so have decisions and pieces.
func TestReasonsAndThingsHaveTheirPages(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	topics := map[string]string{}
	for key := rome.NoReason; key <= rome.ReasonEmptyPile; key++ {
		topics[OfReason(key)] = key.String()
	}
	for d := range rome.DecideDraw + 1 {
		topics[OfDecision(d)] = "a decision"
	}
	for piece := range rome.Temple + 1 {
		topics[OfThing(view.Thing{Kind: view.Piece}, piece)] = "a piece"
	}
	for kind := view.Card; kind < view.Piece; kind++ {
		for of := range rome.Type(rome.Types) {
			topics[OfThing(view.Thing{Kind: kind, Card: cardWith(of, 1), Type: of}, rome.NoPiece)] = fmt.Sprintf("thing %d", kind)
		}
	}
	for topic, what := range topics {
		if !b.Has(topic) {
			t.Errorf("%s: no page tells of %q", what, topic)
		}
	}
	if OfReason(rome.ReasonThreeAlike) != "shape" || len(topics) < 15 {
		t.Errorf("only %v", topics)
	}
}

// TestExamplesScoreAsTheySay by what the rules pay.
func TestExamplesScoreAsTheySay(t *testing.T) {
	for topic, want := range map[string][]any{"tie": {3, 1}, "temple": {3, 10}, "fountain": {2, 4, 2}, "scoring": {1, 3, 1}, "height": {2, 3}} {
		if x, ok := exampleOf(topic); !ok || !slices.Equal(x.args, want) {
			t.Errorf("%s: %v, not %v", topic, x.args, want)
		}
	}
	x, _ := exampleOf("shape")
	if !x.open.Takes(rome.CampusMartius, rome.Triangular) || x.open.Takes(rome.CampusMartius, rome.Round) {
		t.Error("the third prefecture takes another shape")
	}
}

// TestPagesAreDrawn keeps pictures of all pages.
func TestPagesAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	app, b := newBook(t, scene.DefaultSettings())
	for _, size := range [][2]int{{1280, 720}} {
		app.Resize(float64(size[0]), float64(size[1]))
		for _, c := range b.Chapters {
			for _, p := range testscope.First(1, c.Pages) {
				shown := book.New(app, b, p.Topic, nil)
				shown.Update(app, nil)
				picture := drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { shown.Draw(app, dst) })
				drive.Keep(t, fmt.Sprintf("book-rome-%dx%d-%s", size[0], size[1], p.Topic), picture)
			}
		}
	}
}
