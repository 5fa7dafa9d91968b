//go:build !js

package table

import (
	house "capital/game/table"

	"os"
	"regexp"
	"strings"
	"testing"

	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// TestOneVerbADecision reads what is asked and what the button says at every decision of a match: the same verb.
func TestOneVerbADecision(t *testing.T) {
	verbs := map[string]string{
		"pick": "choose", "pick-held": "decide later", "build": "build", "overbuild": "overbuild", "discard": "discard",
		"war-0": "lose", "war-1": "lose", "war-2": "lose", "war-no": "lose", "window": "lose", "piece": "keep",
		"milestone": "place", "choices": "choose",
	}
	for _, q := range questions() {
		verb, asked := verbs[q.name]
		if !asked {
			continue
		}
		delete(verbs, q.name)
		table := tableOf(t, search(t, q.seats, q.wanted))
		q.does(t, table)
		table.UpdateButtons()
		prompt, confirm := table.Position().Side.Prompt, table.Buttons.Widgets[house.ButtonConfirm]
		if !strings.Contains(strings.ToLower(prompt), verb) {
			t.Errorf("%s asks %q, without %q", q.name, prompt, verb)
		}
		if !confirm.Hidden && !strings.Contains(strings.ToLower(confirm.Label), verb) {
			t.Errorf("%s asks %q, but the button says %q", q.name, prompt, confirm.Label)
		}
	}
	for name := range verbs {
		t.Errorf("nothing asks for %s", name)
	}
}

// TestWordsThatAreNotSaid looks for words that left people guessing, or that say a second thing for what has a name.
func TestWordsThatAreNotSaid(t *testing.T) {
	data, err := os.ReadFile("../../../assets/strings/en/warsaw.txt")
	if err != nil {
		t.Fatal(err)
	}
	never := regexp.MustCompile(`(?i)the box|giv(e|en) (it |them |these )?up|you point at|, for this|build over|built over|\b[IV]+-\d|this window|1 coins|1 tiles`)
	for line := range strings.Lines(string(data)) {
		key, text, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if bad := never.FindString(text); ok && bad != "" {
			t.Errorf("%s says %q: %s", key, bad, text)
		}
	}
}

// TestTilesAreCalledByWhatTheyBear reads the names of all tiles.
func TestTilesAreCalledByWhatTheyBear(t *testing.T) {
	art := quickApp(t).art
	for code, want := range map[string]string{
		"I-01": "4 homes", "I-03": "3 homes and 1 park", "II-03": "2 homes and 2 shops with transport",
		"IV-03": "2 parks, 1 shop and 1 factory", "I-11": "3 theatres and 1 home with transport", "arsenal": "Arsenal",
	} {
		tile, ok := warsaw.TileByCode(code)
		if got := art.TileName(tile); !ok || got != want {
			t.Errorf("%s is called %q, not %q", code, got, want)
		}
	}
	for tile := warsaw.TileID(0); tile.Valid(); tile++ {
		if name := art.TileName(tile); name == "" || strings.Contains(name, tile.Tile().Code) && tile.Tile().Ordinary() || strings.Contains(name, "tile.") {
			t.Errorf("tile %s is called %q", tile.Tile().Code, name)
		}
	}
}

// TestTheLogSpeaksToYou reads what the log says of a seat called You, and of another.
func TestTheLogSpeaksToYou(t *testing.T) {
	art := quickApp(t).art
	tile := warsaw.BuildingTile(warsaw.Metro)
	for seat, want := range []map[warsaw.EventKind]string{
		{
			warsaw.TileBuilt: "You build Metro for 4 coins", warsaw.TileOverbuilt: "You overbuild with Metro for 4 coins", warsaw.TileDiscarded: "You discard Metro for −4 coins",
			warsaw.StackLost: "You lose Metro to the war", warsaw.StackCollapsed: "You lose Metro: Prudential is gone", warsaw.MilestoneWon: "You win Metro",
			warsaw.CoinsConverted: "You turn 4 coins into 2 VP",
		},
		{
			warsaw.TileBuilt: "Zofia builds Metro for 4 coins", warsaw.TileOverbuilt: "Zofia overbuilds with Metro for 4 coins", warsaw.TileDiscarded: "Zofia discards Metro for −4 coins",
			warsaw.StackLost: "Zofia loses Metro to the war", warsaw.StackCollapsed: "Zofia loses Metro: Prudential is gone", warsaw.MilestoneWon: "Zofia wins Metro",
			warsaw.CoinsConverted: "Zofia turns 4 coins into 2 VP",
		},
	} {
		m := wording.Match{Names: []string{"You", "Zofia"}}
		for kind, line := range want {
			if got := wording.Log(art, m, warsaw.Event{Kind: kind, Seat: seat, Tile: tile, Sum: warsaw.Sum{Coins: -4, VP: 2}}).Words; got != line {
				t.Errorf("it says %q, not %q", got, line)
			}
		}
	}
}
