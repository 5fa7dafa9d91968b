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
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/game/store"
	"capital/game/testscope"
	"capital/rules/warsaw"
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
	others := []string{"under.building", "under.milestone", "park.homes", "park.vp", "try", "try.there"}
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
	for _, complaint := range b.Complaints(27) {
		t.Error(complaint)
	}
}

// TestReasonsAndDecisionsHaveTheirPages, and so have the kinds of area and the steps of an income.
func TestReasonsAndDecisionsHaveTheirPages(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	topics := map[string]string{}
	for key := warsaw.NoReason; key.String() != "unknown"; key++ {
		topics[OfReason(key)] = key.String()
	}
	for d := range warsaw.DecideChoices + 1 {
		topics[OfDecision(d)] = "a decision"
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		topics[k.String()] = "a kind"
	}
	for s := range warsaw.Step(warsaw.Steps) {
		topics[OfStep(s)] = "a step"
	}
	for topic, what := range topics {
		if !b.Has(topic) {
			t.Errorf("%s: no page tells of %q", what, topic)
		}
	}
	if OfReason(warsaw.ReasonTooExpensive) != "price" || len(topics) < 15 {
		t.Errorf("only %v", topics)
	}
}

// TestExamplesCount what their words say: none of them counts nothing.
func TestExamplesCount(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	for _, c := range b.Chapters {
		for _, p := range c.Pages {
			extra := b.Extra(p.Topic)
			if b.Words.Has(p.Topic+".example") && (extra.Example == nil || slices.Contains(extra.Args, any(0))) {
				t.Errorf("%s: the example counts %v", p.Topic, extra.Args)
			}
			if _, building := face(p.Topic); building && extra.Face == nil {
				t.Errorf("%s has no picture", p.Topic)
			}
		}
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
				drive.Keep(t, fmt.Sprintf("book-warsaw-%dx%d-%s", size[0], size[1], p.Topic), picture)
			}
		}
	}
}
