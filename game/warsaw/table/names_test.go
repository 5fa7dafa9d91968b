//go:build !js

package table

import (
	"capital/game/scene/results"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/game/store"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// speak changes the language while a screen is shown.
func speak(t *testing.T, c *desk, language string) {
	t.Helper()
	now := c.Settings()
	now.Language = language
	c.SetSettings(now)
	if err := scene.Tick(c.App, tick); err != nil {
		t.Fatal(err)
	}
}

// TestNamesFollowTheLanguage at the table, by ear, at the curtain and in the results, as long as nobody gave others.
func TestNamesFollowTheLanguage(t *testing.T) {
	r := playedMatch(t, 3)
	r.Seats[0].Name, r.Seats[1].Name = "You", "Zosia"
	whole := r
	r.Actions = r.Actions[:20]
	c := quickApp(t)
	m, err := newMatch(r)
	if err != nil {
		t.Fatal(err)
	}
	table := newScreen(c, m)
	c.ShowAtOnce(table)
	speak(t, c, "pl")
	c.ShowAtOnce(table) // whatever lay over it
	table.Update(c.App, nil)
	p, seats := table.Position(), table.session.Seats()
	if p.Names[0] != "Ty" || seats[0].Name != "Ty" || p.Names[1] != "Zosia" {
		t.Errorf("the seats are called %v, and %v", p.Names, seats)
	}
	if told := strings.Join(table.shown.Log.Told(), " "); strings.Contains(told, "You") || !strings.Contains(told, "Ty") {
		t.Errorf("the log tells %q", told)
	}
	curtain := scene.NewCurtain(c.App, 0, "Ty", func() scene.Scene { return table })
	c.ShowAtOnce(curtain)
	speak(t, c, "de")
	if said := curtain.(interface {
		Spoken(*scene.App) narration.Speech
	}).Spoken(c.App).Place; !strings.Contains(said, " Du.") {
		t.Errorf("the curtain says %q", said)
	}
	if m, err = newMatch(whole); err != nil {
		t.Fatal(err)
	}
	screen := newScreen(c, m).Results().(*results.Screen)
	c.ShowAtOnce(screen)
	for _, now := range [][2]string{{"pl", "Ty"}, {"de", "Du"}, {"en", "You"}} {
		speak(t, c, now[0])
		if said := screen.Spoken(c.App).Prompt; !strings.Contains(said, now[1]) || !strings.Contains(said, "Zosia") {
			t.Errorf("the results say %q", said)
		}
	}
}

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
			c.ShowAtOnce(table.Results().(*results.Screen))
		}
		scene.Tick(c.App, tick)
		drive.Keep(t, "names-"+name, drive.Drawn(1280, 720, c.App.Draw))
	}
}

// TestNamesOfASavedMatchFollow the language in which it is gone on with.
func TestNamesOfASavedMatchFollow(t *testing.T) {
	files, begun := store.OpenFolder(t.TempDir()), warsaw.Record{Seed: 5}
	begun.Seats = append(begun.Seats, person("Du"), computer("Sawa"))
	if err := files.Save(matchFile, []byte(recordText(&begun))); err != nil {
		t.Fatal(err)
	}
	c := testCapital(t, scene.Settings{TextSize: 100}, files)
	c.ShowTitle()
	goTo(t, c, "title.continue")
	table := c.Shown().(*screen)
	table.Update(c.App, nil)
	if seats := table.session.Seats(); seats[0].Name != "You" || seats[1].Name != "Sawa" {
		t.Errorf("the seats are called %v", seats)
	}
	c.EndMatch()
}
