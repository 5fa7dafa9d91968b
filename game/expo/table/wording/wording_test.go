package wording

import (
	"slices"
	"strings"
	"testing"

	"capital/assets"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/rules/expo"
)

// inLanguages runs a test with the words of each language.
func inLanguages(t *testing.T, test func(t *testing.T, art *view.Expo)) {
	t.Helper()
	for _, language := range assets.Languages() {
		t.Run(language.Code, func(t *testing.T) {
			words, err := assets.LoadStrings(language.Code, "expo")
			if err != nil {
				t.Fatal(err)
			}
			test(t, &view.Expo{Strings: words})
		})
	}
}

// said complains of words that are a key, or have a place left.
func said(t *testing.T, words string) {
	t.Helper()
	first, _, _ := strings.Cut(words, " ")
	if words == "" || strings.ContainsAny(words, "{}") || strings.Contains(strings.TrimRight(first, ".:"), ".") {
		t.Errorf("it says %q", words)
	}
}

func TestEveryReasonHasWords(t *testing.T) {
	inLanguages(t, func(t *testing.T, art *view.Expo) {
		seen := map[string]bool{}
		for r := expo.ReasonNotYourTurn; r <= expo.ReasonNotActivated; r++ {
			words := Reason(art, Refused{Reason: r, Tile: mostCulture, Cost: 3})
			said(t, words)
			seen[words] = true
		}
		for _, hand := range []Misplaced{OtherCity, NoCorner} {
			words := Reason(art, Refused{Hand: hand})
			said(t, words)
			seen[words] = true
		}
		if len(seen) != int(expo.ReasonNotActivated)+2 {
			t.Errorf("only %d reasons have words of their own", len(seen))
		}
	})
	words := Reason(english(t), Refused{Reason: expo.ReasonNotQualified, Tile: mostCulture})
	if !strings.Contains(words, "Palace of Arts") || !strings.Contains(words, "Most Culture") {
		t.Errorf("it says %q", words)
	}
}

// mostCulture is a prosperity tile.
var mostCulture = func() (found expo.TileID) {
	for id := range expo.TileID(expo.TileCount) {
		if t := id.Tile(); t.Need.Kind == expo.NeedMost && t.Need.What == expo.Culture {
			found = id
		}
	}
	return found
}()

func english(t *testing.T) *view.Expo {
	t.Helper()
	words, err := assets.LoadStrings("en", "expo")
	if err != nil {
		t.Fatal(err)
	}
	return &view.Expo{Strings: words}
}

// silent are the kinds of event that need not be told.
var silent = []expo.EventKind{expo.OrderSet}

// TestTheLogTellsAMatch: every kind of event that happens in some matches is told, but for those that are silent.
func TestTheLogTellsAMatch(t *testing.T) {
	inLanguages(t, func(t *testing.T, art *view.Expo) {
		told := map[expo.EventKind]bool{}
		m := Match{Names: []string{art.Strings.Text("name.0"), "Ala", "Bo", "Celina", "Ewa"}, Seed: 7}
		playSome(t, func(e expo.Event) {
			line := Log(art, m, e)
			if line.Words == "" {
				return
			}
			said(t, line.Words)
			told[e.Kind] = true
			if line.Seat >= 0 && line.Depth == 0 || line.Depth > 2 {
				t.Errorf("%q has depth %d and seat %d", line.Words, line.Depth, line.Seat)
			}
		})
		for kind := expo.RoundBegan; kind <= expo.MatchEnded; kind++ {
			if told[kind] == slices.Contains(silent, kind) {
				t.Errorf("event kind %d is told: %v", kind, told[kind])
			}
		}
	})
}

// playSome plays a match of builders of five seats, and one by chance.
func playSome(t *testing.T, tell expo.Sink) {
	t.Helper()
	for _, level := range []string{ai.Builder, ai.Random} {
		player, err := ai.New(level, 3)
		if err != nil {
			t.Fatal(err)
		}
		m := expo.NewMatch(5, 3, tell)
		for !m.Over() {
			seat := m.Turn()
			v := m.View(seat)
			if reason := m.Apply(seat, player.Choose(&v), tell); !reason.OK() {
				t.Fatal(reason)
			}
		}
	}
}

