//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// TestNamesInAnyScriptAreSeen keeps pictures of them at the table, in and in the results.
func TestNamesInAnyScriptAreSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	played, _ := playedTo(t, people(4, 9), building(t), func(m *warsaw.Match, _ []warsaw.Event) bool { return m.Over() })
	for seat, name := range []string{"Ζήνων", "Юлия", "Řehoř Şü", "שרה 😀"} {
		played.Seats[seat].Name = name
		if seat > 0 {
			played.Seats[seat].Player = ai.Builder
		}
	}
	c := quickApp(t)
	for name, moves := range map[string]int{"table": len(played.Actions) / 2, "results": len(played.Actions)} {
		cut := played
		cut.Actions = played.Actions[:moves]
		m, err := newMatch(cut)
		if err != nil {
			t.Fatal(err)
		}
		table := newScreen(c, m)
		table.shown.Waiting = nil
		c.ShowAtOnce(table)
		table.Update(c.App, nil)
		if name == "results" {
			c.ShowAtOnce(table.Results())
		}
		scene.Tick(c.App, tick)
		drive.Keep(t, "names-"+name, drive.Drawn(1280, 720, c.App.Draw))
	}
}
