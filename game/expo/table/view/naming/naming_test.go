package naming

import (
	"strings"
	"testing"

	"capital/assets"
	"capital/rules/expo"
)

// inLanguages runs a test with the words of each language.
func inLanguages(t *testing.T, test func(t *testing.T, words *assets.Strings)) {
	for _, language := range assets.Languages() {
		t.Run(language.Code, func(t *testing.T) {
			words, err := assets.LoadStrings(language.Code, "expo")
			if err != nil {
				t.Fatal(err)
			}
			test(t, words)
		})
	}
}

// said complains of words that are a key or have a place left.
func said(t *testing.T, words string) {
	t.Helper()
	if words == "" || strings.ContainsAny(words, "{}") || strings.Contains(words, ".") && !strings.HasSuffix(words, ".") && !strings.Contains(words, ". ") {
		t.Errorf("it says %q", words)
	}
}

func TestEveryTileHasItsOwnName(t *testing.T) {
	inLanguages(t, func(t *testing.T, words *assets.Strings) {
		seen := map[string]expo.TileID{}
		for id := range expo.TileID(expo.TileCount) {
			name := Tile(words, id)
			said(t, name)
			if other, found := seen[name]; found {
				t.Errorf("%v and %v are both called %q", other, id, name)
			}
			seen[name] = id
		}
	})
}

func TestEveryTileSaysWhatItDoes(t *testing.T) {
	inLanguages(t, func(t *testing.T, words *assets.Strings) {
		for id := range expo.TileID(expo.TileCount) {
			long, brief := Effects(words, id), EffectsBrief(words, id)
			if len(long) == 0 || len(long) != len(brief) {
				t.Errorf("%v says %q, and in short %q", id, long, brief)
			}
			for n := range long {
				said(t, long[n])
				said(t, brief[n])
				if len(brief[n]) > len(long[n]) {
					t.Errorf("%v: %q is longer than %q", id, brief[n], long[n])
				}
			}
			said(t, Kind(words, id))
		}
	})
}

func TestEveryThingHasAName(t *testing.T) {
	inLanguages(t, func(t *testing.T, words *assets.Strings) {
		for c := range expo.Colour(expo.Colours) {
			said(t, Colour(words, c))
			said(t, ColourTiles(words, c))
		}
		said(t, Colour(words, expo.NoColour))
		for what := expo.Population; what <= expo.Prestige; what++ {
			said(t, Track(words, what))
		}
		for p := expo.PhaseSpace; p <= expo.PhaseOver; p++ {
			said(t, Phase(words, p))
		}
		for s := range expo.Source(expo.Sources) {
			said(t, Source(words, s))
		}
		said(t, Plant(words, 3))
		said(t, Space(words, 2))
	})
}

// A place is told by what stands beside it, or else at its corner.
func TestPlaces(t *testing.T) {
	words, err := assets.LoadStrings("en", "expo")
	if err != nil {
		t.Fatal(err)
	}
	m := expo.NewMatch(2, 1, nil)
	p := m.Player(0)
	for _, c := range []struct {
		cell expo.Cell
		want string
	}{
		{expo.Cell{X: 0, Y: 0}, "at City Hall"}, {expo.Cell{X: 1, Y: 1}, "beside Hotel"}, {expo.Cell{X: 2, Y: 1}, "at the corner of Hotel"},
	} {
		if got := Place(words, p, c.cell); got != c.want {
			t.Errorf("%v is %q, not %q", c.cell, got, c.want)
		}
	}
	if got := Corner(words, p, expo.Corner{X: 1, Y: 1}); got != "at City Hall, Hotel" {
		t.Errorf("the corner is %q", got)
	}
}
