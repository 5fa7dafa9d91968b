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
			lines := Effects(words, id)
			if len(lines) == 0 {
				t.Errorf("%v says nothing", id)
			}
			for _, line := range lines {
				said(t, line)
			}
			if need := &id.Tile().Need; need.Kind != expo.NoNeed {
				if brief := NeedBrief(words, need); len(brief) > len(lines[0]) {
					t.Errorf("%v: %q is longer than %q", id, brief, lines[0])
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

// Every kind of effect, of amount and of requirement is told as it is.
func TestEffectsAreToldAsTheyAre(t *testing.T) {
	words, err := assets.LoadStrings("en", "expo")
	if err != nil {
		t.Fatal(err)
	}
	for code, want := range map[string]string{
		"city-hall":           "Each time it is activated: Population +1, Employment +1. It costs 1 cube more.",
		"textile-factory":     "When built: Employment +4, Culture −1.|Each time it is activated: $ +2, +1 for each industrial tile next to it.",
		"doctors-office":      "When built: Services +3.|When built: Services +1 for each housing tile next to it, and again for each that comes later.",
		"dockyard":            "When built: Employment +5, $ +2.|Whenever an adjacent industrial tile is activated: $ +2.",
		"park":                "When built: Population +1, Culture +2.|Whenever an adjacent tile with a colour is activated: $ +1.",
		"world-museum":        "When built: Culture +2.|When built, besides: Culture +1 for every full 3 Employment.",
		"public-meeting-hall": "When built: Services +3.|Before the last Expo: Services +1 for each other housing tile in the city.",
		"stadium":             "When built: $ +2, Culture +2.|At the end of the match: Prestige +1 for every full 4 Population.",
		"robotics-works":      "When built: Employment +5.|Each time it is activated: Prestige +2, +1 for each industrial tile next to it. It costs 2 cubes more.",
		"most-culture":        "Needs more Culture than anyone else.|When built: Prestige +2, Cubes +1.",
		"least-economy":       "Needs less Economy than anyone else.|When built: $ +6, Cubes +1.",
		"progress-9":          "Needs Progress 9 or more.|When built: Cubes +3, Prestige +1.",
		"most-civic-tiles":    "Needs more civic tiles than anyone else has.|When built: Prestige +1.|When built: Prestige +1 for each civic tile next to it, and again for each that comes later.",
		"lake":                "When built: Cubes +2.",
	} {
		for id := range expo.TileID(expo.TileCount) {
			if id.String() != code {
				continue
			}
			if got := strings.Join(Effects(words, id), "|"); got != want {
				t.Errorf("%s: %q, not %q", code, got, want)
			}
		}
	}
}