// TestSomebodyWhoReadsIsSpokenTo and all others are told of.
func TestSomebodyWhoReadsIsSpokenTo(t *testing.T) {
	art := english(t)
	m := Match{Names: []string{"You", "Ala"}}
	for _, c := range []struct {
		e    expo.Event
		want string
	}{
		{expo.Event{Kind: expo.SpaceTaken, Count: 2, Price: 4}, "You take space 2 for $4"},
		{expo.Event{Kind: expo.SpaceTaken, Seat: 1, Count: 4}, "Ala takes space 4"},
		{expo.Event{Kind: expo.TouristMoved, Seat: 0, Other: 1}, "Ala draws your tourist"},
		{expo.Event{Kind: expo.TouristMoved, Seat: 1, Other: 0}, "You draw the tourist of Ala"},
		{expo.Event{Kind: expo.TouristMoved, Seat: 1, Other: 1}, "The tourist of Ala is home again"},
		{expo.Event{Kind: expo.TileActivated, Seat: 1, Tile: expo.Hotel, Price: 1}, "Ala activates Hotel: 1 cube"},
		{expo.Event{Kind: expo.TileActivated, Seat: 1, Tile: expo.Hotel, Price: 2, Tourists: 1}, "Ala activates Hotel: 2 cubes, 1 tourist"},
		{expo.Event{Kind: expo.TileActivated, Tile: expo.Hotel, Tourists: 3}, "You activate Hotel: 2 tourists"},
		{expo.Event{Kind: expo.Taxed, Count: 2}, "$6 in taxes: Prestige −2"},
		{expo.Event{Kind: expo.Penalised, Count: -2, Colour: true}, "Away from its colour: Prestige −2"},
		{expo.Event{Kind: expo.Gained, Track: expo.Employment, Count: 1, Lost: 3}, "Employment +1, 3 lost"},
		{expo.Event{Kind: expo.Gained, Track: expo.Employment, Lost: 3}, "Employment: 3 lost"},
		{expo.Event{Kind: expo.Gained, Track: expo.Economy, Count: 2, Effect: expo.Observing, Tile: expo.Hotel}, "$ +2 (Hotel)"},
		{expo.Event{Kind: expo.Gained, Seat: 1, Track: expo.Progress, Count: 2, Effect: expo.OfExpo}, "Ala: Progress +2"},
		{expo.Event{Kind: expo.Gained, Track: expo.Culture}, ""},
		{expo.Event{Kind: expo.ExpoLine, Source: expo.FromServicesRank, Count: -4}, "You: Prestige −4 (Rank in Services)"},
	} {
		if got := Log(art, m, c.e).Words; got != c.want {
			t.Errorf("%+v: %q, not %q", c.e, got, c.want)
		}
	}
}

// TestEveryRegretHasWords, and its kind of warning a name and a line.
func TestEveryRegretHasWords(t *testing.T) {
	inLanguages(t, func(t *testing.T, art *view.Expo) {
		kinds := Warnings()
		if len(kinds) != int(ai.RegretLake) {
			t.Fatalf("there are %d kinds", len(kinds))
		}
		for kind := ai.RegretTaxes; kind <= ai.RegretLake; kind++ {
			w := Regret(art, ai.Regret{Kind: kind, Count: 2, Track: expo.Culture})
			said(t, w.Words)
			said(t, art.Strings.Text("warning."+w.Name))
			said(t, art.Strings.Text("warning."+w.Name+".line"))
			if RegretThing(0, ai.Regret{Kind: kind}).Kind == view.Nothing {
				t.Errorf("%s points at nothing", w.Name)
			}
		}
	})
}

// TestEveryReasonForAMoveHasWords of its own.
func TestEveryReasonForAMoveHasWords(t *testing.T) {
	inLanguages(t, func(t *testing.T, art *view.Expo) {
		w, seen := Advice{Art: art}, map[string]bool{}
		for _, why := range ai.Whys() {
			for s := range expo.Source(expo.Sources) {
				words := w.Why(ai.Reason{Why: why, Source: s})
				said(t, words)
				seen[words] = true
				if why != ai.WhyPrestige {
					break
				}
			}
		}
		if want := expo.Sources + len(ai.Whys()) - 1; len(seen) != want {
			t.Errorf("%d reasons have words of their own, not %d", len(seen), want)
		}
	})
}
