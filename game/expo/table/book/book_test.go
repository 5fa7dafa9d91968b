//go:build !js

package book

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/drive"
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/rules/expo"
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
	for line := range strings.Lines(text) {
		key, _, found := strings.Cut(line, " =")
		first, _, _ := strings.Cut(key, ".")
		if !found || line[0] == '#' || first == "chapter" || first == "under" || first == "table" || first == "source" {
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

// TestBookIsComplete in every language: each clause and each tile is on a page, and no link leads nowhere.
func TestBookIsComplete(t *testing.T) {
	for _, language := range assets.Languages() {
		settings := scene.DefaultSettings()
		settings.Language = language.Code
		_, b := newBook(t, settings)
		for _, complaint := range b.Complaints(28) {
			t.Errorf("%s: %s", language.Code, complaint)
		}
		for id := range expo.TileID(expo.TileCount) {
			if !b.Has(id.String()) || b.Extra(id.String()).Face == nil {
				t.Errorf("%v has no page, or no picture", id)
			}
		}
		for _, c := range b.Chapters {
			for _, p := range c.Pages {
				for _, row := range b.Extra(p.Topic).Table {
					for _, cell := range row {
						if strings.Contains(cell, "table.") || strings.Contains(cell, "source.") || strings.ContainsAny(cell, "{}") {
							t.Errorf("%s, %s: a cell says %q", language.Code, p.Topic, cell)
						}
					}
				}
			}
		}
	}
}

// TestThingsAndReasonsHaveTheirPages: whatever can be pointed at, whatever is owed, and why something is not to be had.
func TestThingsAndReasonsHaveTheirPages(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	m := expo.NewMatch(2, 1, nil)
	for kind := view.Tile; kind <= view.Rivals; kind++ {
		thing := view.Thing{Kind: kind, Tile: expo.Lake}
		if topic := OfThing(thing, &m.Table); !b.Has(topic) {
			t.Errorf("the topic of thing %d is %q", kind, topic)
		}
	}
	for d := expo.NoDecision; d <= expo.DecideProsper; d++ {
		if !b.Has(OfDecision(d)) {
			t.Errorf("decision %d has no page", d)
		}
	}
	for r := expo.ReasonNotYourTurn; r <= expo.ReasonNotActivated; r++ {
		if topic := OfRefusal(wording.Refused{Reason: r}); !b.Has(topic) && r != expo.ReasonMalformed {
			t.Errorf("%v: the topic is %q", r, topic)
		}
	}
	if topic := OfRefusal(wording.Refused{Hand: wording.OtherCity}); !b.Has(topic) {
		t.Errorf("what goes elsewhere has the topic %q", topic)
	}
}

// TestTablesSayWhatTheRulesHave: so many rows, first and last ones among them.
func TestTablesSayWhatTheRulesHave(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	for topic, want := range map[string]string{
		"initiative": "1 3 ×4|5 0 ×0", "market": "newest $0|oldest $4", "tourism": "9 6|24 24", "plants": "1 0 1 4|6 19 4 8 8 7 7 6",
		"employment": "0 to 1 −3|30 +16", "services": "0 to 2 Prestige −1|27 to 30 Progress +2, Culture +2, Prestige +1",
		"tracks": "Housing Population|Leisure Cubes", "sheet": "Employment The spaces of Employment in the Expos.|Rests Rests for prestige.",
	} {
		table := b.Extra(topic).Table
		if len(table) < 3 {
			t.Errorf("%s has the table %q", topic, table)
			continue
		}
		if got := strings.Join(table[1], " ") + "|" + strings.Join(table[len(table)-1], " "); got != want {
			t.Errorf("%s has %q, not %q", topic, got, want)
		}
	}
}

// TestPagesAreDrawn keeps pictures of pages.
func TestPagesAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, size := range testscope.First(1, [][2]int{{1280, 720}, {360, 640}}) {
		app, b := newBook(t, scene.DefaultSettings())
		app.Resize(float64(size[0]), float64(size[1]))
		for _, c := range b.Chapters {
			for _, p := range testscope.First(1, c.Pages) {
				shown := book.New(app, b, p.Topic, nil)
				shown.Update(app, nil)
				picture := drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { shown.Draw(app, dst) })
				drive.Keep(t, fmt.Sprintf("book-expo-%dx%d-%s", size[0], size[1], p.Topic), picture)
			}
		}
	}
}

// TestWordsStayInTheirPlaceInTheBook looks at its pages for texts that leave their place.
func TestWordsStayInTheirPlaceInTheBook(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for n, way := range overflowtest.Ways(2, 3) {
		settings := scene.DefaultSettings()
		settings.Language = way.Language
		app, b := newBook(t, settings)
		page := way.Watch(app)
		k := 0
		for _, c := range b.Chapters {
			for _, p := range c.Pages {
				if k++; !testscope.Everything() && k%7 != n { // others each time
					continue
				}
				shown := book.New(app, b, p.Topic, nil)
				shown.Update(app, nil)
				way.Look(t, page, "book-"+p.Topic, func(dst *ebiten.Image) { shown.Draw(app, dst) })
			}
		}
	}
}
